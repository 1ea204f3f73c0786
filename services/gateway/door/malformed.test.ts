import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { badClientHandler } from './malformed.ts'

const head = 'POST / HTTP/1.1\r\nHost: gateway\r\nContent-Length: 2\r\n\r\n'

/** What a client gets whose request has begun, whatever comes next. */
async function answerAfter(next: (write: (bytes: string) => void) => void): Promise<string> {
  const server = createServer({ requestTimeout: 200, headersTimeout: 200, connectionsCheckingInterval: 50 })
  server.on('clientError', badClientHandler({ has: () => false }, 200))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1')
  client.write(head)
  await once(server, 'request')
  next((bytes) => client.write(bytes))
  const answer = await text(client)
  server.close()
  return answer
}

test('a request whose rest does not come in time came too slowly', async () => {
  const answer = await answerAfter(() => {})
  expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
  expect(answer).toContain('the request came too slowly')
})

test('a request that was there while the gateway stood still may be sent again', async () => {
  const answer = await answerAfter((write) => {
    write('{}')
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 3_200)
  })
  expect(answer).toMatch(/^HTTP\/1\.1 503 Service Unavailable\r\n/)
  expect(answer).toContain('\r\nretry-after: 1\r\n')
  expect(answer.endsWith('{"error":"unavailable"}')).toBe(true)
})
