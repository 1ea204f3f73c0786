import { headers } from '@nats-io/transport-node'
import { inChildSpan, SpanKind, writeTrace } from '@yoldas/telemetry'
import { z } from 'zod'
import type { BusConnection } from './connect.ts'
import { Unavailable } from './errors.ts'
import { spanAttributes } from './events.ts'

const publishMilliseconds = 5_000
const Acknowledgement = z.object({ seq: z.int().positive() })

export type PublishEvent = (id: string, subject: string, data: unknown) => Promise<number>

/**
 * Makes what publishes an event: it resolves with the sequence when the server has taken the event. That is no fsync:
 * the caller keeps the event until the stream no longer would.
 * @throws Unavailable
 */
export function eventPublisher({ ask, connected }: BusConnection): PublishEvent {
  const send = async (id: string, subject: string, payload: string): Promise<number> => {
    const sent = headers()
    sent.set('Nats-Msg-Id', id)
    writeTrace((header, value) => sent.set(header, value))
    const answer = await ask(subject, payload, { headers: sent, milliseconds: publishMilliseconds })
    if (!answer) throw new Unavailable(`NATS did not accept ${subject} in time`)
    const sequence = readSequence(answer.data)
    if (sequence === undefined) throw new Unavailable(`NATS did not accept ${subject}`, { cause: answer.string() })
    return sequence
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
