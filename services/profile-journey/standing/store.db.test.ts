import { randomUUID } from 'node:crypto'
import { type Db, isPlannedOnce } from '@yoldas/db'
import { openDb } from '@yoldas/testkit/servers'
import { expect, test } from 'vitest'
import { createStudent, findKnown } from '../students/store.ts'
import { findContext } from '../work/store.ts'

const db = await openDb('profile-journey')
const [sub, studentKey] = [randomUUID(), randomUUID()]
await createStudent(db, sub, studentKey)
const hashes = [Buffer.alloc(32), Buffer.alloc(32)] as const

// The planning of these takes several times as long as they do.
test.each([
  ['a turn begins with', (tx: Db) => findContext(tx, studentKey)],
  ['a request of a new token begins with', (tx: Db) => findKnown(tx, sub, hashes)],
])('what %s is planned once for each connection', async (_what, ask) => {
  expect(await isPlannedOnce(db, ask)).toBe(true)
})
