import { ClientError, type Failure, failureOf } from './errors.ts'
import type { Http } from './http.ts'
import type { Known } from './known.ts'
import { readTurn } from './streams.ts'
import { stoppingWith } from './timing.ts'
import type { Message, Start, TurnEvent } from './types.ts'
import { type Entry, isStoredAs, type Sending } from './view.ts'

export type Stored = {
  sending: Sending
  start: Start & { eventId: string }
  /** What follows on `start`, until `stopping` aborts. */
  events: AsyncGenerator<TurnEvent & { id: string }>
  stopping: AbortController
}
export type OutboxDeps = {
  http: Http
  /** Of the time in the foreground; undefined in the background. */
  running(): AbortSignal | undefined
  save(entries: readonly Entry[]): Promise<void>
  changed(): void
  onBreak(): void
  onStored(stored: Stored): void
  /** What sending cannot get over. */
  halt(error: unknown): void
}

/**
 * Messages that are not stored yet, oldest first. One is asked for at a time, the next when that one is stored or
 * refused.
 */
export function createOutbox({ http, running, save, changed, onBreak, onStored, halt }: OutboxDeps) {
  let sendings: readonly Sending[] = []
  let pumping: AbortSignal | undefined

  const put = (next: readonly Sending[]) => {
    sendings = next
    changed()
  }
  const change = (clientId: string, values: Partial<Sending>) =>
    put(sendings.map((sending) => (sending.clientId === clientId ? { ...sending, ...values } : sending)))
  const drop = (clientId: string) => put(sendings.filter((sending) => sending.clientId !== clientId))
  const saveAll = () => save(sendings.map(({ wasTried: _, failure: __, messageId: ___, ...entry }): Entry => entry))

  const pump = async () => {
    const signal = running()
    if (!signal || pumping) return
    pumping = signal
    try {
      for (;;) {
        const next = sendings.find(({ failure }) => failure === null)
        if (!next || signal.aborted) break
        await deliver(next, signal)
      }
    } catch (error) {
      halt(error)
    } finally {
      pumping = undefined
    }
    // The app was away and is back.
    if (running() !== signal) void pump()
  }

  const deliver = async (entry: Sending, signal: AbortSignal) => {
    const { clientId } = entry
    change(clientId, { wasTried: true })
    const stopping = stoppingWith(signal)
    const events = readTurn(http, { kind: 'send', body: bodyOf(entry) }, { signal: stopping.signal, onBreak })
    let first: IteratorResult<TurnEvent & { id: string }>
    try {
      first = await events.next()
    } catch (error) {
      const failure = failureOf(error)
      if (!isFinal(failure)) throw error
      return change(clientId, { failure, messageId: null })
    }
    if (signal.aborted) return
    if (first.done || first.value.event !== 'start') throw new ClientError({ kind: 'unexpected', status: 200 })
    const { id: eventId, data } = first.value
    const sending = sendings.find((other) => other.clientId === clientId) ?? entry
    drop(clientId)
    onStored({ sending, start: { ...data, eventId }, events, stopping })
    await saveAll()
  }

  return {
    all: () => sendings,
    pump,
    /** Takes what was left when the app ended: the first may have been sent before. */
    load(entries: readonly Entry[]) {
      put(entries.map((entry, i) => ({ ...entry, wasTried: i === 0, failure: null, messageId: null })))
    },
    async add(entry: Entry) {
      put([...sendings, { ...entry, wasTried: false, failure: null, messageId: null }])
      await saveAll()
      void pump()
    },
    resend(clientId: string) {
      change(clientId, { failure: null })
      void pump()
    },
    discard(clientId: string): boolean {
      const sending = sendings.find((other) => other.clientId === clientId)
      if (!sending || (sending.wasTried && sending.failure === null)) return false
      drop(clientId)
      void saveAll()
      return true
    },
    /** Whether the message that is being sent is evidently among these, which are new: it need not be shown twice. */
    recognize(messages: readonly Message[], known: Known): { messageId: string; clientId: string } | undefined {
      const [head] = sendings
      if (!head?.wasTried || head.messageId !== null) return undefined
      const message = messages.find((candidate) => isStoredAs(head, candidate, known))
      if (!message) return undefined
      change(head.clientId, { messageId: message.id })
      return { messageId: message.id, clientId: head.clientId }
    },
    clear: () => put([]),
  }
}

const bodyOf = ({ clientId, message, mediaIds, replyToId, style }: Entry) => ({
  clientId,
  ...(message === '' ? {} : { message }),
  ...(mediaIds.length === 0 ? {} : { mediaIds: [...mediaIds] }),
  ...(replyToId === null ? {} : { replyToId }),
  ...(style === null ? {} : { style }),
})

/** What no other try can change. */
const isFinal = ({ kind }: Failure) => kind === 'refused' || kind === 'unexpected' || kind === 'gone'
