import type { Db } from '@yoldas/db'
import { pause } from '@yoldas/time'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newStudent, openDatabase } from '../fixture.ts'
import { openAttempt } from './attempt.ts'
import { claimNew, deliverDeps, startProviders } from './fixture.ts'
import { beginSeconds } from './rules.ts'

const opened = new AsyncDisposableStack()
let db: Db
beforeAll(async () => {
  db = opened.use(await openDatabase()).db
})
afterAll(() => opened.disposeAsync())

test('the time to begin in counts from before the attempt is entered, however long that takes', async () => {
  const { providers } = opened.use(await startProviders())
  const [claim] = (await claimNew(deliverDeps(db, providers), (await newStudent(db)).studentKey)).claims
  if (!claim) throw new Error('nothing was claimed')
  const entering = 300
  const opening = await db.transaction((tx) => {
    const oneFirst: Db['oneFirst'] = async (query) => {
      const entered = await tx.oneFirst(query)
      await pause(entering)
      return entered
    }
    return openAttempt(Object.assign(Object.create(tx), { oneFirst }), claim)
  })
  if (opening.kind !== 'opened') throw new Error(opening.kind)
  expect(opening.attempt.begin.remaining()).toBeLessThanOrEqual(beginSeconds * 1000 - entering + 1)
})
