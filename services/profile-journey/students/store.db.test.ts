import { randomUUID } from 'node:crypto'
import { forgetHours, forgetSubscriber } from '@yoldas/contracts/notifier'
import { planOf } from '@yoldas/db'
import { openDb } from '@yoldas/testkit/servers'
import { describe, expect, test } from 'vitest'
import {
  createStudent,
  eraseStudent,
  findKnown,
  findStalled,
  findSubjects,
  giveUpParked,
  giveUpWaiting,
} from './store.ts'

const db = await openDb('profile-journey')

describe('the subject of a student', () => {
  test.each(['a', 'İıŞğ 👩‍👩‍👧‍👦', `'; --.*>%00`, 'x'.repeat(255)])('%s is returned as it is', async (name) => {
    const [sub, studentKey] = [name, randomUUID()]
    await createStudent(db, sub, studentKey)
    expect(await findSubjects(db, [studentKey])).toEqual([sub])
  })

  test('of an erased or unknown student is absent; of one who is back only the new key leads to it', async () => {
    const [sub, before, after] = [randomUUID(), randomUUID(), randomUUID()]
    await createStudent(db, sub, before)
    await eraseStudent(db, before)
    await createStudent(db, sub, after)
    expect(await findSubjects(db, [before, after, randomUUID(), after])).toEqual([null, sub, null, sub])
  })
})

test('erasures that have stalled are found by an index, and changed by their keys', async () => {
  const plan = await planOf(db, (tx) => findStalled(tx, 20))
  expect(plan).toMatch(/Index Cond: \(announced_at < /)
  expect(plan).toMatch(/Index Cond: \(id = ANY /)
  expect(plan).not.toContain('Seq Scan')
})

test.each([
  ['wait', giveUpWaiting, /Index Cond: \(COALESCE\(addressee/],
  ['are parked', giveUpParked, /Index Cond: \(parked_at <= /],
] as const)(
  'commands to be given up that %s are found by an index, and removed by their keys',
  async (_which, give, found) => {
    const plan = await planOf(db, (tx) => give(tx, forgetSubscriber, forgetHours, 100))
    expect(plan).toMatch(found)
    expect(plan).toMatch(/Index Cond: \(id = ANY /)
    expect(plan).not.toContain('Seq Scan')
  },
)

test('every student who signs in is found by indexes alone', async () => {
  const plan = await planOf(db, (tx) => findKnown(tx, randomUUID(), [Buffer.from('x'), Buffer.from('y')], 1e10))
  expect(plan.match(/Index Cond/g)).toHaveLength(3)
  expect(plan).not.toContain('Seq Scan')
})
