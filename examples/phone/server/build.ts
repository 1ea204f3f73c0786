import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { glob, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

const root = resolve(import.meta.dirname, '../../..')
/** What the page is made of. */
const sources = [
  'examples/phone/{*.ts,package.json}',
  'examples/phone/page/**/*',
  'libs/client/*.ts',
  'libs/text/*.ts',
  'contracts/*.ts',
  'pnpm-lock.yaml',
]
const buildProgram = join(import.meta.dirname, 'buildPage.ts')
const isMade = /\.test\.tsx?$/

/**
 * The folder with the page as it is served, below `folder`, built anew when its sources have changed since. Two builds
 * of the same at the same time make the same.
 */
export async function builtPage(folder: string): Promise<string> {
  const place = join(folder, await sourcesHash())
  if (existsSync(place)) return place
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const outDir = `${place}.${process.pid}`
  // In a process of its own, whose memory goes with it: 450 MB, several times that of the server.
  await promisify(execFile)(process.execPath, [buildProgram, outDir])
  // Of other sources: a server that serves one has it in memory.
  const others = (await readdir(folder)).filter((name) => !join(folder, name).startsWith(place))
  await Promise.all(others.map((name) => rm(join(folder, name), { recursive: true, force: true })))
  await rename(outDir, place).catch(async (error) => {
    if (!existsSync(place)) throw error
    await rm(outDir, { recursive: true, force: true })
  })
  return place
}

async function sourcesHash(): Promise<string> {
  const hash = createHash('sha256')
  const files = await Array.fromAsync(glob(sources, { cwd: root, withFileTypes: true }))
  const names = files
    .filter((file) => file.isFile() && !isMade.test(file.name))
    .map((file) => join(file.parentPath, file.name))
  for (const name of names.sort())
    hash
      .update(name.slice(root.length))
      .update('\0')
      .update(await readFile(name))
  return hash.digest('hex').slice(0, 16)
}
