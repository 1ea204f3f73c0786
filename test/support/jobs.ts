import { execFile } from 'node:child_process'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import type { Stack } from './stack.ts'

const root = resolve(import.meta.dirname, '../..')
const program = [
  '--import',
  join(root, 'libs/telemetry/register.ts'),
  join(root, 'services/companion-scheduler/job.ts'),
]

/** Runs a job by hand, as an operator would, and resolves with what it says. `more` is of its environment. */
export async function runJob(
  { database, nats, more = {} }: Pick<Stack, 'database' | 'nats'> & { more?: Record<string, string> },
  ...args: string[]
): Promise<string> {
  const env = {
    ...process.env,
    ...more,
    DATABASE_URL: database.urls['companion-scheduler'],
    NATS_URL: nats.urlFor('companion-scheduler'),
    NIGHT_HOURS: '00:00-00:00',
    CARE_HOURS: '00:00-00:00',
  }
  const { stdout } = await promisify(execFile)(process.execPath, [...program, ...args], { env })
  return stdout.trim()
}
