import { FeedEvent } from '../support/client.ts'

/** A stream of the service that a client of somebody else is to read. */
export type Asked = { url: string; method: 'GET' | 'POST'; token: string; body?: string; lastEventId?: string }
/** What the client was given: `data` as the wire has it. */
export type Read = { id: string; event: string; data: string }
/**
 * A stream that is read over as many connections as it takes. `over` resolves when the client has given it up by
 * itself.
 */
export type Opened = { close(): void; over: Promise<void> }
/** How an app opens a stream with one of them, and what it has to add. */
export type Open = (asked: Asked, onEvent: (event: Read) => void) => Opened

/** How soon an app tries again what its client has given up. */
export const againMilliseconds = 20

export const headersOf = ({ token, method, lastEventId }: Asked): Record<string, string> => ({
  authorization: `Bearer ${token}`,
  ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
  ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }),
})

/** Every name an event has: `EventSource` gives an event to the listeners of its name. */
export const eventNames = [...FeedEvent.options.map(({ shape }) => shape.event.value), 'error']
