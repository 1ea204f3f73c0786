import { afterEach, describe, expect, test } from 'vitest'
import { createClient } from './index.ts'
import {
  type Asked,
  bytesOf,
  json,
  quick,
  type Script,
  scriptedFetch,
  smallService,
  tokenOf,
  until,
} from './test/service.ts'

const never = new Promise<never>(() => {})
const start = (script: Script, timing = {}) =>
  createClient({
    url: 'http://service',
    timing: { ...quick, ...timing },
    token: () => tokenOf('ada'),
    fetch: scriptedFetch(script),
  })

/** JSON in pieces with pauses between them; the last piece does not come where it `hangs`. */
function slowly(text: string, pieces: number, pauseMilliseconds: number, signal: AbortSignal, hangs = false): Response {
  const size = Math.ceil(text.length / pieces)
  let i = 0
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => signal.addEventListener('abort', () => controller.error(new TypeError('aborted'))),
    async pull(controller) {
      await new Promise((resolve) => setTimeout(resolve, pauseMilliseconds))
      if (hangs && i === pieces - 1) return never
      if (signal.aborted) return
      if (i === pieces) return controller.close()
      controller.enqueue(bytesOf(text.slice(i * size, (i + 1) * size)))
      i += 1
    },
  })
  return new Response(body, { headers: { 'content-type': 'application/json', 'x-yoldas': '1' } })
}

const everything = { profile: { text: 'x'.repeat(1000) } }

test('an export takes as long as bytes come, and is asked for once', async () => {
  let asked = 0
  const client = start(
    ({ signal }) => {
      asked += 1
      return slowly(JSON.stringify(everything), 12, 20, signal)
    },
    { request: 100, idle: 150 },
  )
  expect(await client.exportAll()).toEqual(everything)
  expect(asked).toBe(1)
})

test('a body that stops coming ends the call in time, and so does a head that does not come', async () => {
  const stalled = start(({ signal }) => slowly(JSON.stringify(everything), 4, 1, signal, true), { idle: 30 })
  await expect(stalled.exportAll()).rejects.toMatchObject({ failure: { kind: 'timeout' } })
  const silent = start(() => never, { request: 30 })
  await expect(silent.me()).rejects.toMatchObject({ failure: { kind: 'timeout' } })
  const aborting = new AbortController()
  const exporting = start(() => never).exportAll({ signal: aborting.signal })
  aborting.abort()
  await expect(exporting).rejects.toMatchObject({ failure: { kind: 'cancelled' } })
})

test('a fetch that knows no signals, and a body that never ends, hold nothing back', async () => {
  const client = createClient({
    url: 'http://service',
    timing: { ...quick, request: 30, idle: 30 },
    token: () => tokenOf('ada'),
    fetch: async (url) =>
      url.endsWith('/me')
        ? never
        : { status: 400, headers: new Headers({ 'x-yoldas': '1' }), body: null, text: () => never },
  })
  await expect(client.me()).rejects.toMatchObject({ failure: { kind: 'timeout' } })
  await expect(client.history()).rejects.toMatchObject({ failure: { kind: 'timeout' } })
})

test.concurrent.each<[string, Script]>([
  ['does not answer', () => never],
  ['answers as if it were somebody else', () => new Response('<html>', { status: 404 })],
  ['fails', () => Promise.reject(new TypeError('fetch failed'))],
])('a sign-out ends within 5 s though the network %s', async (_name, script) => {
  const client = start(script, { request: 30_000, retryFirst: 2_000, retryMost: 30_000 })
  const since = performance.now()
  await client.signOut({ deviceToken: 'device' })
  expect(performance.now() - since).toBeLessThan(5_500)
  expect(client.conversation.getState().connection).toBe('signed-out')
})

describe('an upload', () => {
  const bytes = new Uint8Array(1000)
  /** The service's part of it; the storage's is for the test. */
  function uploads(put: (one: Asked, nth: number) => Response | Promise<Response>) {
    const service = smallService()
    const urls: string[] = []
    const clientIds = new Set<unknown>()
    let isStored = false
    let announced = 0
    const script: Script = async (one) => {
      const media = { id: 'media', status: 'pending' }
      if (one.path === '/api/media') {
        announced += 1
        clientIds.add(Object(one.body).clientId)
        const upload = { method: 'PUT', url: `http://storage/${announced}`, headers: {}, expiresAt: '' }
        return json({ media, upload }, 201)
      }
      if (one.path === '/api/media/media/complete')
        return isStored
          ? json({ media: { ...media, status: 'ready' } })
          : json({ error: 'invalid request', issues: [{ path: 'id', message: 'not uploaded' }] }, 400)
      if (!one.path.startsWith('/api')) {
        urls.push(one.path)
        const response = await put(one, urls.length)
        isStored = response.headers.get('server') === 'storage' && response.ok
        return response
      }
      return service.answer(one)
    }
    return { script, urls, clientIds }
  }
  const stored = () => new Response('', { status: 200, headers: { server: 'storage' } })
  const image = { kind: 'image', mimeType: 'image/png' } as const

  test.each<[string, () => Response | Promise<Response>]>([
    ['a reset connection', () => Promise.reject(new TypeError('reset'))],
    ['an expired address', () => new Response('<Error/>', { status: 403 })],
    ['a page of a captive portal', () => new Response('<html>', { status: 200 })],
    ['a storage that is busy', () => new Response('', { status: 503 })],
    ['a storage that does not answer', () => never],
  ])('gets over %s twice, each time by a fresh address, as one attachment', async (_name, trouble) => {
    const { script, urls, clientIds } = uploads((_one, nth) => (nth < 3 ? trouble() : stored()))
    const client = start(script, { idle: 50 })
    const done: number[] = []
    const media = await client.media.upload(image, bytes, { onProgress: (part) => done.push(part) })
    expect(media.status).toBe('ready')
    expect([urls, clientIds.size]).toEqual([['/1', '/2', '/3'], 1])
    expect([done[0], done.at(-1)]).toEqual([0, 1])
  })

  test('gives up after the third, and at once where the service refuses it', async () => {
    const broken = uploads(() => Promise.reject(new TypeError('reset')))
    const failing = start(broken.script).media.upload(image, bytes)
    await expect(failing).rejects.toMatchObject({ failure: { kind: 'network' } })
    expect(broken.urls).toHaveLength(3)
    let asked = 0
    const refusing = start(() => {
      asked += 1
      return json({ error: 'invalid request', issues: [{ path: 'sizeBytes', message: 'too large' }] }, 400)
    })
    await expect(refusing.media.upload(image, bytes)).rejects.toMatchObject({ failure: { kind: 'refused' } })
    expect(asked).toBe(1)
  })

  test('ends when it is aborted, also between tries', async () => {
    const aborting = new AbortController()
    const { script } = uploads(() => never)
    const client = start(script)
    const uploading = client.media.upload(image, bytes, { signal: aborting.signal, onProgress: () => aborting.abort() })
    await expect(uploading).rejects.toMatchObject({ failure: { kind: 'cancelled' } })
    const again = new AbortController()
    const broken = uploads(() => {
      setTimeout(() => again.abort(), 5)
      return Promise.reject(new TypeError('reset'))
    })
    const pausing = start(broken.script, { retryFirst: 5_000, retryMost: 5_000 })
    const waiting = pausing.media.upload(image, bytes, { signal: again.signal })
    await expect(waiting).rejects.toMatchObject({ failure: { kind: 'cancelled' } })
    expect(broken.urls).toHaveLength(1)
  })

  describe('by XMLHttpRequest', () => {
    /** The requests that were sent; a test says how each goes on. */
    const sent: FakeXhr[] = []
    class FakeXhr {
      status = 0
      upload: { onprogress: ((event: { loaded: number; total: number }) => void) | null } = { onprogress: null }
      onload = () => {}
      onerror = () => {}
      url = ''
      isAborted = false
      open(_method: string, url: string) {
        this.url = url
      }
      setRequestHeader() {}
      send() {
        sent.push(this)
      }
      abort() {
        this.isAborted = true
      }
    }
    afterEach(() => {
      sent.splice(0)
      Reflect.deleteProperty(globalThis, 'XMLHttpRequest')
    })

    test('takes as long as bytes leave, shows how far it is, and is tried again where none do', async () => {
      Object.assign(globalThis, { XMLHttpRequest: FakeXhr })
      let isStored = false
      const client = start(
        ({ path }) => {
          const media = { id: 'media', status: isStored ? 'ready' : 'pending' }
          const upload = { method: 'PUT', url: `http://storage/${sent.length + 1}`, headers: {}, expiresAt: '' }
          return path === '/api/media' ? json({ media, upload }, 201) : json({ media })
        },
        { idle: 60 },
      )
      const done: number[] = []
      const uploading = client.media.upload(image, bytes, { onProgress: (part) => done.push(part) })
      await until('the first to be given up', () => sent.length === 2)
      expect([sent[0]?.isAborted, sent.map(({ url }) => url)]).toEqual([true, ['http://storage/1', 'http://storage/2']])
      for (let loaded = 100; loaded <= 1000; loaded += 100) {
        await new Promise((resolve) => setTimeout(resolve, 15))
        sent[1]?.upload.onprogress?.({ loaded, total: 1000 })
      }
      isStored = true
      if (sent[1]) sent[1].status = 200
      sent[1]?.onload()
      expect((await uploading).status).toBe('ready')
      expect([sent[1]?.isAborted, done.at(-1), done.includes(0.5)]).toEqual([false, 1, true])
    })
  })
})
