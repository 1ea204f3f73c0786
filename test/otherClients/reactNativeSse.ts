import { createRequire } from 'node:module'
import { againMilliseconds, eventNames, headersOf, type Open } from './open.ts'

type ReactNativeSse = typeof import('react-native-sse', { with: { 'resolution-mode': 'require' }})
const { default: EventSource }: ReactNativeSse = createRequire(import.meta.url)('react-native-sse')

/**
 * `react-native-sse`: comes again after whatever ends, also after the last event, but not after a try that found no
 * network.
 */
export const openReactNativeSse: Open = (asked, onEvent) => {
  const { url, method, body } = asked
  let again: ReturnType<typeof setTimeout> | undefined
  const source = new EventSource<string>(url, {
    method,
    headers: headersOf(asked),
    ...(body === undefined ? {} : { body }),
    timeoutBeforeConnection: 0,
    pollingInterval: againMilliseconds,
  })
  for (const name of eventNames)
    source.addEventListener(name, (event) => {
      const { data, lastEventId }: { data?: string | null; lastEventId?: string | null } = event
      // The failure of a turn is an event with data, that of the connection has none.
      if (typeof data === 'string') onEvent({ id: lastEventId ?? '', event: name, data })
    })
  source.addEventListener('error', (event) => {
    if ('xhrStatus' in event && event.xhrStatus === 0) again = setTimeout(() => source.open(), againMilliseconds)
  })
  // It knows no 204: the app closes it after `done` or `error`.
  return {
    over: new Promise(() => {}),
    close: () => {
      clearTimeout(again)
      source.close()
    },
  }
}
