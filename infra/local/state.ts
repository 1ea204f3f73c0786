import { randomBytes } from 'node:crypto'
import { access, constants, mkdir, mkdtemp, readFile, realpath, rm, statfs, writeFile } from 'node:fs/promises'
import { freemem, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { isAlive } from './processes.ts'

const inMemory = '/dev/shm'
const gibibyte = 2 ** 30

/**
 * Where temporary folders are made: in memory where Linux has plenty, since the copies of databases that tests make and
 * remove cost four times the CPU on a disk.
 */
async function temporaryPlace(): Promise<string> {
  const free = await statfs(inMemory).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  )
  return free >= 4 * gibibyte && freemem() >= 8 * gibibyte ? inMemory : tmpdir()
}

/** Made if need be, its own user's only, without symbolic links in its path. */
export async function stateFolder(wanted: string | undefined, prefix: string): Promise<string> {
  if (wanted === undefined) return realpath(await mkdtemp(join(await temporaryPlace(), prefix)))
  await mkdir(wanted, { recursive: true, mode: 0o700 })
  await access(wanted, constants.R_OK | constants.W_OK | constants.X_OK).catch((cause) => {
    throw new Error(`${wanted} belongs to another user: remove it as that user, or start as that user`, { cause })
  })
  return realpath(wanted)
}

/** Random, made once, readable by its owner only. */
export async function ownSecret(file: string): Promise<string> {
  await writeFile(file, randomBytes(24).toString('hex'), { mode: 0o600, flag: 'wx' }).catch((error) => {
    if (error.code !== 'EEXIST') throw error
  })
  return readFile(file, 'utf8')
}

/** Where `npm start` keeps its state. */
export const localState = resolve(import.meta.dirname, '../../.local')

/**
 * Holds the folder against a second `npm start` and against a reset, until disposal or our end.
 * @throws when another process holds it
 */
export async function lockState(folder: string): Promise<AsyncDisposable> {
  const file = join(folder, 'supervisor.pid')
  for (;;) {
    const mine = await writeFile(file, String(process.pid), { flag: 'wx' }).then(
      () => true,
      (error) => {
        if (error.code !== 'EEXIST') throw error
        return false
      },
    )
    if (mine) return { [Symbol.asyncDispose]: () => rm(file, { force: true }) }
    const holder = Number(await readFile(file, 'utf8').catch(() => '0'))
    if (await isSupervisor(holder))
      throw new Error(`npm start is running already (process ${holder}): stop it first, with Ctrl-C or kill ${holder}.`)
    await rm(file, { force: true })
  }
}

/** The number in a file may be another process's by now. */
async function isSupervisor(pid: number): Promise<boolean> {
  if (!(pid > 0) || pid === process.pid || !isAlive(pid)) return false
  if (process.platform !== 'linux') return true
  const commandLine = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
  return /infra\/local\/(start|reset)\.ts/.test(commandLine)
}
