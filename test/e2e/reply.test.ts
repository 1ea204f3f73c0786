import { randomBytes, randomUUID } from 'node:crypto'
import type { ChatMessage } from '@yoldas/contracts/chat'
import { eventually } from '@yoldas/testkit'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { answer, call, readHistory, send } from '../support/client.ts'
import { ageOffer, keyOf, offerReply } from '../support/offers.ts'
import { type Stack, type Student, sharedStack } from '../support/stack.ts'
import { exchange } from '../support/wire.ts'

let stack: Stack
beforeAll(async () => {
  stack = await sharedStack()
})

const path = '/api/notifications/reply'
const reply = (body: unknown, url = stack.url) => answer(call(url, null, 'POST', path, body))
const accepted = { status: 202, body: { accepted: true } }
const invalidToken = { status: 401, body: { error: 'invalid reply token' } }
const noStudent = { status: 404, body: { error: 'student not found' } }
const refusal = (at: string) => ({
  status: 400,
  body: { error: 'invalid request', issues: [{ path: at, message: expect.any(String) }] },
})

const history = async (student: Student): Promise<ChatMessage[]> =>
  (await readHistory(stack.url, student)).body.messages
const repliesOf = async (student: Student) =>
  (await history(student)).filter(({ origin, role }) => origin === 'notification' && role === 'user')
const settled = (student: Student, replies: number) =>
  eventually('the replies and their answers', async () => {
    const messages = await history(student)
    const told = messages.filter(({ origin }) => origin === 'notification')
    return told.length >= replies * 2 && told
  })

const Pushed = z.object({
  data: z.object({ type: z.literal('reply'), messageId: z.uuid(), replyToken: z.string() }),
})

/** A student with a message of the companion, and what its notification offered. */
async function newOffer(deviceToken?: string) {
  const student = await stack.student({
    claims: { amr: [{ method: 'otp', timestamp: Math.floor(Date.now() / 1000) - 100 }] },
  })
  const { last } = await send(stack.url, student, { message: '!say Nasıl gidiyor?' })
  const about = last.event === 'done' ? last.data.messages[0] : undefined
  if (!about) throw new Error('nothing was answered')
  const offered = { messageId: about.id, ...(deviceToken === undefined ? {} : { deviceToken }) }
  return { student, about, token: await offerReply(stack, student, offered) }
}

describe.concurrent('a reply', () => {
  test('is accepted at once, and becomes a turn that answers the message', async () => {
    const { student, about, token } = await newOffer()
    const given = await reply({ token, text: '!say Harika!' })
    expect({ status: given.status, body: given.body }).toEqual(accepted)
    const [question, companions] = await settled(student, 1)
    expect(question).toMatchObject({
      role: 'user',
      content: '!say Harika!',
      turnIndex: 2,
      replyTo: { id: about.id, role: 'assistant', content: 'Nasıl gidiyor?' },
    })
    expect(companions).toMatchObject({ role: 'assistant', content: 'Harika!', turnId: question?.turnId, turnIndex: 2 })
  })

  test('comes from a notification, and its answer is notified with a token of its own', async () => {
    const student = await stack.student()
    const deviceToken = randomUUID()
    await call(stack.url, student, 'POST', '/api/devices', { token: deviceToken, platform: 'android' })
    await send(stack.url, student, { message: '!say Nasıl gidiyor?' })
    const notified = (count: number) =>
      eventually('the notification', () => {
        const data = stack.push.sent({ token: deviceToken }).map(({ body }) => Pushed.parse(body).data)
        return data.length >= count && data.at(-1)
      })
    const first = await notified(1)
    expect(await reply({ token: first.replyToken, text: '!say Harika!' })).toMatchObject(accepted)
    const second = await notified(2)
    const [question, companions] = await settled(student, 1)
    expect(question?.replyTo?.id).toBe(first.messageId)
    expect(second.messageId).toBe(companions?.id)
    expect(second.replyToken).not.toBe(first.replyToken)
    await call(stack.url, await stack.student(), 'POST', '/api/devices', { token: deviceToken, platform: 'android' })
    for (const { replyToken: token } of [first, second])
      expect(await reply({ token, text: '!say x' })).toMatchObject(invalidToken)
  })

  test('is kept as it was typed', async () => {
    const { student, token } = await newOffer()
    const text = ' \t!say x\nİıŞğ مرحبا 👩‍👩‍👧‍👦 \u202e "\\u0041" <b> %00 \ufeff '
    expect(await reply({ token, text })).toMatchObject(accepted)
    await eventually('the reply', async () => (await repliesOf(student)).length === 1)
    expect(await repliesOf(student)).toMatchObject([{ content: text }])
  })

  test.each<[string, Record<string, string | string[]>]>([
    ['no Authorization header', {}],
    ['a bad one', { authorization: 'Bearer nonsense' }],
    ['an empty one', { authorization: '' }],
    ['two', { authorization: ['Bearer a', 'Bearer b'] }],
    ['one of 20 KB', { authorization: `Bearer ${'x'.repeat(20_000)}` }],
  ])('is accepted with %s', async (_name, headers) => {
    const { token } = await newOffer()
    const given = await exchange(stack.url, {
      method: 'POST',
      path,
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ token, text: '!say x' }),
    })
    expect({ status: given.status, body: given.body }).toEqual({ status: 202, body: '{"accepted":true}' })
  })

  test('is of the token’s student, even if another is signed in', async () => {
    const { student, token } = await newOffer()
    const other = await stack.student()
    const named = { sub: other.sub, studentKey: randomUUID(), messageId: randomUUID() }
    expect(await answer(call(stack.url, other, 'POST', path, { token, text: '!say x', ...named }))).toMatchObject(
      accepted,
    )
    expect(await settled(student, 1)).toHaveLength(2)
    expect(await history(other)).toEqual([])
  })

  test.each<[string, object]>([
    ['1 character', { text: ' ' }],
    ['4000 emoji', { text: '👍'.repeat(4000) }],
    ['the all-zero clientId', { clientId: '00000000-0000-0000-0000-000000000000' }],
    ['the all-f clientId', { clientId: 'ffffffff-ffff-ffff-ffff-ffffffffffff' }],
    ['the all-F clientId', { clientId: 'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF' }],
    ...['1', '2', '3', '4', '5', '6', '7', '8'].map((version): [string, object] => [
      `a clientId of version ${version}`,
      { clientId: `01234567-89ab-${version}def-${'89ab'[Number(version) % 4]}123-456789abcdef` },
    ]),
    ['a clientId of null', { clientId: null }],
    ['an unknown field', { other: { deep: [1] } }],
  ])('with %s is accepted', async (_name, more) => {
    const { token } = await newOffer()
    expect(await reply({ token, text: '!say x', ...more })).toMatchObject(accepted)
  })

  test.each<[string, unknown, string]>([
    ['nothing', undefined, ''],
    ['a list', [], ''],
    ['null', 'null', ''],
    ['broken JSON', '{"token":"x"', ''],
    ['no token', { text: 'x' }, 'token'],
    ['an empty token', { token: '', text: 'x' }, 'token'],
    ['a token of 4097', { token: 'x'.repeat(4097), text: 'x' }, 'token'],
    ['a token that is not text', { token: 1, text: 'x' }, 'token'],
    ['a NUL in the token', { token: 'x\0', text: 'x' }, ''],
    ['no text', { token: 'x' }, 'text'],
    ['a text of null', { token: 'x', text: null }, 'text'],
    ['an empty text', { token: 'x', text: '' }, 'text'],
    ['a text of 4001', { token: 'x', text: '👍'.repeat(4001) }, 'text'],
    ['something other than a text', { token: 'x', text: ['x'] }, 'text'],
    ['a NUL in the text', { token: 'x', text: 'a\0b' }, ''],
    ['half an emoji', { token: 'x', text: '\ud83d' }, ''],
    [
      'a clientId of version 9',
      { token: 'x', text: 'x', clientId: '01234567-89ab-9def-8123-456789abcdef' },
      'clientId',
    ],
    [
      'a clientId of version 0',
      { token: 'x', text: 'x', clientId: '01234567-89ab-0def-8123-456789abcdef' },
      'clientId',
    ],
    [
      'a clientId of variant c',
      { token: 'x', text: 'x', clientId: '01234567-89ab-4def-c123-456789abcdef' },
      'clientId',
    ],
    ['a clientId without hyphens', { token: 'x', text: 'x', clientId: '0123456789ab4def8123456789abcdef' }, 'clientId'],
  ])('with %s is refused before its token is looked at', async (_name, body, at) => {
    expect(await reply(body)).toMatchObject(refusal(at))
  })
})

describe('a repeated clientId', () => {
  test('a hundred times at once, over every replica, is a hundred times accepted and one message', async () => {
    const { student, token } = await newOffer()
    const body = { token, text: '!say bir', clientId: randomUUID() }
    const answers = await Promise.all(Array.from({ length: 100 }, (_, i) => reply(body, stack.urls[i % 2])))
    expect(answers.map(({ status }) => status)).toEqual(Array(100).fill(202))
    await settled(student, 1)
    expect(await repliesOf(student)).toHaveLength(1)
  })

  test('in capitals is the same', async () => {
    const { student, token } = await newOffer()
    const clientId = randomUUID()
    await reply({ token, text: '!say bir', clientId })
    expect(await reply({ token, text: '!say iki', clientId: clientId.toUpperCase() })).toMatchObject(accepted)
    await settled(student, 1)
    expect(await repliesOf(student)).toMatchObject([{ content: '!say bir' }])
  })

  test('is apart from that of a send', async () => {
    const { student, token } = await newOffer()
    const clientId = randomUUID()
    await send(stack.url, student, { message: '!say a', clientId })
    expect(await reply({ token, text: '!say b', clientId })).toMatchObject(accepted)
    expect(await settled(student, 1)).toHaveLength(2)
    expect((await send(stack.url, student, { message: '!say c', clientId })).message.content).toBe('!say a')
  })
})

describe.concurrent('a reply token', () => {
  test('serves any number of replies', async () => {
    const { student, about, token } = await newOffer()
    for (const text of ['!say 1', '!say 2', '!say 3']) expect(await reply({ token, text })).toMatchObject(accepted)
    await settled(student, 3)
    const replies = await repliesOf(student)
    expect(replies.map(({ content }) => content).toSorted()).toEqual(['!say 1', '!say 2', '!say 3'])
    for (const { replyTo } of replies) expect(replyTo?.id).toBe(about.id)
  })

  test.each<[string, () => Promise<string>]>([
    ['nobody was given', async () => randomBytes(32).toString('base64url')],
    ['is as long as it may be', async () => '👍'.repeat(4096)],
    ['is an access token', async () => (await stack.student()).token],
    ['is SQL', async () => `' OR '1'='1`],
  ])('that %s is refused', async (_name, token) => {
    const { status, body } = await reply({ token: await token(), text: 'x' })
    expect({ status, body }).toEqual(invalidToken)
  })

  test('is not an access token', async () => {
    const { token } = await newOffer()
    expect(await answer(call(stack.url, { sub: '', token }, 'GET', '/api/me'))).toMatchObject({
      status: 401,
      body: { error: 'unauthorized' },
    })
  })

  test('is good for 14 days and no longer', async () => {
    const { token } = await newOffer()
    await ageOffer(stack, token, '14 days -1 minute')
    expect(await reply({ token, text: '!say x' })).toMatchObject(accepted)
    await ageOffer(stack, token, '1 minute')
    expect(await reply({ token, text: '!say x' })).toMatchObject(invalidToken)
  })

  test('of a device that its student removed is refused, also when it had offered before', async () => {
    const deviceToken = randomUUID()
    const { student, token } = await newOffer(deviceToken)
    await call(stack.url, student, 'POST', '/api/devices', { token: deviceToken, platform: 'ios' })
    expect(await reply({ token, text: '!say x' })).toMatchObject(accepted)
    await call(stack.url, student, 'DELETE', '/api/devices', { token: deviceToken })
    expect(await reply({ token, text: '!say x' })).toMatchObject(invalidToken)
  })

  test('of a device that was handed over is refused', async () => {
    const deviceToken = randomUUID()
    const { student, token } = await newOffer(deviceToken)
    await call(stack.url, student, 'POST', '/api/devices', { token: deviceToken, platform: 'ios' })
    await call(stack.url, await stack.student(), 'POST', '/api/devices', { token: deviceToken, platform: 'ios' })
    expect(await reply({ token, text: '!say x' })).toMatchObject(invalidToken)
  })

  test('of an erased student is answered with 404, also when they are back', async () => {
    const { student, token } = await newOffer()
    await reply({ token, text: '!say x', clientId: randomUUID() })
    expect((await call(stack.url, student, 'DELETE', '/api/me')).status).toBe(200)
    const gone = () => reply({ token, text: '!say x' })
    await eventually('the student to be gone', async () => (await gone()).status === 404)
    const { status, body } = await gone()
    expect({ status, body }).toEqual(noStudent)
    const back = await stack.student({
      sub: student.sub,
      claims: { amr: [{ method: 'otp', timestamp: Math.floor(Date.now() / 1000) + 3 }] },
    })
    expect(await history(back)).toEqual([])
    expect(await gone()).toMatchObject(noStudent)
    expect(await history(back)).toEqual([])
  })

  test('is in no log, nor is what was replied', async () => {
    const { student, token } = await newOffer()
    const marker = randomUUID()
    await reply({ token, text: `!say ${marker}` })
    await reply({ token, text: 1, clientId: marker })
    await reply({ token: `${token}x`, text: marker })
    await settled(student, 1)
    for (const part of Object.keys(stack.parts)) {
      const log = await stack.logs(part)
      expect(log).not.toContain(token)
      expect(log).not.toContain(marker)
    }
  })
})

describe.concurrent('around the route', () => {
  const asked = (method: string, at: string, authorization?: string) =>
    exchange(stack.url, { method, path: at, headers: authorization === undefined ? {} : { authorization } })

  test.each([
    ['GET', path],
    ['PUT', path],
    ['DELETE', path],
    ['OPTIONS', path],
    ['PROPFIND', path],
    ['POST', `${path}/`],
    ['POST', `${path}/x`],
    ['POST', '/api/notifications'],
    ['POST', '/api/notifications/Reply'],
  ])('%s %s is an unknown route: 401, and 404 for who may ask', async (method, at) => {
    const { token } = await stack.student()
    expect(await asked(method, at)).toMatchObject({ status: 401, body: '{"error":"unauthorized"}' })
    expect(await asked(method, at, `Bearer ${token}`)).toMatchObject({ status: 404, body: '{"error":"not found"}' })
  })
})

describe('when parts fail', () => {
  const notifiers = ['notifier', 'notifier-2']
  const kill = () => Promise.all(notifiers.map((name) => stack.parts[name]?.kill()))
  const restart = () => Promise.all(notifiers.map((name) => stack.restart(name)))

  /** A body of a reply, and what is stored of its student's. */
  async function newReply() {
    const student = await stack.student()
    await send(stack.url, student, { message: '!say soru' })
    const token = await offerReply(stack, student, { messageId: randomUUID() })
    const key = await keyOf(stack, student)
    const stored = () =>
      stack.query(
        `SELECT content, reply_to_id FROM chat.message
         WHERE student_key = $1 AND origin = 'notification' AND role = 'user' ORDER BY position`,
        [key],
      )
    /** Of what a notifier was passing on when it was killed. */
    const endLeases = () => stack.query('UPDATE notify.outbox SET due_at = now() WHERE student_key = $1', [key])
    return { body: { token, text: '!say bir', clientId: randomUUID() }, stored, endLeases }
  }
  const untilAccepted = (body: object) =>
    eventually('the reply to be accepted', async () => (await reply(body)).status === 202)

  test('a reply is unavailable without the notifiers, and accepted once they are back', async () => {
    const { body, stored } = await newReply()
    await kill()
    const down = await reply(body)
    expect(down).toMatchObject({ status: 503, body: { error: 'unavailable' } })
    expect(down.headers.get('retry-after')).toMatch(/^[1-9]\d*$/)
    await restart()
    await untilAccepted(body)
    await eventually('the reply', async () => (await stored()).length === 1)
    // What it answers was never there.
    expect(await stored()).toEqual([{ content: '!say bir', reply_to_id: null }])
  })

  test('a repeat is one, though the notifiers were killed and NATS lost all it had in between', async () => {
    const { body, stored, endLeases } = await newReply()
    expect(await reply(body)).toMatchObject(accepted)
    await kill()
    await stack.nats.kill()
    await stack.restartNats({ storeLost: true })
    await endLeases()
    await restart()
    await untilAccepted(body)
    await eventually('the reply', async () => (await stored()).length > 0)
    const next = { ...body, text: '!say iki', clientId: randomUUID() }
    expect(await reply(next, stack.url)).toMatchObject(accepted)
    await eventually('what came later', async () => (await stored()).length > 1)
    expect(await stored()).toMatchObject([{ content: '!say bir' }, { content: '!say iki' }])
  })
})
