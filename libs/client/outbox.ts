import { ClientError, type Failure, failureOf } from './errors.ts'
import type { Http } from './http.ts'
import type { Known } from './known.ts'
import { readTurn } from './streams.ts'
import { stoppingWith } from './timing.ts'
import type { Message, Start, TurnEvent } from './types.ts'
import { type Entry, entryOf, isStoredAs, type SavedEntry, type Sending } from './view.ts'

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
  /** Has `reconcile` called and its entries kept. @throws `storage` */
  save(): Promise<void>
  /** Sends while no other tab does. */
  inTurn(send: () => Promise<void>, signal: AbortSignal): Promise<void>
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
export function createOutbox({ http, running, save, inTurn, changed, onBreak, onStored, halt }: OutboxDeps) {
  let sendings: readonly Sending[] = []
  let isLoaded = false
  let pumping: AbortSignal | undefined
  let underway: { clientId: string; stopping: AbortController } | undefined
  /** What the storage has: where another tab took it away, it was sent or dropped there. */
  let kept: ReadonlySet<string> = new Set()
  /** Sent or dropped here, though the storage may have it yet. */
  const dropped = new Set<string>()
  /** Refused or sent again here, though the storage may not say so yet. */
  const decided = new Set<string>()

  const find = (clientId: string) => sendings.find((sending) => sending.clientId === clientId)
  const next = () => sendings.find(({ failure }) => failure === null)
  const put = (all: readonly Sending[]) => {
    sendings = all
    changed()
  }
  const change = (clientId: string, values: Partial<Sending>) =>
    put(sendings.map((sending) => (sending.clientId === clientId ? { ...sending, ...values } : sending)))
  const drop = (clientId: string) => {
    dropped.add(clientId)
    put(sendings.filter((sending) => sending.clientId !== clientId))
  }
  const decide = (clientId: string, failure: Failure | null) => {
    decided.add(clientId)
    change(clientId, { failure, messageId: null })
  }
  const saveLater = () => void save().catch(() => {})

  const pump = async () => {
    const signal = running()
    // What was left when the app ended comes first.
    if (!signal || pumping || !isLoaded) return
    pumping = signal
    const sendAll = async () => {
      for (let entry = next(); entry && !signal.aborted; entry = next()) await deliver(entry, signal)
    }
    let isHalted = false
    try {
      await inTurn(sendAll, signal)
    } catch (error) {
      isHalted = true
      halt(error)
    } finally {
      pumping = undefined
    }
    // The app was away and is back, or something came at the very end.
    if (running() !== signal || (next() && !isHalted)) void pump()
  }

  const deliver = async (entry: Sending, signal: AbortSignal) => {
    const { clientId } = entry
    const stopping = stoppingWith(signal)
    underway = { clientId, stopping }
    const events = readTurn(
      http,
      { kind: 'send', body: bodyOf(entry) },
      {
        signal: stopping.signal,
        onLeave: () => change(clientId, { wasTried: true, isUnderway: true }),
        onBreak() {
          change(clientId, { isUnderway: false })
          onBreak()
        },
      },
    )
    let first: IteratorResult<TurnEvent & { id: string }>
    try {
      first = await events.next()
    } catch (error) {
      // Withdrawn meanwhile.
      if (!find(clientId)) return
      const failure = failureOf(error)
      if (!isFinal(failure)) throw error
      decide(clientId, failure)
      return saveLater()
    } finally {
      underway = undefined
      change(clientId, { isUnderway: false })
    }
    if (signal.aborted) return
    if (first.done || first.value.event !== 'start') throw new ClientError({ kind: 'unexpected', status: 200 })
    const { id: eventId, data } = first.value
    const sending = find(clientId) ?? entry
    drop(clientId)
    onStored({ sending, start: { ...data, eventId }, events, stopping })
    saveLater()
  }

  return {
    all: () => sendings,
    has: (clientId: string) => find(clientId) !== undefined,
    pump,
    save,
    /** Takes what was left when the app ended, before what was written since: the first may have been sent then. */
    load(entries: readonly SavedEntry[]) {
      kept = new Set(entries.map(({ clientId }) => clientId))
      const head = entries.find(({ failure }) => !failure)
      const left = entries.map((entry) => sendingOf(entry, entry === head))
      put([...left, ...sendings.filter(({ clientId }) => !kept.has(clientId))])
      isLoaded = true
      void pump()
    },
    /**
     * The entries to keep. Where `stored` is given others may have changed it: what they added is taken over, and what
     * they sent or dropped goes.
     */
    reconcile(stored: readonly SavedEntry[] | undefined): readonly SavedEntry[] {
      if (stored) {
        const theirs = stored
          .filter(({ clientId }) => !dropped.has(clientId))
          .map((entry) => {
            const mine = find(entry.clientId)
            if (!mine) return sendingOf(entry, false)
            return decided.has(entry.clientId) ? mine : { ...mine, failure: entry.failure ?? null }
          })
        const ids = new Set(theirs.map(({ clientId }) => clientId))
        const added = sendings.filter(({ clientId }) => !ids.has(clientId) && !kept.has(clientId))
        put([...theirs, ...added])
        void pump()
      }
      return sendings.map((sending) => {
        const { failure } = sending
        return failure ? { ...entryOf(sending), failure } : entryOf(sending)
      })
    },
    onKept(entries: readonly SavedEntry[]) {
      kept = new Set(entries.map(({ clientId }) => clientId))
      for (const clientId of dropped) if (!kept.has(clientId)) dropped.delete(clientId)
      for (const { clientId, failure } of entries)
        if (find(clientId)?.failure === (failure ?? null)) decided.delete(clientId)
    },
    /** Shows it and sends it after those before; a clientId that is here is not added again. */
    add(entry: Entry) {
      if (find(entry.clientId)) return
      dropped.delete(entry.clientId)
      put([...sendings, sendingOf(entry, false)])
      void pump()
    },
    /** Takes back what nobody can have sent. */
    drop,
    resend(clientId: string) {
      if (!find(clientId)?.failure) return
      decide(clientId, null)
      saveLater()
      void pump()
    },
    async discard(clientId: string): Promise<boolean> {
      const sending = find(clientId)
      if (!sending || sending.isUnderway) return false
      drop(clientId)
      if (underway?.clientId === clientId) underway.stopping.abort()
      await save()
      return true
    },
    /** Whether the message that is being sent is evidently among these, which are new: it need not be shown twice. */
    recognize(messages: readonly Message[], known: Known): { messageId: string; clientId: string } | undefined {
      const head = next()
      if (!head?.wasTried || head.messageId !== null) return undefined
      const message = messages.find((candidate) => isStoredAs(head, candidate, known))
      if (!message) return undefined
      change(head.clientId, { messageId: message.id })
      return { messageId: message.id, clientId: head.clientId }
    },
    clear: () => put([]),
  }
}

const sendingOf = (entry: SavedEntry, wasTried: boolean): Sending => ({
  ...entry,
  wasTried,
  failure: entry.failure ?? null,
  isUnderway: false,
  messageId: null,
})

const bodyOf = ({ clientId, message, mediaIds, replyToId, style }: Entry) => ({
  clientId,
  ...(message === '' ? {} : { message }),
  ...(mediaIds.length === 0 ? {} : { mediaIds: [...mediaIds] }),
  ...(replyToId === null ? {} : { replyToId }),
  ...(style === null ? {} : { style }),
})

/** What the service said of the message: no other try can change it. */
const isFinal = ({ kind }: Failure) => kind === 'refused' || kind === 'gone'
