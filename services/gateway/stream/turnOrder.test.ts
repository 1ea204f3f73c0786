import { beginningOf, endingNumber, firstNumber, type LiveEvent, terminalNumber } from '@yoldas/contracts/live'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { idOf, message } from '../test/events.ts'
import { lastNumber, turnOrder } from './order.ts'

const turnId = '01890000-0000-7000-8000-000000000001'
const messageId = '01890000-0000-7000-8000-000000000002'

const start: LiveEvent = { n: 0, event: 'start', data: { turnId, message: message(turnId, 'soru', messageId) } }
const chunk = (n: number, offset: number, delta: string, bubble = 0): LiveEvent => ({
  n,
  event: 'chunk',
  data: { turnId, messageId, bubble, offset, delta },
})
const done = (attempt: number, ...bubbles: string[]): LiveEvent => ({
  n: terminalNumber(attempt),
  event: 'done',
  data: { turnId, messages: bubbles.map((text) => message(turnId, text, messageId)), finish: 'complete' },
})

/** As the engine numbers it after so many more. */
const renumbered = (event: LiveEvent, more: number): LiveEvent =>
  event.n < terminalNumber(1) ? { ...event, n: event.n + more } : event

/** What a client has after these events: the bubbles that the chunks rebuild, and the names in order. */
function rebuild(events: LiveEvent[]) {
  let bubbles: string[] = []
  for (const { event, data } of events) {
    if (event === 'restart') bubbles = []
    if (event === 'chunk') bubbles[data.bubble] = (bubbles[data.bubble] ?? '').slice(0, data.offset) + data.delta
  }
  return bubbles
}

function play(events: LiveEvent[], { attempt = 1, after = null as number | null } = {}) {
  const order = turnOrder(turnId, attempt, after)
  const shown: LiveEvent[] = []
  for (const event of events) {
    const step = order.accept(event)
    shown.push(...step.show)
    if (step.ended) break
  }
  return shown
}

/** A turn as an engine would publish it: text in pieces over up to three bubbles. */
const published = fc
  .array(fc.array(fc.string({ minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 4 }), {
    minLength: 1,
    maxLength: 3,
  })
  .map((bubbles) => {
    const events: LiveEvent[] = [start]
    for (const [bubble, pieces] of bubbles.entries()) {
      let offset = 0
      for (const piece of pieces) {
        events.push(chunk(events.length, offset, piece, bubble))
        offset += piece.length
      }
    }
    const texts = bubbles.map((pieces) => pieces.join(''))
    return { events: [...events, done(1, ...texts)], texts }
  })

describe('a turn’s events in one order', () => {
  test('repeats and late events change nothing', () => {
    fc.assert(
      fc.property(published, fc.infiniteStream(fc.nat(20)), ({ events }, picks) => {
        const noisy = events.flatMap((event, index) => {
          const back = picks.next().value ?? 0
          const repeated = events[Math.max(0, index - back)]
          return repeated ? [event, repeated] : [event]
        })
        expect(play(noisy)).toEqual(events)
      }),
    )
  })

  test('the old answer that stays comes after a restart, also when it is as long as what was streamed in its place', () => {
    const restarted: LiveEvent = { n: firstNumber(2), event: 'restart', data: { turnId } }
    const again: LiveEvent = {
      n: firstNumber(2) + 2,
      event: 'chunk',
      data: { turnId, messageId: idOf(1), bubble: 0, offset: 0, delta: 'yeni' },
    }
    const kept = done(2, 'eski')
    const shown = play([start, restarted, again, kept], { attempt: 2 })
    expect(shown.slice(3)).toMatchObject([{ event: 'restart' }, kept])
  })

  test('whatever is lost before done, the chunks rebuild what done says', () => {
    fc.assert(
      fc.property(published, fc.array(fc.boolean(), { minLength: 13, maxLength: 13 }), ({ events, texts }, lost) => {
        const received = events.filter(({ event }, index) => event !== 'chunk' || !lost[index])
        const shown = play(received)
        const rebuilt = rebuild(shown)
        if (rebuilt.length > 0) expect(rebuilt).toEqual(texts)
        expect(shown.filter(({ event }) => event === 'done')).toHaveLength(1)
        expect(shown.map(({ n }) => n)).toEqual([...new Set(shown.map(({ n }) => n))].toSorted((a, b) => a - b))
      }),
    )
  })

  test('a resume after any event continues exactly there', () => {
    fc.assert(
      fc.property(published, fc.nat(20), ({ events }, cut) => {
        const seen = events.slice(0, cut)
        const after = seen.at(-1)?.n ?? null
        expect([...seen, ...play(events, { after })]).toEqual(events)
      }),
    )
  })

  test('a resume whose earlier events are gone ends with what the client may lack', () => {
    const shown = play([start, done(1, 'selam', 'dünya')], { after: 7 })
    expect(shown.map(({ event }) => event)).toEqual(['chunk', 'chunk', 'done'])
    expect(rebuild([chunk(1, 0, 'sel'), ...shown])).toEqual(['selam', 'dünya'])
  })

  test('an answer that is resumed at any event, of which the engine then says all, has every character once', () => {
    const cuts = fc.record({ seen: fc.nat(20), listening: fc.nat(20), asked: fc.nat(20) })
    fc.assert(
      fc.property(published, cuts, ({ events, texts }, { seen, listening, asked }) => {
        // The client has seen so many, its gateway listens from later on, and the engine answers later still.
        const before = events.slice(0, 1 + seen)
        const from = Math.min(events.length - 1, before.length + listening)
        const answered = Math.min(events.length - 1, from + asked)
        const written = rebuild(events.slice(0, answered))
        const again = written.map((delta, bubble): LiveEvent => {
          const data = { turnId, messageId, bubble, offset: 0, delta }
          return { n: answered + bubble, event: 'chunk', data, again: true }
        })
        const rest = events.slice(answered).map((event) => renumbered(event, again.length))
        const shown = play([start, ...events.slice(from, answered), ...again, ...rest], {
          after: before.at(-1)?.n ?? 0,
        })
        expect(rebuild([...before, ...shown])).toEqual(texts)
        expect(shown.map(({ n }) => n)).toEqual(shown.map(({ n }) => n).toSorted((a, b) => a - b))
        for (const { n } of shown) expect(n).toBeGreaterThan(before.at(-1)?.n ?? 0)
        // Nobody else is shown it.
        expect(play([...events.slice(0, answered), ...again, ...rest])).toEqual([...events.slice(0, answered), ...rest])
      }),
    )
  })

  test('what may have been missed is whole before done, also where another text is as long', () => {
    const order = turnOrder(turnId, 1, null)
    for (const event of [start, chunk(2, 0, 'eski')]) order.accept(event)
    // Chunk 3 had replaced it.
    order.accept({ n: 4, event: 'status', data: { turnId, stage: 'writing' } })
    expect(rebuild(order.accept(done(1, 'yeni')).show)).toEqual(['yeni'])
    const broken = turnOrder(turnId, 1, null)
    for (const event of [start, chunk(2, 0, 'eski')]) broken.accept(event)
    broken.markGapsPossible()
    expect(broken.accept(chunk(3, 4, 'r')).missed).toBe(true)
    expect(rebuild(broken.accept(done(1, 'yeni')).show)).toEqual(['yeni'])
  })

  test('a citation that is said again is shown to those who missed it alone', () => {
    const sources = [{ id: 'u', title: 'Uyku' }]
    const citation = (n: number): LiveEvent => ({ n, event: 'citation', data: { turnId, messageId, sources } })
    const again = [
      { ...chunk(4, 0, 'selam'), again: true as const },
      { ...citation(5), again: true as const },
    ] as LiveEvent[]
    expect(play([start, chunk(2, 0, 'selam'), citation(3), ...again])).toHaveLength(3)
    expect(play([start, ...again])).toEqual([start, ...again])
    expect(play([start, chunk(2, 0, 'selam'), ...again])).toEqual([start, chunk(2, 0, 'selam'), ...again])
  })

  test('a chunk that would leave a hole is not shown, and asks for what was missed', () => {
    const order = turnOrder(turnId, 1, null)
    order.accept(start)
    expect(order.accept(chunk(2, 5, 'dünya'))).toEqual({ show: [], ended: false, missed: true })
    expect(order.accept(chunk(3, 0, 'selam dünya'))).toMatchObject({ show: [{ n: 3 }], missed: false })
  })

  test('a later attempt begins with restart, made here when the engine’s own was lost', () => {
    const second = firstNumber(2)
    const own: LiveEvent = { n: second, event: 'restart', data: { turnId } }
    const before = [start, chunk(1, 0, 'yarım')]
    const later = [chunk(second + 1, 0, 'bütün'), done(2, 'bütün')]
    expect(play([...before, own, ...later])).toEqual([...before, own, ...later])
    expect(play([...before, ...later])).toEqual([...before, own, ...later])
  })

  test('a model that takes over begins with restart, made here when the engine’s own was lost', () => {
    const part = firstNumber(1, 1)
    const own: LiveEvent = { n: part, event: 'restart', data: { turnId } }
    const before = [start, chunk(2, 0, 'yarım')]
    const later = [chunk(part + 1, 0, 'bü'), chunk(part + 2, 2, 'tün'), done(1, 'bütün')]
    expect(play([...before, own, ...later])).toEqual([...before, own, ...later])
    expect(play([...before, ...later])).toEqual([...before, own, ...later])
    // A third model, of which the first events came late.
    const third = firstNumber(1, 2)
    const last: LiveEvent = { n: third, event: 'restart', data: { turnId } }
    expect(play([...before, chunk(third + 1, 0, 'bütün'), own, ...later.slice(0, 2), done(1, 'bütün')])).toEqual([
      ...before,
      last,
      chunk(third + 1, 0, 'bütün'),
      done(1, 'bütün'),
    ])
  })

  test('a client that resumes from before a takeover is shown restart, and one from after it is not', () => {
    const part = firstNumber(1, 1)
    const again = [start, { ...chunk(part + 9, 0, 'bütün'), again: true as const }, done(1, 'bütün')]
    expect(play(again, { after: 5 }).map(({ n, event }) => [n, event])).toEqual([
      [part, 'restart'],
      [part + 9, 'chunk'],
      [terminalNumber(1), 'done'],
    ])
    expect(play(again, { after: part + 3 }).map(({ event }) => event)).toEqual(['chunk', 'done'])
  })

  test('a takeover of which nothing but the end came is known by other bubbles', () => {
    const other = '01890000-0000-7000-8000-000000000003'
    const end = done(1, 'bütün')
    if (end.event !== 'done') throw new Error('no end')
    end.data.messages = end.data.messages.map((stored) => ({ ...stored, id: other }))
    const shown = play([start, chunk(2, 0, 'yarım'), end])
    expect(shown.map(({ n, event }) => [n, event])).toEqual([
      [0, 'start'],
      [2, 'chunk'],
      [endingNumber(1), 'restart'],
      [terminalNumber(1), 'done'],
    ])
    expect(rebuild(shown)).toEqual([])
  })

  test('an engine that lost its turn is silent after the restart', () => {
    const second = firstNumber(2)
    const shown = play([start, chunk(second + 1, 0, 'yeni'), chunk(1, 0, 'eski'), done(1, 'eski'), done(2, 'yeni')])
    expect(rebuild(shown)).toEqual(['yeni'])
    expect(shown.filter(({ event }) => event === 'done')).toHaveLength(1)
  })

  test('the failure of an earlier attempt does not end a turn that is tried again', () => {
    const failed: LiveEvent = { n: terminalNumber(1), event: 'error', data: { error: 'chat failed' } }
    const shown = play([start, failed, done(2, 'sonunda')], { attempt: 2 })
    expect(shown.map(({ event }) => event)).toEqual(['start', 'restart', 'done'])
  })
})

test('each number is in one part of one attempt, and parts begin where others end', () => {
  for (const attempt of [1, 2, 7])
    for (const part of [0, 1, 2, 3]) {
      const first = firstNumber(attempt, part)
      const last = part === 3 ? terminalNumber(attempt) : firstNumber(attempt, part + 1) - 1
      for (const n of [first, first + 1, last - 1, last]) expect(beginningOf(n)).toBe(first)
    }
  expect(firstNumber(2)).toBe(terminalNumber(1) + 1)
})

describe('Last-Event-ID', () => {
  test.each([
    [`${turnId}:7`, 7],
    [`${turnId}:0`, 0],
    [undefined, null],
    ['', null],
    ['7', null],
    [`${turnId}:`, null],
    [`${turnId}:-1`, null],
    [`${turnId}:7:8`, null],
    [`${turnId}:99999999999999999999`, null],
    ['01890000-0000-7000-8000-00000000ffff:7', null],
  ])('%s is %s', (header, expected) => expect(lastNumber(turnId, header)).toBe(expected))
})
