import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { copyKey, previewKey, uploadKey } from '@yoldas/chat-engine/media/rules'
import { animation, flatPng, html, phonePhoto, samples, svg, traces } from '@yoldas/chat-engine/test/mediaFiles'
import { Media, type MediaUpload } from '@yoldas/contracts/media'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { answer, call } from '../support/client.ts'
import { announce, attach, complete, download, kindOf, put, sample, upload } from '../support/media.ts'
import { type Stack, type Student, sharedStack } from '../support/stack.ts'

let stack: Stack
let url: string
beforeAll(async () => {
  stack = await sharedStack()
  url = stack.url
})

const keyOf = async ({ sub }: Student) => {
  const [row] = await stack.query('SELECT student_key FROM profile.student WHERE sub = $1', [sub])
  return String(row?.student_key)
}
const get = (student: Student, mediaId: string) => answer(call(url, student, 'GET', `/api/media/${mediaId}`))
const create = (student: Student, body: object) => answer(call(url, student, 'POST', '/api/media', body))

describe('an attachment', () => {
  test.each(Object.keys(samples))('of type %s is announced, uploaded, checked and served', async (mimeType) => {
    const student = await stack.student()
    const bytes = await sample(mimeType)
    const { media, upload: to } = await announce(url, student, mimeType, bytes, { fileName: 'Türev.x', durationMs: 7 })
    expect(media).toMatchObject({ kind: kindOf(mimeType), mimeType, sizeBytes: bytes.length, fileName: 'Türev.x' })
    expect(media).toMatchObject({ status: 'pending', url: null, urlExpiresAt: null, durationMs: 7, width: null })
    expect(to).toMatchObject({ method: 'PUT', headers: { 'content-type': mimeType } })
    expect(await put(to, bytes)).toBe(200)

    const completed = await complete(url, student, media.id)
    expect(completed.status).toBe(200)
    const ready = Media.parse(completed.body.media)
    expect(ready).toMatchObject({ id: media.id, status: 'ready', kind: media.kind, mimeType, durationMs: 7 })
    const served = await download(ready.url)
    expect(served).toMatchObject({ status: 200, type: mimeType })
    expect(served.bytes.length).toBe(ready.sizeBytes)
    if (ready.kind === 'image') {
      expect(await sharp(served.bytes).metadata()).toMatchObject({ width: 32, height: 24 })
      expect(ready).toMatchObject({ width: 32, height: 24 })
    } else expect(served.bytes).toEqual(bytes)
    expect(served.disposition).toBe(
      ready.kind === 'file' ? `attachment; filename="T_rev.x"; filename*=UTF-8''T%C3%BCrev.x` : 'inline',
    )
    expect(Date.parse(ready.urlExpiresAt ?? '') - Date.now()).toBeGreaterThan(890_000)
    expect((await get(student, media.id)).body.media).toMatchObject({ id: media.id, status: 'ready' })
  })

  test('may be called as phones and browsers call it', async () => {
    const student = await stack.student()
    const bytes = await sample('audio/webm')
    const created = await announce(url, student, 'audio/webm', bytes, { mimeType: 'Audio/WebM;codecs=opus' })
    expect(created.media.mimeType).toBe('audio/webm')
    expect(await put(created.upload, bytes)).toBe(200)
    expect((await complete(url, student, created.media.id)).body.media.status).toBe('ready')
  })

  test('is a film from a phone, under either name of its type', async () => {
    const named = { kind: 'video', mimeType: 'video/mov', sizeBytes: 1000 }
    const nothing = { fileName: null, width: null, height: null, durationMs: null, clientId: null }
    const { status, body } = await create(await stack.student(), { ...named, ...nothing })
    expect(status).toBe(201)
    expect(body.media).toMatchObject({ mimeType: 'video/quicktime', fileName: null, width: null, durationMs: null })
    expect(body.upload.headers).toMatchObject({ 'content-type': 'video/quicktime' })
  })

  test.each([
    [{ kind: 'image', mimeType: 'image/heic', sizeBytes: 1 }, 'mimeType', /convert/],
    [{ kind: 'image', mimeType: 'image/svg+xml', sizeBytes: 1 }, 'mimeType', /image\/jpeg/],
    [{ kind: 'audio', mimeType: 'video/mp4', sizeBytes: 1 }, 'mimeType', /audio/],
    [{ kind: 'image', mimeType: 'image/png', sizeBytes: 10 * 1024 * 1024 + 1 }, 'sizeBytes', /10485760/],
    [{ kind: 'image', mimeType: 'image/png', sizeBytes: 0 }, 'sizeBytes', /./],
    [{ kind: 'video', mimeType: 'video/mp4', sizeBytes: 1, width: '1' }, 'width', /./],
    [{ kind: 'film', mimeType: 'video/mp4', sizeBytes: 1 }, 'kind', /./],
    [{ kind: 'file', mimeType: 'text/plain', sizeBytes: 1, fileName: 'x'.repeat(256) }, 'fileName', /./],
    [{ kind: 'file', mimeType: 'text/plain', sizeBytes: 1, clientId: 'x' }, 'clientId', /./],
  ])('that is announced as %j is refused', async (body, path, message) => {
    const { status, body: refusal } = await create(await stack.student(), body)
    expect(status).toBe(400)
    expect(refusal).toEqual({ error: 'invalid request', issues: [{ path, message: expect.stringMatching(message) }] })
  })

  test('with a clientId is made once, and repeats get where to upload it again', async () => {
    const student = await stack.student()
    const bytes = await sample('image/png')
    const clientId = randomUUID()
    const all = await Promise.all(
      Array.from({ length: 10 }, () => announce(url, student, 'image/png', bytes, { clientId })),
    )
    const [first] = all
    if (!first) throw new Error('nothing was announced')
    expect(new Set(all.map(({ media }) => media.id)).size).toBe(1)
    const other = { kind: 'file', mimeType: 'x/y', sizeBytes: 999_999_999, clientId: clientId.toUpperCase() }
    const repeated = await create(student, other)
    expect(repeated).toMatchObject({ status: 201, body: { media: first.media } })
    expect(await put(repeated.body.upload, bytes)).toBe(200)
    await complete(url, student, first.media.id)
    const late = await announce(url, student, 'image/png', bytes, { clientId })
    expect(late.media).toMatchObject({ id: first.media.id, status: 'ready', url: expect.any(String) })
    expect(await put(late.upload, bytes)).toBe(200)
    const another = await announce(url, await stack.student(), 'image/png', bytes, { clientId })
    expect(another.media.id).not.toBe(first.media.id)
  })

  test('cannot be completed before it is uploaded, and can be afterwards', async () => {
    const student = await stack.student()
    const bytes = await sample('video/mp4')
    const { media, upload: to } = await announce(url, student, 'video/mp4', bytes, { width: 640, height: 480 })
    expect(await complete(url, student, media.id)).toMatchObject({
      status: 400,
      body: { error: 'invalid request', issues: [{ path: 'id', message: 'nothing was uploaded yet' }] },
    })
    await put(to, bytes)
    expect((await complete(url, student, media.id)).body.media).toMatchObject({
      status: 'ready',
      width: 640,
      height: 480,
    })
  })

  test('is looked at once, however often and wherever it is completed', async () => {
    const student = await stack.student()
    const { media } = await upload(url, student, 'image/jpeg', await phonePhoto(3000, 2000))
    const answers = await Promise.all(Array.from({ length: 20 }, () => complete(url, student, media.id)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    const shown = answers.map(({ body }) => ({ ...body.media, url: null, urlExpiresAt: null }))
    for (const each of shown) expect(each).toEqual(shown[0])
    expect(shown[0]).toMatchObject({ status: 'ready', width: 2000, height: 3000 })
  })

  test('is a 400 when the student’s attachments would have more than 2 GiB together', async () => {
    const student = await stack.student()
    const video = { kind: 'video', mimeType: 'video/mp4', sizeBytes: 50 * 2 ** 20 }
    const statuses = await Promise.all(Array.from({ length: 40 }, async () => (await create(student, video)).status))
    expect(new Set(statuses)).toEqual(new Set([201]))
    expect(await create(student, video)).toMatchObject({
      status: 400,
      body: {
        error: 'invalid request',
        issues: [{ path: 'sizeBytes', message: expect.stringContaining('2147483648') }],
      },
    })
    expect((await create(student, { ...video, sizeBytes: 2 ** 20 })).status).toBe(201)
    expect((await create(await stack.student(), video)).status).toBe(201)
  })

  test('of another student is like one that is not there', async () => {
    const [owner, other] = [await stack.student(), await stack.student()]
    const media = await attach(url, owner, 'image/png', await sample('image/png'))
    const { media: pending } = await upload(url, owner, 'image/png', await sample('image/png'))
    for (const id of [media.id, pending.id, randomUUID()]) {
      for (const asked of [await get(other, id), await complete(url, other, id)])
        expect({ status: asked.status, body: asked.body }).toEqual({ status: 404, body: { error: 'not found' } })
      const sent = await answer(call(url, other, 'POST', '/api/chat/send', { message: 'x', mediaIds: [id] }))
      expect(sent.body).toEqual({
        error: 'invalid request',
        issues: [{ path: 'mediaIds.0', message: 'no such media' }],
      })
    }
    expect((await get(owner, pending.id)).body.media.status).toBe('pending')
    for (const path of ['/api/media/x', '/api/media/x/complete'])
      expect((await answer(call(url, owner, path.endsWith('x') ? 'GET' : 'POST', path))).status).toBe(400)
  })
})

describe('an image that is served', () => {
  test('stands upright, and names neither the place nor the photographer', async () => {
    const student = await stack.student()
    const photo = await phonePhoto(600, 400)
    const media = await attach(url, student, 'image/jpeg', photo, { width: 600, height: 400 })
    expect(media).toMatchObject({ status: 'ready', width: 400, height: 600 })
    const { bytes } = await download(media.url)
    for (const trace of traces) {
      expect(photo.includes(trace), String(trace)).toBe(true)
      expect(bytes.includes(trace), String(trace)).toBe(false)
    }
    const metadata = await sharp(bytes).metadata()
    expect(metadata).toMatchObject({ width: 400, height: 600 })
    expect(metadata.exif ?? metadata.xmp ?? metadata.iptc ?? metadata.orientation).toBeUndefined()
  })

  test.each(['gif', 'webp'] as const)('still moves as %s', async (format) => {
    const student = await stack.student()
    const media = await attach(url, student, `image/${format}`, await animation(format, 4))
    expect(media).toMatchObject({ width: 10, height: 10 })
    expect(await sharp((await download(media.url)).bytes).metadata()).toMatchObject({ pages: 4 })
  })

  test('is what was checked, whatever the upload address is used for afterwards', async () => {
    const student = await stack.student()
    for (const mimeType of ['image/png', 'audio/wav']) {
      const bytes = await sample(mimeType)
      const { media, upload: to } = await upload(url, student, mimeType, bytes)
      const ready = Media.parse((await complete(url, student, media.id)).body.media)
      const before = await download(ready.url)
      expect(await put(to, Buffer.alloc(bytes.length, 'x'))).toBe(200)
      expect((await complete(url, student, media.id)).body.media).toMatchObject({ status: 'ready' })
      const again = await get(student, media.id)
      expect((await download(again.body.media.url)).bytes).toEqual(before.bytes)
    }
  })

  test('is shown by no other address than the signed one', async () => {
    const student = await stack.student()
    const media = await attach(url, student, 'image/png', await sample('image/png'))
    const address = new URL(media.url ?? '')
    const tampered = address.href.replace(/(X-Amz-Signature=)[0-9a-f]{4}/, '$1beef')
    const asPage = address.href.replace('image%2Fpng', 'text%2Fhtml')
    const other = address.href.replace(media.id, randomUUID())
    for (const wrong of [tampered, asPage, other, address.origin + address.pathname])
      expect((await download(wrong)).status).toBe(403)
  })
})

describe('what is not what it was announced as fails', () => {
  const expectFailed = async (mimeType: string, bytes: Buffer) => {
    const student = await stack.student()
    const media = await attach(url, student, mimeType, bytes)
    expect(media).toMatchObject({ status: 'failed', url: null, urlExpiresAt: null, mimeType })
    expect((await get(student, media.id)).body.media).toEqual(media)
    expect((await complete(url, student, media.id)).body.media).toEqual(media)
    const studentKey = await keyOf(student)
    for (const key of [copyKey(studentKey, media.id), previewKey(studentKey, media.id)])
      expect(await stack.storage.object(key)).toBeUndefined()
    const sent = await answer(call(url, student, 'POST', '/api/chat/send', { mediaIds: [media.id] }))
    expect(sent.body).toMatchObject({ error: 'invalid request', issues: [{ path: 'mediaIds.0' }] })
  }

  test('a drawing or a page named PNG', async () => {
    await expectFailed('image/png', svg)
    await expectFailed('image/png', html)
  })

  test('a PNG named JPEG, a program named WAV, a PDF named text, a spreadsheet named document', async () => {
    await expectFailed('image/jpeg', await sample('image/png'))
    await expectFailed('audio/wav', Buffer.from('MZ\u0090\0\u0003\0'.repeat(99), 'latin1'))
    await expectFailed('text/plain', await sample('application/pdf'))
    const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
    await expectFailed(docx, Buffer.from((await sample(docx)).toString('latin1').replaceAll('word', 'xlsx'), 'latin1'))
  })

  test('an image that ends too early', async () => {
    const photo = await phonePhoto(600, 400)
    await expectFailed('image/jpeg', photo.subarray(0, photo.length / 2))
    const png = await sharp(photo).png().toBuffer()
    await expectFailed('image/png', png.subarray(0, png.length / 2))
  })

  test('an image of too many pixels, at once and without memory', async () => {
    const bomb = flatPng(14_000, 14_000)
    const memory = async () => {
      const texts = ['chat-engine', 'chat-engine-2'].map(async (engine) =>
        (await fetch(`${stack.internalUrls[engine]}/metrics`)).text(),
      )
      const resident = (text: string) => Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1])
      return (await Promise.all(texts)).reduce((sum, text) => sum + resident(text), 0)
    }
    await expectFailed('image/png', await sample('image/jpeg'))
    const before = await memory()
    const started = performance.now()
    await expectFailed('image/png', bomb)
    expect(performance.now() - started).toBeLessThan(5_000)
    expect((await memory()) - before).toBeLessThan(150_000_000)
  })

  test('bytes whose length the storage was told wrongly', async () => {
    const student = await stack.student()
    const bytes = await sample('image/png')
    /** Sends these headers and bytes as they are, and says how the storage began its answer. */
    async function put(to: z.infer<typeof MediaUpload>, headers: readonly string[], body: Uint8Array): Promise<string> {
      const { hostname, port, host, pathname, search } = new URL(to.url)
      const socket = connect(Number(port), hostname)
      const type = `content-type: ${to.headers['content-type']}`
      socket.write([`PUT ${pathname}${search} HTTP/1.1`, `host: ${host}`, type, ...headers, '', ''].join('\r\n'))
      socket.end(body)
      const answer: Buffer[] = []
      for await (const piece of socket) answer.push(piece)
      return Buffer.concat(answer).toString('latin1', 0, 12)
    }
    const length = `content-length: ${bytes.length}`
    const chunked = Buffer.concat([
      Buffer.from(`${bytes.length.toString(16)}\r\n`),
      bytes,
      Buffer.from('\r\n0\r\n\r\n'),
    ])
    const refused: Array<[string[], Uint8Array]> = [
      [[length], bytes.subarray(0, -1)],
      [[`content-length: ${bytes.length - 1}`], bytes],
      [[length, length], bytes],
      [[length, 'content-length: 1'], bytes],
      [[length, 'transfer-encoding: chunked'], chunked],
      [['transfer-encoding: chunked'], chunked],
    ]
    for (const [headers, body] of refused) {
      const { media, upload: to } = await announce(url, student, 'image/png', bytes)
      expect(await put(to, headers, body), headers.join()).not.toMatch(/ 2\d\d$/)
      expect((await complete(url, student, media.id)).status, headers.join()).toBe(400)
    }
    const { media, upload: to } = await announce(url, student, 'image/png', bytes)
    await put(to, [length], Buffer.concat([bytes, Buffer.from('and more')]))
    const stored = await stack.storage.object(uploadKey(await keyOf(student), media.id))
    expect([undefined, bytes.length]).toContain(stored?.body.length)
  })

  test('bytes that are more or fewer than was said, however they got there', async () => {
    const student = await stack.student()
    const bytes = await sample('image/png')
    const longer = Buffer.concat([bytes, bytes])
    const { media, upload: to } = await announce(url, student, 'image/png', bytes)
    expect(await put(to, longer)).toBe(403)
    expect(await put({ ...to, headers: { 'content-type': 'text/html' } }, bytes)).toBe(403)
    expect(await put({ ...to, url: to.url.replace(/(X-Amz-Signature=)[0-9a-f]{4}/, '$1beef') }, bytes)).toBe(403)
    expect((await complete(url, student, media.id)).status).toBe(400)
    await stack.storage.put(uploadKey(await keyOf(student), media.id), longer, 'image/png')
    expect((await complete(url, student, media.id)).body.media.status).toBe('failed')
  })
})
