import { eventually } from '@yoldas/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allEvents, call, readHistory, rebuildBubbles, send } from '../support/client.ts'
import { type Stack, startStack } from '../support/stack.ts'

let stack: Stack
beforeAll(async () => {
  stack = await startStack({
    replicas: { 'companion-scheduler': 0, notifier: 0 },
    env: { 'chat-engine': { STUDENT_DAILY_TOKENS: '1' } },
  })
})
afterAll(() => stack[Symbol.asyncDispose]())

const askedAbout = (text: string) => stack.model.requests().filter((body) => JSON.stringify(body).includes(text))

test('a student whose tokens are used up is answered kindly, without the model; others with it', async () => {
  const [student, other] = [await stack.student(), await stack.student()]
  expect(await send(stack.url, student, { message: '!say ilk' })).toMatchObject({
    last: { event: 'done', data: { messages: [{ content: 'ilk' }] } },
  })
  const marker = `soru ${student.sub}`
  const { events, last, message } = await send(stack.url, student, { message: `!say hiç\n${marker}` })
  if (last.event !== 'done') throw new Error(`ended with ${last.event}`)
  expect(last.data).toMatchObject({ finish: 'complete', messages: [{ role: 'assistant', author: 'hand' }] })
  expect(last.data.messages[0]?.content).toMatch(/^Bugünlük yazışma sınırımıza geldik\./)
  expect(rebuildBubbles(events)).toEqual(last.data.messages.map(({ content }) => content))
  expect(askedAbout(marker)).toEqual([])

  const { body } = await readHistory(stack.url, student)
  expect(body.messages.slice(2)).toEqual([message, ...last.data.messages])
  expect(body.turns).toEqual([])
  expect((await send(stack.url, other, { message: '!say selam' })).last).toMatchObject({
    data: { messages: [{ content: 'selam' }] },
  })

  // The first answer is as good as it was: no other one can be had.
  const spent = await stack.student()
  const first = await send(stack.url, spent, { message: '!say ilk' })
  const path = `/api/chat/turns/${first.turnId}/regenerate`
  const again = await allEvents(await call(stack.url, spent, 'POST', path))
  expect(again.at(-1)).toMatchObject({ event: 'done', data: first.last.data })

  await stack.query(
    `UPDATE chat.conversation SET spent_on = spent_on - 1
     WHERE student_key = (SELECT student_key FROM chat.turn WHERE id = $1)`,
    [message.turnId],
  )
  expect((await send(stack.url, student, { message: '!say yeni gün' })).last).toMatchObject({
    data: { messages: [{ content: 'yeni gün' }] },
  })
})

test('of 50 messages that a student sends at once the model answers those that the tokens last for', async () => {
  const student = await stack.student()
  const marker = `aynı anda ${student.sub}`
  const sends = Array.from({ length: 50 }, (_, n) => send(stack.url, student, { message: `!say ${n}\n${marker}` }))
  const texts = (await Promise.all(sends)).map(({ last }) => {
    if (last.event !== 'done') throw new Error(`ended with ${last.event}`)
    return last.data.messages.map(({ content }) => content).join()
  })
  expect(texts.filter((text) => text.startsWith('Bugünlük yazışma sınırımıza geldik.'))).toHaveLength(49)
  expect(askedAbout(marker)).toHaveLength(1)
})

test.each([
  ['acute', 'kendimi öldürmek istiyorum'],
  ['serious', 'hayatımın hiçbir anlamı kalmadı'],
])('what is %s is answered by hand where no tokens are left', async (_, message) => {
  const student = await stack.student()
  await send(stack.url, student, { message: '!say ilk' })
  const { events, last } = await send(stack.url, student, { message })
  if (last.event !== 'done') throw new Error(`ended with ${last.event}`)
  const texts = last.data.messages.map(({ content }) => content)
  expect(last.data.messages.at(-1)?.help).toMatchObject([{ phone: '112' }, { phone: '183' }])
  expect(texts.join()).not.toContain('Bugünlük')
  expect(texts.join()).toContain('program')
  expect(rebuildBubbles(events)).toEqual(texts)
})

test('what was spent is summed for the deployment, and measured', async () => {
  await send(stack.url, await stack.student(), { message: '!say selam' })
  const metric = async (pattern: RegExp) =>
    Number(pattern.exec(await (await fetch(`${stack.internalUrls['chat-engine']}/metrics`)).text())?.[1])
  expect(await metric(/^yoldas_model_tokens_total\{model="stand-in",kind="prompt"\} (\S+)/m)).toBeGreaterThan(100)
  expect(await metric(/^yoldas_model_tokens_total\{model="stand-in",kind="completion"\} (\S+)/m)).toBeGreaterThan(0)
  expect(await metric(/^yoldas_model_tokens_today (\S+)/m)).toBeGreaterThan(100)
  await eventually('the sum', async () => {
    const [row] = await stack.query('SELECT sum(tokens)::int AS tokens FROM chat.spending')
    return Number(row?.tokens) > 100
  })
})
