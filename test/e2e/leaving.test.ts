import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { phonePhoto } from '@yoldas/chat-engine/test/mediaFiles'
import { freePort } from '@yoldas/local'
import { startStorage } from '@yoldas/standins'
import { eventually } from '@yoldas/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allEvents, answer, type ClientEvent, call, readEvents, readHistory, send } from '../support/client.ts'
import { announce, attach, download, upload } from '../support/media.ts'
import { offerReply } from '../support/offers.ts'
import { schedule } from '../support/schedule.ts'
import { type Stack, type Student, startStack } from '../support/stack.ts'
import { enterWork } from '../support/work.ts'

let stack: Stack
let place: Parameters<typeof startStorage>[0] & { port: number; folder: string }
let storage: Awaited<ReturnType<typeof startStorage>>
beforeAll(async () => {
  const access = { accessKeyId: 'tests', secretAccessKey: 'the secret', bucket: 'media' }
  // Objects outlive the server, as they do elsewhere.
  place = { port: await freePort(), folder: await mkdtemp(join(tmpdir(), 'storage-')), ...access }
  storage = await startStorage(place)
  const keys = { S3_ACCESS_KEY_ID: place.accessKeyId, S3_SECRET_ACCESS_KEY: place.secretAccessKey }
  // Every table is read to its end: there should be no other file's rows.
  stack = await startStack({
    replicas: { gateway: 2, 'chat-engine': 2 },
    env: { 'chat-engine': { S3_ENDPOINT: storage.url, ...keys } },
  })
})
afterAll(async () => {
  await stack[Symbol.asyncDispose]()
  await storage[Symbol.asyncDispose]()
  await rm(place.folder, { recursive: true })
})

const now = () => Math.floor(Date.now() / 1000)
/** A token of a sign-in at this time, in epoch seconds. */
const signedIn = async (sub: string, at: number): Promise<Student> => ({
  sub,
  token: await stack.identity.token(sub, { claims: { amr: [{ method: 'otp', timestamp: at }], iat: at } }),
})
const leave = (student: Student, url = stack.url) => answer(call(url, student, 'DELETE', '/api/me'))
const me = (student: Student, url = stack.url) => answer(call(url, student, 'GET', '/api/me'))
const keyOf = async ({ sub }: Student) => {
  const [row] = await stack.query('SELECT student_key FROM profile.student WHERE sub = $1', [sub])
  return String(row?.student_key)
}

/** What OneSignal answers to a notification of this `sub`. */
async function createNotification({ url }: { url: string }, sub: string): Promise<unknown> {
  const body = JSON.stringify({
    app_id: randomUUID(),
    include_aliases: { external_id: [sub] },
    target_channel: 'push',
    contents: { en: 'x' },
  })
  return (await fetch(`${url}/notifications`, { method: 'POST', headers: { authorization: 'Key test' }, body })).json()
}

/** Every row, in every table of every service, that still names the student: by key, in whatever column. */
async function rowsNaming(needle: string): Promise<string[]> {
  const tables = await stack.query(`
    SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
    WHERE schemaname IN ('chat', 'notify', 'profile', 'scheduler')
  `)
  const found = await Promise.all(
    tables.map(async ({ name }) => {
      const rows = await stack.query(`SELECT 1 FROM ${name} AS t WHERE t::text LIKE '%' || $1 || '%'`, [needle])
      return rows.length > 0 ? [String(name)] : []
    }),
  )
  return found.flat()
}

/** Where the key remains for good: nothing of the student is taken in there again. */
const closed = ['chat.conversation', 'notify.student', 'scheduler.student']
/** And for a while where objects may still arrive. */
const lasting = [...closed, 'chat.object_removal']
const objectsOf = (studentKey: string) => storage.keys().filter((key) => key.includes(studentKey))

const untilGone = async (studentKey: string) =>
  eventually('everything but what is closed for good to be gone', async () => {
    const rows = await rowsNaming(studentKey)
    const isClosed = closed.every((table) => rows.includes(table))
    return isClosed && rows.every((table) => lasting.includes(table)) && objectsOf(studentKey).length === 0
  })

describe.concurrent('a student who leaves', () => {
  test('leaves nothing behind in any table, and no sub or text anywhere', async () => {
    const student = await signedIn(`leaver-${randomUUID()}`, now() - 100)
    const marker = randomUUID()
    const first = await send(stack.url, student, { message: `!say cevap ${marker}`, clientId: randomUUID() })
    const photo = await attach(stack.url, student, 'image/jpeg', await phonePhoto(), { fileName: marker })
    await send(stack.url, student, {
      message: `!say iki ${marker}`,
      replyToId: first.message.id,
      mediaIds: [photo.id],
    })
    await upload(stack.url, student, 'image/jpeg', await phonePhoto(), { fileName: marker })
    await call(stack.url, student, 'PATCH', '/api/profile', { about: marker })
    await call(stack.url, student, 'POST', '/api/devices', { token: marker, platform: 'ios' })
    await schedule(stack.url, student, { text: marker, reason: marker })
    await enterWork(stack.url, student, marker)
    const post = (path: string, body: object) => answer(call(stack.url, student, 'POST', `/api${path}`, body))
    const made = { subject: marker, topic: marker, mediaId: photo.id, text: marker, stuck: marker }
    const { mistake } = (await post('/journey/mistakes', made)).body
    await post('/review/cards', { subject: marker, front: marker, back: marker })
    await post(`/review/${mistake.id}/answers`, { rating: 'good', clientId: marker })
    const studentKey = await keyOf(student)
    expect(objectsOf(studentKey)).toHaveLength(4)
    const work = ['profile.exam_result', 'profile.plan_block', 'profile.share', 'profile.study_session']
    const review = ['profile.mistake', 'profile.review_card', 'profile.review_item', 'profile.review_rating']
    expect(await rowsNaming(marker)).toEqual(expect.arrayContaining([...work, ...review]))
    expect(await leave(student)).toMatchObject({ status: 200, body: { deleted: true } })
    await untilGone(studentKey)
    expect((await download(photo.url)).status).toBe(404)
    expect(await rowsNaming(marker)).toEqual([])
    expect(await rowsNaming(student.sub)).toEqual([])
    expect(await stack.liveSubjects(studentKey)).toEqual([])
    const [erasure] = await stack.query('SELECT pending, completed_at FROM profile.erasure WHERE student_key IS NULL')
    expect(erasure).toMatchObject({ pending: [], completed_at: expect.any(Date) })
  })

  test('has no user at OneSignal any more', async () => {
    const student = await signedIn(`leaver/${randomUUID()}`, now() - 100)
    await me(student)
    const studentKey = await keyOf(student)
    expect(await createNotification(stack.push, student.sub)).toMatchObject({ id: expect.stringMatching(/./) })
    await leave(student)
    await untilGone(studentKey)
    expect(await createNotification(stack.push, student.sub)).toMatchObject({ id: '' })
  })

  test('while OneSignal is down keeps their sub for its deletion alone', async () => {
    const student = await signedIn(`down-${randomUUID()}`, now() - 100)
    await me(student)
    const studentKey = await keyOf(student)
    await leave(student)
    const isComplete = async () => {
      const rows = await rowsNaming(studentKey)
      // What is left besides is the deletion that OneSignal has not taken yet.
      const rest = rows.filter((table) => !lasting.includes(table))
      return rows.includes('notify.student') && rest.join() === 'profile.outbox'
    }
    // A command whose answer was lost is asked again after 15 s, and an event is claimed for as long.
    await eventually('the erasure to be complete', isComplete)
    expect(await rowsNaming(student.sub)).toEqual(['profile.outbox'])
  })

  test('is told so by a reply that comes right after it', async () => {
    for (let i = 0; i < 5; i++) {
      const student = await signedIn(`leaver-${randomUUID()}`, now() - 100)
      await me(student)
      const token = await offerReply(stack, student, { messageId: randomUUID() })
      expect((await leave(student)).status).toBe(200)
      const reply = await answer(
        call(stack.urls[1] ?? '', null, 'POST', '/api/notifications/reply', { token, text: 'x' }),
      )
      expect(reply).toMatchObject({ status: 404, body: { error: 'student not found' } })
    }
  })

  test('is refused with every token of a sign-in before, on every gateway, cached or not', async () => {
    const sub = `leaver-${randomUUID()}`
    const student = await signedIn(sub, now() - 100)
    for (const url of stack.urls) expect((await me(student, url)).status).toBe(200)
    await leave(student)
    for (const url of stack.urls) {
      await eventually('the cached token to be refused', async () => (await me(student, url)).status === 401)
      const refused = await me(await signedIn(sub, now() - 50), url)
      expect(refused).toMatchObject({ status: 401, body: { error: 'unauthorized' } })
      const history = await readHistory(url, student)
      expect(history.status).toBe(401)
    }
    const timeless = { sub, token: await stack.identity.token(sub, { claims: { amr: null, iat: null } }) }
    expect((await me(timeless)).status).toBe(401)
  })

  test('starts anew, and empty, with a later sign-in', async () => {
    const sub = `leaver-${randomUUID()}`
    const before = await signedIn(sub, now() - 100)
    await send(stack.url, before, { message: '!say eski' })
    await call(stack.url, before, 'PATCH', '/api/profile', { displayName: 'Eski', examType: 'yks' })
    const oldKey = await keyOf(before)
    await leave(before)
    const after = await signedIn(sub, now() + 3)
    expect((await me(after)).body).toMatchObject({ id: sub, needsOnboarding: true, profile: { displayName: null } })
    const { body } = await readHistory(stack.url, after)
    expect(body).toEqual({ messages: [], hasMore: false, turns: [] })
    await send(stack.url, after, { message: '!say yeni' })
    await untilGone(oldKey)
    expect((await readHistory(stack.url, after)).body.messages).toHaveLength(2)
    expect((await me(before)).status).toBe(401)
  })

  test('stays erased though the sign-in of the token is yet to come: every gateway refuses it', async () => {
    const sub = `leaver-${randomUUID()}`
    const ahead = await signedIn(sub, now() + 1_800)
    for (const url of stack.urls) expect((await me(ahead, url)).status).toBe(200)
    const oldKey = await keyOf(ahead)
    await leave(ahead)
    for (const url of stack.urls)
      await eventually('the token to be refused', async () => (await me(ahead, url)).status === 401)
    await untilGone(oldKey)
    for (const url of stack.urls) expect((await me(ahead, url)).status).toBe(401)
    expect(await stack.query('SELECT FROM profile.student WHERE sub = $1', [sub])).toEqual([])
  })

  test('in the middle of a turn ends its stream, and nothing of it is stored', async () => {
    const student = await signedIn(`leaver-${randomUUID()}`, now() - 100)
    const events: ClientEvent[] = []
    const response = await call(stack.urls[1] ?? '', student, 'POST', '/api/chat/send', {
      message: '!tokens 2000\n!delay 20',
    })
    const studentKey = await keyOf(student)
    for await (const event of readEvents(response)) {
      events.push(event)
      if (events.length === 4) await leave(student)
    }
    expect(events.at(-1)).toMatchObject({ event: 'error', data: { error: 'chat failed' } })
    await untilGone(studentKey)
  })

  test('twice is the same as once', async () => {
    const student = await signedIn(`leaver-${randomUUID()}`, now() - 100)
    await me(student)
    const answers = await Promise.all([leave(student), leave(student), leave(student, stack.urls[1])])
    expect(answers.some(({ status }) => status === 200)).toBe(true)
    for (const { status } of answers) expect([200, 401]).toContain(status)
  })

  test('leaves others alone', async () => {
    const [leaver, other] = [await signedIn(`leaver-${randomUUID()}`, now() - 100), await stack.student()]
    await send(stack.url, leaver, { message: '!say a' })
    const { turnId } = await send(stack.url, other, { message: '!say b' })
    const studentKey = await keyOf(leaver)
    await leave(leaver)
    await untilGone(studentKey)
    expect((await readHistory(stack.url, other)).body.messages).toHaveLength(2)
    const stream = await call(stack.url, other, 'GET', `/api/chat/turns/${turnId}/stream`)
    expect((await allEvents(stream)).at(-1)?.event).toBe('done')
  })
})

describe('a student who leaves when a part is not there', () => {
  /** A student with a device, and their key. */
  async function known() {
    const student = await stack.student({ claims: { amr: [{ method: 'otp', timestamp: now() - 100 }] } })
    await answer(call(stack.url, student, 'POST', '/api/devices', { token: randomUUID(), platform: 'ios' }))
    const [row] = await stack.query('SELECT student_key FROM profile.student WHERE sub = $1', [student.sub])
    return { student, studentKey: String(row?.student_key) }
  }
  const isNamedIn = async (table: string, studentKey: string) =>
    (await stack.query(`SELECT FROM ${table} WHERE student_key = $1`, [studentKey])).length > 0
  /** Of an erasure that is complete the key is gone. */
  const isComplete = async (studentKey: string) => !(await isNamedIn('profile.erasure', studentKey))

  test('is erased all the same while the notifier is away', async () => {
    const { student, studentKey } = await known()
    await stack.parts.notifier?.kill()
    expect((await leave(student, stack.url)).status).toBe(200)
    await stack.restart('notifier')
    await eventually('the device to be gone', async () => !(await isNamedIn('notify.device', studentKey)))
  })

  test('while the engines are down is gone once they are back', async () => {
    const { student, studentKey } = await known()
    await send(stack.url, student, { message: '!say x' })
    const engines = ['chat-engine', 'chat-engine-2']
    await Promise.all(engines.map((engine) => stack.parts[engine]?.kill()))
    expect((await leave(student, stack.url)).status).toBe(200)
    expect(await isNamedIn('chat.message', studentKey)).toBe(true)
    expect(await isComplete(studentKey)).toBe(false)
    await Promise.all(engines.map((engine) => stack.restart(engine)))
    const isOver = async () => !(await isNamedIn('chat.message', studentKey)) && (await isComplete(studentKey))
    await eventually('the messages to be gone', isOver)
  })

  test('while the storage is down leaves no object once it is back', async () => {
    const { student, studentKey } = await known()
    const media = await attach(stack.url, student, 'image/jpeg', await phonePhoto())
    expect(objectsOf(studentKey).map((key) => key.includes(media.id))).toEqual([true, true, true])
    await storage[Symbol.asyncDispose]()
    expect((await leave(student, stack.url)).status).toBe(200)
    await eventually('the rows to be gone', async () => !(await isNamedIn('chat.media', studentKey)))
    storage = await startStorage(place)
    const isOver = async () => objectsOf(studentKey).length === 0 && (await isComplete(studentKey))
    await eventually('the objects to be gone and the erasure to be complete', isOver)
  })
})

describe.concurrent('an export', () => {
  test('has everything held about the student, one key per service', async () => {
    const student = await stack.student()
    const profile = { displayName: 'Deniz', targetNets: { tyt: 90 } }
    await call(stack.url, student, 'PATCH', '/api/profile', profile)
    await call(stack.url, student, 'POST', '/api/devices', { token: 'telefon', platform: 'android' })
    const { turnId } = await send(stack.url, student, { message: '!say cevap' })
    // With these they are more than fit a page.
    await stack.query(
      `WITH c AS (
         UPDATE chat.conversation SET next_position = next_position + 108
         WHERE student_key = (SELECT student_key FROM chat.turn WHERE id = $1) RETURNING student_key, next_position
       )
       INSERT INTO chat.message (id, student_key, position, turn_id, turn_index, role, author, origin, content)
       SELECT gen_random_uuid(), student_key, next_position - 108 + nth, $1, 0, 'assistant', 'model', 'chat', nth::text
       FROM c, generate_series(0, 107) AS nth`,
      [turnId],
    )
    const { status, headers, body } = await answer(call(stack.url, student, 'GET', '/api/me/export'))
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(Object.keys(body)).toEqual(['profile-journey', 'chat-engine', 'companion-scheduler', 'notifier'])
    expect(body['profile-journey']).toMatchObject([{ type: 'student', sub: student.sub, profile }])
    expect(body.notifier).toContainEqual(expect.objectContaining({ type: 'device', token: 'telefon' }))
    const messages = body['chat-engine'].filter(({ type }: { type: string }) => type === 'message')
    expect(messages.slice(1).map(({ content }: { content: string }) => content)).toEqual([
      ...['!say cevap', 'cevap'],
      ...Array.from({ length: 108 }, (_, i) => String(i)),
    ])
  })

  test('has attachments with addresses to fetch them by, and reactions', async () => {
    const student = await stack.student()
    const photo = await attach(stack.url, student, 'image/jpeg', await phonePhoto(), { fileName: 'Soru.jpg' })
    const { media: pending } = await upload(stack.url, student, 'image/jpeg', await phonePhoto())
    const { message } = await send(stack.url, student, { message: '!say Baktım.', mediaIds: [photo.id] })
    await call(stack.url, student, 'PUT', `/api/chat/messages/${message.id}/reactions/${encodeURIComponent('👍')}`)
    const { body } = await answer(call(stack.url, student, 'GET', '/api/me/export'))
    const ofType = (wanted: string) => body['chat-engine'].filter(({ type }: { type: string }) => type === wanted)
    expect(ofType('media')).toMatchObject([
      { id: photo.id, fileName: 'Soru.jpg', status: 'ready', width: photo.width },
      { id: pending.id, status: 'pending', url: null },
    ])
    expect((await download(ofType('media')[0].url)).status).toBe(200)
    expect(ofType('message')).toMatchObject([
      { origin: 'notice' },
      { id: message.id, mediaIds: [photo.id], reactions: [{ emoji: '👍', actor: 'user' }] },
      { mediaIds: [], reactions: [] },
    ])
  })

  test('has mistakes, cards, topics and the answers to them', async () => {
    const student = await stack.student()
    const post = async (path: string, body: object) =>
      (await answer(call(stack.url, student, 'POST', `/api${path}`, body))).body
    const { mistake } = await post('/journey/mistakes', { subject: 'Kimya', text: 'Mol nedir?', stuck: 'Karıştırdım.' })
    const { card } = await post('/review/cards', { subject: 'Kimya', front: 'Na', back: 'Sodyum' })
    const given = (await post(`/review/${card.id}/answers`, { rating: 'hard', clientId: randomUUID() })).answer
    await answer(call(stack.url, student, 'DELETE', `/api/review/answers/${given.id}`))
    const { body } = await answer(call(stack.url, student, 'GET', '/api/me/export'))
    const ofType = (wanted: string) => body['profile-journey'].filter(({ type }: { type: string }) => type === wanted)
    expect(ofType('mistake')).toMatchObject([{ id: mistake.id, text: 'Mol nedir?', stuck: 'Karıştırdım.' }])
    expect(ofType('review-item')).toMatchObject([
      { id: mistake.id, kind: 'mistake' },
      { id: card.id, kind: 'card', front: 'Na', back: 'Sodyum' },
    ])
    expect(ofType('review-answer')).toMatchObject([{ itemId: card.id, rating: 'hard', undoneAt: expect.any(String) }])
  })

  test('has what the companion has scheduled', async () => {
    const student = await stack.student()
    const [message] = await schedule(stack.url, student, { text: 'Deneme', kind: 'followup', reason: 'Söz verdi' })
    await schedule(stack.url, await stack.student(), { text: 'Başkasının' })
    const { body } = await answer(call(stack.url, student, 'GET', '/api/me/export'))
    expect(body['companion-scheduler']).toEqual([expect.objectContaining(message)])
  })

  test('of more attachments than fit a page has each once', async () => {
    const student = await stack.student()
    const { media: first } = await announce(stack.url, student, 'image/jpeg', await phonePhoto())
    const others = await stack.query(
      `INSERT INTO chat.media (id, student_key, kind, mime_type, announced_bytes, size_bytes)
       SELECT gen_random_uuid(), student_key, kind, mime_type, announced_bytes, size_bytes
       FROM chat.media, generate_series(1, 204) WHERE id = $1 RETURNING id`,
      [first.id],
    )
    const ids = [first.id, ...others.map(({ id }) => id)]
    const { body } = await answer(call(stack.url, student, 'GET', '/api/me/export'))
    const media = body['chat-engine'].filter(({ type }: { type: string }) => type === 'media')
    expect(media.map(({ id }: { id: string }) => id)).toEqual(ids.toSorted())
  })

  test('of a new student is there too', async () => {
    const { body } = await answer(call(stack.url, await stack.student(), 'GET', '/api/me/export'))
    for (const service of ['companion-scheduler', 'notifier']) expect(body[service]).toEqual([])
    // The conversation and its notice, once chat-engine has received that they came.
    const ofChat: { type: string; origin?: string }[] = body['chat-engine']
    expect(ofChat.filter(({ type, origin }) => type !== 'conversation' && origin !== 'notice')).toEqual([])
  })
})
