import { randomUUID } from 'node:crypto'
import { bubbles, help } from '@yoldas/chat-engine/care/answers'
import type { ChatMessage } from '@yoldas/contracts/chat'
import { hiddenBody } from '@yoldas/contracts/push'
import { eventually } from '@yoldas/testkit'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { allEvents, answer, call, openFeed, readHistory, rebuildBubbles, send } from '../support/client.ts'
import { keyOf, offerReply } from '../support/offers.ts'
import { type Stack, type Student, sharedStack } from '../support/stack.ts'

let stack: Stack
beforeAll(async () => {
  stack = await sharedStack()
})

/** Words of distress, and what nobody else writes. The model's server would fail. */
const inDistress = (student: Student) => `!fail 500\nkendimi öldürmek istiyorum\n${student.sub}`

const history = async (student: Student): Promise<ChatMessage[]> =>
  (await readHistory(stack.url, student)).body.messages

const Asked = z.looseObject({
  messages: z.array(z.looseObject({ content: z.unknown() })),
  tools: z.array(z.looseObject({ function: z.looseObject({ name: z.string() }) })).default([]),
})
/** What the model was asked with this in it. */
const askedAbout = (text: string) =>
  stack.model.requests().flatMap((body) => (JSON.stringify(body).includes(text) ? [Asked.parse(body)] : []))

async function withPhone() {
  const student = await stack.student()
  const token = `phone-${randomUUID()}`
  await call(stack.url, student, 'POST', '/api/devices', { token, platform: 'ios' })
  return { student, token }
}

const Pushed = z.looseObject({ notification: z.object({ body: z.string() }) })
/** What the phone showed, once it is so much. */
const shownOn = (token: string, count: number) =>
  eventually(`${count} notifications`, () => {
    const sent = stack.push.sent({ token })
    return sent.length >= count && sent.map(({ body }) => Pushed.parse(body).notification.body)
  })

/** As when so many hours had gone by since. */
const goBy = async (student: Student, hours: number) =>
  stack.query(
    `UPDATE chat.conversation SET care_at = care_at - $2::interval, care_until = care_until - $2::interval
     WHERE student_key = $1`,
    [await keyOf(stack, student), `${hours} hours`],
  )

const numbersOf = (messages: readonly ChatMessage[]) => messages.map(({ help }) => help.map(({ phone }) => phone))

test('an acute message is answered without the model, on every device, and the student is cared for', async () => {
  const { student, token } = await withPhone()
  using feed = await openFeed(stack.urls.at(-1) ?? stack.url, student)
  await feed.hello
  const body = { message: inDistress(student), clientId: randomUUID() }
  const { events, last, message } = await send(stack.url, student, body)
  if (last.event !== 'done') throw new Error(`ended with ${last.event}`)
  const { messages } = last.data
  expect(events.map(({ event }) => event)).toEqual(['start', ...messages.map(() => 'chunk'), 'done'])
  expect(rebuildBubbles(events)).toEqual(messages.map(({ content }) => content))
  expect([message, ...messages].map(({ author }) => author)).toEqual(['student', ...messages.map(() => 'hand')])
  expect(numbersOf(messages)).toEqual([...messages.slice(1).map(() => []), ['112', '183']])
  expect(await history(student)).toEqual([message, ...messages])
  const seen = await eventually('the answer in the feed', () => feed.events.at(-1)?.event === 'done' && feed.events)
  expect(seen.map(({ event, data }) => [event, data])).toEqual(events.map(({ event, data }) => [event, data]))

  const repeated = await send(stack.urls.at(-1) ?? stack.url, student, body)
  expect([repeated.message, repeated.last.data]).toEqual([message, last.data])
  expect(askedAbout(student.sub)).toEqual([])

  const after = `tamam boşver ${randomUUID()}`
  const cared = await send(stack.url, student, { message: `!say Buradayım.\n${after}` })
  expect(cared.last).toMatchObject({ event: 'done', data: { messages: [{ content: 'Buradayım.', author: 'model' }] } })
  expect(cared.last.event === 'done' && numbersOf(cared.last.data.messages)).toEqual([['112', '183']])
  const [asked] = askedAbout(after)
  expect(JSON.stringify(asked?.messages[0])).toMatch(/güvende\b/)
  const tools = asked?.tools.map((tool) => tool.function.name) ?? []
  expect(tools).toContain('react')
  for (const paused of ['schedule_message', 'update_scratchpad', 'add_plan_block', 'search_corpus', 'search_programs'])
    expect(tools).not.toContain(paused)

  await goBy(student, 24)
  const usual = `Türev nedir ${randomUUID()}`
  const taught = await send(stack.url, student, { message: `!say Limittir.\n${usual}` })
  expect(taught.last.event === 'done' && numbersOf(taught.last.data.messages)).toEqual([[]])
  const [plain] = askedAbout(usual)
  expect(JSON.stringify(plain?.messages[0])).not.toMatch(/güvende\b/)
  expect(plain?.tools.map((tool) => tool.function.name)).toContain('schedule_message')
  // Pushes promise no order.
  expect((await shownOn(token, 3)).toSorted()).toEqual(['Limittir.', hiddenBody, hiddenBody])
})

test('an acute message waits behind nothing: twenty turns before it end without an answer', async () => {
  const student = await stack.student()
  const hung = Array.from({ length: 20 }, () => send(stack.url, student, { message: '!hang' }))
  await eventually('twenty turns', async () => (await history(student)).length === 20)
  // Those that wait in the queues of both engines.
  const later = Array.from({ length: 6 }, () => send(stack.url, student, { message: '!say sonra' }))
  const { last, turnId } = await send(stack.urls.at(-1) ?? stack.url, student, { message: inDistress(student) })
  expect(last).toMatchObject({ event: 'done', data: { finish: 'complete' } })
  for (const one of await Promise.all(hung))
    expect(one.last).toMatchObject({ event: 'done', data: { finish: 'stopped', messages: [] } })
  for (const one of await Promise.all(later)) expect(one.last).toMatchObject({ data: { finish: 'complete' } })
  const [first, ...others] = (await history(student)).filter(({ role }) => role === 'assistant')
  expect(first?.turnId).toBe(turnId)
  expect(others.filter(({ content }) => content === 'sonra')).toHaveLength(6)
})

test('distress typed into a notification is answered on the phone without its text, and in an open feed', async () => {
  const { student, token } = await withPhone()
  await send(stack.url, student, { message: '!say Nasıl gidiyor?' })
  const [about] = (await history(student)).filter(({ role }) => role === 'assistant')
  const replyToken = await offerReply(stack, student, { messageId: about?.id ?? '', deviceToken: token })
  using feed = await openFeed(stack.url, student)
  await feed.hello
  const text = inDistress(student)
  expect(
    await answer(call(stack.url, null, 'POST', '/api/notifications/reply', { token: replyToken, text })),
  ).toMatchObject({ status: 202 })
  expect((await shownOn(token, 2)).toSorted()).toEqual(['Nasıl gidiyor?', hiddenBody])
  const [, , question, ...bubbles] = await history(student)
  expect(question).toMatchObject({ origin: 'notification', content: text })
  expect(numbersOf(bubbles).at(-1)).toEqual(['112', '183'])
  const events = await eventually('its end', () => feed.events.at(-1)?.event === 'done' && feed.events)
  expect(rebuildBubbles(events)).toEqual(bubbles.map(({ content }) => content))
})

/** Words of serious self-harm. */
const serious = 'artık yaşamak istemiyorum'
const authorsOf = (messages: readonly ChatMessage[]) => messages.map(({ author }) => author)

test('the answer to serious self-harm begins with a bubble by hand, on every device, and the model goes on', async () => {
  const { student, token } = await withPhone()
  using feed = await openFeed(stack.urls.at(-1) ?? stack.url, student)
  await feed.hello
  const { events, last, message, turnId } = await send(stack.url, student, { message: `${serious}\n${student.sub}` })
  if (last.event !== 'done') throw new Error(`ended with ${last.event}`)
  const { messages } = last.data
  const [first] = messages
  expect(events[1]).toMatchObject({ event: 'chunk', data: { bubble: 0, messageId: first?.id, delta: first?.content } })
  expect(bubbles).toContain(first?.content)
  expect(rebuildBubbles(events)).toEqual(messages.map(({ content }) => content))
  expect(authorsOf(messages)).toEqual(['hand', ...messages.slice(1).map(() => 'model')])
  expect(messages.length).toBeGreaterThan(1)
  expect(numbersOf(messages)).toEqual([...messages.slice(1).map(() => []), ['112', '183']])
  // The stand-in reads in its prompt that 112 was named.
  expect(messages.slice(1).map(({ content }) => content)).not.toContainEqual(expect.stringContaining('112'))
  expect(await history(student)).toEqual([message, ...messages])
  const seen = await eventually('the answer in the feed', () => feed.events.at(-1)?.event === 'done' && feed.events)
  expect(rebuildBubbles(seen)).toEqual(messages.map(({ content }) => content))
  for (const again of ['retry', 'regenerate']) {
    const path = `/api/chat/turns/${turnId}/${again}`
    expect((await answer(call(stack.url, student, 'POST', path))).status).toBe(400)
  }
  expect(await shownOn(token, 1)).toEqual([hiddenBody])
  const [pushed] = stack.push.sent({ token })
  expect(pushed?.body).toMatchObject({ data: { messageId: first?.id } })
})

test('the bubble by hand is there while its turn waits, and stays when that is stopped, without a push', async () => {
  const { student, token } = await withPhone()
  const before = send(stack.url, student, { message: '!hang' })
  await eventually('the turn before', async () => (await history(student)).length === 1)
  const asked = send(stack.url, student, { message: serious })
  const [question, first] = await eventually('both messages', async () => {
    const messages = (await history(student)).slice(1)
    return messages.length === 2 && messages
  })
  expect(first).toMatchObject({ author: 'hand', turnId: question?.turnId })
  const path = `/api/chat/turns/${question?.turnId}`
  const joined = await call(stack.urls.at(-1) ?? stack.url, student, 'GET', `${path}/stream`)
  expect(await answer(call(stack.url, student, 'POST', `${path}/stop`))).toMatchObject({ body: { stopped: true } })
  const events = await allEvents(joined)
  expect(events.map(({ event }) => event)).toEqual(['start', 'status', 'chunk', 'done'])
  expect(rebuildBubbles(events)).toEqual([first?.content])
  expect(events.at(-1)).toMatchObject({ data: { finish: 'stopped', messages: [first] } })
  await send(stack.url, student, { message: inDistress(student) })
  await Promise.all([before, asked])
  expect((await history(student)).filter(({ turnId }) => turnId === question?.turnId)).toEqual([question, first])
  // The acute answer alone is pushed.
  expect(await shownOn(token, 1)).toEqual([hiddenBody])
  expect(stack.push.sent({ token })).toHaveLength(1)
})

test('with the model down the answer by hand is the rest, in the app and after a reply from a notification', async () => {
  const { student, token } = await withPhone()
  await send(stack.url, student, { message: '!say Nasıl gidiyor?' })
  const [about] = (await history(student)).filter(({ role }) => role === 'assistant')
  const replyToken = await offerReply(stack, student, { messageId: about?.id ?? '', deviceToken: token })
  const text = `!fail 500\n${serious}`
  await answer(call(stack.url, null, 'POST', '/api/notifications/reply', { token: replyToken, text }))
  expect((await shownOn(token, 2)).toSorted()).toEqual(['Nasıl gidiyor?', hiddenBody])
  const [first, ...rest] = (await history(student)).slice(3)
  expect(bubbles).toContain(first?.content)
  expect([first?.origin, ...authorsOf(rest)]).toEqual(['notification', ...rest.map(() => 'hand')])
  expect(numbersOf(rest).at(-1)).toEqual(['112', '183'])
  // Nothing by hand comes again so soon, but for what the model owes.
  const { last } = await send(stack.url, student, { message: text })
  if (last.event !== 'done') throw new Error(`ended with ${last.event}`)
  expect(bubbles).not.toContain(last.data.messages[0]?.content)
  expect(numbersOf(last.data.messages).at(-1)).toEqual(['112', '183'])
})

test('a serious message whose model fails is answered by hand, with whom to call', async () => {
  const student = await stack.student()
  const { last } = await send(stack.url, student, { message: '!fail 500\nbabam beni dövüyor' })
  if (last.event !== 'done') throw new Error(`ended with ${last.event}`)
  expect(numbersOf(last.data.messages).at(-1)).toEqual(['183', '112'])
})

test.each([
  ['babam beni dövüyor', /112.*ALO 183.*Evde olmayan/s],
  ['regl olmuyorum beş aydır kilo vermekten, umrumda değil daha da vericem', /^Önce sorayım: bugün nasılsın\?$/],
  ['kendimi çok yalnız hissediyorum', /Zor bir gün geçiriyorsun/],
  ['ölsem de kurtulsam bu denemeden', /^Önce sorayım: bugün nasılsın\?/],
])('the stand-in of the model answers as the prompt of its distress asks: %s', async (message, expected) => {
  const { last } = await send(stack.url, await stack.student(), { message })
  if (last.event !== 'done') throw new Error(`ended with ${last.event}`)
  const said = last.data.messages.map(({ content }) => content).join('\n')
  expect(said).toMatch(expected)
  expect(said).not.toMatch(/tekrar|mola/)
})

test('what the classifier alone suspects makes one turn careful, with whom to call, and holds nothing', async () => {
  const { student, token } = await withPhone()
  const words = 'regl olmuyorum beş aydır kilo vermekten, umrumda değil daha da vericem'
  const { last } = await send(stack.url, student, { message: `!say Nasılsın?\n${words}\n${student.sub}` })
  if (last.event !== 'done') throw new Error(`ended with ${last.event}`)
  expect(last.data.messages.map(({ author }) => author)).toEqual(['model'])
  expect(numbersOf(last.data.messages)).toEqual([help.serious.eating.map(({ phone }) => phone)])
  expect(await shownOn(token, 1)).toEqual([hiddenBody])
  const [careful] = askedAbout(student.sub)
  expect(JSON.stringify(careful?.messages)).toContain('yalnızca bir şüphe')
  expect(careful?.tools.map((tool) => tool.function.name)).not.toContain('get_plan')

  const next = `Türev nedir? ${randomUUID()}`
  await send(stack.url, student, { message: next })
  expect(JSON.stringify(askedAbout(next)[0]?.messages[0])).not.toContain('yalnızca bir şüphe')

  const failed = await send(stack.url, student, { message: `!fail 500\n${words}` })
  if (failed.last.event !== 'done') throw new Error(`ended with ${failed.last.event}`)
  expect(failed.last.data.messages.every(({ author }) => author === 'hand')).toBe(true)
  expect(numbersOf(failed.last.data.messages).at(-1)).toEqual(help.serious.eating.map(({ phone }) => phone))
})

test('a student who wants no text in notifications gets none', async () => {
  const { student, token } = await withPhone()
  await call(stack.url, student, 'PATCH', '/api/profile', { hidePreviews: true })
  await send(stack.url, student, { message: '!say Gizli' })
  expect(await shownOn(token, 1)).toEqual([hiddenBody])
})

test('what is known of distress is counted, in the export, in no log, and gone with the student', async () => {
  const student = await stack.student()
  const { turnId } = await send(stack.url, student, { message: inDistress(student) })
  const { body } = await answer(call(stack.url, student, 'GET', '/api/me/export'))
  const held = { careTier: 'acute', careCategory: 'self-harm' }
  expect(body['chat-engine']).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ type: 'conversation', ...held }),
      expect.objectContaining({ type: 'concern', turnId, tier: 'acute', category: 'self-harm', source: 'words' }),
    ]),
  )
  const counted = await Promise.all(
    ['chat-engine', 'chat-engine-2'].map(async (name) => (await fetch(`${stack.internalUrls[name]}/metrics`)).text()),
  )
  expect(counted.join()).toMatch(/yoldas_concerns_total\{tier="acute",category="self-harm",source="words"\} [1-9]/)
  const logs = await Promise.all(Object.keys(stack.parts).map(stack.logs))
  expect(logs.join()).not.toContain('öldürmek')

  const key = await keyOf(stack, student)
  expect((await call(stack.url, student, 'DELETE', '/api/me')).status).toBe(200)
  await eventually(
    'nothing left',
    async () => (await stack.query('SELECT FROM chat.concern WHERE student_key = $1', [key])).length === 0,
  )
  const [left] = await stack.query('SELECT care_tier, care_answer FROM chat.conversation WHERE student_key = $1', [key])
  expect(left).toEqual({ care_tier: null, care_answer: null })
})
