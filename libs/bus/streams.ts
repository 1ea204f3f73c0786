import { eventsStream, liveStream } from '@yoldas/contracts/bus'
import type { EventConsumer } from './events.ts'

type Looks = {
  /** The consumers of this process. */
  consumers(): Iterable<EventConsumer>
  /** Each rejects when its stream is not to be seen. */
  live(): Promise<unknown>
  events(): Promise<unknown>
}

/**
 * A check for `/readyz`: true when what this process needs of the streams is there, else a sentence for an operator.
 * The gateway needs the live events, every other service the stream of events, with its consumers. What was seen once
 * counts as there: when it is lost, the keeper makes it again within two seconds, and nobody is better off without this
 * process until then.
 */
export function streamsCheck(name: string, { consumers, live, events }: Looks): () => Promise<true | string> {
  const [stream, look] = name === 'gateway' ? [liveStream, live] : [eventsStream, events]
  let isSeen = false
  return async () => {
    const missing = [...consumers()].filter((consumer) => !consumer.hasBegun()).map(({ durable }) => durable)
    if (missing.length > 0) return `the stream ${eventsStream} has no consumer ${missing.join(', ')} yet: run migrate`
    try {
      if (!isSeen) await look()
      isSeen = true
      return true
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      return `the stream ${stream} is not to be seen (${reason}): run migrate, and look whether the keeper is there`
    }
  }
}
