import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Bus, connectBus } from '@yoldas/bus'
import { connectDb, type DbPool, sql } from '@yoldas/db'
import { newId } from '@yoldas/ids'
import { eventually, patient, startNats, testDatabase } from '@yoldas/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eraseStudent } from '../conversation/erasing/store.ts'
import { findHistory, findPast } from '../conversation/said/store.ts'
import { appendAll } from '../proactive/store.ts'
import { closeStudent } from '../students/close.ts'
import { append, eventsOf, historyOf, send, standingOf, stateOf, textsOf } from '../test/appends.ts'
import { claimSend, enterEngine, runOut, startTestEngine, takeAllOver } from '../test/engine.ts'
import { says } from '../test/script.ts'
import { type Claim, commitTurn } from '../turn/store.ts'
import { requestStop, restartTurn } from './control/store.ts'
import { findRunningTurn, findTurn } from './find/store.ts'
import { claimReady, maxLeases, renewLease } from './leases/store.ts'
import { storePrepared } from './prepared.ts'

const silent = { info: () => {}, warn: () => {}, error: () => {} }
const opened = new AsyncDisposableStack()
let db: DbPool
let bus: Bus
let gateway: Bus
beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'yoldas-prepared-'))
  opened.defer(() => rm(folder, { recursive: true, force: true }))
  const [database, nats] = [opened.use(await testDatabase()), opened.use(await startNats({ folder }))]
  const connect = async (name: 'chat-engine' | 'gateway') =>
    opened.use(await connectBus({ url: nats.urlFor(name), name, log: silent }))
  db = opened.use(await connectDb(patient(database.urls['chat-engine'])))
  bus = await connect('chat-engine')
  gateway = await connect('gateway')
})
afterAll(() => opened.disposeAsync())

const engine = () => enterEngine(db)
const usage = { model: 'm', inputTokens: 1, outputTokens: 2, firstTokenMs: 3, totalMs: 4 }

const expiresAt = '2100-01-02T17:00:00.000Z'

/** A turn of a student's under way, and behind it what the companion writes first. */
async function waiting(texts = ['bir', 'iki']) {
  const studentKey = randomUUID()
  const claim = await claimSend(db, await engine(), { studentKey, text: 'ilk soru' })
  const row = append(studentKey, texts, { author: 'template', messageType: 'followup', expiresAt })
  expect(await appendAll(db, [row])).toMatchObject({ outcomes: ['appended'], messages: [] })
  const answer = (text: string) => ({
    bubbles: [{ id: newId(), text, author: 'model' as const }],
    finish: 'complete' as const,
    effects: [],
  })
  return { studentKey, turnId: row.turnId, row, commit: () => commitTurn(db, claim, answer('ilk cevap'), usage) }
}

/** The same when its turn has come. */
async function ready(texts?: string[]) {
  const turn = await waiting(texts)
  await turn.commit()
  return turn
}

const mine = (claims: readonly Claim[], turnId: string) => {
  const [claim] = claims.filter((claim) => claim.turnId === turnId)
  if (!claim) throw new Error('the turn was not claimed')
  return claim
}

const claimed = async ({ turnId }: { turnId: string }) => mine(await claimReady(db, await engine(), 1000), turnId)

/** As when the engine that has the turn died. */
async function takenOver(turn: { turnId: string }) {
  await runOut(db, turn)
  return mine(await takeAllOver(db, await engine()), turn.turnId)
}

let ends = 0
const onEnd = () => {
  ends += 1
}
const store = (claim: Claim) =>
  storePrepared({ db, bus, onEnd }, claim, claim.prepared ?? { text: '', author: 'model' })

/** All that the student's feeds were sent until now. */
async function feedOf(studentKey: string) {
  const last = newId()
  bus.publishLive(studentKey, last, { n: 0, event: 'restart', data: { turnId: last } })
  return eventually('the last event', async () => {
    const events = await gateway.replayFeed(studentKey)
    return events.at(-1)?.turnId === last && events.slice(0, -1).map(({ turnId, event }) => ({ turnId, event }))
  })
}

/** The bubbles of the turn in history, as the feeds are shown them: nothing of them is on the turn's own stream. */
const shown = async ({ studentKey, turnId }: { studentKey: string; turnId: string }) =>
  (await historyOf(db, studentKey))
    .filter((message) => message.turnId === turnId)
    .map((message) => ({ turnId: null, event: { event: 'message', data: { message }, read: expect.anything() } }))

describe('what the companion writes while a turn of the student runs', () => {
  test('waits without a place or an event, and is ready when that turn has ended', async () => {
    const { studentKey, turnId, commit } = await waiting()
    expect(await stateOf(db, turnId)).toBe('waiting')
    expect(await textsOf(db, studentKey)).toEqual(['ilk soru'])
    expect(await standingOf(db, studentKey)).toMatchObject({ nextTurnIndex: 3, nextPosition: 3 })
    expect(await eventsOf(db, studentKey)).toEqual([])
    await commit()
    expect(await stateOf(db, turnId)).toBe('ready')
  })

  test('is claimed with its text and type, and stored behind the answer with one event', async () => {
    const turn = await ready()
    const { studentKey, turnId } = turn
    const second = await send(db, studentKey, { text: 'ikinci soru', taker: await engine() })
    expect(second.claim).toBeNull()
    const claim = await claimed(turn)
    expect(claim).toMatchObject({
      attempt: 1,
      prepared: { text: 'bir\n\niki', author: 'template', messageType: 'followup' },
    })
    const before = ends
    expect(await store(claim)).toBe(true)
    expect(ends).toBe(before + 1)
    const history = await historyOf(db, studentKey)
    expect(history.map(({ content }) => content)).toEqual(['ilk soru', 'ilk cevap', 'ikinci soru', 'bir', 'iki'])
    const bubbles = history.slice(3)
    expect(bubbles).toMatchObject(
      Array(2).fill({ role: 'assistant', author: 'template', origin: 'scheduled', turnId, turnIndex: 2 }),
    )
    expect((await eventsOf(db, studentKey)).filter((told) => told.turnId === turnId)).toEqual([
      {
        studentKey,
        turnId,
        type: 'scheduled',
        messageType: 'followup',
        messageId: bubbles[0]?.id,
        bubbles: 2,
        text: 'bir iki',
        expiresAt,
        unread: { count: 2, revision: expect.any(Number) },
        notifies: true,
      },
    ])
    expect(await stateOf(db, turnId)).toBe('done')
    expect(await stateOf(db, second.turn.turnId)).toBe('ready')
    expect(await feedOf(studentKey)).toEqual(await shown(turn))
  })

  test('is appended once, however often it is brought meanwhile', async () => {
    const { studentKey, row, commit, turnId } = await waiting()
    expect((await appendAll(db, [row])).outcomes).toEqual(['duplicate'])
    await commit()
    expect((await appendAll(db, [row])).outcomes).toEqual(['duplicate'])
    await store(await claimed({ turnId }))
    expect((await appendAll(db, [row])).outcomes).toEqual(['duplicate'])
    expect(await textsOf(db, studentKey)).toEqual(['ilk soru', 'ilk cevap', 'bir', 'iki'])
  })

  test('keeps its order with what else is written then', async () => {
    const turn = await waiting(['bir'])
    const other = append(turn.studentKey, ['iki'])
    await appendAll(db, [other])
    await turn.commit()
    expect(await stateOf(db, other.turnId)).toBe('waiting')
    await store(await claimed(turn))
    await store(await claimed(other))
    expect(await textsOf(db, turn.studentKey)).toEqual(['ilk soru', 'ilk cevap', 'bir', 'iki'])
  })

  test('is stored if it is a check-in, but not when the student has written meanwhile', async () => {
    const checkedIn = async (texts: string[]) => {
      const studentKey = randomUUID()
      const claim = await claimSend(db, await engine(), { studentKey, text: 'ilk soru' })
      const row = append(studentKey, texts, { origin: 'silence_checkin', messageType: null })
      expect(await appendAll(db, [row])).toMatchObject({ outcomes: ['appended'], messages: [] })
      const end = () => commitTurn(db, claim, { bubbles: [], finish: 'complete', effects: [] }, usage)
      return { studentKey, turnId: row.turnId, end }
    }
    const [keeping, writing] = [await checkedIn(['Nasılsın?']), await checkedIn(['Nasılsın?'])]
    const next = await send(db, writing.studentKey, { text: 'Buradayım' })
    for (const turn of [keeping, writing]) {
      await turn.end()
      expect(await store(await claimed(turn))).toBe(true)
      expect(await stateOf(db, turn.turnId)).toBe('done')
    }
    expect(await textsOf(db, keeping.studentKey)).toEqual(['ilk soru', 'Nasılsın?'])
    expect(await textsOf(db, writing.studentKey)).toEqual(['ilk soru', 'Buradayım'])
    expect(await eventsOf(db, writing.studentKey)).toEqual([])
    expect(await stateOf(db, next.turn.turnId)).toBe('ready')
  })

  test('is gone with a student who leaves meanwhile, claimed or not', async () => {
    for (const isClaimed of [false, true]) {
      const turn = isClaimed ? await ready() : await waiting()
      const { studentKey, row, turnId, commit } = turn
      const claim = isClaimed ? await claimed(turn) : null
      await closeStudent(db, studentKey)
      await eraseStudent(db, studentKey)
      if (claim) expect(await store(claim)).toBe(false)
      else expect(await commit()).toBeNull()
      expect(await stateOf(db, turnId)).toBeNull()
      expect(await textsOf(db, studentKey)).toEqual([])
      expect(await eventsOf(db, studentKey)).toEqual([])
      expect(await feedOf(studentKey)).toEqual([])
      expect((await appendAll(db, [row])).outcomes).toEqual(['erased'])
    }
  })
})

describe('a prepared turn', () => {
  test('is stored once by the engine that took it over, and not at all by the one that lost it', async () => {
    const turn = await ready()
    const stale = await claimed(turn)
    const current = await takenOver(turn)
    expect(current).toMatchObject({ attempt: 2, prepared: { text: 'bir\n\niki' } })
    const before = ends
    expect(await store(stale)).toBe(false)
    expect(await textsOf(db, turn.studentKey)).toEqual(['ilk soru', 'ilk cevap'])
    expect(await store(current)).toBe(true)
    expect(await store(current)).toBe(false)
    expect(await store(stale)).toBe(false)
    expect(ends).toBe(before + 1)
    expect(await textsOf(db, turn.studentKey)).toEqual(['ilk soru', 'ilk cevap', 'bir', 'iki'])
    expect((await eventsOf(db, turn.studentKey)).filter(({ turnId }) => turnId === turn.turnId)).toHaveLength(1)
    expect(await feedOf(turn.studentKey)).toEqual(await shown(turn))
  })

  test('whose lease is renewed stays with its engine', async () => {
    const turn = await ready()
    const owner = await engine()
    mine(await claimReady(db, owner, 1000), turn.turnId)
    await runOut(db, turn)
    expect(await renewLease(db, owner)).toBe('late')
    expect((await takeAllOver(db, await engine())).map(({ turnId }) => turnId)).not.toContain(turn.turnId)
  })
})

const running = (answers: string[] = []) =>
  startTestEngine(
    { db, bus },
    answers.map((text) => [says(text)]),
  )

describe('an engine', () => {
  test('stores a prepared turn in its order among the student’s own, shows it and streams nothing', async () => {
    const turn = await waiting()
    const { studentKey, turnId, commit } = turn
    const second = await send(db, studentKey, { text: 'ikinci soru' })
    await commit()
    await using one = await running(['ikinci cevap'])
    await eventually('the second answer', async () => {
      await one.take()
      return (await stateOf(db, second.turn.turnId)) === 'done'
    })
    expect(await textsOf(db, studentKey)).toEqual([
      'ilk soru',
      'ikinci soru',
      'ilk cevap',
      'bir',
      'iki',
      'ikinci cevap',
    ])
    const told = one.asked[0]?.messages.slice(1).map(({ content }) => content)
    expect(told).toEqual(['ilk soru', 'ilk cevap\n\nbir\n\niki', expect.stringContaining('>\nikinci soru\n</mesaj-')])
    const feed = await feedOf(studentKey)
    expect(feed.slice(0, 2)).toEqual(await shown(turn))
    expect(feed.filter((event) => event.turnId === turnId)).toEqual([])
  })

  test('that takes one over says no restart, neither renewed nor asked for a snapshot meanwhile', async () => {
    const turn = await ready()
    await claimed(turn)
    await using one = await running()
    one.engine.start(await takenOver(turn))
    one.engine.snapshot(turn.turnId)
    one.engine.snapshotAll()
    one.engine.stop(turn.turnId)
    await one.keep()
    await eventually('the turn is stored', async () => (await stateOf(db, turn.turnId)) === 'done')
    await eventually('no turn under way', () => one.engine.running().length === 0)
    expect(await textsOf(db, turn.studentKey)).toEqual(['ilk soru', 'ilk cevap', 'bir', 'iki'])
    expect(await feedOf(turn.studentKey)).toEqual(await shown(turn))
    expect(one.asked).toEqual([])
  })

  test('that loses one while it stores it stores nothing of it', async () => {
    const turn = await ready()
    const claim = await claimed(turn)
    await using one = await running()
    const [locked, unlock] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const lock = db.transaction(async (tx) => {
      await tx.query(sql.typeAlias('none')`
        SELECT FROM conversation WHERE student_key = ${turn.studentKey} FOR UPDATE
      `)
      locked.resolve()
      await unlock.promise
    })
    await locked.promise
    one.engine.start(claim)
    const current = await takenOver(turn)
    unlock.resolve()
    await lock
    await eventually('no turn under way', () => one.engine.running().length === 0)
    expect(await stateOf(db, turn.turnId)).toBe('running')
    expect(await textsOf(db, turn.studentKey)).toEqual(['ilk soru', 'ilk cevap'])
    expect(await store(current)).toBe(true)
    expect(await textsOf(db, turn.studentKey)).toEqual(['ilk soru', 'ilk cevap', 'bir', 'iki'])
  })

  test('stores one that every engine died over, by however many at once, and fails it never', async () => {
    const turn = await ready()
    const { studentKey, turnId } = turn
    const next = await send(db, studentKey, { text: 'ikinci soru' })
    await claimed(turn)
    for (let lease = 2; lease <= maxLeases; lease += 1) await takenOver(turn)
    await using one = await running()
    await one.giveUp()
    expect(await stateOf(db, turnId)).toBe('running')
    await runOut(db, turn)
    expect((await takeAllOver(db, await engine())).map((claim) => claim.turnId)).not.toContain(turnId)
    await Promise.all(Array.from({ length: 4 }, one.giveUp))
    expect(await stateOf(db, turnId)).toBe('done')
    expect(await stateOf(db, next.turn.turnId)).toBe('ready')
    expect(await textsOf(db, studentKey)).toEqual(['ilk soru', 'ilk cevap', 'ikinci soru', 'bir', 'iki'])
    expect((await eventsOf(db, studentKey)).filter((told) => told.turnId === turnId)).toHaveLength(1)
    expect(await feedOf(studentKey)).toEqual(await shown(turn))
  })
})

describe('what the companion wrote first is not an answer of a turn', () => {
  const stages = {
    waiting: () => waiting(),
    ready: () => ready(),
    running: async () => {
      const turn = await ready()
      await claimed(turn)
      return turn
    },
    done: async () => {
      const turn = await ready()
      await store(await claimed(turn))
      return turn
    },
  }

  test.each(Object.keys(stages) as Array<keyof typeof stages>)('while it is %s', async (stage) => {
    const { studentKey, turnId } = await stages[stage]()
    expect(await stateOf(db, turnId)).toBe(stage)
    expect(await findTurn(db, studentKey, turnId)).toBeNull()
    if (stage !== 'waiting') expect(await findRunningTurn(db, studentKey)).toBeNull()
    expect(await requestStop(db, studentKey, turnId, randomUUID())).toBeNull()
    for (const attempt of [0, 1])
      expect(await restartTurn(db, { studentKey, turnId, attempt }, await engine())).toEqual({ kind: 'unknown' })
    const { turns } = await findHistory(db, studentKey, { limit: 10 })
    expect(turns.map((turn) => turn.turnId)).not.toContain(turnId)
    expect(await stateOf(db, turnId)).toBe(stage)
  })

  test('and later turns are given it, earlier ones are not', async () => {
    const { studentKey, turnId } = await ready()
    await store(await claimed({ turnId }))
    const past = async (turnIndex: number) =>
      (await findPast(db, { studentKey, turnIndex }, 10, 1000)).messages.map(({ content }) => content)
    expect(await past(1)).toEqual(['ilk cevap', 'ilk soru'])
    expect(await past(2)).toEqual(['iki', 'bir', 'ilk cevap', 'ilk soru'])
    await send(db, studentKey, { text: 'ikinci soru' })
    expect(await past(3)).toEqual(['ikinci soru', 'iki', 'bir', 'ilk cevap', 'ilk soru'])
  })
})
