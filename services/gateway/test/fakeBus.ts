import { setImmediate } from 'node:timers'
import type { KeptEvent, StudentEvent } from '@yoldas/bus'
import { getRunningTurn, getTurn, type Turn } from '@yoldas/contracts/chat'
import { isPassing, type PassingEvent } from '@yoldas/contracts/live'
import type { ChannelBus } from '../stream/channel.ts'
import { turnEvents } from './events.ts'

/** Numbers a turn's events anew after a snapshot, as an engine does. */
function fakeEngine() {
  const running = new Map<string, { bubbles: PassingEvent[]; texts: string[]; last: number; more: number }>()
  return {
    publish(happening: StudentEvent): StudentEvent {
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
  bus: ChannelBus
  /** What the stream has, and its incarnation. */
  events(): KeptEvent[]
  incarnation(): string
  turns: Map<string, Turn>
  /** What the stream keeps comes at once, unless it is late: then in its order, when a test lets it arrive. */
  publish(happening: StudentEvent): void
  beLate(): void
  arrive(): void
  /** So many events of other students. */
  passBy(count: number): void
  /** The stream has nothing any more up to this place. */
  forgetUntil(place: number): void
  /** All that was, in its order. */
  published(): StudentEvent[]
  isConnected(): boolean
  disconnect(): void
  /** Listeners are notified; a stream that is lost has been made anew. */
  reconnect(options?: { storeLost: boolean }): void
  erase(): void
  /** The same, and no listener is notified. */
  forget(): void
  /**
   * Has one of the open questions read, or else its answer arrive; while disconnected it fails. False when there is
   * none.
   */
  answer(nth?: number): boolean
  /** What was asked until now. */
  asked: string[]
  /** What had happened when the place of the stream was asked for first. */
  sentPlace(): number
  snapshots: string[]
  /** How often each kind of subject is subscribed to. */
  subscriptions(): { writing: number; live: number; feed: number }
}

function listeners<Event>() {
  const all = new Set<(event: Event) => void>()
  return {
    add: (listener: (event: Event) => void): Disposable => {
      all.add(listener)
      return { [Symbol.dispose]: () => void all.delete(listener) }
    },
    call: (event: Event) => {
      for (const listener of all) listener(event)
    },
    count: () => all.size,
  }
}

/** Short, so that there are many. */
const pageLength = 5

export function fakeBus(): FakeBus {
  let [incarnation, isConnected, last] = [1, true, 0]
  let events: KeptEvent[] = []
  let underway: KeptEvent[] = []
  let isLate = false
  const published: StudentEvent[] = []
  let forgotten = 0
  const engine = fakeEngine()
  const turns = new Map<string, Turn>()
  /** Of what the stream keeps, as it is published and as the stream has it, and of what it does not. */
  const live = listeners<StudentEvent>()
  const feed = listeners<KeptEvent>()
  const writing = listeners<PassingEvent>()
  const onReconnect: Array<() => void> = []
  const onErased: Array<(studentKey: string) => void> = []
  /** Each is called twice: when the question is read, and when the answer arrives. */
  const open: Array<() => boolean> = []
  const asked: string[] = []
  const snapshots: string[] = []
  let isErased = false
  let sentPlace: number | undefined

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
  const store = ({ turnId, event }: StudentEvent) => {
    if (turnId === null) return
    if (event.event === 'start') turns.set(turnId, turnEvents(turnId).running())
    const turn = turns.get(turnId)
    if (turn && event.event === 'done')
      turns.set(turnId, { ...turn, state: 'done', outcome: { kind: 'done', n: event.n, ...event.data } })
  }
  const arrive = () => {
    for (const event of underway.splice(0)) feed.call(event)
  }
  return {
    bus: {
      liveState: () =>
        ask('state', () => {
          sentPlace ??= published.length
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
      replayLive: (_studentKey, turnId) =>
        ask('replay of a turn', () => events.flatMap((kept) => (kept.turnId === turnId ? [kept.event] : []))),
      subscribeFeed: (_studentKey, onEvent) => feed.add(onEvent),
      subscribeLive: (_studentKey, onEvent) => live.add(onEvent),
      subscribeWriting: (_studentKey, onEvent) => writing.add(onEvent),
      askSnapshot: (_studentKey, turnId) => {
        snapshots.push(turnId)
        open.push(() => {
          if (isConnected) for (const event of engine.snapshot(turnId)) writing.call(event)
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
    publish: (happening) => {
      store(happening)
      published.push(happening)
      const numbered = engine.publish(happening)
      const { turnId, event } = numbered
      if (turnId !== null && isPassing(event)) {
        if (isConnected) writing.call(event)
        return
      }
      last += 1
      const kept: KeptEvent = turnId === null ? { sequence: last, turnId, event } : { sequence: last, turnId, event }
      events.push(kept)
      if (isConnected) {
        live.call(numbered)
        underway.push(kept)
      }
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
    sentPlace: () => sentPlace ?? 0,
    snapshots,
    subscriptions: () => ({ writing: writing.count(), live: live.count(), feed: feed.count() }),
  }
}

/** Resolves when everything that can go on without an answer has. */
export const settled = () => new Promise<void>((resolve) => setImmediate(resolve))
