import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { eraseOldByHand } from '@yoldas/chat-engine/retention/byHand'
import { nodeArgs } from '@yoldas/local'
import { forgetByHand } from '@yoldas/profile-journey/jobs/retentionByHand'
import { patient } from '@yoldas/testkit'
import { keyOf } from './offers.ts'
import { erasureKey, type Stack, type Student } from './stack.ts'

const services = ['chat-engine', 'profile-journey'] as const
export type Keeping = (typeof services)[number]

const variables = ({ database, nats }: Pick<Stack, 'database' | 'nats'>, service: Keeping) => ({
  DATABASE_URL: patient(database.urls[service]),
  NATS_URL: nats.urlFor(service),
  ERASURE_KEY: erasureKey,
})

/** What an operator runs to erase what a service has kept for long enough. */
export const retentionCommand = (servers: Pick<Stack, 'database' | 'nats'>, service: Keeping) => ({
  command: process.execPath,
  args: [...nodeArgs(`services/${service}/job.ts`), 'retention'],
  env: { ...process.env, ...variables(servers, service) },
})

/** What an operator runs to know of both what would be erased; resolves with what they say. */
export const planRetention = (stack: Stack): Promise<string[]> =>
  Promise.all(
    services.map(async (service) => {
      const { command, args, env } = retentionCommand(stack, service)
      return (await promisify(execFile)(command, [...args, '--dry-run'], { env })).stdout.trim()
    }),
  )

/** Erases what both have kept for long enough, in this process: two of their own take a second of CPU to start. */
export async function runRetention(stack: Stack): Promise<void> {
  await eraseOldByHand(variables(stack, 'chat-engine'), { isDry: false })
  await forgetByHand(variables(stack, 'profile-journey'), { isDry: false })
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
