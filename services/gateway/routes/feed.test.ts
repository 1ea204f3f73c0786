import type { Socket } from 'node:net'
import { eventStreams } from '@yoldas/http'
import { createMetrics } from '@yoldas/telemetry'
import Fastify from 'fastify'
import { expect, test, vi } from 'vitest'
import { recordAnswer } from '../door/answered.ts'
import { answerError } from '../door/failures.ts'
import { validatorCompiler } from '../door/validation.ts'
import { gatewayMetrics } from '../metrics.ts'
import { createChannels } from '../stream/channel.ts'
import { streamLimits } from '../stream/limits.ts'
import { idOf, turnEvents } from '../test/events.ts'
import { fakeBus } from '../test/fakeBus.ts'
import { feedRoutes } from './feed.ts'

/** Of what comes in milliseconds, but on a busy machine. */
const patience = { timeout: 15_000 }

const quiet = { warn() {}, error() {} }

/** The route alone, in a gateway that may have one stream; `live` is what it counts. */
async function startGateway() {
  const bus = fakeBus()
  const answering = setInterval(() => bus.answer(), 1)
  const metrics = createMetrics()
  const counted = gatewayMetrics(metrics)
  const channels = createChannels({ bus: bus.bus, log: quiet })
  const streams = eventStreams({ cutOff: () => counted.cutOff.inc() })
  const app = Fastify()
  const sockets = new Set<Socket>()
  app.server.on('connection', (socket: Socket) => sockets.add(socket))
  app.addHook('onResponse', recordAnswer(counted))
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(() => JSON.stringify)
  app.setErrorHandler(answerError)
  app.decorateRequest('student', null)
  app.addHook('onRequest', async (request) => {
    const verdict = { blocked: null, adult: false, decidedAt: '2026-01-01T00:00:00.000000Z' }
    request.student = { sub: 'sub', studentKey: 'student', verdict, expiresAt: Date.now() / 1000 + 3_600 }
  })
  const deps = { metrics: counted, channels, streams, limits: streamLimits(1) }
  await app.register(feedRoutes(deps))
  const url = `${await app.listen({ host: '127.0.0.1', port: 0 })}/chat/events`
  const read = async (name: string) =>
    Number(new RegExp(`^${name}(?:{.+})? (.+)$`, 'm').exec(await metrics.text())?.[1])
  return {
    ...bus,
    channels,
    open: (init?: RequestInit) => fetch(url, init),
    live: () => read('yoldas_live_streams'),
    cut: () => read('yoldas_streams_cut_total'),
    /** Answers that have ended, and how long they took together. */
    answered: async () => ({
      count: (await read('yoldas_http_request_seconds_count')) || 0,
      seconds: await read('yoldas_http_request_seconds_sum'),
    }),
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy()
      await app.close()
      clearInterval(answering)
      streams[Symbol.dispose]()
      await channels[Symbol.asyncDispose]()
    },
  }
}

type Gateway = Awaited<ReturnType<typeof startGateway>>

async function expectNothingHeld(gateway: Gateway) {
  await vi.waitFor(async () => expect(await gateway.live()).toBe(0), patience)
  const again = await gateway.open({ method: 'HEAD' })
  expect(again.status).toBe(200)
}

test('a feed is counted and has its place until its client leaves, and no longer', async () => {
  await using gateway = await startGateway()
  const leaving = new AbortController()
  const feed = await gateway.open({ signal: leaving.signal })
  const reader = feed.body?.pipeThrough(new TextDecoderStream()).getReader()
  expect((await reader?.read())?.value).toMatch(/^id: .+\nevent: hello\ndata: \{\}\n\n$/)
  expect(await gateway.live()).toBe(1)
  expect((await gateway.open()).status).toBe(503)
  expect(await gateway.live()).toBe(1)
  leaving.abort()
  await vi.waitFor(async () => expect(await gateway.live()).toBe(0), patience)
  expect(await gateway.answered()).toMatchObject({ count: 1 })
  await expectNothingHeld(gateway)
})

test('a feed is an answer when it ends, as long as the feed was', async () => {
  await using gateway = await startGateway()
  const feed = await gateway.open()
  await new Promise((resolve) => setTimeout(resolve, 60))
  expect(await gateway.answered()).toMatchObject({ count: 0 })
  gateway.channels.drain()
  expect(await feed.text()).toMatch(/event: hello/)
  await vi.waitFor(async () => expect(await gateway.answered()).toMatchObject({ count: 1 }), patience)
  const { seconds } = await gateway.answered()
  expect(seconds).toBeGreaterThan(0.05)
})

test('a gateway that drains ends its feed after what was sent, and each that comes later at once', async () => {
  await using gateway = await startGateway()
  const chunks = (await gateway.open()).body?.pipeThrough(new TextDecoderStream()) ?? []
  const texts: string[] = []
  for await (const text of chunks) {
    if (texts.push(text) > 1) continue
    gateway.publish(turnEvents(idOf(1)).start)
    gateway.channels.drain()
  }
  expect(texts.join('').match(/^event: .+$/gm)).toEqual(['event: hello', 'event: start'])
  const late = await gateway.open()
  expect(await late.text()).toBe('')
  await expectNothingHeld(gateway)
})

test('a feed whose reader is too far behind is closed, counted as such, and gives its place back', async () => {
  await using gateway = await startGateway()
  const feed = await gateway.open()
  await vi.waitFor(async () => expect(await gateway.live()).toBe(1), patience)
  const { start, chunk } = turnEvents(idOf(1))
  gateway.publish(start)
  for (let n = 1; (await gateway.live()) > 0 && n < 5_000; n += 1) gateway.publish(chunk(n, 0, 'x'.repeat(20_000)))
  expect(await gateway.cut()).toBe(1)
  await expect(feed.text()).rejects.toThrow()
  await expectNothingHeld(gateway)
})
