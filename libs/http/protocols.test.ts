import { once } from 'node:events'
import { connect } from 'node:http2'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { serveBoth } from './protocols.ts'

const echo = () =>
  serveBoth(async (request, reply) => {
    if (request.url === '/reset') return reply.reset()
    reply.send(200, { 'x-method': request.method ?? '', connection: 'close' }, await text(request))
  })

/** One request by HTTP/2, with prior knowledge. */
async function askMultiplexed(url: string, path: string, body: string) {
  const session = connect(url)
  const stream = session.request({ ':method': 'POST', ':path': path })
  stream.end(body)
  const [headers] = await once(stream, 'response')
  const answer = { status: headers[':status'], method: headers['x-method'], text: await text(stream) }
  session.destroy()
  return answer
}

test('one port answers both protocols, whatever the size of a request', async () => {
  await using server = await echo()
  for (const body of ['', 'Merhaba', 'x'.repeat(200_000)]) {
    const plain = await fetch(`${server.url}/echo`, { method: 'POST', body })
    expect([plain.status, plain.headers.get('x-method'), await plain.text()]).toEqual([200, 'POST', body])
    expect(await askMultiplexed(server.url, '/echo', body)).toEqual({ status: 200, method: 'POST', text: body })
  }
})

test('an answer is cut off by either, and of HTTP/2 the stream alone', async () => {
  await using server = await echo()
  await expect(fetch(`${server.url}/reset`, { method: 'POST' })).rejects.toThrow('fetch failed')
  const session = connect(server.url)
  const reset = session.request({ ':method': 'POST', ':path': '/reset' })
  const [error] = await once(reset.end(), 'error')
  expect(error).toMatchObject({ code: 'ERR_HTTP2_STREAM_ERROR' })
  const other = session.request({ ':method': 'POST', ':path': '/echo' })
  expect(await text(other.end('still there'))).toBe('still there')
  session.destroy()
})
