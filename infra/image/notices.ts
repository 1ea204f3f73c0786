// Prints what the image holds of others and under which terms; run in the folder whose node_modules is meant.
import { globSync, lstatSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

type Package = { name: string; version: string; license: string; folder: string; source: string }

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

function readPackage(file: string): Package {
  const manifest: unknown = JSON.parse(readFileSync(file, 'utf8'))
  const repository = field(manifest, 'repository')
  return {
    name: text(field(manifest, 'name')),
    version: text(field(manifest, 'version')),
    license: text(field(manifest, 'license')),
    folder: dirname(file),
    source: (text(repository) || text(field(repository, 'url'))).replace(/^git\+/, ''),
  }
}

const found = globSync('node_modules/.pnpm/*/node_modules/{*,@*/*}/package.json')
  .filter((file) => !lstatSync(dirname(file)).isSymbolicLink())
  .map(readPackage)
  .filter(({ name }) => name !== '')
  .toSorted((one, other) => (one.folder < other.folder ? -1 : 1))
const unnamed = found.filter(({ license }) => license === '').map(({ folder }) => folder)
if (found.length === 0 || unnamed.length > 0) {
  console.error(
    `these packages do not say under which licence they are: ${unnamed.join(', ') || 'no package was found'}`,
  )
  process.exit(1)
}

const lgpl = found.filter(({ license }) => license.includes('LGPL'))
console.log(`# Notices

Yoldaş is under the Apache License 2.0 (LICENSE). This image also holds:

- Debian's packages base-files, ca-certificates, gcc-14-base, libc6, libgcc-s1, libstdc++6 and tini, each with its terms in
  /usr/share/doc/<package>/copyright; libc6 is under the LGPL 2.1 or later. Their sources are in Debian's archive
- Node.js, with its terms in /usr/share/doc/node/copyright
- npm packages, whose texts stand in their folders below /app/node_modules/.pnpm

## Under the GNU Lesser General Public License

These are shared libraries that others may replace by their own builds, in the folder named. The text of the licence is
/usr/share/common-licenses/LGPL-3. The terms of the libraries that are linked into each are in its README.md, their versions in
its versions.json, and the sources with the programs that build them at the address.
`)
for (const { name, version, license, folder, source } of lgpl)
  console.log(`- ${name} ${version}, ${license}: /app/${join(folder)}, ${source}`)
console.log('\n## All npm packages\n\n| package | version | licence |\n|---|---|---|')
for (const { name, version, license } of found) console.log(`| ${name} | ${version} | ${license} |`)
