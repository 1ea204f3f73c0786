import { randomUUID } from 'node:crypto'
import { jetstreamManager } from '@nats-io/jetstream'
import { connect } from '@nats-io/transport-node'
import { type Bus, connectBus, type FeedEvent } from '@yoldas/bus'
import { type BusUser, liveStream, liveStreams, partitionOf } from '@yoldas/contracts/bus'
import { eventSubject, studentErased } from '@yoldas/contracts/events'
import { eventually, startNatsAlone } from '@yoldas/testkit'
import { expect, test } from 'vitest'
import { type Keeper, prepareStreams, startKeeper } from './index.ts'
import { streamsKeptBy } from './streams.ts'

const silent = { info: () => {}, warn: () => {}, error: () => {} }

/** A server whose keeper may be replaced by one of another number of partitions. */
async function world(partitions: number) {
  await using opened = new AsyncDisposableStack()
  const server = opened.use(await startNatsAlone())
  const url = server.urlFor('admin')
  const { host, username, password } = new URL(url)
  const admin = await connect({ servers: host, user: username, pass: password })
  opened.defer(() => admin.close())
  const manager = await jetstreamManager(admin)
  const warnings: string[] = []
  const log = { ...silent, warn: (_object: object, message: string) => void warnings.push(message) }
  let keeper: Keeper | undefined
  opened.defer(() => keeper?.[Symbol.asyncDispose]())
  const keep = async (count: number) => {
    await keeper?.[Symbol.asyncDispose]()
    keeper = await startKeeper({ url, log, partitions: count, againMilliseconds: 500 })
  }
  if (partitions > 0) await keep(partitions)
  const close = opened.move()
  return {
    url,
    manager,
    warnings,
    keep,
    bus: async (name: BusUser, count?: number) =>
      close.use(await connectBus({ url: server.urlFor(name), name, log: silent, ...(count && { partitions: count }) })),
    /** What each stream of live events has. */
    kept: async () => {
      const subjects: Record<string, string[]> = {}
      for await (const name of manager.streams.names())
        if (name.startsWith(liveStream)) {
          const { state } = await manager.streams.info(name, { subjects_filter: '>' })
          subjects[name] = Object.keys(state.subjects ?? {})
        }
      return subjects
    },
    [Symbol.asyncDispose]: () => close.disposeAsync(),
  }
}

/** A student of each partition. */
const studentsOf = (partitions: number): [string, string, string] => {
  const keys = Array.from({ length: 500 }, () => randomUUID())
  const of = (nth: number) => keys.find((key) => partitionOf(key, partitions) === nth % partitions) ?? ''
  return [of(0), of(1), of(2)]
}

const restart = (turnId: string) => ({ n: 1, event: 'restart' as const, data: { turnId } })
const turnId = randomUUID()
const publish = (bus: Bus, studentKey: string) => bus.publishLive(studentKey, turnId, restart(turnId))

function follow(bus: Bus, studentKey: string) {
  const events: FeedEvent[] = []
  bus.subscribeFeed(studentKey, (event) => events.push(event))
  return events
}

test('each student’s live events are in one of three streams, for every reader, and are removed from it', async () => {
  await using own = await world(3)
  const students = studentsOf(3)
  const [engine, gateway] = [await own.bus('chat-engine', 3), await own.bus('gateway')]
  const heard = students.map((studentKey) => follow(gateway, studentKey))
  const turn: unknown[] = []
  gateway.subscribeLive(students[1], turnId, (event) => turn.push(event))
  expect(await gateway.streams()).toBe(true)
  for (const studentKey of students) publish(engine, studentKey)
  publish(engine, students[1])
  await eventually('all of them', () => heard.flat().length === 4)
  expect(await own.kept()).toEqual(
    Object.fromEntries(liveStreams(3).map((name, nth) => [name, [`live.${students[nth]}.${turnId}`]])),
  )
  // Each is counted for itself.
  expect(heard.map((events) => events.map(({ sequence }) => sequence))).toEqual([[1], [1, 2], [1]])
  expect(turn).toEqual([restart(turnId), restart(turnId)])
  for (const [nth, studentKey] of students.entries()) {
    expect(await gateway.replayFeed(studentKey)).toEqual(heard[nth])
    expect(await gateway.replayLive(studentKey, turnId)).toEqual(heard[nth]?.map(({ event }) => event))
    expect((await gateway.liveState(studentKey)).lastSequence).toBe(heard[nth]?.length)
  }
  const profile = await own.bus('profile-journey', 3)
  const gone = { studentKey: students[1] }
  await profile.publishEvent(randomUUID(), eventSubject(studentErased.name, students[1]), gone)
  await eventually('nothing of the erased', async () => (await own.kept())['LIVE-2']?.length === 0)
  expect(Object.values(await own.kept()).flat()).toHaveLength(2)
  expect(own.warnings).toEqual([])
})

test('what is published without a slot comes to the student’s stream all the same', async () => {
  await using own = await world(3)
  const [, studentKey] = studentsOf(3)
  const [engine, gateway] = [await own.bus('chat-engine'), await own.bus('gateway')]
  const heard = follow(gateway, studentKey)
  await gateway.liveState(studentKey)
  publish(engine, studentKey)
  await eventually('the event', () => heard.length === 1)
  expect(await gateway.replayFeed(studentKey)).toEqual(heard)
  expect(own.warnings).toEqual(['a service publishes live events without slots: set its LIVE_PARTITIONS'])
})

test('a partition that is lost is made again, and concerns the students of no other', async () => {
  await using own = await world(3)
  const students = studentsOf(3)
  const gateway = await own.bus('gateway')
  const calls: Array<boolean[] | 'everybody'> = []
  gateway.onReconnect((concerns) => calls.push(concerns ? students.map(concerns) : 'everybody'))
  const states = () => Promise.all(students.map((studentKey) => gateway.liveState(studentKey)))
  await eventually('the first announcement', () => calls.length === 1)
  const before = await states()
  await own.manager.streams.delete('LIVE-2')
  await eventually('another one', () => calls.length === 2)
  expect(calls).toEqual(['everybody', [false, true, false]])
  const after = await states()
  expect(after.map(({ incarnation }, nth) => incarnation === before[nth]?.incarnation)).toEqual([true, false, true])
})

test('another number of partitions are other streams to every reader, also when it is the old one again', async () => {
  await using own = await world(1)
  const [studentKey] = studentsOf(3)
  const gateway = await own.bus('gateway')
  let calls = 0
  gateway.onReconnect((concerns) => {
    if (!concerns) calls += 1
  })
  const incarnations: string[] = []
  for (const count of [1, 3, 2, 1]) {
    const [was, engine] = [calls, await own.bus('chat-engine', count)]
    if (incarnations.length > 0) await own.keep(count)
    const { incarnation } = await gateway.liveState(studentKey)
    incarnations.push(incarnation)
    await eventually('the announcement', () => calls > was)
    expect(Object.keys(await own.kept()).toSorted()).toEqual(liveStreams(count))
    publish(engine, studentKey)
    await eventually('the event', async () => (await gateway.replayFeed(studentKey)).length === 1)
    // What prepares a release leaves the number as it is.
    expect(await prepareStreams({ url: own.url, partitions: 4 }, silent, AbortSignal.timeout(5_000))).toEqual([])
    expect((await gateway.liveState(studentKey)).incarnation).toBe(incarnation)
  }
  expect(new Set(incarnations).size).toBe(4)
})

test('the stream that the release before made stays as it is, with what it has', async () => {
  await using own = await world(0)
  const [live] = streamsKeptBy(1, 1).live
  const { subject_transform: _, ...before } = live ?? { name: '', subjects: [] }
  const { created } = await own.manager.streams.add(before)
  const [studentKey, other] = studentsOf(3)
  const [engine, gateway] = [await own.bus('chat-engine'), await own.bus('gateway')]
  publish(engine, studentKey)
  await eventually('the event', async () => (await own.manager.streams.info(liveStream)).state.messages === 1)
  await own.keep(1)
  expect(await gateway.liveState(studentKey)).toEqual({ incarnation: created, firstSequence: 1, lastSequence: 1 })
  // Of one that will have partitions, and knows it first.
  publish(await own.bus('chat-engine', 3), other)
  await eventually('the other event', async () => (await gateway.replayFeed(other)).length === 1)
  expect(await gateway.replayFeed(studentKey)).toHaveLength(1)
  expect((await own.kept())[liveStream]?.toSorted()).toEqual(
    [studentKey, other].map((key) => `live.${key}.${turnId}`).toSorted(),
  )
})
