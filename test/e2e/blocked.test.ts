import { randomUUID } from 'node:crypto'
import { hiddenBody } from '@yoldas/contracts/push'
import { eventually } from '@yoldas/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allEvents, answer, type ClientEvent, call, readHistory, rebuildBubbles, send } from '../support/client.ts'
import { keyOf } from '../support/offers.ts'
import { type Stack, type Student, startStack } from '../support/stack.ts'

let stack: Stack
/** Everybody needs a consent; the engines' two models are one stand-in under two names. */
beforeAll(async () => {
  stack = await startStack({
    replicas: { gateway: 2, 'chat-engine': 2, 'companion-scheduler': 0 },
    env: async ({ model }) => ({
      'profile-journey': { CONSENTS: JSON.stringify([{ kind: 'terms', version: '1', required: true }]) },
      'chat-engine': {
        MODEL_NAME: 'first',
        MODEL_FALLBACK_1_BASE_URL: model.url,
        MODEL_FALLBACK_1_API_KEY: 'test',
        MODEL_FALLBACK_1_NAME: 'second',
      },
    }),
  })
})
afterAll(() => stack[Symbol.asyncDispose]())

const put = async (student: Student, path: string, body: object) => {
  const { status, body: given } = await answer(call(stack.url, student, 'PUT', path, body))
  expect(status).toBe(200)
  return given
}
const consent = (student: Student) => put(student, '/api/me/consents/terms', { version: '1' })
const withdraw = (student: Student) => answer(call(stack.url, student, 'DELETE', '/api/me/consents/terms'))
const approve = (student: Student, approval: 'granted' | 'revoked') =>
  put(student, '/api/me/age', { band: '13-15', source: 'apple', approval })

/** A student whom the companion may talk to, with a phone. */
async function admitted() {
  const student = await stack.student()
  await consent(student)
  const token = `phone-${randomUUID()}`
  expect((await call(stack.url, student, 'POST', '/api/devices', { token, platform: 'android' })).status).toBe(200)
  return { student, token }
}

/** Requests to the model that hold these words. */
const askedWith = (words: string) =>
  stack.model.requests().filter((body) => JSON.stringify(body).includes(words)).length
const untilAsked = (words: string, times = 1) => eventually('the model to be asked', () => askedWith(words) === times)

const doneOf = (events: ClientEvent[]) => {
  const last = events.at(-1)
  if (last?.event !== 'done') throw new Error(`ended with ${last?.event}`)
  return last.data
}
const byHand = { finish: 'complete', messages: [{ author: 'hand', content: expect.stringMatching(/112’yi ara\.$/) }] }

test('the model is asked nothing from the first message of a new student on, until a required consent is there', async () => {
  const student = await stack.student()
  const words = randomUUID()
  const message = `!say Merhaba!\n${words}`
  for (const url of stack.urls) {
    const { events, last } = await send(url, student, { message })
    expect(events.map(({ event }) => event)).toEqual(['start', 'chunk', 'done'])
    expect(last.data).toMatchObject(byHand)
    expect(rebuildBubbles(events)).toEqual(doneOf(events).messages.map(({ content }) => content))
  }
  const upload = { kind: 'image', mimeType: 'image/png', sizeBytes: 100 }
  const refused = { status: 400, body: { error: 'invalid request', issues: [{ path: '', message: 'blocked' }] } }
  expect(await answer(call(stack.url, student, 'POST', '/api/media', upload))).toMatchObject(refused)
  expect(askedWith(words)).toBe(0)

  await consent(student)
  // What a gateway remembers of the student is older than what chat-engine was given.
  for (const url of stack.urls)
    expect((await send(url, student, { message })).last.data).toMatchObject({ messages: [{ content: 'Merhaba!' }] })
  expect((await call(stack.url, student, 'POST', '/api/media', upload)).status).toBe(201)
  expect(askedWith(words)).toBe(2)

  expect((await withdraw(student)).status).toBe(200)
  for (const url of stack.urls) expect((await send(url, student, { message })).last.data).toMatchObject(byHand)
  expect(askedWith(words)).toBe(2)
  expect((await readHistory(stack.url, student)).body.messages).toHaveLength(12)
})

describe('once an approval is revoked', () => {
  test('no request to the model begins, whatever waits, runs, takes over or is retried, and nothing is pushed', async () => {
    const [busy, failing, broken] = [await admitted(), await admitted(), await admitted()]
    const all = [busy, failing, broken]
    const words = all.map(() => randomUUID())
    const [ofBusy = '', ofFailing = '', ofBroken = ''] = words
    const post = async ({ student }: { student: Student }, message: string, nth = 0) =>
      allEvents(await call(stack.urls[nth % 2] ?? '', student, 'POST', '/api/chat/send', { message }))

    const failed = await post(failing, `!fail 400\n${ofFailing}`)
    expect(failed.at(-1)?.event).toBe('error')
    const day = '2026-11-26'
    const running = post(busy, `!first 1500\n!tool get_plan {"from":"${day}","to":"${day}"}\n!say Hazır.\n${ofBusy}`)
    // Breaks after it has said half a sentence, and has a second model.
    const taken = post(broken, `!first 1500\n!for first fault closed 4\n!say Bir iki üç dört beş.\n${ofBroken}`)
    await Promise.all([untilAsked(ofBusy), untilAsked(ofBroken)])
    const waiting = Array.from({ length: 5 }, (_, nth) => post(busy, `!say ${nth}\n${ofBusy}`, nth))
    await eventually('five turns to wait', async () => {
      const key = await keyOf(stack, busy.student)
      const rows = await stack.query(`SELECT FROM chat.turn WHERE student_key = $1 AND state = 'waiting'`, [key])
      return rows.length === 5
    })

    for (const { student } of all) expect(await approve(student, 'revoked')).toMatchObject({ blocked: 'parent' })
    const before = words.map(askedWith)
    expect(before).toEqual([1, 1, 1])
    const turnId = failed[0]?.id.split(':')[0]
    const retried = allEvents(await call(stack.url, failing.student, 'POST', `/api/chat/turns/${turnId}/retry`))
    const ended = [await running, ...(await Promise.all(waiting)), await taken, await retried]
    for (const events of ended) expect(doneOf(events)).toMatchObject(byHand)
    expect(words.map(askedWith)).toEqual(before)

    // The first push that any of them gets is of what comes after.
    for (const { student, token } of all) {
      expect(await approve(student, 'granted')).toMatchObject({ blocked: null })
      const next = doneOf(await post({ student }, '!say Yine buradayım.'))
      const [pushed] = await eventually('the push', () => {
        const sent = stack.push.sent({ token })
        return sent.length > 0 && sent
      })
      expect(pushed?.body).toMatchObject({ data: { messageId: next.messages[0]?.id } })
      expect(stack.push.sent({ token })).toHaveLength(1)
    }
  })

  test.each([
    ['acute', 'kendimi öldürmek istiyorum'],
    ['serious', 'babam beni dövüyor'],
  ])('a message that is %s has its text by hand, whom to call, and a push without its text', async (_tier, message) => {
    const { student, token } = await admitted()
    await approve(student, 'revoked')
    const { events } = await send(stack.url, student, { message })
    const { messages } = doneOf(events)
    expect(messages.every(({ author }) => author === 'hand')).toBe(true)
    expect(messages.at(-1)?.help.map(({ phone }) => phone)).toContain('112')
    expect(messages.map(({ content }) => content).join(' ')).not.toContain('izin')
    const [pushed] = await eventually('the push', () => {
      const sent = stack.push.sent({ token })
      return sent.length > 0 && sent
    })
    expect(pushed?.body).toMatchObject({ data: { body: hiddenBody } })
  })
})
