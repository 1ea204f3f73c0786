import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { eventually } from '@yoldas/testkit'
import pg from 'pg'
import { z } from 'zod'
import type { Verdict } from './ledger.ts'
import type { Random } from './random.ts'
import type { World } from './world.ts'

const program = join(resolve(import.meta.dirname, '../..'), 'services/companion-scheduler/job.ts')

/** Preloaded into a replica: its wall clock is wrong by so much. */
export const skewed = (seconds: number) => ({
  NODE_OPTIONS: `--import=${join(import.meta.dirname, 'skewClock.ts')}`,
  CLOCK_SKEW_SECONDS: String(seconds),
})

export type Recipient = { sub: string; studentKey: string }

/** Students as if they had come and gone silent so many days ago, who may be written to at any hour. */
export async function newRecipients(world: World, count: number, { silentDays = 0 } = {}): Promise<Recipient[]> {
  const made = Array.from({ length: count }, () => ({ sub: `recipient-${randomUUID()}`, studentKey: randomUUID() }))
  await world.rows(
    `WITH made AS (SELECT * FROM unnest($1::uuid[], $2::text[]) AS m (key, sub)),
       p AS (
         INSERT INTO profile.student (student_key, sub, profile) SELECT key, sub, '{"quietHours": null}' FROM made
         ON CONFLICT DO NOTHING
       ),
       s AS (INSERT INTO scheduler.student (student_key) SELECT key FROM made ON CONFLICT DO NOTHING)
     INSERT INTO chat.conversation (student_key, silent_since)
     SELECT key, clock_timestamp() - make_interval(days => $3) FROM made ON CONFLICT DO NOTHING`,
    [made.map(({ studentKey }) => studentKey), made.map(({ sub }) => sub), silentDays],
  )
  return made
}

/** A scheduled message as it was made, and what history has to show of it. */
export type Row = { id: string; studentKey: string; kind: string; bubbles: string[] }

/** A reminder, since of what nobody asked for most would be dropped. Every third one has two bubbles. */
export function newRow(random: Random, { studentKey }: Recipient): Row {
  const id = randomUUID()
  const bubbles = random.chance(1 / 3) ? [`${id} bir`, `${id} iki`] : [id]
  return { id, studentKey, kind: 'reminder', bubbles }
}

/** Schedules them for tomorrow. */
export async function addRows(world: World, rows: readonly Row[]): Promise<void> {
  await world.rows(
    `INSERT INTO scheduler.scheduled_message (id, student_key, kind, text, due_at, next_attempt_at)
     SELECT *, clock_timestamp() + interval '1 day', clock_timestamp() + interval '1 day'
     FROM unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[]) ON CONFLICT DO NOTHING`,
    [
      rows.map(({ id }) => id),
      rows.map(({ studentKey }) => studentKey),
      rows.map(({ kind }) => kind),
      rows.map(({ bubbles }) => bubbles.join('\n\n')),
    ],
  )
}

/** Schedules check-ins for the silence of these students as the daily run does, for tomorrow. */
export async function addCheckins(world: World, recipients: readonly Recipient[]): Promise<Row[]> {
  const added = recipients.map(({ studentKey }) => {
    const id = randomUUID()
    return { id, studentKey, kind: 'silence_checkin', bubbles: [id] }
  })
  await world.rows(
    `INSERT INTO scheduler.scheduled_message (id, student_key, kind, text, silent_since, due_at, next_attempt_at)
     SELECT n.id, n.key, 'silence_checkin', n.id::text, date_trunc('milliseconds', c.silent_since),
       clock_timestamp() + interval '1 day', clock_timestamp() + interval '1 day'
     FROM unnest($1::uuid[], $2::uuid[]) AS n (id, key) JOIN chat.conversation AS c ON c.student_key = n.key
     ON CONFLICT DO NOTHING`,
    [added.map(({ id }) => id), added.map(({ studentKey }) => studentKey)],
  )
  return added
}

/**
 * Makes rows due now that were not due yet; repeating it makes nothing due that is being delivered. Answers with when each came
 * due, in seconds of the database's clock; those are left out of which a crash took the answer.
 */
export async function makeDue(world: World, rows: readonly Row[]): Promise<Map<string, number>> {
  const made = await world.rows(
    `UPDATE scheduler.scheduled_message SET due_at = clock_timestamp(), next_attempt_at = clock_timestamp()
     WHERE id = ANY ($1) AND attempt = 0 AND due_at > clock_timestamp()
     RETURNING id::text, extract(epoch FROM due_at)::float8 AS at`,
    [rows.map(({ id }) => id)],
  )
  return new Map(made.map(({ id, at }) => [String(id), Number(at)]))
}

export async function removeRows(world: World, rows: readonly Row[]): Promise<void> {
  await world.rows('DELETE FROM scheduler.scheduled_message WHERE id = ANY ($1)', [rows.map(({ id }) => id)])
}

/** A job run by hand. */
export type Job = {
  /** What it says in the end; undefined when it was killed or failed. */
  said: Promise<string | undefined>
  /** All that it wrote until now, its log included. */
  output(): string
  kill(): void
}

export function startJob({ stack }: World, args: readonly string[], settings: Record<string, string> = {}): Job {
  const env = {
    ...process.env,
    DATABASE_URL: stack.database.urls['companion-scheduler'],
    NATS_URL: stack.nats.urlFor('companion-scheduler'),
    NIGHT_HOURS: '00:00-00:00',
    CARE_HOURS: '00:00-00:00',
    ...settings,
  }
  const child = spawn(process.execPath, [program, ...args], { env, stdio: ['ignore', 'pipe', 'ignore'] })
  let output = ''
  child.stdout.on('data', (bytes) => {
    output += String(bytes)
  })
  const said = once(child, 'close').then(([code]) => (code === 0 ? output.trim().split('\n').at(-1) : undefined))
  return { said, output: () => output, kill: () => void child.kill('SIGKILL') }
}

export type Deliveries = AsyncDisposable & { kills(): number; refused(): string[] }

/**
 * Delivers what is due by hand, again and again, in so many processes at once; each is killed with this probability, somewhere
 * in its second. Disposing ends it.
 */
export function keepDelivering(
  world: World,
  random: Random,
  { processes = 1, leaseSeconds = 2, killed = 0 } = {},
): Deliveries {
  let kills = 0
  const refused: string[] = []
  let isOver = false
  const deliver = async (own: Random) => {
    const job = startJob(world, ['deliver-due'], { LEASE_SECONDS: String(leaseSeconds) })
    if (own.chance(killed)) {
      const isDone = job.said.then(() => true)
      if (!(await Promise.race([isDone, setTimeout(own.between(300, 1_300), false)]))) {
        job.kill()
        kills += 1
      }
    }
    await job.said
    refused.push(...refusedIn(job.output()))
  }
  const keep = async (own: Random) => {
    while (!isOver) {
      await deliver(own)
      await setTimeout(100)
    }
  }
  const keeping = Array.from({ length: processes }, () => keep(random.fork()))
  return {
    kills: () => kills,
    refused: () => refused,
    async [Symbol.asyncDispose]() {
      isOver = true
      await Promise.all(keeping)
    },
  }
}

export type Hold = AsyncDisposable & {
  /** Resolves when somebody waits for it. */
  waitedFor(): Promise<unknown>
}

/** Holds what is locked first by every write about the student, so that whoever comes to it waits: for 5 s, then they fail. */
export async function holdStudent(
  { stack, rows }: World,
  table: 'chat.conversation' | 'scheduler.student',
  { studentKey }: Recipient,
): Promise<Hold> {
  const client = new pg.Client({ connectionString: stack.database.url })
  client.on('error', () => {})
  await client.connect()
  await client.query(`BEGIN; SET application_name = 'holder'`)
  await client.query(`SELECT FROM ${table} WHERE student_key = $1 FOR UPDATE`, [studentKey])
  const waiting = `
    SELECT FROM pg_stat_activity AS a JOIN pg_stat_activity AS h ON h.pid = ANY (pg_blocking_pids(a.pid))
    WHERE h.application_name = 'holder' AND a.query LIKE '%FOR UPDATE%'`
  return {
    waitedFor: () => eventually('somebody who waits', async () => (await rows(waiting)).length > 0),
    [Symbol.asyncDispose]: () => client.end(),
  }
}

/** Resolves when a row is claimed: its lease runs. */
export const claimed = (world: World, { id }: Row) =>
  eventually('a claim', async () => {
    const [row] = await world.rows('SELECT attempt FROM scheduler.scheduled_message WHERE id = $1', [id])
    return Number(row?.attempt) > 0
  })

/** Resolves when nobody's claim of the row holds any more. */
export const abandoned = (world: World, { id }: Row) =>
  eventually('the end of the lease', async () => {
    const rows = await world.rows(
      'SELECT FROM scheduler.scheduled_message WHERE id = $1 AND next_attempt_at > clock_timestamp()',
      [id],
    )
    return rows.length === 0
  })

/** Resolves when the row is not scheduled any more: who claimed it has decided it. */
export const decided = (world: World, { id }: Row) =>
  eventually('the row to go', async () => {
    return (await world.rows('SELECT FROM scheduler.scheduled_message WHERE id = $1', [id])).length === 0
  })

export const inHistory = (world: World, { id }: Row) =>
  eventually('the turn', async () => (await world.rows('SELECT FROM chat.turn WHERE id = $1', [id])).length > 0)

/** Resolves when nothing is left to be delivered but these, no turn is unfinished, and everybody is notified of what was written. */
export async function settled(world: World, milliseconds: number, but: readonly Row[] = []): Promise<void> {
  const open = async () => {
    const rows = await world.rows(
      `SELECT 'scheduled' AS what FROM scheduler.scheduled_message
       WHERE due_at <= clock_timestamp() AND NOT id = ANY ($1)
       UNION ALL SELECT 'turn' FROM chat.turn WHERE state IN ('waiting', 'ready', 'running')
       UNION ALL SELECT 'notification' FROM chat.turn AS t
       WHERE origin IN ('scheduled', 'silence_checkin')
         AND NOT EXISTS (SELECT FROM notify.notification WHERE turn_id = t.id)
       UNION ALL SELECT 'push' FROM notify.delivery WHERE state = 'pending'`,
      [but.map(({ id }) => id)],
    )
    return Object.entries(Object.groupBy(rows, ({ what }) => String(what))).map(([what, of]) => `${of?.length} ${what}`)
  }
  const end = performance.now() + milliseconds
  for (;;) {
    const left = await open()
    if (left.length === 0) return
    if (performance.now() > end) throw new Error(`after ${milliseconds} ms there are left: ${left.join(', ')}`)
    await setTimeout(200)
  }
}

/** Resolves when this is parked, whose refusals are made to follow at once instead of in minutes. */
export async function parked(world: World, rows: readonly Row[]): Promise<void> {
  const ids = rows.map(({ id }) => id)
  await eventually(
    'all of it to be parked',
    async () => {
      await world.rows(
        `UPDATE scheduler.scheduled_message SET next_attempt_at = clock_timestamp()
         WHERE id = ANY ($1) AND refusals > 0 AND next_attempt_at > clock_timestamp() + interval '10 seconds'`,
        [ids],
      )
      const waiting = 'SELECT FROM scheduler.scheduled_message WHERE id = ANY ($1) AND parked_at IS NULL'
      return (await world.rows(waiting, [ids])).length === 0
    },
    60_000,
  )
}

const Written = z.object({
  id: z.uuid(),
  studentKey: z.uuid(),
  state: z.string(),
  kind: z.string(),
  bubbles: z.array(z.string()),
  told: z.int(),
})
type Written = z.infer<typeof Written>

/** What the companion wrote first to anybody. */
async function findWritten(world: World): Promise<Map<string, Written>> {
  const rows = await world.rows(`
    WITH m AS (
      SELECT turn_id, array_agg(content ORDER BY position) AS bubbles FROM chat.message
      WHERE role = 'assistant' GROUP BY turn_id
    ),
    e AS (
      SELECT payload->>'turnId' AS turn_id, count(*)::int AS told FROM chat.outbox
      WHERE kind = 'event' AND subject LIKE 'events.companion.wrote.%' GROUP BY payload->>'turnId'
    )
    SELECT t.id, t.student_key AS "studentKey", t.state, coalesce(t.message_type, t.origin) AS kind,
      coalesce(m.bubbles, '{}') AS bubbles, coalesce(e.told, 0) AS told
    FROM chat.turn AS t LEFT JOIN m ON m.turn_id = t.id LEFT JOIN e ON e.turn_id = t.id::text
    WHERE t.origin IN ('scheduled', 'silence_checkin')
  `)
  return new Map(rows.map((row) => Written.parse(row)).map((turn) => [turn.id, turn]))
}

/** Students whose numbering has gaps, or whose answers stand in another order than their turns. */
const disorder = (world: World) =>
  world.rows(`
    SELECT c.student_key::text AS "studentKey", 'has gaps' AS problem FROM chat.conversation AS c
    LEFT JOIN (
      SELECT student_key, count(*) AS n, max(turn_index) + 1 AS next FROM chat.turn GROUP BY student_key
    ) AS t USING (student_key)
    LEFT JOIN (
      SELECT student_key, count(*) AS n, max(position) + 1 AS next, min(position) AS first FROM chat.message
      GROUP BY student_key
    ) AS m USING (student_key)
    WHERE (c.next_turn_index, c.next_turn_index) <> (coalesce(t.n, 0), coalesce(t.next, 0))
      OR (c.next_position, c.next_position) <> (coalesce(m.n, 0) + 1, coalesce(m.next, 1)) OR coalesce(m.first, 1) <> 1
    UNION ALL
    SELECT student_key::text, 'is out of order' FROM (
      SELECT student_key, turn_index < lag(turn_index) OVER (PARTITION BY student_key ORDER BY position) AS is_back
      FROM chat.message WHERE role = 'assistant'
    ) AS o WHERE is_back
  `)

/**
 * Compares all that the companion wrote first in this world with what was due: each is in history once and in order, as one done
 * turn that was told of once; nothing else is. Of these students alone where they are named, whatever became of others before.
 */
export async function judgeRows(world: World, due: readonly Row[], among?: readonly Recipient[]): Promise<Verdict> {
  const verdict: Verdict = { lost: [], duplicated: [], wrong: [] }
  const written = await findWritten(world)
  for (const row of due) {
    const turn = written.get(row.id)
    if (turn) judgeTurn(row, turn, verdict)
    else verdict.lost.push(`${row.kind} ${row.id} is not in history`)
  }
  const known = new Set(due.map(({ id }) => id))
  const keys = among && new Set(among.map(({ studentKey }) => studentKey))
  for (const { id, kind, studentKey } of written.values())
    if (!known.has(id) && (!keys || keys.has(studentKey)))
      verdict.duplicated.push(`${kind} ${id} is in history and was not due`)
  for (const { studentKey, problem } of await disorder(world)) verdict.wrong.push(`${studentKey} ${problem}`)
  return verdict
}

function judgeTurn(row: Row, turn: Written, { lost, duplicated, wrong }: Verdict) {
  const about = `${row.kind} ${row.id}`
  const fewer = turn.bubbles.length < row.bubbles.length
  if (turn.bubbles.join('\n') !== row.bubbles.join('\n'))
    (fewer ? lost : duplicated).push(`${about} has the bubbles ${turn.bubbles.join(', ')}`)
  if (turn.told !== 1) (turn.told === 0 ? lost : duplicated).push(`${about} was told of ${turn.told} times`)
  if (turn.state !== 'done' || turn.kind !== row.kind || turn.studentKey !== row.studentKey)
    wrong.push(`${about} became ${turn.state} ${turn.kind} of ${turn.studentKey}`)
}

/** Of the messages that schedulers refused for what they are; an outage has no share in that. */
export async function refused({ stack }: World): Promise<string[]> {
  const names = Object.keys(stack.parts).filter((name) => name.startsWith('companion-scheduler'))
  const logs = await Promise.all(names.map((name) => stack.logs(name)))
  return logs.flatMap(refusedIn)
}

function refusedIn(log: string): string[] {
  const refusals = log.split('\n').filter((line) => line.includes('a scheduled message was refused'))
  return refusals.map((line) => /"id":"([^"]+)"/.exec(line)?.[1] ?? line)
}

/** Messages that were pushed to the student, and those of the last while: the stand-in forgets the oldest. */
export async function expectedOn(world: World, studentKey: string): Promise<{ all: string[]; recent: string[] }> {
  const rows = await world.rows(
    `SELECT message_id::text AS id,
       (SELECT count(*) FROM notify.notification AS later WHERE later.created_at > n.created_at) < 5000 AS "isRecent"
     FROM notify.notification AS n WHERE student_key = $1`,
    [studentKey],
  )
  return {
    all: rows.map(({ id }) => String(id)),
    recent: rows.filter(({ isRecent }) => isRecent).map(({ id }) => String(id)),
  }
}

/** Seconds from when each row was due to when history had it, least first. */
export async function latenessOf(world: World, due: ReadonlyMap<string, number>): Promise<number[]> {
  const found = await world.rows(
    `SELECT id::text, extract(epoch FROM finished_at)::float8 AS at FROM chat.turn WHERE id = ANY ($1)`,
    [[...due.keys()]],
  )
  return found.map(({ id, at }) => Number(at) - (due.get(String(id)) ?? Number.NaN)).toSorted((a, b) => a - b)
}

/** What history has of check-ins of these students. */
export async function checkinsOf(world: World, recipients: readonly Recipient[]): Promise<Row[]> {
  const keys = new Set(recipients.map(({ studentKey }) => studentKey))
  const all = [...(await findWritten(world)).values()]
  return all.filter(({ kind, studentKey }) => kind === 'silence_checkin' && keys.has(studentKey))
}

/** Of each student's first message and their check-in, in the order of history. */
export async function orderOf(world: World, { studentKey }: Recipient): Promise<string[]> {
  const rows = await world.rows(
    `SELECT CASE role WHEN 'user' THEN 'message' ELSE origin END AS what FROM chat.message
     WHERE student_key = $1 AND (role = 'user' OR origin = 'silence_checkin') ORDER BY position`,
    [studentKey],
  )
  return rows.map(({ what }) => String(what))
}
