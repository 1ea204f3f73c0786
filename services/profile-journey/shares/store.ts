import { Share } from '@yoldas/contracts/shares'
import { type Db, forgetOlder, sql } from '@yoldas/db'
import { z } from 'zod'
import { standing } from '../standing/store.ts'
import { Standing } from '../standing/verdict.ts'

const columns = sql.fragment`
  id, name, scope, expires_at AS "expiresAt", last_read_at AS "lastReadAt", created_at AS "createdAt"`

const isOpen = sql.fragment`expires_at > clock_timestamp()`

const Made = Share.extend({ isOfToken: z.boolean() })

/** The share that was made by this id, or for this `clientId`, and whether it is read with this token. */
export function findMade(db: Db, studentKey: string, id: string, clientId: string | null, tokenHash: Buffer) {
  return db.maybeOne(sql.type(Made)`
    SELECT ${columns}, token_hash = ${sql.binary(tokenHash)} AS "isOfToken" FROM share
    WHERE student_key = ${studentKey} AND (id = ${id} OR client_id = ${clientId})
  `)
}

const Count = z.object({ count: z.int() })

/** Shares of the student that can be read. */
export function countOpen(db: Db, studentKey: string): Promise<number> {
  return db.oneFirst(sql.type(Count)`SELECT count(*) FROM share WHERE student_key = ${studentKey} AND ${isOpen}`)
}

export type NewShare = Pick<Share, 'id' | 'name' | 'scope'> & {
  studentKey: string
  clientId: string | null
  tokenHash: Buffer
  days: number
}

export function addShare(tx: Db, share: NewShare): Promise<Share> {
  return tx.one(sql.type(Share)`
    INSERT INTO share (id, student_key, client_id, token_hash, name, scope, expires_at)
    VALUES (
      ${share.id}, ${share.studentKey}, ${share.clientId}, ${sql.binary(share.tokenHash)}, ${share.name},
      ${sql.array([...share.scope], 'text')}, clock_timestamp() + make_interval(days => ${share.days})
    )
    RETURNING ${columns}
  `)
}

/** Those that can be read, newest first. */
export function findShares(db: Db, studentKey: string): Promise<readonly Share[]> {
  return db.any(sql.type(Share)`
    SELECT ${columns} FROM share WHERE student_key = ${studentKey} AND ${isOpen} ORDER BY created_at DESC, id DESC
  `)
}

/** Nobody can read it from then on; repeating it changes nothing. */
export async function removeShare(db: Db, studentKey: string, id: string): Promise<void> {
  await db.query(sql.typeAlias('none')`DELETE FROM share WHERE id = ${id} AND student_key = ${studentKey}`)
}

/** How often it is noted that a share is read, at most. */
const notedEvery = sql.fragment`interval '1 hour'`

const Opened = Share.pick({ id: true, name: true, scope: true }).extend({
  studentKey: z.uuid(),
  standing: Standing,
  /** Not noted lately that it is read. */
  isToNote: z.boolean(),
})

/** The share that is read with this token, and how its student stands; null where nobody can read one with it. */
export function findOpen(db: Db, tokenHash: Buffer) {
  return db.maybeOne(sql.type(Opened)`
    SELECT share.id, share.name, share.scope, s.student_key AS "studentKey", ${standing} AS standing,
      coalesce(share.last_read_at <= clock_timestamp() - ${notedEvery}, true) AS "isToNote"
    FROM share JOIN student AS s USING (student_key)
    WHERE share.token_hash = ${sql.binary(tokenHash)} AND ${isOpen}
  `)
}

/** Notes that the share is read; of many readers at once, one does. */
export async function noteRead(db: Db, id: string): Promise<void> {
  await db.query(sql.typeAlias('none')`
    UPDATE share SET last_read_at = clock_timestamp()
    WHERE id = ${id} AND coalesce(last_read_at <= clock_timestamp() - ${notedEvery}, true)
  `)
}

const forgetOlderThan = forgetOlder('share', 'expires_at')

/** Forgets shares that nobody can read any more; returns how many there were, at most `limit`. */
export const forgetExpired = (db: Db, limit: number): Promise<number> => forgetOlderThan(db, 0, limit)

/** All of a student's, by id. */
export function exportShares(db: Db, studentKey: string, after: string | null, limit: number) {
  return db.any(sql.type(Share)`
    SELECT ${columns} FROM share WHERE student_key = ${studentKey} AND (${after}::uuid IS NULL OR id > ${after})
    ORDER BY id LIMIT ${limit}
  `)
}
