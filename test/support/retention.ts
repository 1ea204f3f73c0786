import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { nodeArgs } from '@yoldas/local'
import { patient } from '@yoldas/testkit'
import { keyOf } from './offers.ts'
import { erasureKey, type Stack, type Student } from './stack.ts'

const services = ['chat-engine', 'profile-journey'] as const
export type Keeping = (typeof services)[number]

/** What an operator runs to erase what a service has kept for long enough. */
export const retentionCommand = ({ database, nats }: Pick<Stack, 'database' | 'nats'>, service: Keeping) => ({
  command: process.execPath,
  args: [...nodeArgs(`services/${service}/job.ts`), 'retention'],
  env: {
    ...process.env,
    DATABASE_URL: patient(database.urls[service]),
    NATS_URL: nats.urlFor(service),
    ERASURE_KEY: erasureKey,
  },
})

/** The same of both, one after the other; resolves with what they say. */
export async function runRetention(stack: Stack, ...options: '--dry-run'[]): Promise<string[]> {
  const said: string[] = []
  for (const service of services) {
    const { command, args, env } = retentionCommand(stack, service)
    const { stdout } = await promisify(execFile)(command, [...args, ...options], { env })
    said.push(stdout.trim())
  }
  return said
}

/** As if so many days had gone by since everything that was said until now. */
export async function ageMessages(stack: Stack, student: Student, days: number): Promise<void> {
  const key = await keyOf(stack, student)
  for (const table of ['message', 'media'])
    await stack.query(
      `UPDATE chat.${table} SET created_at = created_at - make_interval(days => $2) WHERE student_key = $1`,
      [key, days],
    )
  await stack.query(
    'UPDATE chat.conversation SET kept_since = kept_since - make_interval(days => $2) WHERE student_key = $1',
    [key, days],
  )
}

/** As if the student had been seen, warned and sent that so much earlier; as Postgres writes intervals. */
export async function ageStudent(stack: Stack, student: Student, by: string): Promise<void> {
  await stack.query(
    `UPDATE profile.student SET last_seen_day = (last_seen_day - $2::interval)::date, warned_at = warned_at - $2::interval,
       warning_sent_at = warning_sent_at - $2::interval
     WHERE student_key = $1`,
    [await keyOf(stack, student), by],
  )
}
