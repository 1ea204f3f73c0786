import type { NatsConnection } from '@nats-io/transport-node'
import { z } from 'zod'
import { Unavailable } from './errors.ts'

const askMilliseconds = 4_000
/** What a server answers for an account that has no streams. */
const notEnabled = 10_039
const Refusal = z.object({ error: z.object({ err_code: z.int(), description: z.string() }) })

/**
 * Asks JetStream's API. The streams are in the keeper's account, so two answer: our own account, that it has none, and
 * that one.
 * @throws Unavailable when JetStream does not answer, or does not have what was asked for
 */
export async function askStreams<Shape extends z.ZodType>(
  nats: NatsConnection,
  subject: string,
  shape: Shape,
): Promise<z.output<Shape>> {
  try {
    const both = { strategy: 'count', maxMessages: 2, maxWait: askMilliseconds } as const
    for await (const msg of await nats.requestMany(`$JS.API.${subject}`, '', both)) {
      const answer = msg.json()
      const refusal = Refusal.safeParse(answer)
      if (!refusal.success) return shape.parse(answer)
      if (refusal.data.error.err_code !== notEnabled) throw new Unavailable(refusal.data.error.description)
    }
  } catch (cause) {
    if (cause instanceof Unavailable) throw cause
    throw new Unavailable(`${subject} was not answered`, { cause })
  }
  throw new Unavailable(`${subject} was not answered`)
}
