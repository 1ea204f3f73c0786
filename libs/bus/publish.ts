import { createInbox, headers } from '@nats-io/transport-node'
import { inChildSpan, SpanKind, writeTrace } from '@yoldas/telemetry'
import { z } from 'zod'
import type { BusConnection } from './connect.ts'
import { Unavailable } from './errors.ts'
import { spanAttributes } from './events.ts'

const publishMilliseconds = 5_000
/** Between two looks for what is not answered. */
const lookMilliseconds = 1_000
const Acknowledgement = z.object({ seq: z.int().positive() })

type Waiting = { subject: string; since: number } & PromiseWithResolvers<number>

export type PublishEvent = (id: string, subject: string, data: unknown) => Promise<number>

/**
 * Makes what publishes an event: it resolves with the sequence when the server has taken the event. That is no fsync:
 * the caller keeps the event until the stream no longer would. All acknowledgements come to one inbox and are waited
 * for by one timer: a request of the client for each takes a timer, three promises and an error's stack.
 * @throws Unavailable
 */
export function eventPublisher({ nats, inboxPrefix, connected }: BusConnection): PublishEvent {
  const inbox = createInbox(inboxPrefix)
  // In the order of their times.
  const waiting = new Map<string, Waiting>()
  let published = 0
  let isWatched = false
  const watch = () => {
    isWatched = true
    setTimeout(giveUp, lookMilliseconds).unref()
  }
  const giveUp = () => {
    for (const [reply, { subject, since, reject }] of waiting) {
      if (performance.now() - since < publishMilliseconds) break
      waiting.delete(reply)
      reject(new Unavailable(`NATS did not accept ${subject} in time`))
    }
    isWatched = false
    if (waiting.size > 0) watch()
  }
  nats.subscribe(`${inbox}.*`, {
    callback: (error, msg) => {
      if (error) return
      const reply = msg.subject.slice(inbox.length + 1)
      const asked = waiting.get(reply)
      if (!asked) return
      waiting.delete(reply)
      const sequence = readSequence(msg.data)
      if (sequence !== undefined) asked.resolve(sequence)
      else asked.reject(new Unavailable(`NATS did not accept ${asked.subject}`, { cause: msg.string() }))
    },
  })
  const send = (id: string, subject: string, payload: string): Promise<number> => {
    const sent = headers()
    sent.set('Nats-Msg-Id', id)
    writeTrace((header, value) => sent.set(header, value))
    published += 1
    const reply = String(published)
    nats.publish(subject, payload, { reply: `${inbox}.${reply}`, headers: sent })
    const asked = Promise.withResolvers<number>()
    waiting.set(reply, { ...asked, subject, since: performance.now() })
    if (!isWatched) watch()
    return asked.promise
  }
  return (id, subject, data) => {
    // Without the student's key.
    const name = subject.slice(subject.indexOf('.') + 1, subject.lastIndexOf('.'))
    const span = { kind: SpanKind.PRODUCER, attributes: spanAttributes('send', name, id) }
    return inChildSpan(`send ${name}`, span, async () => {
      if (!connected()) throw new Unavailable('disconnected from NATS')
      const payload = JSON.stringify({ id, data })
      try {
        return await send(id, subject, payload)
      } catch (cause) {
        throw cause instanceof Unavailable ? cause : new Unavailable(`NATS did not accept ${subject}`, { cause })
      }
    })
  }
}

const decoder = new TextDecoder()

/** Undefined when it is no acknowledgement: a refusal, or nothing, when no stream listens. */
function readSequence(data: Uint8Array): number | undefined {
  try {
    return Acknowledgement.parse(JSON.parse(decoder.decode(data))).seq
  } catch {
    return undefined
  }
}
