import { randomUUID } from 'node:crypto'
import { exifSegment, jpegWith, loopingExif } from '@yoldas/chat-engine/test/imageParts'
import { html, phonePhoto, traces } from '@yoldas/chat-engine/test/mediaFiles'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { answer, call, readHistory, send } from '../support/client.ts'
import { announce, attach, download, sample, upload } from '../support/media.ts'
import { type Stack, type Student, sharedStack } from '../support/stack.ts'

let stack: Stack
let url: string
beforeAll(async () => {
  stack = await sharedStack()
  url = stack.url
})

const history = async (student: Student) => (await readHistory(url, student)).body

describe('a message', () => {
  test('has up to four attachments, which it completes itself, in their order', async () => {
    const student = await stack.student()
    const types = ['image/jpeg', 'audio/mpeg', 'application/pdf', 'image/webp']
    const ids: string[] = []
    for (const mimeType of types) ids.push((await upload(url, student, mimeType, await sample(mimeType))).media.id)
    const { message, last } = await send(url, student, { message: '!say Baktım.', mediaIds: ids })
    expect(message.media.map(({ id }) => id)).toEqual(ids)
    expect(message.media.map(({ status }) => status)).toEqual(Array(4).fill('ready'))
    expect(last.event).toBe('done')
    const fifth = await attach(url, student, 'image/png', await sample('image/png'))
    const refused = await answer(call(url, student, 'POST', '/api/chat/send', { mediaIds: [...ids, fifth.id] }))
    expect(refused).toMatchObject({ status: 400, body: { issues: [{ path: 'mediaIds' }] } })
    expect((await history(student)).messages).toHaveLength(2)
  })

  test('may attach photographs whose EXIF points at itself, and delays nobody', async () => {
    const [student, other] = [await stack.student(), await stack.student()]
    const photo = jpegWith(await phonePhoto(600, 400), [exifSegment(loopingExif())])
    const mediaIds: string[] = []
    for (let nth = 0; nth < 4; nth++) mediaIds.push((await upload(url, student, 'image/jpeg', photo)).media.id)
    const sent = send(url, student, { message: '!say Baktım.', mediaIds })
    expect(await attach(url, other, 'image/png', await sample('image/png'))).toMatchObject({ status: 'ready' })
    const { message, last } = await sent
    expect(message.media.map(({ status }) => status)).toEqual(Array(4).fill('ready'))
    expect(last.event).toBe('done')
  })

  test('may be attachments alone, each once', async () => {
    const student = await stack.student()
    const { id } = await attach(url, student, 'image/png', await sample('image/png'))
    const { message } = await send(url, student, { mediaIds: [id, id.toUpperCase(), id] })
    expect(message).toMatchObject({ content: '', media: [{ id }] })
    const { body } = await answer(call(url, student, 'POST', '/api/chat/send', { message: ' ', mediaIds: [] }))
    expect(body).toEqual({ error: 'empty message' })
  })

  test('is shown with addresses that were just signed, in its stream and in history', async () => {
    const student = await stack.student()
    const media = await attach(url, student, 'image/png', await sample('image/png'))
    const { message, turnId } = await send(url, student, { message: '!say x', mediaIds: [media.id] })
    const { messages } = await history(student)
    const stream = await call(url, student, 'GET', `/api/chat/turns/${turnId}/stream`)
    const [, replayed = ''] = /"url":"([^"]+)"/.exec(await stream.text()) ?? []
    const [shown] = messages[0].media
    expect(shown).toMatchObject({ id: media.id, status: 'ready', mimeType: 'image/png' })
    expect(Date.parse(shown.urlExpiresAt) - Date.now()).toBeGreaterThan(890_000)
    for (const address of [message.media[0]?.url ?? null, shown.url, replayed])
      expect((await download(address)).status).toBe(200)
  })

  test('that is answered shows the kind of its first attachment', async () => {
    const student = await stack.student()
    const ids: string[] = []
    for (const mimeType of ['audio/ogg', 'image/png'])
      ids.push((await attach(url, student, mimeType, await sample(mimeType))).id)
    const first = await send(url, student, { message: '!say x', mediaIds: ids })
    const second = await send(url, student, { message: '!say y', replyToId: first.message.id })
    const third = await send(url, student, { message: '!say z', replyToId: second.message.id })
    expect(second.message.replyTo).toMatchObject({ id: first.message.id, mediaKind: 'audio' })
    expect(third.message.replyTo).toMatchObject({ mediaKind: null })
  })

  test('shows its images to the model, clean and small, and names what else there is', async () => {
    const student = await stack.student()
    const marker = randomUUID()
    const photo = await attach(url, student, 'image/jpeg', await phonePhoto(3000, 2000))
    const notes = await attach(url, student, 'application/pdf', await sample('application/pdf'), { fileName: 'a.pdf' })
    await send(url, student, { message: `!say x\n${marker}`, mediaIds: [photo.id, notes.id] })
    const asked =
      stack.model
        .requests()
        .map((body) => JSON.stringify(body))
        .find((text) => text.includes(marker)) ?? ''
    expect(asked).toContain('a.pdf')
    const [, base64 = ''] = /data:image\/jpeg;base64,([^"]+)/.exec(asked) ?? []
    const shown = Buffer.from(base64, 'base64')
    expect(await sharp(shown).metadata()).toMatchObject({ format: 'jpeg', width: 853, height: 1280 })
    for (const trace of traces) expect(shown.includes(trace)).toBe(false)
  })

  test('with anything that cannot be attached is not stored, and says which it is', async () => {
    const student = await stack.student()
    const ready = await attach(url, student, 'image/png', await sample('image/png'))
    const failed = await attach(url, student, 'image/png', html)
    const { media: missing } = await announce(url, student, 'image/png', html)
    const mediaIds = [ready.id, failed.id, missing.id, randomUUID()]
    const { status, body } = await answer(call(url, student, 'POST', '/api/chat/send', { message: 'x', mediaIds }))
    expect(status).toBe(400)
    expect(body.issues).toEqual([
      { path: 'mediaIds.1', message: 'what was uploaded is not what was announced' },
      { path: 'mediaIds.2', message: 'nothing was uploaded yet' },
      { path: 'mediaIds.3', message: 'no such media' },
    ])
    expect((await history(student)).messages).toEqual([])
  })

  test('that is repeated is found by its clientId, whatever its attachments', async () => {
    const student = await stack.student()
    const { media } = await upload(url, student, 'image/jpeg', await phonePhoto(3000, 2000))
    const body = { message: '!say x', mediaIds: [media.id], clientId: randomUUID() }
    const sent = await Promise.all(Array.from({ length: 5 }, () => send(url, student, body)))
    expect(new Set(sent.map(({ message }) => message.id)).size).toBe(1)
    const again = await send(url, student, { ...body, mediaIds: [randomUUID()] })
    expect(again.message).toMatchObject({ id: sent[0]?.message.id, media: [{ id: media.id }] })
    expect((await history(student)).messages).toHaveLength(2)
  })
})
