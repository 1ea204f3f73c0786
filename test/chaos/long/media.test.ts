import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { phonePhoto } from '@yoldas/chat-engine/test/mediaFiles'
import { eventually } from '@yoldas/testkit'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call, readHistory } from '../../support/client.ts'
import { complete, download, upload } from '../../support/media.ts'
import type { Student } from '../../support/stack.ts'
import { startWorld, type World } from '../world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld({ env: { 'chat-engine': { LEASE_SECONDS: '2' } } })
})
afterAll(() => world[Symbol.asyncDispose]())

const photos = 24

/** Sends until it is accepted, always with the same clientId, and goes away from the stream. */
async function sendPhoto(student: Student, mediaId: string): Promise<void> {
  const body = { message: '!say Gördüm.', mediaIds: [mediaId], clientId: randomUUID() }
  await eventually(
    'the message to be accepted',
    async () => {
      const sent = await call(world.urls[0] ?? '', student, 'POST', '/api/chat/send', body).catch(() => undefined)
      if (sent?.status === 400) throw new Error(await sent.text())
      await sent?.body?.cancel()
      return sent?.status === 200
    },
    60_000,
  )
}

test('engines killed while they look at uploads leave each to be sent once, as it was uploaded', async () => {
  const url = world.urls[0] ?? ''
  const student = await world.stack.student()
  const photo = await phonePhoto(3000, 2000)
  const ids = (await Promise.all(Array.from({ length: photos }, () => upload(url, student, 'image/jpeg', photo)))).map(
    ({ media }) => media.id,
  )
  const work = ids.map(async (id, i) => {
    if (i % 2 === 0) void complete(url, student, id).catch(() => {})
    await sendPhoto(student, id)
  })
  for (const engine of ['chat-engine', 'chat-engine-2', 'chat-engine'] as const) {
    const ready = Number((await world.rows(`SELECT count(*) FROM chat.media WHERE status = 'ready'`))[0]?.count)
    await world.kill(engine)
    await eventually('another upload to be looked at', async () => {
      const [row] = await world.rows(`SELECT count(*) FROM chat.media WHERE status = 'ready'`)
      return Number(row?.count) > ready || Number(row?.count) === photos
    })
  }
  await Promise.all(work)
  await world.up()
  const { body } = await readHistory(url, student)
  const media = body.messages.flatMap((message: { media: object[] }) => message.media)
  expect(media.map(({ id }: { id: string }) => id).toSorted()).toEqual(ids.toSorted())
  for (const shown of media) {
    expect(shown).toMatchObject({ status: 'ready', width: 2000, height: 3000 })
    const { bytes } = await download(shown.url)
    expect(bytes.length).toBe(shown.sizeBytes)
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 2000, height: 3000 })
  }
  expect(world.crashes).toEqual([])
}, 180_000)

test('beside four busy programs two large images at once are ready', async () => {
  const [url = ''] = world.urls
  const student = await world.stack.student()
  const large = await sharp({ create: { width: 5_000, height: 5_000, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer()
  const both = await Promise.all([0, 1].map(() => upload(url, student, 'image/jpeg', large)))
  const busy = Array.from({ length: 4 }, () => spawn(process.execPath, ['-e', 'for (;;);']))
  try {
    const looked = both.map(({ media }) =>
      eventually('it to be looked at', async () => {
        const { status, body } = await complete(url, student, media.id)
        return status === 200 && body.media
      }),
    )
    for (const media of await Promise.all(looked))
      expect(media).toMatchObject({ status: 'ready', width: 5_000, height: 5_000 })
  } finally {
    for (const program of busy) program.kill('SIGKILL')
  }
}, 120_000)
