import { once } from 'node:events'
import { request as ask, createServer, type IncomingMessage } from 'node:http'
import { StringDecoder } from 'node:string_decoder'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createClient } from './index.ts'
import { frame, messageOf, quick, tokenOf } from './test/service.ts'
import { xhrFetch } from './xhr.ts'

/** As React Native has it: text that grows, and no body to read from. */
class Xhr {
  readyState = 0
  status = 0
  responseText = ''
  upload = {}
  onreadystatechange = () => {}
  onprogress = () => {}
  onload = () => {}
  onerror = () => {}
  onabort = () => {}
  private headers: Record<string, string> = {}
  private received: IncomingMessage | undefined
  private sent: ReturnType<typeof ask> | undefined
  private target = { method: '', url: '' }
  private isAborted = false

  open(method: string, url: string) {
    this.target = { method, url }
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  getResponseHeader(name: string) {
    const value = this.received?.headers[name]
    return typeof value === 'string' ? value : null
  }
  abort() {
    this.isAborted = true
    this.sent?.destroy()
    this.onabort()
  }
  send(body?: string) {
    const fail = () => this.isAborted || this.onerror()
    this.sent = ask(this.target.url, { method: this.target.method, headers: this.headers })
    this.sent.on('error', fail)
    this.sent.on('response', (response) => {
      this.received = response
      this.status = response.statusCode ?? 0
      this.readyState = 2
      this.onreadystatechange()
      const decoder = new StringDecoder()
      response.on('data', (bytes) => {
        this.responseText += decoder.write(bytes)
        this.onprogress()
      })
      response.on('error', fail)
      response.on('end', () => this.onload())
    })
    this.sent.end(body)
  }
}

const turnId = 'turn-0'
const message = messageOf({ id: 'u', turnIndex: 0, position: 0, content: 'şş' })
const places: Array<string | undefined> = []
const server = createServer((asked, reply) => {
  if (asked.url === '/api/me') return void reply.writeHead(503, { 'retry-after': '0' }).end()
  places.push(asked.headers['last-event-id']?.toString())
  reply.writeHead(200, { 'content-type': 'text/event-stream' })
  if (places.length === 1) {
    const bytes = Buffer.from(frame(`${turnId}:0`, 'start', { turnId, message }))
    reply.write(bytes.subarray(0, 80))
    setTimeout(() => reply.write(bytes.subarray(80), () => setTimeout(() => asked.socket.destroy(), 5)), 5)
  } else reply.end(frame(`${turnId}:9`, 'error', { error: 'chat failed' }))
})
let url: string
beforeAll(async () => {
  Object.assign(globalThis, { XMLHttpRequest: Xhr })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${Object(server.address()).port}`
})
afterAll(() => {
  Reflect.deleteProperty(globalThis, 'XMLHttpRequest')
  server.close()
})

test('by XMLHttpRequest streams are read as they come and taken up after a break, and failures are typed', async () => {
  const client = createClient({ url, fetch: xhrFetch, timing: quick, token: () => tokenOf('ada') })
  const seen: unknown[] = []
  for await (const event of client.turns.resume(turnId)) seen.push([event.event, event.data])
  expect(seen).toEqual([
    ['start', { turnId, message }],
    ['error', { error: 'chat failed' }],
  ])
  expect(places).toEqual([undefined, `${turnId}:0`])
  await expect(client.me()).rejects.toMatchObject({ failure: { kind: 'unavailable', retryAfterSeconds: 0 } })
  const controller = new AbortController()
  controller.abort()
  const stopped = client.turns.resume(turnId, { signal: controller.signal }).next()
  await expect(stopped).rejects.toMatchObject({ failure: { kind: 'cancelled' } })
})
