import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FeedEvent } from '@yoldas/bus'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { idOf, turnEvents, updated } from '../test/events.ts'
import {
  change,
  type FeedProgress,
  type FeedState,
  type FeedTask,
  feedStates,
  holdEvent,
  noteLate,
  noteMissed,
  noteUnknown,
  receiveEvent,
  releaseEvents,
  takeTask,
} from './feedState.ts'

/** What may happen to a feed. A kept event's turn may be unknown; one that nothing keeps may overtake its `start`. */
const happening = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({
      what: fc.constant('event' as const),
      turn: fc.constantFrom(1, 2),
      isKept: fc.boolean(),
      isKnown: fc.boolean(),
    }),
  },
  { weight: 12, arbitrary: fc.record({ what: fc.constant('work' as const) }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constantFrom('missed' as const, 'manyEvents' as const) }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('start' as const), turn: fc.constantFrom(1, 2) }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('second' as const) }) },
)
type Happening = typeof happening extends fc.Arbitrary<infer Value> ? Value : never

const isWorking = (state: FeedState) => state === 'opening' || state === 'catchingUp'

/** A feed in the hands of one that works on its tasks, and what came and was shown. */
function startPlay() {
  const feed: FeedProgress = { state: 'opening', tasks: [], held: [], heldSince: 0 }
  const [received, shown]: [FeedEvent[], FeedEvent[]] = [[], []]
  const visited = new Set<string>()
  let [now, isAtWork] = [0, true]
  /** Events up to here may be read again: what was received and is gone is among them. */
  let readAgain = 0

  const begin = (begins: boolean) => {
    if (begins) expect(isAtWork).toBe(false)
    isAtWork ||= begins
  }
  const receive = ({ turn, isKept, isKnown }: { turn: number; isKept: boolean; isKnown: boolean }) => {
    const n = received.length + 1
    const { turnId, event } = turnEvents(idOf(turn)).chunk(n, 0, 'x')
    const next = (isKept
      ? { sequence: n, ...updated(idOf(9), n) }
      : { sequence: null, turnId, event }) satisfies object as FeedEvent
    received.push(next)
    if (!receiveEvent(feed, next)) return
    if (isKnown) shown.push(next)
    else if (isKept) begin(noteUnknown(feed, next))
    else holdEvent(feed, next, now)
  }
  const work = () => {
    if (!isAtWork) return
    if (feed.state === 'opening') return void change(feed, 'opened')
    const task = takeTask(feed)
    if (task === null) isAtWork = false
    else if (task !== 'missed') shown.push(task)
  }
  const check = () => {
    const pending = new Set<FeedTask>([...shown, ...feed.tasks, ...feed.held])
    if (feed.tasks[0] === 'missed') readAgain = received.length
    const lost = received.slice(readAgain).filter((event) => !pending.has(event))
    expect(lost).toEqual([])
    expect(isWorking(feed.state)).toBe(isAtWork)
    if (!isAtWork) expect(feed.tasks).toEqual([])
    expect(feed.tasks.length).toBeLessThanOrEqual(51)
    expect(feed.held.length > 0).toBe(feed.state === 'waitingForStart')
  }
  const play = (next: Happening) => {
    const from = feed.state
    if (next.what === 'event') receive(next)
    else if (next.what === 'work') work()
    else if (next.what === 'missed') begin(noteMissed(feed))
    else if (next.what === 'start') shown.push(...releaseEvents(feed, idOf(next.turn)))
    else if (next.what === 'manyEvents')
      for (let nth = 0; nth < 60; nth += 1) receive({ turn: 1, isKept: true, isKnown: true })
    else {
      now += 1_000
      begin(noteLate(feed, now))
    }
    if (feed.state !== from) visited.add(`${from} ${feed.state}`)
    check()
  }
  return { feed, shown, visited, play }
}

/** Where the table leads from each state, but to the end. */
const leads = Object.entries(feedStates).flatMap(([from, row]) =>
  Object.values(row)
    .filter((to) => to !== 'ended')
    .map((to) => `${from} ${to}`),
)

test('a feed goes every way of the table and no other, and each event is shown, or waits, or is read again', () => {
  const visited = new Set<string>()
  fc.assert(
    fc.property(fc.array(happening, { minLength: 40, maxLength: 80 }), (happenings) => {
      const { play, ...played } = startPlay()
      for (const next of happenings) play(next)
      for (const way of played.visited) visited.add(way)
      // In the end, everything that waits is shown.
      const waiting = [...played.feed.tasks, ...played.feed.held].filter((task) => task !== 'missed')
      for (let left = 100; left > 0; left -= 1) play({ what: 'work' })
      play({ what: 'second' })
      for (let left = 100; left > 0; left -= 1) play({ what: 'work' })
      expect(played.feed.state).toBe('live')
      for (const event of waiting) expect(played.shown).toContain(event)
      expect(new Set(played.shown).size).toBe(played.shown.length)
    }),
  )
  expect([...visited].toSorted()).toEqual([...new Set(leads)].toSorted())
})

test('a feed that has ended takes nothing more, in whatever state it was', () => {
  fc.assert(
    fc.property(fc.array(happening, { maxLength: 30 }), (happenings) => {
      const { feed, play } = startPlay()
      for (const next of happenings) play(next)
      change(feed, 'over')
      expect(feed.state).toBe('ended')
      const event = { sequence: 1, ...updated(idOf(9), 1) }
      expect(receiveEvent(feed, event)).toBe(false)
      expect([noteMissed(feed), noteUnknown(feed, event), noteLate(feed, Number.MAX_SAFE_INTEGER)]).not.toContain(true)
      expect(takeTask(feed)).toBeNull()
      expect(feed.state).toBe('ended')
    }),
  )
})

test('docs/design/streams.md has the same table', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../docs/design/streams.md'), 'utf8')
  const rows = page.split('\n').filter((line) => /^\| (what happens|`\w+`: )/.test(line))
  const cells = rows.map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
  const [head = [], ...inputs] = cells.slice(cells.findIndex(([first]) => first === 'what happens'))
  const written = head.slice(1).map((state, column) => [
    state.replaceAll('`', ''),
    Object.fromEntries(
      inputs.flatMap((row) => {
        const [input, leadsTo] = [row[0], row[column + 1]].map((cell) => /^`(\w+)`/.exec(cell ?? '')?.[1])
        return input && leadsTo ? [[input, leadsTo]] : []
      }),
    ),
  ])
  expect(Object.fromEntries(written)).toEqual(feedStates)
})
