import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Bytes that may wait for a reader; one that is further behind is closed and resumes. */
const maxWaitingBytes = 256 * 1024
const heartbeatMilliseconds = 15_000
/** Given as the reason, since without one every abort makes an error with its stack. */
const over = 'the stream is over'

export type EventStream = {
  /** Aborts when the stream is over, whoever ended it. */
  closed: AbortSignal
  send(id: string, event: string, data: unknown): void
  /** Sends what `eventFrame` has made, for many streams perhaps. */
  write(frame: Frame): void
  /** Ends the stream after what was sent. */
  end(): void
}

/**
 * An event as it is sent, alone and as a chunk of HTTP/1.1: in bytes that all streams share, so that no slow reader has
 * a copy.
 */
export type Frame = { body: Buffer; chunk: Buffer }

/** `data` is one line of JSON; `id` and `event` hold no line breaks by their making. */
export const eventFrame = (id: string, event: string, data: unknown): Frame =>
  frameOf(`id: ${id}\nevent: ${event}\ndata: ${oneLine(JSON.stringify(data))}\n\n`)

/** No event: a client only takes note of the id, as its `Last-Event-ID`. */
export const placeFrame = (id: string): Frame => frameOf(`id: ${id}\n\n`)

/** Escapes what JSON leaves as it is and Unicode counts as the end of a line: many clients split lines there. */
const oneLine = (json: string): string =>
  json.replace(/[\u0085\u2028\u2029]/g, (end) => `\\u${end.charCodeAt(0).toString(16).padStart(4, '0')}`)

function frameOf(text: string): Frame {
  const head = `${Buffer.byteLength(text).toString(16)}\r\n`
  const chunk = Buffer.from(`${head}${text}\r\n`)
  return { body: chunk.subarray(head.length, -2), chunk }
}

const comment = frameOf(':\n\n')

/** `began` is called with the first event, `cutOff` when the reader is too far behind. */
type Seen = { began?: () => void; cutOff?: () => void }

/** Takes over a response and answers 200 with an event stream; a comment every 15 s keeps it alive. */
export function openEventStream(
  response: ServerResponse,
  headers: Record<string, string | string[]>,
  { began, cutOff }: Seen = {},
): EventStream {
  const closed = new AbortController()
  const close = () => {
    clearInterval(heartbeat)
    closed.abort(over)
  }
  /** What waits for the end of the tick alone is no debt of the reader's. */
  const isBehind = (length: number) => {
    const owes = () => response.writableLength > 0 && response.writableLength + length > maxWaitingBytes
    if (!owes()) return false
    while (response.socket?.writableCorked) response.socket.uncork()
    return owes()
  }
  const write = ({ body, chunk }: Frame) => {
    if (closed.signal.aborted || response.writableEnded) return
    if (isBehind(body.length)) {
      cutOff?.()
      response.destroy()
    } else if (response.socket && response.chunkedEncoding) {
      sendAtTickEnd(response.socket)
      // In one piece: the response itself would hand it to the socket in four.
      response.socket.write(chunk)
    } else response.write(body)
  }
  const heartbeat = setInterval(() => write(comment), heartbeatMilliseconds)
  response.on('close', close)
  response.on('error', close)
  // Nobody has reported one that left before.
  if (response.destroyed || response.socket?.destroyed) close()
  if (response.socket) sendAtTickEnd(response.socket)
  response.writeHead(200, {
    ...headers,
    'content-type': 'text/event-stream',
    'cache-control': 'no-cache, no-transform',
    'x-accel-buffering': 'no',
  })
  response.flushHeaders()
  let hasBegun = false
  const writeEvent = (frame: Frame) => {
    if (!hasBegun) began?.()
    hasBegun = true
    write(frame)
  }
  return {
    closed: closed.signal,
    send: (id, event, data) => writeEvent(eventFrame(id, event, data)),
    write: writeEvent,
    end: () => {
      close()
      response.end()
    },
  }
}

/**
 * One write for all of a tick, the headers included; and streams written to one right after the other cost their
 * readers less.
 */
function sendAtTickEnd(socket: Socket): void {
  if (socket.writableCorked > 0) return
  socket.cork()
  process.nextTick(() => socket.uncork())
}
