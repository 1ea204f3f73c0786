import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** A request whose head was sent, with so much of its body. */
export type Unfinished = Disposable & {
  socket: Socket
  /** What the server has said. */
  said(): string
  isClosed(): boolean
  closed: Promise<unknown>
}

export type UnfinishedRequest = {
  path: string
  token?: string
  /** Of the client, as a proxy says it. */
  address?: string
  /** Of the body as the head says; without it, the body comes in chunks. */
  length?: number
  /** Of the body. */
  begun?: string
}

/** Sends what begins a request and leaves the rest out. */
export async function beginRequest(url: string, request: UnfinishedRequest): Promise<Unfinished> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  const heard: Buffer[] = []
  const closed = new Promise((resolve) => socket.once('close', resolve))
  socket.on('error', () => {})
  socket.on('data', (bytes) => heard.push(bytes))
  await once(socket, 'connect')
  socket.write(headOf(request))
  return {
    socket,
    said: () => Buffer.concat(heard).toString(),
    isClosed: () => socket.destroyed,
    closed,
    [Symbol.dispose]: () => void socket.destroy(),
  }
}

function headOf({ path, token, address, length, begun = '' }: UnfinishedRequest): string {
  return [
    `POST ${path} HTTP/1.1`,
    'host: yoldas',
    'content-type: application/json',
    ...(token === undefined ? [] : [`authorization: Bearer ${token}`]),
    ...(address === undefined ? [] : [`x-forwarded-for: ${address}`]),
    length === undefined ? 'transfer-encoding: chunked' : `content-length: ${length}`,
    '',
    begun,
  ].join('\r\n')
}
