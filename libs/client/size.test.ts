import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'rolldown'
import { expect, test } from 'vitest'

test('the library is one file that needs no other, of less than 15 KB compressed', async () => {
  const { output } = await build({
    input: join(import.meta.dirname, 'index.ts'),
    platform: 'neutral',
    transform: { target: 'es2021' },
    output: { format: 'esm', minify: true },
    write: false,
  })
  const [chunk] = output
  expect([output.length, chunk.imports, chunk.dynamicImports]).toEqual([1, [], []])
  expect(gzipSync(chunk.code).length).toBeLessThan(15_000)
})
