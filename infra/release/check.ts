// Lists what prevents a release: `node infra/release/check.ts v1.1.0`, which the workflow runs first.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { unpinnedInDockerfile, unpinnedInManifest, unpinnedInWorkflow } from './unpinned.ts'

const root = resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const inEach = (pattern: string, find: (text: string) => string[], exclude: string[] = []) =>
  globSync(pattern, { cwd: root, exclude }).flatMap((file) =>
    find(read(file)).map((name) => `${file}: ${name} is named without a hash`),
  )

const versionIn = (file: string): string =>
  existsSync(join(root, file)) ? (JSON.parse(read(file)).version ?? 'none') : 'none'
const hasPart = (file: string) =>
  new RegExp(`^## ${version.replaceAll('.', '\\.')} - \\d{4}-\\d\\d-\\d\\d$`, 'm').test(read(file))

const [tag = ''] = process.argv.slice(2)
const version = versionIn('package.json')
const problems = [
  ...inEach('.github/workflows/*.yml', unpinnedInWorkflow),
  ...inEach('infra/image/Dockerfile', unpinnedInDockerfile),
  // The local overlay is of no release.
  ...inEach('infra/kubernetes/**/*.yaml', unpinnedInManifest, ['infra/kubernetes/overlays/local/**']),
  ...(tag === `v${version}` ? [] : [`the tag is ${tag}, and package.json says ${version}`]),
  ...['libs/client/package.json', 'contracts/released/release.json']
    .filter((file) => versionIn(file) !== version)
    .map((file) => `${file} is of ${versionIn(file)}, and package.json of ${version}`),
  ...['CHANGELOG.md', 'libs/client/CHANGELOG.md']
    .filter((file) => !hasPart(file))
    .map((file) => `${file} has no part "${version} - <year>-<month>-<day>"`),
]
for (const problem of problems) console.error(problem)
process.exit(problems.length > 0 ? 1 : 0)
