import { readFile } from 'node:fs/promises'
import { eventually } from '@yoldas/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FeedEvent, openFeed, rebuildBubbles, send } from '../../client.ts'
import { type Stack, type Student, startStack } from '../../stack.ts'
import { type RawClient, rawRequest } from '../slowReader.ts'

const devices = 500
/** Of these, so many come again with everything to read. */
const returning = 40
/** What a slow reader may cost, times all of them: with it the gateway would still be alive. */
const hardLimitMegabytes = (devices * 256) / 1024
/** What is published is the same for all of them, and is kept once. */
const flatMegabytes = 64

let stack: Stack
beforeAll(async () => {
  stack = await startStack({ replicas: { 'chat-engine': 2 } })
})
afterAll(() => stack[Symbol.asyncDispose]())

const path = '/api/chat/events'

async function residentMegabytes(): Promise<number> {
  const status = await readFile(`/proc/${stack.parts.gateway?.pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024
}

/** Streams that the gateway has open, by its own account. */
async function openStreams(): Promise<number> {
  const metrics = await (await fetch(`${stack.internalUrls.gateway}/metrics`)).text()
  return Number(/^yoldas_live_streams\S* (\d+)/m.exec(metrics)?.[1])
}

/** Feeds that are read at one byte a second, until disposed of. */
async function openSlowFeeds(student: Student, count: number, headers: Record<string, string> = {}) {
  const readers: RawClient[] = []
  const before = await openStreams()
  for (let batch = 0; batch < count; batch += 20)
    readers.push(
      ...(await Promise.all(
        Array.from({ length: 20 }, () => rawRequest(stack.url, student, path, undefined, headers)),
      )),
    )
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

/** The most that the gateway holds from now on, looked at ten times a second. */
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

/** The id of the last event that has come whole. */
const lastId = (text: string) => [...text.matchAll(/^id: (.+)\nevent: .+\ndata: .+\n\n/gm)].at(-1)?.[1]

test('500 devices at 1 byte a second cost their gateway next to nothing, and delay nobody', async () => {
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
  expect(most - before).toBeLessThan(hardLimitMegabytes)
  expect(most - idle).toBeLessThan(flatMegabytes)
  expect(turnSeconds.length).toBeGreaterThan(2)

  await missesNothing(student, healthy.events, slow.readers.slice(0, 5))
  await comesAgain(student, healthy.events)
})

/** A device that was cut off continues after what it has read, and gets all the rest. */
async function missesNothing(student: Student, all: FeedEvent[], readers: RawClient[]) {
  for (const reader of readers) {
    const read = lastId(await reader.readUntil())
    if (!read) throw new Error('nothing was read')
    using again = await openFeed(stack.url, student, read)
    const seen = all.findIndex(({ id }) => id === read) + 1
    await eventually('all the rest', () => seen + again.events.length === all.length)
    expect(again.events).toEqual(all.slice(seen))
  }
}

/** Devices that come again, and read as slowly as before, are shown what they missed at their own pace. */
async function comesAgain(student: Student, all: FeedEvent[]) {
  await eventually('the healthy device to be alone', async () => (await openStreams()) === 1)
  const before = await residentMegabytes()
  using memory = watchMemory()
  using slow = await openSlowFeeds(student, returning, { 'last-event-id': all[0]?.id ?? '' })
  const since = performance.now()
  const last = await send(stack.url, student, { message: '!say sonra' })
  expect(await openStreams()).toBe(returning + 1)
  const [reader] = slow.readers
  const text = await reader?.readUntil(`"turnId":"${last.turnId}","messages"`)
  expect(lastId(text ?? '')).toBeTruthy()
  const seconds = (performance.now() - since) / 1000
  console.log(
    `${returning} came again: ${before.toFixed()} MB, ${memory.most().toFixed()} MB at most; one read it all in ${seconds.toFixed(1)} s`,
  )
  // Kept whole, what they miss would be more than twice as much.
  expect(memory.most() - before).toBeLessThan(hardLimitMegabytes)
  const ids = [...(text ?? '').matchAll(/^id: (.+)\nevent: /gm)].map(([, id]) => id)
  expect(ids.slice(0, all.length - 1)).toEqual(all.slice(1).map(({ id }) => id))
}
