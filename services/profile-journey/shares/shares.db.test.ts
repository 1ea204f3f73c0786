import { randomBytes, randomUUID } from 'node:crypto'
import { maxShares, sharedWeeks } from '@yoldas/contracts/shares'
import { type Db, planOf, sql } from '@yoldas/db'
import { newId } from '@yoldas/ids'
import { openDb } from '@yoldas/testkit/servers'
import { describe, expect, test } from 'vitest'
import { createStudent, eraseStudent, lockStudent } from '../students/store.ts'
import { addShare } from './changes.ts'
import { readShared } from './read.ts'
import * as store from './store.ts'

const db = await openDb('profile-journey')

async function newStudent() {
  const studentKey = await createStudent(db, randomUUID(), randomUUID())
  if (studentKey === null) throw new Error('there is one of this sub')
  return studentKey
}
const newHash = () => randomBytes(32).toString('hex')
const open = { minAge: 13, consents: [] }
const read = (tokenHash: string, policy: Parameters<typeof readShared>[0]['policy'] = open) =>
  readShared({ db, policy }, Buffer.from(tokenHash, 'hex'))
type Given = Partial<Parameters<typeof addShare>[1]>
const add = (studentKey: string, given: Given = {}) =>
  db.transaction(async (tx) => {
    await lockStudent(tx, studentKey)
    const asked = { id: newId(), tokenHash: newHash(), name: 'Annem', scope: ['hours' as const], days: 30 }
    return addShare(tx, { ...asked, studentKey, ...given })
  })
async function added(studentKey: string, given: Given = {}) {
  const tokenHash = newHash()
  const made = await add(studentKey, { tokenHash, ...given })
  if (made.kind !== 'stored') throw new Error('the share was refused')
  return { tokenHash, share: made.share }
}
/** As if so much time had gone by. */
const age = (id: string, column: 'expires_at' | 'last_read_at', interval: string) => {
  const at = sql.identifier([column])
  return db.query(sql.typeAlias('none')`
    UPDATE share SET ${at} = ${at} - ${interval}::interval WHERE id = ${id}
  `)
}

describe('a share', () => {
  test('shows the last weeks, each with what the student chose and nothing else', async () => {
    const studentKey = await newStudent()
    const fields = {
      hours: ['minutes', 'questions'],
      plan: ['plannedMinutes', 'doneBlocks'],
      exams: ['exams'],
      streak: ['streak'],
    } as const
    for (const scope of ['hours', 'plan', 'exams', 'streak'] as const) {
      const { tokenHash, share } = await added(studentKey, { scope: [scope], name: scope })
      const shown = await read(tokenHash)
      expect(shown?.name).toBe(scope)
      expect(shown?.weeks).toHaveLength(sharedWeeks)
      for (const week of shown?.weeks ?? []) expect(Object.keys(week)).toEqual(['monday', ...fields[scope]])
      await store.removeShare(db, studentKey, share.id)
    }
    const { tokenHash, share } = await added(studentKey, { scope: ['streak', 'hours', 'streak'] })
    expect(share.scope).toEqual(['hours', 'streak'])
    expect(Object.keys((await read(tokenHash))?.weeks[0] ?? {})).toEqual(['monday', 'minutes', 'questions', 'streak'])
  })

  test('is made once for an id and a clientId, and says whose token it is read with', async () => {
    const studentKey = await newStudent()
    const [clientId, id, tokenHash] = [randomUUID(), newId(), newHash()]
    const made = await Promise.all(Array.from({ length: 10 }, () => add(studentKey, { id, clientId, tokenHash })))
    expect(new Set(made.map((one) => JSON.stringify(one))).size).toBe(1)
    expect(made[0]).toMatchObject({ kind: 'stored', isOfToken: true, share: { id } })
    const other = newHash()
    expect(await add(studentKey, { clientId, tokenHash: other })).toMatchObject({ isOfToken: false, share: { id } })
    expect(await store.findShares(db, studentKey)).toHaveLength(1)
    expect(await read(other)).toBeNull()
    expect(await read(tokenHash)).not.toBeNull()
  })

  test(`is one of ${maxShares} at most that can be read, of each student`, async () => {
    const [studentKey, clientId] = [await newStudent(), randomUUID()]
    const first = await added(studentKey, { clientId })
    const made = await Promise.all(Array.from({ length: maxShares }, () => add(studentKey)))
    expect(made.filter(({ kind }) => kind === 'stored')).toHaveLength(maxShares - 1)
    expect(await add(studentKey)).toEqual({ kind: 'invalid', issues: [{ path: '', message: expect.any(String) }] })
    expect(await add(studentKey, { clientId })).toMatchObject({ kind: 'stored', share: { id: first.share.id } })
    await added(await newStudent())
    await age(first.share.id, 'expires_at', '30 days')
    expect(await add(studentKey)).toMatchObject({ kind: 'stored' })
  })

  test('is read up to its end, is on the list until then, and is forgotten after it', async () => {
    const studentKey = await newStudent()
    const { tokenHash, share } = await added(studentKey, { days: 1 })
    expect(Date.parse(share.expiresAt) - Date.parse(share.createdAt)).toBeCloseTo(86_400_000, -3)
    // As much time remains as a slow machine may take.
    await age(share.id, 'expires_at', '23 hours 59 minutes')
    expect(await read(tokenHash)).not.toBeNull()
    await age(share.id, 'expires_at', '1 minute')
    expect(await read(tokenHash)).toBeNull()
    expect(await store.findShares(db, studentKey)).toEqual([])
    await store.forgetExpired(db, 1_000)
    expect(await store.exportShares(db, studentKey, null, 10)).toEqual([])
  })

  test('is read by nobody once it is revoked, by its student alone, or its student has left', async () => {
    const studentKey = await newStudent()
    const [one, other] = [await added(studentKey), await added(studentKey)]
    await store.removeShare(db, await newStudent(), one.share.id)
    expect(await read(one.tokenHash)).not.toBeNull()
    for (let i = 0; i < 2; i += 1) await store.removeShare(db, studentKey, one.share.id)
    expect(await read(one.tokenHash)).toBeNull()
    expect(await read(other.tokenHash)).not.toBeNull()
    await db.transaction((tx) => eraseStudent(tx, studentKey))
    expect(await read(other.tokenHash)).toBeNull()
  })

  test('is read by nobody while its student is blocked', async () => {
    const { tokenHash } = await added(await newStudent())
    const asking = { minAge: 13, consents: [{ kind: 'terms' as const, version: '1', required: true }] }
    expect(await read(tokenHash, asking)).toBeNull()
    expect(await read(tokenHash)).not.toBeNull()
  })

  test('is noted as read at most once an hour', async () => {
    const studentKey = await newStudent()
    const { tokenHash, share } = await added(studentKey)
    const lastRead = async () => (await store.findShares(db, studentKey))[0]?.lastReadAt ?? null
    expect(await lastRead()).toBeNull()
    await read(tokenHash)
    const first = await lastRead()
    expect(first).not.toBeNull()
    await read(tokenHash)
    expect(await lastRead()).toBe(first)
    await age(share.id, 'last_read_at', '1 hour')
    await Promise.all([read(tokenHash), read(tokenHash)])
    expect(await lastRead()).not.toBe(first)
    expect(Date.parse((await lastRead()) ?? '')).toBeGreaterThanOrEqual(Date.parse(first ?? ''))
  })
})

test.each<[string, (tx: Db) => Promise<unknown>]>([
  ['by its token', (tx) => store.findOpen(tx, randomBytes(32))],
  ['by its student', (tx) => store.findShares(tx, newId())],
])('a share is found %s by an index', async (_what, find) => {
  expect(await planOf(db, (tx) => find(Object.assign({}, db, tx)))).not.toContain('Seq Scan on share')
})
