import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import type { Student } from '../stack.ts'

/** A client that has sent a request and decides itself when it reads. */
export type RawClient = Disposable & {
  /** Resolves when the answer begins to come. */
  begun: Promise<unknown>
  /** Reads at most so many bytes of what has come. */
  read(bytes: number): void
}

/** Sends a request over a connection of its own and reads nothing yet. */
export async function rawRequest(url: string, student: Student, path: string, body?: object): Promise<RawClient> {
  const { hostname, port } = new URL(url)
  const socket = connect({ host: hostname, port: Number(port) })
  socket.on('error', () => {})
  await once(socket, 'connect')
  await write(socket, requestText(student, path, body))
  return {
    begun: once(socket, 'readable').catch(() => {}),
    read: (bytes) => void socket.read(bytes),
    [Symbol.dispose]: () => void socket.destroy(),
  }
}

function requestText({ token }: Student, path: string, body?: object): string {
  const text = body ? JSON.stringify(body) : ''
  return [
    `${body ? 'POST' : 'GET'} ${path} HTTP/1.1`,
    'host: yoldas',
    `authorization: Bearer ${token}`,
    ...(body ? ['content-type: application/json', `content-length: ${Buffer.byteLength(text)}`] : []),
    '',
    text,
  ].join('\r\n')
}

const write = (socket: Socket, text: string) =>
  new Promise<void>((resolve, reject) => {
    socket.write(text, (error) => (error ? reject(error) : resolve()))
  })
