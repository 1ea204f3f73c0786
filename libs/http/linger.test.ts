import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { linger } from './linger.ts'

/** Refuses each request by its head. */
async function refusing() {
  let requests = 0
  const server = createServer((request: IncomingMessage, response) => {
    requests += 1
    linger(request.socket)
    request.resume()
    response.writeHead(503, { connection: 'close' }).end('later')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    port,
    requests: () => requests,
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  }
}

const head = 'POST / HTTP/1.1\r\nhost: here\r\ncontent-length: 9000000\r\n\r\n'

test('a client that goes on sending its body reads the answer that came before it', async () => {
  await using server = await refusing()
  for (let times = 0; times < 20; times += 1) {
    const socket = connect(server.port, '127.0.0.1')
    socket.write(head)
    for (let part = 0; part < 8; part += 1) socket.write(Buffer.alloc(1_000_000))
    expect(await text(socket)).toMatch(/^HTTP\/1.1 503 .*later/s)
    socket.destroy()
  }
})

test('what comes after the body is not read as a request', async () => {
  await using server = await refusing()
  const socket = connect(server.port, '127.0.0.1')
  socket.write(head)
  await once(socket, 'data')
  socket.write(Buffer.alloc(9_000_000))
  socket.write('GET / HTTP/1.1\r\nhost: here\r\n\r\n')
  await once(socket.resume(), 'close')
  expect(server.requests()).toBe(1)
})

test('a client that sends and reads nothing is let go', async () => {
  await using server = await refusing()
  const socket = connect({ port: server.port, host: '127.0.0.1', allowHalfOpen: true }).on('error', () => {})
  socket.write(head)
  await once(socket.resume(), 'end')
  // The server's side of the socket is gone within its time: what is sent then is refused.
  const sending = setInterval(() => socket.write(Buffer.alloc(1_000)), 50)
  await new Promise((resolve) => socket.once('close', resolve))
  clearInterval(sending)
})
