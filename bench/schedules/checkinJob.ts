import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { type Database, nodeArgs } from '@yoldas/local'
import type { Servers } from '../servers.ts'
import { root } from '../servers.ts'
import { productionEnvironment } from '../shipped.ts'
import { tracing } from '../variants.ts'

/** At any hour: else what nobody asked for would wait for the morning. */
const atAnyHour = { NIGHT_HOURS: '00:00-00:00', CARE_HOURS: '00:00-00:00' }

/** Runs a job of the scheduler as an operator would; resolves with what it says. */
export async function runJob(servers: Servers, database: Database, job: 'silence-checkin' | 'deliver-due') {
  const env = {
    ...process.env,
    ...productionEnvironment(root, 'companion-scheduler'),
    ...tracing(servers),
    ...atAnyHour,
    DATABASE_URL: database.urls['companion-scheduler'],
    NATS_URL: servers.nats.urlFor('companion-scheduler'),
  }
  const args = [...nodeArgs('services/companion-scheduler/job.ts'), job]
  return (await promisify(execFile)(process.execPath, args, { env })).stdout
}
