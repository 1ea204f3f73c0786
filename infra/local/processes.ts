import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  closeSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout } from 'node:timers/promises'

/** A server or service that runs. `how` says where it came from; `exited` resolves with the reason, never rejects. */
export type Running = AsyncDisposable & {
  /** Of the process that is the server, so that it can be killed; undefined when it is not on this machine. */
  pid: number | undefined
  how: string
  exited: Promise<string>
  /** SIGKILL, as a crash would end it; resolves when it is gone. */
  kill(): Promise<void>
}

export type SpawnOptions = {
  /** Without a slash it is looked for on PATH. */
  command: string
  args: string[]
  /** Added to this process's own environment. */
  env?: Record<string, string>
  /** Its output is appended here. */
  log: string
  /** Holds the process id while the process lives. */
  pidFile?: string | undefined
  /** Also prints its output, each line with this prefix. */
  mirror?: string | undefined
  /** What asks it to end. */
  stopSignal: NodeJS.Signals
  /** Where the program came from, for the person who reads the terminal. */
  how?: string
  /** After so long SIGKILL follows. */
  stopSeconds?: number
  /** Programs that start the program within the same process, such as `unshare …`. */
  wrapper?: string[]
}

const pollMilliseconds = 50

/**
 * Starts a process in a session of its own, so that Ctrl-C reaches only us. On Linux it ends when we end, however we
 * do. Disposal asks it to end and waits until it has.
 * @throws when the program cannot be started
 */
export async function spawnProcess(options: SpawnOptions): Promise<Running & { pid: number }> {
  await mkdir(dirname(options.log), { recursive: true })
  const argv = [...(options.wrapper ?? []), ...dyingWithUs(options.stopSignal), options.command, ...options.args]
  const log = openSync(options.log, 'a', 0o600)
  const child = spawn(argv[0] as string, argv.slice(1), {
    env: { ...process.env, ...options.env },
    detached: true,
    stdio: ['ignore', options.mirror ? 'pipe' : log, options.mirror ? 'pipe' : log],
  })
  closeSync(log)
  const exited = exitOf(child)
  await once(child, 'spawn')
  const pid = child.pid as number
  if (options.mirror) mirrorOutput(child, options.log, options.mirror)
  const { pidFile } = options
  if (pidFile) writePidFile(pidFile, pid)
  const gone = exited.then((reason) => {
    if (pidFile) removePidFile(pidFile, pid)
    return reason
  })
  return {
    pid,
    how: options.how ?? 'local binary',
    exited: gone,
    async kill() {
      child.kill('SIGKILL')
      await gone
    },
    async [Symbol.asyncDispose]() {
      child.kill(options.stopSignal)
      const ended = new AbortController()
      const stopTime = setTimeout((options.stopSeconds ?? 10) * 1000, undefined, { signal: ended.signal })
      stopTime.then(() => child.kill('SIGKILL')).catch(() => {})
      await gone
      ended.abort()
    },
  }
}

/** A server that the environment names: it is not ours to stop, nor to watch. */
export function externalServer(variable: string): Running {
  const { promise: exited, resolve } = Promise.withResolvers<string>()
  return {
    pid: undefined,
    how: variable,
    exited,
    kill: () => Promise.reject(new Error(`the server of ${variable} is not ours to kill`)),
    [Symbol.asyncDispose]: async () => resolve('is no longer used'),
  }
}

async function exitOf(child: ChildProcess): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>()
  child.once('error', (error) => resolve(error.message))
  child.once('exit', (code, signal) => resolve(signal ? `killed by ${signal}` : `exited with code ${code}`))
  return promise
}

function mirrorOutput(child: ChildProcess, log: string, prefix: string) {
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue
    createInterface({ input: stream }).on('line', (line) => {
      writeFileSync(log, `${line}\n`, { flag: 'a' })
      console.log(`${prefix} | ${line}`)
    })
  }
}

/** Written whole or not at all: a reader never finds half a number. */
export function writePidFile(file: string, pid: number) {
  writeFileSync(`${file}.new`, `${pid}\n`)
  renameSync(`${file}.new`, file)
}

/** Leaves the file alone when it is a successor's by now. */
export function removePidFile(file: string, pid: number) {
  try {
    if (Number(readFileSync(file, 'utf8')) === pid) rmSync(file, { force: true })
  } catch {
    // Removed already.
  }
}

let deathSignal: boolean | undefined

/** The kernel sends the signal when we end, even by SIGKILL; elsewhere the next start stops what was left. */
function dyingWithUs(signal: NodeJS.Signals): string[] {
  deathSignal ??= hasProgram('setpriv', 'pdeathsig')
  return deathSignal ? ['setpriv', '--pdeathsig', signal.slice('SIG'.length), '--'] : []
}

/** Whether the program is there and its help mentions the word. */
function hasProgram(program: string, word: string): boolean {
  const { stdout, stderr } = spawnSync(program, ['--help'], { encoding: 'utf8' })
  return `${stdout}${stderr}`.includes(word)
}

/** False for a process that has ended but was not collected by its parent. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false
  }
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return !/^ [ZX]/.test(stat.slice(stat.lastIndexOf(')') + 1))
  } catch {
    return process.platform !== 'linux'
  }
}

/**
 * Live processes of a program (its name as the kernel keeps it) whose working directory is the folder. Linux only;
 * elsewhere none are found.
 */
export function processesIn(folder: string, program: string): number[] {
  return liveProcesses().filter(
    (pid) =>
      tryTo(() => readlinkSync(`/proc/${pid}/cwd`)) === folder &&
      tryTo(() => readFileSync(`/proc/${pid}/comm`, 'utf8').trim()) === program,
  )
}

/** Live processes that were started with `NAME=value` in their environment. Linux only; elsewhere none are found. */
export function processesWith(name: string, value: string): number[] {
  return liveProcesses().filter((pid) =>
    tryTo(() => readFileSync(`/proc/${pid}/environ`, 'utf8'))
      ?.split('\0')
      .includes(`${name}=${value}`),
  )
}

function liveProcesses(): number[] {
  const entries = tryTo(() => readdirSync('/proc')) ?? []
  return entries
    .map(Number)
    .filter((pid) => pid > 0 && pid !== process.pid)
    .filter(isAlive)
}

function tryTo<Value>(read: () => Value): Value | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}

/** Asks each process to end, and kills those that are still there after the seconds. */
export async function endProcesses(pids: () => number[], signal: NodeJS.Signals, seconds: number): Promise<void> {
  for (const pid of pids()) tryTo(() => process.kill(pid, signal))
  if (await until(() => pids().length === 0, seconds)) return
  for (const pid of pids()) tryTo(() => process.kill(pid, 'SIGKILL'))
  if (!(await until(() => pids().length === 0, 5)))
    throw new Error(`process ${pids().join(', ')} does not end: stop it by hand`)
}

/** Polls the condition; false when it did not come true in time. */
export async function until(condition: () => boolean | Promise<boolean>, seconds: number): Promise<boolean> {
  const end = performance.now() + seconds * 1000
  while (!(await condition())) {
    if (performance.now() > end) return false
    await setTimeout(pollMilliseconds)
  }
  return true
}

/** The end of a log, for an error message. */
export async function lastLines(log: string, count = 25): Promise<string> {
  const text = await readFile(log, 'utf8').catch(() => '')
  return text.trimEnd().split('\n').slice(-count).join('\n')
}
