import type { ServerResponse } from 'node:http'

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
  write(frame: string): void
  /** Ends the stream after what was sent. */
  end(): void
}

/** `data` is one line of JSON; `id` and `event` hold no line breaks by their making. */
export const eventFrame = (id: string, event: string, data: unknown): string =>
  `id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`

/** Takes over a response and answers 200 with an event stream; a comment every 15 s keeps it alive. */
export function openEventStream(response: ServerResponse, headers: Record<string, string | string[]>): EventStream {
  const closed = new AbortController()
  const close = () => {
    clearInterval(heartbeat)
    closed.abort(over)
  }
  const write = (frame: string) => {
    if (closed.signal.aborted || response.writableEnded) return
    const waiting = response.writableLength
    const length = Buffer.byteLength(frame)
    const { socket } = response
    if (waiting > 0 && waiting + length > maxWaitingBytes) response.destroy()
    // A chunk in one piece: the response itself would hand it to the socket in four, which cost more than all else here.
    else if (socket && response.chunkedEncoding) socket.write(`${length.toString(16)}\r\n${frame}\r\n`)
    else response.write(frame)
  }
  const heartbeat = setInterval(() => write(':\n\n'), heartbeatMilliseconds)
  response.on('close', close)
  response.on('error', close)
  // One that left before has been told of by nobody.
  if (response.destroyed || response.socket?.destroyed) close()
  // The headers go out with what is sent in the same tick, in one write.
  const { socket } = response
  socket?.cork()
  process.nextTick(() => socket?.uncork())
  response.writeHead(200, {
    ...headers,
    'content-type': 'text/event-stream',
    'cache-control': 'no-cache, no-transform',
    'x-accel-buffering': 'no',
  })
  response.flushHeaders()
  return {
    closed: closed.signal,
    send: (id, event, data) => write(eventFrame(id, event, data)),
    write,
    end: () => {
      close()
      response.end()
    },
  }
}
