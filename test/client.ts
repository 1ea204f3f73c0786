import { LiveEvent } from '@yoldas/contracts/live'
import { createParser } from 'eventsource-parser'
import type { Student } from './stack.ts'

/** One event of a stream as a client reads it. */
export type ClientEvent = LiveEvent & { id: string }

/** A request of a signed-in student; a body that is no string is sent as JSON. */
export function call(url: string, student: Student | null, method: string, path: string, body?: unknown) {
  return fetch(url + path, {
    method,
    headers: {
      ...(student ? { authorization: `Bearer ${student.token}` } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
}

/** The status and the JSON body of an answer. */
export async function answer(response: Promise<Response>) {
  const { status, headers, ...rest } = await response.then(async (given) => ({
    status: given.status,
    headers: given.headers,
    text: await given.text(),
  }))
  return { status, headers, body: rest.text === '' ? undefined : JSON.parse(rest.text) }
}

/** The events of a stream as they come; each is checked against the contract. Ends with the stream. */
export async function* readEvents(response: Response): AsyncGenerator<ClientEvent> {
  if (response.status !== 200 || !response.body)
    throw new Error(`no stream: ${response.status} ${await response.text()}`)
  const events: ClientEvent[] = []
  const parser = createParser({
    onEvent: ({ id = '', event, data }) => {
      const n = Number(id.split(':')[1])
      events.push({ ...LiveEvent.parse({ n, event, data: JSON.parse(data) }), id })
    },
  })
  const decoder = new TextDecoder()
  for await (const bytes of response.body) {
    parser.feed(decoder.decode(bytes, { stream: true }))
    yield* events.splice(0)
  }
}

export const allEvents = (response: Response): Promise<ClientEvent[]> => Array.fromAsync(readEvents(response))

/** What a client that applies the events has on its screen. */
export function rebuildBubbles(events: ClientEvent[]): string[] {
  let bubbles: string[] = []
  for (const event of events) {
    if (event.event === 'restart') bubbles = []
    if (event.event !== 'chunk') continue
    const { bubble, offset, delta } = event.data
    bubbles[bubble] = (bubbles[bubble] ?? '').slice(0, offset) + delta
  }
  return bubbles
}

/** Sends a message and reads its stream to the end. */
export async function send(url: string, student: Student, body: object) {
  const events = await allEvents(await call(url, student, 'POST', '/api/chat/send', body))
  const [start] = events
  const last = events.at(-1)
  if (start?.event !== 'start' || !last) throw new Error('a stream begins with start')
  return { events, turnId: start.data.turnId, message: start.data.message, last }
}
