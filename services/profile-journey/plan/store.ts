import { PlanBlock, type PlanBlockPatchBody } from '@yoldas/contracts/plan'
import { type Db, sql } from '@yoldas/db'
import { z } from 'zod'

export const columns = sql.fragment`
  id, day, to_char(start_time, 'HH24:MI') AS "startTime", minutes, subject, topic, kind, status, note, remind, source,
  created_at AS "createdAt", updated_at AS "updatedAt"
`

/** With the id of the message that is scheduled for its start, or was. */
export const HeldBlock = PlanBlock.extend({ reminderId: z.uuid().nullable() })
export type HeldBlock = z.infer<typeof HeldBlock>

const heldColumns = sql.fragment`${columns}, reminder_id AS "reminderId"`

/** By day and time; those without a time last, the oldest first. */
export function findBlocks(db: Db, studentKey: string, from: string, to: string): Promise<readonly PlanBlock[]> {
  return db.any(sql.type(PlanBlock)`
    SELECT ${columns} FROM plan_block
    WHERE student_key = ${studentKey} AND day BETWEEN ${from} AND ${to}
    ORDER BY day, start_time NULLS LAST, created_at, id
  `)
}

/**
 * The first of these days' blocks after one of them, by id. Which they are is found before the blocks are read, since
 * Postgres might go through everybody's by id instead.
 */
export function findBlocksAfter(
  db: Db,
  studentKey: string,
  { from, to, after }: { from: string; to: string; after: string | null },
  limit: number,
): Promise<readonly PlanBlock[]> {
  return db.any(sql.type(PlanBlock)`
    WITH planned AS MATERIALIZED (
      SELECT id FROM plan_block
      WHERE student_key = ${studentKey} AND day BETWEEN ${from} AND ${to} AND (${after}::uuid IS NULL OR id > ${after})
    )
    SELECT ${columns} FROM plan_block
    WHERE id = ANY(ARRAY(SELECT id FROM planned ORDER BY id LIMIT ${limit}))
    ORDER BY id
  `)
}

/** The block that was made by this id, or for this `clientId`. */
export function findMade(db: Db, studentKey: string, id: string, clientId: string | null): Promise<PlanBlock | null> {
  return db.maybeOne(sql.type(PlanBlock)`
    SELECT ${columns} FROM plan_block WHERE student_key = ${studentKey} AND (id = ${id} OR client_id = ${clientId})
  `)
}

const Count = z.object({ count: z.int() })

/** Blocks of that day besides this one. */
export function countOthers(db: Db, studentKey: string, day: string, id: string): Promise<number> {
  return db.oneFirst(sql.type(Count)`
    SELECT count(*) FROM plan_block WHERE student_key = ${studentKey} AND day = ${day} AND id <> ${id}
  `)
}

/** Blocks besides this one that begin later than now, on this day or after it, and are to be reminded of. */
export function countReminders(db: Db, studentKey: string, today: string, id: string): Promise<number> {
  return db.oneFirst(sql.type(Count)`
    SELECT count(*) FROM plan_block
    WHERE student_key = ${studentKey} AND remind AND status = 'planned' AND day >= ${today} AND id <> ${id}
      AND (day + start_time) AT TIME ZONE 'Europe/Istanbul' > statement_timestamp()
  `)
}

/** Which message is scheduled for the block's start. */
export async function setReminder(tx: Db, id: string, reminderId: string | null): Promise<void> {
  await tx.query(sql.typeAlias('none')`UPDATE plan_block SET reminder_id = ${reminderId} WHERE id = ${id}`)
}

export type NewBlock = Omit<PlanBlock, 'createdAt' | 'updatedAt'> & { studentKey: string; clientId: string | null }

export function addBlock(tx: Db, block: NewBlock): Promise<PlanBlock> {
  return tx.one(sql.type(PlanBlock)`
    INSERT INTO plan_block (
      id, student_key, client_id, day, start_time, minutes, subject, topic, kind, status, note, remind, source
    ) VALUES (
      ${block.id}, ${block.studentKey}, ${block.clientId}, ${block.day}, ${block.startTime}, ${block.minutes},
      ${block.subject}, ${block.topic}, ${block.kind}, ${block.status}, ${block.note}, ${block.remind},
      ${block.source}
    )
    RETURNING ${columns}
  `)
}

/** Null when the student has no such block. */
export function findBlock(db: Db, studentKey: string, id: string): Promise<HeldBlock | null> {
  return db.maybeOne(sql.type(HeldBlock)`
    SELECT ${heldColumns} FROM plan_block WHERE id = ${id} AND student_key = ${studentKey}
  `)
}

/** Of a block that is there. */
export function changeBlock(
  tx: Db,
  studentKey: string,
  id: string,
  { day, startTime, minutes, subject, topic, kind, status, note, remind }: PlanBlockPatchBody,
): Promise<PlanBlock> {
  return tx.one(sql.type(PlanBlock)`
    UPDATE plan_block SET
      day = coalesce(${day ?? null}, day),
      start_time = CASE WHEN ${startTime === null} THEN NULL ELSE coalesce(${startTime ?? null}, start_time) END,
      minutes = coalesce(${minutes ?? null}, minutes),
      subject = coalesce(${subject ?? null}, subject),
      topic = CASE WHEN ${topic === null} THEN NULL ELSE coalesce(${topic ?? null}, topic) END,
      kind = coalesce(${kind ?? null}, kind),
      status = coalesce(${status ?? null}, status),
      note = CASE WHEN ${note === null} THEN NULL ELSE coalesce(${note ?? null}, note) END,
      remind = coalesce(${remind ?? null}, remind),
      updated_at = clock_timestamp()
    WHERE id = ${id} AND student_key = ${studentKey}
    RETURNING ${columns}
  `)
}

/** The block as it was; null when the student had no such block. */
export function removeBlock(db: Db, studentKey: string, id: string): Promise<HeldBlock | null> {
  return db.maybeOne(sql.type(HeldBlock)`
    DELETE FROM plan_block WHERE id = ${id} AND student_key = ${studentKey} RETURNING ${heldColumns}
  `)
}

/** All of a student's, by id. */
export function exportBlocks(db: Db, studentKey: string, after: string | null, limit: number) {
  return db.any(sql.type(PlanBlock)`
    SELECT ${columns} FROM plan_block WHERE student_key = ${studentKey} AND (${after}::uuid IS NULL OR id > ${after})
    ORDER BY id LIMIT ${limit}
  `)
}
