// Makes dist/: one file of ESM, and declarations that need no other package.
import { execFileSync } from 'node:child_process'
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'rolldown'

const here = import.meta.dirname
const dist = join(here, 'dist')
rmSync(dist, { recursive: true, force: true })
await build({
  input: join(here, 'index.ts'),
  platform: 'neutral',
  transform: { target: 'es2021' },
  output: { file: join(dist, 'index.js'), format: 'esm' },
})
const asHere = ['--ignoreConfig', '--strict', '--exactOptionalPropertyTypes', '--noUncheckedIndexedAccess']
const target = ['--target', 'es2024', '--lib', 'es2024', '--types', 'node', '--module', 'nodenext', '--skipLibCheck']
const output = ['--declaration', '--emitDeclarationOnly', '--rewriteRelativeImportExtensions', '--outDir', dist]
execFileSync(join(here, '../../node_modules/.bin/tsc'), [...asHere, ...target, ...output, join(here, 'index.ts')], {
  stdio: 'inherit',
})
for (const file of globSync(join(dist, '*.d.ts')))
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/(from '\.\/\w+)\.ts'/g, "$1.js'"))
