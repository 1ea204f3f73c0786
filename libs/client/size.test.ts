import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { bundle, entries } from './bundle.ts'

const others: Record<string, string[]> = {
  react: ['react', '@yoldas/client'],
  reactNative: ['@yoldas/client'],
  study: ['@yoldas/client'],
}
/** In KiB, compressed. */
const limits: Record<string, number> = { index: 16, study: 3 }

test.each(entries)(
  '%s is one file: the library of at most 16 KiB compressed, mistakes and reviews of 3, what else goes with it of 2',
  async (entry) => {
    const { code, imports, dynamicImports } = await bundle(entry, 'esm', true)
    expect([imports, dynamicImports]).toEqual([others[entry] ?? [], []])
    expect(gzipSync(code).length).toBeLessThanOrEqual((limits[entry] ?? 2) * 1024)
  },
)
