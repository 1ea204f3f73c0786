import { maxPending, type ScheduleChange, type ScheduledMessage } from '@yoldas/contracts/scheduler'
import { toIstanbul } from '@yoldas/time'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isFull, pendingAfter, readDueAt, withChange } from './rules.ts'

const [minute, day] = [60_000, 86_400_000]
const start = Date.parse('2026-11-21T14:40:00.000Z')

/** What a message is follows from its id; several are due at the same time. */
const message = (id: string): ScheduledMessage => ({
  id,
  kind: 'reminder',
  text: `message ${id}`,
  reason: null,
  dueAt: new Date(start + (id.charCodeAt(0) % 4) * day).toISOString(),
  cancelOn: 'none',
  createdAt: new Date(start).toISOString(),
})
const add = (id: string): ScheduleChange => ({ change: 'add', message: message(id) })
const cancel = (id: string): ScheduleChange => ({ change: 'cancel', id })
const ids = (messages: readonly ScheduledMessage[]) => messages.map(({ id }) => id)

const [older, newer] = ['abcdef', 'ghijkl'].map((letters) => letters.split(''))
const listed = fc.subarray(older ?? []).map((chosen) => chosen.map(message))
/** Each id is added once; anything may be cancelled, before it is added too. */
const changes = fc
  .tuple(fc.subarray(newer ?? []), fc.subarray([...(older ?? []), ...(newer ?? [])]))
  .chain(([added, cancelled]) => fc.shuffledSubarray([...added.map(add), ...cancelled.map(cancel)]))

/** As the owner does it: one change after another, and what was cancelled stays so. */
function owner(scheduled: readonly ScheduledMessage[]) {
  const has = new Map(scheduled.map((one) => [one.id, one]))
  const cancelled = new Set<string>()
  return {
    take: (taken: readonly ScheduleChange[]) => {
      for (const change of taken) {
        if (change.change === 'cancel') {
          has.delete(change.id)
          cancelled.add(change.id)
        } else if (!cancelled.has(change.message.id)) has.set(change.message.id, change.message)
      }
    },
    list: () => [...has.values()],
  }
}

describe('what a student has scheduled', () => {
  test('is the same whichever of the commands have come to their owner, and in whichever order', () => {
    const taken = fc.tuple(listed, changes).chain(([scheduled, all]) =>
      fc.record({
        scheduled: fc.constant(scheduled),
        all: fc.constant(all),
        some: fc.shuffledSubarray(all),
      }),
    )
    fc.assert(
      fc.property(taken, ({ scheduled, all, some }) => {
        const [now, later] = [owner(scheduled), owner(scheduled)]
        now.take(some)
        later.take(all)
        const pending = pendingAfter(now.list(), all)
        expect(pending).toEqual(pendingAfter(later.list(), []))
        expect(pendingAfter(pending, all)).toEqual(pending)
      }),
    )
  })

  test('is in the order in which it is due', () => {
    fc.assert(
      fc.property(listed, changes, (scheduled, all) => {
        const due = pendingAfter(scheduled, all).map(({ dueAt }) => Date.parse(dueAt))
        expect(due).toEqual(due.toSorted((one, other) => one - other))
      }),
    )
  })

  test('is due when its owner says so, which may have moved it', () => {
    const moved = { ...message('g'), dueAt: '2026-12-01T06:00:00.000Z' }
    expect(pendingAfter([moved], [add('g')])).toEqual([moved])
  })

  test('is full with the most messages, and not with one less', () => {
    const most = Array.from({ length: maxPending }, (_, index) => message(String(index)))
    expect([isFull(most), isFull(most.slice(1))]).toEqual([true, false])
  })
})

describe('the changes of a turn', () => {
  test('come to the same as each of them in turn, with nothing of what it took back', () => {
    fc.assert(
      fc.property(listed, changes, (scheduled, made) => {
        let pending = pendingAfter(scheduled, [])
        let staged: ScheduleChange[] = []
        for (const change of made) {
          // A turn cancels only what it sees.
          if (change.change === 'cancel' && !ids(pending).includes(change.id)) continue
          staged = withChange(staged, change)
          pending = pendingAfter(pending, [change])
          expect(pendingAfter(scheduled, staged)).toEqual(pending)
        }
        const cancelled = staged.flatMap((change) => (change.change === 'cancel' ? [change.id] : []))
        const added = staged.flatMap((change) => (change.change === 'add' ? [change.message.id] : []))
        expect(cancelled.every((id) => ids(scheduled).includes(id))).toBe(true)
        expect(added.every((id) => ids(pending).includes(id))).toBe(true)
      }),
    )
  })
})

describe('the time of a message', () => {
  const nows = fc
    .date({ min: new Date('2026-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
    .map((now) => ({ now, shown: Math.floor(now.getTime() / minute) * minute }))
  const kindAt = (milliseconds: number, now: Date) => readDueAt(toIstanbul(new Date(milliseconds)), now).kind

  test('is past in the minute that the clock shows, and due in the next', () => {
    fc.assert(
      fc.property(nows, ({ now, shown }) => {
        const next = new Date(shown + minute)
        expect(kindAt(shown - minute, now)).toBe('past')
        expect(kindAt(shown, now)).toBe('past')
        expect(readDueAt(toIstanbul(next), now)).toEqual({ kind: 'due', dueAt: next })
      }),
    )
  })

  test('is due within 365 days to the minute, and too far after them', () => {
    fc.assert(
      fc.property(nows, ({ now, shown }) => {
        expect(kindAt(shown + 365 * day, now)).toBe('due')
        expect(kindAt(shown + 365 * day + minute, now)).toBe('far')
      }),
    )
  })

  test.each(['2027-02-29T12:00', '2026-11-21T24:00', '2026-11-21', 'yarın', ''])('is never %j', (local) => {
    expect(readDueAt(local, new Date(start))).toEqual({ kind: 'impossible' })
  })
})
