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
import { newId } from '@yoldas/ids'
import type { z } from 'zod'
import type { Chunk } from './bubbles.ts'
import type { Claim } from './store.ts'

/** Between two chunks of a stream; the first of a turn goes out at once. */
export const coalesceMilliseconds = 50

type Numberless<Event> = Event extends LiveEvent ? Omit<Event, 'n'> : never

export type LiveTurn = {
  /** The id that bubble `index` has in the stream and will have in history. */
  bubbleId(index: number): string
  write(chunks: Chunk[]): void
  /** What a bubble cites, in place of what it did before. */
  cite(bubble: number, sources: readonly Source[]): void
  status(status: Omit<z.infer<typeof ChatStatusEvent>, 'turnId'>): void
  /** A reaction of the companion's that is stored. */
  reaction(reaction: z.infer<typeof ChatReaction>): void
  /** Publishes every bubble whole, with what it cites, for those who missed events. */
  snapshot(): void
  /** Publishes the one event that ends the turn, after everything written. */
  end(outcome: TurnOutcome): void
  /** Nothing is published from now on, by whatever still works for an attempt that was abandoned. */
  close(): void
}

/** Numbers and publishes what one attempt at a turn shows. A later attempt begins by telling clients to drop the earlier. */
export function liveTurn(
  bus: Pick<Bus, 'publishLive'>,
  { studentKey, turnId, attempt }: Pick<Claim, 'studentKey' | 'turnId' | 'attempt'>,
): LiveTurn {
  const ids: string[] = []
  const texts: string[] = []
  const citations = new Map<number, Source[]>()
  let n = firstNumber(attempt) + waitingNumber
  let closed = false
  let pending: Chunk | undefined
  let timer: NodeJS.Timeout | undefined

  const publish = (event: Numberless<LiveEvent>) => {
    if (closed) return
    n += 1
    bus.publishLive(studentKey, turnId, { ...event, n })
  }
  const bubbleId = (index: number) => {
    ids[index] ??= newId()
    return ids[index]
  }
  const publishChunk = ({ bubble, offset, delta }: Chunk) =>
    publish({ event: 'chunk', data: { turnId, messageId: bubbleId(bubble), bubble, offset, delta } })
  const publishCitation = (bubble: number, sources: Source[]) =>
    publish({ event: 'citation', data: { turnId, messageId: bubbleId(bubble), sources } })
  const flush = () => {
    if (pending) publishChunk(pending)
    pending = undefined
  }
  const add = (chunk: Chunk) => {
    texts[chunk.bubble] = (texts[chunk.bubble] ?? '').slice(0, chunk.offset) + chunk.delta
    // An empty one says where an answer was cut, by itself.
    if (pending && chunk.delta !== '' && pending.bubble === chunk.bubble && chunk.offset >= pending.offset) {
      pending = { ...pending, delta: pending.delta.slice(0, chunk.offset - pending.offset) + chunk.delta }
    } else {
      flush()
      pending = chunk
    }
  }
  const flushLater = () => {
    timer = setTimeout(() => {
      timer = undefined
      if (!pending) return
      flush()
      flushLater()
    }, coalesceMilliseconds)
  }

  if (attempt > 1) bus.publishLive(studentKey, turnId, { n: firstNumber(attempt), event: 'restart', data: { turnId } })

  return {
    bubbleId,
    write: (chunks) => {
      for (const chunk of chunks) add(chunk)
      if (!pending || timer) return
      flush()
      flushLater()
    },
    cite: (bubble, sources) => {
      flush()
      citations.set(bubble, [...sources])
      publishCitation(bubble, [...sources])
    },
    status: (status) => {
      // What was written is shown before what is done next.
      flush()
      publish({ event: 'status', data: { turnId, ...status } })
    },
    reaction: (reaction) => publish({ event: 'reaction', data: reaction }),
    snapshot: () => {
      pending = undefined
      for (const [bubble, delta] of texts.entries()) publishChunk({ bubble, offset: 0, delta })
      for (const [bubble, sources] of citations) publishCitation(bubble, sources)
    },
    end: (outcome) => {
      clearTimeout(timer)
      flush()
      n = terminalNumber(attempt)
      if (outcome.kind === 'failed')
        bus.publishLive(studentKey, turnId, { n, event: 'error', data: { error: 'chat failed' } })
      else
        bus.publishLive(studentKey, turnId, {
          n,
          event: 'done',
          data: { turnId, messages: outcome.messages, finish: outcome.finish },
        })
    },
    close: () => {
      closed = true
      clearTimeout(timer)
    },
  }
}
