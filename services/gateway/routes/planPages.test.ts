import { randomUUID } from 'node:crypto'
import { getPlan, type PlanBlock } from '@yoldas/contracts/plan'
import { HttpError } from '@yoldas/http'
import { deadlineIn } from '@yoldas/time'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPlan } from './planPages.ts'

type Asking = Parameters<typeof readPlan>[0]
const [studentKey, days] = [randomUUID(), { from: '2026-11-01', to: '2026-12-01' }]
const byId = (one: PlanBlock, other: PlanBlock) => (one.id < other.id ? -1 : 1)

/** Answers as profile-journey does: so many blocks a page, by id. */
const pagesOf = (blocks: readonly PlanBlock[], size: number): Asking => ({
  request: async (contract, input) => {
    const { after } = getPlan.input.parse(input)
    const rest = blocks.toSorted(byId).filter(({ id }) => after === null || id > after)
    return contract.output.parse({ kind: 'page', blocks: rest.slice(0, size), hasMore: rest.length > size })
  },
})

const blocks = fc.uniqueArray(
  fc.record({
    id: fc.uuid({ version: 7 }),
    day: fc.constantFrom('2026-11-01', '2026-11-30', '2026-12-01'),
    startTime: fc.constantFrom('00:00', '09:30', '23:59', null),
    createdAt: fc.constantFrom('2026-10-01T09:00:00.000Z', '2026-10-02T09:00:00.001Z'),
  }),
  { selector: ({ id }) => id, maxLength: 30 },
)
const rest: Omit<PlanBlock, 'id' | 'day' | 'startTime' | 'createdAt'> = {
  ...{ minutes: 30, subject: 'Kimya', topic: null, kind: 'study', status: 'planned', note: null },
  ...{ remind: false, source: 'user', updatedAt: '2026-10-02T09:00:00.001Z' },
}

test('pages of any size make one plan: by day and time, those without a time last, the oldest first', async () => {
  const property = fc.asyncProperty(blocks, fc.integer({ min: 1, max: 31 }), async (some, size) => {
    const held = some.map((each) => ({ ...rest, ...each }))
    const plan = await readPlan(pagesOf(held, size), studentKey, days, deadlineIn(5_000))
    expect(plan.toSorted(byId)).toEqual(held.toSorted(byId))
    for (const [i, block] of plan.entries()) {
      const next = plan[i + 1]
      if (!next) continue
      if (block.day !== next.day) expect(block.day < next.day).toBe(true)
      else if (block.startTime !== next.startTime)
        expect(next.startTime === null || (block.startTime !== null && block.startTime < next.startTime)).toBe(true)
      else if (block.createdAt !== next.createdAt) expect(block.createdAt < next.createdAt).toBe(true)
      else expect(block.id < next.id).toBe(true)
    }
  })
  await fc.assert(property)
})

test('all pages have one deadline', async () => {
  const held = Array.from({ length: 5 }, () => ({
    ...rest,
    ...{ id: randomUUID(), day: '2026-11-01', startTime: null, createdAt: '2026-10-01T09:00:00.000Z' },
  }))
  const [deadline, seen] = [deadlineIn(5_000), new Set<unknown>()]
  const bus = pagesOf(held, 2)
  const asking: Asking = {
    request: (contract, input, until) => {
      seen.add(until)
      return bus.request(contract, input, until)
    },
  }
  expect(await readPlan(asking, studentKey, days, deadline)).toHaveLength(5)
  expect([...seen]).toEqual([deadline])
})

test('who is erased between two pages is not signed in any more', async () => {
  let asked = 0
  const bus: Asking = {
    request: async (contract) => {
      asked += 1
      const block = { ...rest, id: randomUUID(), day: '2026-11-01', startTime: null, createdAt: rest.updatedAt }
      return contract.output.parse(asked === 1 ? { kind: 'page', blocks: [block], hasMore: true } : { kind: 'erased' })
    },
  }
  const refused = await readPlan(bus, studentKey, days, deadlineIn(5_000)).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(HttpError)
  expect(refused).toMatchObject({ statusCode: 401 })
})
