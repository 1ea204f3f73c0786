import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'rolldown'
import { expect, test } from 'vitest'

test('the library is one file that needs no other, of at most 16 KiB compressed', async () => {
  const { output } = await build({
    input: join(import.meta.dirname, 'index.ts'),
    platform: 'neutral',
    // Hermes, of React Native, knows no async generators.
    transform: { target: 'es2017' },
    output: { format: 'esm', minify: true },
    write: false,
  })
  const [chunk] = output
  expect([output.length, chunk.imports, chunk.dynamicImports]).toEqual([1, [], []])
  expect(gzipSync(chunk.code).length).toBeLessThanOrEqual(16 * 1024)
})
