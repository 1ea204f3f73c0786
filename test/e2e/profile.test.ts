import { randomUUID } from 'node:crypto'
import { istanbulTime } from '@yoldas/time'
import { beforeAll, describe, expect, test } from 'vitest'
import { answer, call } from '../support/client.ts'
import { type Stack, type Student, sharedStack } from '../support/stack.ts'

let stack: Stack
beforeAll(async () => {
  stack = await sharedStack()
})

const me = (student: Student) => answer(call(stack.url, student, 'GET', '/api/me'))
const patch = (student: Student, body: unknown) => answer(call(stack.url, student, 'PATCH', '/api/profile', body))
const profile = async (student: Student) => (await me(student)).body.profile

const untouched = {
  displayName: null,
  examType: null,
  track: null,
  grade: null,
  examDate: null,
  targetUniversity: null,
  targetDepartment: null,
  targetRank: null,
  dailyHours: null,
  strongSubjects: [],
  weakSubjects: [],
  about: null,
  quietHours: { start: '22:00', end: '07:00' },
  proactive: { reminders: true, checkins: true, followups: true, reviews: false, weekly: false },
  targetNets: {},
  birthYear: null,
  checkinTime: null,
  hidePreviews: false,
  answerStyle: 'guide',
  reviewRetention: 0.9,
  reviewCap: 40,
}
const filled = {
  displayName: 'Zeynep',
  examType: 'yks',
  track: 'sayisal',
  grade: '12',
  examDate: '2026-06-20',
  targetUniversity: 'Boğaziçi Üniversitesi',
  targetDepartment: 'Bilgisayar Mühendisliği',
  targetRank: 1500,
  dailyHours: 6.5,
  strongSubjects: ['Matematik'],
  weakSubjects: ['Kimya', 'Türkçe'],
  about: 'Sabahları çalışırım.',
  quietHours: { start: '23:30', end: '06:00' },
  proactive: { reminders: true, checkins: false, followups: true, reviews: false, weekly: false },
  targetNets: { tyt: 95.5, ayt: 70 },
  birthYear: 2008,
  checkinTime: '18:30',
  hidePreviews: true,
  answerStyle: 'direct',
  reviewRetention: 0.93,
  reviewCap: 25,
}
const thisYear = Number(istanbulTime(new Date()).day.slice(0, 4))

describe('first contact', () => {
  test('makes the student, who needs onboarding', async () => {
    const student = await stack.student()
    const { status, body } = await me(student)
    expect(status).toBe(200)
    const createdAt = expect.any(String)
    const unknown = { examDay: null, age: null, blocked: null, unread: 0 }
    expect(body).toEqual({ id: student.sub, profile: untouched, needsOnboarding: true, ...unknown, createdAt })
    expect(body.createdAt).toBe(new Date(body.createdAt).toISOString())
    expect(Math.abs(Date.parse(body.createdAt) - Date.now())).toBeLessThan(10_000)
    expect((await me(student)).body).toEqual(body)
  })

  test('makes one student of 20 requests at once, of several tokens', async () => {
    const sub = randomUUID()
    const students = await Promise.all(Array.from({ length: 20 }, () => stack.student({ sub })))
    const answers = await Promise.all(students.map(me))
    for (const { status, body } of answers) expect({ status, body }).toEqual({ status: 200, body: answers[0]?.body })
    expect(await stack.query('SELECT count(*)::int FROM profile.student WHERE sub = $1', [sub])).toEqual([{ count: 1 }])
  })

  test.each([
    ['GET', '/api/chat/history', 200],
    ['PATCH', '/api/profile', 200],
    ['GET', '/api/unknown', 404],
  ])('may be %s %s', async (method, path, status) => {
    const student = await stack.student()
    const first = await call(stack.url, student, method, path, method === 'PATCH' ? {} : undefined)
    expect(first.status).toBe(status)
    const [row] = await stack.query('SELECT created_at FROM profile.student WHERE sub = $1', [student.sub])
    expect(row?.created_at).toEqual(new Date((await me(student)).body.createdAt))
  })

  test('needs onboarding until there is an exam type, and again without one', async () => {
    const student = await stack.student()
    const asked = async (body: object) => {
      await patch(student, body)
      return (await me(student)).body.needsOnboarding
    }
    expect(await asked({ ...filled, examType: undefined })).toBe(true)
    expect(await asked({ examType: 'lgs' })).toBe(false)
    expect(await asked({ examType: null })).toBe(true)
  })
})

/** What each field takes, and what lies just outside. */
const limits: Record<string, { taken: unknown[]; refused: unknown[] }> = {
  displayName: {
    taken: ['', 'x', 'x'.repeat(64), '😀'.repeat(64)],
    refused: ['x'.repeat(65), '😀'.repeat(65), 1, [], {}],
  },
  examType: { taken: ['yks', 'lgs', 'kpss', 'dgs', 'ales'], refused: ['tyt', 'YKS', '', 0] },
  track: { taken: ['sayisal', 'esit_agirlik', 'sozel', 'dil'], refused: ['sayısal', '', true] },
  grade: { taken: ['5', '6', '7', '8', '9', '10', '11', '12', 'mezun'], refused: ['4', '13', 5, '05', ''] },
  examDate: {
    taken: ['2026-06-20', '2028-02-29', '1900-01-01', '2199-12-31'],
    refused: [
      '1899-12-31',
      '2200-01-01',
      '2027-02-29',
      '2026-6-20',
      '2026-13-01',
      '20.06.2026',
      '2026-06-20T00:00:00Z',
      '',
      0,
    ],
  },
  targetUniversity: { taken: ['x'.repeat(128), '😀'.repeat(128)], refused: ['x'.repeat(129), 1] },
  targetDepartment: { taken: ['x'.repeat(128), '😀'.repeat(128)], refused: ['x'.repeat(129), 1] },
  targetRank: { taken: [1, 2, 3_000_000], refused: [0, -1, 1.5, '1', true] },
  dailyHours: { taken: [0, 0.25, 15.99, 16], refused: [-0.01, 16.01, 17, '8', false, 1e308] },
  strongSubjects: {
    taken: [[], ['x'], Array(16).fill('x'.repeat(64)), ['😀'.repeat(64)]],
    refused: [Array(17).fill('x'), [''], ['x'.repeat(65)], [1], [null], 'x', {}],
  },
  weakSubjects: {
    taken: [[], Array(16).fill('x'.repeat(64))],
    refused: [Array(17).fill('x'), [''], ['x'.repeat(65)], 'x'],
  },
  about: { taken: ['', 'x'.repeat(1000), '😀'.repeat(1000)], refused: ['x'.repeat(1001), 1] },
  quietHours: {
    taken: [null, { start: '00:00', end: '23:59' }, { start: '08:00', end: '08:00' }],
    refused: [
      { start: '24:00', end: '07:00' },
      { start: '7:00', end: '08:00' },
      { start: '22:60', end: '07:00' },
      { start: '22:00' },
      [],
      '22:00',
    ],
  },
  proactive: {
    taken: [{ reminders: false, checkins: false, followups: false, reviews: false, weekly: false }, filled.proactive],
    refused: [{ reminders: 'no' }, { followups: 0 }, [], true],
  },
  targetNets: {
    taken: [
      { tyt: 0, ayt: 200 },
      { tyt: 90.25, ayt: 80 },
    ],
    refused: [{ tyt: 200.5 }, { lgs: -1 }, { ayt: '80' }, [], 90],
  },
  birthYear: {
    taken: [1940, 2009, thisYear],
    refused: [1939, thisYear + 1, 9999, 2009.5, -2009, '2009', '2009-05-01', true, [], {}],
  },
  checkinTime: {
    taken: ['07:00', '09:05', '18:30', '20:59', '21:00'],
    refused: [
      '06:59',
      '21:01',
      '21:30',
      '00:00',
      '24:00',
      '7:00',
      '18:60',
      '18:30:00',
      ' 18:30',
      '18.30',
      '',
      1830,
      {},
    ],
  },
  hidePreviews: { taken: [true, false], refused: ['true', 1, 0, '', [], {}] },
  answerStyle: { taken: ['direct', 'guide'], refused: ['', 'Guide', 'hints', true, 1, [], {}] },
}

describe('a field', () => {
  test.concurrent.each(Object.entries(limits))('%s is kept as it was given', async (field, { taken }) => {
    const student = await stack.student()
    // The usual ones depend on the age, which these fields lower.
    const quiet = ['grade', 'birthYear'].includes(field) ? { quietHours: expect.anything() } : {}
    for (const value of taken) {
      const { status, body } = await patch(student, { [field]: value })
      expect({ status, body }).toEqual({ status: 200, body: { profile: { ...untouched, ...quiet, [field]: value } } })
      expect(await profile(student)).toEqual(body.profile)
    }
  })

  test.concurrent.each(Object.entries(limits))(
    '%s just outside its limits changes nothing at all',
    async (field, { refused }) => {
      const student = await stack.student()
      const other = field === 'about' ? { displayName: 'x' } : { about: 'x' }
      for (const value of refused) {
        const sent = { ...other, [field]: value }
        const { status, body } = await patch(student, sent)
        expect(status, JSON.stringify(value)).toBe(400)
        expect(body).toEqual({ success: false, data: sent, error: [expect.anything()] })
        expect(body.error[0].path[0]).toBe(field)
      }
      expect(await profile(student)).toEqual(untouched)
    },
  )
})

describe('a patch', () => {
  test('leaves what it does not name, and clears what it names null', async () => {
    const student = await stack.student()
    expect((await patch(student, filled)).body.profile).toEqual(filled)
    expect((await patch(student, {})).body.profile).toEqual(filled)
    expect((await patch(student, { about: 'başka' })).body.profile).toEqual({ ...filled, about: 'başka' })
    const nothing = Object.fromEntries(Object.keys(filled).map((field) => [field, null]))
    const { quietHours: _, ...cleared } = untouched
    expect((await patch(student, nothing)).body.profile).toEqual({ ...cleared, quietHours: null })
  })

  test('says of quiet hours that there are none, which is not the default', async () => {
    const student = await stack.student()
    expect((await profile(student)).quietHours).toEqual(untouched.quietHours)
    await patch(student, { quietHours: null })
    await patch(student, { about: 'x' })
    expect((await profile(student)).quietHours).toBeNull()
    await patch(student, { quietHours: untouched.quietHours })
    expect((await profile(student)).quietHours).toEqual(untouched.quietHours)
  })

  test('turns one kind of proactive message off and leaves the others', async () => {
    const student = await stack.student()
    const all = { reminders: true, checkins: true, followups: true, reviews: false, weekly: false }
    expect((await patch(student, { proactive: { checkins: false } })).body.profile.proactive).toEqual({
      ...all,
      checkins: false,
    })
    await patch(student, { proactive: { reminders: false, followups: false } })
    await patch(student, { proactive: { followups: null } })
    expect((await patch(student, { proactive: {} })).body.profile.proactive).toEqual({
      ...all,
      checkins: false,
      reminders: false,
    })
    expect((await patch(student, { proactive: null })).body.profile.proactive).toEqual(all)
  })

  test('changes the net wanted of one exam and leaves the others', async () => {
    const student = await stack.student()
    const nets = async (targetNets: object | null) => (await patch(student, { targetNets })).body.profile.targetNets
    expect(await nets({ tyt: 90, dgs: 60 })).toEqual({ tyt: 90, dgs: 60 })
    expect(await nets({ dgs: null, lgs: 70, yks: 1 })).toEqual({ tyt: 90, lgs: 70 })
    expect(await nets({})).toEqual({ tyt: 90, lgs: 70 })
    expect(await nets(null)).toEqual({})
  })

  test('of the exam’s date is told as the day of the exam, as long as it is to come', async () => {
    const student = await stack.student()
    const examDay = async (examDate: string | null) => {
      await patch(student, { examDate, examType: 'kpss' })
      return (await me(student)).body.examDay
    }
    expect(await examDay('2199-12-31')).toEqual({ day: '2199-12-31', source: 'student' })
    expect(await examDay('2020-06-20')).toBeNull()
    expect(await examDay(null)).toBeNull()
  })

  test('replaces a list as a whole', async () => {
    const student = await stack.student()
    await patch(student, { strongSubjects: ['a', 'b'], weakSubjects: ['c'] })
    const { strongSubjects, weakSubjects } = (await patch(student, { strongSubjects: ['d'] })).body.profile
    expect({ strongSubjects, weakSubjects }).toEqual({ strongSubjects: ['d'], weakSubjects: ['c'] })
  })

  test('may be repeated', async () => {
    const student = await stack.student()
    const first = await patch(student, filled)
    expect((await patch(student, filled)).body).toEqual(first.body)
  })

  test('of every field at the same time lands, each in a request of its own', async () => {
    const student = await stack.student()
    const answers = await Promise.all(
      Object.entries(filled).map(([field, value]) => patch(student, { [field]: value })),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await profile(student)).toEqual(filled)
  })

  test('ignores unknown fields, and reaches nobody else', async () => {
    const [student, other] = [await stack.student(), await stack.student()]
    const before = await me(other)
    const naming = { id: other.sub, sub: other.sub, createdAt: '2020-01-01T00:00:00.000Z', needsOnboarding: false }
    const { status, body } = await patch(student, { ...naming, profile: { about: 'x' }, displayName: 'ben' })
    expect({ status, body }).toEqual({ status: 200, body: { profile: { ...untouched, displayName: 'ben' } } })
    expect((await me(student)).body).toMatchObject({ id: student.sub, needsOnboarding: true })
    expect((await me(other)).body).toEqual(before.body)
  })
})

describe('a broken patch is answered in the validator’s shape', () => {
  test('byte for byte', async () => {
    const response = await call(stack.url, await stack.student(), 'PATCH', '/api/profile', '{"x":1, "dailyHours":17}')
    expect(response.status).toBe(400)
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
    const issue =
      '{"origin":"number","code":"too_big","maximum":16,"inclusive":true,"path":["dailyHours"],"message":"Too big: expected number to be <=16"}'
    expect(await response.text()).toBe(`{"success":false,"data":{"x":1,"dailyHours":17},"error":[${issue}]}`)
  })

  test('with at most ten issues, each naming its place', async () => {
    const sent = { strongSubjects: Array(16).fill(''), weakSubjects: Array(16).fill(1), dailyHours: 17 }
    const { status, body } = await patch(await stack.student(), sent)
    expect(status).toBe(400)
    expect(body).toEqual({ success: false, data: sent, error: Array(10).fill(expect.anything()) })
    for (const { code, path, message } of body.error) {
      expect({ code, message }).toEqual({ code: expect.any(String), message: expect.stringMatching(/./) })
      expect(sent).toHaveProperty(path)
    }
  })

  test.each<[string, unknown]>([
    ['[]', []],
    ['"text"', 'text'],
    ['7', 7],
    ['null', null],
    ['true', true],
  ])('for %s, which is not an object', async (sent, data) => {
    const { status, body } = await patch(await stack.student(), sent)
    expect(status).toBe(400)
    expect(body).toEqual({ success: false, data, error: [expect.objectContaining({ code: 'invalid_type', path: [] })] })
  })

  test('but invalid JSON in the ordinary one', async () => {
    const { status, body } = await patch(await stack.student(), '{"about":')
    expect(status).toBe(400)
    expect(body).toEqual({ error: 'invalid request', issues: [{ path: '', message: expect.any(String) }] })
  })
})
