import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Bytes that may wait for a reader; one that is further behind is closed and resumes. */
const maxWaitingBytes = 256 * 1024
const heartbeatSeconds = 15

export type EventStream = {
  /** Whichever side ended it. */
  readonly isOver: boolean
  /** Runs once when the stream is over; at once where it is already. */
  onOver(listener: () => void): void
  send(id: string, event: string, data: unknown): void
  /** Sends a frame of `eventFrame`, which several streams may share. */
  write(frame: Frame): void
  /**
   * Resolves when the connection has taken all that was sent, or is gone. A comment is what tells: clients ignore it.
   */
  flushed(): Promise<void>
  /** Ends the stream after what was sent. */
  end(): void
}

/**
 * An event as it is sent, as a chunk of HTTP/1.1: in bytes that all streams share, so that no slow reader has a copy.
 * Its body, for clients that know no chunks, is between `start` and the last two bytes.
 */
export type Frame = { chunk: Buffer; start: number }

export const bodyOf = ({ chunk, start }: Frame): Buffer => chunk.subarray(start, -2)

/** `id` and `event` hold no line breaks by their making, and ASCII alone. */
export const eventFrame = (id: string, event: string, data: unknown): Frame =>
  chunkOf(`id: ${id}\nevent: ${event}\ndata: `, Buffer.from(oneLine(JSON.stringify(data))))

/** No event: a client only takes note of the id, as its `Last-Event-ID`. */
export const placeFrame = (id: string): Frame => chunkOf(`id: ${id}`, Buffer.alloc(0))

/** Escapes what JSON leaves as it is and Unicode counts as the end of a line: many clients split lines there. */
const oneLine = (json: string): string =>
  json.replace(/[\u0085\u2028\u2029]/g, (end) => `\\u${end.charCodeAt(0).toString(16).padStart(4, '0')}`)

/** Two lines end, and the chunk: written by hand, since a call for so few bytes costs more. */
const endLength = 4

function chunkOf(fields: string, data: Uint8Array): Frame {
  const size = `${(fields.length + data.length + 2).toString(16)}\r\n`
  const start = size.length
  const end = start + fields.length + data.length
  const chunk = Buffer.allocUnsafe(end + endLength)
  chunk.write(size + fields, 'latin1')
  chunk.set(data, start + fields.length)
  chunk[end] = 0x0a
  chunk[end + 1] = 0x0a
  chunk[end + 2] = 0x0d
  chunk[end + 3] = 0x0a
  return { chunk, start }
}

const comment: Frame = { chunk: Buffer.from('3\r\n:\n\n\r\n'), start: 3 }

export type Headers = Record<string, string | string[]>

export type EventStreams = Disposable & {
  /**
   * Takes over a response and answers 200 with an event stream; a comment every 15 s keeps it alive. `began` is called
   * with the first event.
   */
  open(response: ServerResponse, headers: Headers, began?: () => void): EventStream
  /** Whether the answer is a stream of these. */
  has(response: ServerResponse): boolean
}

/** Streams that share a timer and the end of a tick. `cutOff` is called when a reader is too far behind. */
export function eventStreams({ cutOff }: { cutOff?: () => void } = {}): EventStreams {
  /** Of each second of fifteen, so that not all streams have their comment in the same moment. */
  const beats = Array.from({ length: heartbeatSeconds }, () => new Set<Stream>())
  const responses = new WeakSet<ServerResponse>()
  let [second, open] = [0, 0]
  let timer: NodeJS.Timeout | undefined
  /** To be flushed at the end of this tick. */
  let written: Stream[] = []

  const beat = () => {
    second = (second + 1) % heartbeatSeconds
    for (const stream of beats[second] ?? []) stream.push(comment)
  }
  const flush = () => {
    const all = written
    written = []
    for (const stream of all) stream.flush()
  }
  const shared: Shared = {
    cutOff: () => cutOff?.(),
    flushLater: (stream) => {
      if (written.push(stream) === 1) process.nextTick(flush)
    },
    leave: () => {
      open -= 1
      if (open === 0) clearInterval(timer)
    },
  }
  return {
    open(response, headers, began) {
      open += 1
      if (open === 1) timer = setInterval(beat, 1_000)
      responses.add(response)
      return new Stream(response, headers, shared, beats[second] ?? new Set(), began)
    },
    has: (response) => responses.has(response),
    [Symbol.dispose]: () => clearInterval(timer),
  }
}

type Shared = { cutOff(): void; flushLater(stream: Stream): void; leave(): void }

/**
 * An object with methods, not a set of closures: there is one for each device that is switched on. What is sent in a
 * tick is written at its end, at once.
 */
class Stream implements EventStream {
  isOver = false
  readonly #response: ServerResponse
  readonly #shared: Shared
  readonly #beats: Set<Stream>
  #began: (() => void) | undefined
  #listeners: ReadonlyArray<() => void> = []
  #frames: Frame[] | null = null
  #bytes = 0
  /** Held back until the end of the tick in which the stream began, so that its head and first events are one write. */
  #corked: Socket | null

  constructor(
    response: ServerResponse,
    headers: Headers,
    shared: Shared,
    beats: Set<Stream>,
    began: (() => void) | undefined,
  ) {
    this.#response = response
    this.#shared = shared
    this.#beats = beats
    this.#began = began
    this.#corked = response.socket
    beats.add(this)
    const close = () => this.#close()
    response.on('close', close).on('error', close)
    // Nobody has reported one that left before.
    if (response.destroyed || response.socket?.destroyed) close()
    this.#corked?.cork()
    shared.flushLater(this)
    response.writeHead(200, {
      ...headers,
      'content-type': 'text/event-stream',
      'cache-control': 'no-cache, no-transform',
      'x-accel-buffering': 'no',
    })
    response.flushHeaders()
  }

  onOver(listener: () => void): void {
    if (this.isOver) listener()
    else this.#listeners = [...this.#listeners, listener]
  }

  send(id: string, event: string, data: unknown): void {
    this.write(eventFrame(id, event, data))
  }

  write(frame: Frame): void {
    if (this.isOver) return
    this.#began?.()
    this.#began = undefined
    this.push(frame)
  }

  async flushed(): Promise<void> {
    this.flush()
    if (this.isOver || this.#response.destroyed) return
    await new Promise<void>((resolve) => this.#response.write(bodyOf(comment), () => resolve()))
  }

  /** In one write with what this tick sent. */
  end(): void {
    const socket = socketOf(this.#response)
    socket?.cork()
    this.flush()
    this.#close()
    this.#response.end()
    socket?.uncork()
  }

  push(frame: Frame): void {
    if (this.#isBehind(frame.chunk.length)) {
      this.#shared.cutOff()
      this.#close()
      this.#response.destroy()
      return
    }
    this.#bytes += frame.chunk.length
    if (this.#frames) return void this.#frames.push(frame)
    this.#frames = [frame]
    if (!this.#corked) this.#shared.flushLater(this)
  }

  flush(): void {
    const frames = this.#frames ?? []
    this.#frames = null
    this.#bytes = 0
    const response = this.#response
    if (response.destroyed) return
    const socket = socketOf(response)
    if (!socket) for (const frame of frames) response.write(bodyOf(frame))
    else if (frames.length === 1 && frames[0]) socket.write(frames[0].chunk)
    else {
      // In one piece: the response itself would hand each to the socket in four.
      socket.cork()
      for (const { chunk } of frames) socket.write(chunk)
      socket.uncork()
    }
    this.#corked?.uncork()
    this.#corked = null
  }

  /** Frames queued in this tick do not count against the reader. */
  #isBehind(length: number): boolean {
    if (this.#bytes + this.#response.writableLength + length <= maxWaitingBytes) return false
    this.flush()
    const owed = this.#response.writableLength
    return owed > 0 && owed + length > maxWaitingBytes
  }

  #close(): void {
    if (this.isOver) return
    this.isOver = true
    this.#beats.delete(this)
    this.#shared.leave()
    for (const listener of this.#listeners) listener()
  }
}

/** Where chunks can be written as they are; null behind another answer, or for a client that knows no chunks. */
const socketOf = ({ chunkedEncoding, socket }: ServerResponse): Socket | null => (chunkedEncoding ? socket : null)
