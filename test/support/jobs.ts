import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { Config } from '@yoldas/companion-scheduler/config'
import { readCommand, runByHand } from '@yoldas/companion-scheduler/jobs/byHand'
import { nodeArgs } from '@yoldas/local'
import { createLog } from '@yoldas/telemetry'
import { patient } from '@yoldas/testkit'
import type { Stack } from './stack.ts'

type Servers = Pick<Stack, 'database' | 'nats'>

/** Any hour of the day will do. */
const jobVariables = ({ database, nats }: Servers) => ({
  DATABASE_URL: patient(database.urls['companion-scheduler']),
  NATS_URL: nats.urlFor('companion-scheduler'),
  NIGHT_HOURS: '00:00-00:00',
  CARE_HOURS: '00:00-00:00',
})

/** What an operator runs for a job. `more` is of its environment. */
export const jobCommand = (servers: Servers, args: readonly string[], more: Record<string, string> = {}) => ({
  command: process.execPath,
  args: [...nodeArgs('services/companion-scheduler/job.ts'), ...args],
  env: { ...process.env, ...jobVariables(servers), ...more },
})

/** Runs a job by hand, and resolves with what it says. */
export async function runJob(
  { more, ...servers }: Servers & { more?: Record<string, string> },
  ...job: string[]
): Promise<string> {
  const { command, args, env } = jobCommand(servers, job, more)
  const { stdout } = await promisify(execFile)(command, args, { env })
  return stdout.trim()
}

/** The same in this process: one of its own takes half a second of CPU to start. */
export const runJobHere = (servers: Servers, ...job: string[]): Promise<string> =>
  runByHand({ config: Config.parse(jobVariables(servers)), log: createLog('test', 'silent') }, readCommand(job))
