import { tables } from '@yoldas/contracts/tables'
import { sql } from '@yoldas/db'
import { z } from 'zod'
import type { Held } from './rules.ts'
import { categories } from './tiers.ts'

/** What is known of distress goes after so long. */
export const keptDays = tables.chat.concern.days
/** From the first day of a month: its counts, which name nobody, stay for five years after it. */
export const countedDays = tables.chat.care_count.days

/** The first day of the month in Istanbul. */
export const monthOf = (time: ReturnType<typeof sql.fragment>) =>
  sql.fragment`date_trunc('month', ${time} AT TIME ZONE 'Europe/Istanbul')::date`

/**
 * What a conversation knows of care, read with its row; `now` is the database's clock, by which everything is judged.
 */
export const CareRow = z.object({
  careTier: z.enum(['serious', 'acute']).nullable(),
  careCategory: z.enum(categories).nullable(),
  careAt: z.string().nullable(),
  careUntil: z.string().nullable(),
  careAnswer: z.string().nullable(),
  /** When a hand-written text for distress came last. */
  careAnswerAt: z.string().nullable(),
  careTurnIndex: z.int().nullable(),
  isCareAnswered: z.boolean(),
  isCareCheckedIn: z.boolean(),
  /** When a question on the classifier's suspicion alone came last. */
  careAskedAt: z.string().nullable(),
  now: z.string(),
})
export type CareRow = z.infer<typeof CareRow>

/** Of the table `conversation` as `c`. */
export const careColumns = sql.fragment`
  c.care_tier AS "careTier", c.care_category AS "careCategory", c.care_at AS "careAt", c.care_until AS "careUntil",
  c.care_answer AS "careAnswer", c.care_answer_at AS "careAnswerAt", c.care_turn_index AS "careTurnIndex", c.care_answered AS "isCareAnswered",
  c.care_checked_in AS "isCareCheckedIn", c.care_asked_at AS "careAskedAt", clock_timestamp() AS now`

/** Null for a conversation that never held anything, or not for 30 days. */
export function heldOf({ careTier, careCategory, careAt, careUntil }: CareRow): Held | null {
  if (careTier === null || careCategory === null || careAt === null || careUntil === null) return null
  return { tier: careTier, category: careCategory, at: new Date(careAt), until: new Date(careUntil) }
}

/** When a hand-written text for distress came last; null where none is known. */
export const answeredAtOf = ({ careAnswerAt }: CareRow): Date | null =>
  careAnswerAt === null ? null : new Date(careAnswerAt)

/** Sets what a conversation held as if there had been nothing. */
export const forgotten = sql.fragment`
  care_tier = NULL, care_category = NULL, care_at = NULL, care_until = NULL, care_answer = NULL, care_answer_at = NULL,
  care_turn_index = NULL, care_answered = false, care_checked_in = false, care_asked_at = NULL`
