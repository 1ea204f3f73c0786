import { connect } from '@nats-io/transport-node'
import { eventually } from '@yoldas/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allEvents, answer, call } from '../support/client.ts'
import { type Stack, sharedStack } from '../support/stack.ts'
import { exchange, header, type WireAnswer } from '../support/wire.ts'

const origins = ['https://app.yoldas.example', 'http://localhost:5173']

let stack: Stack
let url: string
/** Open to browsers of two origins. */
let withOrigins: string
const opened = new AsyncDisposableStack()
beforeAll(async () => {
  stack = await sharedStack()
  url = stack.url
  withOrigins = opened.use(await stack.startGateway({ CORS_ORIGINS: origins.join(', ') })).url
})
afterAll(() => opened.disposeAsync())

describe('health', () => {
  const health = () => answer(call(url, null, 'GET', '/health'))

  test('is ok while every service answers', async () => {
    const { status, body } = await health()
    expect(status).toBe(200)
    expect(Object.keys(body)).toEqual(['status', 'version', 'time', 'services'])
    expect(body).toMatchObject({
      status: 'ok',
      version: '1.0.0',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      services: { 'chat-engine': 'up', 'companion-scheduler': 'up', notifier: 'up', 'profile-journey': 'up' },
    })
    expect(new Set(Object.values(body.services))).toEqual(new Set(['up']))
    expect(Math.abs(Date.parse(body.time) - Date.now())).toBeLessThan(5_000)
  })

  test('is degraded, and still 200, while one does not; and ok again with it', async () => {
    const engines = ['chat-engine', 'chat-engine-2']
    await Promise.all(engines.map((engine) => stack.parts[engine]?.kill()))
    await eventually('degradation', async () => (await health()).body.status === 'degraded')
    expect(await health()).toMatchObject({
      status: 200,
      body: { status: 'degraded', services: { 'chat-engine': 'down', 'profile-journey': 'up' } },
    })
    await Promise.all(engines.map((engine) => stack.restart(engine)))
    await eventually('health', async () => (await health()).body.status === 'ok')
  })

  test('asks the services once a second, however many ask', async () => {
    const { host, username, password } = new URL(stack.nats.urlFor('notifier'))
    const nats = await connect({ servers: host, user: username, pass: password })
    let pings = 0
    nats.subscribe('$SRV.PING.notifier', {
      callback: () => {
        pings += 1
      },
    })
    await nats.flush()
    await eventually('a look at the services', async () => (await health()).status === 200 && pings > 0)
    const began = performance.now()
    const asked = await Promise.all(Array.from({ length: 300 }, health))
    const seconds = Math.ceil((performance.now() - began) / 1000)
    await nats.drain()
    expect(new Set(asked.map(({ status }) => status))).toEqual(new Set([200]))
    expect(pings).toBeLessThanOrEqual(seconds + 2)
  })

  test('asks for no token, and takes no notice of a bad one', async () => {
    const headers = { authorization: 'Bearer nonsense' }
    expect((await exchange(url, { path: '/health', headers })).status).toBe(200)
  })
})

describe('every answer has the usual security headers:', () => {
  test.each([
    ['GET', '/health', 200],
    ['GET', '/openapi.json', 200],
    ['GET', '/api/me', 200],
    ['GET', '/api/chat/history?limit=0', 400],
    ['GET', '/%', 404],
    ['GET', '/nope', 404],
    ['PATCH', '/api/profile', 400],
    ['POST', '/api/chat/send', 400],
  ])('%s %s (%i)', async (method, path, status) => {
    const student = await stack.student()
    const response = await call(url, student, method, path, method === 'GET' ? undefined : '[')
    expect(response.status).toBe(status)
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expectSecure(response.headers)
  })

  test('a stream', async () => {
    const response = await call(url, await stack.student(), 'POST', '/api/chat/send', { message: '!say x' })
    expectSecure(response.headers)
    await allEvents(response)
  })

  function expectSecure(headers: Headers) {
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-frame-options')).toMatch(/^(DENY|SAMEORIGIN)$/)
    expect(headers.get('content-security-policy')).toMatch(/default-src 'none'/)
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('strict-transport-security')).toMatch(/max-age=\d{7,}/)
    for (const name of ['server', 'x-powered-by']) expect(headers.has(name)).toBe(false)
  }
})

describe('what is a student\u2019s is stored by nobody on the way:', () => {
  test.each([
    ['GET', '/api/me', 200],
    ['GET', '/api/me/export', 200],
    ['GET', '/api/chat/history?limit=0', 400],
    ['GET', '/api/nope', 404],
    ['PATCH', '/api/profile', 400],
    ['POST', '/api/notifications/reply', 400],
    ['POST', '/api/notifications/action', 400],
  ])('%s %s (%i)', async (method, path, status) => {
    const response = await call(url, await stack.student(), method, path, method === 'GET' ? undefined : '[')
    expect(response.status).toBe(status)
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  test.each(['/api/me', '/api/nope', '/api/chat/events'])('%s without a token', async (path) => {
    const response = await call(url, null, 'GET', path)
    expect(response.status).toBe(401)
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  test('and a stream is not changed either', async () => {
    const response = await call(url, await stack.student(), 'POST', '/api/chat/send', { message: '!say x' })
    expect(response.headers.get('cache-control')).toBe('no-cache, no-transform')
    await allEvents(response)
  })
})

describe('browsers of other origins', () => {
  const [origin = ''] = origins
  const preflight = (gateway: string, from: string) =>
    exchange(gateway, {
      method: 'OPTIONS',
      path: '/api/chat/send',
      headers: {
        origin: from,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type,last-event-id',
      },
    })
  const list = (given: WireAnswer, name: string) => (header(given, name) ?? '').toLowerCase().split(/\s*,\s*/)

  test('get nothing by default', async () => {
    const student = await stack.student()
    const authorization = `Bearer ${student.token}`
    for (const given of [
      await preflight(url, origin),
      await exchange(url, { path: '/api/me', headers: { authorization, origin } }),
    ])
      expect(given.headers.filter((line) => /^access-control/i.test(line))).toEqual([])
  })

  test.each(origins)('may call from %s, with everything that a client needs', async (from) => {
    const given = await preflight(withOrigins, from)
    expect(given).toMatchObject({ status: 204, body: '' })
    expect(header(given, 'x-yoldas')).toBe('1')
    expect(header(given, 'access-control-allow-origin')).toBe(from)
    expect(list(given, 'access-control-allow-methods')).toEqual(
      expect.arrayContaining(['get', 'post', 'put', 'patch', 'delete']),
    )
    expect(list(given, 'access-control-allow-headers')).toEqual(
      expect.arrayContaining(['authorization', 'content-type', 'last-event-id']),
    )
    expect(list(given, 'vary')).toContain('origin')
  })

  test('see answers, refusals and streams, when to ask again and that the service answered; cookies are of no use', async () => {
    const student = await stack.student()
    const authorization = `Bearer ${student.token}`
    const message = { method: 'POST', path: '/api/chat/send', body: '{"message":"!say x"}' }
    const typed = { 'content-type': 'application/json' }
    for (const given of [
      await exchange(withOrigins, { path: '/api/me', headers: { authorization, origin } }),
      await exchange(withOrigins, { path: '/api/me', headers: { origin } }),
      await exchange(withOrigins, { path: '/nope', headers: { origin } }),
      await exchange(withOrigins, { ...message, headers: { ...typed, authorization, origin } }),
    ]) {
      expect(header(given, 'access-control-allow-origin')).toBe(origin)
      expect(header(given, 'x-yoldas')).toBe('1')
      expect(list(given, 'access-control-expose-headers')).toEqual(
        expect.arrayContaining(['retry-after', 'x-trace-id', 'x-yoldas']),
      )
      expect(header(given, 'access-control-allow-credentials')).toBeUndefined()
      expect(list(given, 'vary')).toContain('origin')
    }
  })

  test.each([
    'https://evil.example',
    'https://app.yoldas.example.evil.example',
    'https://app.yoldas.example:444',
    'http://app.yoldas.example',
    'null',
  ])('may not from %s', async (from) => {
    expect(header(await preflight(withOrigins, from), 'access-control-allow-origin')).toBeUndefined()
    const given = await exchange(withOrigins, { path: '/health', headers: { origin: from } })
    expect(header(given, 'access-control-allow-origin')).toBeUndefined()
  })

  test('change nothing for an OPTIONS that is not a preflight: 401, and 404 with a token', async () => {
    const authorization = `Bearer ${(await stack.student()).token}`
    const asked = (headers: Record<string, string>) =>
      exchange(withOrigins, { method: 'OPTIONS', path: '/api/me', headers })
    expect(await asked({ origin })).toMatchObject({ status: 401, body: '{"error":"unauthorized"}' })
    expect(await asked({ origin, authorization })).toMatchObject({ status: 404, body: '{"error":"not found"}' })
  })
})

describe('what is for operators', () => {
  test.each(['/livez', '/readyz', '/metrics', '/api/livez'])('is not at %s of the public door', async (path) => {
    expect(await answer(call(url, await stack.student(), 'GET', path))).toMatchObject({
      status: 404,
      body: { error: 'not found' },
    })
  })

  test('is at the internal port of every part, and nothing public is there', async () => {
    for (const [part, internal] of Object.entries(stack.internalUrls)) {
      expect((await call(internal, null, 'GET', '/livez')).status, part).toBe(200)
      const ready = await answer(call(internal, null, 'GET', '/readyz'))
      expect(ready).toMatchObject({ status: 200, body: { nats: true } })
      for (const path of ['/health', '/api/me', '/openapi.json', '/docs'])
        expect((await call(internal, null, 'GET', path)).status, `${part} ${path}`).toBe(404)
    }
  })
})
