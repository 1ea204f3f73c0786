import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { eventually } from '@yoldas/testkit'
import pg from 'pg'
import type { Random } from './random.ts'
import type { World } from './world.ts'

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
       s AS (INSERT INTO scheduler.student (student_key) SELECT key FROM made ON CONFLICT DO NOTHING),
       c AS (
         INSERT INTO chat.conversation (student_key, silent_since)
         SELECT key, clock_timestamp() - make_interval(days => $3) FROM made ON CONFLICT DO NOTHING
         RETURNING student_key
       ),
       t AS (
         INSERT INTO chat.turn (id, student_key, turn_index, origin, state, finished_at, notice_version)
         SELECT gen_random_uuid(), student_key, 0, 'notice', 'done', now(), 'chaos' FROM c RETURNING id, student_key
       )
     INSERT INTO chat.message (id, student_key, position, turn_id, turn_index, role, author, origin, content)
     SELECT gen_random_uuid(), student_key, 1, id, 0, 'assistant', 'hand', 'notice', 'notice' FROM t`,
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
 * Makes rows due now that were not due yet; repeating it makes nothing due that is being delivered. Answers with when
 * each came due, in seconds of the database's clock; those are left out of which a crash took the answer.
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

export type Hold = AsyncDisposable & {
  /** Resolves when somebody waits for it. */
  waitedFor(): Promise<unknown>
}

/**
 * Holds what is locked first by every write about the student, so that all writes wait: for 5 s, then they
 * fail.
 */
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

/**
 * Resolves when nothing is left to be delivered but these, no turn is unfinished, and everybody is notified of what was
 * written.
 */
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
