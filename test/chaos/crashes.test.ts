import { randomUUID } from 'node:crypto'
import { eventually } from '@yoldas/testkit'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { newestIn } from '../support/asked.ts'
import { answer, type ClientEvent, call, readEvents, rebuildBubbles, send } from '../support/client.ts'
import { inBundle } from '../support/programs.ts'
import { chunksOf, killAt, steps, victimNames, wrongClocks } from './killedSends.ts'
import { nothingWrong, screen } from './ledger.ts'
import { chosenSeed, seeded } from './random.ts'
import { type Senders, senders } from './senders.ts'
import { sendPersistently, wholeHistory } from './student.ts'
import { startWorld, type World } from './world.ts'

const seed = chosenSeed()
let world: World
let begin: Senders['begin']
let judged: Senders['judged']
beforeAll(async () => {
  console.log(`CHAOS_SEED=${seed}`)
  world = await startWorld({
    program: inBundle,
    notifiers: 0,
    env: wrongClocks,
  })
  ;({ begin, judged } = senders(world, seeded(seed)))
})
afterAll(() => world[Symbol.asyncDispose]())
afterEach(() => world.up())

/** The others are killed in `npm run chaos`. */
const two = ['once it is stored', 'in the middle of its answer'] as const

describe('a message whose stream began is stored once, and answered once', () => {
  test.for(victimNames)('when %s is killed before its answer and in the middle of it', (victim) =>
    killAt(two, victim, { world, begin, judged }),
  )
})

test('an answer is replaced once, and none is lost, though the engine dies while it writes another', async () => {
  const student = await world.stack.student()
  const text = `!tokens 40\n!delay 50\n${randomUUID()}`
  const [url = ''] = world.urls
  const body = { message: text, clientId: randomUUID() }
  // A gateway may answer 503 until it has seen the engine that was started again.
  const { turnId, message, last } = await eventually('an answer', () => send(url, student, body).catch(() => undefined))
  const seen: ClientEvent[] = []
  const [path, clientId] = [`/api/chat/turns/${turnId}/regenerate`, randomUUID()]
  // An engine that is not there yet answers 503, and the same wish is asked again.
  const answered = await eventually('another answer to begin', async () => {
    const response = await call(url, student, 'POST', path, { clientId })
    if (response.status !== 503) return response
    await response.body?.cancel()
    return undefined
  })
  for await (const event of readEvents(answered)) {
    seen.push(event)
    if (seen.filter((one) => one.event === 'chunk').length !== 3 || event.event !== 'chunk') continue
    await world.kill(await world.runner(text))
    expect(await wholeHistory(world.urls, student)).toEqual([
      message,
      ...(last.event === 'done' ? last.data.messages : []),
    ])
    await world.up()
  }
  const done = seen.at(-1)
  if (done?.event !== 'done') throw new Error(`ended with ${done?.event}`)
  expect(seen.filter(({ event }) => event === 'restart')).toHaveLength(2)
  expect(rebuildBubbles(seen)).toEqual(done.data.messages.map(({ content }) => content))
  expect(await wholeHistory(world.urls, student)).toEqual([message, ...done.data.messages])
  expect(last).not.toMatchObject({ data: { messages: [{ id: done.data.messages[0]?.id }] } })
  expect(await world.rows('SELECT attempt, kept_state FROM chat.turn WHERE id = $1', [turnId])).toEqual([
    { attempt: 3, kept_state: null },
  ])
})

test('an acute message is answered by hand once, and cared for, though its engine dies at the commit', async () => {
  const student = await world.stack.student()
  const before = begin(student, 400, '!delay 50')
  await eventually('chunks', () => chunksOf(before.sent) > 0)
  const text = `kendimi öldürmek istiyorum\n${randomUUID()}`
  const behaviour = { urls: world.urls, random: seeded(seed), answerMilliseconds: 8_000, giveUpMilliseconds: 40_000 }
  const { sent, finished } = sendPersistently(student, { text, answer: '', clientId: randomUUID() }, behaviour)
  await steps['once it is stored'](sent, world)
  await Promise.all([world.kill('chat-engine'), world.kill('chat-engine-2')])
  await world.up()
  const [last, ended] = [screen(await finished).at(-1), screen(await before.finished).at(-1)]
  expect(ended).toMatchObject({ event: 'done', data: { finish: 'stopped', messages: [] } })
  if (last?.event !== 'done') throw new Error(`ended with ${last?.event}`)
  const [, question, ...bubbles] = await wholeHistory(world.urls, student)
  expect([question?.content, bubbles]).toEqual([text, last.data.messages])
  expect(bubbles.at(-1)?.help.map(({ phone }) => phone)).toEqual(['112', '183'])
  const kept = await world.rows(
    `SELECT c.care_tier AS tier, c.care_until > clock_timestamp() + interval '23 hours' AS holds,
      (SELECT count(*)::int FROM chat.concern WHERE turn_id = $1) AS concerns,
      (SELECT count(*)::int FROM chat.outbox WHERE payload ->> 'turnId' = $1::text) AS events
     FROM chat.turn AS t JOIN chat.conversation AS c ON c.student_key = t.student_key WHERE t.id = $1`,
    [last.data.turnId],
  )
  expect(kept).toEqual([{ tier: 'acute', holds: true, concerns: 1, events: 1 }])
})

test('the bubble by hand of a serious answer stands once, and the model’s behind it, though the engine dies', async () => {
  const student = await world.stack.student()
  const text = `!tokens 40\n!delay 50\nartık yaşamak istemiyorum\n${randomUUID()}`
  const seen: ClientEvent[] = []
  for await (const event of readEvents(
    await call(world.urls[0] ?? '', student, 'POST', '/api/chat/send', { message: text }),
  )) {
    seen.push(event)
    if (event.event !== 'chunk' || seen.filter((one) => one.event === 'chunk').length !== 4) continue
    await world.kill(await world.runner(text))
    await world.up()
  }
  const done = seen.at(-1)
  if (done?.event !== 'done') throw new Error(`ended with ${done?.event}`)
  const { messages } = done.data
  const restart = seen.findIndex(({ event }) => event === 'restart')
  const [first] = messages
  for (const begun of [seen[1], seen[restart + 1]])
    expect(begun).toMatchObject({ event: 'chunk', data: { bubble: 0, messageId: first?.id, delta: first?.content } })
  const others = seen.slice(restart + 2).flatMap((one) => (one.event === 'chunk' ? [one.data.bubble] : []))
  expect(new Set(others)).toEqual(new Set(messages.slice(1).map((_, nth) => nth + 1)))
  expect(rebuildBubbles(seen)).toEqual(messages.map(({ content }) => content))
  expect(messages.map(({ author }) => author)).toEqual(['hand', ...messages.slice(1).map(() => 'model')])
  const [, ...stored] = await wholeHistory(world.urls, student)
  expect(stored).toEqual(messages)
})

test('50 sends at once end as 50 answers, in order, one at a time', async () => {
  const student = await world.stack.student()
  const sends = Array.from({ length: 50 }, () => begin(student, 3, ''))
  const over = Promise.all(sends.map(({ finished }) => finished))
  let isOver = false
  void over.finally(() => {
    isOver = true
  })
  let atOnce = 0
  const watch = async () => {
    atOnce = Math.max(atOnce, (await world.rows(`SELECT FROM chat.turn WHERE state = 'running'`)).length)
    return isOver
  }
  const watching = eventually('the end of all', watch, 40_000)
  const sent = await over
  await watching
  expect(atOnce).toBe(1)
  expect(await judged(sent)).toEqual(nothingWrong)
  const history = await wholeHistory(world.urls, student)
  const questions = history.filter(({ role }) => role === 'user')
  const answers = history.filter(({ role }) => role === 'assistant')
  expect(questions).toHaveLength(50)
  expect(answers.map(({ turnIndex }) => turnIndex)).toEqual(questions.map(({ turnIndex }) => turnIndex))
})

test('a replica whose clock is 10 minutes off dates nothing wrongly', async () => {
  const clocks = world.urls.map(async (url) => Date.parse((await answer(fetch(`${url}/health`))).body.time))
  const [right = 0, wrong = 0] = await Promise.all(clocks)
  expect(right - wrong).toBeGreaterThan(590_000)
  const student = await world.stack.student()
  const before = Date.now()
  const sends = Array.from({ length: 12 }, () => begin(student, 3, ''))
  await Promise.all(sends.map(({ finished }) => finished))
  expect(await judged(sends.map(({ sent }) => sent))).toEqual(nothingWrong)
  const times = (await wholeHistory(world.urls, student)).map(({ timestamp }) => Date.parse(timestamp))
  expect(Math.min(...times)).toBeGreaterThan(before - 1_000)
  expect(Math.max(...times)).toBeLessThan(Date.now() + 1_000)
})

test('no part ended by itself', () => expect(world.crashes).toEqual([]))

test('an engine whose clock is wrong gives the model the right time', async () => {
  /** Of requests without pictures. */
  const Told = z.object({ model: z.string(), messages: z.array(z.object({ role: z.string(), content: z.string() })) })
  await Promise.all(Array.from({ length: 12 }, async () => begin(await world.stack.student(), 3, '').finished))
  const requests = world.stack.model.requests().flatMap((request) => Told.safeParse(request).data ?? [])
  expect(requests.map(({ model }) => model)).toContain('chat-engine-2')
  for (const { messages } of requests) {
    const told = /saati\): (\d{4}-\d\d-\d\d) (\d\d:\d\d)/.exec(newestIn(messages).told)
    const minutesOff = (Date.now() - Date.parse(`${told?.[1]}T${told?.[2]}:00+03:00`)) / 60_000
    expect(Math.abs(minutesOff)).toBeLessThan(8)
  }
})
