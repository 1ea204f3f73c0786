import { execFile } from 'node:child_process'
import { chmod, copyFile, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const run = promisify(execFile)
const reset = 'infra/local/reset.ts'

/** A workspace of two packages, and an `npx` that only takes note and makes the folders that were asked for. */
async function workspace() {
  const root = await mkdtemp(join(tmpdir(), 'yoldas-bootstrap-'))
  const write = async (path: string, text: string) => {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), text)
  }
  const manifest = (path: string, named: object) => write(`${path}package.json`, JSON.stringify(named))
  await manifest('', { devDependencies: { node: '24' } })
  await manifest('libs/a/', { dependencies: { '@scope/x': '1' } })
  await manifest('services/b/', { dependencies: { y: '1' }, devDependencies: { z: '1' } })
  await write(reset, '')
  await copyFile(join(import.meta.dirname, 'bootstrap.mjs'), join(root, 'infra/local/bootstrap.mjs'))
  const folders = ['node_modules/node', 'libs/a/node_modules/@scope/x', 'services/b/node_modules/y']
  await write(
    'bin/npx',
    `#!/bin/sh\necho "$@" >> installs\nmkdir -p node_modules/.bin ${folders.join(' ')} services/b/node_modules/z\n`,
  )
  await chmod(join(root, 'bin/npx'), 0o755)
  await mkdir(join(root, 'node_modules/.bin'), { recursive: true })
  await symlink(process.execPath, join(root, 'node_modules/.bin/node'))
  return {
    remove: (path: string) => rm(join(root, path), { recursive: true }),
    manifest,
    /** Runs a task, and says how many installs there have been. */
    async installs(): Promise<number> {
      const PATH = `${join(root, 'bin')}:${process.env.PATH}`
      await run(process.execPath, ['infra/local/bootstrap.mjs', 'reset'], { cwd: root, env: { ...process.env, PATH } })
      return (await readFile(join(root, 'installs'), 'utf8')).trimEnd().split('\n').length
    },
    [Symbol.asyncDispose]: () => rm(root, { recursive: true }),
  }
}

test('what is there is not installed again', async () => {
  await using own = await workspace()
  expect(await own.installs()).toBe(1)
  expect(await own.installs()).toBe(1)
})

test.each(['libs/a/node_modules', 'services/b/node_modules/z', 'node_modules/node', 'node_modules/.yoldas-installed'])(
  'what is missing at %s is installed',
  async (path) => {
    await using own = await workspace()
    await own.installs()
    await own.remove(path)
    expect(await own.installs()).toBe(2)
    expect(await own.installs()).toBe(2)
  },
)

test('so is what a new package needs', async () => {
  await using own = await workspace()
  await own.installs()
  await own.manifest('libs/c/', { dependencies: {} })
  expect(await own.installs()).toBe(2)
})
