import { execFile } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { z } from 'zod'
import { Job, type JobResult, Killed, Parts, Trace, Traces, Tray } from '../desk.ts'

/** What the desk does; undefined where there is no such thing. */
export type Desk = {
  tray(token: string): Promise<Tray | undefined>
  run(job: Job): Promise<JobResult>
  /** The parts that run as processes of this machine. */
  parts(): Promise<string[]>
  /** False when no such process runs. */
  kill(part: string): Promise<boolean>
  trace(traceId: string): Promise<Trace | undefined>
  traces(): Promise<Traces | undefined>
}

export type DeskOptions = { pushUrl: string; tracesUrl: string; stateFolder: string }

/** The desk of what `npm start` runs. */
export const localDesk = ({ pushUrl, tracesUrl, stateFolder }: DeskOptions): Desk => ({
  tray: (token) => read(pushUrl, `/sent?token=${encodeURIComponent(token)}`, Tray),
  run: runJob,
  parts: () => partsIn(join(stateFolder, 'pids')),
  kill: (part) => killPart(join(stateFolder, 'pids'), part),
  trace: (traceId) => read(tracesUrl, `/traces/${traceId}`, Trace),
  traces: () => read(tracesUrl, '/traces', Traces),
})

async function read<Body>(url: string, path: string, schema: z.ZodType<Body>): Promise<Body | undefined> {
  if (url === '') return undefined
  const response = await fetch(url + path, { signal: AbortSignal.timeout(5_000) })
  if (response.status === 404) return undefined
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return schema.parse(await response.json())
}

const jobProgram = resolve(import.meta.dirname, '../../../infra/local/job.ts')
const jobMilliseconds = 60_000

/** As `npm run job -- <job>` does. */
function runJob(job: Job): Promise<JobResult> {
  return new Promise((resolve) => {
    execFile(process.execPath, [jobProgram, job], { timeout: jobMilliseconds }, (error, stdout, stderr) => {
      const code = error ? Number(error.code ?? 1) : 0
      resolve({ code: Number.isInteger(code) ? code : 1, output: `${stdout}${stderr}`.trim() })
    })
  })
}

/** Each has a file with its process id while it lives. */
const partsIn = async (folder: string): Promise<string[]> => (await readdir(folder).catch(() => [])).sort()

/** What would answer this itself ends a little later, so that the page hears of it. */
const ownEndMilliseconds = 100

async function killPart(folder: string, part: string): Promise<boolean> {
  if (!(await partsIn(folder)).includes(part)) return false
  const pid = Number(await readFile(join(folder, part), 'utf8').catch(() => '0'))
  if (!(pid > 0)) return false
  if (pid === process.pid) {
    setTimeout(() => process.kill(pid, 'SIGKILL'), ownEndMilliseconds)
    return true
  }
  try {
    return process.kill(pid, 'SIGKILL')
  } catch {
    return false
  }
}

export type DeskAnswer = { status: number; body: unknown }
const notFound: DeskAnswer = { status: 404, body: { error: 'not found' } }
const found = (body: unknown): DeskAnswer => (body === undefined ? notFound : { status: 200, body })

/** What a path below `/desk/` answers. */
export async function answerDesk(desk: Desk, method: string, { pathname, searchParams }: URL): Promise<DeskAnswer> {
  const [what = '', which = '', ...more] = pathname.split('/').slice(2)
  if (more.length > 0) return notFound
  const route = `${method} ${what}`
  if (route === 'GET tray' && which === '') {
    const token = searchParams.get('token')
    return token ? found(await desk.tray(token)) : { status: 400, body: { error: 'name the device: ?token=…' } }
  }
  if (route === 'GET traces') {
    if (which === '') return found(await desk.traces())
    if (!/^[\da-f]{32}$/.test(which)) return notFound
    // Of a turn that has just begun nothing has come yet.
    return found((await desk.trace(which)) ?? Trace.parse({ spans: [] }))
  }
  if (route === 'GET parts' && which === '') return found(Parts.parse({ parts: await desk.parts() }))
  if (route === 'POST jobs') {
    const job = Job.safeParse(which)
    return job.success ? found(await desk.run(job.data)) : notFound
  }
  if (route === 'POST kill') return (await desk.kill(which)) ? found(Killed.parse({ killed: true })) : notFound
  return notFound
}
