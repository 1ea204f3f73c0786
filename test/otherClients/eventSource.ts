import { EventSource } from 'eventsource'
import { eventNames, headersOf, type Open } from './open.ts'

/**
 * `eventsource`: knows neither headers nor POST, and gives up at every status but 200, all of which its `fetch` makes
 * up for.
 */
export const openEventSource: Open = (asked, onEvent) => {
  const over = Promise.withResolvers<void>()
  const source = new EventSource(asked.url, {
    fetch: async (url, { headers, signal, cache }) => {
      // `set`, since it names the last event itself, and two of that header are none that the service knows.
      const all = new Headers(headersOf(asked))
      for (const [name, value] of Object.entries(headers)) all.set(name, value)
      const { method, body } = asked
      const init = { method, cache, signal, headers: all }
      const response = await fetch(url, body === undefined ? init : { ...init, body })
      // What passes must look like a break, or it never comes again.
      if (response.status >= 500) throw new TypeError(`${response.status}`)
      return response
    },
  })
  for (const name of eventNames)
    source.addEventListener(name, (event) => {
      // The failure of a turn is an event with data, that of the connection has none.
      if ('data' in event) onEvent({ id: event.lastEventId, event: name, data: event.data })
    })
  source.addEventListener('error', ({ code }) => {
    if (code === 204) over.resolve()
  })
  return { over: over.promise, close: () => source.close() }
}
