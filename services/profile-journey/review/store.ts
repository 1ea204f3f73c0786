import type { MadeBy, StoredMistake } from '@yoldas/contracts/mistakes'
import { type ReviewCard, type ReviewCardPatchBody, ReviewKind } from '@yoldas/contracts/review'
import { type Db, sql, unnest } from '@yoldas/db'
import { z } from 'zod'
import { fold } from '../rules.ts'
import {
  type Base,
  CardRow,
  cardColumns,
  ItemRow,
  itemColumns,
  LastRow,
  MistakeRow,
  mistakeColumns,
  RatedRow,
} from './rows.ts'
import type { Memory, Rated } from './rules.ts'

const Id = z.object({ id: z.uuid() })
const Count = z.object({ count: z.int() })

// Items

export type NewItem = {
  id: string
  studentKey: string
  clientId: string | null
  kind: ReviewKind
  subject: string
  topic: string | null
  by: MadeBy
  madeDay: string
  /** Null: never. */
  dueDay: string | null
}

export async function addItem(tx: Db, item: NewItem): Promise<void> {
  await tx.query(sql.typeAlias('none')`
    INSERT INTO review_item (
      id, student_key, client_id, kind, subject, topic, subject_key, topic_key, made_by, confirmed, made_day, due_day
    ) VALUES (
      ${item.id}, ${item.studentKey}, ${item.clientId}, ${item.kind}, ${item.subject}, ${item.topic},
      ${fold(item.subject)}, ${item.topic === null ? null : fold(item.topic)}, ${item.by}, ${item.by === 'student'},
      ${item.madeDay}, ${item.dueDay}
    )
  `)
}

/** The item of this kind that was made by this id, or for this `clientId`. */
export function findMade(
  db: Db,
  studentKey: string,
  kind: ReviewKind,
  { id, clientId }: { id: string; clientId: string | null },
): Promise<string | null> {
  return db.maybeOneFirst(sql.type(Id)`
    SELECT id FROM review_item
    WHERE student_key = ${studentKey} AND kind = ${kind} AND (id = ${id} OR client_id = ${clientId})
  `)
}

/** All of one kind, and those of one day. */
const Counted = z.object({ all: z.int(), onDay: z.int() })
export function countMade(db: Db, studentKey: string, kind: ReviewKind, day: string) {
  return db.one(sql.type(Counted)`
    SELECT count(*) AS all, count(*) FILTER (WHERE made_day = ${day}) AS "onDay"
    FROM review_item WHERE student_key = ${studentKey} AND kind = ${kind}
  `)
}

/** Null when the student has no such item. */
export function findItem(db: Db, studentKey: string, id: string): Promise<ItemRow | null> {
  return db.maybeOne(sql.type(ItemRow)`
    SELECT ${itemColumns} FROM review_item AS i LEFT JOIN mistake AS m ON m.id = i.id
    WHERE i.id = ${id} AND i.student_key = ${studentKey}
  `)
}

export function hasItem(db: Db, studentKey: string, kind: ReviewKind, id: string): Promise<boolean> {
  return db.exists(sql.typeAlias('none')`
    SELECT FROM review_item WHERE id = ${id} AND student_key = ${studentKey} AND kind = ${kind}
  `)
}

/** With all that hangs on it; false when the student had no such item. */
export async function removeItem(tx: Db, studentKey: string, kind: ReviewKind, id: string): Promise<boolean> {
  const { rowCount } = await tx.query(sql.typeAlias('none')`
    DELETE FROM review_item WHERE id = ${id} AND student_key = ${studentKey} AND kind = ${kind}
  `)
  return rowCount === 1
}

/** What mistakes and cards have in common; what is absent stays. `confirmed` makes an item the student's own. */
export async function changeItem(
  tx: Db,
  id: string,
  { subject, topic, confirmed }: Pick<ReviewCardPatchBody, 'subject' | 'topic' | 'confirmed'>,
): Promise<void> {
  const isTopicNamed = topic !== undefined
  await tx.query(sql.typeAlias('none')`
    UPDATE review_item SET
      subject = coalesce(${subject ?? null}, subject),
      subject_key = coalesce(${subject === undefined ? null : fold(subject)}, subject_key),
      topic = CASE WHEN ${isTopicNamed} THEN ${topic ?? null} ELSE topic END,
      topic_key = CASE WHEN ${isTopicNamed} THEN ${topic == null ? null : fold(topic)} ELSE topic_key END,
      made_by = CASE WHEN ${confirmed === true} THEN 'student' ELSE made_by END,
      confirmed = confirmed OR ${confirmed === true},
      updated_at = clock_timestamp()
    WHERE id = ${id}
  `)
}

/** What follows from an item's ratings. */
export type Followed = { memory: Memory | null; dueDay: string | null; base: Base | null }

export async function saveMemory(tx: Db, id: string, { memory, dueDay, base }: Followed): Promise<void> {
  await tx.query(sql.typeAlias('none')`
    UPDATE review_item SET due_day = ${dueDay}, stability = ${memory?.stability ?? null},
      difficulty = ${memory?.difficulty ?? null}, rated_day = ${memory?.ratedDay ?? null}, run = ${memory?.run ?? 0},
      redo_count = ${memory?.count ?? 0}, base = ${base === null ? null : sql.jsonb(base)}
    WHERE id = ${id}
  `)
}

/** The next items by id that have been rated and are ever due. */
export function findRated(db: Db, studentKey: string, after: string | null, limit: number) {
  return db.any(sql.type(ItemRow)`
    SELECT ${itemColumns} FROM review_item AS i LEFT JOIN mistake AS m ON m.id = i.id
    WHERE i.student_key = ${studentKey} AND i.rated_day IS NOT NULL AND i.due_day IS NOT NULL
      AND (${after}::uuid IS NULL OR i.id > ${after})
    ORDER BY i.id LIMIT ${limit}
  `)
}

export async function saveDueDays(tx: Db, rows: ReadonlyArray<{ id: string; dueDay: string }>): Promise<void> {
  const due = unnest('d', rows, { id: ['uuid', (row) => row.id], day: ['date', (row) => row.dueDay] })
  await tx.query(sql.typeAlias('none')`
    UPDATE review_item AS i SET due_day = d.day FROM ${due} WHERE i.id = d.id AND i.due_day <> d.day
  `)
}

// Ratings

type Rating = Rated & { studentKey: string; itemId: string; clientId: string | null; sessionId: string | null }

export async function addRating(tx: Db, rating: Rating): Promise<void> {
  await tx.query(sql.typeAlias('none')`
    INSERT INTO review_rating (id, student_key, item_id, client_id, session_id, day, answered_at, rating)
    VALUES (
      ${rating.id}, ${rating.studentKey}, ${rating.itemId}, ${rating.clientId}, ${rating.sessionId}, ${rating.day},
      ${rating.answeredAt}, ${rating.rating}
    )
  `)
}

const Made = z.object({ id: z.uuid(), itemId: z.uuid() })

/** The answer that was stored by this id, or for this `clientId`, undone or not. */
export function findAnswer(db: Db, studentKey: string, id: string, clientId: string | null) {
  return db.maybeOne(sql.type(Made)`
    SELECT id, item_id AS "itemId" FROM review_rating
    WHERE student_key = ${studentKey} AND session_id IS NULL AND (id = ${id} OR client_id = ${clientId})
  `)
}

/** The last that counts of each day after one; null: of each day. A student may rate an item any number of times. */
export function findRatings(db: Db, itemId: string, after: string | null): Promise<readonly Rated[]> {
  return db.any(sql.type(LastRow)`
    SELECT DISTINCT ON (day) id, day, answered_at AS "answeredAt", rating, count(*) OVER (PARTITION BY day) AS count
    FROM review_rating
    WHERE item_id = ${itemId} AND undone_at IS NULL AND day > coalesce(${after}::date, '-infinity')
    ORDER BY day, answered_at DESC, id DESC
  `)
}

const OfItem = LastRow.extend({ itemId: z.uuid() })

/** The same of each of these items, after its day. */
export function findRatingsOf(db: Db, items: ReadonlyArray<{ id: string; after: string | null }>) {
  const asked = unnest('a', items, { id: ['uuid', (item) => item.id], after: ['date', (item) => item.after] })
  return db.any(sql.type(OfItem)`
    SELECT DISTINCT ON (r.item_id, r.day) r.item_id AS "itemId", r.id, r.day, r.answered_at AS "answeredAt", r.rating,
      count(*) OVER (PARTITION BY r.item_id, r.day) AS count
    FROM ${asked} JOIN review_rating AS r ON r.item_id = a.id
    WHERE r.undone_at IS NULL AND r.day > coalesce(a.after, '-infinity')
    ORDER BY r.item_id, r.day, r.answered_at DESC, r.id DESC
  `)
}

/** Answers of these days. */
export function countAnswers(db: Db, studentKey: string, from: string, to: string): Promise<number> {
  return db.oneFirst(sql.type(Count)`
    SELECT count(*) FROM review_rating
    WHERE student_key = ${studentKey} AND day BETWEEN ${from} AND ${to} AND undone_at IS NULL AND session_id IS NULL
  `)
}

const Undone = z.object({ itemId: z.uuid(), day: z.string() })

/** Null when the student has no such answer, or it is undone already. */
export function undoAnswer(tx: Db, studentKey: string, id: string) {
  return tx.maybeOne(sql.type(Undone)`
    UPDATE review_rating SET undone_at = clock_timestamp()
    WHERE id = ${id} AND student_key = ${studentKey} AND session_id IS NULL AND undone_at IS NULL
    RETURNING item_id AS "itemId", day
  `)
}

/** Null when the session rated nothing. */
export function removeSessionRating(tx: Db, studentKey: string, sessionId: string) {
  return tx.maybeOne(sql.type(Undone)`
    DELETE FROM review_rating WHERE session_id = ${sessionId} AND student_key = ${studentKey}
    RETURNING item_id AS "itemId", day
  `)
}

// What items are of

export function findMistakes(db: Db, ids: readonly string[]): Promise<readonly StoredMistake[]> {
  return db.any(sql.type(MistakeRow)`
    SELECT ${mistakeColumns} FROM mistake AS m JOIN review_item AS i ON i.id = m.id
    WHERE m.id = ANY(${sql.array([...ids], 'uuid')})
  `)
}

export function findCards(db: Db, ids: readonly string[]): Promise<readonly ReviewCard[]> {
  return db.any(sql.type(CardRow)`
    SELECT ${cardColumns} FROM review_card AS c JOIN review_item AS i ON i.id = c.id
    WHERE c.id = ANY(${sql.array([...ids], 'uuid')})
  `)
}

/** How many ratings of an item there are; those that were undone are among them. */
export function countRatings(tx: Db, itemId: string): Promise<number> {
  return tx.oneFirst(sql.type(Count)`SELECT count(*) FROM review_rating WHERE item_id = ${itemId}`)
}

// Export

const ExportedRating = RatedRow.extend({
  itemId: z.uuid(),
  clientId: z.uuid().nullable(),
  sessionId: z.uuid().nullable(),
  undoneAt: z.string().nullable(),
})

/** All of a student's, by id. */
export function exportRatings(db: Db, studentKey: string, after: string | null, limit: number) {
  return db.any(sql.type(ExportedRating)`
    SELECT id, item_id AS "itemId", client_id AS "clientId", session_id AS "sessionId", day,
      answered_at AS "answeredAt", rating, undone_at AS "undoneAt"
    FROM review_rating WHERE student_key = ${studentKey} AND (${after}::uuid IS NULL OR id > ${after})
    ORDER BY id LIMIT ${limit}
  `)
}

const ExportedItem = z.object({
  id: z.uuid(),
  kind: ReviewKind,
  subject: z.string(),
  topic: z.string().nullable(),
  by: z.string(),
  confirmed: z.boolean(),
  dueDay: z.string().nullable(),
  stability: z.number().nullable(),
  difficulty: z.number().nullable(),
  ratedDay: z.string().nullable(),
  front: z.string().nullable(),
  back: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
})

/** All of a student's, by id; a mistake is exported by itself too. */
export function exportItems(db: Db, studentKey: string, after: string | null, limit: number) {
  return db.any(sql.type(ExportedItem)`
    SELECT i.id, i.kind, i.subject, i.topic, i.made_by AS by, i.confirmed, i.due_day AS "dueDay", i.stability,
      i.difficulty, i.rated_day AS "ratedDay", c.front, c.back, i.created_at AS "createdAt",
      i.updated_at AS "updatedAt"
    FROM review_item AS i LEFT JOIN review_card AS c ON c.id = i.id
    WHERE i.student_key = ${studentKey} AND (${after}::uuid IS NULL OR i.id > ${after})
    ORDER BY i.id LIMIT ${limit}
  `)
}
