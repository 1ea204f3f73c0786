import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { Duplex } from 'node:stream'

/**
 * Has `node:http` serve a stream of ours in place of each socket, which can then be taken from it. To be called before
 * anybody else listens for connections; who does gets the sockets themselves. Closing idle connections, which a server
 * that closes does first, lets them end what they were given to send: to `node:http` an answer is over when all of it
 * is written, and the connection idle, however much of it the client has yet to read.
 */
export function wrapConnections(server: Server): void {
  const [serve, ...others] = server.listeners('connection')
  if (!serve || others.length > 0) throw new Error('expected a server that nobody but node:http listens to')
  server.removeAllListeners('connection')
  const closing = { idle: false }
  server.on('connection', (socket: Socket) => serve.call(server, new Connection(socket, closing)))
  const closeIdle = server.closeIdleConnections.bind(server)
  server.closeIdleConnections = () => {
    closing.idle = true
    closeIdle()
    closing.idle = false
  }
}

/** After the last answer its client gets so long to read it, before what else it sends resets the connection. */
export const lingerMilliseconds = 2_000

/**
 * A socket as `node:http` sees it, which takes any duplex stream for one. What it writes is with the socket at once, or
 * waits for what the socket has not sent yet.
 */
export class Connection extends Duplex {
  readonly socket: Socket
  readonly #closing: { readonly idle: boolean }
  #isReleased = false
  #lingers = false
  readonly #onData = (bytes: Buffer) => void (this.push(bytes) || this.socket.pause())
  readonly #onEnd = () => void this.push(null)
  readonly #onError = (error: Error) => void this.destroy(error)
  readonly #onClose = () => void this.destroy()
  readonly #onTimeout = () => void this.emit('timeout')

  /** While `closing` says that idle connections are closed, destroying is ending. */
  constructor(socket: Socket, closing: { readonly idle: boolean }) {
    super({ decodeStrings: false })
    this.socket = socket
    this.#closing = closing
    this.#listen('on')
  }

  #listen(act: 'on' | 'off') {
    this.socket[act]('data', this.#onData)
    this.socket[act]('end', this.#onEnd)
    this.socket[act]('error', this.#onError)
    this.socket[act]('close', this.#onClose)
    this.socket[act]('timeout', this.#onTimeout)
  }

  /** Whether whatever is written now is with the socket at once, and nobody has begun to end the connection. */
  get isFree(): boolean {
    return this.writable && this.writableLength === 0 && !this.socket.destroyed && !this.socket.readableEnded
  }

  /**
   * Takes the socket from `node:http`, for which the connection is closed from here on. What the client sends is
   * ignored. To be called in the tick in which it was free, after one write at most.
   */
  release(): Socket {
    const { socket } = this
    this.#isReleased = true
    this.#listen('off')
    socket.on('error', ignore)
    socket.on('end', endSocket)
    socket.setTimeout(0)
    socket.resume()
    this.destroy()
    return socket
  }

  get remoteAddress(): string | undefined {
    return this.socket.remoteAddress
  }
  get remotePort(): number | undefined {
    return this.socket.remotePort
  }
  get remoteFamily(): string | undefined {
    return this.socket.remoteFamily
  }
  get localAddress(): string | undefined {
    return this.socket.localAddress
  }
  get localPort(): number | undefined {
    return this.socket.localPort
  }

  setTimeout(milliseconds: number): this {
    this.socket.setTimeout(milliseconds)
    return this
  }

  /** As a socket's: `node:http` has it called when its last answer is written. */
  destroySoon(): void {
    const close = () => (this.#lingers ? this.#ignoreRest() : this.destroy())
    this.end()
    if (this.writableFinished) close()
    else this.once('finish', close)
  }

  /** To be called when the last answer comes before all of its request: the client goes on sending, and reads later. */
  linger(): void {
    this.#lingers = true
  }

  #ignoreRest() {
    if (this.socket.readableEnded) return void this.destroy()
    const socket = this.release()
    const late = setTimeout(() => socket.destroy(), lingerMilliseconds)
    socket.once('close', () => clearTimeout(late))
  }

  override destroy(error?: Error): this {
    if (!this.#closing.idle || this.writableFinished) return super.destroy(error)
    if (!this.writableEnded) this.destroySoon()
    return this
  }

  override _read(): void {
    this.socket.resume()
  }

  override _write(chunk: Buffer | string, encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.socket.write(chunk, encoding, done)
  }

  override _writev(
    chunks: Array<{ chunk: Buffer | string; encoding: BufferEncoding }>,
    done: (error?: Error | null) => void,
  ): void {
    this.socket.cork()
    for (const [index, { chunk, encoding }] of chunks.entries())
      this.socket.write(chunk, encoding, index === chunks.length - 1 ? done : undefined)
    this.socket.uncork()
  }

  override _final(done: () => void): void {
    if (this.socket.destroyed) done()
    else this.socket.end(done)
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    if (!this.#isReleased) this.socket.destroy()
    done(error)
  }
}

const ignore = () => {}

function endSocket(this: Socket) {
  this.end()
}
