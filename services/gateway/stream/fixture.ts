import { setImmediate } from 'node:timers'
import type { FeedEvent, KeptEvent } from '@yoldas/bus'
import { type ChatMessage, getRunningTurn, getTurn, type Turn } from '@yoldas/contracts/chat'
import {
  firstNumber,
  type HistoryEvent,
  isPassing,
  type LiveEvent,
  type PassingEvent,
  terminalNumber,
  type WorkEvent,
} from '@yoldas/contracts/live'
import { bodyOf, type EventStream, type Frame } from '@yoldas/http'
import fc from 'fast-check'
import type { Happening, Shown } from './feedSequence.ts'
import type { FeedsBus } from './feeds.ts'

export const idOf = (nth: number) => `01890000-0000-7000-8000-${nth.toString(16).padStart(12, '0')}`
const messageId = idOf(0xfff)

export const message = (turnId: string, content: string, id = messageId): ChatMessage => ({
  id,
  role: 'assistant',
  content,
  media: [],
  reactions: [],
  replyTo: null,
  turnId,
  turnIndex: 0,
  origin: 'chat',
  sources: [],
  help: [],
  cursor: 'c',
  timestamp: '2026-01-01T00:00:00.000Z',
})

/** The events of a turn, and the turn as the database has it. */
export function turnEvents(turnId: string) {
  const of = (event: LiveEvent): Happening & { turnId: string } => ({ turnId, event })
  const asStored = (outcome: Turn['outcome'], attempt = 1): Turn => ({
    turnId,
    state: outcome ? 'done' : 'running',
    attempt,
    message: message(turnId, 'soru'),
    outcome,
  })
  return {
    start: of({ n: 0, event: 'start', data: { turnId, message: message(turnId, 'soru') } }),
    chunk: (n: number, offset: number, delta: string, bubble = 0) =>
      of({ n, event: 'chunk', data: { turnId, messageId, bubble, offset, delta } }),
    reaction: (n: number) =>
      of({
        n,
        event: 'reaction',
        data: { messageId, emoji: '👍', actor: 'assistant', createdAt: '2026-01-01T00:00:00.000Z' },
      }),
    restart: (attempt: number) => of({ n: firstNumber(attempt), event: 'restart', data: { turnId } }),
    failed: (attempt = 1) => of({ n: terminalNumber(attempt), event: 'error', data: { error: 'chat failed' } }),
    done: (text: string, attempt = 1) =>
      of({
        n: terminalNumber(attempt),
        event: 'done',
        data: { turnId, messages: [message(turnId, text)], finish: 'complete' },
      }),
    running: (attempt = 1) => asStored(null, attempt),
    stored: (text: string, attempt = 1) =>
      asStored(
        { kind: 'done', n: terminalNumber(attempt), finish: 'complete', messages: [message(turnId, text)] },
        attempt,
      ),
  }
}

export const updated = (id: string, revision: number): Happening & { event: HistoryEvent } => ({
  turnId: null,
  event: { event: 'message-updated', revision, data: { message: message(idOf(1), `${revision}`, id) } },
})

/** A change of the plan, or of the journey where no day is named. */
export const worked = (day?: string): Happening & { event: WorkEvent } => ({
  turnId: null,
  event: day ? { event: 'plan-updated', data: { day } } : { event: 'journey-updated', data: {} },
})

/** A turn as an engine publishes it: text in pieces, and an end. */
export const published = (turnId: string) =>
  fc.array(fc.string({ minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 6 }).map((pieces) => {
    const { start, chunk, done } = turnEvents(turnId)
    const ends = pieces.map((_, i) => pieces.slice(0, i + 1).join('').length)
    const chunks = pieces.map((piece, i) => chunk(i + 1, (ends[i] ?? 0) - piece.length, piece))
    return [start, ...chunks, done(pieces.join(''))]
  })
/** One after the other from any of the lists, each in its own order. */
export function interleave<Value>(lists: Value[][], picks: Iterator<number>): Value[] {
  const rest = lists.map((list) => [...list])
  const merged: Value[] = []
  for (;;) {
    const open = rest.filter(({ length }) => length > 0)
    const [next] = open[(picks.next().value ?? 0) % Math.max(1, open.length)]?.splice(0, 1) ?? []
    if (next === undefined) return merged
    merged.push(next)
  }
}

/** Numbers a turn's events anew after a snapshot, as an engine does. */
function fakeEngine() {
  const running = new Map<string, { bubbles: PassingEvent[]; texts: string[]; last: number; more: number }>()
  return {
    publish(happening: Happening): Happening {
      const { turnId, event } = happening
      if (turnId === null) return happening
      if (event.event === 'start' || event.event === 'restart')
        running.set(turnId, { bubbles: [], texts: [], last: event.n, more: 0 })
      const turn = running.get(turnId)
      if (event.event === 'done' || event.event === 'error') running.delete(turnId)
      else if (turn) {
        turn.last = event.n + turn.more
        if (event.event === 'chunk') {
          const { bubble, offset, delta } = event.data
          turn.texts[bubble] = (turn.texts[bubble] ?? '').slice(0, offset) + delta
          turn.bubbles[bubble] = event
        }
        return { turnId, event: { ...event, n: turn.last } }
      }
      return happening
    },
    snapshot(turnId: string): PassingEvent[] {
      const turn = running.get(turnId)
      return (turn?.bubbles ?? []).flatMap((event, bubble) => {
        if (!turn || event.event !== 'chunk') return []
        turn.more += 1
        turn.last += 1
        const delta = turn.texts[bubble] ?? ''
        return [{ ...event, n: turn.last, data: { ...event.data, offset: 0, delta }, again: true as const }]
      })
    },
  }
}

/** The bus of a student, in which every answer comes when a test lets it. */
export type FakeBus = {
  bus: FeedsBus
  /** What the stream has, and its incarnation. */
  events(): KeptEvent[]
  incarnation(): string
  turns: Map<string, Turn>
  /** What the stream keeps comes at once, unless it is late: then in its order, when a test lets it arrive. `json` is
   * the event as it is published. */
  publish(happening: Happening, json?: string): void
  beLate(): void
  arrive(): void
  /** So many events of other students. */
  passBy(count: number): void
  /** The stream has nothing any more up to this place. */
  forgetUntil(place: number): void
  /** All that was, in its order. */
  published(): Happening[]
  isConnected(): boolean
  disconnect(): void
  /** Listeners hear of it; a stream that is lost has been made anew. */
  reconnect(options?: { storeLost: boolean }): void
  erase(): void
  /** The same, and nobody is notified. */
  forget(): void
  /**
   * Has one of the open questions read, or else its answer arrive; while disconnected it fails. False when there is
   * none.
   */
  answer(nth?: number): boolean
  /** What was asked until now. */
  asked: string[]
  /** What had happened when the place of the stream was asked for first. */
  toldPlace(): number
  snapshots: string[]
}

/** Short, so that there are many. */
const pageLength = 5

export function fakeBus(): FakeBus {
  let [incarnation, isConnected, last] = [1, true, 0]
  let events: KeptEvent[] = []
  let underway: Array<{ event: KeptEvent; json: string }> = []
  let isLate = false
  const published: Happening[] = []
  let forgotten = 0
  const engine = fakeEngine()
  const turns = new Map<string, Turn>()
  const readers = new Set<(event: FeedEvent, payload: Uint8Array) => void>()
  const onReconnect: Array<() => void> = []
  const onErased: Array<(studentKey: string) => void> = []
  /** Each is called twice: when the question is read, and when the answer arrives. */
  const open: Array<() => boolean> = []
  const asked: string[] = []
  const snapshots: string[] = []
  let isErased = false
  let toldPlace: number | undefined

  const ask = <Answer>(what: string, read: () => Answer): Promise<Answer> => {
    asked.push(what)
    const { promise, resolve, reject } = Promise.withResolvers<Answer>()
    let answer: { value: Answer } | undefined
    open.push(() => {
      if (!isConnected) reject(new Error('disconnected'))
      else if (answer) resolve(answer.value)
      const isOver = !isConnected || answer !== undefined
      answer ??= isOver ? undefined : { value: read() }
      return isOver
    })
    return promise
  }
  const runningTurn = () => turns.values().find(({ outcome }) => !outcome) ?? null
  const answerTo = (subject: string, input: { turnId?: string }) => {
    if (isErased) return { kind: 'erased' }
    if (subject === getRunningTurn.subject) return { kind: 'found', turn: runningTurn() }
    const turn = subject === getTurn.subject && turns.get(input.turnId ?? '')
    return turn ? { kind: 'found', turn } : { kind: 'unknown' }
  }
  /** The database has it first. */
  const store = ({ turnId, event }: Happening) => {
    if (turnId === null) return
    if (event.event === 'start') turns.set(turnId, turnEvents(turnId).running())
    const turn = turns.get(turnId)
    if (turn && event.event === 'done')
      turns.set(turnId, { ...turn, state: 'done', outcome: { kind: 'done', n: event.n, ...event.data } })
  }
  const hear = (event: FeedEvent, json = JSON.stringify(event.event)) => {
    const payload = Buffer.from(json)
    for (const read of readers) read(event, payload)
    // What keeps them keeps another's bytes.
    payload.fill(0)
  }
  const arrive = () => {
    for (const { event, json } of underway.splice(0)) hear(event, json)
  }
  return {
    bus: {
      liveState: () =>
        ask('state', () => {
          toldPlace ??= published.length
          const firstSequence = Math.min(forgotten, last) + 1
          return { incarnation: `stream-${incarnation}`, firstSequence, lastSequence: last }
        }),
      replayPage: (_studentKey, after, turnId = '*') =>
        ask('replay', () => {
          const rest = events.filter((event) => event.sequence > after && (turnId === '*' || event.turnId === turnId))
          return { events: rest.slice(0, pageLength).map((event) => ({ ...event })), isLast: rest.length <= pageLength }
        }),
      request: (contract, input) =>
        ask(contract.subject, () => contract.output.parse(answerTo(contract.subject, Object(input)))),
      subscribeFeed: (_studentKey, onEvent) => {
        readers.add(onEvent)
        return { [Symbol.dispose]: () => void readers.delete(onEvent) }
      },
      askSnapshot: (_studentKey, turnId) => {
        snapshots.push(turnId)
        open.push(() => {
          if (isConnected) for (const event of engine.snapshot(turnId)) hear({ sequence: null, turnId, event })
          return true
        })
      },
      onReconnect: (listener) => {
        onReconnect.push(listener)
        return { [Symbol.dispose]: () => {} }
      },
      onErased: (listener) => void onErased.push(listener),
    },
    events: () => events,
    incarnation: () => `stream-${incarnation}`,
    turns,
    publish: (happening, json = JSON.stringify(happening.event)) => {
      store(happening)
      published.push(happening)
      const { turnId, event } = engine.publish(happening)
      if (turnId !== null && isPassing(event)) {
        if (isConnected) hear({ sequence: null, turnId, event }, json)
        return
      }
      last += 1
      const kept: KeptEvent = turnId === null ? { sequence: last, turnId, event } : { sequence: last, turnId, event }
      events.push(kept)
      if (isConnected) underway.push({ event: kept, json })
      if (!isLate) arrive()
    },
    beLate: () => {
      isLate = true
    },
    arrive,
    passBy: (count) => {
      last += count
    },
    forgetUntil: (place) => {
      forgotten = place
      events = events.filter(({ sequence }) => sequence > place)
    },
    published: () => published,
    isConnected: () => isConnected,
    disconnect: () => {
      isConnected = false
      underway = []
      for (const fail of open.splice(0)) fail()
    },
    reconnect: ({ storeLost } = { storeLost: false }) => {
      isConnected = true
      if (storeLost) [events, last, forgotten, incarnation] = [[], 0, 0, incarnation + 1]
      for (const listener of onReconnect) listener()
    },
    forget: () => {
      isErased = true
    },
    erase: () => {
      isErased = true
      for (const listener of onErased) listener('student')
    },
    answer: (nth = 0) => {
      const index = nth % Math.max(1, open.length)
      const isOver = open[index]?.()
      if (isOver) open.splice(index, 1)
      return isOver !== undefined
    },
    asked,
    toldPlace: () => toldPlace ?? 0,
    snapshots,
  }
}

/** What a client has read. */
export type Read = Shown & { id: string }

/** What a feed's client has read after `hello`, which came first and once. */
export type FakeStream = {
  stream: EventStream
  /** The id of `hello`; null before it has come. */
  hello(): string | null
  /** The places that were sent without an event. */
  told: string[]
  read: Read[]
  frames: Frame[]
  isOver(): boolean
}

/** The part of a stream that says when it is over, which is when it is ended. */
export function openUntilEnd(): Pick<EventStream, 'isOver' | 'onOver' | 'end'> {
  const listeners: Array<() => void> = []
  let isOver = false
  return {
    get isOver() {
      return isOver
    },
    onOver: (listener) => void (isOver ? listener() : listeners.push(listener)),
    end: () => {
      isOver = true
      for (const listener of listeners.splice(0)) listener()
    },
  }
}

/** A stream whose client reads what is written, once the connection has taken it. */
export function fakeStream(flushed = () => Promise.resolve()): FakeStream {
  const open = openUntilEnd()
  let hello: string | null = null
  const [read, frames, told]: [Read[], Frame[], string[]] = [[], [], []]
  const write = (frame: Frame) => {
    if (open.isOver) return
    const [, place] = /^id: (.*)\n\n$/.exec(bodyOf(frame).toString()) ?? []
    if (place !== undefined) return void told.push(place)
    const [, id = '', event = '', data = ''] =
      /^id: (.*)\nevent: (.*)\ndata: (.*)\n\n$/.exec(bodyOf(frame).toString()) ?? []
    if ((event === 'hello') !== (hello === null)) throw new Error(`${event}, and hello comes first and once`)
    if (hello === null) {
      hello = id
      return
    }
    frames.push(frame)
    read.push({ id, event, data: JSON.parse(data) })
  }
  return {
    stream: Object.assign(open, {
      send: () => {
        throw new Error('a feed makes its own frames')
      },
      write,
      flushed,
    }),
    hello: () => hello,
    told,
    read,
    frames,
    isOver: () => open.isOver,
  }
}

/** Resolves when everything that can go on without an answer has. */
export const settled = () => new Promise<void>((resolve) => setImmediate(resolve))
