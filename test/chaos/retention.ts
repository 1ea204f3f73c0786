import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { phonePhoto } from '@yoldas/chat-engine/test/mediaFiles'
import { eventually } from '@yoldas/testkit'
import { answer, call, send } from '../support/client.ts'
import { attach } from '../support/media.ts'
import { keyOf, offerReply } from '../support/offers.ts'
import { ageMessages, ageStudent, type Keeping, retentionCommand } from '../support/retention.ts'
import type { Student } from '../support/stack.ts'
import { keepDelivering } from './byHand.ts'
import type { Random } from './random.ts'
import type { World } from './world.ts'

/** As they are by default. */
const [messageDays, inactiveDays, warnedDays] = [1_095, 730, 14]

type Options = {
  students: number
  /** Of the jobs; services are killed besides. */
  kills: number
  /** Of what delivers the warnings. */
  deliveries?: { processes: number; killed: number }
}
/** `comes` and `replies` are seen after the warning. */
type Absent = { student: Student; key: string; does: 'nothing' | 'comes' | 'replies' }

/**
 * Students who have not come for long and whose messages are old: has them warned and erased while what does it is
 * killed that often, and resolves with what is left of them.
 */
export async function forget(world: World, random: Random, { students, kills, deliveries }: Options) {
  const absent = await Promise.all(Array.from({ length: students }, (_, nth) => leaveFor(world, nth)))
  const keys = absent.map(({ key }) => key)
  const share = Math.ceil(kills / 3)
  await runKilled(world, random, 'chat-engine', share)
  await runKilled(world, random, 'profile-journey', share)
  await deliverWarnings(world, random, keys, deliveries)
  const warnings = await countWarnings(world, keys)
  for (const each of absent) await beSeen(world, each)
  await Promise.all(absent.map(({ student }) => ageStudent(world.stack, student, `${warnedDays} days`)))
  await runKilled(world, random, 'profile-journey', kills - 2 * share)
  const isGone = ({ does }: Absent) => does === 'nothing'
  const gone = absent.filter(isGone).map(({ key }) => key)
  const stayed = absent.filter((each) => !isGone(each)).map(({ key }) => key)
  const due = 'SELECT FROM chat.media WHERE check_at <= clock_timestamp() LIMIT 1'
  await eventually('pictures to be looked at', async () => (await world.rows(due)).length === 0, 60_000)
  return { warnings, gone, stayed, kept: await leftOf(world, stayed) }
}

async function leaveFor(world: World, nth: number): Promise<Absent> {
  const { stack } = world
  const student = await stack.student()
  const photo = nth % 3 === 0 ? await attach(stack.url, student, 'image/jpeg', await phonePhoto()) : null
  await send(stack.url, student, { message: `!say cevap ${nth}`, ...(photo && { mediaIds: [photo.id] }) })
  await ageMessages(stack, student, messageDays + 1)
  await ageStudent(stack, student, `${inactiveDays} days`)
  return {
    student,
    key: await keyOf(stack, student),
    does: (['nothing', 'comes', 'replies'] as const)[nth % 3] ?? 'nothing',
  }
}

/** Runs a service's job until it was killed so often, each time somewhere in it, and then to its end. */
async function runKilled(world: World, random: Random, service: Keeping, kills: number): Promise<void> {
  for (let killed = 0; killed < kills; ) {
    const job = startJob(world, service)
    const ended = once(job, 'exit').then(() => true)
    if (killed % 4 === 0) await world.kill(random.pick(victims))
    const isOver = await Promise.race([ended, setTimeout(random.between(250, 900), false)])
    if (!isOver) job.kill('SIGKILL')
    await ended
    killed += isOver ? 0 : 1
  }
  await world.up()
  const isDone = async () => (await once(startJob(world, service), 'exit'))[0] === 0
  await eventually(`the job of ${service} to end`, isDone, 60_000)
}

const victims = ['profile-journey', 'chat-engine', 'chat-engine-2', 'notifier', 'companion-scheduler'] as const

function startJob({ stack }: World, service: Keeping): ChildProcess {
  const { command, args, env } = retentionCommand(stack, service)
  return spawn(command, args, { env, stdio: 'ignore' })
}

/** As if it were noon, whenever a warning has been scheduled. */
async function deliverWarnings(
  world: World,
  random: Random,
  keys: readonly string[],
  { processes, killed } = { processes: 1, killed: 0 },
): Promise<void> {
  await using _delivering = keepDelivering(world, random.fork(), { processes, killed })
  await eventually(
    'every warning to be in history and known',
    async () => {
      await world.rows(
        `UPDATE scheduler.scheduled_message SET due_at = clock_timestamp(), next_attempt_at = clock_timestamp()
         WHERE occasion = 'inactive' AND due_at > clock_timestamp()`,
      )
      const waiting = 'SELECT FROM profile.student WHERE student_key = ANY ($1) AND warned_at IS NULL'
      return (await world.rows(waiting, [keys])).length === 0
    },
    90_000,
  )
}

/** How many warnings each student has in history. */
async function countWarnings(world: World, keys: readonly string[]): Promise<number[]> {
  const counted = await world.rows(
    `SELECT count(m.id)::int AS warnings FROM unnest($1::uuid[]) AS key
     LEFT JOIN chat.message AS m ON m.student_key = key AND m.origin = 'scheduled' GROUP BY key`,
    [keys],
  )
  return counted.map(({ warnings }) => Number(warnings))
}

async function beSeen(world: World, { student, key, does }: Absent): Promise<void> {
  const { stack } = world
  if (does === 'comes') await answer(call(stack.url, await stack.student({ sub: student.sub }), 'GET', '/api/me'))
  if (does !== 'replies') return
  const [warning] = await world.rows(`SELECT id FROM chat.message WHERE student_key = $1 AND origin = 'scheduled'`, [
    key,
  ])
  const token = await offerReply(stack, student, { messageId: String(warning?.id) })
  const body = { token, text: '!say tamam' }
  const { status } = await answer(call(stack.url, null, 'POST', '/api/notifications/reply', body))
  if (status !== 202) throw new Error(`a reply was answered with ${status}`)
}

/** What services hold of them: rows of profile-journey, texts of old messages, and objects. */
async function leftOf(world: World, keys: readonly string[]) {
  const [row] = await world.rows(
    `SELECT (SELECT count(*)::int FROM profile.student WHERE student_key = ANY ($1)) AS students,
       (SELECT count(*)::int FROM chat.message WHERE student_key = ANY ($1) AND content LIKE '%cevap%') AS texts,
       (SELECT count(*)::int FROM chat.media WHERE student_key = ANY ($1)) AS media`,
    [keys],
  )
  return row
}
