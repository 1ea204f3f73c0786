import { expect, test } from 'vitest'
import { authenticate } from './authenticate.ts'
import { readRequest } from './received.ts'

// The requests that AWS publishes with their signatures, in "Signature Calculations for the Authorization Header" and
// "Authenticating Requests: Using Query Parameters".
const identity = {
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
}
const scope = 'AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request'
const emptyHash = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'
const putHash = '44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072'
const signedAt = Date.UTC(2013, 4, 24)

type Example = {
  method?: string
  target: string
  headers?: Record<string, string>
  hash?: string
  signature: string
}

const get: Example = {
  target: '/test.txt',
  headers: { range: 'bytes=0-9' },
  signature: 'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
}
const put: Example = {
  method: 'PUT',
  target: '/test%24file.text',
  headers: { date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' },
  hash: putHash,
  signature: '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
}
const lifecycle: Example = {
  target: '/?lifecycle',
  signature: 'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
}
const list: Example = {
  target: '/?max-keys=2&prefix=J',
  signature: '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
}

const host = { host: 'examplebucket.s3.amazonaws.com' }
const distinct = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value]]))

function signedByHeader({ method = 'GET', target, headers = {}, hash = emptyHash, signature }: Example) {
  const all = { ...host, 'x-amz-date': '20130524T000000Z', 'x-amz-content-sha256': hash, ...headers }
  const names = Object.keys(all).toSorted().join(';')
  const authorization = `AWS4-HMAC-SHA256 Credential=${scope},SignedHeaders=${names},Signature=${signature}`
  return readRequest({ method, target, headers: distinct({ ...all, authorization }) })
}

test.for([get, put, lifecycle, list])("AWS's own signature of $method $target is the one calculated", (example) => {
  expect(authenticate(signedByHeader(example), identity, signedAt)).toBe(example.hash ?? emptyHash)
})

const presigned =
  `/test.txt?X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Credential=${encodeURIComponent(scope)}` +
  '&X-Amz-Date=20130524T000000Z&X-Amz-Expires=86400&X-Amz-SignedHeaders=host' +
  '&X-Amz-Signature=aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404'
const readPresigned = (target = presigned, headers: Record<string, string> = host, method = 'GET') =>
  readRequest({ method, target, headers: distinct(headers) })

test('an address is decoded once, a plus being a blank, and nothing in it is resolved', () => {
  const { bucket, key, query } = readRequest({ method: 'GET', target: '/media/a+b/%252e/..//c?x=1+%2B&y', headers: {} })
  expect({ bucket, key, query }).toEqual({
    bucket: 'media',
    key: 'a b/%2e/..//c',
    query: [
      ['x', '1 +'],
      ['y', ''],
    ],
  })
})

test("AWS's own presigned address is good until it expires", () => {
  const until = signedAt + 86_400_000
  expect(authenticate(readPresigned(), identity, until - 1)).toBeUndefined()
  expect(() => authenticate(readPresigned(), identity, until)).toThrow('Request has expired')
})

test.for([
  ['another key', readPresigned(presigned.replace('test', 'tesT'))],
  ['another method', readPresigned(presigned, host, 'HEAD')],
  ['another host', readPresigned(presigned, { host: 'otherbucket.s3.amazonaws.com' })],
  ['a longer life', readPresigned(presigned.replace('86400', '86401'))],
  ['one more parameter', readPresigned(`${presigned}&response-content-type=text%2Fhtml`)],
  ['another digit', readPresigned(presigned.replace('d404', 'd405'))],
  ['a digit less', readPresigned(presigned.slice(0, -1))],
  ['another range', signedByHeader({ ...get, headers: { range: 'bytes=0-99' } })],
  ['another order of the query', signedByHeader({ ...list, target: '/?max-keys=2&prefix=K' })],
] as const)('%s does not match the signature', ([, received]) => {
  expect(() => authenticate(received, identity, signedAt)).toThrow(
    expect.objectContaining({ code: 'SignatureDoesNotMatch', status: 403 }),
  )
})

test('the canonical request is by the decoded address, in any order of the query', () => {
  const reordered = { ...list, target: '/?prefix=%4a&max-keys=2' }
  expect(authenticate(signedByHeader(reordered), identity, signedAt)).toBe(emptyHash)
})

test.for([
  [presigned.replace('86400', '604801'), 'AuthorizationQueryParametersError', 400],
  [presigned.replace('86400', '-1'), 'AuthorizationQueryParametersError', 400],
  [presigned.replace('86400', 'soon'), 'AuthorizationQueryParametersError', 400],
  [presigned.replace('us-east-1', 'eu-central-1'), 'AuthorizationQueryParametersError', 400],
  [presigned.replace('%2Fs3%2F', '%2Fsqs%2F'), 'AuthorizationQueryParametersError', 400],
  [presigned.replace('%2F20130524', '%2F20130523'), 'AuthorizationQueryParametersError', 400],
  [presigned.replace('20130524T', '20139924T'), 'AuthorizationQueryParametersError', 400],
  [presigned.replaceAll('20130524', '20130230'), 'AuthorizationQueryParametersError', 400],
  [presigned.replace(/&X-Amz-Date=\w+/, ''), 'AuthorizationQueryParametersError', 400],
  [presigned.replace(/X-Amz-Algorithm=[^&]+&/, ''), 'AuthorizationQueryParametersError', 400],
  [presigned.replace('AKIA', 'AKIB'), 'InvalidAccessKeyId', 403],
  [presigned.replace('SignedHeaders=host', 'SignedHeaders=date'), 'AccessDenied', 403],
  [`${presigned}&X-Amz-Security-Token=x`, 'InvalidToken', 400],
  ['/test.txt', 'AccessDenied', 403],
] as const)('%s is refused as %s', ([target, code, status]) => {
  expect(() => authenticate(readPresigned(target), identity, signedAt)).toThrow(
    expect.objectContaining({ code, status }),
  )
})

test('an address of the future is not valid yet', () => {
  expect(() => authenticate(readPresigned(), identity, signedAt - 15 * 60_000 - 1)).toThrow('not valid yet')
  expect(authenticate(readPresigned(), identity, signedAt - 15 * 60_000)).toBeUndefined()
})

test('a header x-amz- that was not signed is refused', () => {
  const received = readPresigned(presigned, { ...host, 'x-amz-meta-added': 'later' })
  expect(() => authenticate(received, identity, signedAt)).toThrow(
    expect.objectContaining({ code: 'AccessDenied', details: { HeadersNotSigned: 'x-amz-meta-added' } }),
  )
})

test('a signed header that is missing does not match, whatever it would have been', () => {
  const { range: _range, ...headers } = signedByHeader(get).headers
  expect(() => authenticate({ ...signedByHeader(get), headers }, identity, signedAt)).toThrow(
    expect.objectContaining({ code: 'SignatureDoesNotMatch' }),
  )
})

test.for([-15 * 60_000 - 1, 15 * 60_000 + 1])('a signed header is refused %d ms from its time', (offset) => {
  expect(() => authenticate(signedByHeader(get), identity, signedAt + offset)).toThrow(
    expect.objectContaining({ code: 'RequestTimeTooSkewed', status: 403 }),
  )
})

test.for([
  ['authorization', 'Bearer x', 'InvalidRequest'],
  ['authorization', 'AWS4-HMAC-SHA256 nothing', 'AuthorizationHeaderMalformed'],
  [
    'authorization',
    `AWS4-HMAC-SHA256 Credential=${scope}/more,SignedHeaders=host,Signature=0`,
    'AuthorizationHeaderMalformed',
  ],
  ['x-amz-date', 'today', 'AccessDenied'],
  ['x-amz-date', '20130525T000000Z', 'AuthorizationHeaderMalformed'],
] as const)('%s: %s is refused as %s', ([name, value, code]) => {
  const { headers, ...rest } = signedByHeader(get)
  const received = { ...rest, headers: { ...headers, [name]: [value] } }
  expect(() => authenticate(received, identity, signedAt)).toThrow(expect.objectContaining({ code }))
})

test('a request without the hash of its body, and one signed twice, are refused', () => {
  const { headers, ...rest } = signedByHeader(get)
  const { 'x-amz-content-sha256': _hash, ...hashless } = headers
  expect(() => authenticate({ ...rest, headers: hashless }, identity, signedAt)).toThrow(
    expect.objectContaining({ code: 'InvalidRequest' }),
  )
  const twice = { ...readPresigned(), headers }
  expect(() => authenticate(twice, identity, signedAt)).toThrow(expect.objectContaining({ code: 'InvalidArgument' }))
})
