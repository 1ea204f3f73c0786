import { connect } from '@nats-io/transport-node'
import { attemptOf, LiveEvent } from '@yoldas/contracts/live'
import { eventually } from '@yoldas/testkit'
import { expect, test } from 'vitest'
import { isTerminal, nothingWrong, type Sent, screen, turnIdOf } from '../ledger.ts'
import { openWorld } from '../openWorld.ts'

const { world, begin, judged } = await openWorld()

const chunks = (sent: Sent) => screen(sent).filter(({ event }) => event === 'chunk').length

test('an engine that wakes after its lease changes no row, and its clients see nothing of it', async () => {
  const { sent, finished } = begin(await world.stack.student(), 60, '!delay 50')
  await eventually('chunks', () => chunks(sent) > 2)
  const late = await world.runner(sent.text)
  const received = await receiveWords()
  {
    using _frozen = world.freeze(late)
    await eventually('the next attempt', () => screen(sent).some(({ n }) => attemptOf(n) === 2))
    // By now the frozen engine's connection holds the rest of its answer.
    await eventually('its end', () => screen(sent).some(isTerminal))
  }
  const row = () => world.rows('SELECT t.*, t.xmin::text FROM chat.turn AS t WHERE id = $1', [turnIdOf(sent)])
  const before = await row()
  await eventually('words of the late engine', () => received.events.some(({ n }) => attemptOf(n) === 1))
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
  await received[Symbol.asyncDispose]()

  /** All that engines write from now on, as a gateway receives it. */
  async function receiveWords() {
    const { host, username, password } = new URL(world.stack.nats.urlFor('gateway'))
    const connection = await connect({ servers: host, user: username, pass: password })
    const events: LiveEvent[] = []
    const callback = (_: Error | null, msg: { json(): unknown }) => void events.push(LiveEvent.parse(msg.json()))
    connection.subscribe('writing.*.*', { callback })
    return { events, [Symbol.asyncDispose]: () => connection.close() }
  }
})

test('no part ended by itself', () => expect(world.crashes).toEqual([]))
