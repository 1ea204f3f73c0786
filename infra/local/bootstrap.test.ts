import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmod, copyFile, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const run = promisify(execFile)
const reset = 'infra/local/reset.ts'

/**
 * A workspace of two packages, and an `npm` whose pnpm only takes note and makes the folders that were asked for. Its
 * package is the one that this copy of the bootstrap expects.
 */
async function workspace() {
  const root = await mkdtemp(join(tmpdir(), 'yoldas-bootstrap-'))
  const write = async (path: string, text: string) => {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), text)
  }
  const manifest = (path: string, named: object) => write(`${path}package.json`, JSON.stringify(named))
  await manifest('', { packageManager: 'pnpm@12.0.0', devDependencies: { node: '24' } })
  await manifest('libs/a/', { dependencies: { '@scope/x': '1' } })
  await manifest('services/b/', { dependencies: { y: '1' }, devDependencies: { z: '1' } })
  await write(reset, '')
  await copyFile(join(import.meta.dirname, 'bootstrap.mjs'), join(root, 'infra/local/bootstrap.mjs'))
  const folders = ['node_modules/node', 'libs/a/node_modules/@scope/x', 'services/b/node_modules/y']
  const makeFolders = `mkdir -p node_modules/.bin ${folders.join(' ')} services/b/node_modules/z`
  const program = async (path: string, ...lines: string[]) => {
    await write(path, ['#!/bin/sh', ...lines, ''].join('\n'))
    await chmod(join(root, path), 0o755)
  }
  const pack = async (...lines: string[]) => {
    await program('package/pnpm', ...lines)
    await run('tar', ['-czf', 'packed.tgz', 'package/pnpm'], { cwd: root })
    return createHash('sha512')
      .update(await readFile(join(root, 'packed.tgz')))
      .digest('base64')
  }
  // npm pack <name> … --pack-destination <folder>
  await program('bin/npm', 'echo "$2" >> fetches', `for folder; do :; done`, `cp '${root}/packed.tgz' "$folder"`)
  const hash = await pack('echo "$@" >> installs', makeFolders)
  const pnpm = await readFile(join(import.meta.dirname, 'pnpm.mjs'), 'utf8')
  await write('infra/local/pnpm.mjs', pnpm.replaceAll(/sha512-[\w+/=]{20,}/g, `sha512-${hash}`))
  await mkdir(join(root, 'node_modules/.bin'), { recursive: true })
  await symlink(process.execPath, join(root, 'node_modules/.bin/node'))
  const env = { ...process.env, PATH: `${join(root, 'bin')}:${process.env.PATH}` }
  const bootstrap = () => run(process.execPath, ['infra/local/bootstrap.mjs', 'reset'], { cwd: root, env })
  return {
    remove: (path: string) => rm(join(root, path), { recursive: true }),
    manifest,
    pack,
    bootstrap,
    read: (path: string) => readFile(join(root, path), 'utf8'),
    /** Runs a task, and says how many installs there have been. */
    async installs(): Promise<number> {
      await bootstrap()
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

test('pnpm is fetched in the version that package.json names, and nothing of it stays', async () => {
  await using own = await workspace()
  await own.bootstrap()
  expect(await own.read('fetches')).toBe(`@pnpm/exe.${process.platform}-${process.arch}@12.0.0\n`)
  expect(await own.read('installs')).toMatch(/^install --frozen-lockfile /)
  await expect(own.read('node_modules/.cache/pnpm/pnpm')).rejects.toThrow('ENOENT')
})

test('nothing is run of a pnpm with another hash, and the error says what to do', async () => {
  await using own = await workspace()
  await own.pack('touch stolen')
  const remedies = /pnpm\.mjs expects[\s\S]*After a change of pnpm's version[\s\S]*npm cache clean/
  await expect(own.bootstrap()).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(remedies) })
  await expect(own.read('stolen')).rejects.toThrow('ENOENT')
  await expect(own.read('node_modules/.yoldas-installed')).rejects.toThrow('ENOENT')
})
