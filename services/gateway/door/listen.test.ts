import { once } from 'node:events'
import { Agent, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { listenUntilDrained } from './listen.ts'

test('an answer that had not begun when the gateway was asked to end says that its connection closes', async () => {
  const app = Fastify({ forceCloseConnections: 'idle' })
  const [asked, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<string>()]
  app.get('/', () => {
    asked.resolve()
    return answered.promise
  })
  const listening = await listenUntilDrained(app, { host: '127.0.0.1', port: 0, delaySeconds: 0, drainSeconds: 60 })
  const answer = fetch(listening.url)
  await asked.promise
  const closed = listening[Symbol.asyncDispose]()
  answered.resolve('whole')
  const { headers } = await answer
  expect(headers.get('connection')).toBe('close')
  await closed
})

test('a kept connection closes with the answer that was under way when the gateway was asked to end', async () => {
  const app = Fastify({ forceCloseConnections: 'idle' })
  const answering = Promise.withResolvers<ServerResponse>()
  app.get('/', (_request, reply) => {
    reply.hijack()
    reply.raw.writeHead(200).write('half ')
    answering.resolve(reply.raw)
  })
  const listening = await listenUntilDrained(app, { host: '127.0.0.1', port: 0, delaySeconds: 2, drainSeconds: 60 })
  const agent = new Agent({ keepAlive: true })
  const asked = request(listening.url, { agent }).end()
  const answer: IncomingMessage = (await once(asked, 'response'))[0]
  expect(answer.headers.connection).toBe('keep-alive')
  const left = once(answer.socket, 'close')
  const closed = listening[Symbol.asyncDispose]()
  ;(await answering.promise).end('whole')
  expect(await text(answer)).toBe('half whole')
  await left
  // New connections are still accepted.
  expect(app.server.listening).toBe(true)
  await closed
})

test('an idle connection closes before feeds end, whose clients come back at once', async () => {
  const app = Fastify({ forceCloseConnections: 'idle' })
  app.get('/', () => 'whole')
  const happened: string[] = []
  app.addHook('preClose', async () => void happened.push('feeds end'))
  const listening = await listenUntilDrained(app, { host: '127.0.0.1', port: 0, delaySeconds: 1, drainSeconds: 60 })
  const agent = new Agent({ keepAlive: true })
  const answer: IncomingMessage = (await once(request(listening.url, { agent }).end(), 'response'))[0]
  answer.socket.on('close', () => happened.push('idle connection closed'))
  expect(await text(answer)).toBe('whole')
  await listening[Symbol.asyncDispose]()
  expect(happened).toEqual(['idle connection closed', 'feeds end'])
})

test('an answer that was written is read to its end, however long its client takes', async () => {
  const app = Fastify({ forceCloseConnections: 'idle' })
  const [size, written] = [20_000_000, Promise.withResolvers<void>()]
  app.get('/', (_request, reply) => {
    reply.hijack()
    reply.raw.end('x'.repeat(size))
    written.resolve()
  })
  const listening = await listenUntilDrained(app, { host: '127.0.0.1', port: 0, delaySeconds: 0, drainSeconds: 60 })
  const socket = connect(Number(new URL(listening.url).port), '127.0.0.1').pause()
  socket.write('GET / HTTP/1.1\r\nhost: here\r\n\r\n')
  await written.promise
  const closed = listening[Symbol.asyncDispose]()
  for (let again = 0; again < 20; again += 1) app.server.closeIdleConnections()
  const [, body] = (await text(socket)).split('\r\n\r\n')
  expect(body).toHaveLength(size)
  await closed
})
