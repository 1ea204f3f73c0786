// Of `npm pack` and `npm publish`: makes dist/ and the package.json of who installs it, and puts ours back afterwards.
import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'

const here = import.meta.dirname
const manifest = join(here, 'package.json')
const ours = join(here, 'dist', 'package.json')
const root = join(here, '../..')

function build() {
  // In a clean clone the compiler and the bundler are not there yet.
  const isInstalled = existsSync(join(here, 'node_modules/rolldown'))
  const install = [process.execPath, join(root, 'infra/local/bootstrap.mjs'), 'client:build']
  const [command, ...args] = isInstalled ? [join(root, 'node_modules/.bin/node'), join(here, 'build.ts')] : install
  const { status } = spawnSync(command, args, { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

/** What a file of the source becomes, for each who asks. React Native's Metro takes CommonJS without a further step. */
function built(source) {
  const name = basename(source, '.ts')
  const at = (folder) => ({ types: `./dist/${folder}/${name}.d.ts`, default: `./dist/${folder}/${name}.js` })
  return { 'react-native': at('cjs'), import: at('esm'), require: at('cjs') }
}

if (process.argv[2] === 'undo') renameSync(ours, manifest)
else {
  build()
  copyFileSync(manifest, ours)
  const { exports, scripts: _scripts, devDependencies: _tools, ...published } = JSON.parse(readFileSync(ours, 'utf8'))
  // For tools that know no `exports`.
  const { default: main, types } = built('index.ts').require
  const doors = Object.fromEntries(Object.entries(exports).map(([path, source]) => [path, built(source)]))
  writeFileSync(manifest, `${JSON.stringify({ ...published, main, types, exports: doors }, null, 2)}\n`)
}
