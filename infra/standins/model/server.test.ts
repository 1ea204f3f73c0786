import { once } from 'node:events'
import { request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Model, startModel } from './server.ts'

let model: Model
beforeAll(async () => {
  model = await startModel()
})
afterAll(() => model[Symbol.asyncDispose]())

const headers = { authorization: 'Bearer x', 'content-type': 'application/json' }
const post = (body: unknown, init: RequestInit = {}) =>
  fetch(`${model.url}/chat/completions`, { method: 'POST', headers, body: JSON.stringify(body), ...init })
const asking = (content: string, rest: object = {}) => ({ model: 'm', messages: [{ role: 'user', content }], ...rest })

test('the stream is framed as the real one', async () => {
  const answer = await post(asking('!say a"b', { stream: true }))
  expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  const events = (await answer.text()).replaceAll(/"id":"[^"]+"|"created":\d+/g, '…').split('\n\n')
  const chunk = (delta: string, finish = 'null') =>
    'data: {…,"object":"chat.completion.chunk",…,"model":"m","service_tier":"default","system_fingerprint":"fp_standin",' +
    `"choices":[{"index":0,"delta":${delta},"logprobs":null,"finish_reason":${finish}}]}`
  expect(events).toEqual([
    chunk('{"role":"assistant","content":"","refusal":null}'),
    chunk('{"content":"a\\"b"}'),
    chunk('{}', '"stop"'),
    'data: [DONE]',
    '',
  ])
})

test.each(['closed', 'malformed', 'error'])('an answer that is to break off (%s) has no end', async (kind) => {
  const words = asking(`!say bir iki üç dört\n!fault ${kind} 2`, { stream: true })
  const gone = new AbortController()
  const answer = await post(words, { signal: gone.signal })
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  while (!/iki/.test(text) || (kind !== 'closed' && !/con$|"error"/m.test(text))) text += (await reader?.read())?.value
  expect(text).not.toMatch(/üç|"stop"/)
  gone.abort()
})

test('without a bearer it answers 401, and unknown addresses are 404', async () => {
  const refused = await post(asking('x'), { headers: {} })
  expect(refused.status).toBe(401)
  expect(refused.headers.get('x-request-id')).toMatch(/^req_/)
  expect(await refused.json()).toMatchObject({ error: { type: 'invalid_request_error', param: null, code: null } })
  expect((await fetch(`${model.url}/nothing`, { headers })).status).toBe(404)
  expect((await fetch(model.url.replace('/v1', '/health'))).status).toBe(200)
})

const call = { id: 'c1', type: 'function', function: { name: 'a', arguments: '{}' } }
const called = { role: 'assistant', content: null, tool_calls: [call] }
const user = { role: 'user', content: 'x' }
test.for([
  [{}, 'model'],
  [{ model: 'm' }, 'messages'],
  [{ model: 'm', messages: [] }, 'messages'],
  [{ model: 'm', messages: [{ role: 'robot', content: 'x' }] }, 'messages[0].role'],
  [{ model: 'm', messages: [{ role: 'tool', tool_call_id: 'c1', content: 'x' }] }, 'messages[0].role'],
  [{ model: 'm', messages: [user, called] }, 'messages[2].role'],
  [{ model: 'm', messages: [user, called, user] }, 'messages[2].role'],
  [asking('x', { stream_options: { include_usage: true } }), 'stream_options'],
  [asking('x', { tools: [{ type: 'function', function: { name: 'a b' } }] }), 'tools[0].function.name'],
  [asking('x', { temperature: 3 }), 'temperature'],
  [
    { model: 'm', messages: [{ role: 'user', content: [{ type: 'image_url', image_url: { url: 'file:///x' } }] }] },
    'messages[0].content',
  ],
] as const)('%j is refused because of %s', async ([body, param]) => {
  const answer = await post(body)
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ error: { param: expect.stringContaining(param) } })
})

test('a body that is not JSON is a 400', async () => {
  expect((await post(undefined, { body: '{"model"' })).status).toBe(400)
})

test('!first and !delay take their time', async () => {
  const started = performance.now()
  await (await post(asking('!tokens 5\n!delay 10\n!first 50', { stream: true }))).text()
  expect(performance.now() - started).toBeGreaterThan(85)
})

test('!hang sends nothing, not even headers', async () => {
  const waiting = post(asking('!hang', { stream: true }), { signal: AbortSignal.timeout(150) })
  await expect(waiting).rejects.toThrow(expect.objectContaining({ name: 'TimeoutError' }))
})

test('!break without a stream drops the connection', async () => {
  await expect(post(asking('!tokens 5\n!break 1\n!delay 1'))).rejects.toThrow('fetch failed')
})

test('disposing ends streams and hanging requests', async () => {
  const other = await startModel()
  const ask = (content: string) =>
    fetch(`${other.url}/chat/completions`, { method: 'POST', headers, body: JSON.stringify(asking(content)) })
  const hanging = ask('!hang').catch(() => 'gone')
  while (other.requests().length === 0) await pause(5)
  await other[Symbol.asyncDispose]()
  expect(await hanging).toBe('gone')
})

test('a reader that does not read is waited for, then gets everything', async () => {
  const [response] = await once(
    request(`${model.url}/chat/completions`, { method: 'POST', headers }).end(
      JSON.stringify(asking('!tokens 20000\n!delay 0', { stream: true })),
    ),
    'response',
  )
  await pause(50)
  let text = ''
  for await (const bytes of response.setEncoding('utf8')) text += bytes
  expect(text.match(/kelime\d/g)).toHaveLength(20_000)
  expect(text.endsWith('data: [DONE]\n\n')).toBe(true)
})
