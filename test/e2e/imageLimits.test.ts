import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { connectStorage, type Storage } from '@yoldas/chat-engine/clients/storage'
import { mediaCompleter } from '@yoldas/chat-engine/media/complete'
import { cpuSecondsOf } from '@yoldas/chat-engine/media/cpuTime'
import { imageCleaner } from '@yoldas/chat-engine/media/imageCleaner'
import { uploadKey } from '@yoldas/chat-engine/media/rules'
import { findMedia, insertMedia } from '@yoldas/chat-engine/media/store'
import { exifSegment, jpegWith, loopingExif, manyScans } from '@yoldas/chat-engine/test/imageParts'
import { phonePhoto } from '@yoldas/chat-engine/test/mediaFiles'
import { connectDb, type DbPool } from '@yoldas/db'
import { newId } from '@yoldas/ids'
import { type Storage as Standin, startStorage } from '@yoldas/standins'
import { createLog } from '@yoldas/telemetry'
import { eventually, patient, testDatabase } from '@yoldas/testkit'
import { deadlineIn } from '@yoldas/time'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'

/** What an engine does with images, in processes beside, whose limits each test sets as it needs them. */
const opened = new AsyncDisposableStack()
/** Where time is not what a test is about, a busy machine has more of it than an engine gives. */
const usual = { cpuSeconds: 8, wallSeconds: 60 }
const limits = { cpuSecondsOf, ...usual }
const { clean } = opened.use(imageCleaner(limits))
const log = createLog('test', 'silent')
let db: DbPool
let standin: Standin
let storage: Storage
let photo: Buffer
/** Takes more CPU than an image may, and half of that. */
let costly: Buffer
let slow: Buffer
const complete = (studentKey: string, id: string) =>
  mediaCompleter({ db, storage, log, clean })(studentKey, id, deadlineIn(120_000))

beforeAll(async () => {
  const database = opened.use(await testDatabase())
  db = opened.use(await connectDb(patient(database.urls['chat-engine'])))
  standin = opened.use(await startStorage({ accessKeyId: 'tests', secretAccessKey: 'the secret', bucket: 'media' }))
  const { url: endpoint, ...place } = standin
  storage = opened.use(connectStorage({ endpoint, ...place }))
  photo = await phonePhoto()
  costly = manyScans(100)
  slow = manyScans(20)
  // Both processes are there then: their start is not what is limited.
  await Promise.all([clean(photo, 'image/jpeg'), clean(photo, 'image/jpeg')])
})
afterAll(() => opened.disposeAsync())
beforeEach(() => void Object.assign(limits, usual))

async function uploaded(bytes: Buffer) {
  const [studentKey, id, mimeType] = [randomUUID(), newId(), 'image/jpeg']
  const announced = { id, studentKey, kind: 'image' as const, mimeType, sizeBytes: bytes.length }
  await db.transaction((tx) => insertMedia(tx, announced, 10 ** 9))
  await standin.put(uploadKey(studentKey, id), bytes, mimeType)
  return { studentKey, id }
}
/** The processes that decode, each with the CPU time that it took so far. */
function decoders(): Map<number, number> {
  const children = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').trim().split(' ').map(Number)
  const isDecoder = (pid: number) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('imageProcess')
  return new Map(children.filter(isDecoder).map((pid) => [pid, cpuSecondsOf(pid) ?? 0]))
}
/** What they took since then, those that are new included. */
const tookSince = (before: Map<number, number>) =>
  [...decoders()].map(([pid, seconds]) => ({ pid, seconds: seconds - (before.get(pid) ?? 0) }))

const settled = (status: string) => ({ kind: 'settled', media: { status } })

test('an image that takes too much CPU is failed for good, and another student’s is ready meanwhile', async () => {
  limits.cpuSeconds = 0.4
  const [bad, good] = [await uploaded(costly), await uploaded(photo)]
  let isOver = false
  const failed = complete(bad.studentKey, bad.id).finally(() => {
    isOver = true
  })
  expect(await complete(good.studentKey, good.id)).toMatchObject(settled('ready'))
  expect(isOver).toBe(false)
  expect(await failed).toMatchObject(settled('failed'))
  const never = vi.fn(clean)
  const again = mediaCompleter({ db, storage, log, clean: never })(bad.studentKey, bad.id, deadlineIn(10_000))
  expect(await again).toMatchObject(settled('failed'))
  expect(never).not.toHaveBeenCalled()
})

test('an image that has no CPU for too long stays pending, and is ready when there is some', async () => {
  limits.wallSeconds = 0.2
  const { studentKey, id } = await uploaded(slow)
  await expect(complete(studentKey, id)).rejects.toMatchObject({ name: 'Unavailable' })
  expect(await findMedia(db, studentKey, id)).toMatchObject({ status: 'pending' })
  limits.wallSeconds = usual.wallSeconds
  expect(await complete(studentKey, id)).toMatchObject(settled('ready'))
})

test('an image whose process is killed stays pending, and is ready at the next try', async () => {
  const { studentKey, id } = await uploaded(slow)
  const before = decoders()
  const refused = expect(complete(studentKey, id)).rejects.toMatchObject({ name: 'Unavailable' })
  await eventually('a process to decode it', () => {
    const busy = tookSince(before).find(({ seconds }) => seconds > 0.1)
    return busy !== undefined && process.kill(busy.pid, 'SIGKILL')
  })
  await refused
  expect(await findMedia(db, studentKey, id)).toMatchObject({ status: 'pending' })
  expect(await complete(studentKey, id)).toMatchObject(settled('ready'))
})

test('a photograph whose EXIF points at itself is ready at once', async () => {
  const { studentKey, id } = await uploaded(jpegWith(photo, [exifSegment(loopingExif())]))
  const before = decoders()
  expect(await complete(studentKey, id)).toMatchObject(settled('ready'))
  for (const { seconds } of tookSince(before)) expect(seconds).toBeLessThan(1)
})
