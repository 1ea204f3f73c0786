import { eventually } from '@yoldas/testkit'
import { describe, expect, test } from 'vitest'
import { call, type FeedEvent, type OpenFeed, openFeed, rebuildBubbles } from '../../support/client.ts'
import type { Student } from '../../support/stack.ts'
import { isTerminal, nothingWrong, type Sent, screen, turnIdOf } from '../ledger.ts'
import { openWorld } from '../openWorld.ts'

const { world, begin, judged } = await openWorld()

const names = (events: FeedEvent[]) => events.map(({ event }) => event)
const ofTurn = (events: FeedEvent[], turnId: string | undefined) =>
  events.filter(({ data }) => 'turnId' in data && data.turnId === turnId)
const chunks = (events: FeedEvent[]) => names(events).filter((name) => name === 'chunk').length

/** A student whose turn runs, and their feed through this gateway. */
async function during(gateway: 0 | 1, words: number, directives: string) {
  const student = await world.stack.student()
  const feed = await openFeed(world.urls[gateway] ?? '', student)
  const { sent, finished } = begin(student, words, directives)
  await eventually('chunks in the feed', () => chunks(feed.events) > 2)
  return { student, feed, sent, finished }
}

const several = (count: number, words: number, directives: string) =>
  Promise.all(Array.from({ length: count }, (_, i) => during(i % 2 === 0 ? 0 : 1, words, directives)))

/**
 * In the feed the turn is whole: begun once, produced again where that is allowed, and ended once with what is stored.
 */
function expectWhole(events: FeedEvent[], sent: Sent, between: string[] = []) {
  const shown = ofTurn(events, turnIdOf(sent))
  const last = shown.at(-1)
  if (last?.event !== 'done') throw new Error(`in the feed the turn ended with ${last?.event}`)
  expect(names(shown).filter((name) => name !== 'chunk' && name !== 'status')).toEqual(['start', ...between, 'done'])
  expect(rebuildBubbles(shown)).toEqual(last.data.messages.map(({ content }) => content))
  expect(rebuildBubbles(shown)).toEqual([sent.answer])
}

const doneIn = (feed: Pick<OpenFeed, 'events'>, sent: Sent) =>
  eventually(
    'the end of the turn in the feed',
    () => names(ofTurn(feed.events, turnIdOf(sent))).includes('done'),
    40_000,
  )

/** A feed is alive when a turn of its student appears in it, whole. */
async function expectAlive({ student, feed }: { student: Student; feed: OpenFeed }) {
  const { sent, finished } = begin(student, 5)
  await finished
  await doneIn(feed, sent)
  expectWhole(feed.events, sent)
}

describe('NATS that crashed and lost its store', () => {
  test('lets every feed say resync and go on, with the turns that ran and all later ones', async () => {
    const all = await several(6, 60, '!delay 50')
    const idle = await Promise.all(
      ([0, 1] as const).map(async (gateway) => {
        const student = await world.stack.student()
        return { student, feed: await openFeed(world.urls[gateway] ?? '', student) }
      }),
    )
    await world.crashNats({ storeLost: true })
    for (const { feed } of [...all, ...idle])
      await eventually('resync', () => names(feed.events).includes('resync'), 20_000)
    await Promise.all(all.map(({ finished }) => finished))
    for (const { feed, sent } of all) {
      await doneIn(feed, sent)
      expectWhole(feed.events.slice(names(feed.events).lastIndexOf('resync')), sent)
    }
    await Promise.all([...all, ...idle].map(expectAlive))
    expect(await judged(all.map(({ sent }) => sent))).toEqual(nothingWrong)
    for (const { feed } of [...all, ...idle]) feed[Symbol.dispose]()
  })
})

describe('a gateway', () => {
  test.for<[string, () => Promise<unknown>]>([
    ['that is cut off from NATS for a moment', async () => world.proxies.nats.gateway.reset()],
    [
      'that cannot reach NATS for a while',
      async () => {
        world.proxies.nats.gateway.blackHole(true)
        world.proxies.nats.gateway.reset()
        await eventually('the end of a turn', async () => (await world.rows(endedTurns)).length > 0)
        world.proxies.nats.gateway.heal()
      },
    ],
  ])('%s has its feeds miss nothing', async ([, fault]) => {
    const students = await Promise.all([1, 2, 3].map(() => world.stack.student()))
    const feeds = await Promise.all(students.map((student) => openFeed(world.urls[0] ?? '', student)))
    // Sent through the other gateway, so that only the feeds are cut off.
    const all = students.map((student) => begin(student, 40, '!delay 40', world.urls.slice(1)))
    for (const feed of feeds) await eventually('chunks in the feed', () => chunks(feed.events) > 2)
    await fault()
    await Promise.all(all.map(({ finished }) => finished))
    for (const [i, feed] of feeds.entries()) {
      const sent = all[i]?.sent
      if (!sent) continue
      await doneIn(feed, sent)
      expectWhole(feed.events, sent)
      expect(names(feed.events)).not.toContain('resync')
      feed[Symbol.dispose]()
    }
  })

  test('that is killed loses nothing for a client that continues at the other', async () => {
    const all = await Promise.all([1, 2, 3].map(() => during(0, 40, '!delay 40')))
    await world.kill('gateway')
    for (const { feed } of all) expect(await feed.over).toBe('broken')
    const rest = await Promise.all(
      all.map(({ student, feed }) => openFeed(world.urls[1] ?? '', student, feed.events.at(-1)?.id)),
    )
    await Promise.all(all.map(({ finished }) => finished))
    for (const [i, { feed, sent }] of all.entries()) {
      const events = () => [...feed.events, ...(rest[i]?.events ?? [])]
      await eventually('the end of the turn', () => names(ofTurn(events(), turnIdOf(sent))).includes('done'))
      expectWhole(events(), sent)
      expect(names(events())).not.toContain('resync')
      rest[i]?.[Symbol.dispose]()
    }
  })
})

const endedTurns = `
  SELECT FROM chat.turn WHERE state = 'done' AND finished_at > clock_timestamp() - interval '1 second'`

test('a killed engine’s turn is shown in the feed to restart, and to be done, once', async () => {
  const { feed, sent, finished } = await during(1, 60, '!delay 50')
  await world.kill(await world.runner(sent.text))
  await finished
  await doneIn(feed, sent)
  expectWhole(feed.events, sent, ['restart'])
  expect(screen(sent).filter(isTerminal)).toHaveLength(1)
  feed[Symbol.dispose]()
})

test('an engine that dies between its commit and done leaves a turn that is done in the feed', async () => {
  const { student, feed, sent, finished } = await during(0, 20, '!delay 30')
  const engine = await world.runner(sent.text)
  world.proxies.nats[engine].blackHole(true)
  await eventually('the commit', async () => {
    const [turn] = await world.rows('SELECT state FROM chat.turn WHERE id = $1', [turnIdOf(sent)])
    return turn?.state === 'done'
  })
  await world.kill(engine)
  world.proxies.nats[engine].heal()
  await finished
  await doneIn(feed, sent)
  expectWhole(feed.events, sent)
  const [message] = ofTurn(feed.events, turnIdOf(sent))
  expect(message?.event).toBe('start')
  await expectAlive({ student, feed })
  expect((await call(world.urls[0] ?? '', student, 'HEAD', '/api/chat/events')).status).toBe(200)
  feed[Symbol.dispose]()
})

test('no part ended by itself', () => expect(world.crashes).toEqual([]))
