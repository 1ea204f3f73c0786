import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import type { Student } from '../support/stack.ts'

/** A client that has sent a request and decides itself when it reads. */
export type RawClient = Disposable & {
  /** Resolves when the answer begins to come. */
  begun: Promise<unknown>
  /** Reads at most so many bytes of what has come. */
  read(bytes: number): void
  /** Reads all that comes until the connection is over, or this text has come, and returns all that was ever read. */
  readUntil(text?: string): Promise<string>
}

/** Sends a request over a connection of its own and reads nothing yet. */
export async function rawRequest(
  url: string,
  student: Student,
  path: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<RawClient> {
  const { hostname, port } = new URL(url)
  const socket = connect({ host: hostname, port: Number(port) })
  const closed = new Promise((resolve) => socket.on('close', resolve))
  const bytesRead: Buffer[] = []
  const keep = (bytes: Buffer | null) => {
    if (bytes) bytesRead.push(bytes)
  }
  socket.on('error', () => {})
  await once(socket, 'connect')
  await write(socket, requestText(student, path, body, headers))
  return {
    begun: once(socket, 'readable').catch(() => {}),
    read: (bytes) => keep(socket.read(bytes)),
    readUntil: async (text) => {
      const found = new Promise((resolve) => {
        socket.on('data', (bytes) => {
          keep(bytes)
          if (text !== undefined && Buffer.concat(bytesRead.slice(-2)).includes(text)) resolve(text)
        })
      })
      await Promise.race([closed, found])
      return Buffer.concat(bytesRead).toString()
    },
    [Symbol.dispose]: () => void socket.destroy(),
  }
}

function requestText({ token }: Student, path: string, body: object | undefined, headers: Record<string, string>) {
  const text = body ? JSON.stringify(body) : ''
  return [
    `${body ? 'POST' : 'GET'} ${path} HTTP/1.1`,
    'host: yoldas',
    `authorization: Bearer ${token}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ...(body ? ['content-type: application/json', `content-length: ${Buffer.byteLength(text)}`] : []),
    '',
    text,
  ].join('\r\n')
}

const write = (socket: Socket, text: string) =>
  new Promise<void>((resolve, reject) => {
    socket.write(text, (error) => (error ? reject(error) : resolve()))
  })
