import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** An answer as it came. `head` is its first line and headers without the date, to be compared byte for byte. */
export type Answer = {
  kind: 'answer'
  status: number
  head: string
  headers: Map<string, string>
  body: Buffer
}
export type Outcome = Answer | { kind: 'closed' } | { kind: 'timeout' }

export type Exchange = {
  bytes: Uint8Array
  /** An answer to HEAD has no body, whatever its headers say. */
  bodiless?: boolean
  /** Says that nothing more comes, in the middle of what was announced. */
  hangUp?: boolean
  /** The connection is not used again, since who knows what the server has taken for the next request. */
  isLast?: boolean
  /** The answer has no end: what came of its body in this time is all of it. */
  feedMilliseconds?: number | undefined
}

export type Connection = AsyncDisposable & {
  /** Sends bytes that need not be HTTP and reads one answer. One at a time; a connection that ended is opened anew. */
  exchange(exchange: Exchange): Promise<Outcome>
}

/** HTTP as little as needed: unlike every client it sends what it is given, and it keeps up with the servers. */
export function openConnection(url: string): Connection {
  const { hostname, port } = new URL(url)
  let socket: Socket | undefined

  async function ready(): Promise<Socket> {
    if (socket && !socket.destroyed && socket.writable) return socket
    socket = connect({ port: Number(port), host: hostname, noDelay: true })
    socket.on('error', () => {})
    await once(socket, 'connect')
    return socket
  }
  const drop = () => {
    socket?.destroy()
    socket = undefined
  }
  return {
    async exchange(exchange) {
      const outcome = await talk(await ready(), exchange)
      const isOver =
        outcome.kind !== 'answer' ||
        exchange.hangUp ||
        exchange.isLast ||
        exchange.feedMilliseconds ||
        outcome.headers.get('connection') === 'close'
      if (isOver) drop()
      return outcome
    },
    async [Symbol.asyncDispose]() {
      drop()
    },
  }
}

/** Nothing takes this long, however busy the machine is. */
const headMilliseconds = 45_000
const bodyMilliseconds = 75_000

function talk(socket: Socket, { bytes, bodiless, hangUp, feedMilliseconds }: Exchange): Promise<Outcome> {
  const { promise, resolve } = Promise.withResolvers<Outcome>()
  const read = answerReader(bodiless === true)
  const finish = (outcome: Outcome) => {
    clearTimeout(timer)
    socket.off('data', onData).off('close', onClose)
    resolve(outcome)
  }
  const onData = (chunk: Buffer) => {
    const step = read(chunk)
    if (typeof step === 'object') return finish(step)
    if (step !== 'body') return
    clearTimeout(timer)
    timer = feedMilliseconds
      ? setTimeout(() => finish(read('so far') ?? { kind: 'timeout' }), feedMilliseconds)
      : setTimeout(() => finish({ kind: 'timeout' }), bodyMilliseconds)
  }
  const onClose = () => finish(read('end') ?? { kind: 'closed' })
  let timer = setTimeout(() => finish({ kind: 'timeout' }), headMilliseconds)
  socket.on('data', onData).on('close', onClose)
  socket.write(bytes)
  if (hangUp) socket.end()
  return promise
}

type Head = Omit<Answer, 'body' | 'kind'> & { length: number | 'chunked' | 'rest' }

/**
 * Takes bytes as they come; gives the answer when it is whole, `body` when its head is. At the `end` what has no length
 * is whole; `so far` gives what there is of it.
 */
function answerReader(bodiless: boolean) {
  let bytes: Buffer = Buffer.alloc(0)
  let head: Head | undefined
  const whole = ({ length: _, ...known }: Head, body: Buffer): Answer => ({ kind: 'answer', ...known, body })

  function read(chunk: Buffer): Answer | 'body' | undefined
  function read(state: 'end' | 'so far'): Answer | undefined
  function read(step: Buffer | 'end' | 'so far'): Answer | 'body' | undefined {
    if (typeof step !== 'string') bytes = bytes.length === 0 ? step : Buffer.concat([bytes, step])
    while (!head) {
      const end = bytes.indexOf('\r\n\r\n')
      if (end === -1) return undefined
      const read = readHead(bytes.toString('latin1', 0, end), bodiless)
      bytes = bytes.subarray(end + 4)
      // 100 only says to go on.
      if (read.status >= 200) head = read
    }
    const body = bodyOf(head, step)
    return body ? whole(head, body) : typeof step === 'string' ? undefined : 'body'
  }

  function bodyOf({ length }: Head, step: Buffer | 'end' | 'so far'): Buffer | undefined {
    if (length === 'rest') return typeof step === 'string' ? bytes : undefined
    if (length !== 'chunked') return bytes.length >= length ? bytes.subarray(0, length) : undefined
    if (step !== 'so far' && !bytes.includes('0\r\n\r\n', bytes.length - 5)) return undefined
    const { body, isWhole } = joinChunks(bytes)
    return isWhole || step === 'so far' ? body : undefined
  }
  return read
}

function readHead(text: string, bodiless: boolean): Head {
  const [first = '', ...lines] = text.split('\r\n')
  const status = Number(first.split(' ')[1])
  const headers = new Map(
    lines.map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
    }),
  )
  const undated = lines.filter((line) => !/^date:/i.test(line))
  const announced = headers.has('transfer-encoding') ? 'chunked' : Number(headers.get('content-length') ?? Number.NaN)
  const none = bodiless || status === 204 || status === 304
  const length = none ? 0 : Number.isNaN(announced) ? 'rest' : announced
  return { status, head: [first, ...undated].join('\r\n'), headers, length }
}

/** Whole when the last chunk has come, which is empty. */
function joinChunks(bytes: Buffer): { body: Buffer; isWhole: boolean } {
  const chunks: Buffer[] = []
  for (let at = 0; ; ) {
    const lineEnd = bytes.indexOf('\r\n', at)
    const length = lineEnd === -1 ? Number.NaN : Number.parseInt(bytes.toString('latin1', at, lineEnd), 16)
    const start = lineEnd + 2
    if (!(length > 0 && start + length + 2 <= bytes.length))
      return { body: Buffer.concat(chunks), isWhole: length === 0 }
    chunks.push(bytes.subarray(start, start + length))
    at = start + length + 2
  }
}
