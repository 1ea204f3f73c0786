import type { StudentEvent } from '@yoldas/bus'
import type { HistoryEvent } from '@yoldas/contracts/live'
import { firstNumber } from '@yoldas/contracts/live'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { idOf, interleave, message, published, turnEvents, updated } from '../test/events.ts'
import { feedOrder, type Shown } from './order.ts'

const several = fc.tuple(...[1, 2, 3].map((nth) => published(idOf(nth))))

const shownUpdate = (id: string, revision: number): Shown => {
  const { event, data } = updated(id, revision).event
  return { event, data }
}
const isOf = (id: string, data: object) =>
  'message' in data &&
  typeof data.message === 'object' &&
  data.message !== null &&
  'id' in data.message &&
  data.message.id === id

const play = (events: StudentEvent[], order = feedOrder()): Shown[] =>
  events.flatMap((event) => order.accept(event).show)
const shownAs = (events: StudentEvent[]) => events.map(({ event: { event, data } }) => ({ event, data }))
const ofTurn = (shown: Shown[], turnId: string) =>
  shown.filter(({ data }) => 'turnId' in data && data.turnId === turnId)
const names = (shown: Shown[]) => shown.map(({ event }) => event)

describe('what happens to a student', () => {
  test('is shown once, whatever comes twice or late', () => {
    fc.assert(
      fc.property(several, fc.infiniteStream(fc.nat(30)), (turns, picks) => {
        const events = interleave(turns, picks)
        const noisy = events.flatMap((event, index) => {
          const repeated = events[Math.max(0, index - (picks.next().value ?? 0))]
          return repeated ? [event, repeated] : [event]
        })
        expect(play(noisy)).toEqual(shownAs(events))
      }),
    )
  })

  test('is shown in each turn’s own order, from start to end, however turns are interleaved', () => {
    fc.assert(
      fc.property(several, fc.infiniteStream(fc.nat(30)), (turns, picks) => {
        const shown = play(interleave(turns, picks))
        for (const events of turns) expect(ofTurn(shown, events[0]?.turnId ?? '')).toEqual(shownAs(events))
      }),
    )
  })

  test('is shown after the same, to a client that continues anywhere', () => {
    fc.assert(
      fc.property(several, fc.infiniteStream(fc.nat(30)), fc.nat(30), (turns, picks, cut) => {
        const events = interleave(turns, picks)
        const order = feedOrder()
        for (const event of events.slice(0, cut)) order.recall(event)
        expect(play(events.slice(cut), order)).toEqual(shownAs(events.slice(cut)))
      }),
    )
  })
})

describe('a turn', () => {
  const turnId = idOf(1)
  const { start, chunk, reaction, restart, failed, done, running, stored } = turnEvents(turnId)

  test('that began while nobody listened is unknown, and shows nothing before it is known', () => {
    fc.assert(
      fc.property(published(turnId), fc.integer({ min: 1, max: 7 }), (events, missing) => {
        const order = feedOrder()
        for (const event of events.slice(missing))
          expect(order.accept(event)).toEqual({ show: [], unknown: true, missed: false })
        expect(order.knows(turnId)).toBe(false)
      }),
    )
  })

  test('that is known then shows its start, and the event that made it known', () => {
    const order = feedOrder()
    const first = chunk(1, 0, 'selam')
    expect(order.accept(first).unknown).toBe(true)
    expect(order.know(running())).toEqual(shownAs([start]))
    expect(order.accept(first)).toEqual({ show: shownAs([first]), unknown: false, missed: false })
    expect(play([start, first], order)).toEqual([])
  })

  test('that is known in its middle asks for a snapshot, and shows what fills the hole', () => {
    const order = feedOrder()
    order.know(running())
    expect(order.accept(chunk(5, 5, 'dünya'))).toEqual({ show: [], unknown: false, missed: true })
    const snapshot = chunk(6, 0, 'selam dünya')
    expect(order.accept(snapshot)).toEqual({ show: shownAs([snapshot]), unknown: false, missed: false })
  })

  test('that is known by its beginning shows the bubble by hand in it', () => {
    const order = feedOrder()
    const first = message(turnId, '112’yi ara.')
    expect(names(order.know({ ...running(), first }))).toEqual(['start', 'chunk'])
    expect(order.accept(chunk(3, 0, 'selam', 1)).show).toHaveLength(1)
  })

  test('that is known once it has ended shows start and end, and nothing when its own end comes', () => {
    const order = feedOrder()
    expect(order.know(stored('tamam'))).toEqual(shownAs([start, done('tamam')]))
    expect(order.know(stored('tamam'))).toEqual([])
    expect(play([done('tamam')], order)).toEqual([])
    expect(order.silent(0, 0)).toEqual([])
  })

  test('whose end was lost is unfinished until the database names it', () => {
    const order = feedOrder()
    play([start, chunk(1, 0, 'ta')], order)
    expect(order.silent(0, 0)).toEqual([turnId])
    expect(order.know(running())).toEqual([])
    expect(names(order.know(stored('tamam')))).toEqual(['chunk', 'done'])
    expect(order.silent(0, 0)).toEqual([])
  })

  test('that failed is turn-failed, and nothing else of it is shown', () => {
    expect(play([start, failed()])).toEqual([...shownAs([start]), { event: 'turn-failed', data: { turnId } }])
  })

  test('that is retried runs again, to its one end', () => {
    const order = feedOrder()
    play([start, chunk(1, 0, 'eski'), failed()], order)
    const [lateChunk, again] = [chunk(2, 4, ' söz'), chunk(firstNumber(2) + 1, 0, 'yeni')]
    expect(names(play([restart(2), lateChunk, again, failed(), done('yeni', 2), done('yeni', 2)], order))).toEqual([
      'restart',
      'chunk',
      'done',
    ])
  })

  test('that runs again is not shown as failed before', () => {
    const order = feedOrder(running(2))
    expect(names(play([start, chunk(1, 0, 'eski'), failed(), restart(2), done('yeni', 2)], order))).toEqual([
      'start',
      'chunk',
      'restart',
      'done',
    ])
  })

  test('whose start has left the stream is not begun again for who saw it', () => {
    const order = feedOrder()
    for (const event of [chunk(1, 0, 'selam'), chunk(2, 5, ' dün')]) order.recall(event)
    const rest = [chunk(3, 9, 'ya'), done('selam dünya')]
    expect(play(rest, order)).toEqual(shownAs(rest))
  })

  test('says of a reaction which turn it is of', () => {
    const shown = play([start, reaction(1)])
    expect(shown[1]).toMatchObject({ event: 'reaction', data: { turnId, emoji: '👍', actor: 'assistant' } })
  })
})

describe('a message', () => {
  test('is never shown in an older state than before, whatever the order of its updates', () => {
    const order = fc.shuffledSubarray([1, 2, 3, 4, 5, 6], { minLength: 6 })
    fc.assert(
      fc.property(order, order, (one, other) => {
        const [first, second] = [idOf(1), idOf(2)]
        const shown = play(one.flatMap((revision, i) => [updated(first, revision), updated(second, other[i] ?? 0)]))
        for (const [id, revisions] of [
          [first, one],
          [second, other],
        ] as const) {
          const newest = revisions.filter((revision, i) => revisions.slice(0, i).every((before) => before < revision))
          expect(shown.filter(({ data }) => isOf(id, data))).toEqual(
            newest.map((revision) => shownUpdate(id, revision)),
          )
        }
      }),
    )
  })

  test('that was appended outside a turn is shown as it is', () => {
    const event: HistoryEvent = { event: 'message', data: { message: message(idOf(1), 'günaydın') } }
    expect(play([{ turnId: null, event }])).toEqual([event])
  })
})

describe('what is remembered', () => {
  const ended = (nth: number) => {
    const { start, done } = turnEvents(idOf(nth))
    return [start, done('tamam')]
  }

  test('of turns that ended is bounded, and the last of them stay known', () => {
    const order = feedOrder()
    for (let nth = 1; nth <= 1000; nth += 1) play(ended(nth), order)
    const known = Array.from({ length: 1000 }, (_, i) => i + 1).filter((nth) => order.knows(idOf(nth)))
    expect(known).toEqual(Array.from({ length: 20 }, (_, i) => 981 + i))
  })

  test('of a turn under way outlasts all that end meanwhile', () => {
    const order = feedOrder()
    const { start, chunk } = turnEvents(idOf(5000))
    play([start], order)
    for (let nth = 1; nth <= 1000; nth += 1) play(ended(nth), order)
    expect(names(play([chunk(1, 0, 'hâlâ')], order))).toEqual(['chunk'])
  })

  test('of turns that never end is bounded too', () => {
    const order = feedOrder()
    for (let nth = 1; nth <= 1000; nth += 1) play(ended(nth).slice(0, 1), order)
    expect(order.silent(0, 0)).toEqual(Array.from({ length: 200 }, (_, i) => idOf(801 + i)))
  })
})

describe('how far the student has read', () => {
  const readAt = (revision: number) => ({ revision, data: { cursor: `c${revision}`, unread: revision } })
  const shownRead = (revision: number): Shown => ({ event: 'read', data: readAt(revision).data })

  test('is never shown older than before, whatever the order in which it comes', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 9 })), (revisions) => {
        const events = revisions.map((revision) => ({
          turnId: null,
          event: { event: 'read' as const, ...readAt(revision) },
        }))
        const newest = revisions.filter((revision, i) => revisions.slice(0, i).every((before) => before < revision))
        expect(play(events)).toEqual(newest.map(shownRead))
      }),
    )
  })

  test('is shown before the event that says it, of a turn once that is known', () => {
    const turnId = idOf(1)
    const { start, done, running } = turnEvents(turnId)
    const order = feedOrder()
    const ended = done('tamam')
    const saying = { turnId, event: { ...ended.event, read: readAt(3) } }
    expect(order.accept(saying)).toEqual({ show: [], unknown: true, missed: false })
    order.know(running())
    expect(names(play([start], order))).toEqual([])
    expect(play([saying, saying], order)).toEqual([shownRead(3), ...shownAs([ended])])
  })
})
