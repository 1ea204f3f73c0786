import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bodyRoom, type Place } from './bodyRoom.ts'

const limits = { bytes: 40 * 1024, each: { requests: 5, bytes: 16 * 1024 } }

type Asked = { sender: string | undefined; bytes: number; received?: number; begun: boolean; place?: Place | undefined }

/** Requests that have places, oldest first, and those who lost theirs since it was looked at last. */
function office() {
  const room = bodyRoom(limits)
  const held: Asked[] = []
  const refused: Asked[] = []
  const take = (bytes: number, sender?: string): Asked | undefined => {
    const asked: Asked = { sender, bytes, begun: false }
    const refuse = () => void refused.push(...held.splice(held.indexOf(asked), 1))
    asked.place = room.take({ bytes, received: () => asked.received, refuse }, sender)
    if (!asked.place) return undefined
    held.push(asked)
    return asked
  }
  const begin = (asked: Asked) => {
    asked.begun = true
    asked.place?.begin()
  }
  const leave = (asked: Asked) => {
    asked.place?.leave()
    held.splice(held.indexOf(asked), 1)
  }
  return { held, refused, take, begin, leave }
}

const counted = ({ bytes, received }: Pick<Asked, 'bytes' | 'received'>) => Math.max(received ?? bytes, 1024)
const sum = (all: Asked[]) => all.reduce((bytes, asked) => bytes + counted(asked), 0)

const senders = ['a', 'b', 'c', 'd', 'e', undefined] as const
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ sender: fc.constantFrom(...senders), bytes: fc.integer({ min: 1, max: 12_000 }) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      what: fc.constantFrom('receive', 'begin', 'leave'),
      which: fc.nat(),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
    }),
  },
)

test('never more is held than the limits, and only the oldest make room, in order, when that is needed and enough', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 200 }), fc.boolean(), (steps, areExact) => {
      const { held, refused, take, begin, leave } = office()
      for (const next of steps) {
        if ('what' in next) {
          const asked = held[next.which % Math.max(held.length, 1)]
          if (!asked) continue
          if (next.what === 'receive') asked.received ??= areExact ? asked.bytes : Math.floor(asked.bytes * next.share)
          if (next.what === 'begin') begin(asked)
          if (next.what === 'leave') leave(asked)
          continue
        }
        const before = [...held]
        const own = before.filter(({ sender }) => sender === next.sender)
        const bytes = Math.max(next.bytes, 1024)
        const isBounded =
          next.sender !== undefined && (own.length === limits.each.requests || sum(own) + bytes > limits.each.bytes)
        const evictable = before.filter(({ begun }) => !begun)
        refused.length = 0
        const taken = take(next.bytes, next.sender)
        expect(sum(held)).toBeLessThanOrEqual(limits.bytes)
        if (!taken) {
          expect(refused).toEqual([])
          expect(isBounded || sum(before) - sum(evictable) + bytes > limits.bytes).toBe(true)
          continue
        }
        expect(isBounded).toBe(false)
        const byOrder = [
          ...evictable.filter(({ received }) => received === undefined),
          ...evictable.filter(({ received }) => received !== undefined),
        ]
        expect(refused).toEqual(byOrder.slice(0, refused.length))
        // The last of them was needed too.
        if (areExact && refused.length > 0)
          expect(sum(before) - sum(refused.slice(0, -1)) + bytes).toBeGreaterThan(limits.bytes)
      }
      for (const asked of [...held]) leave(asked)
      refused.length = 0
      expect(take(limits.bytes)).toBeDefined()
    }),
    { numRuns: 300 },
  )
})

test('a body counts as what has come when it is complete, and as 1 KiB at least', () => {
  const { take } = office()
  const first = take(16 * 1024, 'a')
  expect(take(1, 'a')).toBeUndefined()
  if (first) first.received = 15 * 1024
  expect(take(1, 'a')).toBeDefined()
  expect(take(1, 'a')).toBeUndefined()
})

test('without a bound for each, one sender may have everything', () => {
  const room = bodyRoom({ bytes: 10 * 1024 })
  const places = Array.from({ length: 11 }, () => room.take({ bytes: 1, received: () => 1, refuse: () => {} }, 'a'))
  expect(places.every((place) => place !== undefined)).toBe(true)
})
