import { headers } from '@nats-io/transport-node'
import { inChildSpan, SpanKind, writeTrace } from '@yoldas/telemetry'
import { z } from 'zod'
import type { BusConnection } from './connect.ts'
import { Unavailable } from './errors.ts'
import { spanAttributes } from './events.ts'
import type { Question } from './inbox.ts'

const publishMilliseconds = 5_000
const Acknowledgement = z.object({ seq: z.int().positive() })

export type PublishEvent = (id: string, subject: string, payload: unknown) => Promise<number>

/**
 * Makes what publishes an event: it resolves with the event's sequence in the stream when the server has taken it,
 * which is not an fsync: the caller keeps the event until the stream no longer would.
 * @throws Unavailable when the server has not taken it
 */
export function eventPublisher({ ask, connected }: BusConnection): PublishEvent {
  const send = async (question: Question): Promise<number> => {
    const [answer] = await ask([question], publishMilliseconds)
    if (!answer) throw new Unavailable(`NATS did not accept ${question.subject} in time`)
    const sequence = readSequence(answer.data)
    if (sequence !== undefined) return sequence
    throw new Unavailable(`NATS did not accept ${question.subject}`, { cause: answer.string() })
  }
  return async (id, subject, payload) => {
    // Without the student's key.
    const name = subject.slice(subject.indexOf('.') + 1, subject.lastIndexOf('.'))
    const span = { kind: SpanKind.PRODUCER, attributes: spanAttributes('send', name, id) }
    return inChildSpan(`send ${name}`, span, async () => {
      if (!connected()) throw new Unavailable('disconnected from NATS')
      try {
        return await send(toQuestion(id, subject, payload))
      } catch (cause) {
        throw cause instanceof Unavailable ? cause : new Unavailable(`NATS did not accept ${name}`, { cause })
      }
    })
  }
}

function toQuestion(id: string, subject: string, payload: unknown): Question {
  const sent = headers()
  sent.set('Nats-Msg-Id', id)
  writeTrace((header, value) => sent.set(header, value))
  return { subject, payload: JSON.stringify({ id, data: payload }), headers: sent }
}

const decoder = new TextDecoder()

/** Returns undefined for a refusal, and for the empty answer when no stream listens. */
function readSequence(data: Uint8Array): number | undefined {
  try {
    return Acknowledgement.parse(JSON.parse(decoder.decode(data))).seq
  } catch {
    return undefined
  }
}
