import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Desk } from './desk.ts'
import { type Phone, startPhone } from './server.ts'
import type { Site } from './site.ts'

const file = (text: string, cache: string) => ({
  headers: { 'content-type': 'text/html', 'cache-control': cache, etag: '"1"' },
  bodies: { identity: Buffer.from(text) },
})
const site: Site = new Map([
  ['/index.html', file('the page', 'no-cache')],
  ['/assets/a.js', file('a script', 'immutable')],
])
const killed: string[] = []
const traceId = 'a'.repeat(32)
const desk: Desk = {
  tray: async (token) => ({ messages: [{ at: '2026-11-22T10:00:00Z', provider: 'fcm', token, body: {} }] }),
  run: async (job) => ({ code: 0, output: `${job} ran` }),
  parts: async () => ['chat-engine', 'model'],
  kill: async (part) => part === 'model' && killed.push(part) > 0,
  trace: async () => undefined,
  traces: async () => ({ traces: [] }),
}
const options = {
  host: '127.0.0.1',
  port: 0,
  site,
  page: { gatewayUrl: 'http://127.0.0.1:8080', identityUrl: 'http://127.0.0.1:8090', exampleModel: true },
  storageOrigins: ['http://127.0.0.1:8094'],
  students: { prepare: (sub: string) => (sub === 'elif' ? Promise.resolve(true) : undefined) },
}

let phone: Phone
let inNetwork: Phone
beforeAll(async () => {
  phone = await startPhone({ ...options, desk })
  inNetwork = await startPhone({ ...options, desk: undefined })
})
afterAll(async () => {
  await phone[Symbol.asyncDispose]()
  await inNetwork[Symbol.asyncDispose]()
})

/** With headers that `fetch` would not let us set. */
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET', { url } = phone) =>
  new Promise<{ status: number | undefined; body: unknown }>((resolve, reject) => {
    request(url + path, { method, headers }, async (response) =>
      resolve({ status: response.statusCode, body: await json(response) }),
    )
      .once('error', reject)
      .end()
  })
const own = () => ({ origin: phone.url })

describe('the desk', () => {
  test('answers the page', async () => {
    expect(await ask('/desk/tray?token=phone-1', own())).toMatchObject({
      status: 200,
      body: { messages: [{ token: 'phone-1' }] },
    })
    const byName = { host: phone.url.replace('http://127.0.0.1', 'localhost'), 'sec-fetch-site': 'same-origin' }
    expect(await ask('/desk/traces', byName)).toEqual({ status: 200, body: { traces: [] } })
    expect(await ask(`/desk/traces/${traceId}`, own())).toEqual({ status: 200, body: { spans: [] } })
    expect(await ask('/desk/jobs/deliver-due', own(), 'POST')).toEqual({
      status: 200,
      body: { code: 0, output: 'deliver-due ran' },
    })
    expect(await ask('/desk/parts', own())).toEqual({ status: 200, body: { parts: ['chat-engine', 'model'] } })
    expect(await ask('/desk/kill/model', own(), 'POST')).toEqual({ status: 200, body: { killed: true } })
  })

  test.each([
    ['GET', '/desk/traces/..%2fhealth'],
    ['GET', '/desk/kill/model'],
    ['POST', '/desk/kill/nobody'],
    ['POST', '/desk/kill/'],
    ['GET', '/desk/parts/model'],
    ['POST', '/desk/kill/..%2fsupervisor.pid'],
    ['POST', '/desk/jobs/turns'],
    ['POST', '/desk/kill/model/more'],
    ['GET', '/desk/'],
  ])('knows no %s %s', async (method, path) => {
    killed.length = 0
    expect((await ask(path, own(), method)).status).toBe(404)
    expect(killed).toEqual([])
  })

  test.each<[string, (url: string) => Record<string, string>]>([
    ['another site’s page', () => ({ origin: 'http://evil.example' })],
    ['another port’s page', () => ({ origin: 'http://127.0.0.1:1' })],
    ['a page without an origin', () => ({ origin: 'null' })],
    ['nobody in particular', () => ({})],
    ['a link of another site', () => ({ 'sec-fetch-site': 'cross-site' })],
    ['another page of this machine', () => ({ 'sec-fetch-site': 'same-site' })],
    [
      'a name that was pointed here',
      (url) => {
        const host = url.replace('http://127.0.0.1', 'evil.example')
        return { host, origin: `http://${host}`, 'sec-fetch-site': 'same-origin' }
      },
    ],
  ])('refuses %s, and does nothing', async (_name, headersFor) => {
    killed.length = 0
    for (const [method, path] of [
      ['POST', '/desk/kill/model'],
      ['GET', '/desk/traces'],
    ] as const)
      expect((await ask(path, headersFor(phone.url), method)).status).toBe(403)
    expect(killed).toEqual([])
  })

  test.each(['/desk/kill/model', '/config.json'])('reads no body at %s: it refuses and hangs up', async (path) => {
    killed.length = 0
    const headers = { ...own(), 'content-length': '200000' }
    const sent = request(phone.url + path, { method: 'POST', headers }).on('error', () => {})
    sent.write('{')
    const response: IncomingMessage = (await once(sent, 'response'))[0]
    const closed = once(response.socket, 'close')
    expect(response.statusCode).toBe(400)
    expect(await json(response)).toEqual({ error: 'nothing here takes a body' })
    await closed
    expect(killed).toEqual([])
  })

  test('changes nothing for a request that only claims to read', async () => {
    expect((await ask('/desk/kill/model', { 'sec-fetch-site': 'same-origin' }, 'POST')).status).toBe(403)
  })

  test('is not there for phones of a network', async () => {
    expect((await ask('/desk/traces', { origin: inNetwork.url }, 'GET', inNetwork)).status).toBe(404)
    expect((await ask('/config.json', {}, 'GET', inNetwork)).body).toMatchObject({ desk: false })
  })
})

test('an invented student is prepared for the page, in a network too, and for no other site', async () => {
  const prepare = (sub: string, origin: string, of = phone) => ask(`/students/${sub}`, { origin }, 'POST', of)
  for (const each of [phone, inNetwork]) {
    expect(await prepare('elif', each.url, each)).toEqual({ status: 200, body: { created: true } })
    expect(await prepare('..%2felif', each.url, each)).toEqual({ status: 200, body: { created: false } })
    expect((await prepare('elif', 'http://evil.example', each)).status).toBe(403)
    expect((await ask('/students/elif', {}, 'POST', each)).status).toBe(403)
  }
})

describe('the page', () => {
  test('is given for every address within it, and may only ask those that it works with', async () => {
    for (const path of ['/', '/plan', '/a/b?c=d']) {
      const response = await fetch(phone.url + path)
      expect([response.status, await response.text()]).toEqual([200, 'the page'])
      expect(response.headers.get('content-security-policy')).toContain(
        "connect-src 'self' http://127.0.0.1:8080 http://127.0.0.1:8090 http://127.0.0.1:8094;",
      )
      expect(response.headers.get('content-security-policy')).toContain('media-src blob: http://127.0.0.1:8094;')
      expect(response.headers.get('permissions-policy')).toContain('microphone=(self)')
      expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    }
    expect((await fetch(`${phone.url}/missing.js`)).status).toBe(404)
    expect((await fetch(`${phone.url}/`, { method: 'POST' })).status).toBe(405)
  })

  test('is not sent again to a browser that has it', async () => {
    const response = await fetch(`${phone.url}/assets/a.js`, { headers: { 'if-none-match': '"1"' } })
    expect([response.status, await response.text()]).toEqual([304, ''])
    expect(response.headers.get('cache-control')).toBe('immutable')
  })

  test('is given the address of the product', async () => {
    expect(await ask('/config.json')).toEqual({ status: 200, body: { ...options.page, desk: true } })
  })
})
