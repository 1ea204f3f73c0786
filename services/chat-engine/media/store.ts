import { MediaKind, MediaStatus, type StoredMedia } from '@yoldas/contracts/media'
import type { Verdict } from '@yoldas/contracts/verdict'
import { type Db, sql } from '@yoldas/db'
import { newId } from '@yoldas/ids'
import { z } from 'zod'
import { judge } from '../blocked/store.ts'
import { lockConversation } from '../conversation/store.ts'

const MediaRow = z.object({
  id: z.uuid(),
  kind: MediaKind,
  mimeType: z.string(),
  sizeBytes: z.int(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  durationMs: z.int().nullable(),
  fileName: z.string().nullable(),
  status: MediaStatus,
  transcript: z.object({ text: z.string() }).nullable(),
  isSilenced: z.boolean(),
  createdAt: z.string(),
})

const mediaColumns = sql.fragment`
  id, kind, mime_type AS "mimeType", size_bytes AS "sizeBytes", width, height, duration_ms AS "durationMs",
  file_name AS "fileName", status, CASE WHEN transcript IS NOT NULL THEN jsonb_build_object('text', transcript) END AS transcript,
  is_silenced AS "isSilenced", created_at AS "createdAt"`

export type NewMedia = Pick<StoredMedia, 'id' | 'kind' | 'mimeType' | 'sizeBytes'> & {
  studentKey: string
  clientId?: string | undefined
  fileName?: string | undefined
  width?: number | undefined
  height?: number | undefined
  durationMs?: number | undefined
  /** What profile-journey said as the student came. */
  verdict?: Verdict
}

/** `announcedBytes`, which an upload has to have, stays; a ready image has another `sizeBytes`. */
const CreatedRow = MediaRow.extend({ announcedBytes: z.int() })
export type CreatedMedia = { media: StoredMedia; announcedBytes: number }

const toCreated = ({ announcedBytes, ...media }: z.infer<typeof CreatedRow>): CreatedMedia => ({
  media,
  announcedBytes,
})

/** The least that an object counts: so the limit of bytes also limits the number of objects. */
const leastBytes = 16 * 1024

/**
 * Null for an erased student. `full`: the student's media, stored and announced, would have more than `mostBytes` with
 * it. `blocked`: the companion may not talk to the student.
 * @throws UniqueViolation when the id or clientId exists already: a repeat
 */
export async function insertMedia(
  tx: Db,
  media: NewMedia,
  mostBytes: number,
): Promise<CreatedMedia | 'full' | 'blocked' | null> {
  const locked = await lockConversation(tx, media.studentKey)
  if (locked.isErased) return null
  if ((await judge(tx, locked, media.verdict)).blocked) return 'blocked'
  const row = await tx.maybeOne(sql.type(CreatedRow)`
    INSERT INTO media (id, student_key, client_id, kind, mime_type, announced_bytes, size_bytes, file_name, width,
      height, duration_ms)
    SELECT ${media.id}::uuid, ${media.studentKey}::uuid, ${media.clientId ?? null}::uuid, ${media.kind},
      ${media.mimeType}, ${media.sizeBytes}::int, ${media.sizeBytes}::int, ${media.fileName ?? null}::text,
      ${media.width ?? null}::int, ${media.height ?? null}::int, ${media.durationMs ?? null}::int
    WHERE ${mostBytes}::bigint >= greatest(${media.sizeBytes}::int, ${leastBytes}) + (
      SELECT coalesce(sum(greatest(size_bytes, ${leastBytes})), 0) FROM media
      WHERE student_key = ${media.studentKey} AND status <> 'failed'
    )
    RETURNING ${mediaColumns}, announced_bytes AS "announcedBytes"
  `)
  return row ? toCreated(row) : 'full'
}

/** The media that was created before with this id or this clientId. */
export async function findCreated(
  db: Db,
  { studentKey, id, clientId }: Pick<NewMedia, 'studentKey' | 'id' | 'clientId'>,
): Promise<CreatedMedia | null> {
  const row = await db.maybeOne(sql.type(CreatedRow)`
    SELECT ${mediaColumns}, announced_bytes AS "announcedBytes" FROM media
    WHERE student_key = ${studentKey} AND (id = ${id} OR client_id = ${clientId ?? null})
    ORDER BY id LIMIT 1
  `)
  return row && toCreated(row)
}

/** Null when this student has no such media. */
export function findMedia(db: Db, studentKey: string, mediaId: string): Promise<StoredMedia | null> {
  return db.maybeOne(sql.type(MediaRow)`
    SELECT ${mediaColumns} FROM media WHERE id = ${mediaId} AND student_key = ${studentKey}
  `)
}

/** Of these ids, in any order, what this student has. */
export function findAllMedia(db: Db, studentKey: string, mediaIds: readonly string[]): Promise<readonly StoredMedia[]> {
  return db.any(sql.type(MediaRow)`
    SELECT ${mediaColumns} FROM media
    WHERE id = ANY(${sql.array([...mediaIds], 'uuid')}) AND student_key = ${studentKey}
  `)
}

/** What is asked for after the message is stored, or before a mistake is. */
const keptMinutes = 60

/** Keeps a picture for an hour, whether or not anything has it; null where it can be no picture of a mistake. */
export function takePicture(db: Db, studentKey: string, mediaId: string): Promise<StoredMedia | null> {
  return db.maybeOne(sql.type(MediaRow)`
    UPDATE media SET check_at = clock_timestamp() + make_interval(mins => ${keptMinutes})
    WHERE id = ${mediaId} AND student_key = ${studentKey} AND kind = 'image' AND status = 'ready'
    RETURNING ${mediaColumns}
  `)
}

/** Has it found out now whether anything has the picture still. */
export async function askForCheck(tx: Db, studentKey: string, mediaId: string): Promise<void> {
  await tx.query(sql.typeAlias('none')`
    UPDATE media SET check_at = clock_timestamp()
    WHERE id = ${mediaId} AND student_key = ${studentKey} AND kind = 'image'
  `)
}

/** `checkAt` is as Postgres writes it, to the microsecond: nothing is done by it once it has changed. */
const Check = z.object({ id: z.uuid(), studentKey: z.uuid(), checkAt: z.string() })
export type Check = z.infer<typeof Check>

/** Those that are due, the first ones first. */
export function findChecks(db: Db, limit: number) {
  return db.any(sql.type(Check)`
    SELECT id, student_key AS "studentKey", check_at::text AS "checkAt" FROM media
    WHERE check_at <= statement_timestamp() ORDER BY check_at LIMIT ${limit}
  `)
}

/** Whether the check is still to be made as it was found. */
export function isStillDue(tx: Db, { id, checkAt }: Check): Promise<boolean> {
  return tx.exists(sql.typeAlias('none')`SELECT FROM media WHERE id = ${id} AND check_at = ${checkAt}::timestamptz`)
}

/** Whether a message of the student's has the media of this row. */
export const isShown = sql.fragment`EXISTS (
    SELECT FROM message
    WHERE message.student_key = media.student_key AND message.media <> '[]'
      AND message.media @> jsonb_build_array(jsonb_build_object('id', media.id))
    -- Looked up for each: as a join it may be planned to read all messages.
    OFFSET 0
  )`

export function isInMessage(tx: Db, { id }: Check): Promise<boolean> {
  return tx.exists(sql.typeAlias('none')`SELECT FROM media WHERE id = ${id} AND ${isShown}`)
}

/** Nothing more is to be found out. */
export async function endCheck(db: Db, { id, checkAt }: Check): Promise<void> {
  await db.query(sql.typeAlias('none')`
    UPDATE media SET check_at = NULL WHERE id = ${id} AND check_at = ${checkAt}::timestamptz
  `)
}

/** It cannot be known yet. */
export async function putOffCheck(db: Db, { id, checkAt }: Check): Promise<void> {
  await db.query(sql.typeAlias('none')`
    UPDATE media SET check_at = clock_timestamp() + make_interval(mins => ${keptMinutes})
    WHERE id = ${id} AND check_at = ${checkAt}::timestamptz
  `)
}

/** Removes a picture that nothing has, while that is so; false where it stays. The caller removes its objects. */
export async function removePicture(tx: Db, { id, checkAt }: Check): Promise<boolean> {
  const { rowCount } = await tx.query(sql.typeAlias('none')`
    DELETE FROM media WHERE id = ${id} AND check_at = ${checkAt}::timestamptz AND NOT ${isShown}
  `)
  return rowCount === 1
}

const ExportRow = MediaRow.extend({ clientId: z.uuid().nullable() })

/** All of a student's media after an id, in the order of ids. */
export function exportMedia(db: Db, studentKey: string, after: string | null, limit: number) {
  return db.any(sql.type(ExportRow)`
    SELECT ${mediaColumns}, client_id AS "clientId" FROM media
    WHERE student_key = ${studentKey} AND (${after}::uuid IS NULL OR id > ${after}::uuid)
    ORDER BY id LIMIT ${limit}
  `)
}

export type Verified = { status: 'failed' } | { status: 'ready'; sizeBytes: number; width?: number; height?: number }

/** Null when the media is no longer pending or the student is erased: the caller has to find out which. */
export async function settleMedia(
  tx: Db,
  studentKey: string,
  mediaId: string,
  verified: Verified,
): Promise<StoredMedia | null> {
  if ((await lockConversation(tx, studentKey)).isErased) return null
  const { sizeBytes = null, width = null, height = null } = verified.status === 'ready' ? verified : {}
  return tx.maybeOne(sql.type(MediaRow)`
    UPDATE media SET status = ${verified.status}, size_bytes = coalesce(${sizeBytes}::int, size_bytes),
      width = coalesce(${width}::int, width), height = coalesce(${height}::int, height)
    WHERE id = ${mediaId} AND student_key = ${studentKey} AND status = 'pending'
    RETURNING ${mediaColumns}
  `)
}

/** Longer than an upload address is good for. */
const addressesExpiredSeconds = 16 * 60

/**
 * Schedules the removal of all objects whose keys begin with one of the prefixes. `now` alone is not enough where an
 * upload to a signed address may still bring them back.
 */
export async function removeObjects(tx: Db, prefixes: readonly string[], when: readonly Moment[]): Promise<void> {
  const rows = prefixes.flatMap((prefix) => when.map((moment) => ({ id: newId(), prefix, seconds: waits[moment] })))
  await tx.query(sql.typeAlias('none')`
    INSERT INTO object_removal (id, prefix, due_at)
    SELECT r.id, r.prefix, clock_timestamp() + make_interval(secs => r.seconds)
    FROM jsonb_to_recordset(${sql.jsonb(rows)}) AS r (id uuid, prefix text, seconds int)
  `)
}

export type Moment = 'now' | 'once addresses expired'
const waits: Record<Moment, number> = { now: 0, 'once addresses expired': addressesExpiredSeconds }

const unfinishedHours = 24
const Expired = z.object({ id: z.uuid(), studentKey: z.uuid() })

/** Deletes media that was not finished in time. The caller removes its objects, in the same transaction. */
export function expireMedia(tx: Db, limit: number) {
  return tx.any(sql.type(Expired)`
    DELETE FROM media WHERE id = ANY(ARRAY(
      SELECT id FROM media
      WHERE status <> 'ready' AND created_at < statement_timestamp() - make_interval(hours => ${unfinishedHours})
      ORDER BY created_at LIMIT ${limit} FOR UPDATE SKIP LOCKED
    ))
    RETURNING id, student_key AS "studentKey"
  `)
}

const Removal = z.object({ id: z.uuid(), prefix: z.string() })
export type Removal = z.infer<typeof Removal>

/** Claims due removals for one lease. Those of a process that crashed are due again when the lease ends. */
export function claimRemovals(db: Db, limit: number, leaseSeconds: number) {
  return db.any(sql.type(Removal)`
    UPDATE object_removal SET lease_until = clock_timestamp() + make_interval(secs => ${leaseSeconds})
    WHERE id = ANY(ARRAY(
      SELECT id FROM object_removal
      WHERE due_at <= statement_timestamp() AND (lease_until IS NULL OR lease_until < statement_timestamp())
      ORDER BY due_at LIMIT ${limit} FOR UPDATE SKIP LOCKED
    ))
    RETURNING id, prefix
  `)
}

/** Forgets a removal whose objects are gone. */
export async function finishRemoval(db: Db, { id }: Removal): Promise<void> {
  await db.query(sql.typeAlias('none')`DELETE FROM object_removal WHERE id = ${id}`)
}

const Age = z.object({ seconds: z.number() })

/** How long the oldest due removal has waited; 0 when none is due. */
export function oldestRemovalSeconds(db: Db): Promise<number> {
  return db.oneFirst(sql.type(Age)`
    SELECT greatest(coalesce(extract(epoch FROM clock_timestamp() - min(due_at)), 0), 0)::float8 AS seconds
    FROM object_removal
  `)
}

/** How long the oldest due check of a picture has waited; 0 when none is due. */
export function oldestCheckSeconds(db: Db): Promise<number> {
  return db.oneFirst(sql.type(Age)`
    SELECT greatest(coalesce(extract(epoch FROM clock_timestamp() - min(check_at)), 0), 0)::float8 AS seconds
    FROM media
  `)
}
