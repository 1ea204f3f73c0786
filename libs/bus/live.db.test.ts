import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect, type NatsConnection } from '@nats-io/transport-node'
import type { ChatMessage } from '@yoldas/contracts/chat'
import type { LiveEvent } from '@yoldas/contracts/live'
import { eventually, startNats, startNatsAlone } from '@yoldas/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Bus, connectBus, type FeedEvent } from './index.ts'

const silent = { info: () => {}, warn: () => {}, error: () => {} }
const opened = new AsyncDisposableStack()
let bus: Bus
let restart: () => Promise<void>

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'yoldas-live-'))
  opened.defer(() => rm(folder, { recursive: true, force: true }))
  let nats = await startNats({ folder })
  opened.defer(() => nats[Symbol.asyncDispose]())
  restart = async () => {
    await nats[Symbol.asyncDispose]()
    nats = await startNats({ folder, port: nats.port })
  }
  // As the gateway, which may hear a feed, and an engine, which may publish live events.
  bus = opened.use(await connectBus({ url: nats.urlFor('gateway'), name: 'gateway', log: silent }))
  engine = opened.use(await connectBus({ url: nats.urlFor('chat-engine'), name: 'chat-engine', log: silent }))
  const { host, username: user, password: pass } = new URL(nats.urlFor('chat-engine'))
  raw = await connect({ servers: host, user, pass, maxReconnectAttempts: -1 })
  opened.defer(() => raw.close())
  owner = opened.use(await connectBus({ url: nats.urlFor('profile-journey'), name: 'profile-journey', log: silent }))
})
afterAll(() => opened.disposeAsync())
let engine: Bus
let owner: Bus
/** May say anything on any student's live subjects. */
let raw: NatsConnection

const someMessage: Omit<ChatMessage, 'turnId'> = {
  id: randomUUID(),
  role: 'assistant',
  author: 'model',
  content: 'Merhaba!',
  media: [],
  reactions: [],
  feedback: null,
  replyTo: null,
  turnIndex: 0,
  origin: 'chat',
  sources: [],
  help: [],
  cursor: 'c',
  timestamp: '2026-01-01T00:00:00.000Z',
}

const reactionOf = (messageId: string, n: number): LiveEvent => ({
  n,
  event: 'reaction',
  data: { messageId, emoji: '👍', actor: 'assistant', createdAt: someMessage.timestamp },
})
const restartOf = (turnId: string, n: number): LiveEvent => ({ n, event: 'restart', data: { turnId } })

/** What a feed of the student takes. */
function follow(studentKey: string) {
  const events: FeedEvent[] = []
  bus.subscribeFeed(studentKey, (event) => events.push(event))
  bus.subscribeWriting(studentKey, (event) => events.push({ sequence: null, turnId: event.data.turnId, event }))
  return events
}

/** What the stream of a turn takes, by its gateway's connection. */
function followTurn(gateway: Bus, studentKey: string, turnId: string) {
  const events: LiveEvent[] = []
  gateway.subscribeLive(studentKey, (live) => live.turnId === turnId && events.push(live.event))
  gateway.subscribeWriting(studentKey, (event) => event.data.turnId === turnId && events.push(event))
  return events
}

describe('the feed of a student', () => {
  test('has the events of all their turns in the order of the stream, each with its place', async () => {
    const [studentKey, other, first, second] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
    const heard = follow(studentKey)
    await bus.liveState()
    engine.publishLive(studentKey, first, restartOf(first, 1))
    engine.publishLive(other, first, restartOf(first, 1))
    engine.publishLive(studentKey, second, restartOf(second, 7))
    engine.publishLive(studentKey, first, restartOf(first, 2))
    await eventually('three events', () => heard.length === 3)
    expect(heard.map(({ turnId }) => turnId)).toEqual([first, second, first])
    const places = heard.map(({ sequence }) => Number(sequence))
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(await bus.replayFeed(studentKey)).toEqual(heard)
    expect(await bus.replayFeed(studentKey, second)).toEqual([heard[1]])
    expect((await bus.liveState()).lastSequence).toBe(heard[2]?.sequence)
  })

  test('is read page by page, each small enough to be kept, from any place on', async () => {
    const [studentKey, turnId] = [randomUUID(), randomUUID()]
    const startOf = (n: number, content: string): LiveEvent => ({
      n,
      event: 'start',
      data: { turnId, message: { ...someMessage, turnId, content } },
    })
    const contents = [...Array.from({ length: 250 }, () => 'x'), ...Array.from({ length: 9 }, () => 'x'.repeat(30_000))]
    for (const [n, content] of contents.entries()) engine.publishLive(studentKey, turnId, startOf(n, content))
    engine.publishLive(studentKey, randomUUID(), startOf(0, 'x'.repeat(200_000)))
    const all = await eventually('all events', async () => {
      const events = await bus.replayFeed(studentKey)
      return events.length === contents.length + 1 && events
    })
    const pages: number[] = []
    for (let [after, isOver] = [0, false]; !isOver; ) {
      const { events, isLast } = await bus.replayPage(studentKey, after)
      expect(events).toEqual(all.filter(({ sequence }) => sequence > after).slice(0, events.length))
      pages.push(events.length)
      after = events.at(-1)?.sequence ?? after
      isOver = isLast
    }
    expect(pages).toEqual([100, 100, 52, 3, 3, 2])
    expect(await bus.replayPage(studentKey, all.at(-1)?.sequence ?? 0)).toEqual({ events: [], isLast: true })
    expect(await bus.replayPage(studentKey, 0, randomUUID())).toEqual({ events: [], isLast: true })
  })

  test('has what a turn shows while it is written, in order and without a place, and no stream keeps it', async () => {
    const [studentKey, turnId] = [randomUUID(), randomUUID()]
    const [heard, own] = [follow(studentKey), followTurn(bus, studentKey, turnId)]
    await bus.liveState()
    const data = { turnId, messageId: turnId }
    const events: LiveEvent[] = [
      { n: 0, event: 'start', data: { turnId, message: { ...someMessage, turnId } } },
      { n: 2, event: 'status', data: { turnId, stage: 'writing' } },
      { n: 3, event: 'chunk', data: { ...data, bubble: 0, offset: 0, delta: 'selam' } },
      { n: 4, event: 'citation', data: { ...data, sources: [] } },
      { n: 5, event: 'chunk', data: { ...data, bubble: 0, offset: 0, delta: 'selam' }, again: true },
      reactionOf(turnId, 6),
      { n: 7, event: 'error', data: { error: 'chat failed' } },
    ]
    for (const event of events) engine.publishLive(studentKey, turnId, event)
    await eventually('all of it', () => heard.length === events.length)
    // A turn's own stream has all in order.
    expect(own).toEqual(events)
    const isWritten = ({ sequence }: FeedEvent) => sequence === null
    expect(heard.filter(isWritten).map(({ event }) => event)).toEqual(events.slice(1, 5))
    expect(heard.filter((event) => !isWritten(event)).map(({ event }) => event)).toEqual([
      events[0],
      ...events.slice(5),
    ])
    expect(heard.every((event) => event.turnId === turnId)).toBe(true)
    expect(await bus.replayLive(studentKey, turnId)).toEqual([events[0], ...events.slice(5)])
  })

  test('has nothing from where nothing is kept that has to be', async () => {
    const [studentKey, turnId] = [randomUUID(), randomUUID()]
    const [heard, own] = [follow(studentKey), followTurn(bus, studentKey, turnId)]
    await bus.liveState()
    const status: LiveEvent = { n: 3, event: 'status', data: { turnId, stage: 'writing' } }
    for (const event of [restartOf(turnId, 1), { n: 2, event: 'error', data: { error: 'chat failed' } }, status])
      raw.publish(`writing.${studentKey}.${turnId}`, JSON.stringify(event))
    await eventually('the status', () => heard.length > 0 && own.length > 0)
    expect(heard).toEqual([{ sequence: null, turnId, event: status }])
    expect(own).toEqual([status])
  })

  test('drops malformed events', async () => {
    const studentKey = randomUUID()
    const heard = follow(studentKey)
    await bus.liveState()
    const turnId = randomUUID()
    engine.publishLive(studentKey, 'history', restartOf(turnId, 1))
    engine.publishLive(studentKey, turnId, restartOf(turnId, 1))
    await eventually('the event that is one', () => heard.length === 1)
    expect(heard[0]?.turnId).toBe(turnId)
  })

  test('has changes of the student’s work from profile-journey’s subject alone, and nothing else from it', async () => {
    const [studentKey, turnId] = [randomUUID(), randomUUID()]
    const heard = follow(studentKey)
    await bus.liveState()
    const says = (token: string, event: object) => raw.publish(`live.${studentKey}.${token}`, JSON.stringify(event))
    const planned = { event: 'plan-updated' as const, data: { day: '2026-12-01' } }
    const message = { ...someMessage, turnId }
    for (const forged of [
      restartOf(turnId, 1),
      { n: 5, event: 'start', data: { turnId, message } },
      { event: 'message', data: { message } },
      { event: 'message-updated', revision: 1, data: { message } },
      { event: 'plan-updated', data: { day: 'yarın' } },
    ])
      says('journey', forged)
    for (const token of ['history', turnId]) says(token, planned)
    for (const event of [planned, { event: 'journey-updated' as const, data: {} }]) owner.publishWork(studentKey, event)
    // They are well formed: elsewhere they are heard.
    says('history', { event: 'message', data: { message } })
    says(turnId, { n: 5, event: 'start', data: { turnId, message } })
    await eventually('four events', () => heard.length === 4)
    expect(heard.map(({ event }) => event.event).toSorted()).toEqual([
      'journey-updated',
      'message',
      'plan-updated',
      'start',
    ])
    expect(heard.find(({ event }) => event.event === 'plan-updated')).toMatchObject({ turnId: null, event: planned })
    expect(await bus.replayFeed(studentKey)).toEqual(heard)
  })

  test('has another incarnation after the stream was lost with its server', async () => {
    const before = await bus.liveState()
    let isAgain = false
    using _listening = bus.onReconnect(() => {
      isAgain = true
    })
    await restart()
    await eventually('the bus to be back', () => isAgain)
    // A server that has just begun may drop a connection once more.
    const after = await eventually('the stream to be there', () => bus.liveState().catch(() => undefined))
    expect(after.incarnation).not.toBe(before.incarnation)
    const studentKey = randomUUID()
    const heard = follow(studentKey)
    await eventually('the engine is back', () => {
      engine.publishLive(studentKey, studentKey, restartOf(studentKey, 1))
      return heard.length > 0
    })
  })
})

test('what a turn’s stream takes comes in order without LIVE', async () => {
  // Nobody makes the streams there.
  await using nats = await startNatsAlone()
  await using gateway = await connectBus({ url: nats.urlFor('gateway'), name: 'gateway', log: silent })
  await using publisher = await connectBus({ url: nats.urlFor('chat-engine'), name: 'chat-engine', log: silent })
  const [studentKey, turnId] = [randomUUID(), randomUUID()]
  const own = followTurn(gateway, studentKey, turnId)
  await expect(gateway.replayLive(studentKey, turnId)).rejects.toThrow()
  const chunkOf = (n: number): LiveEvent => ({
    n,
    event: 'chunk',
    data: { turnId, messageId: turnId, bubble: 0, offset: 0, delta: `${n}` },
  })
  const events = [restartOf(turnId, 1), chunkOf(2), reactionOf(turnId, 3), chunkOf(4), reactionOf(turnId, 5)]
  for (const event of events) publisher.publishLive(studentKey, turnId, event)
  await eventually('all of it', () => own.length === events.length)
  expect(own).toEqual(events)
})
