import { scheduleCareCheckin } from '@yoldas/contracts/scheduler'
import { type Db, forgetOlder, sql, unnest } from '@yoldas/db'
import { newId } from '@yoldas/ids'
import { sendCommand } from '@yoldas/outbox'
import { z } from 'zod'
import { chooseCheckin } from './choose.ts'
import { type CareRow, countedDays, forgotten, heldOf, keptDays, monthOf } from './rows.ts'
import { actsOn, checkInAt, type Held, hold, inForce } from './rules.ts'
import type { Concern } from './tiers.ts'
import { traceHours } from './trace.ts'

/**
 * Who found it: the patterns over the student's words, the same with what was heard in recordings, the signs of several messages together (`trace.ts`), the
 * classifier over the words, the model, the moderation, or the patterns over what the companion wrote.
 */
const concernSources = ['words', 'transcript', 'conversation', 'classifier', 'model', 'moderation', 'said'] as const
export type ConcernSource = (typeof concernSources)[number]

/**
 * What somebody found in a turn: kept, and raising what the conversation holds, in the commit that it is given to. What
 * the classifier suspects raises nothing.
 */
export type FoundConcern = {
  concern: Concern
  source: ConcernSource /** Whether it is kept and changes nothing. */
  isIdle?: boolean
}

/** What the conversation holds with what was found; the same object where that changes nothing. */
const raised = (before: Held | null, found: readonly FoundConcern[], now: Date): Held | null =>
  found.reduce((held, { concern, source }) => (source === 'classifier' ? held : hold(held, concern, now)), before)

/** What is in force with what was found. */
export function heldWith(care: CareRow, found: readonly FoundConcern[]): Held | null {
  const now = new Date(care.now)
  return inForce(raised(heldOf(care), found, now), now)
}

/**
 * The text by hand that the same commit stores. `turnIndex` is that of an answer; null for a bubble that a model's answer
 * has.
 */
export type GivenByHand = { id: string; turnIndex: number | null; bubbles: number }

/** What the answer says whom to call for: counted with the commit that stores it. */
export type Helped = Pick<Held, 'tier' | 'category'>

type Raise = {
  studentKey: string
  turnId: string
  care: CareRow
  found: readonly FoundConcern[]
  given?: GivenByHand
  helped?: Helped | null
}

/**
 * Keeps what was found in a turn and raises what its conversation holds, which the caller has locked since it read
 * `care`. Has the one check-in of care scheduled when that is at least serious. Each source counts once a turn, each
 * answer that says whom to call once.
 */
export async function raiseCare(tx: Db, { studentKey, turnId, care, found, given, helped }: Raise): Promise<void> {
  await keepAndCount(tx, studentKey, turnId, found, helped)
  const before = heldOf(care)
  const now = new Date(care.now)
  const held = raised(before, found, now)
  const isRaised = held !== before
  if (!isRaised && !given) return
  const isNew = !inForce(before, now)
  const answeredIndex = given?.turnIndex ?? null
  await tx.query(sql.typeAlias('none')`
    UPDATE conversation
    SET care_tier = ${held?.tier ?? null}, care_category = ${held?.category ?? null},
      care_at = ${held?.at.toISOString() ?? null}::timestamptz,
      care_until = ${held?.until.toISOString() ?? null}::timestamptz,
      care_checked_in = care_checked_in AND ${!isRaised},
      care_answered = ${answeredIndex !== null} OR (care_answered AND ${!isNew}),
      care_answer = coalesce(${given?.id ?? null}, care_answer),
      care_answer_at = CASE WHEN ${given !== undefined} THEN clock_timestamp() ELSE care_answer_at END,
      care_turn_index = greatest(care_turn_index, ${held && answeredIndex}::int),
      next_position = next_position + ${given?.bubbles ?? 0}
    WHERE student_key = ${studentKey}
  `)
  if (!held || !isRaised) return
  const [dueAt, text] = [checkInAt(held).toISOString(), chooseCheckin(Math.random())]
  await sendCommand(tx, scheduleCareCheckin, studentKey, { studentKey, id: newId(), dueAt, text })
}

/** What the classifier suspects in a message, to be kept with its turn; a question that it brings is noted. */
export async function noteSuspicion(
  tx: Db,
  studentKey: string,
  suspicion: Concern,
  care: CareRow,
): Promise<FoundConcern> {
  const askedAt = care.careAskedAt === null ? null : new Date(care.careAskedAt)
  const acts = actsOn(suspicion, askedAt, heldOf(care), new Date(care.now))
  if (acts && suspicion.tier === 'check')
    await tx.query(sql.typeAlias('none')`
      UPDATE conversation SET care_asked_at = ${care.now}::timestamptz WHERE student_key = ${studentKey}
    `)
  return { concern: suspicion, source: 'classifier', isIdle: !acts }
}

async function keepAndCount(
  tx: Db,
  studentKey: string,
  turnId: string,
  found: readonly FoundConcern[],
  helped: Helped | null = null,
): Promise<void> {
  const concerns = found.flatMap(({ concern, source, isIdle = false }) =>
    concern.tier === 'none' ? [] : [{ ...concern, source, isIdle }],
  )
  if (concerns.length === 0 && !helped) return
  await tx.query(sql.typeAlias('none')`
    WITH kept AS (
      INSERT INTO concern (turn_id, student_key, source, tier, category, is_idle)
      SELECT ${turnId}::uuid, ${studentKey}::uuid, source, tier, category, is_idle
      FROM ${unnest('n', concerns, {
        source: ['text', ({ source }) => source],
        tier: ['text', ({ tier }) => tier],
        category: ['text', ({ category }) => category],
        is_idle: ['bool', ({ isIdle }) => isIdle],
      })}
      ON CONFLICT DO NOTHING
      RETURNING tier, category, source
    ),
    counted AS (
      TABLE kept
      UNION ALL
      SELECT ${helped?.tier ?? null}::text, ${helped?.category ?? null}::text, 'helped' WHERE ${helped !== null}
    )
    INSERT INTO care_count AS c (month, tier, category, source, count)
    SELECT ${monthOf(sql.fragment`clock_timestamp()`)} AS month, tier, category, source, 1 FROM counted
    ORDER BY month, tier, category, source
    ON CONFLICT (month, tier, category, source, backend) DO UPDATE SET count = c.count + excluded.count
  `)
}

const KeptConcern = z.object({
  turnId: z.uuid(),
  source: z.string(),
  tier: z.string(),
  category: z.string(),
  foundAt: z.string(),
})

/** What was found of distress, each with its turn, after one of them; null begins. */
export function exportConcerns(db: Db, studentKey: string, after: string | null, limit: number) {
  const [turnId = null, source = null] = after?.split('/') ?? []
  return db.any(sql.type(KeptConcern)`
    SELECT turn_id AS "turnId", source, tier, category, found_at AS "foundAt" FROM concern
    WHERE student_key = ${studentKey} AND (turn_id, source) > (
      coalesce(${turnId}::uuid, '00000000-0000-0000-0000-000000000000'), coalesce(${source}, '')
    )
    ORDER BY turn_id, source LIMIT ${limit}
  `)
}

/** Statements of this size stay far from the time a statement may take. */
const batch = 1_000

const forgetConcerns = forgetOlder('concern', 'found_at')

/** Forgets what was found longer than `keptDays` ago. How many that were; 0 when nothing is left to forget. */
export const forgetFound = (db: Db): Promise<number> => forgetConcerns(db, keptDays, batch)

/** The same of what conversations hold. */
export async function forgetHeld(db: Db): Promise<number> {
  const { rowCount } = await db.query(sql.typeAlias('none')`
    UPDATE conversation SET ${forgotten} WHERE student_key = ANY(ARRAY(
      SELECT student_key FROM conversation
      WHERE care_at < statement_timestamp() - make_interval(days => ${keptDays}) ORDER BY care_at LIMIT ${batch}
      FOR UPDATE SKIP LOCKED
    ))
  `)
  return rowCount
}

/** The same of when a suspicion was asked about and a text by hand was stored. */
export async function forgetAsked(db: Db): Promise<number> {
  const { rowCount } = await db.query(sql.typeAlias('none')`
    UPDATE conversation SET care_asked_at = NULL, care_answer = NULL, care_answer_at = NULL
    WHERE student_key = ANY(ARRAY(
      SELECT student_key FROM conversation
      WHERE greatest(care_asked_at, care_answer_at) < statement_timestamp() - make_interval(days => ${keptDays})
      ORDER BY greatest(care_asked_at, care_answer_at) LIMIT ${batch}
      FOR UPDATE SKIP LOCKED
    ))
  `)
  return rowCount
}

/** Takes from traces what is older than a day. */
export async function forgetTraces(db: Db): Promise<number> {
  const oldest = sql.fragment`to_char(
    (statement_timestamp() - make_interval(hours => ${traceHours})) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'
  )`
  const { rowCount } = await db.query(sql.typeAlias('none')`
    UPDATE conversation
    SET care_trace = (
      SELECT jsonb_agg(entry ORDER BY nth) FROM jsonb_array_elements(care_trace) WITH ORDINALITY AS e (entry, nth)
      WHERE entry ->> 'at' >= ${oldest}
    )
    WHERE student_key = ANY(ARRAY(
      SELECT student_key FROM conversation
      WHERE care_trace IS NOT NULL AND care_trace -> 0 ->> 'at' < ${oldest}
      ORDER BY care_trace -> 0 ->> 'at' LIMIT ${batch}
      FOR UPDATE SKIP LOCKED
    ))
  `)
  return rowCount
}

const forgetMonths = forgetOlder('care_count', 'month')

/** Forgets counts of months that ended longer than five years ago; as the others. */
export const forgetCounted = (db: Db): Promise<number> => forgetMonths(db, countedDays, batch)
