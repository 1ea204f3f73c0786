import { fetchEventSource } from '@microsoft/fetch-event-source'
import { againMilliseconds, headersOf, type Open } from './open.ts'

class Over extends Error {}

/**
 * `@microsoft/fetch-event-source`: ends for good when a stream ends, takes 204 for a failure, and counts an event as
 * read once its `id:` line has come, which `fetch` below corrects.
 */
export const openFetchEventSource: Open = (asked, onEvent) => {
  const over = Promise.withResolvers<void>()
  const leaving = new AbortController()
  let { lastEventId } = asked
  const { url, method, body } = asked
  const reading = fetchEventSource(url, {
    method,
    ...(body === undefined ? {} : { body }),
    signal: leaving.signal,
    fetch: (input, init) =>
      fetch(input, { ...init, headers: headersOf(lastEventId === undefined ? asked : { ...asked, lastEventId }) }),
    onopen: async ({ status }) => {
      if (status === 204) throw new Over()
      if (status !== 200) throw new Error(`${status}`)
    },
    onmessage: ({ id, event, data }) => {
      // `retry:` alone is a message to it.
      if (event === '') return
      lastEventId = id
      onEvent({ id, event, data })
    },
    onclose: () => {
      throw new Error('closed')
    },
    onerror: (error) => {
      if (error instanceof Over) throw error
      return againMilliseconds
    },
  })
  reading.catch(() => over.resolve())
  return { over: over.promise, close: () => leaving.abort() }
}

/** As much of a page as it looks for. While it is hidden no stream is open, unless `openWhenHidden` is set. */
export function openPage() {
  const document = Object.assign(new EventTarget(), { hidden: false })
  Object.assign(globalThis, { document, window: globalThis })
  return {
    hide(hidden: boolean) {
      document.hidden = hidden
      document.dispatchEvent(new Event('visibilitychange'))
    },
    [Symbol.dispose]() {
      Reflect.deleteProperty(globalThis, 'document')
      Reflect.deleteProperty(globalThis, 'window')
    },
  }
}
