import type { Bus } from '@yoldas/bus'
import type { Source, TurnOutcome } from '@yoldas/contracts/chat'
import {
  type ChatReaction,
  type ChatStatusEvent,
  firstNumber,
  type LiveEvent,
  terminalNumber,
  waitingNumber,
} from '@yoldas/contracts/live'
import type { ReadState } from '@yoldas/contracts/unread'
import { newId } from '@yoldas/ids'
import type { z } from 'zod'
import type { Chunk } from '../text/bubbles.ts'
import { coalesceMilliseconds, paced } from '../text/pace.ts'
import type { Claim } from '../turn/store.ts'

/** Between two snapshots of a turn: one answers all who ask meanwhile. */
const snapshotMilliseconds = 200

type Numberless<Event> = Event extends LiveEvent ? Omit<Event, 'n'> : never
type Status = Omit<z.infer<typeof ChatStatusEvent>, 'turnId'>
type Again = { again?: true }

export type LiveTurn = {
  /**
   * The id that the attempt's bubble `index` has in the stream and will have in history, until `restart`. Its bubbles
   * come behind the one by hand, if there is one.
   */
  bubbleId(index: number): string
  /** Shows a bubble by hand before all others, none of which has been shown. */
  begin(first: First): void
  /** Another model takes over: clients drop what was written, and all bubbles get new ids. */
  restart(): void
  /**
   * Publishes them, those that follow one another as one. What an answer ends with waits for its end, which is near:
   * for as long as between two chunks, so that both go together.
   */
  write(chunks: readonly Chunk[], isEnding?: boolean): void
  /** What a bubble cites, in place of what it did before. */
  cite(bubble: number, sources: readonly Source[]): void
  status(status: Status): void
  /** A reaction of the companion's that is stored. */
  reaction(reaction: z.infer<typeof ChatReaction>): void
  /**
   * Publishes what the turn does, every bubble whole, and what it cites, for those who missed events: at once, or after
   * the pause between two.
   */
  snapshot(): void
  /** Publishes the one event that ends the turn, after everything written, and what is unread with it. */
  end(outcome: TurnOutcome, read?: ReadState | null): void
  /** Nothing is published from now on, by whatever still works for an attempt that was abandoned. */
  close(): void
}

/** A bubble by hand that an answer begins with. */
type First = { id: string; text: string }

/**
 * Numbers and publishes what one attempt at a turn shows. A later attempt, and each model that takes over, begins with
 * an event by which clients drop what came before, and then with the bubble by hand, if there is one.
 */
export function liveTurn(
  bus: Pick<Bus, 'publishLive'>,
  turn: Pick<Claim, 'studentKey' | 'turnId' | 'attempt' | 'first'>,
): LiveTurn {
  const { studentKey, turnId, attempt } = turn
  let first: First | null = null
  const ids: string[] = []
  const texts: string[] = []
  const citations = new Map<number, Source[]>()
  /** The last one, with what it has to do without, which holds on. */
  let doing: Status | null = null
  let part = 0
  let n = firstNumber(attempt) + waitingNumber
  let closed = false
  /** To be published with the end. */
  let held: Chunk[] = []
  let holding: NodeJS.Timeout | undefined

  const publish = (event: Numberless<LiveEvent>) => {
    if (closed) return
    showHeld()
    n += 1
    bus.publishLive(studentKey, turnId, { ...event, n })
  }
  const idOf = (place: number) => {
    ids[place] ??= newId()
    return ids[place]
  }
  const placeOf = (index: number) => (first ? index + 1 : index)
  const publishChunk = ({ bubble, offset, delta }: Chunk, again: Again = {}) =>
    publish({ event: 'chunk', data: { turnId, messageId: idOf(bubble), bubble, offset, delta }, ...again })
  const publishJoined = (chunks: readonly Chunk[]) => {
    const joined: Chunk[] = []
    for (const chunk of chunks) {
      const last = joined.at(-1)
      // An empty one says where an answer was cut, by itself.
      if (chunk.delta !== '' && follows(last, chunk)) last.delta += chunk.delta
      else joined.push({ ...chunk })
    }
    for (const chunk of joined) publishChunk(chunk)
  }
  const showHeld = () => {
    if (held.length === 0) return
    clearTimeout(holding)
    const chunks = held
    held = []
    publishJoined(chunks)
  }
  const publishCitation = (bubble: number, sources: Source[], again: Again = {}) =>
    publish({ event: 'citation', data: { turnId, messageId: idOf(bubble), sources }, ...again })
  const publishStatus = (status: Status, again: Again = {}) =>
    publish({ event: 'status', data: { turnId, ...status }, ...again })
  const follows = (last: Chunk | undefined, next: Chunk): last is Chunk =>
    last?.bubble === next.bubble && next.offset === last.offset + last.delta.length
  const snapshots = paced(() => {
    const again = { again: true } as const
    if (doing) publishStatus(doing, again)
    for (const [bubble, delta] of texts.entries()) publishChunk({ bubble, offset: 0, delta }, again)
    for (const [bubble, sources] of citations) publishCitation(bubble, sources, again)
  }, snapshotMilliseconds)
  const close = () => {
    closed = true
    clearTimeout(holding)
    snapshots[Symbol.dispose]()
  }

  const sayRestart = () =>
    bus.publishLive(studentKey, turnId, { n: firstNumber(attempt, part), event: 'restart', data: { turnId } })

  const begin = (shown: First) => {
    first = shown
    ids[0] = shown.id
    texts[0] = shown.text
    publishChunk({ bubble: 0, offset: 0, delta: shown.text })
  }

  if (attempt > 1) sayRestart()
  if (turn.first) begin(turn.first)

  return {
    bubbleId: (index) => idOf(placeOf(index)),
    begin,
    restart: () => {
      if (closed) return
      clearTimeout(holding)
      for (const dropped of [ids, texts, held]) dropped.length = 0
      citations.clear()
      part += 1
      n = firstNumber(attempt, part)
      sayRestart()
      if (first) begin(first)
    },
    write: (own, isEnding = false) => {
      const chunks = own.map((chunk) => ({ ...chunk, bubble: placeOf(chunk.bubble) }))
      for (const { bubble, offset, delta } of chunks) texts[bubble] = (texts[bubble] ?? '').slice(0, offset) + delta
      if (!isEnding) return publishJoined(chunks)
      if (held.length === 0) holding = setTimeout(showHeld, coalesceMilliseconds)
      held.push(...chunks)
    },
    cite: (index, sources) => {
      const bubble = placeOf(index)
      citations.set(bubble, [...sources])
      publishCitation(bubble, [...sources])
    },
    status: (status) => {
      const { degraded } = doing ?? {}
      doing = degraded ? { degraded, ...status } : status
      publishStatus(status)
    },
    reaction: (reaction) => {
      publish({ event: 'reaction', data: reaction })
      // To feeds it goes the longer way: a snapshot would come before it. The end, which has everything, is near.
      snapshots[Symbol.dispose]()
    },
    snapshot: snapshots.wake,
    end: (outcome, read) => {
      showHeld()
      n = terminalNumber(attempt)
      if (outcome.kind === 'failed')
        bus.publishLive(studentKey, turnId, { n, event: 'error', data: { error: 'chat failed' } })
      else
        bus.publishLive(studentKey, turnId, {
          n,
          event: 'done',
          data: { turnId, messages: outcome.messages, finish: outcome.finish },
          ...(read && { read }),
        })
      close()
    },
    close,
  }
}
