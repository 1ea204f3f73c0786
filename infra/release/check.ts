// Lists what prevents a release: `node infra/release/check.ts v1.0.0`, which the workflow runs first.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { unpinnedInDockerfile, unpinnedInManifest, unpinnedInWorkflow } from './unpinned.ts'

const root = resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const inEach = (pattern: string, find: (text: string) => string[], exclude: string[] = []) =>
  globSync(pattern, { cwd: root, exclude }).flatMap((file) =>
    find(read(file)).map((name) => `${file}: ${name} is named without a hash`),
  )

const [tag = ''] = process.argv.slice(2)
const { version }: { version: string } = JSON.parse(read('package.json'))
const problems = [
  ...inEach('.github/workflows/*.yml', unpinnedInWorkflow),
  ...inEach('infra/image/Dockerfile', unpinnedInDockerfile),
  // The local overlay is of no release.
  ...inEach('infra/kubernetes/**/*.yaml', unpinnedInManifest, ['infra/kubernetes/overlays/local/**']),
  ...(tag === `v${version}` ? [] : [`the tag is ${tag}, and package.json says ${version}`]),
  ...(new RegExp(`^## ${version.replaceAll('.', '\\.')} `, 'm').test(read('CHANGELOG.md'))
    ? []
    : [`CHANGELOG.md has no part of ${version} with its day`]),
  ...(existsSync(join(root, 'contracts/released'))
    ? []
    : ['contracts/released is not written: npm run contracts -- release']),
]
for (const problem of problems) console.error(problem)
process.exit(problems.length > 0 ? 1 : 0)
