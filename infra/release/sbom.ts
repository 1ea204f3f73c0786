// Prints what an image holds, as CycloneDX: `node infra/release/sbom.ts npm.json status.d image@sha256:…`. The first file
// is of `pnpm sbom`, the folder is /var/lib/dpkg/status.d of the image.
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { debianComponents, listOf, nodeComponent } from './components.ts'

const [npm, folder, image] = process.argv.slice(2)
if (!npm || !folder || !image) {
  console.error('usage: node infra/release/sbom.ts <file of pnpm sbom> <folder status.d> <image>')
  process.exit(2)
}
const read = (file: string) => readFileSync(file, 'utf8')
const debian = debianComponents(readdirSync(folder).map((file) => read(join(folder, file))))
const { devDependencies } = JSON.parse(read(resolve(import.meta.dirname, '../../package.json')))
console.log(
  JSON.stringify(listOf(JSON.parse(read(npm)), [nodeComponent(devDependencies.node), ...debian], image), null, 1),
)
