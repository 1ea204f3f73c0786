import { randomUUID } from 'node:crypto'
import { type Db, planOf, sql, UniqueViolation } from '@yoldas/db'
import { newId } from '@yoldas/ids'
import { openDb } from '@yoldas/testkit/servers'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { eraseStudent } from '../conversation/erasing/store.ts'
import { acceptSend } from '../engine/sending/store.ts'
import { closeStudent } from '../students/close.ts'
import { copiesOf, uploadsOf } from './rules.ts'
import {
  claimRemovals,
  expireMedia,
  exportMedia,
  findCreated,
  findMedia,
  finishRemoval,
  insertMedia,
  type NewMedia,
  oldestRemovalSeconds,
  removeObjects,
  settleMedia,
} from './store.ts'

const db = await openDb('chat-engine')

const announced = (studentKey: string, more: Partial<NewMedia> = {}): NewMedia => ({
  id: newId(),
  studentKey,
  kind: 'image',
  mimeType: 'image/png',
  sizeBytes: 100,
  ...more,
})
async function insert(studentKey: string, more: Partial<NewMedia> = {}) {
  const created = await db.transaction((tx) => insertMedia(tx, announced(studentKey, more), 10 ** 9))
  if (!created || typeof created === 'string') throw new Error('the media was not created')
  return created.media
}
const settle = (studentKey: string, mediaId: string, status: 'ready' | 'failed' = 'ready') =>
  db.transaction((tx) =>
    settleMedia(
      tx,
      studentKey,
      mediaId,
      status === 'ready' ? { status, sizeBytes: 90, width: 8, height: 6 } : { status },
    ),
  )
const age = (mediaId: string, hours: number) =>
  db.query(sql.typeAlias('none')`
    UPDATE media SET created_at = created_at - make_interval(hours => ${hours}) WHERE id = ${mediaId}
  `)
const Removal = z.object({ prefix: z.string(), seconds: z.number() })
/** The removals whose prefix begins so, and how long until they are due. */
const removals = (prefix: string) =>
  db.any(sql.type(Removal)`
    SELECT prefix, extract(epoch FROM due_at - clock_timestamp())::float8 AS seconds FROM object_removal
    WHERE prefix LIKE ${`${prefix}%`} ORDER BY due_at
  `)

describe('announced media', () => {
  test('is found by its id and its clientId, for its student alone', async () => {
    const [studentKey, clientId] = [randomUUID(), randomUUID()]
    const media = await insert(studentKey, { clientId, fileName: 'a', width: 5 })
    expect(media).toMatchObject({ status: 'pending', fileName: 'a', width: 5, height: null, durationMs: null })
    for (const repeat of [{ id: media.id }, { id: newId(), clientId }])
      expect(await findCreated(db, { studentKey, ...repeat })).toEqual({ media, announcedBytes: 100 })
    const other = randomUUID()
    expect(await findCreated(db, { studentKey: other, id: media.id, clientId })).toBeNull()
    expect(await findMedia(db, other, media.id)).toBeNull()
  })

  test('with an id of other media is refused', async () => {
    const [studentKey, clientId] = [randomUUID(), randomUUID()]
    const { id } = await insert(studentKey, { clientId })
    await expect(insert(studentKey, { id })).rejects.toBeInstanceOf(UniqueViolation)
    await expect(insert(studentKey, { clientId })).rejects.toBeInstanceOf(UniqueViolation)
    await insert(randomUUID(), { clientId })
  })

  test('of a student who never wrote takes no position among their messages', async () => {
    const studentKey = randomUUID()
    await insert(studentKey)
    const send = { studentKey, turnId: newId(), messageId: newId(), text: 'x' }
    const accepted = await db.transaction((tx) => acceptSend(tx, send, null))
    expect(accepted?.turn.message.turnIndex).toBe(1)
  })

  test('is exported in pages', async () => {
    const studentKey = randomUUID()
    const ids: string[] = []
    for (let i = 0; i < 5; i++) ids.push((await insert(studentKey)).id)
    const first = await exportMedia(db, studentKey, null, 3)
    const rest = await exportMedia(db, studentKey, first.at(-1)?.id ?? '', 3)
    expect([...first, ...rest].map(({ id }) => id)).toEqual(ids)
  })
})

describe('media is settled', () => {
  test('once: what comes later changes nothing', async () => {
    const studentKey = randomUUID()
    const { id } = await insert(studentKey)
    const settled = await Promise.all(Array.from({ length: 10 }, () => settle(studentKey, id)))
    expect(settled.filter((media) => media !== null)).toHaveLength(1)
    expect(await settle(studentKey, id, 'failed')).toBeNull()
    expect(await findMedia(db, studentKey, id)).toMatchObject({ status: 'ready', sizeBytes: 90, width: 8, height: 6 })
    expect(await findCreated(db, { studentKey, id })).toMatchObject({ announcedBytes: 100 })
  })

  test('and keeps what was announced and cannot be measured', async () => {
    const studentKey = randomUUID()
    const { id } = await insert(studentKey, { kind: 'video', mimeType: 'video/mp4', width: 640, durationMs: 1000 })
    const media = await db.transaction((tx) => settleMedia(tx, studentKey, id, { status: 'ready', sizeBytes: 100 }))
    expect(media).toMatchObject({ status: 'ready', sizeBytes: 100, width: 640, height: null, durationMs: 1000 })
  })

  test('for its student alone, and not for an erased one', async () => {
    const studentKey = randomUUID()
    const { id } = await insert(studentKey)
    expect(await settle(randomUUID(), id)).toBeNull()
    await closeStudent(db, studentKey)
    expect(await settle(studentKey, id)).toBeNull()
    expect(await db.transaction((tx) => insertMedia(tx, announced(studentKey), 10 ** 9))).toBeNull()
  })
})

test('media that is not ready after a day expires once, and no other does', async () => {
  const studentKey = randomUUID()
  const pending = await insert(studentKey)
  const failed = await insert(studentKey)
  const ready = await insert(studentKey)
  const young = await insert(studentKey)
  await settle(studentKey, failed.id, 'failed')
  await settle(studentKey, ready.id)
  for (const { id } of [pending, failed, ready]) await age(id, 24)
  await age(young.id, 23)
  const expired = await Promise.all(Array.from({ length: 4 }, () => db.transaction((tx) => expireMedia(tx, 100))))
  const ids = expired.flat().filter((media) => media.studentKey === studentKey)
  expect(ids.map(({ id }) => id).toSorted()).toEqual([pending.id, failed.id].toSorted())
  expect((await exportMedia(db, studentKey, null, 10)).map(({ id }) => id)).toEqual([ready.id, young.id])
})

describe('objects to be removed', () => {
  const mine = async (prefix: string, leaseSeconds = 60) =>
    (await claimRemovals(db, 1000, leaseSeconds)).filter((removal) => removal.prefix === prefix)

  test('are due now, and again once addresses have expired', async () => {
    const prefix = `uploads/${randomUUID()}/`
    await removeObjects(db, [prefix], ['now', 'once addresses expired'])
    const [first, second] = await removals(prefix)
    expect(first?.seconds).toBeLessThanOrEqual(0)
    expect(second?.seconds).toBeGreaterThan(15 * 60)
    expect(await mine(prefix)).toHaveLength(1)
    expect(await mine(prefix)).toHaveLength(0)
  })

  test('are claimed by one engine, and by another when its lease is over', async () => {
    const prefix = `uploads/${randomUUID()}/`
    await removeObjects(db, [prefix], ['now'])
    const taken = (await Promise.all(Array.from({ length: 5 }, () => mine(prefix)))).flat()
    expect(taken).toHaveLength(1)
    const late = `uploads/${randomUUID()}/`
    await removeObjects(db, [late], ['now'])
    expect(await mine(late, 0)).toHaveLength(1)
    const [again] = await mine(late)
    if (!again) throw new Error('nobody took it again')
    await finishRemoval(db, again)
    expect(await removals(late)).toEqual([])
  })

  test('count as waiting from when they are due', async () => {
    const prefix = `uploads/${randomUUID()}/`
    await removeObjects(db, [prefix], ['now'])
    await db.query(sql.typeAlias('none')`
      UPDATE object_removal SET due_at = due_at - make_interval(hours => 5) WHERE prefix = ${prefix}
    `)
    expect(await oldestRemovalSeconds(db)).toBeGreaterThanOrEqual(5 * 3600)
    await db.query(sql.typeAlias('none')`DELETE FROM object_removal WHERE due_at < clock_timestamp()`)
    expect(await oldestRemovalSeconds(db)).toBe(0)
  })

  test('include all of a student who leaves, however often that is begun, and the rows go with them', async () => {
    const studentKey = randomUUID()
    await insert(studentKey)
    for (let times = 0; times < 3; times++) {
      await closeStudent(db, studentKey)
      await eraseStudent(db, studentKey)
    }
    expect(await exportMedia(db, studentKey, null, 10)).toEqual([])
    for (const prefix of [uploadsOf(studentKey), copiesOf(studentKey)])
      expect((await removals(prefix)).map(({ seconds }) => seconds > 60)).toEqual([false, true])
  })
})

test.each<[string, (tx: Db) => Promise<unknown>, RegExp]>([
  ['Due removals', (tx) => claimRemovals(tx, 32, 120), /Index Cond: \(due_at <= statement_timestamp\(\)\)/],
  ['Unfinished media', (tx) => expireMedia(tx, 32), /Index Cond: \(created_at < /],
])('%s are found by an index, and changed by their keys', async (_what, find, condition) => {
  const plan = await planOf(db, find)
  expect(plan).toMatch(condition)
  expect(plan).toMatch(/Index Cond: \(id = ANY /)
  expect(plan).not.toContain('Seq Scan')
})

describe('the bytes of a student’s media', () => {
  const megabytes = (count: number) => count * 10 ** 6
  const offer = async (studentKey: string, sizeBytes: number, most: number) => {
    const created = await db.transaction((tx) => insertMedia(tx, announced(studentKey, { sizeBytes }), most))
    if (!created) throw new Error('the student is erased')
    return typeof created === 'string' ? created : created.media.id
  }

  test('are those stored and those announced, without another student’s', async () => {
    const [studentKey, other] = [randomUUID(), randomUUID()]
    const first = await offer(studentKey, megabytes(6), megabytes(10))
    expect(await offer(studentKey, megabytes(5), megabytes(10))).toBe('full')
    expect(await offer(studentKey, megabytes(4), megabytes(10))).not.toBe('full')
    expect(await offer(other, megabytes(10), megabytes(10))).not.toBe('full')
    // The stored image is smaller than announced.
    await settle(studentKey, first)
    expect(await offer(studentKey, megabytes(5), megabytes(10))).not.toBe('full')
  })

  test('no longer count when media fails or expires', async () => {
    const studentKey = randomUUID()
    const [failed, forgotten] = [
      await offer(studentKey, megabytes(5), megabytes(10)),
      await offer(studentKey, megabytes(5), megabytes(10)),
    ]
    expect(await offer(studentKey, 1, megabytes(10))).toBe('full')
    await settle(studentKey, failed, 'failed')
    expect(await offer(studentKey, megabytes(4), megabytes(10))).not.toBe('full')
    expect(await offer(studentKey, megabytes(4), megabytes(10))).toBe('full')
    await age(forgotten, 25)
    await db.transaction((tx) => expireMedia(tx, 1000))
    expect(await offer(studentKey, megabytes(4), megabytes(10))).not.toBe('full')
  })

  test('count at least 16 KiB for each', async () => {
    const studentKey = randomUUID()
    for (let nth = 0; nth < 4; nth++) expect(await offer(studentKey, 1, 4 * 16 * 1024)).not.toBe('full')
    expect(await offer(studentKey, 1, 4 * 16 * 1024)).toBe('full')
  })

  test('stay within the limit when twenty are announced at once', async () => {
    const studentKey = randomUUID()
    const offers = await Promise.all(Array.from({ length: 20 }, () => offer(studentKey, megabytes(3), megabytes(10))))
    expect(offers.filter((offered) => offered !== 'full')).toHaveLength(3)
  })
})
