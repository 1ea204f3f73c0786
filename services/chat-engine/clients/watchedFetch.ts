import { AsyncLocalStorage } from 'node:async_hooks'

/** Why an answer cannot be had. Never quotes what was asked or answered: it is logged. */
export type McpFailure = 'timeout' | 'unreachable' | 'refused' | 'cut' | 'oversized' | 'malformed' | 'error'

export class McpFailed extends Error {
  override name = 'McpFailed'
  readonly kind: McpFailure
  constructor(kind: McpFailure, message: string, options?: ErrorOptions) {
    super(message, options)
    this.kind = kind
  }
}

type OnEnd = (reason: McpFailed) => void
const watcher = new AsyncLocalStorage<OnEnd>()

/**
 * Runs what asks the server: `onEnd` is called when an answer to it is over, whether or not it had what was asked for.
 */
export const watched = <Result>(onEnd: OnEnd, run: () => Result): Result => watcher.run(onEnd, run)

/** Until what was read has been understood. */
const settleMilliseconds = 100

/**
 * What the MCP client calls for `fetch`: it follows no redirect, reads at most so many bytes of an answer, and says
 * when an answer has ended, which the client itself would wait out. It opens no stream for messages that nobody asked
 * for.
 * @throws McpFailed, also while the body is read
 */
export function watchedFetch(mostBytes: number) {
  return async (url: string | URL, init: RequestInit = {}): Promise<Response> => {
    if (init.method === 'GET' && !new Headers(init.headers).has('last-event-id'))
      return new Response(null, { status: 405 })
    const response = await fetch(url, { ...init, redirect: 'manual' })
    const { status, statusText, headers, body } = response
    if (status >= 300 && status < 400) {
      await body?.cancel()
      throw new McpFailed('refused', `the server redirects with ${status}`)
    }
    if (!body) return response
    // A refusal is the client's to read: it may get a token, and ask again.
    const onEnd = init.method === 'POST' && response.ok ? watcher.getStore() : undefined
    return new Response(bounded(body, mostBytes, onEnd), { status, statusText, headers })
  }
}

/** Fails past the bound. A stream whose events have ids may be continued by the client, so it has not ended. */
export function bounded(body: ReadableStream<Uint8Array>, mostBytes: number, onEnd: OnEnd = () => {}) {
  const reader = body.getReader()
  const hasIds = idSeeker()
  let isResumable = false
  let bytes = 0
  const ended = (reason: McpFailed) => {
    if (!isResumable || reason.kind === 'oversized') setTimeout(() => onEnd(reason), settleMilliseconds)
  }
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await reader.read()
        if (done) {
          controller.close()
          return ended(new McpFailed('cut', 'the answer ended without a result'))
        }
        bytes += value.byteLength
        if (bytes > mostBytes) throw new McpFailed('oversized', `the answer has more than ${mostBytes} bytes`)
        isResumable ||= hasIds(value)
        controller.enqueue(value)
      } catch (cause) {
        const failed = cause instanceof McpFailed ? cause : new McpFailed('cut', 'the answer was cut off', { cause })
        controller.error(failed)
        ended(failed)
        reader.cancel().catch(() => {})
      }
    },
    cancel: (reason) => reader.cancel(reason),
  })
}

/** Whether a line of the stream so far began with `id:`. */
function idSeeker(): (bytes: Uint8Array) => boolean {
  let carried = '\n'
  return (bytes) => {
    const text = carried + Buffer.from(bytes).toString('latin1')
    carried = text.slice(-3)
    return /[\r\n]id:/.test(text)
  }
}
