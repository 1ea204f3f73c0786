import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { build, type OutputChunk } from 'rolldown'

const here = import.meta.dirname

const manifest: { exports: Record<string, string> } = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8'))
/** The files that the package's `exports` name, without their ending. */
export const entries = Object.values(manifest.exports).map((file) => basename(file, '.ts'))

/** The first entry has the classes; what else needs them asks the package for it, so that there is one of each. */
const oneIndex = {
  name: 'one index',
  resolveId: (id: string, importer: string | undefined) =>
    id === './index.ts' && importer ? { id: '@yoldas/client', external: true } : null,
}

/** One file. Hermes, of React Native, knows no async generators, so it is made for ES2017. */
export async function bundle(entry: string, format: 'esm' | 'cjs', minify = false): Promise<OutputChunk> {
  const { output } = await build({
    input: join(here, `${entry}.ts`),
    platform: 'neutral',
    external: ['react'],
    plugins: [oneIndex],
    transform: { target: 'es2017' },
    output: { format, minify, sourcemap: !minify, exports: 'named' },
    write: false,
  })
  const [chunk] = output
  return chunk
}
