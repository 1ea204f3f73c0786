import { headers } from '@nats-io/transport-node'
import { inChildSpan, SpanKind, writeTrace } from '@yoldas/telemetry'
import { z } from 'zod'
import type { BusConnection } from './connect.ts'
import { Unavailable } from './errors.ts'
import { spanAttributes } from './events.ts'
import type { Question } from './inbox.ts'

const publishMilliseconds = 5_000
const Acknowledgement = z.object({ seq: z.int().positive() })

/** With its id, and what it says. */
export type NewEvent = { id: string; subject: string; payload: unknown }
export type PublishEvents = (events: readonly NewEvent[]) => Promise<number>

/**
 * Makes what publishes events of one kind: it resolves with the sequence of the last of them in the stream when the
 * server has taken all. That is no fsync: the caller keeps the events until the stream no longer would.
 * @throws Unavailable when it has not taken one of them; it may have taken others
 */
export function eventsPublisher({ ask, connected }: BusConnection): PublishEvents {
  const send = async (events: readonly NewEvent[]): Promise<number> => {
    const answers = await ask(events.map(toQuestion), publishMilliseconds)
    const sequences = events.map(({ subject }, nth) => {
      const answer = answers[nth]
      if (!answer) throw new Unavailable(`NATS did not accept ${subject} in time`)
      const sequence = readSequence(answer.data)
      if (sequence === undefined) throw new Unavailable(`NATS did not accept ${subject}`, { cause: answer.string() })
      return sequence
    })
    return Math.max(...sequences)
  }
  return async (events) => {
    const [first] = events
    if (!first) throw new RangeError('there is no event to publish')
    // Without the student's key.
    const name = first.subject.slice(first.subject.indexOf('.') + 1, first.subject.lastIndexOf('.'))
    const attributes = { ...spanAttributes('send', name, first.id), 'messaging.batch.message_count': events.length }
    const span = { kind: SpanKind.PRODUCER, attributes }
    return inChildSpan(`send ${name}`, span, async () => {
      if (!connected()) throw new Unavailable('disconnected from NATS')
      try {
        return await send(events)
      } catch (cause) {
        throw cause instanceof Unavailable ? cause : new Unavailable(`NATS did not accept ${name}`, { cause })
      }
    })
  }
}

function toQuestion({ id, subject, payload }: NewEvent): Question {
  const sent = headers()
  sent.set('Nats-Msg-Id', id)
  writeTrace((header, value) => sent.set(header, value))
  return { subject, payload: JSON.stringify({ id, data: payload }), headers: sent }
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
