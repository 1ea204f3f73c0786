import { openDb } from '@yoldas/testkit/servers'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { noteUnread } from '../students/store.ts'
import {
  age,
  attempt,
  claimOf,
  deliverDeps,
  fcmSent,
  newAnswer,
  notify,
  refusal,
  startProviders,
} from '../test/deliveries.ts'
import { newStudent } from '../test/students.ts'

const db = await openDb('notifier')
const opened = new AsyncDisposableStack()
afterAll(() => opened.disposeAsync())

type Step = { what: 'answer' | 'blocked' | 'read' | 'attempt'; count: number; revision: number }
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    what: fc.constantFrom('answer', 'blocked', 'read', 'attempt'),
    count: fc.nat({ max: 99 }),
    revision: fc.integer({ min: 1, max: 40 }),
  }),
  { minLength: 6, maxLength: 10 },
)

test('each attempt carries what is unread by the newest event that is known, in whatever order events come', async () => {
  // A quota of each phone: the provider itself works, and is not spared.
  const { providers, sent } = opened.use(await startProviders(() => refusal(429, 'QUOTA_EXCEEDED')))
  const deps = deliverDeps(db, providers)
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      const { studentKey } = await newStudent(db)
      const turns: string[] = []
      let newest = { count: 0, revision: 0 }
      for (const { what, count, revision } of [...all, { what: 'attempt' as const, count: 0, revision: 0 }]) {
        const unread = { count, revision }
        if (what === 'attempt') {
          const before = sent().length
          for (const turnId of turns) await age(db, turnId, 1)
          for (const claim of await claimOf(db, studentKey)) await attempt(deps, claim)
          const pushes = sent().slice(before).map(fcmSent)
          expect(pushes).toHaveLength(turns.length)
          for (const push of pushes) {
            expect(push.data.unread).toBe(String(newest.count))
            expect(push).toMatchObject({ apns: { payload: { aps: { badge: newest.count } } } })
          }
          continue
        }
        // Of one revision there is one count.
        if (revision === newest.revision) continue
        const answer = { ...newAnswer(studentKey), unread }
        if (what === 'read') await noteUnread(db, [answer])
        else await notify(deps, { ...answer, notifies: what === 'answer' })
        if (what === 'answer') turns.push(answer.turnId)
        if (revision > newest.revision) newest = unread
      }
    }),
    { numRuns: 6 },
  )
})
