import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLine, type Line } from './page/desk/line.ts'

const traceId = 'a'.repeat(32)
/** A token is where it is cut. */
const large = `{"text":"${'x'.repeat(19_950)}","token":"${'secret'.repeat(200)}"}`
let server: Server
let url: string
/** The streams that are open, oldest first. */
const streams: ServerResponse[] = []
beforeAll(async () => {
  server = createServer((request, response) => {
    response.setHeader('x-trace-id', traceId)
    const json = { 'content-type': 'application/json' }
    if (request.url === '/large') return void response.writeHead(200, json).end(large)
    if (request.url !== '/stream') return void response.writeHead(201, json).end('{"token":"secret","ok":true}')
    response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders()
    streams.push(response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address() as AddressInfo
  url = `http://127.0.0.1:${address.port}`
})
afterAll(() => {
  server.close()
  server.closeAllConnections()
})

const get = (line: Line, path: string) =>
  line.fetch(url + path, { method: 'GET', headers: {}, signal: new AbortController().signal })
const openStream = async (line: Line) => {
  const reader = (await get(line, '/stream')).body?.getReader()
  const stream = streams.at(-1)
  if (!reader || !stream) throw new Error('there is no stream')
  return { reader, stream }
}

test('requests are seen with their status, their trace and their end', async () => {
  const line = createLine('Telefon 1')
  const changed = new Promise<void>((resolve) => line.subscribe(resolve))
  await (await get(line, '/api/me?a=b')).text()
  await changed
  const [exchange] = line.entries()
  expect(exchange).toMatchObject({ method: 'GET', path: '/api/me?a=b', status: 201, traceId, failure: undefined })
  expect(exchange?.totalMs).toBeGreaterThanOrEqual(exchange?.headMs ?? Number.POSITIVE_INFINITY)
  expect(line.entries()).toBe(line.entries())
})

test('headers and bodies are seen, and no token', async () => {
  const line = createLine('Telefon 1')
  const headers = { authorization: 'Bearer secret', 'content-type': 'application/json' }
  const body = '{"token":"secret","platform":"ios"}'
  const answer = await line.fetch(`${url}/api/devices`, {
    method: 'POST',
    headers,
    body,
    signal: new AbortController().signal,
  })
  const reader = answer.body?.getReader()
  while (!(await reader?.read())?.done);
  await (await get(line, '/large')).text()
  const [exchange, cut] = line.entries()
  expect(exchange).toMatchObject({
    url: `${url}/api/devices`,
    requestHeaders: [
      ['authorization', 'Bearer •••'],
      ['content-type', 'application/json'],
    ],
    requestBody: { text: '{"token":"•••","platform":"ios"}', isCut: false },
    responseBody: { text: '{"token":"•••","ok":true}', isCut: false },
  })
  expect(exchange?.responseHeaders).toContainEqual(['x-trace-id', traceId])
  expect([cut?.responseBody?.isCut, (cut?.responseBody?.text.length ?? 0) <= 20_000]).toEqual([true, true])
  expect(JSON.stringify(line.entries())).not.toContain('secret')
})

test('what the phone closes itself does not count as failed', async () => {
  const line = createLine('Telefon 1')
  const closing = new AbortController()
  const answer = await line.fetch(`${url}/stream`, { method: 'GET', headers: {}, signal: closing.signal })
  const reading = answer.body?.getReader().read()
  closing.abort()
  await expect(reading).rejects.toThrow()
  const asked = { method: 'GET', headers: {}, signal: closing.signal }
  await expect(line.fetch(`${url}/api/me`, asked)).rejects.toThrow()
  const ends = line.entries().map(({ isClosed, failure }) => ({ isClosed, failure }))
  expect(ends).toEqual(Array(2).fill({ isClosed: true, failure: undefined }))
})

test('the events of a stream are seen, wherever it is split', async () => {
  const line = createLine('Telefon 1')
  const { reader, stream } = await openStream(line)
  for (const part of [
    'id: 1:0\nevent: start\nda',
    'ta: {"ş":1}\n\n: a comment\n\nid: 1:1\nevent: chunk\ndata: x: y\n\n',
  ]) {
    stream.write(part)
    await reader.read()
  }
  expect(line.entries()[0]?.events).toMatchObject([
    { id: '1:0', event: 'start', data: '{"ş":1}' },
    { id: '1:1', event: 'chunk', data: 'x: y' },
  ])
})

test('without a network open streams break and requests fail, until it is back', async () => {
  const line = createLine('Telefon 1')
  const { reader } = await openStream(line)
  const reading = reader.read()
  let timesBack = 0
  line.onBack(() => {
    timesBack += 1
  })
  line.cut()
  await expect(reading).rejects.toThrow(TypeError)
  await expect(get(line, '/api/me')).rejects.toThrow(TypeError)
  expect([line.isCut(), timesBack]).toEqual([true, 0])
  line.restore()
  expect([line.isCut(), timesBack, (await get(line, '/api/me')).status]).toEqual([false, 1, 201])
  expect(line.entries().map(({ failure }) => failure !== undefined)).toEqual([true, true, false])
})

test('of many requests and events the newest are kept', async () => {
  const line = createLine('Telefon 1')
  const { reader, stream } = await openStream(line)
  stream.write('event: chunk\ndata: 1\n\n'.repeat(250))
  for (let seen = 0; seen < 250; seen = line.entries()[0]?.eventCount ?? 0) await reader.read()
  expect([line.entries()[0]?.events.length, line.entries()[0]?.events[0]?.key]).toEqual([100, 151])
  line.cut()
  for (let i = 0; i < 160; i += 1) await get(line, `/${i}`).catch(() => {})
  expect([line.entries().length, line.entries().at(-1)?.path]).toEqual([150, '/159'])
})
