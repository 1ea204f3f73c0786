import { type Db, sql, unnest } from '@yoldas/db'
import { z } from 'zod'

/** The messages that students turn on. */
export const TurnedOn = z.enum(['reviews', 'weekly'])
export type TurnedOn = z.infer<typeof TurnedOn>

/**
 * A day's or a week's run and how far it has come: the right to go on with it, until the lease ends and a newer attempt
 * begins.
 */
const Run = z.object({
  occasion: TurnedOn,
  /** Of a week its Monday. */
  day: z.string(),
  nextPage: z.uuid().nullable(),
  scheduled: z.int(),
  attempt: z.int(),
  isFinished: z.boolean(),
})
export type Run = z.infer<typeof Run>

const columns = sql.fragment`
  r.occasion, r.day, r.next_page AS "nextPage", r.scheduled, r.attempt, r.finished_at IS NOT NULL AS "isFinished"`

const leaseEnd = (seconds: number) => sql.fragment`clock_timestamp() + make_interval(secs => ${seconds})`

/** Begins the run, or goes on with one that was left; null when it is done or somebody else has it. */
export function beginRun(db: Db, occasion: TurnedOn, day: string, leaseSeconds: number): Promise<Run | null> {
  return db.maybeOne(sql.type(Run)`
    INSERT INTO turned_on_run AS r (occasion, day, lease_until) VALUES (${occasion}, ${day}, ${leaseEnd(leaseSeconds)})
    ON CONFLICT (occasion, day) DO UPDATE SET attempt = r.attempt + 1, lease_until = ${leaseEnd(leaseSeconds)}
    WHERE r.finished_at IS NULL AND r.lease_until <= clock_timestamp()
    RETURNING ${columns}
  `)
}

type Held = Pick<Run, 'occasion' | 'day' | 'attempt'>
const isHeld = ({ occasion, day, attempt }: Held) =>
  sql.fragment`occasion = ${occasion} AND day = ${day} AND attempt = ${attempt} AND finished_at IS NULL`

/** 0 seconds leave the run to the next replica that comes. One that has passed to a newer attempt stays as it is. */
export async function renewRun(db: Db, run: Held, leaseSeconds: number): Promise<void> {
  await db.query(sql.typeAlias('none')`
    UPDATE turned_on_run SET lease_until = ${leaseEnd(leaseSeconds)} WHERE ${isHeld(run)}
  `)
}

/** Nobody else goes on with the run until the transaction ends. False when it has passed to a newer attempt. */
export async function holdRun(tx: Db, run: Held): Promise<boolean> {
  const { rowCount } = await tx.query(sql.typeAlias('none')`SELECT FROM turned_on_run WHERE ${isHeld(run)} FOR UPDATE`)
  return rowCount === 1
}

/** Notes how far a run that is held has come: with no next page, it is finished. */
export function advanceRun(tx: Db, run: Held, nextPage: string | null, scheduled: number): Promise<Run> {
  return tx.one(sql.type(Run)`
    UPDATE turned_on_run AS r SET next_page = ${nextPage}, scheduled = r.scheduled + ${scheduled},
      finished_at = CASE WHEN ${nextPage === null} THEN clock_timestamp() END
    WHERE ${isHeld(run)} RETURNING ${columns}
  `)
}

/** Due at once where no time is named. */
export type Message = { id: string; studentKey: string; text: string; dueAt: Date | null }

/**
 * Schedules messages for locked students; answers with how many. Their template is the occasion: no model is their
 * author.
 */
export async function addMessages(tx: Db, occasion: TurnedOn, messages: readonly Message[]): Promise<number> {
  const { rowCount } = await tx.query(sql.typeAlias('none')`
    INSERT INTO scheduled_message (id, student_key, kind, text, template, occasion, due_at, next_attempt_at)
    SELECT id, student_key, 'checkin', text, ${occasion}, ${occasion}, coalesce(due_at, clock_timestamp()),
      coalesce(due_at, clock_timestamp())
    FROM ${unnest('n', messages, {
      id: ['uuid', ({ id }) => id],
      student_key: ['uuid', ({ studentKey }) => studentKey],
      text: ['text', ({ text }) => text],
      due_at: ['timestamptz', ({ dueAt }) => dueAt?.toISOString() ?? null],
    })}
    ON CONFLICT (student_key, occasion) WHERE occasion IS NOT NULL DO NOTHING
  `)
  return rowCount
}

/** Forgets the runs of so many days ago; answers with how many there were, at most `limit`. */
export async function forgetRuns(db: Db, days: number, limit: number): Promise<number> {
  const { rowCount } = await db.query(sql.typeAlias('none')`
    DELETE FROM turned_on_run WHERE (occasion, day) IN (
      SELECT occasion, day FROM turned_on_run
      WHERE day < (statement_timestamp() AT TIME ZONE 'Europe/Istanbul')::date - ${days}::int
      ORDER BY day LIMIT ${limit} FOR UPDATE SKIP LOCKED
    )
  `)
  return rowCount
}
