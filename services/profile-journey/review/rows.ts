import { StoredMistake } from '@yoldas/contracts/mistakes'
import { ReviewCard, ReviewKind, ReviewRating } from '@yoldas/contracts/review'
import { sql } from '@yoldas/db'
import { z } from 'zod'
import { daysToLearn } from './rules.ts'

/** Of `mistake AS m JOIN review_item AS i`. */
export const mistakeColumns = sql.fragment`
  i.id, i.subject, i.topic, m.exam_type AS "examType", m.media, m.text, m.answer, m.source, m.stuck, m.cause,
  m.cause_by AS "causeBy", m.exam_id AS "examId", i.made_by AS by, i.confirmed,
  CASE WHEN i.run >= ${daysToLearn} THEN 'learned' ELSE 'open' END AS state, 1 + least(i.run, 2) AS box,
  i.redo_count AS "redoCount", i.created_at AS "createdAt", i.updated_at AS "updatedAt"
`
export { StoredMistake as MistakeRow }

/** Of `review_card AS c JOIN review_item AS i`. */
export const cardColumns = sql.fragment`
  i.id, i.subject, i.topic, c.front, c.back, i.made_by AS by, i.confirmed, i.created_at AS "createdAt",
  i.updated_at AS "updatedAt"
`
export { ReviewCard as CardRow }

/** What the ratings up to `day`, included, came to. */
export const Base = z.object({
  day: z.string(),
  stability: z.number(),
  difficulty: z.number(),
  ratedDay: z.string(),
  run: z.int(),
  count: z.int(),
})
export type Base = z.infer<typeof Base>

export const ItemRow = z.object({
  id: z.uuid(),
  kind: ReviewKind,
  subject: z.string(),
  topic: z.string().nullable(),
  madeDay: z.string(),
  dueDay: z.string().nullable(),
  stability: z.number().nullable(),
  difficulty: z.number().nullable(),
  ratedDay: z.string().nullable(),
  slot: z.int(),
  base: Base.nullable(),
  /** A careless mistake. */
  isNeverDue: z.boolean(),
})
export type ItemRow = z.infer<typeof ItemRow>

/** Of `review_item AS i LEFT JOIN mistake AS m`. */
export const itemColumns = sql.fragment`
  i.id, i.kind, i.subject, i.topic, i.made_day AS "madeDay", i.due_day AS "dueDay", i.stability,
  i.difficulty, i.rated_day AS "ratedDay", i.exam_slot AS slot, i.base,
  coalesce(m.cause = 'careless', false) AS "isNeverDue"
`

export const RatedRow = z.object({
  id: z.uuid(),
  day: z.string(),
  answeredAt: z.string(),
  rating: ReviewRating,
})

/** The last of a day, for all of them. */
export const LastRow = RatedRow.extend({ count: z.int() })
