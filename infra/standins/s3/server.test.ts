import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askRaw, codeOf, keys, startTestStorage } from '../test/s3.ts'
import type { Storage } from './server.ts'
import { canonicalRequest, sign, stringToSign, uriEncode } from './signing.ts'

const page = 'http://localhost:8095'
let storage: Storage
beforeAll(async () => {
  storage = await startTestStorage({ corsOrigins: [page] })
})
afterAll(() => storage[Symbol.asyncDispose]())

type Signed = {
  method?: string
  key?: string
  query?: Array<[string, string]>
  headers?: Record<string, string>
  /** Signed, but not sent. */
  withheld?: Record<string, string>
  /** What is signed as the body, and what is sent. */
  hash?: string
  body?: string
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** Requests that no client makes, signed rightly. */
function askSigned({
  method = 'PUT',
  key = '',
  query = [],
  headers = {},
  withheld = {},
  body = '',
  hash = sha256(body),
}: Signed) {
  const timestamp = new Date().toISOString().replace(/[-:]|\.\d{3}/g, '')
  const scope = { day: timestamp.slice(0, 8), region: 'us-east-1', service: 's3' }
  const { host } = new URL(storage.url)
  const all = { host, 'x-amz-date': timestamp, 'x-amz-content-sha256': hash, ...headers }
  const signed = { ...all, ...withheld }
  const path = `/media/${key}`
  const canonical = canonicalRequest({
    method,
    path,
    query,
    headers: Object.entries(signed).map(([name, value]) => [name, [value]]),
    payloadHash: hash,
  })
  const signature = sign(stringToSign(canonical, timestamp, scope), keys.secretAccessKey, scope)
  const authorization = [
    `AWS4-HMAC-SHA256 Credential=${keys.accessKeyId}/${scope.day}/us-east-1/s3/aws4_request`,
    `SignedHeaders=${Object.keys(signed).toSorted().join(';')}`,
    `Signature=${signature}`,
  ].join(', ')
  const target = `${path}?${query.map(([name, value]) => `${uriEncode(name)}=${uriEncode(value)}`).join('&')}`
  return askRaw(storage.url, target, { method, headers: { ...all, authorization }, body })
}

const length = (body: string) => ({ 'content-length': String(Buffer.byteLength(body)) })
const code = (text: string) => /<Code>(\w+)<\/Code>/.exec(text)?.[1] ?? text

test('a body other than the signed one is refused', async () => {
  const answer = await askSigned({ key: 'hash', body: 'sent', hash: sha256('signed'), headers: length('sent') })
  expect([answer.status, code(answer.text)]).toEqual([400, 'XAmzContentSHA256Mismatch'])
  expect(storage.keys()).not.toContain('hash')
  const unsigned = { key: 'hash', body: 'sent', hash: 'UNSIGNED-PAYLOAD', headers: length('sent') }
  expect((await askSigned(unsigned)).status).toBe(200)
})

test.for([
  [
    'an upload without its length',
    { key: 'x', body: 'x', headers: { 'transfer-encoding': 'chunked' } },
    411,
    'MissingContentLength',
  ],
  [
    'an upload of 64 MiB and a byte',
    { key: 'x', hash: 'UNSIGNED-PAYLOAD', headers: { 'content-length': String(64 * 1024 * 1024 + 1) } },
    400,
    'EntityTooLarge',
  ],
  [
    'signed chunks',
    { key: 'x', hash: 'STREAMING-UNSIGNED-PAYLOAD-TRAILER', headers: length('') },
    501,
    'NotImplemented',
  ],
  ['chunks of AWS', { key: 'x', headers: { ...length(''), 'content-encoding': 'aws-chunked' } }, 501, 'NotImplemented'],
  ['a word for a hash', { key: 'x', hash: 'none', headers: length('') }, 400, 'InvalidArgument'],
  [
    'an If-None-Match with a tag',
    { key: 'x', headers: { ...length(''), 'if-none-match': '"x"' } },
    501,
    'NotImplemented',
  ],
  [
    'a storage class',
    { key: 'x', headers: { ...length(''), 'x-amz-storage-class': 'GLACIER' } },
    501,
    'NotImplemented',
  ],
  ['an unknown parameter', { method: 'GET', key: 'x', query: [['acl', '']] }, 501, 'NotImplemented'],
  ['an upload by form', { method: 'POST', key: 'x' }, 501, 'NotImplemented'],
  [
    'a condition on time',
    { method: 'GET', key: 'there', headers: { 'if-modified-since': new Date(0).toUTCString() } },
    501,
    'NotImplemented',
  ],
] satisfies Array<[string, Signed, number, string]>)('%s is refused', async ([, request, status, expected]) => {
  await storage.put('there', 'x')
  const answer = await askSigned(request)
  expect([answer.status, code(answer.text)]).toEqual([status, expected])
  expect(storage.keys()).not.toContain('x')
})

test('a signed header that is missing is not like an empty one', async () => {
  await storage.put('there', 'x')
  const answer = await askSigned({ method: 'GET', key: 'there', withheld: { 'x-custom': '' } })
  expect([answer.status, code(answer.text)]).toEqual([403, 'SignatureDoesNotMatch'])
  expect((await askSigned({ method: 'GET', key: 'there', headers: { 'x-custom': '' } })).text).toBe('x')
})

test('a request that turns out too long is refused', async () => {
  const body = `<Delete>${' '.repeat(2 * 1024 * 1024)}</Delete>`
  const headers = { ...md5(body), 'transfer-encoding': 'chunked' }
  const answer = await askSigned({ method: 'POST', query: [['delete', '']], body, headers })
  expect([answer.status, code(answer.text)]).toEqual([400, 'MaxMessageLengthExceeded'])
})

const deletion = (body: string, headers: Record<string, string> = {}) =>
  askSigned({ method: 'POST', query: [['delete', '']], body, headers: { ...length(body), ...headers } })
const md5 = (body: string) => ({ 'content-md5': createHash('md5').update(body).digest('base64') })

test('a deletion of many needs a checksum, of any kind', async () => {
  const body = '<?xml version="1.0"?>\n<Delete><Object><Key>a</Key></Object></Delete>'
  expect(code((await deletion(body)).text)).toBe('InvalidRequest')
  expect(code((await deletion(body, md5('other'))).text)).toBe('BadDigest')
  expect((await deletion(body, md5(body))).status).toBe(200)
  const sha = createHash('sha256').update(body).digest('base64')
  expect((await deletion(body, { 'x-amz-checksum-sha256': sha })).status).toBe(200)
})

test.for([
  '',
  'no xml',
  '<Delete>',
  '<Delete/>',
  '<Delete></Delete>',
  '<Delete><Object><Key></Key></Object></Delete>',
  '<Delete><Object><Key>a</Object></Key></Delete>',
  '<Delete><Object><Key>a</Key></Object></Delete><Delete/>',
  '<Delete><Object><Key>&lol;</Key></Object></Delete>',
  '<Delete><Object><Key>&#0;</Key></Object></Delete>',
  '<Delete><Object><Key>a & b</Key></Object></Delete>',
  '<!DOCTYPE Delete [<!ENTITY lol "lol">]><Delete><Object><Key>&lol;</Key></Object></Delete>',
  '<Delete><!-- all --><Object><Key>a</Key></Object></Delete>',
  '<Delete><Everything/><Object><Key>a</Key></Object></Delete>',
  '<Remove><Object><Key>a</Key></Object></Remove>',
])('%j does not delete', async (body) => {
  await storage.put('a', 'x')
  const answer = await deletion(body, md5(body))
  expect([answer.status, code(answer.text)]).toEqual([400, 'MalformedXML'])
  expect(storage.keys()).toContain('a')
})

test('references, attributes and blanks of XML are read', async () => {
  await storage.put(`<&>"'ğ😀\r`, 'x')
  const body =
    '<Delete xmlns="http://s3.amazonaws.com/doc/2006-03-01/" >\n <Quiet>true</Quiet>\n <Object a=\'1\'>' +
    '<Key>&lt;&amp;&gt;&quot;&apos;&#287;&#x1F600;&#13;</Key></Object >\n</Delete>\n'
  expect((await deletion(body, md5(body))).status).toBe(200)
  expect(storage.keys()).not.toContain(`<&>"'ğ😀\r`)
})

test('an error names what was asked, and the request', async () => {
  const answer = await fetch(`${storage.url}/media/a%26b?x=1`)
  expect(answer.headers.get('content-type')).toBe('application/xml')
  expect(await answer.text()).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>AccessDenied</Code><Message>Access Denied</Message>' +
      `<Resource>/media/a%26b</Resource><RequestId>${answer.headers.get('x-amz-request-id')}</RequestId></Error>`,
  )
})

const preflight = (headers: Record<string, string>) => fetch(`${storage.url}/media/x`, { method: 'OPTIONS', headers })

test('a page of an allowed origin may upload and read', async () => {
  const asked = {
    origin: page,
    'access-control-request-method': 'PUT',
    'access-control-request-headers': 'content-type',
  }
  const allowed = await preflight(asked)
  expect(allowed.status).toBe(200)
  expect(Object.fromEntries(allowed.headers)).toMatchObject({
    'access-control-allow-origin': page,
    'access-control-allow-methods': 'GET, PUT, HEAD',
    'access-control-allow-headers': 'content-type',
    'access-control-expose-headers': 'ETag',
  })
  // Refusals too are for the page to read.
  const answer = await fetch(`${storage.url}/media/x`, { headers: { origin: page } })
  expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([403, page])
})

test.for([
  [{ origin: 'http://evil.example', 'access-control-request-method': 'PUT' }, 'AccessForbidden'],
  [{ origin: page, 'access-control-request-method': 'DELETE' }, 'AccessForbidden'],
  [
    { origin: page, 'access-control-request-method': 'PUT', 'access-control-request-headers': 'x-amz-acl' },
    'AccessForbidden',
  ],
  [{ origin: page }, 'BadRequest'],
] as const)('a preflight with %j is refused', async ([headers, expected]) => {
  const answer = await preflight(headers)
  expect(await codeOf(answer)).toBe(expected)
  if (expected === 'AccessForbidden') expect(answer.headers.get('access-control-allow-origin')).toBeNull()
})
