import { isChunk, LiveEvent } from '@yoldas/contracts/live'
import fc from 'fast-check'
import { expect, test } from 'vitest'

const id = '0199aa55-0000-7000-8000-000000000000'
const chunk = { event: 'chunk', n: 3, data: { turnId: id, messageId: id, bubble: 0, offset: 30, delta: 'ş"\n' } }

test('a chunk is known as the contract has it', () => {
  // Each member is there as it should be, or gone, or something else.
  const odd = fc.oneof(
    fc.constantFrom(undefined, null, true, false, '', 'chunk', 'status', id.toUpperCase(), `${id} `, {}, [], -0),
    fc.constantFrom(-1, 0.5, 2 ** 31 - 1, 2 ** 31, 2 ** 53 - 1, 2 ** 53, 1e300),
    fc.uuid(),
    fc.jsonValue({ depthSize: 'small' }),
  )
  const maybe = (value: unknown) =>
    fc.oneof({ weight: 8, arbitrary: fc.constant(value) }, { weight: 1, arbitrary: odd })
  const record = (of: object) =>
    fc.record(Object.fromEntries(Object.entries(of).map(([name, value]) => [name, maybe(value)])))
  const events = fc
    .tuple(record({ ...chunk, again: undefined }), record(chunk.data), fc.boolean())
    .map(([event, data, isWhole]) => JSON.parse(JSON.stringify(isWhole ? { ...event, data } : event)))
  let known = 0
  fc.assert(
    fc.property(fc.oneof(events, fc.jsonValue()), (value) => {
      const parsed = LiveEvent.safeParse(value).data
      expect(isChunk(value)).toBe(parsed?.event === 'chunk')
      if (!isChunk(value)) return
      known += 1
      expect(value).toEqual(parsed)
    }),
    { numRuns: 3_000 },
  )
  expect(known).toBeGreaterThan(100)
})
