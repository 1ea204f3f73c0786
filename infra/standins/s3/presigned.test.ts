import { once } from 'node:events'
import { connect } from 'node:net'
import type { S3Client } from '@aws-sdk/client-s3'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askRaw, clientOf, codeOf, presignGet, presignPut, startTestStorage, upload } from '../test/s3.ts'
import type { Storage } from './server.ts'

let storage: Storage
let s3: S3Client
beforeAll(async () => {
  storage = await startTestStorage()
  s3 = clientOf(storage)
})
afterAll(async () => {
  s3.destroy()
  await storage[Symbol.asyncDispose]()
})

/** Without `new URL`, which would resolve the dots. */
const pathOf = (url: string) => url.slice(storage.url.length)
const statusAndCode = async (answer: Response) => `${answer.status} ${await codeOf(answer)}`

test('an address takes the upload it was made for, and another gives it back', async () => {
  const stored = await upload(await presignPut(s3, 'a/ödev 1.png'))
  expect([stored.status, await stored.text()]).toEqual([200, ''])
  const got = await fetch(await presignGet(s3, 'a/ödev 1.png'))
  expect([got.status, await got.text()]).toEqual([200, 'png'])
  expect(got.headers.get('content-type')).toBe('image/png')
  expect(got.headers.get('etag')).toBe(stored.headers.get('etag'))
})

test('an upload may be sent twice; what was sent last counts', async () => {
  const url = await presignPut(s3, 'twice')
  await upload(url, 'one')
  await upload(url, 'two')
  expect((await storage.object('twice'))?.body.toString()).toBe('two')
})

test('an address may say how its answer is to be named', async () => {
  await storage.put('named', 'x')
  const asked = async (disposition: string) => fetch(await presignGet(s3, 'named', { disposition }))
  const good = 'attachment; filename="x.png"'
  expect((await asked(good)).headers.get('content-disposition')).toBe(good)
  expect(await statusAndCode(await asked('attachment; filename="ş.png"'))).toBe('400 InvalidArgument')
  const address = await presignGet(s3, 'named')
  expect(await statusAndCode(await fetch(`${address}&response-content-disposition=inline`))).toBe(
    '403 SignatureDoesNotMatch',
  )
})

const tampered: Array<[what: string, send: (url: string) => Promise<Response>]> = [
  ['a longer body', (url) => upload(url, 'pngs')],
  ['a shorter body', (url) => upload(url, 'pn')],
  ['no body', (url) => upload(url, '')],
  ['another type', (url) => upload(url, 'png', 'text/html')],
  ['a longer type', (url) => upload(url, 'png', 'image/png; charset=utf-8')],
  ['no type', (url) => fetch(url, { method: 'PUT', body: Buffer.from('png') })],
  ['another key', (url) => upload(url.replace('tampered', 'tampered2'))],
  ['another method', (url) => fetch(url)],
  ['one more digit', (url) => upload(`${url}0`)],
  ['another signature', (url) => upload(url.replace(/X-Amz-Signature=\w+/, `X-Amz-Signature=${'0'.repeat(64)}`))],
  ['a longer life', (url) => upload(url.replace('X-Amz-Expires=60', 'X-Amz-Expires=6000'))],
  ['fewer signed headers', (url) => upload(url.replace('content-length%3B', ''), 'longer')],
  ['metadata in the address', (url) => upload(`${url}&x-amz-meta-student=x`)],
]
test.for(tampered)('%s does not match the signature, and nothing is stored', async ([, send]) => {
  expect(await statusAndCode(await send(await presignPut(s3, 'tampered')))).toBe('403 SignatureDoesNotMatch')
  expect(storage.keys().filter((key) => key.startsWith('tampered'))).toEqual([])
})

test('a header x-amz- beside the address is refused', async () => {
  const headers = { 'content-type': 'image/png', 'x-amz-meta-student': 'x' }
  const answer = await fetch(await presignPut(s3, 'beside'), { method: 'PUT', body: 'png', headers })
  expect(await statusAndCode(answer)).toBe('403 AccessDenied')
})

test('an address ends with its time', async () => {
  const signingDate = new Date(Date.now() - 61_000)
  expect(await statusAndCode(await upload(await presignPut(s3, 'late', { signingDate })))).toBe('403 AccessDenied')
  const answer = await fetch(await presignGet(s3, 'late', { signingDate }))
  expect(await answer.text()).toContain('<Message>Request has expired</Message>')
  expect((await upload(await presignPut(s3, 'early', { signingDate, expiresIn: 120 }))).status).toBe(200)
})

test('without a signature nothing is read or written', async () => {
  await storage.put('private', 'x')
  for (const method of ['GET', 'PUT', 'DELETE']) {
    const answer = await fetch(`${storage.url}/media/private`, { method })
    expect(await statusAndCode(answer)).toBe('403 AccessDenied')
  }
  expect((await fetch(`${storage.url}/media/private`, { method: 'HEAD' })).status).toBe(403)
  expect((await fetch(`${storage.url}/health`)).status).toBe(200)
})

test.for(['..', '../../x', 'a/../b', 'a//b', './.', 'a+b', '100%', 'ğ ş'])('%j is a key of its own', async (key) => {
  const headers = { 'content-type': 'image/png', 'content-length': '3' }
  const put = await askRaw(storage.url, pathOf(await presignPut(s3, key)), { method: 'PUT', headers, body: 'png' })
  expect(put.status).toBe(200)
  expect(storage.keys()).toContain(key)
  expect(await askRaw(storage.url, pathOf(await presignGet(s3, key)))).toEqual({ status: 200, text: 'png' })
})

test('what `..` would lead to is not what was signed', async () => {
  const path = pathOf(await presignGet(s3, 'folder/../secret'))
  await storage.put('secret', 'x')
  expect((await askRaw(storage.url, path)).status).toBe(404)
  expect((await askRaw(storage.url, path.replace('folder/../', ''))).status).toBe(403)
})

test.for(['/media/%', '/media/%ff', '/media/x?a=%zz'])('the address %s cannot be read', async (path) => {
  const { status, text } = await askRaw(storage.url, path)
  expect([status, /<Code>(\w+)/.exec(text)?.[1]]).toEqual([400, 'InvalidURI'])
})

/** Sends the bytes and says what came back until the other side closed. */
async function exchange(bytes: string): Promise<string> {
  const { hostname, port } = new URL(storage.url)
  const socket = connect(Number(port), hostname)
  let text = ''
  socket.on('data', (data) => {
    text += data
  })
  socket.on('error', () => {})
  socket.end(bytes)
  await once(socket, 'close')
  return text
}

const head = (url: string, headers: string[]) =>
  [`PUT ${pathOf(url)} HTTP/1.1`, `host: ${new URL(url).host}`, 'content-type: image/png', ...headers, '', ''].join(
    '\r\n',
  )

test('an upload that ends too early stores nothing, and others go on', async () => {
  const url = await presignPut(s3, 'short')
  await exchange(`${head(url, ['content-length: 3'])}pn`)
  expect(storage.keys()).not.toContain('short')
  expect((await upload(url)).status).toBe(200)
})

test('bytes beyond the length are not of the upload', async () => {
  await exchange(`${head(await presignPut(s3, 'long'), ['content-length: 3'])}pngs`)
  expect((await storage.object('long'))?.body.toString()).toBe('png')
})

test('an upload in chunks, whose length nobody knows, does not match the signature', async () => {
  const chunked = head(await presignPut(s3, 'chunked'), ['transfer-encoding: chunked'])
  expect(await exchange(`${chunked}3\r\npng\r\n0\r\n\r\n`)).toContain('<Code>SignatureDoesNotMatch</Code>')
  expect(storage.keys()).not.toContain('chunked')
})

test('the refusal of a large upload reaches its sender', async () => {
  const body = Buffer.alloc(20 * 1024 * 1024)
  expect(await statusAndCode(await upload(await presignPut(s3, 'much'), body))).toBe('403 SignatureDoesNotMatch')
  expect((await upload(await presignPut(s3, 'much', { length: body.length }), body)).status).toBe(200)
  expect((await storage.object('much'))?.body.equals(body)).toBe(true)
})
