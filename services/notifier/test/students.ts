import { randomUUID } from 'node:crypto'
import { connectDb, type Db, type DbPool, sql } from '@yoldas/db'
import { patient, testDatabase } from '@yoldas/testkit'
import { register } from '../devices/handlers.ts'
import { newReplyToken, tokenLife } from '../replies/store.ts'
import { hashToken } from '../tokens.ts'

export { countWaiting, tablesNaming } from '@yoldas/testkit/tables'

/** A database of one's own, and what replicas would have: several pools of connections to it. */
export async function openDatabase(replicas = 1): Promise<{ db: DbPool; replicas: DbPool[] } & AsyncDisposable> {
  await using opened = new AsyncDisposableStack()
  const database = opened.use(await testDatabase())
  const pools: DbPool[] = []
  for (let i = 0; i < replicas; i++)
    pools.push(opened.use(await connectDb(patient(database.urls.notifier), { connections: replicas === 1 ? 10 : 4 })))
  const [db] = pools
  if (!db) throw new RangeError('at least one')
  const close = opened.move()
  return { db, replicas: pools, [Symbol.asyncDispose]: () => close.disposeAsync() }
}

/** A student of one's own with a device. */
export async function newStudent(db: Db, token = `device-${randomUUID()}`) {
  const studentKey = randomUUID()
  await register(db, { studentKey, token, platform: 'ios' })
  return { studentKey, token, deviceHash: hashToken(token) }
}

/** What a notification offers: to a device, or by alias. Null when the device is not the student's. */
export async function offerReply(
  db: Db,
  { studentKey, deviceHash = null }: { studentKey: string; deviceHash?: Buffer | null },
  messageId: string = randomUUID(),
): Promise<string | null> {
  const token = newReplyToken()
  const device = deviceHash && sql.binary(deviceHash)
  const { rowCount } = await db.query(sql.typeAlias('none')`
    WITH held AS (
      SELECT FROM device WHERE token_hash = ${device}::bytea AND student_key = ${studentKey} FOR SHARE
    )
    INSERT INTO reply_token (token_hash, student_key, message_id, device_hash, expires_at)
    SELECT ${sql.binary(hashToken(token))}, ${studentKey}::uuid, ${messageId}::uuid, ${device}::bytea,
      clock_timestamp() + ${tokenLife}
    WHERE ${device}::bytea IS NULL OR EXISTS (SELECT FROM held)
  `)
  return rowCount === 1 ? token : null
}

/** That a student was notified of a turn, on their device. */
export async function newNotification(db: Db, { studentKey, deviceHash }: { studentKey: string; deviceHash: Buffer }) {
  const [turnId, deliveryId, body] = [randomUUID(), randomUUID(), `yeni mesaj ${randomUUID()}`]
  await db.query(sql.typeAlias('none')`
    INSERT INTO notification (turn_id, student_key, type, message_id, bubbles, body)
    VALUES (${turnId}, ${studentKey}, 'reply', gen_random_uuid(), 1, ${body})
  `)
  await db.query(sql.typeAlias('none')`
    INSERT INTO delivery (id, turn_id, student_key, device_hash, state, attempt)
    VALUES (${deliveryId}, ${turnId}, ${studentKey}, ${sql.binary(deviceHash)}, 'sent', 1)
  `)
  await db.query(sql.typeAlias('none')`
    INSERT INTO attempt (id, delivery_id, attempt, provider, finished_at, outcome, status)
    VALUES (gen_random_uuid(), ${deliveryId}, 1, 'fcm', clock_timestamp(), 'sent', 200)
  `)
  return { turnId, deliveryId, body }
}

/** What a transaction has done that is not committed yet. */
export async function hold<Result>(db: Db, work: (tx: Db) => Promise<Result>) {
  const [done, released] = [Promise.withResolvers<Result>(), Promise.withResolvers<void>()]
  const committed = db.transaction(async (tx) => {
    done.resolve(await work(tx))
    await released.promise
  })
  committed.catch(done.reject)
  const commit = () => {
    released.resolve()
    return committed
  }
  return { result: await done.promise, commit }
}
