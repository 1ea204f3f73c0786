import { type Db, sql, unnest } from '@yoldas/db'
import { z } from 'zod'

/** A week's run and how far it has come: the right to go on with it, until the lease ends and a newer attempt begins. */
const Run = z.object({
  monday: z.string(),
  nextPage: z.uuid().nullable(),
  scheduled: z.int(),
  attempt: z.int(),
  isFinished: z.boolean(),
})
export type Run = z.infer<typeof Run>

const columns = sql.fragment`
  r.monday, r.next_page AS "nextPage", r.scheduled, r.attempt, r.finished_at IS NOT NULL AS "isFinished"`

const leaseEnd = (seconds: number) => sql.fragment`clock_timestamp() + make_interval(secs => ${seconds})`

/** Begins the week's run, or goes on with one that was left; null when it is done or somebody else has it. */
export function beginRun(db: Db, monday: string, leaseSeconds: number): Promise<Run | null> {
  return db.maybeOne(sql.type(Run)`
    INSERT INTO weekly_run AS r (monday, lease_until) VALUES (${monday}, ${leaseEnd(leaseSeconds)})
    ON CONFLICT (monday) DO UPDATE SET attempt = r.attempt + 1, lease_until = ${leaseEnd(leaseSeconds)}
    WHERE r.finished_at IS NULL AND r.lease_until <= clock_timestamp()
    RETURNING ${columns}
  `)
}

type Held = Pick<Run, 'monday' | 'attempt'>
const isHeld = ({ monday, attempt }: Held) =>
  sql.fragment`monday = ${monday} AND attempt = ${attempt} AND finished_at IS NULL`

/** 0 seconds leave the run to the next replica that comes. One that has passed to a newer attempt stays as it is. */
export async function renewRun(db: Db, run: Held, leaseSeconds: number): Promise<void> {
  await db.query(sql.typeAlias('none')`
    UPDATE weekly_run SET lease_until = ${leaseEnd(leaseSeconds)} WHERE ${isHeld(run)}
  `)
}

/** Nobody else goes on with the run until the transaction ends. False when it has passed to a newer attempt. */
export async function holdRun(tx: Db, run: Held): Promise<boolean> {
  const { rowCount } = await tx.query(sql.typeAlias('none')`SELECT FROM weekly_run WHERE ${isHeld(run)} FOR UPDATE`)
  return rowCount === 1
}

/** Notes how far a run that is held has come: with no next page, it is finished. */
export function advanceRun(tx: Db, run: Held, nextPage: string | null, scheduled: number): Promise<Run> {
  return tx.one(sql.type(Run)`
    UPDATE weekly_run AS r SET next_page = ${nextPage}, scheduled = r.scheduled + ${scheduled},
      finished_at = CASE WHEN ${nextPage === null} THEN clock_timestamp() END
    WHERE ${isHeld(run)} RETURNING ${columns}
  `)
}

export type WeekMessage = { id: string; studentKey: string; text: string }

/** Of the text: it is filled in, so that no model is its author. */
const template = 'weekly'

/** Schedules messages for locked students, due at once where no time is named; answers with how many. */
export async function addMessages(tx: Db, messages: readonly WeekMessage[], dueAt: Date | null): Promise<number> {
  const due = sql.fragment`coalesce(${dueAt?.toISOString() ?? null}::timestamptz, clock_timestamp())`
  const { rowCount } = await tx.query(sql.typeAlias('none')`
    INSERT INTO scheduled_message (id, student_key, kind, text, template, occasion, due_at, next_attempt_at)
    SELECT id, student_key, 'checkin', text, ${template}, 'weekly', ${due}, ${due}
    FROM ${unnest('n', messages, {
      id: ['uuid', ({ id }) => id],
      student_key: ['uuid', ({ studentKey }) => studentKey],
      text: ['text', ({ text }) => text],
    })}
    ON CONFLICT (student_key, occasion) WHERE occasion IS NOT NULL DO NOTHING
  `)
  return rowCount
}

/** Forgets the runs of weeks that began so many days ago; answers with how many there were, at most `limit`. */
export async function forgetRuns(db: Db, days: number, limit: number): Promise<number> {
  const { rowCount } = await db.query(sql.typeAlias('none')`
    DELETE FROM weekly_run WHERE monday = ANY(ARRAY(
      SELECT monday FROM weekly_run
      WHERE monday < (statement_timestamp() AT TIME ZONE 'Europe/Istanbul')::date - ${days}::int
      ORDER BY monday LIMIT ${limit} FOR UPDATE SKIP LOCKED
    ))
  `)
  return rowCount
}
