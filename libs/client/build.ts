// Makes dist/: each entry as one file of ESM and one of CommonJS, and declarations that need no other package.
import { execFileSync } from 'node:child_process'
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bundle, entries } from './bundle.ts'

const here = import.meta.dirname
const dist = join(here, 'dist')

const folders = { esm: join(dist, 'esm'), cjs: join(dist, 'cjs') }

async function writeBundles(): Promise<void> {
  for (const entry of entries)
    for (const format of ['esm', 'cjs'] as const) {
      const { code, map } = await bundle(entry, format)
      const file = join(folders[format], `${entry}.js`)
      writeFileSync(file, `${code}//# sourceMappingURL=${entry}.js.map\n`)
      writeFileSync(`${file}.map`, JSON.stringify(map))
    }
}

/** The same declarations for both: what they are is said by the `type` of the folder. */
function writeTypes(): void {
  const asHere = ['--ignoreConfig', '--strict', '--exactOptionalPropertyTypes', '--noUncheckedIndexedAccess']
  const target = ['--target', 'es2024', '--lib', 'es2024,dom', '--types', '', '--module', 'nodenext', '--skipLibCheck']
  const output = [
    '--declaration',
    '--emitDeclarationOnly',
    '--rewriteRelativeImportExtensions',
    '--outDir',
    folders.esm,
  ]
  const files = entries.map((entry) => join(here, `${entry}.ts`))
  const compiler = join(here, '../../node_modules/.bin/tsc')
  execFileSync(compiler, [...asHere, ...target, ...output, ...files], { stdio: 'inherit' })
  for (const file of globSync(join(folders.esm, '*.d.ts')))
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/((?:from |import\()'\.\/\w+)\.ts'/g, "$1.js'"))
  cpSync(folders.esm, folders.cjs, { recursive: true })
  writeFileSync(join(folders.cjs, 'package.json'), '{ "type": "commonjs" }\n')
}

rmSync(dist, { recursive: true, force: true })
writeTypes()
await writeBundles()
