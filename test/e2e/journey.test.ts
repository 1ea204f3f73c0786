import { randomUUID } from 'node:crypto'
import { eventually } from '@yoldas/testkit'
import { istanbulTime } from '@yoldas/time'
import { beforeAll, describe, expect, test } from 'vitest'
import { answer, call, type OpenFeed, openFeed, send } from '../support/client.ts'
import { type Stack, type Student, sharedStack } from '../support/stack.ts'

let stack: Stack
let student: Student
beforeAll(async () => {
  stack = await sharedStack()
})

const get = (path: string, who = student) => answer(call(stack.url, who, 'GET', `/api${path}`))
const post = (path: string, body: unknown, who = student) => answer(call(stack.url, who, 'POST', `/api${path}`, body))
const patch = (id: string, body: unknown, who = student) =>
  answer(call(stack.url, who, 'PATCH', `/api/plan/blocks/${id}`, body))
const remove = (path: string, who = student) => answer(call(stack.url, who, 'DELETE', `/api${path}`))
const pathsOf = ({ body }: { body: { issues?: Array<{ path: string }> } }) => body.issues?.map(({ path }) => path)

/** The day in Istanbul so many days from today, by the database's clock. */
async function dayIn(days: number): Promise<string> {
  const [row] = await stack.query(`SELECT clock_timestamp() + make_interval(days => $1) AS at`, [days])
  return istanbulTime(new Date(String(row?.at))).day
}

const block = { day: '', minutes: 90, subject: 'Matematik', kind: 'study' }

describe('the plan', () => {
  beforeAll(async () => {
    student = await stack.student()
    block.day = await dayIn(1)
  })

  test('keeps blocks in order of day and time, those without a time last', async () => {
    const other = { ...block, day: await dayIn(2) }
    const made = []
    for (const each of [block, { ...block, startTime: '14:30' }, other, { ...block, startTime: '09:00' }])
      made.push((await post('/plan/blocks', each)).body.block)
    const { status, body } = await get(`/plan?from=${block.day}&to=${other.day}`)
    expect(status).toBe(200)
    expect(body.blocks).toEqual([made[3], made[1], made[0], made[2]])
    expect(made[1]).toEqual({
      id: expect.any(String),
      ...block,
      startTime: '14:30',
      topic: null,
      note: null,
      remind: false,
      status: 'planned',
      source: 'user',
      createdAt: expect.stringMatching(/Z$/),
      updatedAt: expect.stringMatching(/Z$/),
    })
    expect((await get(`/plan?from=${block.day}&to=${block.day}`)).body.blocks).toHaveLength(3)
  })

  test('makes one block of a clientId, however often it is sent', async () => {
    const clientId = randomUUID()
    const day = await dayIn(3)
    const sent = await Promise.all(Array.from({ length: 10 }, () => post('/plan/blocks', { ...block, day, clientId })))
    expect(sent.map(({ status }) => status)).toEqual(Array(10).fill(201))
    expect(new Set(sent.map(({ body }) => body.block.id)).size).toBe(1)
    expect((await get(`/plan?from=${day}&to=${day}`)).body.blocks).toHaveLength(1)
  })

  test('loses nothing when devices change different fields at once; null clears', async () => {
    const { id } = (await post('/plan/blocks', { ...block, startTime: '10:00', note: 'x' })).body.block
    const changes = [{ subject: 'Fizik' }, { minutes: 30 }, { status: 'done' }, { note: null }, { topic: 'Optik' }]
    await Promise.all(changes.map((change) => patch(id, change)))
    const changed = (await patch(id, {})).body.block
    expect(changed).toMatchObject({ ...Object.assign({}, ...changes), startTime: '10:00', day: block.day })
    expect((await patch(id, { startTime: null })).body.block.startTime).toBeNull()
    expect(pathsOf(await patch(id, { minutes: null }))).toEqual(['minutes'])
  })

  test.each([
    [{ minutes: 4 }, 'minutes'],
    [{ minutes: 721 }, 'minutes'],
    [{ subject: ' ' }, 'subject'],
    [{ subject: 'x'.repeat(65) }, 'subject'],
    [{ topic: 'x'.repeat(129) }, 'topic'],
    [{ note: 'x'.repeat(501) }, 'note'],
    [{ kind: 'play' }, 'kind'],
    [{ startTime: '24:00' }, 'startTime'],
    [{ day: '2026-02-30' }, 'day'],
    [{ day: '0000-01-01' }, 'day'],
  ])('refuses %j', async (wrong, path) => {
    const refused = await post('/plan/blocks', { ...block, ...wrong })
    expect(refused.status).toBe(400)
    expect(pathsOf(refused)).toEqual([path])
  })

  test('reaches 366 days back and 731 ahead, and a day holds 30 blocks', async () => {
    const who = await stack.student()
    for (const [days, status] of [
      [-367, 400],
      [-366, 201],
      [731, 201],
      [732, 400],
    ] as const)
      expect((await post('/plan/blocks', { ...block, day: await dayIn(days) }, who)).status).toBe(status)
    const full = await Promise.all(Array.from({ length: 31 }, () => post('/plan/blocks', block, who)))
    expect(full.filter(({ status }) => status === 201)).toHaveLength(30)
    expect(full.flatMap((each) => pathsOf(each) ?? [])).toEqual(['day'])
    const [{ id }] = (await get(`/plan?from=${block.day}&to=${block.day}`, who)).body.blocks
    expect((await patch(id, { day: block.day, minutes: 25 }, who)).status).toBe(200)
  })

  test('of 62 full days is one answer in order, also while blocks are moved from day to day', async () => {
    const who = await stack.student()
    await get('/me', who)
    const [from, to] = [await dayIn(-20), await dayIn(41)]
    await stack.query(
      `INSERT INTO profile.plan_block (
        id, student_key, day, start_time, minutes, subject, topic, kind, status, note, source
      )
      SELECT gen_random_uuid(), student_key, $2::date + n % 62, CASE WHEN n % 3 > 0 THEN make_time(n % 24, 0, 0) END,
        30, lpad('d' || n, 64, $3), lpad('k' || n, 128, $3), 'study', 'planned', lpad('n' || n, 500, $3), 'user'
      FROM profile.student, generate_series(1, 1860) AS n WHERE sub = $1`,
      [who.sub, from, '\u0001'],
    )
    type Place = { id: string; day: string; startTime: string | null; createdAt: string }
    const read = async (): Promise<Place[]> => (await get(`/plan?from=${from}&to=${to}`, who)).body.blocks
    const placeOf = ({ day, startTime, createdAt, id }: Place) => [day, startTime ?? '24:00', createdAt, id].join(' ')
    const blocks = await read()
    expect(blocks).toHaveLength(1860)
    expect(blocks.map(placeOf)).toEqual(blocks.map(placeOf).toSorted())
    const ids = blocks.map(({ id }) => id).toSorted()

    const { promise: over, resolve: end } = Promise.withResolvers<true>()
    const move = async () => {
      for (let nth = 0; !(await Promise.race([over, false])); nth = (nth + 617) % 1860)
        await stack.query('UPDATE profile.plan_block SET day = $2::date + ($3::date - day) WHERE id = $1', [
          ids[nth],
          from,
          to,
        ])
    }
    const moving = move()
    expect((await read()).map(({ id }) => id).toSorted()).toEqual(ids)
    end(true)
    await moving
  })

  test.each([
    ['from=2026-01-02&to=2026-01-01', 'to'],
    ['from=2026-01-01&to=2026-03-04', 'to'],
    ['to=2026-01-01', 'from'],
    ['from=0000-01-01&to=0000-01-02', 'from'],
    ['from=2026-01-01&to=heute', 'to'],
  ])('refuses to list %s', async (query, path) => {
    const refused = await get(`/plan?${query}`)
    expect(refused.status).toBe(400)
    expect(pathsOf(refused)?.[0]).toBe(path)
  })

  test('shows and gives a student nothing of another', async () => {
    const { id } = (await post('/plan/blocks', block)).body.block
    const other = await stack.student()
    expect((await get(`/plan?from=${block.day}&to=${block.day}`, other)).body.blocks).toEqual([])
    expect((await patch(id, { minutes: 10 }, other)).status).toBe(404)
    expect(await remove(`/plan/blocks/${id}`, other)).toMatchObject({ status: 200, body: { removed: true, id } })
    expect((await patch(id, {})).body.block.minutes).toBe(90)
    expect((await remove(`/plan/blocks/${id}`)).status).toBe(200)
    expect((await patch(id, {})).status).toBe(404)
  })
})

describe('an open app', () => {
  const events = (feed: OpenFeed) => feed.events.map(({ event, data }) => ('day' in data ? data.day : event))
  const shown = async (feed: OpenFeed, wanted: string[]) => {
    await eventually('as many events in the feed', () => feed.events.length >= wanted.length)
    expect(events(feed)).toEqual(wanted)
  }

  test('is told what another device changed in plan and journey, and nothing when nothing changed', async () => {
    const who = await stack.student()
    using feed = await openFeed(stack.url, who)
    const place = await feed.hello
    const [today, tomorrow, later] = [await dayIn(0), await dayIn(1), await dayIn(2)]
    const asked = { ...block, day: today, clientId: randomUUID() }
    const { id } = (await post('/plan/blocks', asked, who)).body.block
    await post('/plan/blocks', { ...asked, day: later }, who)
    await patch(id, { day: tomorrow }, who)
    await patch(id, { day: tomorrow, minutes: block.minutes }, who)
    await patch(id, { status: 'done' }, who)
    await patch(id, { note: 'x' }, who)
    await patch(id, { status: 'planned' }, who)
    const asSession = { day: today, subject: 'Kimya', minutes: 60, blockId: id, clientId: randomUUID() }
    const session = (await post('/journey/sessions', asSession, who)).body.session
    await post('/journey/sessions', asSession, who)
    await post('/journey/sessions', { ...asSession, clientId: randomUUID() }, who)
    await remove(`/journey/sessions/${randomUUID()}`, who)
    await remove(`/journey/sessions/${session.id}`, who)
    await remove(`/plan/blocks/${id}`, who)
    await remove(`/plan/blocks/${id}`, who)
    const sections = [{ subject: 'Matematik', correct: 10, wrong: 0 }]
    const exam = (await post('/journey/exams', { day: today, name: 'x', examType: 'tyt', sections }, who)).body.exam
    await remove(`/journey/exams/${exam.id}`, who)
    const journey = 'journey-updated'
    const wanted = [
      ...[today, today, tomorrow],
      ...[tomorrow, journey, tomorrow, tomorrow, journey],
      ...[tomorrow, journey, journey, journey],
      ...[tomorrow, journey],
      ...[journey, journey],
    ]
    await shown(feed, wanted)
    expect(new Set(feed.events.map((event) => event.id)).size).toBe(wanted.length)

    // A feed that was away for a moment gets all of it, and one that resumes later what is after its place.
    using again = await openFeed(stack.url, who, place)
    await shown(again, wanted)
    using rest = await openFeed(stack.url, who, feed.events[3]?.id)
    await shown(rest, wanted.slice(4))
  })

  test('is told what a turn changed, once it is done', async () => {
    const who = await stack.student()
    const day = await dayIn(2)
    const made = { ...block, day, startTime: '09:00', remind: true }
    const { id } = (await post('/plan/blocks', made, who)).body.block
    using feed = await openFeed(stack.url, who)
    await feed.hello
    const today = await dayIn(0)
    const said = [
      `!tool update_plan_block ${JSON.stringify({ id, day: await dayIn(3), startTime: '10:30' })}`,
      `!tool log_study_session ${JSON.stringify({ day: today, subject: 'Kimya', minutes: 40 })}`,
      '!say Tamam.',
    ]
    const { last } = await send(stack.url, who, { message: said.join('\n') })
    expect(last.event).toBe('done')
    const ofWork = () => events(feed).filter((name) => /^\d|^journey/.test(name))
    await eventually('three events of the work', () => ofWork().length >= 3)
    expect(ofWork()).toEqual([day, await dayIn(3), 'journey-updated'])
    // The reminder has moved with the block.
    const due = () =>
      stack.query(`SELECT FROM scheduler.scheduled_message WHERE block_id = $1 AND due_at = $2`, [
        id,
        `${ofWork()[1]}T10:30:00+03:00`,
      ])
    await eventually('the reminder at the new time', async () => (await due()).length === 1)
  })

  test('is told nothing of another student’s work', async () => {
    const [who, other] = [await stack.student(), await stack.student()]
    using feed = await openFeed(stack.url, who)
    await post('/plan/blocks', { ...block, day: await dayIn(3) }, other)
    await post('/plan/blocks', { ...block, day: await dayIn(4) }, who)
    await shown(feed, [await dayIn(4)])
  })
})

describe('exam results', () => {
  const exam = { day: '2026-03-01', name: 'Deneme 1', examType: 'tyt' }
  beforeAll(async () => {
    student = await stack.student()
  })

  test('have their nets computed, whatever the client says', async () => {
    const sections = [
      { subject: 'TÜRKÇE', correct: 30, wrong: 6, net: 40 },
      { subject: 'matematik', correct: 20, wrong: 10, blank: 10 },
    ]
    const { status, body } = await post('/journey/exams', { ...exam, sections, totalNet: 120 })
    expect(status).toBe(201)
    expect(body.exam).toEqual({
      id: expect.any(String),
      ...exam,
      isBranch: false,
      sections: [
        { subject: 'Türkçe', correct: 30, wrong: 6, blank: 4, net: 28.5 },
        { subject: 'Matematik', correct: 20, wrong: 10, blank: 10, net: 17.5 },
      ],
      totalNet: 46,
      createdAt: expect.stringMatching(/Z$/),
    })
  })

  test('are refused where they do not fit the exam', async () => {
    const wrong = [
      { subject: 'Resim', correct: 1, wrong: 0 },
      { subject: 'Fizik', correct: 5, wrong: 5 },
      { subject: 'Fen', correct: 1, wrong: 0 },
    ]
    expect(pathsOf(await post('/journey/exams', { ...exam, sections: wrong }))).toEqual([
      'sections.0.subject',
      'sections.1',
      'sections.2.subject',
    ])
    const sections = [{ subject: 'Fizik', correct: 1, wrong: 0 }]
    expect(pathsOf(await post('/journey/exams', { ...exam, sections, day: await dayIn(1) }))).toEqual(['day'])
    expect(pathsOf(await post('/journey/exams', { ...exam, sections, day: '1999-12-31' }))).toEqual(['day'])
    expect((await post('/journey/exams', { ...exam, sections, day: await dayIn(0) })).status).toBe(201)
  })

  test('are listed newest day first, page by page, of one exam or all', async () => {
    const who = await stack.student()
    const sections = [{ subject: 'Matematik', correct: 10, wrong: 0 }]
    const made = []
    for (const [i, examType] of ['tyt', 'lgs', 'tyt', 'tyt'].entries()) {
      const day = i === 3 ? '2026-02-01' : '2026-03-01'
      made.push((await post('/journey/exams', { ...exam, day, examType, sections }, who)).body.exam)
    }
    const first = await get('/journey/exams?limit=3', who)
    expect(first.body).toEqual({ exams: [made[2], made[1], made[0]], hasMore: true })
    expect((await get(`/journey/exams?before=${made[0].id}`, who)).body).toEqual({ exams: [made[3]], hasMore: false })
    expect((await get('/journey/exams?examType=lgs', who)).body).toEqual({ exams: [made[1]], hasMore: false })
    expect(pathsOf(await get(`/journey/exams?before=${randomUUID()}`, who))).toEqual(['before'])
    expect(pathsOf(await get(`/journey/exams?before=${made[0].id}`))).toEqual(['before'])
    expect(pathsOf(await get('/journey/exams?limit=101', who))).toEqual(['limit'])
    await remove(`/journey/exams/${made[2].id}`)
    expect((await get('/journey/exams', who)).body.exams).toHaveLength(4)
    await remove(`/journey/exams/${made[2].id}`, who)
    expect((await get('/journey/exams', who)).body.exams).toHaveLength(3)
  })

  test('show how they have gone', async () => {
    const who = await stack.student()
    for (const [i, correct] of [10, 20, 30, 40].entries())
      await post(
        '/journey/exams',
        {
          day: `2026-03-0${i + 1}`,
          name: `Deneme ${i}`,
          examType: 'tyt',
          sections: [
            { subject: 'Türkçe', correct, wrong: 0 },
            { subject: 'Matematik', correct: 20 - i, wrong: 0 },
          ],
        },
        who,
      )
    const { body } = await get('/journey/progress?examType=tyt', who)
    expect(body).toMatchObject({
      examType: 'tyt',
      sections: [
        { subject: 'Türkçe', net: 40, change: 20 },
        { subject: 'Matematik', net: 17, change: -2 },
      ],
      total: { net: 57, change: 18 },
      gained: 'Türkçe',
      lost: 'Matematik',
      target: null,
    })
    expect(body.exams.map(({ name }: { name: string }) => name)).toEqual([0, 1, 2, 3].map((i) => `Deneme ${i}`))
    await answer(call(stack.url, who, 'PATCH', '/api/profile', { targetNets: { tyt: 80.5, lgs: 60 } }))
    expect((await get('/journey/progress?examType=tyt', who)).body.target).toEqual({ net: 80.5, missing: 23.5 })
    expect((await get('/journey/progress?examType=lgs', who)).body.target).toBeNull()
    expect(pathsOf(await get('/journey/progress', who))).toEqual(['examType'])
    expect((await get('/journey/progress?examType=ydt', who)).body).toMatchObject({ exams: [], total: null })
  })

  test('fit the exams that are told', async () => {
    const { body } = await get('/journey/exam-types')
    expect(body.examTypes.map(({ examType }: { examType: string }) => examType)).toEqual([
      'tyt',
      'ayt',
      'ydt',
      'lgs',
      'kpss',
      'dgs',
      'ales',
    ])
    for (const { examType, sections } of body.examTypes) {
      const whole = sections.map(({ subject, questions }: { subject: string; questions: number }) => ({
        subject,
        correct: questions,
        wrong: 0,
      }))
      const stored = await post('/journey/exams', { ...exam, examType, sections: whole })
      expect(stored.body.exam.totalNet).toBe(
        sections.reduce((sum: number, { questions }: { questions: number }) => sum + questions, 0),
      )
    }
  })
})

describe('study sessions', () => {
  const session = { subject: 'Kimya', minutes: 60 }
  let today: string
  beforeAll(async () => {
    student = await stack.student()
    today = await dayIn(0)
  })

  test('and done blocks tell one story in hours and streak', async () => {
    const yesterday = await dayIn(-1)
    const made = (await post('/plan/blocks', { ...block, day: today, minutes: 45 })).body.block
    const hours = () => get(`/journey/hours?from=${yesterday}&to=${today}&groupBy=day`)
    const buckets = (first: number, second: number, questions = 0) => [
      { key: yesterday, minutes: first, questions: 0 },
      { key: today, minutes: second, questions },
    ]
    expect((await hours()).body).toEqual({ totalMinutes: 0, buckets: buckets(0, 0), hasMore: false })
    expect((await get('/journey/streak')).body).toEqual({
      current: 0,
      longest: 0,
      lastStudyDay: null,
      todayDone: false,
    })

    await post('/journey/sessions', { ...session, day: yesterday })
    expect((await get('/journey/streak')).body).toMatchObject({ current: 1, todayDone: false })
    await patch(made.id, { status: 'done' })
    expect((await hours()).body).toEqual({ totalMinutes: 105, buckets: buckets(60, 45), hasMore: false })
    expect((await get('/journey/streak')).body).toEqual({
      current: 2,
      longest: 2,
      lastStudyDay: today,
      todayDone: true,
    })

    await patch(made.id, { status: 'planned' })
    const named = await post('/journey/sessions', { ...session, day: today, minutes: 50, correct: 8, blockId: made.id })
    expect(named).toMatchObject({ status: 201, body: { session: { blockId: made.id, correct: 8, wrong: null } } })
    expect((await get(`/plan?from=${today}&to=${today}`)).body.blocks[0].status).toBe('done')
    expect((await hours()).body).toEqual({ totalMinutes: 110, buckets: buckets(60, 50, 8), hasMore: false })
    expect((await get(`/journey/hours?from=${yesterday}&to=${today}&groupBy=subject`)).body).toEqual({
      totalMinutes: 110,
      buckets: [{ key: 'Kimya', minutes: 110, questions: 8 }],
      hasMore: false,
    })
    await remove(`/journey/sessions/${named.body.session.id}`)
    expect((await hours()).body.totalMinutes).toBe(105)
  })

  test('of a block that is unknown or another’s are refused, and change nothing', async () => {
    const other = await stack.student()
    const theirs = (await post('/plan/blocks', { ...block, day: today }, other)).body.block
    for (const blockId of [randomUUID(), theirs.id])
      expect(pathsOf(await post('/journey/sessions', { ...session, day: today, blockId }))).toEqual(['blockId'])
    expect((await get(`/plan?from=${today}&to=${today}`, other)).body.blocks[0].status).toBe('planned')
  })

  test('show how well each topic goes', async () => {
    const who = await stack.student()
    for (const [subject, topic, correct, wrong] of [
      ['Matematik', 'İntegral', 6, 2],
      ['MATEMATİK', 'integral', 2, 0],
      ['Fizik', null, 0, 0],
    ])
      await post('/journey/sessions', { day: today, minutes: 30, subject, topic, correct, wrong }, who)
    const physics = { subject: 'Fizik', topic: null, accuracy: null, minutes: 30 }
    expect((await get('/journey/topics', who)).body).toMatchObject({
      topics: [{ correct: 8, wrong: 2, blank: 0, accuracy: 0.8, minutes: 60, lastStudiedDay: today }, physics],
      hasMore: false,
    })
    expect((await get('/journey/topics?subject=f%C4%B0Z%C4%B0K', who)).body).toMatchObject({
      topics: [physics],
      hasMore: false,
    })
    expect((await get('/journey/topics?subject=Kimya', who)).body).toEqual({ topics: [], hasMore: false })
  })

  test('of 7,000 topics written at full length leave answers that are short, and say that there are more', async () => {
    const who = await stack.student()
    await get('/me', who)
    await stack.query(
      `INSERT INTO profile.study_session (id, student_key, day, subject, topic, minutes)
      SELECT gen_random_uuid(), student_key, $2::date - n % 365, lpad('d' || n, 64, $3), lpad('k' || n, 128, $3),
        1 + n % 900
      FROM profile.student, generate_series(1, 7000) AS n WHERE sub = $1`,
      [who.sub, today, '\u0001'],
    )
    const hours = get(`/journey/hours?from=${await dayIn(-364)}&to=${today}&groupBy=subject`, who)
    for (const { status, body } of [await get('/journey/topics', who), await hours]) {
      expect([status, body.hasMore]).toEqual([200, true])
      const found: Array<{ minutes: number }> = body.topics ?? body.buckets
      expect(found).toHaveLength(500)
      expect([found[0]?.minutes, found.at(-1)?.minutes]).toEqual([900, 829])
      expect(Buffer.byteLength(JSON.stringify(body))).toBeLessThan(2 ** 20)
    }
    expect((await hours).body.totalMinutes).toBe(
      Array.from({ length: 7000 }, (_, i) => 1 + ((i + 1) % 900)).reduce((sum, minutes) => sum + minutes),
    )
  })

  test('are at most 50 a day, one for each clientId, and listed newest first', async () => {
    const who = await stack.student()
    const clientId = randomUUID()
    const same = await Promise.all(
      Array.from({ length: 5 }, () => post('/journey/sessions', { ...session, day: today, clientId }, who)),
    )
    expect(new Set(same.map(({ body }) => body.session.id)).size).toBe(1)
    const more = await Promise.all(
      Array.from({ length: 50 }, () => post('/journey/sessions', { ...session, day: today }, who)),
    )
    expect(more.filter(({ status }) => status === 400).map(pathsOf)).toEqual([['day']])
    const page = (await get('/journey/sessions?limit=49', who)).body
    expect(page.hasMore).toBe(true)
    const rest = await get(`/journey/sessions?before=${page.sessions.at(-1).id}`, who)
    expect(rest.body).toEqual({ sessions: [same[0]?.body.session], hasMore: false })
  })

  test.each([
    [{ minutes: 0 }, 'minutes'],
    [{ minutes: 961 }, 'minutes'],
    [{ correct: 1001 }, 'correct'],
    [{ wrong: -1 }, 'wrong'],
    [{ subject: '' }, 'subject'],
    [{ day: '2101-01-01' }, 'day'],
  ])('refuse %j', async (wrong, path) => {
    expect(pathsOf(await post('/journey/sessions', { ...session, day: today, ...wrong }))).toEqual([path])
  })

  test('leave with their student, and are in the export before', async () => {
    const who = await stack.student({ claims: { iat: Math.floor(Date.now() / 1000) - 100 } })
    const subject = randomUUID()
    await post('/journey/sessions', { ...session, day: today, subject }, who)
    await post('/plan/blocks', { ...block, day: await dayIn(2), startTime: '09:00', remind: true, subject }, who)
    const reminders = () =>
      stack.query(`SELECT FROM scheduler.scheduled_message WHERE text LIKE '%' || $1 || '%'`, [subject])
    await eventually('the reminder', async () => (await reminders()).length === 1)
    await post(
      '/journey/exams',
      { day: today, name: subject, examType: 'ydt', sections: [{ subject: 'Yabancı Dil', correct: 1, wrong: 0 }] },
      who,
    )
    const exported = await get('/me/export', who)
    expect(exported.body['profile-journey'].map(({ type }: { type: string }) => type)).toEqual([
      'student',
      'plan-block',
      'exam',
      'session',
    ])
    expect(exported.body['companion-scheduler']).toMatchObject([{ blockId: exported.body['profile-journey'][1].id }])
    await remove('/me', who)
    await eventually('no reminder', async () => (await reminders()).length === 0)
    for (const table of ['plan_block', 'study_session', 'exam_result'])
      expect(
        await stack.query(`SELECT FROM profile.${table} AS t WHERE t::text LIKE '%' || $1 || '%'`, [subject]),
      ).toEqual([])
  })
})

describe('a day', () => {
  beforeAll(async () => {
    student = await stack.student()
  })

  test.each(['day', 'week', 'subject'])('is accepted up to the first and the last one, by %s', async (groupBy) => {
    for (const day of ['1900-01-01', '2199-12-31']) {
      const buckets = groupBy === 'subject' ? [] : [{ key: day, minutes: 0, questions: 0 }]
      const hours = await get(`/journey/hours?from=${day}&to=${day}&groupBy=${groupBy}`)
      expect(hours).toMatchObject({ status: 200, body: { totalMinutes: 0, buckets } })
      expect(await get(`/plan?from=${day}&to=${day}`)).toMatchObject({ status: 200, body: { blocks: [] } })
    }
  })

  test.each(['0000-01-01', '1899-12-31', '2200-01-01', '9999-12-31'])(
    '%s is refused wherever it is sent',
    async (day) => {
      const sections = [{ subject: 'Fizik', correct: 1, wrong: 0 }]
      const { id } = (await post('/plan/blocks', { ...block, day: await dayIn(1) })).body.block
      const [body, issue] = [{ ...block, day }, 'expected a day from 1900-01-01 to 2199-12-31 as YYYY-MM-DD']
      for (const [path, answered] of [
        ['from', get(`/journey/hours?from=${day}&to=${day}&groupBy=day`)],
        ['from', get(`/plan?from=${day}&to=${day}`)],
        ['day', post('/plan/blocks', body)],
        ['day', patch(id, { day })],
        ['day', post('/journey/sessions', body)],
        ['day', post('/journey/exams', { day, name: 'TYT', examType: 'tyt', sections })],
      ] as const) {
        const refused = await answered
        expect(refused.status).toBe(400)
        expect(refused.body.issues[0]).toEqual({ path, message: issue })
      }
      const profile = await answer(call(stack.url, student, 'PATCH', '/api/profile', { examDate: day }))
      expect(profile).toMatchObject({
        status: 400,
        body: { success: false, error: [{ path: ['examDate'], message: issue }] },
      })
    },
  )
})
