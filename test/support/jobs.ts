import { execFile } from 'node:child_process'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { connectBus } from '@yoldas/bus'
import { deliverDue } from '@yoldas/companion-scheduler/delivery/deliver'
import { deliveryMetrics } from '@yoldas/companion-scheduler/metrics'
import { connectDb } from '@yoldas/db'
import { createLog, createMetrics } from '@yoldas/telemetry'
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

/** Delivers what is due as the job does, in this process: one of its own takes half a second of CPU to start. */
export async function deliverHere({ database, nats }: Pick<Stack, 'database' | 'nats'>): Promise<void> {
  const log = createLog('companion-scheduler', 'warn')
  await using parts = new AsyncDisposableStack()
  const db = parts.use(await connectDb(database.urls['companion-scheduler']))
  const url = nats.urlFor('companion-scheduler')
  const bus = parts.use(await connectBus({ url, name: 'companion-scheduler', log }))
  const hours = { night: { start: '00:00', end: '00:00' }, daytime: { start: '00:00', end: '00:00' } }
  const deliveries = deliveryMetrics(createMetrics())
  await deliverDue({ db, bus, log, deliveries, hours, leaseSeconds: 30, stopping: new AbortController().signal })
}
