import type { Silence } from '@yoldas/contracts/proactive'
import { type Db, sql, unnest } from '@yoldas/db'
import { z } from 'zod'

/** A day's run and how far it has come: the right to go on with it, until the lease ends and a newer attempt begins. */
export const Run = z.object({
  day: z.string(),
  silentBy: z.string(),
  /** The silent first, then those whose exam ends on the day. */
  step: z.enum(['silent', 'exams', 'done']),
  /** Of the silent. */
  nextPage: z.string().nullable(),
  /** Of those whose exam ends. */
  examPage: z.uuid().nullable(),
  found: z.int(),
  scheduled: z.int(),
  /** Without a check-in, because their profiles could not be read. */
  skipped: z.int(),
  composed: z.int(),
  /** Of those whose exam ends: who will be asked how it went. */
  exams: z.int(),
  attempt: z.int(),
})
export type Run = z.infer<typeof Run>

const columns = sql.fragment`
  r.day, r.silent_by AS "silentBy", r.step, r.next_page AS "nextPage", r.exam_page AS "examPage", r.found, r.scheduled,
  r.skipped, r.composed, r.exams, r.attempt`

const leaseEnd = (seconds: number) => sql.fragment`clock_timestamp() + make_interval(secs => ${seconds})`

/** Begins the day's run, or goes on with one that was left; null when it is done or somebody else has it. */
export function beginRun(db: Db, day: string, silentBy: Date, leaseSeconds: number): Promise<Run | null> {
  return db.maybeOne(sql.type(Run)`
    INSERT INTO checkin_run AS r (day, silent_by, lease_until)
    VALUES (${day}, ${silentBy.toISOString()}, ${leaseEnd(leaseSeconds)})
    ON CONFLICT (day) DO UPDATE SET attempt = r.attempt + 1, lease_until = ${leaseEnd(leaseSeconds)}
    WHERE r.finished_at IS NULL AND r.lease_until <= clock_timestamp()
    RETURNING ${columns}
  `)
}

/** Goes on with the day's run if one was begun and left. */
export function resumeRun(db: Db, day: string, leaseSeconds: number): Promise<Run | null> {
  return db.maybeOne(sql.type(Run)`
    UPDATE checkin_run AS r SET attempt = r.attempt + 1, lease_until = ${leaseEnd(leaseSeconds)}
    WHERE r.day = ${day} AND r.finished_at IS NULL AND r.lease_until <= clock_timestamp()
    RETURNING ${columns}
  `)
}

/** Forgets that the day's run is done, so that it can begin again. */
export async function reopenRun(db: Db, day: string): Promise<void> {
  await db.query(sql.typeAlias('none')`DELETE FROM checkin_run WHERE day = ${day} AND finished_at IS NOT NULL`)
}

/** Forgets the runs of so many days ago; answers with how many there were, at most `limit`. */
export async function forgetRuns(db: Db, days: number, limit: number): Promise<number> {
  const { rowCount } = await db.query(sql.typeAlias('none')`
    DELETE FROM checkin_run WHERE day = ANY(ARRAY(
      SELECT day FROM checkin_run
      WHERE day < (statement_timestamp() AT TIME ZONE 'Europe/Istanbul')::date - ${days}::int
      ORDER BY day LIMIT ${limit} FOR UPDATE SKIP LOCKED
    ))
  `)
  return rowCount
}

type Held = Pick<Run, 'day' | 'attempt'>
const isHeld = ({ day, attempt }: Held) => sql.fragment`day = ${day} AND attempt = ${attempt} AND finished_at IS NULL`

/** False when the run has passed to a newer attempt. 0 seconds leave it to the next replica that comes. */
export async function renewRun(db: Db, run: Held, leaseSeconds: number): Promise<boolean> {
  const { rowCount } = await db.query(sql.typeAlias('none')`
    UPDATE checkin_run SET lease_until = ${leaseEnd(leaseSeconds)} WHERE ${isHeld(run)}
  `)
  return rowCount === 1
}

/** Nobody else goes on with the run until the transaction ends. False when it has passed to a newer attempt. */
export async function holdRun(tx: Db, run: Held): Promise<boolean> {
  const { rowCount } = await tx.query(sql.typeAlias('none')`SELECT FROM checkin_run WHERE ${isHeld(run)} FOR UPDATE`)
  return rowCount === 1
}

/**
 * Notes what the model may be asked for before it is: nobody pays for it again. False when the run has passed to a
 * newer attempt.
 */
export async function reserveComposed(db: Db, run: Held, composed: number): Promise<boolean> {
  const { rowCount } = await db.query(sql.typeAlias('none')`
    UPDATE checkin_run SET composed = ${composed} WHERE ${isHeld(run)}
  `)
  return rowCount === 1
}

export type Progress = Omit<Run, 'day' | 'silentBy' | 'attempt'>

/** Notes how far a run that is held has come. */
export async function advanceRun(tx: Db, run: Held, progress: Progress): Promise<void> {
  const { step, nextPage, examPage, found, scheduled, skipped, composed, exams } = progress
  await tx.query(sql.typeAlias('none')`
    UPDATE checkin_run
    SET step = ${step}, next_page = ${nextPage}, exam_page = ${examPage}, found = ${found}, scheduled = ${scheduled},
      skipped = ${skipped}, composed = ${composed}, exams = ${exams},
      finished_at = CASE WHEN ${step === 'done'} THEN clock_timestamp() END
    WHERE ${isHeld(run)}
  `)
}

export type Checkin = Pick<Silence, 'studentKey' | 'silentSince'> & {
  id: string
  text: string
  /** Null when a model wrote it. */
  template: string | null
  /** When it goes, by the student's own wish; at once where it is absent. */
  dueAt?: string
}

const Added = z.object({ id: z.uuid() })

/**
 * Schedules check-ins of locked students. One for a silence that has one changes nothing. Answers with the new ones'
 * ids.
 */
export function addCheckins(tx: Db, checkins: readonly Checkin[]): Promise<readonly string[]> {
  return tx.anyFirst(sql.type(Added)`
    INSERT INTO scheduled_message (id, student_key, kind, text, template, silent_since, due_at, next_attempt_at)
    SELECT id, student_key, 'silence_checkin', text, template, silent_since,
      coalesce(due_at, clock_timestamp()), coalesce(due_at, clock_timestamp())
    FROM ${unnest('n', checkins, {
      id: ['uuid', ({ id }) => id],
      student_key: ['uuid', ({ studentKey }) => studentKey],
      text: ['text', ({ text }) => text],
      template: ['text', ({ template }) => template],
      silent_since: ['timestamptz', ({ silentSince }) => silentSince],
      due_at: ['timestamptz', ({ dueAt }) => dueAt ?? null],
    })}
    ON CONFLICT (student_key, silent_since) WHERE kind = 'silence_checkin' DO NOTHING
    RETURNING id
  `)
}

export type Evening = Pick<Checkin, 'id' | 'studentKey' | 'text' | 'template'>

/**
 * Has locked students asked how their exam went. Who will be asked already is not asked twice. Answers with the new
 * ones' ids.
 */
export function addEvenings(tx: Db, evenings: readonly Evening[], dueAt: Date): Promise<readonly string[]> {
  const due = sql.fragment`${dueAt.toISOString()}::timestamptz`
  return tx.anyFirst(sql.type(Added)`
    INSERT INTO scheduled_message (id, student_key, kind, text, template, occasion, due_at, next_attempt_at)
    SELECT id, student_key, 'checkin', text, template, 'exam', ${due}, ${due}
    FROM ${unnest('n', evenings, {
      id: ['uuid', ({ id }) => id],
      student_key: ['uuid', ({ studentKey }) => studentKey],
      text: ['text', ({ text }) => text],
      template: ['text', ({ template }) => template],
    })}
    ON CONFLICT (student_key, occasion) WHERE occasion IS NOT NULL DO NOTHING
    RETURNING id
  `)
}
