import { once } from 'node:events'
import { createServer as createHttpServer } from 'node:http'
import { createServer } from 'node:net'
import { Unavailable } from '@yoldas/bus'
import { connectStorage, type Storage } from '@yoldas/chat-engine/clients/storage'
import { newId } from '@yoldas/ids'
import { type Storage as Standin, startStorage } from '@yoldas/standins'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

const keys = { accessKeyId: 'tests', secretAccessKey: 'the secret of the tests' }
const place = { region: 'eu-central-1', bucket: 'attachments' }

let standin: Standin
let storage: Storage
beforeAll(async () => {
  standin = await startStorage({ ...keys, ...place })
  storage = connectStorage({ ...keys, ...place, endpoint: standin.url })
})
afterAll(async () => {
  storage[Symbol.dispose]()
  await standin[Symbol.asyncDispose]()
})

const bytes = Buffer.from('Türev özeti')
const upload = { contentType: 'text/plain', sizeBytes: bytes.length }
const put = (url: string, headers: Record<string, string>, body: Uint8Array = bytes) =>
  fetch(url, { method: 'PUT', headers, body: new Uint8Array(body) })
/** Signed while the clock stood there. */
async function signedAt<Signed>(milliseconds: number, sign: () => Promise<Signed>): Promise<Signed> {
  vi.useFakeTimers({ toFake: ['Date'], now: milliseconds })
  try {
    return await sign()
  } finally {
    vi.useRealTimers()
  }
}

describe('an upload address', () => {
  test('takes what was announced, for 15 minutes', async () => {
    const key = `uploads/${newId()}`
    const before = Date.now()
    const { url, headers, expiresAt } = await storage.signUpload(key, upload)
    expect(headers).toEqual({ 'content-type': 'text/plain' })
    expect(Date.parse(expiresAt) - before).toBeGreaterThan(898_000)
    expect(Date.parse(expiresAt) - before).toBeLessThanOrEqual(900_500)
    expect((await put(url, headers)).status).toBe(200)
    expect(await standin.object(key)).toMatchObject({ body: bytes, contentType: 'text/plain' })
  })

  test.each<[string, (signed: { url: string }) => { url: string; headers?: Record<string, string>; body?: Buffer }]>([
    ['another type', ({ url }) => ({ url, headers: { 'content-type': 'text/html' } })],
    ['more bytes', ({ url }) => ({ url, body: Buffer.concat([bytes, bytes]) })],
    ['fewer bytes', ({ url }) => ({ url, body: bytes.subarray(1) })],
    ['another key', ({ url }) => ({ url: url.replace('uploads', 'media') })],
    ['a longer life', ({ url }) => ({ url: url.replace('X-Amz-Expires=900', 'X-Amz-Expires=9000') })],
    ['another signature', ({ url }) => ({ url: url.replace(/(X-Amz-Signature=)./, '$1x') })],
    [
      'a header of its own',
      ({ url }) => ({ url, headers: { ...{ 'content-type': 'text/plain' }, 'x-amz-acl': 'public-read' } }),
    ],
  ])('does not take %s', async (_name, change) => {
    const key = `uploads/${newId()}`
    const { url, headers = { 'content-type': 'text/plain' }, body } = change(await storage.signUpload(key, upload))
    expect((await put(url, headers, body)).status).toBe(403)
    expect(await standin.object(key)).toBeUndefined()
  })

  test('takes nothing any more once it has expired', async () => {
    const key = `uploads/${newId()}`
    const late = await signedAt(Date.now() - 901_000, () => storage.signUpload(key, upload))
    const last = await signedAt(Date.now() - 870_000, () => storage.signUpload(key, upload))
    expect((await put(late.url, late.headers)).status).toBe(403)
    expect((await put(last.url, last.headers)).status).toBe(200)
  })
})

describe('a read address', () => {
  test('shows an object as it is asked to, whatever it was stored with', async () => {
    const key = `media/${newId()}`
    await standin.put(key, bytes, 'text/html')
    const disposition = `attachment; filename="a b.pdf"; filename*=UTF-8''T%C3%BCrev%20%28%29'.pdf`
    const { url } = await storage.signRead(key, { contentType: 'application/pdf', disposition })
    const response = await fetch(url)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect(response.headers.get('content-disposition')).toBe(disposition)
    expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes)
  })

  test('shows it as nothing else, to nobody else, and for 15 minutes', async () => {
    const key = `media/${newId()}`
    await standin.put(key, bytes)
    const shown = { contentType: 'image/png', disposition: 'inline' }
    const { url } = await storage.signRead(key, shown)
    const { url: expired } = await signedAt(Date.now() - 901_000, () => storage.signRead(key, shown))
    const other = new URL(url)
    other.search = ''
    for (const wrong of [url.replace('image%2Fpng', 'text%2Fhtml'), expired, other.href])
      expect((await fetch(wrong)).status).toBe(403)
    expect((await fetch(url)).status).toBe(200)
    expect((await fetch(url, { method: 'PUT', body: 'x' })).status).toBe(403)
  })

  test('is where phones reach the storage', async () => {
    using elsewhere = connectStorage({
      ...keys,
      ...place,
      endpoint: standin.url,
      publicEndpoint: 'https://files.example:8443',
    })
    const { url } = await elsewhere.signRead('media/a/b', { contentType: 'image/png', disposition: 'inline' })
    expect(url).toMatch(/^https:\/\/files\.example:8443\/attachments\/media\/a\/b\?/)
    expect((await elsewhere.signUpload('uploads/a/b', upload)).url).toMatch(
      /^https:\/\/files\.example:8443\/attachments\//,
    )
    expect(await elsewhere.head('media/a/b')).toBeNull()
  })

  test('of AWS itself names the bucket in its host', async () => {
    using aws = connectStorage({ ...keys, ...place })
    const { url } = await aws.signRead('media/a/b', { contentType: 'image/png', disposition: 'inline' })
    expect(url).toMatch(/^https:\/\/attachments\.s3\.eu-central-1\.amazonaws\.com\/media\/a\/b\?/)
  })
})

describe('an object', () => {
  test('is read whole, in part, or not at all when it is another by now', async () => {
    const key = `uploads/${newId()}`
    expect(await storage.head(key)).toBeNull()
    expect(await storage.read(key)).toBeNull()
    await storage.put(key, bytes, 'text/plain')
    const head = await storage.head(key)
    expect(head).toEqual({ etag: expect.any(String), sizeBytes: bytes.length })
    const { etag } = head ?? { etag: '' }
    expect(await storage.read(key, { etag })).toEqual(bytes)
    expect(await storage.read(key, { etag, firstBytes: 3 })).toEqual(bytes.subarray(0, 3))
    expect(await storage.read(key, { firstBytes: 1000 })).toEqual(bytes)
    await storage.put(key, Buffer.from('other'), 'text/plain')
    expect(await storage.read(key, { etag })).toBeNull()
  })

  test('is copied without the headers that came with it, while it is what was looked at', async () => {
    const [from, to] = [`uploads/${newId()}`, `media/${newId()}`]
    expect(await storage.copy(from, to, { etag: '"x"', contentType: 'text/plain' })).toBe(false)
    const { url, headers } = await storage.signUpload(from, upload)
    const extra = { 'content-encoding': 'gzip', 'content-disposition': 'inline', 'cache-control': 'max-age=1' }
    expect((await put(url, { ...headers, ...extra })).status).toBe(200)
    const { etag } = (await storage.head(from)) ?? { etag: '' }
    expect(await storage.copy(from, to, { etag, contentType: 'text/plain' })).toBe(true)
    const { url: shown } = await storage.signRead(to, { contentType: 'text/plain', disposition: 'attachment' })
    const response = await fetch(shown)
    expect(response.headers.get('content-encoding')).toBeNull()
    expect(response.headers.get('cache-control')).toBeNull()
    expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes)
    await storage.put(from, Buffer.from('other'), 'text/plain')
    expect(await storage.copy(from, to, { etag, contentType: 'text/plain' })).toBe(false)
    expect((await standin.object(to))?.body).toEqual(bytes)
  })

  test('goes with all others under its prefix, however many, and with no other', async () => {
    const [prefix, other] = [`uploads/${newId()}/`, `uploads/${newId()}/a`]
    await Promise.all(Array.from({ length: 1_001 }, (_, i) => standin.put(`${prefix}${i}`, 'x')))
    await standin.put(other, 'x')
    expect(await storage.removePrefix(prefix)).toBe(1_001)
    expect(await storage.removePrefix(prefix)).toBe(0)
    expect(standin.keys().some((key) => key.startsWith(prefix))).toBe(false)
    expect(standin.keys()).toContain(other)
  })
})

describe('a storage is unavailable', () => {
  const everything = (broken: Storage) => [
    broken.head('a'),
    broken.read('a'),
    broken.put('a', bytes, 'text/plain'),
    broken.copy('a', 'b', { etag: '"x"', contentType: 'text/plain' }),
    broken.removePrefix('a'),
    broken.ping(),
  ]
  const expectUnavailable = async (broken: Storage) => {
    for (const result of await Promise.allSettled(everything(broken)))
      expect(result.status === 'rejected' && result.reason).toBeInstanceOf(Unavailable)
  }

  test('that is not there', async () => {
    using broken = connectStorage({ ...keys, ...place, endpoint: 'http://127.0.0.1:1' })
    await expectUnavailable(broken)
  })

  test('that takes every connection and says nothing, within 9 s', async () => {
    const hung = createServer(() => {}).listen(0, '127.0.0.1')
    await once(hung, 'listening')
    const address = hung.address()
    const port = typeof address === 'object' ? address?.port : undefined
    using broken = connectStorage({ ...keys, ...place, endpoint: `http://127.0.0.1:${port}` })
    const started = performance.now()
    await expectUnavailable(broken)
    expect(performance.now() - started).toBeLessThan(9_000)
    hung.close()
  })

  test('that says it removed an object and lists it all the same', async () => {
    const listed = '<ListBucketResult><Contents><Key>a</Key></Contents></ListBucketResult>'
    const server = createHttpServer(({ method }, response) =>
      response.end(method === 'GET' ? listed : '<DeleteResult></DeleteResult>'),
    ).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : undefined
    using broken = connectStorage({ ...keys, ...place, endpoint: `http://127.0.0.1:${port}` })
    await expect(broken.removePrefix('a')).rejects.toThrow(Unavailable)
    server.close()
  })

  test('that knows neither us nor the bucket', async () => {
    using stranger = connectStorage({ ...place, ...keys, secretAccessKey: 'wrong', endpoint: standin.url })
    await expectUnavailable(stranger)
    using astray = connectStorage({ ...keys, ...place, bucket: 'elsewhere', endpoint: standin.url })
    const failing = [astray.read('a'), astray.put('a', bytes, 'text/plain'), astray.removePrefix('a'), astray.ping()]
    for (const result of await Promise.allSettled(failing))
      expect(result.status === 'rejected' && result.reason).toBeInstanceOf(Unavailable)
  })

  test('and what is asked of one that works is answered', () => expect(storage.ping()).resolves.toBeUndefined())
})
