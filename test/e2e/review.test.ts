import { randomUUID } from 'node:crypto'
import { eventually } from '@yoldas/testkit'
import { addDays, istanbulTime, mondayOf } from '@yoldas/time'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { answer, call, openFeed, send } from '../support/client.ts'
import { attach, download, sample } from '../support/media.ts'
import { type Stack, type Student, sharedStack } from '../support/stack.ts'

let stack: Stack
let today: string
beforeAll(async () => {
  stack = await sharedStack()
  const [row] = await stack.query('SELECT clock_timestamp() AS at')
  today = istanbulTime(new Date(String(row?.at))).day
})

const ask = (who: Student, method: string, path: string, body?: unknown) =>
  answer(call(stack.url, who, method, `/api${path}`, body))
const get = (who: Student, path: string) => ask(who, 'GET', path)
const post = (who: Student, path: string, body: unknown) => ask(who, 'POST', path, body)
const pathsOf = ({ body }: { body: { issues?: Array<{ path: string }> } }) => body.issues?.map(({ path }) => path)

const mistake = { subject: 'Matematik', topic: 'Türev', text: 'f(x) = x³ ise f’(2) kaçtır?', cause: 'concept' }
const card = { subject: 'Biyoloji', front: 'Mitokondri ne üretir?', back: 'ATP' }
const enter = async (who: Student, more: object = {}) =>
  (await post(who, '/journey/mistakes', { ...mistake, ...more })).body.mistake
const make = async (who: Student, more: object = {}) =>
  (await post(who, '/review/cards', { ...card, ...more })).body.card
const rate = (who: Student, id: string, rating: string, more: object = {}) =>
  post(who, `/review/${id}/answers`, { rating, ...more })
/** As if all of the student's items had been made so many days earlier. */
const age = (who: Student, days: number) =>
  stack.query(
    `UPDATE profile.review_item AS i SET made_day = made_day - $2::int, due_day = due_day - $2::int
     FROM profile.student AS s WHERE s.student_key = i.student_key AND s.sub = $1`,
    [who.sub, days],
  )

describe.concurrent('the notebook of mistakes', () => {
  test('keeps a mistake as it was entered, changes what is named, and removes it', async () => {
    const who = await stack.student()
    const made = await enter(who, { answer: '12', stuck: 'Kuralı unuttum.', source: 'Soru bankası s. 40' })
    expect(made).toEqual({
      id: expect.any(String),
      ...mistake,
      ...{ answer: '12', stuck: 'Kuralı unuttum.', source: 'Soru bankası s. 40', examType: null, examId: null },
      ...{ media: null, causeBy: 'student', by: 'student', confirmed: true, state: 'open', box: 1, redoCount: 0 },
      ...{ createdAt: expect.stringMatching(/Z$/), updatedAt: expect.stringMatching(/Z$/) },
    })
    expect((await get(who, `/journey/mistakes/${made.id}`)).body).toEqual({ mistake: made })
    const patched = await ask(who, 'PATCH', `/journey/mistakes/${made.id}`, {
      cause: null,
      topic: 'Limit',
      answer: ' ',
    })
    const expected = { ...made, cause: null, causeBy: null, topic: 'Limit', answer: null }
    expect(patched.body.mistake).toEqual({ ...expected, updatedAt: expect.any(String) })
    expect(pathsOf(await ask(who, 'PATCH', `/journey/mistakes/${made.id}`, { text: null }))).toEqual([''])
    expect(pathsOf(await ask(who, 'PATCH', `/journey/mistakes/${made.id}`, { subject: null }))).toEqual(['subject'])
    const removed = { status: 200, body: { removed: true, id: made.id } }
    for (const _ of [1, 2]) expect(await ask(who, 'DELETE', `/journey/mistakes/${made.id}`)).toMatchObject(removed)
    expect((await get(who, `/journey/mistakes/${made.id}`)).status).toBe(404)
  })

  test('has one of a clientId, however often it is sent at once', async () => {
    const who = await stack.student()
    const clientId = randomUUID()
    // A gateway holds so many bodies of a student; what it has no room for is sent again, as an app does.
    const insist = async (): Promise<Awaited<ReturnType<typeof post>>> => {
      const sent = await post(who, '/journey/mistakes', { ...mistake, clientId })
      return sent.status === 503 ? insist() : sent
    }
    const sent = await Promise.all(Array.from({ length: 100 }, insist))
    expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(sent.map(({ body }) => body.mistake.id)).size).toBe(1)
    expect((await get(who, '/journey/mistakes')).body.mistakes).toHaveLength(1)
    const [id] = sent.map(({ body }) => body.mistake.id)
    const answers = await Promise.all(Array.from({ length: 20 }, () => rate(who, id, 'good', { clientId })))
    expect(new Set(answers.map(({ body }) => body.answer.id)).size).toBe(1)
    const cards = await Promise.all(Array.from({ length: 20 }, () => make(who, { clientId })))
    expect(new Set(cards.map((each) => each.id)).size).toBe(1)
    expect((await get(who, `/journey/mistakes/${id}`)).body.mistake.redoCount).toBe(1)
  })

  test('lists the newest first, page by page, by subject, topic, cause and state', async () => {
    const who = await stack.student()
    const wanted = [{}, { subject: 'FİZİK', topic: 'Isı' }, { cause: 'time' }, { subject: 'fizik', topic: null }]
    const made = []
    for (const each of wanted) made.unshift(await enter(who, each))
    expect((await get(who, '/journey/mistakes?limit=3')).body).toEqual({ mistakes: made.slice(0, 3), hasMore: true })
    const rest = await get(who, `/journey/mistakes?before=${made[2].id}`)
    expect(rest.body).toEqual({ mistakes: made.slice(3), hasMore: false })
    for (const [query, found] of [
      ['subject=Fizik', [made[0], made[2]]],
      ['topic=ISI', [made[2]]],
      ['cause=time', [made[1]]],
      ['state=learned', []],
    ] as const)
      expect((await get(who, `/journey/mistakes?${query}`)).body.mistakes, query).toEqual(found)
    for (const [query, path] of [
      ['limit=101', 'limit'],
      [`before=${randomUUID()}`, 'before'],
      ['cause=bored', 'cause'],
      ['state=lost', 'state'],
    ])
      expect(pathsOf(await get(who, `/journey/mistakes?${query}`))).toEqual([path])
  })

  test('sums up what mistakes have in common, with shares from ten on', async () => {
    const who = await stack.student()
    for (const nth of [1, 2, 3]) await enter(who, { subject: nth === 1 ? 'matematik' : 'Matematik', topic: null })
    const path = `/journey/mistakes/summary?from=${addDays(today, -365)}&to=${today}`
    expect((await get(who, path)).body).toEqual({
      total: 3,
      bySubject: [{ key: 'Matematik', count: 3, share: null }],
      byTopic: [],
      byCause: [{ key: 'concept', count: 3, share: null }],
    })
    for (const nth of [4, 5, 6, 7, 8, 9, 10]) await enter(who, { cause: nth < 7 ? 'time' : null })
    expect((await get(who, path)).body).toMatchObject({
      total: 10,
      byTopic: [{ key: 'Türev', count: 7, share: 0.7 }],
      byCause: [
        { key: 'concept', count: 3, share: 0.3 },
        { key: 'time', count: 3, share: 0.3 },
      ],
    })
    expect(pathsOf(await get(who, `/journey/mistakes/summary?from=${today}`))).toEqual(['to'])
    const long = `/journey/mistakes/summary?from=${addDays(today, -366)}&to=${today}`
    expect(pathsOf(await get(who, long))).toEqual(['to'])
  })

  test('shows a picture with a fresh address, and takes no other media', async () => {
    const [who, other] = [await stack.student(), await stack.student()]
    const jpeg = await sample('image/jpeg')
    const [own, foreign] = [
      await attach(stack.url, who, 'image/jpeg', jpeg),
      await attach(stack.url, other, 'image/jpeg', jpeg),
    ]
    const pdf = await attach(stack.url, who, 'application/pdf', await sample('application/pdf'))
    const announced = { kind: 'image', mimeType: 'image/jpeg', sizeBytes: 10 }
    const pending = (await post(who, '/media', announced)).body.media
    for (const media of [foreign, pdf, pending, { id: randomUUID() }])
      expect(pathsOf(await post(who, '/journey/mistakes', { ...mistake, mediaId: media.id }))).toEqual(['mediaId'])
    const made = await enter(who, { text: null, mediaId: own.id.toUpperCase() })
    expect(made.media).toEqual({ ...own, url: expect.any(String), urlExpiresAt: expect.any(String) })
    const [listed] = (await get(who, '/journey/mistakes')).body.mistakes
    expect((await download(listed.media.url)).status).toBe(200)
    expect(pathsOf(await ask(who, 'PATCH', `/journey/mistakes/${made.id}`, { mediaId: null }))).toEqual([''])
    const without = await ask(who, 'PATCH', `/journey/mistakes/${made.id}`, { mediaId: null, text: 'x' })
    expect(without.body.mistake).toMatchObject({ media: null, text: 'x' })
  })

  test.each([
    [{ text: null }, ''],
    [{ text: ' ' }, ''],
    [{ subject: ' ' }, 'subject'],
    [{ subject: 'x'.repeat(65) }, 'subject'],
    [{ topic: 'x'.repeat(129) }, 'topic'],
    [{ text: 'x'.repeat(2001) }, 'text'],
    [{ answer: 'x'.repeat(201) }, 'answer'],
    [{ source: 'x'.repeat(129) }, 'source'],
    [{ stuck: 'x'.repeat(301) }, 'stuck'],
    [{ cause: 'bored' }, 'cause'],
    [{ examType: 'sat' }, 'examType'],
    [{ examId: randomUUID() }, 'examId'],
    [{ mediaId: 'x' }, 'mediaId'],
  ])('refuses %j', async (wrong, path) => {
    const refused = await post(await stack.student(), '/journey/mistakes', { ...mistake, ...wrong })
    expect(refused.status).toBe(400)
    expect(pathsOf(refused)).toEqual([path])
  })

  test.each([
    ['/journey/mistakes', 'subject'],
    ['/journey/mistakes', 'topic'],
    ['/review/cards', 'subject'],
  ])('refuses to look in %s for a %s with a NUL character', async (path, name) => {
    const refused = await get(await stack.student(), `${path}?${name}=%00`)
    expect(refused.status).toBe(400)
    expect(pathsOf(refused)).toEqual([name])
  })

  test('takes 50 a day and 5,000 in all, and 5,000 cards', async () => {
    const who = await stack.student()
    await enter(who)
    await make(who)
    const fill = (kind: string, count: number, daysBack: number) =>
      stack.query(
        `INSERT INTO profile.review_item (id, student_key, kind, subject, subject_key, made_by, confirmed, made_day)
         SELECT gen_random_uuid(), student_key, $2, 'x', 'x', 'student', true, $3::date - $4::int
         FROM profile.student, generate_series(1, $5::int) WHERE sub = $1`,
        [who.sub, kind, today, daysBack, count],
      )
    await fill('mistake', 48, 0)
    expect((await post(who, '/journey/mistakes', mistake)).status).toBe(201)
    expect(pathsOf(await post(who, '/journey/mistakes', mistake))).toEqual(['subject'])
    await fill('mistake', 4_950, 1)
    await age(who, 1)
    expect(pathsOf(await post(who, '/journey/mistakes', mistake))).toEqual(['subject'])
    await fill('card', 4_998, 1)
    expect((await post(who, '/review/cards', card)).status).toBe(201)
    expect(pathsOf(await post(who, '/review/cards', card))).toEqual(['front'])
  })
})

describe.concurrent('reviews', () => {
  test('bring mistakes, cards and topics from the next day on, and careless mistakes never', async () => {
    const who = await stack.student()
    const [concept, careless, made] = [await enter(who), await enter(who, { cause: 'careless' }), await make(who)]
    const session = { day: today, subject: 'Kimya', topic: 'Mol', minutes: 30, correct: 3, wrong: 3 }
    expect((await post(who, '/journey/sessions', session)).status).toBe(201)
    expect((await get(who, '/review/due')).body).toEqual({ due: [], counts: { overdue: 0, today: 0, tomorrow: 2 } })
    await age(who, 1)
    const { due, counts } = (await get(who, '/review/due')).body
    expect(counts).toEqual({ overdue: 0, today: 2, tomorrow: 1 })
    const someDay = expect.stringMatching(/^20/)
    const next = { again: addDays(today, 1), hard: someDay, good: someDay, easy: addDays(today, 8) }
    const shown = { dueDay: today, overdueDays: 0, retrievability: 0, next }
    expect(due).toEqual(
      expect.arrayContaining([
        {
          ...shown,
          id: concept.id,
          kind: 'mistake',
          subject: 'Matematik',
          topic: 'Türev',
          mistake: concept,
          card: null,
        },
        { ...shown, id: made.id, kind: 'card', subject: 'Biyoloji', topic: null, mistake: null, card: made },
      ]),
    )
    const later = (await get(who, `/review/due?day=${addDays(today, 1)}`)).body.due
    expect(later.map(({ kind, overdueDays }: { kind: string; overdueDays: number }) => [kind, overdueDays])).toEqual(
      expect.arrayContaining([
        ['topic', 0],
        ['mistake', 1],
        ['card', 1],
      ]),
    )
    const rated = await rate(who, careless.id, 'good')
    expect(rated.body.item).toMatchObject({ dueDay: null, mistake: { redoCount: 1, box: 2 } })
    await ask(who, 'PATCH', `/journey/mistakes/${careless.id}`, { cause: 'concept' })
    expect((await get(who, `/review/load?from=${today}&to=${addDays(today, 3)}`)).body.days).toEqual([
      { day: today, count: 2 },
      { day: addDays(today, 1), count: 1 },
      { day: addDays(today, 2), count: 0 },
      { day: addDays(today, 3), count: 1 },
    ])
  })

  test('move an item by its answers, of which each can be undone', async () => {
    const who = await stack.student()
    const { id } = await enter(who)
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
    const first = await rate(who, id, 'good', { answeredAt: daysAgo(2) })
    expect(first.body).toMatchObject({ item: { id, kind: 'mistake', mistake: { box: 2, state: 'open' } } })
    await rate(who, id, 'good', { answeredAt: daysAgo(1) })
    const clientId = randomUUID()
    const third = (await rate(who, id, 'hard', { clientId })).body
    expect(third.item.mistake).toMatchObject({ box: 3, state: 'learned', redoCount: 3 })
    expect((await get(who, '/journey/mistakes?state=learned')).body.mistakes).toHaveLength(1)
    const undo = () => ask(who, 'DELETE', `/review/answers/${third.answer.id}`)
    for (const _ of [1, 2])
      expect(await undo()).toMatchObject({ status: 200, body: { removed: true, id: third.answer.id } })
    const repeated = await rate(who, id, 'hard', { clientId })
    expect(repeated.body.answer).toEqual(third.answer)
    expect(repeated.body.item.mistake).toMatchObject({ box: 3, state: 'open', redoCount: 2 })
    expect((await rate(who, id, 'again')).body.item.mistake).toMatchObject({ box: 1, state: 'open', redoCount: 3 })
    for (const answeredAt of [daysAgo(15), daysAgo(-0.01)])
      expect(pathsOf(await rate(who, id, 'good', { answeredAt }))).toEqual(['answeredAt'])
    expect((await rate(who, id, 'good', { answeredAt: daysAgo(-0.002) })).status).toBe(200)
    expect(pathsOf(await rate(who, id, 'meh'))).toEqual(['rating'])
    expect((await rate(who, randomUUID(), 'good')).status).toBe(404)
  })

  test('come once more before the exam, and not on its day', async () => {
    const who = await stack.student()
    await make(who)
    await age(who, 40)
    const { id } = (await get(who, '/review/due')).body.due[0]
    for (const rating of ['easy', 'easy']) await rate(who, id, rating)
    await stack.query(
      `UPDATE profile.review_item SET rated_day = $2::date - 20, due_day = $2::date + 50 WHERE id = $1`,
      [id, today],
    )
    const slot = Number.parseInt(id.slice(-2), 16) % 14
    await ask(who, 'PATCH', '/profile', { examDate: addDays(today, 14 - slot) })
    expect((await get(who, '/review/due')).body.due).toMatchObject([{ id, dueDay: today }])
    await ask(who, 'PATCH', '/profile', { examDate: today })
    expect((await get(who, '/review/due')).body).toEqual({ due: [], counts: { overdue: 0, today: 0, tomorrow: 0 } })
    await ask(who, 'PATCH', '/profile', { examDate: null })
    expect((await get(who, '/review/due')).body.due).toEqual([])
  })

  test('are at most as many a day as the student wants, and come sooner with another retention', async () => {
    const who = await stack.student()
    for (const _ of [1, 2, 3, 4, 5, 6, 7]) await make(who)
    await age(who, 2)
    await ask(who, 'PATCH', '/profile', { reviewCap: 5 })
    const { due, counts } = (await get(who, '/review/due')).body
    expect([due.length, counts]).toEqual([5, { overdue: 5, today: 5, tomorrow: 2 }])
    const { item } = (await rate(who, due[0].id, 'easy')).body
    expect((await get(who, '/review/due')).body).toMatchObject({ counts: { overdue: 4, today: 4, tomorrow: 2 } })
    await ask(who, 'PATCH', '/profile', { reviewRetention: 0.97 })
    const dueDay = async () =>
      (await stack.query('SELECT due_day::text AS day FROM profile.review_item WHERE id = $1', [item.id]))[0]?.day
    await eventually('the item to come sooner', async () => String(await dueDay()) < item.dueDay)
    for (const [field, value] of [
      ['reviewCap', 4],
      ['reviewCap', 201],
      ['reviewRetention', 0.79],
      ['reviewRetention', 0.98],
    ] as const)
      expect((await ask(who, 'PATCH', '/profile', { [field]: value })).body).toMatchObject({ success: false })
  })

  test('count in the week, and so do mistakes by their cause', async () => {
    const who = await stack.student()
    const { id } = await enter(who)
    await enter(who, { cause: null })
    await rate(who, id, 'good')
    const undone = (await rate(who, id, 'hard')).body.answer
    await ask(who, 'DELETE', `/review/answers/${undone.id}`)
    const week = (await get(who, `/journey/weeks/${mondayOf(today)}`)).body
    expect(week).toMatchObject({ mistakesByCause: [{ key: 'concept', count: 1 }], reviews: { done: 1 } })
  })

  test('keep cards, which change and go', async () => {
    const who = await stack.student()
    const made = await make(who, { topic: 'Hücre' })
    expect(made).toEqual({
      ...{ id: expect.any(String), ...card, topic: 'Hücre', by: 'student', confirmed: true },
      ...{ createdAt: expect.stringMatching(/Z$/), updatedAt: expect.stringMatching(/Z$/) },
    })
    const patched = await ask(who, 'PATCH', `/review/cards/${made.id}`, { back: 'ATP üretir.', topic: null })
    expect(patched.body.card).toEqual({ ...made, back: 'ATP üretir.', topic: null, updatedAt: expect.any(String) })
    const second = await make(who, { subject: 'Tarih' })
    expect((await get(who, '/review/cards')).body).toEqual({ cards: [second, patched.body.card], hasMore: false })
    expect((await get(who, '/review/cards?subject=TARİH&limit=1')).body).toEqual({ cards: [second], hasMore: false })
    expect((await get(who, `/review/cards?before=${second.id}`)).body.cards).toEqual([patched.body.card])
    expect(pathsOf(await post(who, '/review/cards', { ...card, front: ' ', back: 'x'.repeat(1001) }))).toEqual([
      'front',
      'back',
    ])
    expect((await ask(who, 'PATCH', `/review/cards/${randomUUID()}`, { front: 'x' })).status).toBe(404)
    expect((await ask(who, 'DELETE', `/review/cards/${made.id}`)).body).toEqual({ removed: true, id: made.id })
    expect((await get(who, '/review/cards')).body.cards).toEqual([second])
  })

  test.each([
    ['due?day=2026-02-30', 'day'],
    ['due?limit=51', 'limit'],
    ['load?from=2026-01-01&to=2026-03-04', 'to'],
    ['load?from=2026-01-01', 'to'],
    ['cards?limit=0', 'limit'],
  ])('refuse %s', async (query, path) => {
    expect(pathsOf(await get(await stack.student(), `/review/${query}`))).toEqual([path])
  })

  test('show and change nothing of another student’s', async () => {
    const [who, other] = [await stack.student(), await stack.student()]
    const [mine, own] = [await enter(who), await make(who)]
    const given = (await rate(who, own.id, 'good')).body.answer
    expect((await get(other, `/journey/mistakes/${mine.id}`)).status).toBe(404)
    expect((await ask(other, 'PATCH', `/journey/mistakes/${mine.id}`, { text: 'x' })).status).toBe(404)
    expect((await ask(other, 'PATCH', `/review/cards/${own.id}`, { front: 'x' })).status).toBe(404)
    expect((await rate(other, own.id, 'again')).status).toBe(404)
    for (const path of [`/journey/mistakes/${mine.id}`, `/review/cards/${own.id}`, `/review/answers/${given.id}`])
      expect((await ask(other, 'DELETE', path)).status).toBe(200)
    expect(pathsOf(await get(other, `/journey/mistakes?before=${mine.id}`))).toEqual(['before'])
    expect((await get(who, '/journey/mistakes')).body.mistakes).toHaveLength(1)
    expect((await rate(who, own.id, 'good')).body.item.retrievability).toBe(1)
  })

  test('are announced to open apps when they change, and not by a repeat', async () => {
    const who = await stack.student()
    using feed = await openFeed(stack.url, who)
    await feed.hello
    const clientId = randomUUID()
    const { id } = await enter(who, { clientId })
    await enter(who, { clientId })
    const given = (await rate(who, id, 'good')).body.answer
    for (const _ of [1, 2]) await ask(who, 'DELETE', `/review/answers/${given.id}`)
    const session = { day: today, subject: 'Kimya', topic: 'Mol', minutes: 30, correct: 9 }
    await post(who, '/journey/sessions', session)
    await ask(who, 'DELETE', `/journey/mistakes/${id}`)
    const examDate = addDays(today, 90)
    for (const patch of [{ examDate }, { examDate, displayName: 'Elif' }, { reviewCap: 10 }])
      await ask(who, 'PATCH', '/profile', patch)
    const review = 'review-updated'
    const wanted = [review, review, review, 'journey-updated', review, review, review, review]
    await eventually('all that changed', () => feed.events.length >= wanted.length)
    expect(feed.events.map(({ event }) => event)).toEqual(wanted)
  })
})

describe.concurrent('the companion', () => {
  const tool = (name: string, input: object) => `!tool ${name} ${JSON.stringify(input)}`
  const Requested = z.object({
    messages: z.array(z.object({ role: z.string(), content: z.unknown() })),
    tools: z.array(z.object({ function: z.object({ name: z.string() }) })).optional(),
  })
  const requestsAbout = (marker: string) =>
    stack.model
      .requests()
      .flatMap((request) => Requested.safeParse(request).data ?? [])
      .filter(({ messages }) => JSON.stringify(messages.findLast(({ role }) => role === 'user')).includes(marker))

  /** What the tools of a turn came to, and the last request of it. */
  async function say(who: Student, lines: string[], more: object = {}) {
    const marker = randomUUID()
    const { last } = await send(stack.url, who, { message: [marker, ...lines, '!say Tamam'].join('\n'), ...more })
    expect(last).toMatchObject({ event: 'done', data: { finish: 'complete' } })
    const request = requestsAbout(marker).at(-1)
    const results = (request?.messages ?? []).flatMap(({ role, content }): unknown[] =>
      role === 'tool' ? [JSON.parse(String(content))] : [],
    )
    return { request, results }
  }

  test('enters a mistake with the picture of the message, and as its own until the student confirms it', async () => {
    const who = await stack.student()
    const photo = await attach(stack.url, who, 'image/jpeg', await sample('image/jpeg'))
    const asked = { subject: 'Fizik', topic: 'Optik', picture: 1, cause: 'application', answer: 'b şıkkı' }
    const { results } = await say(who, ['Cevap: B ŞIKKI', tool('add_mistake', asked)], { mediaIds: [photo.id] })
    expect(results).toMatchObject([{ ok: true, mistake: { subject: 'Fizik', hasPicture: true, confirmed: false } }])
    const [mistake] = (await get(who, '/journey/mistakes')).body.mistakes
    expect(mistake).toMatchObject({
      ...{
        subject: 'Fizik',
        topic: 'Optik',
        text: null,
        cause: 'application',
        causeBy: 'assistant',
        answer: 'b şıkkı',
      },
      ...{ media: { id: photo.id }, by: 'assistant', confirmed: false, stuck: null },
    })
    const confirmed = await ask(who, 'PATCH', `/journey/mistakes/${mistake.id}`, { confirmed: true })
    expect(confirmed.body.mistake).toMatchObject({ by: 'student', confirmed: true, causeBy: 'student' })
  })

  test('decides on no right answer, and takes no picture that is not there', async () => {
    const who = await stack.student()
    // Written so that the message itself does not have the answer.
    const { results } = await say(who, [
      tool('add_mistake', { subject: 'Fizik', text: 'İvme?', answer: '9,8 m/s²' }).replace('9,8', '9,\\u0038'),
      tool('add_mistake', { subject: 'Fizik', picture: 1 }),
    ])
    expect(results).toEqual([
      { error: expect.stringContaining('öğrenci') },
      { error: expect.stringContaining('fotoğraf') },
    ])
    expect((await get(who, '/journey/mistakes')).body.mistakes).toEqual([])
  })

  test('sees what is due, in one line and by its tool, and what it adds itself', async () => {
    const who = await stack.student()
    await enter(who)
    await make(who)
    await age(who, 1)
    const card = { subject: 'Tarih', front: 'Malazgirt?', back: '1071' }
    const { request, results } = await say(who, [
      tool('get_review', {}),
      tool('list_mistakes', { subject: 'MATEMATİK' }),
      tool('add_card', card),
    ])
    expect(JSON.stringify(request?.messages)).toContain('Bugün tekrar edeceği: 2 ')
    expect(results).toMatchObject([
      { counts: { overdue: 0, today: 2, tomorrow: 0 }, due: [{ dueDay: today }, { dueDay: today }] },
      { mistakes: [{ text: mistake.text, cause: 'concept' }] },
      { ok: true, card: { ...card, confirmed: false } },
    ])
    expect((await get(who, '/review/cards?subject=tarih')).body.cards).toMatchObject([{ ...card, by: 'assistant' }])
  })

  test('has no tool and no line of reviews while distress holds', async () => {
    const who = await stack.student()
    await enter(who)
    await age(who, 1)
    await send(stack.url, who, { message: 'babam beni dövüyor' })
    const { request } = await say(who, [])
    const offered = request?.tools?.map((each) => each.function.name) ?? []
    for (const name of ['get_review', 'list_mistakes', 'add_mistake', 'add_card']) expect(offered).not.toContain(name)
    expect(JSON.stringify(request?.messages)).not.toContain('Bugün tekrar edeceği')
  })
})
