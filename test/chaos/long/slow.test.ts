import { readFile } from 'node:fs/promises'
import { eventually } from '@yoldas/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FeedEvent, openFeed, rebuildBubbles, send } from '../../client.ts'
import { collecting } from '../../load/memory.ts'
import { type Stack, type Student, startStack } from '../../stack.ts'
import { type RawClient, rawRequest } from '../slowReader.ts'

/**
 * Each fills 3 MB of the kernel's before it costs the gateway anything, and 500 of them bring a machine of 24 GB to the limit of
 * what its kernel has for connections, to the harm of all others: CHAOS_SLOW=1 has that shown.
 */
const devices = process.env.CHAOS_SLOW ? 500 : 120
/** Of these, so many come again with everything to read. */
const returning = 30
/** What is published is the same for all of them, and is kept once: this is what passing it on leaves to be collected. */
const flatMegabytes = 64
/** What a reader may cost: 256 KiB that wait, and the page of events from which they come. */
const heldMegabytesEach = 0.5

let stack: Stack
beforeAll(async () => {
  const env = { gateway: { NODE_OPTIONS: collecting.join(' ') } }
  stack = await startStack({ replicas: { 'chat-engine': 2 }, env })
})
afterAll(() => stack[Symbol.asyncDispose]())

const path = '/api/chat/events'
const gatewayPid = () => stack.parts.gateway?.pid ?? process.pid

async function residentMegabytes(): Promise<number> {
  const status = await readFile(`/proc/${gatewayPid()}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024
}

async function readMetrics(): Promise<(name: string) => number> {
  const metrics = await (await fetch(`${stack.internalUrls.gateway}/metrics`)).text()
  return (name) => Number(new RegExp(`^${name}(?:{.*})? (.+)$`, 'm').exec(metrics)?.[1])
}

/** Streams that the gateway has open, by its own account. */
const openStreams = async () => (await readMetrics())('yoldas_live_streams')

/** What the gateway holds, without what it has not collected yet. */
async function heldMegabytes(): Promise<number> {
  process.kill(gatewayPid(), 'SIGUSR2')
  const metric = await readMetrics()
  return (metric('nodejs_heap_size_used_bytes') + metric('nodejs_external_memory_bytes')) / 2 ** 20
}

/** Feeds that are read at one byte a second, until disposed of. */
async function openSlowFeeds(student: Student, count: number, headers: Record<string, string> = {}) {
  const readers: RawClient[] = []
  const before = await openStreams()
  while (readers.length < count) {
    const some = Array.from({ length: Math.min(50, count - readers.length) })
    readers.push(...(await Promise.all(some.map(() => rawRequest(stack.url, student, path, undefined, headers)))))
  }
  await eventually('every feed to be open', async () => (await openStreams()) === before + count)
  const reading = setInterval(() => {
    for (const reader of readers) reader.read(1)
  }, 1_000)
  return {
    readers,
    [Symbol.dispose]: () => {
      clearInterval(reading)
      for (const reader of readers) reader[Symbol.dispose]()
    },
  }
}

/** The most that the gateway has resident from now on, looked at ten times a second. */
function watchMemory() {
  let most = 0
  const look = async () => {
    most = Math.max(most, await residentMegabytes().catch(() => 0))
  }
  const looking = setInterval(look, 100)
  return { most: () => most, [Symbol.dispose]: () => clearInterval(looking) }
}

/** Turns of another student, one after the other, until told to stop. */
function chatMeanwhile(student: Student) {
  let isOver = false
  const seconds: number[] = []
  const chat = async () => {
    while (!isOver) {
      const since = performance.now()
      const { last } = await send(stack.url, student, { message: '!tokens 20\n!delay 10' })
      expect(last.event).toBe('done')
      seconds.push((performance.now() - since) / 1000)
    }
    return seconds
  }
  const chatting = chat()
  return {
    end: () => {
      isOver = true
      return chatting
    },
  }
}

/** 400 KB in the feed: its answer comes in chunks, and whole. */
const longTurn = { message: '!tokens 16000\n!delay 0' }

function expectWhole(events: FeedEvent[], turnIds: string[]) {
  const started = events.flatMap(({ event, data }) => (event === 'start' ? [data.turnId] : []))
  expect(started).toEqual(turnIds)
  for (const turnId of turnIds) {
    const turn = events.filter(({ data }) => 'turnId' in data && data.turnId === turnId)
    const last = turn.at(-1)
    if (last?.event !== 'done') throw new Error(`a turn ended with ${last?.event}`)
    expect(rebuildBubbles(turn)).toEqual(last.data.messages.map(({ content }) => content))
  }
}

const idsIn = (text: string) => [...text.matchAll(/^id: (.+)\nevent: .+\ndata: .+\n\n/gm)].map(([, id]) => id)

test('devices at 1 byte a second cost their gateway next to nothing, delay nobody, and miss nothing when they come again', async () => {
  const [student, other] = [await stack.student(), await stack.student()]
  using healthy = await openFeed(stack.url, student)
  const turnIds = [(await send(stack.url, student, longTurn)).turnId]
  await send(stack.url, other, { message: '!say ısınma' })
  const before = await residentMegabytes()
  using slow = await openSlowFeeds(student, devices)
  const idle = await residentMegabytes()
  using memory = watchMemory()
  const meanwhile = chatMeanwhile(other)
  const since = performance.now()
  await eventually(
    'the gateway to let go of them all',
    async () => {
      turnIds.push((await send(stack.url, student, longTurn)).turnId)
      return (await openStreams()) <= 2
    },
    40_000,
  )
  const seconds = (performance.now() - since) / 1000
  const turnSeconds = await meanwhile.end()
  const done = () => healthy.events.filter(({ event }) => event === 'done').length
  await eventually('the last event', () => done() === turnIds.length)
  expectWhole(healthy.events, turnIds)
  const most = memory.most()
  const published = healthy.events.reduce((sum, { data }) => sum + JSON.stringify(data).length, 0) / 2 ** 20
  console.log(
    [
      `resident: ${before.toFixed()} MB, ${idle.toFixed()} MB with ${devices} feeds open, ${most.toFixed()} MB at most`,
      `${turnIds.length} turns of ${published.toFixed(1)} MB in ${seconds.toFixed(1)} s until all were cut`,
      `${turnSeconds.length} turns of another student, the slowest in ${Math.max(...turnSeconds).toFixed(1)} s`,
    ].join('\n'),
  )
  expect(most - idle).toBeLessThan(flatMegabytes)
  expect(turnSeconds.length).toBeGreaterThan(2)

  await missNothing(student, healthy.events, slow.readers.slice(0, 5))
  slow[Symbol.dispose]()
  await comeAgain(student, healthy.events)
})

/** A device that was cut off continues after what it has read, and gets all the rest. */
async function missNothing(student: Student, all: FeedEvent[], readers: RawClient[]) {
  for (const reader of readers) {
    const read = idsIn(await reader.readUntil()).at(-1)
    if (!read) throw new Error('nothing was read')
    using again = await openFeed(stack.url, student, read)
    const seen = all.findIndex(({ id }) => id === read) + 1
    await eventually('all the rest', () => seen + again.events.length === all.length)
    expect(again.events).toEqual(all.slice(seen))
  }
}

/** Devices that come again, and read as slowly as before, are shown what they missed at their own pace. */
async function comeAgain(student: Student, all: FeedEvent[]) {
  await eventually('the healthy device to be alone', async () => (await openStreams()) === 1)
  const before = await heldMegabytes()
  using slow = await openSlowFeeds(student, returning, { 'last-event-id': all[0]?.id ?? '' })
  const last = await send(stack.url, student, { message: '!say sonra' })
  const text = await slow.readers[0]?.readUntil(`"turnId":"${last.turnId}","messages"`)
  expect(await openStreams()).toBe(returning + 1)
  const held = (await heldMegabytes()) - before
  console.log(`${returning} came again, and cost ${held.toFixed(1)} MB while they read what they had missed`)
  expect(held).toBeLessThan(returning * heldMegabytesEach)
  expect(idsIn(text ?? '').slice(0, all.length - 1)).toEqual(all.slice(1).map(({ id }) => id))
}
