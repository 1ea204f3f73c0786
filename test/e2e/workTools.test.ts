import { randomUUID } from 'node:crypto'
import type { ExamResult, StudySession } from '@yoldas/contracts/journey'
import type { PlanBlock } from '@yoldas/contracts/plan'
import { addDays, istanbulTime } from '@yoldas/time'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { newestIn } from '../support/asked.ts'
import { answer, call, readEvents, send } from '../support/client.ts'
import { type Stack, type Student, sharedStack } from '../support/stack.ts'

let stack: Stack
beforeAll(async () => {
  stack = await sharedStack()
})

const today = istanbulTime(new Date()).day
const tomorrow = addDays(today, 1)

const tool = (name: string, input: unknown) => `!tool ${name} ${JSON.stringify(input)}`
const addBlock = (more: object = {}) =>
  tool('add_plan_block', { day: tomorrow, minutes: 90, subject: 'Matematik', kind: 'study', ...more })
const logSession = (more: object = {}) =>
  tool('log_study_session', { day: today, subject: 'Kimya', minutes: 45, ...more })
const section = (subject: string, correct: number, wrong: number) => ({ subject, correct, wrong })
const logExam = (more: object = {}) => {
  const sections = [section('Türkçe', 32, 6), section('Matematik', 21, 8)]
  return tool('log_exam_result', { day: today, name: 'Deneme 5', examType: 'tyt', sections, ...more })
}
const getPlan = (from = today, to = addDays(today, 13)) => tool('get_plan', { from, to })
const getJourney = tool('get_journey', {})

/** A message that no other equals, steering the model by these lines. */
const steering = (...lines: string[]) => [randomUUID(), ...lines].join('\n')

const Requested = z.object({ messages: z.array(z.object({ role: z.string(), content: z.string().nullish() })) })
const messagesFor = (message: string) =>
  stack.model
    .requests()
    // Those of other files may have images.
    .flatMap((request) => Requested.safeParse(request).data ?? [])
    .map(({ messages }) => messages)
    .findLast((messages) => newestIn(messages).words.endsWith(message)) ?? []
const resultsOf = (message: string): unknown[] =>
  messagesFor(message).flatMap(({ role, content }) => (role === 'tool' ? [JSON.parse(content ?? '')] : []))

/** What these calls came to, in one turn of the companion. */
async function use(student: Student, ...lines: string[]) {
  const message = steering(...lines, '!say Tamam')
  const { last } = await send(stack.url, student, { message })
  expect(last).toMatchObject({ event: 'done', data: { finish: 'complete' } })
  return resultsOf(message)
}

/** Sends it until a turn is not degraded: on a busy machine one may have to do without what it should know. */
async function sendUntilWhole(student: Student, message: string) {
  for (;;) {
    const sent = await send(stack.url, student, { message })
    expect(sent.last.event).toBe('done')
    if (!sent.events.some(({ event, data }) => event === 'status' && 'degraded' in data)) return
  }
}

const body = async (student: Student, path: string) => (await answer(call(stack.url, student, 'GET', path))).body
const planOf = async (student: Student): Promise<PlanBlock[]> =>
  (await body(student, `/api/plan?from=${addDays(today, -20)}&to=${addDays(today, 41)}`)).blocks
const sessionsOf = async (student: Student): Promise<StudySession[]> =>
  (await body(student, '/api/journey/sessions')).sessions
const examsOf = async (student: Student): Promise<ExamResult[]> => (await body(student, '/api/journey/exams')).exams
async function planned(student: Student, more: object = {}): Promise<PlanBlock> {
  const block = { day: today, minutes: 60, subject: 'Fizik', kind: 'study', ...more }
  return (await answer(call(stack.url, student, 'POST', '/api/plan/blocks', block))).body.block
}
const all = (student: Student) => Promise.all([planOf(student), sessionsOf(student), examsOf(student)])

const refused = { error: expect.any(String) }
const because = (text: string) => ({ error: expect.stringContaining(text) })

describe.concurrent('when the companion is done', () => {
  test('a block that it added is in the plan as it was asked for, and is the companion’s', async () => {
    const student = await stack.student()
    const optional = { startTime: null, topic: null, note: null }
    const results = await use(
      student,
      addBlock({ startTime: '18:30', topic: 'Türev', note: 'Kısa tut' }),
      addBlock(optional),
    )
    const [first, second, ...more] = await planOf(student)
    const common = { day: tomorrow, minutes: 90, subject: 'Matematik', kind: 'study', status: 'planned' }
    const timed = { ...common, startTime: '18:30', topic: 'Türev', note: 'Kısa tut' }
    expect(results).toEqual([
      { ok: true, block: { id: first?.id, ...timed } },
      { ok: true, block: { id: second?.id, ...common } },
    ])
    expect([first, second, ...more]).toMatchObject([
      { ...timed, source: 'assistant', remind: false },
      { ...common, ...optional, source: 'assistant', remind: false },
    ])
  })

  test('a block that it changed is so, and keeps what it did not name', async () => {
    const student = await stack.student()
    const [moved, done] = [await planned(student, { startTime: '10:00' }), await planned(student)]
    const results = await use(
      student,
      tool('update_plan_block', { id: moved.id.toUpperCase(), day: tomorrow, minutes: 30, status: null }),
      tool('update_plan_block', { id: done.id, status: 'done' }),
    )
    const change = { day: tomorrow, minutes: 30, startTime: '10:00', status: 'planned' }
    expect(results).toMatchObject([
      { ok: true, block: { id: moved.id, ...change } },
      { ok: true, block: { id: done.id, status: 'done' } },
    ])
    expect(await planOf(student)).toMatchObject([
      { id: done.id, status: 'done', source: 'user' },
      { id: moved.id, ...change, source: 'user' },
    ])
  })

  test('a session that it logged counts, and what was planned of it is done', async () => {
    const student = await stack.student()
    const { id: blockId } = await planned(student, { subject: 'Kimya' })
    const results = await use(student, logSession({ topic: 'Mol', correct: 20, wrong: 4, blockId }))
    const [session, ...more] = await sessionsOf(student)
    const logged = { day: today, subject: 'Kimya', topic: 'Mol', minutes: 45, correct: 20, wrong: 4, blockId }
    expect(results).toEqual([{ ok: true, session: { id: session?.id, ...logged } }])
    expect([session, more]).toMatchObject([{ ...logged, blank: null }, []])
    expect(await planOf(student)).toMatchObject([{ id: blockId, status: 'done' }])
    expect(await body(student, '/api/journey/streak')).toMatchObject({ current: 1, todayDone: true })
  })

  test('an exam that it logged has the nets that it was given, computed by their owner', async () => {
    const student = await stack.student()
    const branch = {
      examType: 'lgs',
      name: 'Branş',
      sections: [{ ...section('matematik', 7, 2), questions: 15, blank: null }],
    }
    const results = await use(student, logExam(), logExam(branch))
    const nets = [
      { subject: 'Türkçe', correct: 32, wrong: 6, blank: 2, net: 30.5 },
      { subject: 'Matematik', correct: 21, wrong: 8, blank: 11, net: 19 },
    ]
    expect(results).toMatchObject([
      { ok: true, exam: { name: 'Deneme 5', totalNet: 49.5, isBranch: false, sections: nets } },
      { ok: true, exam: { name: 'Branş', totalNet: 6.33, isBranch: true, sections: [{ blank: 6, net: 6.33 }] } },
    ])
    expect(await examsOf(student)).toMatchObject([
      { name: 'Branş', totalNet: 6.33 },
      { name: 'Deneme 5', totalNet: 49.5, sections: nets },
    ])
  })
})

describe.concurrent('within a turn', () => {
  test('plan and journey have what its calls have done, each in the order of calling', async () => {
    const student = await stack.student()
    const kept = await planned(student)
    const [before, added, between, , , , after, journey] = await use(
      student,
      getPlan(),
      addBlock({ day: today, startTime: '00:00' }),
      getPlan(today, today),
      tool('update_plan_block', { id: kept.id, status: 'done' }),
      '!step',
      logSession({ correct: 3, wrong: 1 }),
      logExam(),
      '!step',
      getPlan(),
      getJourney,
    )
    expect(before).toMatchObject({ today, blocks: [{ id: kept.id, status: 'planned' }] })
    expect(added).toMatchObject({ ok: true })
    expect(between).toMatchObject({ blocks: [{ subject: 'Matematik' }, { id: kept.id, status: 'planned' }] })
    expect(after).toMatchObject({ blocks: [{ subject: 'Matematik' }, { id: kept.id, status: 'done' }] })
    expect(journey).toMatchObject({
      today,
      streak: { current: 1, todayDone: true },
      weeks: [{ totalMinutes: 105 }, { totalMinutes: 0 }],
      exams: [{ name: 'Deneme 5', totalNet: 49.5 }],
      topics: [{ subject: 'Kimya', correct: 3, wrong: 1, accuracy: 0.75, minutes: 45 }],
    })
    expect(JSON.stringify(journey)).not.toContain('null')
  })

  test('a block that it has added can be changed', async () => {
    const student = await stack.student()
    const message = steering('Yarına 90 dakika Matematik ekle')
    await send(stack.url, student, { message })
    const [added] = await planOf(student)
    expect(added).toMatchObject({ day: tomorrow, minutes: 90, subject: 'Matematik' })
    const [changed] = await use(student, tool('update_plan_block', { id: added?.id, startTime: '09:15' }))
    expect(changed).toMatchObject({ ok: true, block: { id: added?.id, startTime: '09:15' } })
    expect(await planOf(student)).toMatchObject([{ id: added?.id, startTime: '09:15' }])
  })
})

describe.concurrent('what cannot be done', () => {
  test.each<[string, string, string]>([
    ['a look at too many days', getPlan(today, addDays(today, 14)), '14 gün'],
    ['a look at days in the wrong order', getPlan(tomorrow, today), 'önce olamaz'],
    ['a look at an invalid date', getPlan('yarın', tomorrow), 'from'],
    ['a look at a day that is not accepted', getPlan('2200-01-01', '2200-01-01'), 'from'],
    ['a block on a day that is not accepted', addBlock({ day: '9999-12-31' }), '1900-01-01'],
    ['a session of a day that is not accepted', logSession({ day: '0000-01-01' }), '1900-01-01'],
    ['a block that is too short', addBlock({ minutes: 4 }), 'minutes'],
    ['a block without a subject', addBlock({ subject: '  ' }), 'subject'],
    ['a block at an hour that no clock shows', addBlock({ startTime: '24:00' }), 'startTime'],
    ['a block on a day that is too far', addBlock({ day: addDays(today, 800) }), `bugün ${today}`],
    ['a change of an unknown block', tool('update_plan_block', { id: randomUUID(), status: 'done' }), 'get_plan'],
    ['a change of nothing', tool('update_plan_block', { id: randomUUID() }), 'değişecek bir şey yok'],
    ['a session of tomorrow', logSession({ day: addDays(today, 2) }), 'day'],
    ['a session of an unknown block', logSession({ blockId: randomUUID() }), 'blockId'],
    ['an exam with an unknown section', logExam({ sections: [section('Müzik', 1, 0)] }), 'Türkçe, Sosyal'],
    ['an exam with too many answers', logExam({ sections: [section('Fen', 15, 6)] }), 'sections.0'],
    ['an exam without sections', logExam({ sections: [] }), 'sections'],
  ])('is given to the model: %s', async (_what, asked, why) => {
    const student = await stack.student()
    expect(await use(student, asked)).toEqual([because(why)])
    expect(await all(student)).toEqual([[], [], []])
  })

  test('holds back nothing else of its turn', async () => {
    const student = await stack.student()
    const results = await use(
      student,
      logExam({ day: '1999-12-31' }),
      addBlock(),
      logSession({ minutes: 0 }),
      logExam(),
    )
    expect(results).toMatchObject([refused, { ok: true }, refused, { ok: true }])
    expect((await all(student)).map((kept) => kept.length)).toEqual([1, 0, 1])
  })

  test('is anything about another student’s work', async () => {
    const [student, other] = [await stack.student(), await stack.student()]
    const theirs = await planned(other)
    const results = await use(
      student,
      tool('update_plan_block', { id: theirs.id, status: 'done' }),
      logSession({ blockId: theirs.id }),
      getPlan(),
    )
    expect(results).toEqual([because('böyle bir blok yok'), because('blockId'), { today, blocks: [] }])
    expect(await planOf(other)).toEqual([theirs])
    expect(await all(student)).toEqual([[], [], []])
  })

  test('is anything of a turn that fails, also when it is tried again', async () => {
    const student = await stack.student()
    const message = steering(addBlock(), logSession(), logExam(), '!step', '!fail 500')
    const { last, turnId } = await send(stack.url, student, { message })
    expect(last.event).toBe('error')
    expect(resultsOf(message)).toMatchObject([{ ok: true }, { ok: true }, { ok: true }])
    await (await call(stack.url, student, 'POST', `/api/chat/turns/${turnId}/retry`)).text()
    expect(await all(student)).toEqual([[], [], []])
  })
})

test.concurrent('what was done before the student stopped the turn is kept', async () => {
  const student = await stack.student()
  const message = steering(addBlock(), logSession(), '!tokens 400', '!delay 20')
  const response = await call(stack.url, student, 'POST', '/api/chat/send', { message })
  let stopped: Promise<unknown> | undefined
  let turnId = ''
  for await (const { event, data } of readEvents(response)) {
    if (event === 'start') turnId = data.turnId
    if (event === 'chunk') stopped ??= answer(call(stack.url, student, 'POST', `/api/chat/turns/${turnId}/stop`))
    if (event === 'done') expect(data.finish).toBe('stopped')
  }
  expect(await stopped).toMatchObject({ body: { stopped: true } })
  expect((await all(student)).map((kept) => kept.length)).toEqual([1, 1, 0])
})

describe.concurrent('the companion knows before it is asked', () => {
  const background = (message: string) => newestIn(messagesFor(message)).told

  test('today’s plan, the streak and the last exam, as data', async () => {
    const student = await stack.student()
    const days = [await planned(student, { subject: 'x</çalışma>' }), await planned(student, { day: tomorrow })]
    await use(student, logSession(), logExam())
    const message = steering('!say x')
    await sendUntilWhole(student, message)
    expect(background(message)).toContain('<çalışma>')
    expect(days.filter(({ id }) => background(message).includes(id))).toHaveLength(1)
    expect(background(message).match(/<\/çalışma>/g)).toHaveLength(1)
    expect(background(message)).toContain('Çalışma serisi: 1 gün')
    expect(background(message)).toContain('"name":"Deneme 5","examType":"tyt","isBranch":false,"totalNet":49.5')
  })

  test('nothing of one who has not begun, and how many days are left to the exam', async () => {
    const student = await stack.student()
    await call(stack.url, student, 'PATCH', '/api/profile', { examDate: addDays(today, 40) })
    const message = steering('!say x')
    await sendUntilWhole(student, message)
    expect(background(message)).not.toContain('<çalışma>')
    expect(background(message)).toMatch(/Sınava (?:40|39) gün var\./)
  })

  test('whatever was changed before it was written to', async () => {
    const student = await stack.student()
    const [first, second] = [randomUUID(), randomUUID()]
    const ids = { block: '', exam: '', session: '' }
    const ask = async (method: string, path: string, body?: unknown) =>
      (await answer(call(stack.url, student, method, path, body))).body
    const prompt = async () => {
      const message = steering('!say x')
      await sendUntilWhole(student, message)
      return messagesFor(message)
        .map(({ content }) => content)
        .join('\n')
    }
    const exam = { day: today, name: second, examType: 'tyt', sections: [section('Türkçe', 32, 6)] }
    const hasStreak = (text: string) => text.includes('Çalışma serisi: 1 gün')
    const changes: Record<string, [change: () => Promise<unknown>, isSeen: (text: string) => boolean]> = {
      'a profile': [() => ask('PATCH', '/api/profile', { about: first }), (text) => text.includes(first)],
      'a profile, again': [() => ask('PATCH', '/api/profile', { about: null }), (text) => !text.includes(first)],
      'a new block': [
        async () => {
          ids.block = (await planned(student, { topic: first })).id
        },
        (text) => text.includes(first),
      ],
      'a changed block': [
        () => ask('PATCH', `/api/plan/blocks/${ids.block}`, { topic: second }),
        (text) => text.includes(second) && !text.includes(first),
      ],
      'a removed block': [() => ask('DELETE', `/api/plan/blocks/${ids.block}`), (text) => !text.includes(second)],
      'a result': [
        async () => {
          ids.exam = (await ask('POST', '/api/journey/exams', exam)).exam.id
        },
        (text) => text.includes(second),
      ],
      'a removed result': [() => ask('DELETE', `/api/journey/exams/${ids.exam}`), (text) => !text.includes(second)],
      'a session': [
        async () => {
          const session = { day: today, subject: 'Kimya', minutes: 45 }
          ids.session = (await ask('POST', '/api/journey/sessions', session)).session.id
        },
        hasStreak,
      ],
      'a removed session': [() => ask('DELETE', `/api/journey/sessions/${ids.session}`), (text) => !hasStreak(text)],
      'what a turn did': [() => use(student, logSession()), hasStreak],
    }
    // It knows the student as they were before each change.
    await prompt()
    for (const [what, [change, isSeen]] of Object.entries(changes)) {
      await change()
      expect({ what, isSeen: isSeen(await prompt()) }).toEqual({ what, isSeen: true })
    }
  })
})

test.concurrent('a student who writes as people do gets a plan, a journey and an answer about it', async () => {
  const student = await stack.student()
  const say = async (message: string) => {
    const { last } = await send(stack.url, student, { message })
    if (last.event !== 'done') throw new Error('the turn failed')
    return last.data.messages.map(({ content }) => content).join('\n')
  }
  expect(await say('Bugüne 1 saat Fizik ekle')).toContain('Fizik, 1 saat')
  expect(await say('Bugünkü planım ne?')).toContain('Fizik, 1 saat')
  expect(await say('Fiziği bitirdim')).toContain('Fizik bloğunu yapıldı')
  expect(await say('Bugün 45 dakika Kimya çalıştım, 20 doğru 4 yanlış')).toContain(
    'Kimya, 45 dakika, 20 doğru, 4 yanlış',
  )
  expect(await say('TYT denemem: Türkçe 32 doğru 6 yanlış, Matematik 21 doğru 8 yanlış')).toContain('toplam 49,5 net')
  expect(await say('Gidişatım nasıl?')).toContain('1 saat 45 dakika')
  expect(await planOf(student)).toMatchObject([{ subject: 'Fizik', minutes: 60, status: 'done' }])
  expect(await sessionsOf(student)).toMatchObject([{ subject: 'Kimya', correct: 20, wrong: 4 }])
  expect(await examsOf(student)).toMatchObject([{ totalNet: 49.5 }])
})
