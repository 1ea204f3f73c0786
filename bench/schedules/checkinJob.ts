import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Database } from '@yoldas/local'
import { root, type Servers } from '../servers.ts'

export type JobRun = {
  seconds: number
  found: number
  scheduled: number
  /** Of memory at most: resident, and alive after a garbage collection. */
  residentMebibytes: number
  aliveMebibytes: number
}

/** The daily job for today, run as an operator would; its time is the whole command's. */
export async function runCheckinJob({ nats }: Servers, database: Database): Promise<JobRun> {
  const env = {
    ...process.env,
    DATABASE_URL: database.urls['companion-scheduler'],
    NATS_URL: nats.urlFor('companion-scheduler'),
  }
  const preload = new URL('peak.ts', import.meta.url).href
  const program = join(root, 'services/companion-scheduler/job.ts')
  const begin = performance.now()
  const args = ['--expose-gc', '--import', preload, program, 'silence-checkin']
  const said = await promisify(execFile)(process.execPath, args, { env })
  return { seconds: (performance.now() - begin) / 1000, ...readRun(said) }
}

/** What the command said of itself. @throws when it did not say that it did its work */
export function readRun({ stdout, stderr }: { stdout: string; stderr: string }): Omit<JobRun, 'seconds'> {
  const did = /(\d+) silent students found, (\d+) check-ins scheduled/.exec(stdout)
  const peak = /^peak (\d+) KiB, alive (\d+) KiB$/m.exec(stderr)
  if (!did || !peak) throw new Error(`the job said: ${stdout}${stderr}`)
  const [residentMebibytes = 0, aliveMebibytes = 0] = peak.slice(1).map((kibibytes) => Number(kibibytes) / 1024)
  return { found: Number(did[1]), scheduled: Number(did[2]), residentMebibytes, aliveMebibytes }
}
