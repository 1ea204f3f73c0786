import { createInbox, type Msg } from '@nats-io/transport-node'
import type { BusConnection } from './connect.ts'
import { Unavailable } from './errors.ts'

/** A message of a live stream. */
export type Stored = { subject: string; data: Uint8Array; sequence: number }

/** The last message of a subject, or its first one from a sequence on. */
export type Query = { last_by_subj: string } | { seq: number; next_by_subj: string }

export type StoredReader = Disposable & {
  /**
   * Null when the stream has none such.
   * @throws Unavailable when the stream cannot be read
   */
  get(query: Query): Promise<Stored | null>
}

/** No question is waited for longer: its asker has given up by then. */
const answerMilliseconds = 4_000

/**
 * Reads messages one by one. Their questions share one inbox and one timer: a request of the client for each costs
 * thrice as much.
 */
export function readStored({ nats, inboxPrefix, connected }: BusConnection, stream: string): StoredReader {
  const inbox = createInbox(inboxPrefix)
  const waiting = new Map<string, PromiseWithResolvers<Stored | null>>()
  let asked = 0
  const fail = (reason: string) => {
    for (const { reject } of waiting.values()) reject(new Unavailable(`the live stream cannot be read: ${reason}`))
    waiting.clear()
  }
  const subscription = nats.subscribe(`${inbox}.*`, {
    callback: (error, msg) => {
      if (error) return fail(error.message)
      timer.refresh()
      const id = msg.subject.slice(inbox.length + 1)
      const answer = readAnswer(msg)
      if (answer === undefined) waiting.get(id)?.reject(new Unavailable('the live stream cannot be read'))
      else waiting.get(id)?.resolve(answer)
      waiting.delete(id)
    },
  })
  const timer = setTimeout(() => fail('no answer'), answerMilliseconds)
  return {
    get: async (query) => {
      if (!connected()) throw new Unavailable('disconnected from NATS')
      if (waiting.size === 0) timer.refresh()
      asked += 1
      const id = String(asked)
      const answered = Promise.withResolvers<Stored | null>()
      waiting.set(id, answered)
      nats.publish(`$JS.API.DIRECT.GET.${stream}`, JSON.stringify(query), { reply: `${inbox}.${id}` })
      return answered.promise
    },
    [Symbol.dispose]: () => {
      clearTimeout(timer)
      subscription.unsubscribe()
      fail('given up')
    },
  }
}

/** Undefined when it is not a message of a stream: when nobody answers, say. */
function readAnswer({ headers, data }: Msg): Stored | null | undefined {
  if (headers?.code === 404) return null
  const sequence = Number(headers?.last('Nats-Sequence'))
  return headers?.code === 0 && sequence > 0 ? { subject: headers.last('Nats-Subject'), data, sequence } : undefined
}
