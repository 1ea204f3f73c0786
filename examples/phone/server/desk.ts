import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { z } from 'zod'
import { Job, type JobResult, Killed, Mortal, Trace, Traces, Tray } from '../desk.ts'

/** What the desk does; undefined where there is no such thing. */
export type Desk = {
  tray(token: string): Promise<Tray | undefined>
  run(job: Job): Promise<JobResult>
  /** False when no such process runs. */
  kill(part: Mortal): Promise<boolean>
  trace(traceId: string): Promise<Trace | undefined>
  traces(): Promise<Traces | undefined>
}

export type DeskOptions = { pushUrl: string; tracesUrl: string; stateFolder: string }

/** The desk of what `npm start` runs. */
export const localDesk = ({ pushUrl, tracesUrl, stateFolder }: DeskOptions): Desk => ({
  tray: (token) => read(pushUrl, `/sent?token=${encodeURIComponent(token)}`, Tray),
  run: runJob,
  kill: (part) => killPart(join(stateFolder, 'pids', part)),
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

async function killPart(pidFile: string): Promise<boolean> {
  const pid = Number(await readFile(pidFile, 'utf8').catch(() => '0'))
  if (!(pid > 0)) return false
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
    return /^[\da-f]{32}$/.test(which) ? found(await desk.trace(which)) : notFound
  }
  if (route === 'POST jobs') {
    const job = Job.safeParse(which)
    return job.success ? found(await desk.run(job.data)) : notFound
  }
  if (route === 'POST kill') {
    const part = Mortal.safeParse(which)
    return part.success && (await desk.kill(part.data)) ? found(Killed.parse({ killed: true })) : notFound
  }
  return notFound
}
