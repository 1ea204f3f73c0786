import { join } from 'node:path'
import { connect } from '@nats-io/transport-node'
import { attemptOf, LiveEvent } from '@yoldas/contracts/live'
import { eventually } from '@yoldas/testkit'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { answer } from '../client.ts'
import { isTerminal, nothingWrong, type Sent, screen, turnIdOf } from './ledger.ts'
import { chosenSeed, seeded } from './random.ts'
import { type Senders, senders } from './senders.ts'
import { wholeHistory } from './student.ts'
import { startWorld, type World } from './world.ts'

const seed = chosenSeed()
const skewed = (seconds: number) => ({
  NODE_OPTIONS: `--import=${join(import.meta.dirname, 'skewClock.ts')}`,
  CLOCK_SKEW_SECONDS: String(seconds),
})

let world: World
let begin: Senders['begin']
let judged: Senders['judged']
beforeAll(async () => {
  console.log(`CHAOS_SEED=${seed}`)
  world = await startWorld({
    env: {
      'chat-engine': { LEASE_SECONDS: '2' },
      // What holds here holds with clocks that are wrong.
      'chat-engine-2': skewed(600),
      'gateway-2': skewed(-600),
    },
  })
  ;({ begin, judged } = senders(world, seeded(seed)))
})
afterAll(() => world[Symbol.asyncDispose]())
afterEach(() => world.up())

const chunks = (sent: Sent) => screen(sent).filter(({ event }) => event === 'chunk').length

const steps: Record<string, (sent: Sent) => Promise<unknown>> = {
  'as it arrives': async () => {},
  'once it is stored': ({ text }) =>
    eventually('the message', async () => {
      return (await world.rows('SELECT FROM chat.message WHERE content = $1', [text])).length > 0
    }),
  'after its headers': (sent) => eventually('the headers', () => sent.streams.length > 0),
  'in the middle of its answer': (sent) => eventually('chunks', () => chunks(sent) > 2),
  'at its end': (sent) => eventually('the end', () => screen(sent).some(isTerminal)),
}

/** An engine may be told from the other only once it has called the model. */
const victims: Record<string, (sent: Sent) => Promise<unknown>> = {
  gateway: () => world.kill('gateway'),
  engine: async (sent) =>
    chunks(sent) > 0
      ? world.kill(await world.runner(sent.text))
      : Promise.all([world.kill('chat-engine'), world.kill('chat-engine-2')]),
  Postgres: () => world.crashPostgres(),
}

describe('a message whose stream began is stored once, and answered once', () => {
  test.for(Object.keys(victims))('when %s is killed at any step of a send', async (victim) => {
    const urls = victim === 'gateway' ? world.urls.slice(0, 1) : world.urls
    const sends: Array<Promise<Sent>> = []
    for (const reached of Object.values(steps)) {
      const { sent, finished } = begin(await world.stack.student(), 12, '!delay 40', urls)
      sends.push(finished)
      await reached(sent)
      await victims[victim]?.(sent)
      await world.up()
    }
    const all = await Promise.all(sends)
    expect(all.map((sent) => screen(sent).at(-1)?.event)).toEqual(all.map(() => 'done'))
    expect(await judged(all)).toEqual(nothingWrong)
  })
})

test('an engine that wakes after its lease changes no row, and no client hears of it', async () => {
  const { sent, finished } = begin(await world.stack.student(), 60, '!delay 50')
  await eventually('chunks', () => chunks(sent) > 2)
  const late = await world.runner(sent.text)
  const heard = await listenToAll()
  {
    using _frozen = world.freeze(late)
    await eventually('the next attempt', () => screen(sent).some(({ n }) => attemptOf(n) === 2))
    // By now the frozen engine's connection holds the rest of its answer.
    await eventually('its end', () => screen(sent).some(isTerminal))
  }
  const row = () => world.rows('SELECT t.*, t.xmin::text FROM chat.turn AS t WHERE id = $1', [turnIdOf(sent)])
  const before = await row()
  await eventually('words of the late engine', () => heard.events.some(({ n }) => attemptOf(n) === 1))
  await finished
  await eventually('other work of the late engine', async () => {
    const other = begin(await world.stack.student(), 1, '')
    await other.finished
    return (await world.runner(other.sent.text)) === late
  })
  expect(await row()).toEqual(before)
  const numbers = screen(sent).map(({ n }) => n)
  expect(numbers.slice(numbers.findIndex((n) => attemptOf(n) === 2)).every((n) => attemptOf(n) === 2)).toBe(true)
  expect(await judged([sent])).toEqual(nothingWrong)
  await heard[Symbol.asyncDispose]()

  /** Everything that engines publish from now on. */
  async function listenToAll() {
    const { host, username, password } = new URL(world.stack.nats.urlFor('admin'))
    const connection = await connect({ servers: host, user: username, pass: password })
    const events: LiveEvent[] = []
    const callback = (_: Error | null, msg: { json(): unknown }) => void events.push(LiveEvent.parse(msg.json()))
    connection.subscribe('live.>', { callback })
    return { events, [Symbol.asyncDispose]: () => connection.close() }
  }
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

test('the model is told the right time by an engine whose clock is wrong', async () => {
  const Told = z.object({ model: z.string(), messages: z.array(z.object({ content: z.string() })).min(1) })
  await Promise.all(Array.from({ length: 12 }, async () => begin(await world.stack.student(), 3, '').finished))
  const requests = world.stack.model.requests().map((request) => Told.parse(request))
  expect(requests.map(({ model }) => model)).toContain('chat-engine-2')
  for (const { messages } of requests) {
    const told = /saati\): (\d{4}-\d\d-\d\d) (\d\d:\d\d)/.exec(messages[0]?.content ?? '')
    const minutesOff = (Date.now() - Date.parse(`${told?.[1]}T${told?.[2]}:00+03:00`)) / 60_000
    expect(Math.abs(minutesOff)).toBeLessThan(8)
  }
})
