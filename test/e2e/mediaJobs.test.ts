import { randomUUID } from 'node:crypto'
import { connectStorage, type Storage } from '@yoldas/chat-engine/clients/storage'
import { eraseStudent } from '@yoldas/chat-engine/conversation/erasing/store'
import { mediaCompleter } from '@yoldas/chat-engine/media/complete'
import { cleanImage } from '@yoldas/chat-engine/media/image'
import { readForModel } from '@yoldas/chat-engine/media/images'
import { removeMedia } from '@yoldas/chat-engine/media/removeMedia'
import { copyKey, previewKey, uploadKey } from '@yoldas/chat-engine/media/rules'
import { findMedia, insertMedia } from '@yoldas/chat-engine/media/store'
import { mediaMetrics, retentionMetrics } from '@yoldas/chat-engine/metrics'
import { eraseOld } from '@yoldas/chat-engine/retention/eraseOld'
import { closeStudent } from '@yoldas/chat-engine/students/close'
import { places, recording, samples } from '@yoldas/chat-engine/test/mediaFiles'
import { silenceOld } from '@yoldas/chat-engine/voice/silence'
import { connectDb, type DbPool, sql } from '@yoldas/db'
import { newId } from '@yoldas/ids'
import { type Storage as Standin, startStorage } from '@yoldas/standins'
import { createLog, createMetrics } from '@yoldas/telemetry'
import { eventually, patient, testDatabase } from '@yoldas/testkit'
import { deadlineIn } from '@yoldas/time'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

/** The storage answers in this process, which may be busy: no test here is about time. */
const unhurried = { connect: 60_000, attempt: 60_000, operation: 60_000 }

/** The engine's own parts, without an engine: the job runs when a test wants it to. */
const opened = new AsyncDisposableStack()
let db: DbPool
let standin: Standin
let storage: Storage
beforeAll(async () => {
  const database = opened.use(await testDatabase())
  db = opened.use(await connectDb(patient(database.urls['chat-engine'])))
  standin = opened.use(await startStorage({ accessKeyId: 'tests', secretAccessKey: 'the secret', bucket: 'media' }))
  const { url: endpoint, ...place } = standin
  storage = opened.use(connectStorage({ endpoint, ...place }, unhurried))
})
afterAll(() => opened.disposeAsync())

const log = createLog('test', 'silent')
/** For a caller that waits long enough. */
function completer(deps: Omit<Parameters<typeof mediaCompleter>[0], 'clean'>) {
  const complete = mediaCompleter({ ...deps, clean: cleanImage })
  return (studentKey: string, id: string) => complete(studentKey, id, deadlineIn(60_000))
}
const removed = () => mediaMetrics(createMetrics())
const runJob = (through: Storage = storage, media = removed()) => removeMedia({ db, storage: through, log, media })

type Pending = { studentKey: string; id: string; bytes: Buffer; mimeType: string }

async function pending(mimeType = 'image/png', studentKey: string = randomUUID()): Promise<Pending> {
  const bytes = await samples[mimeType]?.()
  if (!bytes) throw new Error(`no sample of ${mimeType}`)
  const id = newId()
  const kind = mimeType.startsWith('image') ? 'image' : 'audio'
  await db.transaction((tx) => insertMedia(tx, { id, studentKey, kind, mimeType, sizeBytes: bytes.length }, 10 ** 9))
  return { studentKey, id, bytes, mimeType }
}

async function uploaded(mimeType?: string, studentKey?: string): Promise<Pending> {
  const media = await pending(mimeType, studentKey)
  await standin.put(uploadKey(media.studentKey, media.id), media.bytes, media.mimeType)
  return media
}

const age = (id: string, hours: number) =>
  db.query(sql.typeAlias('none')`
    UPDATE media SET created_at = created_at - make_interval(hours => ${hours}) WHERE id = ${id}
  `)
/** As if so much time had passed for removals of this student. */
const pass = (studentKey: string, minutes: number) =>
  db.query(sql.typeAlias('none')`
    UPDATE object_removal SET due_at = due_at - make_interval(mins => ${minutes}),
      lease_until = lease_until - make_interval(mins => ${minutes})
    WHERE prefix LIKE ${`%/${studentKey}/%`}
  `)
const objectsOf = (studentKey: string) => standin.keys().filter((key) => key.includes(studentKey))
const waitingFor = (studentKey: string) =>
  db.exists(sql.typeAlias('none')`SELECT FROM object_removal WHERE prefix LIKE ${`%/${studentKey}/%`}`)

test('media that is too old is gone from the bucket', async () => {
  const complete = completer({ db, storage, log })
  const [old, kept] = [await uploaded('application/pdf'), await uploaded('application/pdf')]
  for (const { studentKey, id } of [old, kept]) await complete(studentKey, id)
  await pass(old.studentKey, 17)
  await runJob()
  expect(objectsOf(old.studentKey)).toHaveLength(1)
  await age(old.id, 31 * 24)
  const retention = retentionMetrics(createMetrics())
  await eraseOld({ db, log, retention }, 30, async () => true)
  await runJob()
  expect(await findMedia(db, old.studentKey, old.id)).toBeNull()
  expect(objectsOf(old.studentKey)).toEqual([])
  expect(await findMedia(db, kept.studentKey, kept.id)).toMatchObject({ status: 'ready' })
  expect(objectsOf(kept.studentKey)).toHaveLength(2)
})

test('a sound goes from the bucket some days after its words were stored, which stay, and one without when it is too old', async () => {
  const complete = completer({ db, storage, log })
  const [heard, unheard] = [await uploaded('audio/mpeg'), await uploaded('audio/mpeg')]
  for (const { studentKey, id } of [heard, unheard]) {
    await complete(studentKey, id)
    await pass(studentKey, 17)
  }
  await db.query(sql.typeAlias('none')`
    UPDATE media SET transcript = 'Merhaba', transcript_at = clock_timestamp() - interval '8 days' WHERE id = ${heard.id}
  `)
  const retention = retentionMetrics(createMetrics())
  await silenceOld({ db, log, retention }, 7, async () => true)
  await runJob()
  expect([objectsOf(heard.studentKey), objectsOf(unheard.studentKey).length]).toEqual([[], 1])
  expect(await findMedia(db, heard.studentKey, heard.id)).toMatchObject({
    ...{ status: 'ready', transcript: { text: 'Merhaba' }, isSilenced: true },
  })
  await age(unheard.id, 31 * 24)
  await eraseOld({ db, log, retention }, 30, async () => true)
  await runJob()
  expect(objectsOf(unheard.studentKey)).toEqual([])
})

describe('media that is never finished', () => {
  test('goes after a day with what was uploaded, and with what is uploaded later still', async () => {
    const { studentKey, id, bytes } = await uploaded()
    const { url, headers } = await storage.signUpload(uploadKey(studentKey, id), {
      contentType: 'image/png',
      sizeBytes: bytes.length,
    })
    await age(id, 23)
    await runJob()
    expect(objectsOf(studentKey)).toHaveLength(1)
    await age(id, 1)
    await runJob()
    expect(await findMedia(db, studentKey, id)).toBeNull()
    expect(objectsOf(studentKey)).toEqual([])
    expect((await fetch(url, { method: 'PUT', headers, body: new Uint8Array(bytes) })).status).toBe(200)
    await pass(studentKey, 16)
    await runJob()
    expect(objectsOf(studentKey)).toEqual([])
    expect(await waitingFor(studentKey)).toBe(false)
  })

  test('goes however much of it there is', async () => {
    const moreThanABatch = Array.from({ length: 40 }, () => uploaded())
    const many = await Promise.all(moreThanABatch)
    await Promise.all(many.map(({ id }) => age(id, 24)))
    await runJob()
    for (const { studentKey } of many) expect(objectsOf(studentKey)).toEqual([])
  })

  test('goes after a day when it failed, and stays when it is ready', async () => {
    const complete = completer({ db, storage, log })
    const [failed, ready] = [await uploaded(), await uploaded()]
    await standin.put(uploadKey(failed.studentKey, failed.id), Buffer.alloc(failed.bytes.length), 'image/png')
    for (const { studentKey, id } of [failed, ready]) {
      await complete(studentKey, id)
      await age(id, 48)
    }
    await runJob()
    expect(await findMedia(db, failed.studentKey, failed.id)).toBeNull()
    expect(objectsOf(failed.studentKey)).toEqual([])
    expect(await findMedia(db, ready.studentKey, ready.id)).toMatchObject({ status: 'ready' })
    expect(objectsOf(ready.studentKey)).toHaveLength(3)
  })
})

describe('an upload', () => {
  test('that was verified goes once its address has expired, and the copy stays', async () => {
    const { studentKey, id, bytes } = await uploaded('audio/wav')
    await completer({ db, storage, log })(studentKey, id)
    await standin.put(uploadKey(studentKey, id), Buffer.from('something else'))
    await runJob()
    expect(objectsOf(studentKey)).toEqual([copyKey(studentKey, id), uploadKey(studentKey, id)])
    await pass(studentKey, 16)
    const metrics = createMetrics()
    await runJob(storage, mediaMetrics(metrics))
    expect(objectsOf(studentKey)).toEqual([copyKey(studentKey, id)])
    expect((await standin.object(copyKey(studentKey, id)))?.body).toEqual(bytes)
    expect(await waitingFor(studentKey)).toBe(false)
    expect(await metrics.text()).toMatch(/^yoldas_objects_removed_total [1-9]/m)
  })

  test('that is replaced while it is looked at is looked at again', async () => {
    const { studentKey, id, bytes } = await uploaded('audio/wav')
    const other = Buffer.from(bytes.with(bytes.length - 1, 7))
    let replaced = 0
    const copy: Storage['copy'] = async (...args) => {
      if (replaced++ === 0) await standin.put(uploadKey(studentKey, id), other, 'audio/wav')
      return storage.copy(...args)
    }
    const completion = await completer({ db, storage: { ...storage, copy }, log })(studentKey, id)
    expect(completion).toMatchObject({ kind: 'settled', media: { status: 'ready' } })
    expect((await standin.object(copyKey(studentKey, id)))?.body).toEqual(other)
  })

  test('that is replaced every time is not served, and can be completed when that ends', async () => {
    const { studentKey, id, bytes } = await uploaded('audio/wav')
    let times = 0
    const copy: Storage['copy'] = async (...args) => {
      times += 1
      await standin.put(uploadKey(studentKey, id), Buffer.from(bytes.with(bytes.length - 1, times)))
      return storage.copy(...args)
    }
    const spiteful = completer({ db, storage: { ...storage, copy }, log })
    await expect(spiteful(studentKey, id)).rejects.toMatchObject({ name: 'Unavailable' })
    expect(objectsOf(studentKey)).toEqual([uploadKey(studentKey, id)])
    expect(await completer({ db, storage, log })(studentKey, id)).toMatchObject({ media: { status: 'ready' } })
  })

  test('is looked at once by an engine, however often it is asked to', async () => {
    const { studentKey, id } = await uploaded()
    const head = vi.fn(storage.head)
    const complete = completer({ db, storage: { ...storage, head }, log })
    const completions = await Promise.all(Array.from({ length: 10 }, () => complete(studentKey, id)))
    expect(head).toHaveBeenCalledTimes(1)
    for (const completion of completions) expect(completion).toEqual(completions[0])
    await complete(studentKey, id)
    expect(head).toHaveBeenCalledTimes(1)
  })
})

describe('images that many students have looked at', () => {
  /** A completer whose looks wait until the test lets them go on, and whose they were. */
  function slowCompleter() {
    const looked: string[] = []
    const going: Array<() => void> = []
    const head: Storage['head'] = async (key) => {
      looked.push(key.split('/')[1] ?? '')
      await new Promise<void>((resolve) => going.push(resolve))
      return storage.head(key)
    }
    let found = 0
    const maybeOne: DbPool['maybeOne'] = async (query) => {
      const row = await db.maybeOne(query)
      // Who asked is in the queue by then.
      setImmediate(() => {
        found += 1
      })
      return row
    }
    return {
      looked,
      goOn: () => going.shift()?.(),
      queued: (count: number) => eventually('all to be in the queue', () => found === count),
      complete: mediaCompleter({ db: { ...db, maybeOne }, storage: { ...storage, head }, log, clean: cleanImage }),
    }
  }
  async function twenty() {
    const first = await uploaded()
    const more = Array.from({ length: 19 }, () => uploaded('image/png', first.studentKey))
    return [first, ...(await Promise.all(more))]
  }

  test('are looked at two at once, of each student one, and each student’s in turn', async () => {
    const { looked, goOn, queued, complete } = slowCompleter()
    const [many, one, other] = [await twenty(), await uploaded(), await uploaded()]
    const studentKey = many[0]?.studentKey
    const all = many.map(({ id, studentKey }) => complete(studentKey, id, deadlineIn(60_000)))
    await queued(20)
    expect(looked).toEqual([studentKey])
    const late = [one, other].map(({ id, studentKey }) => complete(studentKey, id, deadlineIn(60_000)))
    await queued(22)
    expect(looked).toEqual([studentKey, looked[1]])
    expect([one.studentKey, other.studentKey]).toContain(looked[1])
    const each = setInterval(goOn, 5)
    await Promise.all([...all, ...late])
    clearInterval(each)
    expect(looked).toHaveLength(22)
    expect(looked.slice(1, 3).toSorted()).toEqual([one.studentKey, other.studentKey].toSorted())
  })

  test('are not looked at when their asker has turned away, and can be completed later', async () => {
    const { looked, goOn, queued, complete } = slowCompleter()
    const busy = [await uploaded(), await uploaded()]
    const left = await uploaded()
    const underway = busy.map(({ id, studentKey }) => complete(studentKey, id, deadlineIn(60_000)))
    await queued(2)
    const refused = expect(complete(left.studentKey, left.id, deadlineIn(0))).rejects.toMatchObject({
      name: 'Unavailable',
    })
    await queued(3)
    for (const _ of busy) goOn()
    await Promise.all(underway)
    await refused
    expect(looked).not.toContain(left.studentKey)
    const again = complete(left.studentKey, left.id, deadlineIn(60_000))
    await eventually('a look', () => looked.length === 3)
    goOn()
    expect(await again).toMatchObject({ media: { status: 'ready' } })
  })
})

describe('a recording', () => {
  /** An upload of these bytes, announced as this type. */
  async function recorded(mimeType: string, bytes: Buffer): Promise<Pending> {
    const [studentKey, id] = [randomUUID(), newId()]
    const kind = mimeType.startsWith('video') ? 'video' : 'audio'
    const sizeBytes = bytes.length
    await db.transaction((tx) => insertMedia(tx, { id, studentKey, kind, mimeType, sizeBytes }, 10 ** 9))
    await standin.put(uploadKey(studentKey, id), bytes, mimeType)
    return { studentKey, id, bytes, mimeType }
  }
  const copyOf = ({ studentKey, id }: Pending) => standin.object(copyKey(studentKey, id))

  test.each([
    ['video/mp4', recording({ moovFirst: false })],
    ['video/mp4', recording({ long: true })],
    ['video/quicktime', recording({ brand: 'qt  ' })],
    ['audio/mp4', recording({ brand: 'M4A ' })],
  ])('of type %s is served without where it was made', async (mimeType, bytes) => {
    const media = await recorded(mimeType, bytes)
    const completion = await completer({ db, storage, log })(media.studentKey, media.id)
    expect(completion).toMatchObject({ media: { status: 'ready', sizeBytes: bytes.length } })
    const copy = await copyOf(media)
    expect(copy?.contentType).toBe(mimeType)
    expect(copy?.body).toHaveLength(bytes.length)
    for (const place of places) expect(copy?.body.includes(place), String(place)).toBe(false)
    expect(copy?.body.includes(Buffer.alloc(5_000, 7))).toBe(true)
  })

  test('of which boxes are cut, early or at its very end, is failed, and nothing of it is served', async () => {
    const long = Buffer.concat([recording({ moovFirst: false }), Buffer.alloc(3 * 2 ** 20, 1)])
    for (const bytes of [recording().subarray(0, 700), long, recording().subarray(0, -1)]) {
      const media = await recorded('video/mp4', bytes)
      const completion = await completer({ db, storage, log })(media.studentKey, media.id)
      expect(completion).toMatchObject({ kind: 'settled', media: { status: 'failed' } })
      expect(await copyOf(media)).toBeUndefined()
    }
  })

  test('that is replaced while it is looked at is looked at again', async () => {
    const media = await recorded('video/mp4', recording())
    const other = recording({ moovFirst: false })
    let replaced = 0
    const rewrite: Storage['rewrite'] = async (...args) => {
      if (replaced++ === 0) await standin.put(uploadKey(media.studentKey, media.id), other, 'video/mp4')
      return storage.rewrite(...args)
    }
    const completion = await completer({ db, storage: { ...storage, rewrite }, log })(media.studentKey, media.id)
    expect(completion).toMatchObject({ media: { status: 'ready' } })
    expect((await copyOf(media))?.body.indexOf('mdat')).toBe(other.indexOf('mdat'))
  })

  test('passes through without being held', async () => {
    const frames = Buffer.concat([Buffer.alloc(4), Buffer.from('mdat'), Buffer.alloc(8 * 2 ** 20)])
    frames.writeUInt32BE(frames.length, 0)
    const media = await recorded('video/mp4', Buffer.concat([recording(), frames]))
    let [held, most] = [0, 0]
    const rewrite: Storage['rewrite'] = (from, to, source, make) =>
      storage.rewrite(from, to, source, async function* (pieces) {
        async function* counted() {
          for await (const piece of pieces) {
            held += piece.length
            most = Math.max(most, held)
            yield piece
          }
        }
        for await (const piece of make(counted())) {
          held -= piece.length
          yield piece
        }
      })
    const completion = await completer({ db, storage: { ...storage, rewrite }, log })(media.studentKey, media.id)
    expect(completion).toMatchObject({ media: { status: 'ready', sizeBytes: media.bytes.length } })
    expect(most).toBeLessThan(2 ** 20)
  })
})

describe('a copy that comes too late goes again', () => {
  /** Completes media about which something happens between the copy and its commit. */
  async function completeWhile(happening: (media: Pending) => Promise<unknown>) {
    const media = await uploaded()
    const { studentKey, id } = media
    const put: Storage['put'] = async (key, ...rest) => {
      await storage.put(key, ...rest)
      if (key === previewKey(studentKey, id)) await happening(media)
    }
    expect(await completer({ db, storage: { ...storage, put }, log })(studentKey, id)).toEqual({ kind: 'unknown' })
    await runJob()
    expect(objectsOf(studentKey)).toEqual([])
    expect(await findMedia(db, studentKey, id)).toBeNull()
  }

  test('when the student was erased', () =>
    completeWhile(async ({ studentKey }) => {
      await closeStudent(db, studentKey)
      await eraseStudent(db, studentKey)
    }))

  test.each(['head', 'read', 'put'] as const)('when the student left with all objects, before its %s', async (step) => {
    const { studentKey, id } = await uploaded()
    let hasLeft = false
    const leaveFirst =
      <Args extends unknown[], Result>(run: (...args: Args) => Promise<Result>) =>
      async (...args: Args): Promise<Result> => {
        if (!hasLeft) {
          hasLeft = true
          await closeStudent(db, studentKey)
          await eraseStudent(db, studentKey)
          await runJob()
          expect(objectsOf(studentKey)).toEqual([])
        }
        return run(...args)
      }
    const steps = {
      head: { head: leaveFirst(storage.head) },
      read: { read: leaveFirst(storage.read) },
      put: { put: leaveFirst(storage.put) },
    }
    const completion = await completer({ db, storage: { ...storage, ...steps[step] }, log })(studentKey, id)
    expect(completion).toEqual({ kind: 'unknown' })
    await runJob()
    expect(objectsOf(studentKey)).toEqual([])
  })

  test('when the media has expired', () =>
    completeWhile(async ({ id }) => {
      await age(id, 24)
      await runJob()
    }))
})

test('a storage that fails keeps what is to go, and says so once', async () => {
  const several = await Promise.all(Array.from({ length: 5 }, () => uploaded()))
  for (const { id } of several) await age(id, 24)
  const keys = { accessKeyId: 'a', secretAccessKey: 'b' }
  using broken = connectStorage({ region: 'x', bucket: 'media', endpoint: 'http://127.0.0.1:1', ...keys })
  const warn = vi.spyOn(log, 'warn')
  await runJob(broken)
  expect(warn).toHaveBeenCalledTimes(1)
  warn.mockRestore()
  for (const { studentKey } of several) expect(objectsOf(studentKey)).toHaveLength(1)
  await runJob()
  for (const { studentKey } of several) expect(objectsOf(studentKey), 'the lease').toHaveLength(1)
  for (const { studentKey } of several) await pass(studentKey, 3)
  await runJob()
  for (const { studentKey } of several) expect(objectsOf(studentKey)).toEqual([])
})
describe('the model', () => {
  test('is shown the preview of an image', async () => {
    const { studentKey, id } = await uploaded()
    await completer({ db, storage, log })(studentKey, id)
    const address = await readForModel(storage, studentKey, id, new AbortController().signal)
    const preview = await standin.object(previewKey(studentKey, id))
    expect(address).toBe(`data:image/jpeg;base64,${preview?.body.toString('base64')}`)
  })

  test('goes without one that cannot be had, or not in time', async () => {
    expect(await readForModel(storage, randomUUID(), newId(), new AbortController().signal)).toBeNull()
    expect(await readForModel(storage, randomUUID(), newId(), AbortSignal.abort())).toBeNull()
  })
})
