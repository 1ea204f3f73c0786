import { randomUUID } from 'node:crypto'
import { type Db, type DbPool, planOf, sql } from '@yoldas/db'
import { newId } from '@yoldas/ids'
import { createLog } from '@yoldas/telemetry'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accept } from '../replies/handlers.ts'
import { forgetMarks, forgetTokens } from '../replies/store.ts'
import { forgetNotifications } from '../retention/store.ts'
import { newNotification, newStudent, offerReply, openDatabase, tablesNaming } from '../test/students.ts'
import { hashToken } from '../tokens.ts'
import { purge } from './purge.ts'

let opened: Awaited<ReturnType<typeof openDatabase>>
let db: DbPool
beforeAll(async () => {
  opened = await openDatabase(2)
  db = opened.db
})
afterAll(() => opened[Symbol.asyncDispose]())

const log = createLog('notifier', 'silent')
const batch = 3
const usual = { expiredTokens: 0, notifications: 30 }
const purgeAll = (kept = usual) =>
  Promise.all(opened.replicas.map((replica) => purge({ db: replica, log, kept }, batch)))
/** More than a batch. */
const several = <Made>(make: (i: number) => Promise<Made>) => Promise.all(Array.from({ length: 10 }, (_, i) => make(i)))

describe('forgets', () => {
  test('reply tokens that have expired, and no other', async () => {
    const student = await newStudent(db)
    const tokens = await several(async () => (await offerReply(db, student)) ?? '')
    const expire = (token: string, seconds: number) =>
      db.query(sql.typeAlias('none')`
        UPDATE reply_token SET expires_at = clock_timestamp() + make_interval(secs => ${seconds})
        WHERE token_hash = ${sql.binary(hashToken(token))}
      `)
    const isKept = async (token: string) =>
      (await tablesNaming(db, hashToken(token).toString('hex'))).includes('reply_token')
    const [kept = '', ...expired] = tokens
    await expire(kept, 60)
    for (const token of expired) await expire(token, 0)
    await purgeAll({ ...usual, expiredTokens: 1 })
    for (const token of expired) expect(await isKept(token)).toBe(true)
    await purgeAll()
    for (const token of expired) expect(await isKept(token)).toBe(false)
    expect(await isKept(kept)).toBe(true)
  })

  test('marks that no reply repeats, and no other', async () => {
    const student = await newStudent(db)
    const token = (await offerReply(db, student)) ?? ''
    const clientIds = await several(async () => {
      const clientId = randomUUID()
      await accept({ db, relay: { wake: () => {} } }, { token, text: 'x', clientId, replyId: newId() })
      return clientId
    })
    const age = (clientId: string, seconds: number) =>
      db.query(sql.typeAlias('none')`
        UPDATE reply_mark SET accepted_at = clock_timestamp() - make_interval(secs => ${seconds})
        WHERE client_id = ${clientId}
      `)
    const [kept = '', ...past] = clientIds
    await age(kept, 540)
    for (const clientId of past) await age(clientId, 600)
    await purgeAll()
    for (const clientId of past) expect(await tablesNaming(db, clientId)).toEqual([])
    expect(await tablesNaming(db, kept)).toEqual(['reply_mark'])
  })

  test('notifications of more than 30 days ago with all that came of them, and no other', async () => {
    const student = await newStudent(db)
    const notifications = await several(() => newNotification(db, student))
    const age = (turnId: string, hours: number) =>
      db.query(sql.typeAlias('none')`
        UPDATE notification SET created_at = clock_timestamp() - make_interval(hours => ${hours})
        WHERE turn_id = ${turnId}
      `)
    const [kept, ...past] = notifications
    await age(kept?.turnId ?? '', 30 * 24 - 1)
    for (const { turnId } of past) await age(turnId, 30 * 24)
    await purgeAll({ ...usual, notifications: 31 })
    for (const { turnId } of past) expect(await tablesNaming(db, turnId)).not.toEqual([])
    await purgeAll()
    for (const { turnId, deliveryId } of past) {
      expect(await tablesNaming(db, turnId)).toEqual([])
      expect(await tablesNaming(db, deliveryId)).toEqual([])
    }
    expect(await tablesNaming(db, kept?.deliveryId ?? '')).toEqual(['attempt', 'delivery'])
  })
})

test('nothing to forget is forgotten at once', async () => {
  await expect(purgeAll()).resolves.toHaveLength(2)
})

test.each([
  [
    'reply tokens',
    (tx: Db) => forgetTokens(tx, 0, 500),
    /Index Cond: \(expires_at <= \(statement_timestamp\(\) - /,
    /TID Cond: \(ctid = ANY /,
  ],
  [
    'marks',
    (tx: Db) => forgetMarks(tx, 500),
    /Index Cond: \(accepted_at <= \(statement_timestamp\(\) - /,
    /TID Cond: \(ctid = ANY /,
  ],
  [
    'notifications',
    (tx: Db) => forgetNotifications(tx, 30, 500),
    /Index Cond: \(created_at <= \(statement_timestamp\(\) - /,
    /TID Cond: \(ctid = ANY /,
  ],
] as const)(
  '%s to be forgotten are found by an index, and removed by their keys',
  async (_what, forget, found, removed) => {
    const plan = await planOf(db, forget)
    expect(plan).toMatch(found)
    expect(plan).toMatch(removed)
    expect(plan).not.toContain('Seq Scan')
  },
)
