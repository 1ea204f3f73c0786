import { randomUUID } from 'node:crypto'
import { eventually } from '@yoldas/testkit'
import { beforeAll, describe, expect, test } from 'vitest'
import { answer, call, send } from '../support/client.ts'
import { keyOf } from '../support/offers.ts'
import { inHours, schedule, scheduledOf } from '../support/schedule.ts'
import { type Stack, type Student, sharedStack } from '../support/stack.ts'
import { exchange } from '../support/wire.ts'

let stack: Stack
beforeAll(async () => {
  stack = await sharedStack()
})

const list = (student: Student, url = stack.url) => answer(call(url, student, 'GET', '/api/chat/scheduled'))
const remove = (student: Student, id: string, url = stack.url) =>
  answer(call(url, student, 'DELETE', `/api/chat/scheduled/${id}`))
const removed = (id: string) => ({ status: 200, body: { removed: true, id } })
const textsOf = async (student: Student) => (await scheduledOf(stack.url, student)).map(({ text }) => text)

const anyTime = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)

/** A student for whom one message is scheduled. */
async function reminded(text = 'Deneme sınavı') {
  const student = await stack.student()
  const [message] = await schedule(stack.url, student, { text })
  if (!message) throw new Error('nothing was scheduled')
  return { student, message, id: message.id }
}

describe('a scheduled message is moved', () => {
  const move = (student: Student, id: string, body: unknown) =>
    answer(call(stack.url, student, 'PATCH', `/api/chat/scheduled/${id}`, body))
  const pathsOf = ({ body }: { body: { issues?: Array<{ path: string }> } }) => body.issues?.map(({ path }) => path)

  test('to another time, and comes back as it is then', async () => {
    const { student, message, id } = await reminded()
    const dueAt = inHours(48).toISOString()
    const moved = { ...message, dueAt }
    expect(await move(student, id, { dueAt })).toMatchObject({ status: 200, body: { scheduled: moved } })
    expect(await move(student, id, { dueAt: dueAt.replace('.000Z', 'Z') })).toMatchObject({ status: 200 })
    expect(await scheduledOf(stack.url, student)).toEqual([moved])
  })

  test('to the past or far away it is not', async () => {
    const { student, message, id } = await reminded()
    for (const dueAt of [inHours(-1), inHours(366 * 24)].map((at) => at.toISOString())) {
      const refused = await move(student, id, { dueAt })
      expect([refused.status, pathsOf(refused)]).toEqual([400, ['dueAt']])
    }
    for (const body of [{}, { dueAt: 'yarın' }, { dueAt: '2027-01-01T10:00:00+03:00' }, { dueAt: null }])
      expect(pathsOf(await move(student, id, body))).toEqual(['dueAt'])
    expect(await scheduledOf(stack.url, student)).toEqual([message])
  })

  test('unless it is another’s, unknown, or due already', async () => {
    const { student, message, id } = await reminded()
    const dueAt = inHours(48).toISOString()
    expect((await move(await stack.student(), id, { dueAt })).status).toBe(404)
    expect((await move(student, randomUUID(), { dueAt })).status).toBe(404)
    expect(await scheduledOf(stack.url, student)).toEqual([message])
    // As a claimer has it that is delivering it now.
    await stack.query(
      `UPDATE scheduler.scheduled_message
       SET due_at = now() - interval '1 second', next_attempt_at = now() + interval '1 hour'
       WHERE id = $1`,
      [id],
    )
    expect((await move(student, id, { dueAt })).status).toBe(404)
  })
})

describe('the list of what is scheduled', () => {
  test('is empty for a new student, and for one whose companion has scheduled nothing', async () => {
    const student = await stack.student()
    expect(await list(student)).toMatchObject({ status: 200, body: { scheduled: [] } })
    await send(stack.url, student, { message: '!say Merhaba' })
    const { body } = await list(student)
    expect(body).toEqual({ scheduled: [] })
  })

  test('has the soonest first, each whole, on every gateway', async () => {
    const student = await stack.student()
    const [late, soon, between] = [inHours(48), inHours(1), inHours(24)]
    const before = Date.now()
    await schedule(
      stack.url,
      student,
      { text: 'son', kind: 'followup', dueAt: late, reason: 'Sınav haftası', cancelOn: 'user_message' },
      { text: 'ilk\n\nİkinci paragraf 🎯', dueAt: soon },
      { text: 'orta', kind: 'checkin', dueAt: between, cancelOn: 'none' },
    )
    const common = {
      id: expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/),
      reason: null,
      cancelOn: 'none',
    }
    for (const url of stack.urls) {
      const { body } = await list(student, url)
      expect(body).toEqual({
        scheduled: [
          {
            ...common,
            kind: 'reminder',
            text: 'ilk\n\nİkinci paragraf 🎯',
            dueAt: soon.toISOString(),
            createdAt: anyTime,
          },
          { ...common, kind: 'checkin', text: 'orta', dueAt: between.toISOString(), createdAt: anyTime },
          {
            ...common,
            kind: 'followup',
            text: 'son',
            reason: 'Sınav haftası',
            dueAt: late.toISOString(),
            cancelOn: 'user_message',
            createdAt: anyTime,
          },
        ],
      })
      for (const { createdAt } of body.scheduled) {
        expect(Date.parse(createdAt)).toBeGreaterThan(before - 1_000)
        expect(Date.parse(createdAt)).toBeLessThan(Date.now() + 1_000)
      }
    }
  })

  test('is the student’s alone, and takes no notice of query parameters', async () => {
    const { student, message } = await reminded()
    const other = await stack.student()
    expect((await list(other)).body).toEqual({ scheduled: [] })
    const asked = await answer(call(stack.url, student, 'GET', '/api/chat/scheduled?limit=0&id=x&before='))
    expect(asked).toMatchObject({ status: 200, body: { scheduled: [message] } })
  })
})

describe('taking back what is scheduled', () => {
  test('removes that message and no other', async () => {
    const student = await stack.student()
    const [first, second, third] = await schedule(
      stack.url,
      student,
      ...[1, 2, 3].map((hours) => ({ text: `${hours}`, dueAt: inHours(hours) })),
    )
    const { status, body } = await remove(student, second?.id ?? '')
    expect({ status, body }).toEqual(removed(second?.id ?? ''))
    expect(await scheduledOf(stack.url, student)).toEqual([first, third])
  })

  test('again, and at the same time on every gateway, is the same as once', async () => {
    const { student, id } = await reminded()
    for (const { status, body } of await Promise.all(
      Array.from({ length: 6 }, (_, i) => remove(student, id, stack.urls[i % 2])),
    ))
      expect({ status, body }).toEqual(removed(id))
    expect(await remove(student, id)).toMatchObject(removed(id))
    expect(await textsOf(student)).toEqual([])
  })

  test('takes an id in either case, and gives it back in lower case', async () => {
    const { student, id } = await reminded()
    expect(await remove(student, id.toUpperCase())).toMatchObject(removed(id))
    expect(await textsOf(student)).toEqual([])
    const extreme = 'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF'
    expect(await remove(student, extreme)).toMatchObject(removed(extreme.toLowerCase()))
  })

  test('answers an unknown id like any other, also to a student who is new', async () => {
    const [unknown, another] = [randomUUID(), randomUUID()]
    expect(await remove(await stack.student(), unknown)).toMatchObject(removed(unknown))
    const { student } = await reminded('Kalır')
    expect(await remove(student, another)).toMatchObject(removed(another))
    expect(await textsOf(student)).toEqual(['Kalır'])
  })

  test('answers another student’s id like an unknown one, and changes nothing of theirs', async () => {
    const { student, message, id } = await reminded()
    const nosy = await stack.student()
    const { headers, ...foreign } = await remove(nosy, id)
    expect(foreign).toEqual(removed(id))
    expect(await scheduledOf(stack.url, student)).toEqual([message])
    expect(await remove(student, id)).toMatchObject(removed(id))
    expect(await textsOf(student)).toEqual([])
  })

  test('does not keep the companion from scheduling the same again', async () => {
    const { student, id } = await reminded('Yine')
    await remove(student, id)
    const [again, ...more] = await schedule(stack.url, student, { text: 'Yine' })
    expect(more).toEqual([])
    expect(again?.id).not.toBe(id)
  })

  test.each(['x', '1', 'null', '%00', '%20', ':id', `${randomUUID()}0`, randomUUID().replaceAll('-', '')])(
    'refuses %s, which is not an id',
    async (id) => {
      const { student } = await reminded('Kalır')
      expect(await remove(student, id)).toMatchObject({
        status: 400,
        body: { error: 'invalid request', issues: [{ path: 'id', message: expect.any(String) }] },
      })
      expect(await textsOf(student)).toEqual(['Kalır'])
    },
  )

  test.each<[string, string, string]>([
    ['JSON', 'application/json', '{"id":"x"}'],
    ['half of JSON', 'application/json', '{'],
    ['text', 'text/plain', 'sil'],
    ['bytes of no type', '', '\0'],
  ])('ignores a body: %s', async (_name, type, body) => {
    const { student, id } = await reminded()
    const headers = { authorization: `Bearer ${student.token}`, ...(type && { 'content-type': type }) }
    const given = await exchange(stack.url, { method: 'DELETE', path: `/api/chat/scheduled/${id}`, headers, body })
    expect({ status: given.status, body: JSON.parse(given.body) }).toEqual(removed(id))
    expect(await textsOf(student)).toEqual([])
  })
})

test.each([
  ['GET', '/api/chat/scheduled'],
  ['DELETE', `/api/chat/scheduled/${randomUUID()}`],
  ['DELETE', '/api/chat/scheduled/x'],
])('%s %s needs a token', async (method, path) => {
  expect(await answer(call(stack.url, null, method, path))).toMatchObject({
    status: 401,
    body: { error: 'unauthorized' },
  })
})

test.each([
  ['POST', '/api/chat/scheduled'],
  ['DELETE', '/api/chat/scheduled'],
  ['GET', `/api/chat/scheduled/${randomUUID()}`],
  ['PUT', `/api/chat/scheduled/${randomUUID()}`],
])('%s %s is an unknown route', async (method, path) => {
  expect(await answer(call(stack.url, await stack.student(), method, path))).toMatchObject({
    status: 404,
    body: { error: 'not found' },
  })
})

describe('an erased student', () => {
  test('is refused on every gateway', async () => {
    const { student, id } = await reminded()
    for (const url of stack.urls) expect((await list(student, url)).status).toBe(200)
    expect(await answer(call(stack.url, student, 'DELETE', '/api/me'))).toMatchObject({ status: 200 })
    for (const url of stack.urls)
      await eventually('the refusal', async () => {
        const answers = [await list(student, url), await remove(student, id, url)]
        return answers.every(({ status, body }) => status === 401 && body.error === 'unauthorized')
      })
  })

  test('is refused by the scheduler too, should a gateway not know it yet', async () => {
    const { student, id } = await reminded()
    const key = await keyOf(stack, student)
    await stack.query('UPDATE scheduler.student SET erased_at = clock_timestamp() WHERE student_key = $1', [key])
    await stack.query('DELETE FROM scheduler.scheduled_message WHERE student_key = $1', [key])
    for (const refused of [await list(student), await remove(student, id)])
      expect(refused).toMatchObject({ status: 401, body: { error: 'unauthorized' } })
    expect((await answer(call(stack.url, student, 'GET', '/api/me'))).status).toBe(200)
  })
})

describe('without the scheduler', () => {
  const schedulers = ['companion-scheduler', 'companion-scheduler-2']

  test('both are 503 soon, chat goes on, and what is scheduled comes once it is back', async () => {
    const student = await stack.student()
    const [message] = await schedule(stack.url, student, { text: 'Kalır' })
    await Promise.all(schedulers.map((name) => stack.parts[name]?.kill()))
    const old = `SELECT FROM scheduler.cancelled_message WHERE cancelled_at < now() - interval '30 days'`
    await stack.query(
      `INSERT INTO scheduler.cancelled_message (student_key, id, cancelled_at)
       SELECT student_key, gen_random_uuid(), now() - interval '31 days' FROM scheduler.student`,
    )
    for (const ask of [
      () => list(student, stack.url),
      () => remove(student, message?.id ?? '', stack.url),
      () => remove(student, randomUUID(), stack.url),
    ]) {
      const began = performance.now()
      const { status, headers, body } = await ask()
      expect({ status, body }).toEqual({ status: 503, body: { error: 'unavailable' } })
      expect(headers.get('retry-after')).toMatch(/^[1-9]\d*$/)
      expect(performance.now() - began).toBeLessThan(3_000)
    }
    expect(await answer(call(stack.url, null, 'GET', '/health'))).toMatchObject({
      status: 200,
      body: { status: 'degraded', services: { 'chat-engine': 'up', 'companion-scheduler': 'down' } },
    })
    const { last } = await send(stack.url, student, { message: '!say yine de' })
    expect(last.event).toBe('done')
    await Promise.all(schedulers.map((name) => stack.restart(name)))
    await eventually('the scheduler', async () => (await list(student, stack.url)).status === 200)
    expect(await scheduledOf(stack.url, student)).toEqual([message])
    // What is to be forgotten does not wait for an hour without a restart.
    await eventually('the old to be forgotten', async () => {
      return (await stack.query(old)).length === 0
    })
  })
})
