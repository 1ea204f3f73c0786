import { CompanionAuthor } from '@yoldas/contracts/chat'
import { repliedMinutes } from '@yoldas/contracts/scheduler'
import { tables } from '@yoldas/contracts/tables'
import { type Db, forgetOlder, sql, unnest } from '@yoldas/db'
import { z } from 'zod'

/** The right to decide a message, until the lease ends and a newer attempt begins. */
export const Claim = z.object({
  id: z.uuid(),
  studentKey: z.uuid(),
  kind: z.enum(['reminder', 'checkin', 'followup', 'silence_checkin']),
  text: z.string(),
  author: CompanionAuthor,
  template: z.string().nullable(),
  occasion: z.enum(['care', 'exam', 'inactive', 'reviews', 'weekly']).nullable(),
  reason: z.string().nullable(),
  /** The student's message on which the companion scheduled it. */
  afterMessageId: z.uuid().nullable(),
  createdAt: z.string(),
  /** Not delivered if the student has written later than this. */
  unlessWrittenAfter: z.string().nullable(),
  dueAt: z.string(),
  /** Of a block's reminder: when the block is over. */
  blockEndsAt: z.string().nullable(),
  attempt: z.int(),
  /** When it was claimed, by the clock that decides what is due. */
  claimedAt: z.string(),
})
export type Claim = z.infer<typeof Claim>

/** Takes due messages for one lease, in the order they were due. A crashed claimer's are due again when it ends. */
export function claimDue(db: Db, limit: number, leaseSeconds: number) {
  return db.any(sql.type(Claim)`
    WITH claimed AS (
      UPDATE scheduled_message AS m
      SET attempt = m.attempt + 1, next_attempt_at = clock_timestamp() + make_interval(secs => ${leaseSeconds})
      -- An array, so that any plan finds them by their places: a join may be planned for a tenth of the table, and read
      -- all of it.
      WHERE m.ctid = ANY(ARRAY(
        SELECT ctid FROM scheduled_message
        WHERE parked_at IS NULL AND due_at <= statement_timestamp() AND next_attempt_at <= statement_timestamp()
        ORDER BY due_at LIMIT ${limit} FOR UPDATE SKIP LOCKED
      ))
      RETURNING m.id, m.student_key AS "studentKey", m.kind, m.text, m.template, m.occasion, m.reason,
        m.after_message_id AS "afterMessageId", m.created_at AS "createdAt",
        CASE
          WHEN m.occasion IN ('care', 'inactive') THEN 'hand'
          WHEN m.template IS NOT NULL OR m.block_id IS NOT NULL THEN 'template'
          ELSE 'model'
        END AS author,
        CASE
          WHEN m.kind = 'silence_checkin' THEN m.silent_since
          WHEN m.cancel_on = 'user_message' THEN m.created_at + make_interval(mins => ${repliedMinutes})
        END AS "unlessWrittenAfter",
        m.due_at AS "dueAt", m.block_ends_at AS "blockEndsAt", m.attempt, clock_timestamp() AS "claimedAt"
    )
    SELECT * FROM claimed ORDER BY "dueAt", id
  `)
}

type Held = Pick<Claim, 'id' | 'attempt'>

/** Rows of `scheduled_message AS m` that are still these claims'. */
const held = (claims: readonly Held[]) => sql.fragment`
  (m.id, m.attempt) IN (
    SELECT * FROM ${unnest('c', claims, { id: ['uuid', ({ id }) => id], attempt: ['int4', ({ attempt }) => attempt] })}
  )`

/**
 * Removes messages that are delivered or dropped. Those that have passed to a newer attempt stay: its outcome counts.
 * The reminders among them that are delivered are kept for a while, so that they can be acted on.
 */
export async function finish(db: Db, claims: readonly Held[], reminders: readonly string[] = []): Promise<void> {
  if (claims.length === 0) return
  const removal = sql.fragment`DELETE FROM scheduled_message AS m WHERE ${held(claims)}`
  if (reminders.length === 0) {
    await db.query(sql.typeAlias('none')`${removal}`)
    return
  }
  await db.query(sql.typeAlias('none')`
    WITH gone AS (${removal} RETURNING m.*)
    INSERT INTO delivered_reminder (
      id, student_key, text, reason, after_message_id, due_at, block_id, block_ends_at, snoozed_from
    )
    SELECT id, student_key, text, reason, after_message_id, due_at, block_id, block_ends_at, snoozed_from FROM gone
    WHERE id = ANY(${sql.array([...reminders], 'uuid')})
    ON CONFLICT (id) DO NOTHING
  `)
}

/** So long a notification can be acted on, and an action that was accepted may be on its way. */
const actionableDays = tables.scheduler.delivered_reminder.days

const forgetReminders = forgetOlder('delivered_reminder', 'delivered_at')

/** Forgets reminders that nobody can act on any more. */
export const forgetDelivered = (db: Db, limit: number): Promise<number> => forgetReminders(db, actionableDays, limit)

/** Makes each of these messages due at its `dueAt`, unless it has passed to a newer attempt. */
export async function moveAll(db: Db, moved: readonly (Held & { dueAt: string })[]): Promise<void> {
  if (moved.length === 0) return
  await db.query(sql.typeAlias('none')`
    UPDATE scheduled_message AS m SET due_at = n.due_at, next_attempt_at = n.due_at
    FROM ${unnest('n', moved, {
      id: ['uuid', ({ id }) => id],
      attempt: ['int4', ({ attempt }) => attempt],
      due_at: ['timestamptz', ({ dueAt }) => dueAt],
    })}
    WHERE m.id = n.id AND m.attempt = n.attempt
  `)
}

/** Lets messages be taken again after a while, which changes nothing else of them. */
export async function postpone(db: Db, claims: readonly Held[], seconds: number): Promise<void> {
  await db.query(sql.typeAlias('none')`
    UPDATE scheduled_message AS m SET next_attempt_at = clock_timestamp() + make_interval(secs => ${seconds})
    WHERE ${held(claims)}
  `)
}

/** A message that was refused so often is parked. */
export const maxRefusals = 5
/** The first pause, and by how much each further one is longer: time for somebody to mend what refuses all. */
const [refusedSeconds, longer] = [60, 3]

const Refused = z.object({ parked: z.boolean() })

/** Counts a refusal of the message itself, and parks it after the last. True when it is parked. */
export async function refuse(db: Db, { id, attempt }: Held, reason: string): Promise<boolean> {
  const row = await db.maybeOne(sql.type(Refused)`
    UPDATE scheduled_message
    SET refusals = refusals + 1, refusal = ${reason},
      next_attempt_at = clock_timestamp() + make_interval(secs => ${refusedSeconds} * ${longer} ^ refusals),
      parked_at = CASE WHEN refusals + 1 >= ${maxRefusals} THEN clock_timestamp() END
    WHERE id = ${id} AND attempt = ${attempt}
    RETURNING parked_at IS NOT NULL AS parked
  `)
  return row?.parked ?? false
}

const Overdue = z.object({ seconds: z.number() })

/** What is due and cannot be taken for a while, over a lease or a refusal, can be taken again within this time. */
const awaySeconds = 1800

/** How long the message has been due that is due longest; 0 when none is. */
export function overdueSeconds(db: Db): Promise<number> {
  return db.oneFirst(sql.type(Overdue)`
    SELECT coalesce(extract(epoch FROM statement_timestamp() - min(due_at)), 0)::float8 AS seconds
    FROM scheduled_message
    WHERE parked_at IS NULL AND due_at <= statement_timestamp()
      AND next_attempt_at <= statement_timestamp() + make_interval(secs => ${awaySeconds})
  `)
}

export const forgetParked = forgetOlder('scheduled_message', 'parked_at')

const Parked = z.object({ count: z.int() })

export function countParked(db: Db): Promise<number> {
  return db.oneFirst(sql.type(Parked)`SELECT count(*) FROM scheduled_message WHERE parked_at IS NOT NULL`)
}

const Wait = z.object({ milliseconds: z.number() })

/** Until the next minute begins, by the clock that decides what is due. */
export function untilNextMinute(db: Db): Promise<number> {
  return db.oneFirst(sql.type(Wait)`
    SELECT ceil((60 - extract(second FROM clock_timestamp())) * 1000)::float8 AS milliseconds
  `)
}
