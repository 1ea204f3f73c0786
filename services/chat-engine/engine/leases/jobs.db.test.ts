import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Bus, connectBus } from '@yoldas/bus'
import { attemptOf, type LiveEvent } from '@yoldas/contracts/live'
import { connectDb, type DbPool, ping, sql } from '@yoldas/db'
import { newId } from '@yoldas/ids'
import { eventually, patient, startNats, testDatabase } from '@yoldas/testkit'
import { pause } from '@yoldas/time'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { send, stateOf, textsOf } from '../../test/appends.ts'
import { claimSend, enterEngine, runOut, startTestEngine, takeAllOver } from '../../test/engine.ts'
import { goesOn, type Said, says } from '../../test/script.ts'
import { coalesceMilliseconds } from '../../text/pace.ts'
import { type EngineIdentity, failTurn, noUsage } from '../../turn/store.ts'
import { requestStop, restartTurn } from '../control/store.ts'
import { settleFailure } from '../failure.ts'
import { watchOutage } from '../outage.ts'
import { acceptReply } from '../sending/store.ts'
import { claimReady, claimReruns, findHeld, markGone, takeOver } from './store.ts'

const silent = { info: () => {}, warn: () => {}, error: () => {} }
const opened = new AsyncDisposableStack()
let db: DbPool
let bus: Bus
beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'yoldas-turns-'))
  opened.defer(() => rm(folder, { recursive: true, force: true }))
  const [database, nats] = [opened.use(await testDatabase()), opened.use(await startNats({ folder }))]
  db = opened.use(await connectDb(patient(database.urls['chat-engine']), { connections: 20 }))
  bus = opened.use(await connectBus({ url: nats.urlFor('chat-engine'), name: 'chat-engine', log: silent }))
})
afterAll(() => opened.disposeAsync())

const endless: Said = [says('Merhaba'), goesOn]
const start = (answers: Said[], options?: Parameters<typeof startTestEngine>[2]) =>
  startTestEngine({ db, bus }, answers, options)
const nobody = () => enterEngine(db)

/** A turn of a student's own that this engine runs, and that does not end by itself. */
async function runningAt({ engine, asked }: Awaited<ReturnType<typeof start>>) {
  const claim = await claimSend(db, engine.identity)
  const before = asked.length
  engine.start(claim)
  await eventually('the model to be asked', () => asked.length > before)
  return claim
}

const TurnRow = z.object({ state: z.string(), attempt: z.int(), failures: z.int(), isHeld: z.boolean() })
const storedOf = (turnId: string) =>
  db.one(sql.type(TurnRow)`
    SELECT state, attempt, failures, coalesce(t.free_at, e.lease_until) > clock_timestamp() IS TRUE AS "isHeld"
    FROM turn AS t LEFT JOIN engine AS e ON e.id = t.engine_id WHERE t.id = ${turnId}
  `)

describe('an engine whose turn', () => {
  test('has passed to another leaves it, and stores nothing of it', async () => {
    await using one = await start([endless])
    const turn = await runningAt(one)
    await runOut(db, turn)
    const other = await nobody()
    expect((await takeAllOver(db, other)).map(({ turnId }) => turnId)).toContain(turn.turnId)
    await one.keep()
    await eventually('no turn under way', () => one.engine.running().length === 0)
    expect(await storedOf(turn.turnId)).toMatchObject({ state: 'running', attempt: 2 })
    expect(await textsOf(db, turn.studentKey)).toEqual(['soru'])
  })

  test('has passed to another shows nothing more of it, nor what waited to be shown', async () => {
    const late: LiveEvent[] = []
    const publishLive: Bus['publishLive'] = (_studentKey, turnId, event) => {
      if (one.engine.running().length === 0) late.push(event)
      // The text of a second bubble shows the first at once, and waits.
      if (event.event !== 'chunk' || !event.data.delta.endsWith('iki')) return
      one.engine.abandon({ turnId, attempt: attemptOf(event.n) })
    }
    await using one = await startTestEngine({ db, bus: { ...bus, publishLive } }, [
      [says('Bir') + says(' iki\n\nüç'), goesOn],
    ])
    await runningAt(one)
    await eventually('no turn under way', () => one.engine.running().length === 0)
    // Set after the engine's own timer and as long, this one ends after it.
    await pause(coalesceMilliseconds)
    expect(late).toEqual([])
  })

  test('outlived its lease, since Postgres was away, goes on with it, and asks the model once', async () => {
    await using one = await start([endless, [says('Yeniden')]])
    const turn = await runningAt(one)
    await runOut(db, turn)
    await one.resume()
    await one.giveUp()
    await one.returnUnstarted()
    expect(await storedOf(turn.turnId)).toEqual({ state: 'running', attempt: 1, failures: 0, isHeld: false })
    await one.keep()
    expect(await storedOf(turn.turnId)).toMatchObject({ attempt: 1, isHeld: true })
    one.engine.stop(turn.turnId)
    await eventually('the turn to end', async () => (await stateOf(db, turn.turnId)) === 'stopped')
    expect(one.asked).toHaveLength(1)
  })

  test('outlived its last lease is not failed while it runs', async () => {
    await using one = await start([endless])
    const turn = await runningAt(one)
    await db.query(sql.typeAlias('none')`UPDATE turn SET failures = 2 WHERE id = ${turn.turnId}`)
    await runOut(db, turn)
    await one.resume()
    await one.giveUp()
    await one.keep()
    await using other = await start([])
    expect(await markGone(db, other.engine.identity)).not.toContain(one.engine.identity.engineId)
    await other.giveUp()
    expect(await storedOf(turn.turnId)).toMatchObject({ state: 'running', attempt: 1, isHeld: true })
  })

  test('cannot be ended leaves it to any engine when a lease has passed, which is counted', async () => {
    await using one = await start([[says('Merhaba')]])
    const claim = await claimSend(db, one.engine.identity)
    // The place of the question: the answer cannot be stored there.
    await db.query(
      sql.typeAlias('none')`UPDATE conversation SET next_position = 1 WHERE student_key = ${claim.studentKey}`,
    )
    one.engine.start(claim)
    await eventually('no turn under way', () => one.engine.running().length === 0)
    await one.returnUnstarted()
    expect(await storedOf(claim.turnId)).toMatchObject({ state: 'running', attempt: 1, isHeld: true })
    // Its engine has it no more, though it lives on.
    expect(await findHeld(db, one.engine.identity)).toEqual([])
    await leaveDue(claim)
    const other = await nobody()
    expect((await takeOver(db, other, [], 1000)).map(({ turnId }) => turnId)).toContain(claim.turnId)
    expect(await storedOf(claim.turnId)).toMatchObject({ attempt: 2, failures: 1 })
  })

  test('alone has passed to another leaves that one', async () => {
    await using one = await start([endless, endless])
    const [lost, kept] = [await runningAt(one), await runningAt(one)]
    await leaveDue(lost)
    expect((await takeOver(db, await nobody(), [], 1000)).map(({ turnId }) => turnId)).toContain(lost.turnId)
    await one.keep()
    await eventually('one turn under way', () => one.engine.running().length === 1)
    expect(one.engine.running()).toMatchObject([{ turnId: kept.turnId }])
  })

  test('is to be stopped ends it by the renewal, where the signal was lost', async () => {
    await using one = await start([endless, endless])
    const [stopped, other] = [await runningAt(one), await runningAt(one)]
    await requestStop(db, stopped.studentKey, stopped.turnId, newId())
    await one.keep()
    await eventually('the turn to end', async () => (await stateOf(db, stopped.turnId)) === 'stopped')
    await eventually('one turn under way', () => one.engine.running().length === 1)
    expect(one.engine.running()).toMatchObject([{ turnId: other.turnId }])
  })
})

/** As its engine leaves a turn that it cannot end, once a lease has passed. */
const leaveDue = ({ turnId }: { turnId: string }) =>
  db.query(sql.typeAlias('none')`
    UPDATE turn SET engine_id = NULL, free_at = clock_timestamp() - interval '1 second'
    WHERE id = ${turnId} AND state = 'running'
  `)

test('an engine that was late itself takes nobody for gone before the others had the time to renew', async () => {
  await using one = await start([endless], { graceMilliseconds: 60_000 })
  const { turn } = await send(db, randomUUID(), { taker: await nobody() })
  await runOut(db, turn)
  await runOut(db, await runningAt(one))
  await one.resume()
  await one.keep()
  await one.resume()
  expect(await storedOf(turn.turnId)).toMatchObject({ attempt: 1, failures: 0 })
  await takeAllOver(db, await nobody())
})

describe('an engine that was taken for gone', () => {
  test('leaves all its turns, stores nothing of them, and goes on under a new id', async () => {
    await using one = await start([endless, endless, [says('Yeniden')]])
    const turns = [await runningAt(one), await runningAt(one)]
    const { identity } = one.engine
    for (const turn of turns) await runOut(db, turn)
    expect(await markGone(db, await nobody())).toContain(identity.engineId)
    // It knows nothing of it yet, and claims nothing.
    expect((await send(db, randomUUID(), { taker: identity })).turn.state).toBe('queued')
    expect(await claimReady(db, identity, 1000)).toEqual([])
    await one.keep()
    await eventually('no turn under way', () => one.engine.running().length === 0)
    expect(one.engine.identity.engineId).not.toBe(identity.engineId)
    for (const turn of turns) {
      expect(await storedOf(turn.turnId)).toMatchObject({ state: 'running', attempt: 1, isHeld: false })
      expect(await textsOf(db, turn.studentKey)).toEqual(['soru'])
    }
    const claim = await claimSend(db, one.engine.identity)
    one.engine.start(claim)
    await eventually('an answer', async () => (await stateOf(db, claim.turnId)) === 'done')
    expect(await textsOf(db, claim.studentKey)).toEqual(['soru', 'Yeniden'])
    // Nothing is left to other tests.
    const other = await nobody()
    expect((await takeAllOver(db, other)).map(({ turnId }) => turnId)).toEqual(
      expect.arrayContaining(turns.map(({ turnId }) => turnId)),
    )
    await claimReady(db, other, 1000)
  })
})

test('a turn that cannot be given up holds back no other', async () => {
  const [stuck, other] = [
    await send(db, randomUUID(), { taker: await nobody() }),
    await send(db, randomUUID(), { taker: await nobody() }),
  ]
  const { studentKey, turnId } = stuck.claim ?? {}
  if (!studentKey || !turnId) throw new Error('the turn was not claimed')
  await db.query(sql.typeAlias('none')`
    UPDATE turn SET failures = 2, engine_id = NULL, free_at = clock_timestamp() - interval '1 minute'
    WHERE id = ${other.turn.turnId}
  `)
  // It would be apologised for, in the place of the question.
  await db.query(sql.typeAlias('none')`
    UPDATE turn
    SET failures = 2, engine_id = NULL, free_at = clock_timestamp() - interval '1 hour', origin = 'notification',
      reruns = 3
    WHERE id = ${turnId}
  `)
  await db.query(sql.typeAlias('none')`UPDATE conversation SET next_position = 1 WHERE student_key = ${studentKey}`)
  await using one = await start([])
  await one.giveUp()
  expect(await stateOf(db, other.turn.turnId)).toBe('failed')
  expect(await storedOf(turnId)).toMatchObject({ state: 'running', attempt: 2, failures: 2, isHeld: true })
})

describe('a claim whose answer was lost', () => {
  /** Each makes a turn whose claim by the engine this process knows nothing of. */
  const ways: Record<string, (taker: EngineIdentity) => Promise<string>> = {
    'of a turn that waited for an engine': async (taker) => {
      const { turn } = await send(db, randomUUID())
      await claimReady(db, taker, 1000)
      return turn.turnId
    },
    'of a message that was accepted': async (taker) => (await send(db, randomUUID(), { taker })).turn.turnId,
    'of a turn that was taken over': async (taker) => {
      const { turn } = await send(db, randomUUID(), { taker: await nobody() })
      await runOut(db, turn)
      await takeAllOver(db, taker)
      return turn.turnId
    },
    'of a turn that was to run again': async (taker) => {
      const reply = { studentKey: randomUUID(), turnId: newId(), messageId: newId(), text: 'yanıt', replyToId: newId() }
      await db.transaction((tx) => acceptReply(tx, reply))
      const claim = (await claimReady(db, await nobody(), 1000)).find(({ turnId }) => turnId === reply.turnId)
      if (!claim) throw new Error('the reply was not claimed')
      expect(await settleFailure(db, claim, noUsage)).toBe('rerun')
      await db.query(sql.typeAlias('none')`UPDATE turn SET not_before = clock_timestamp() WHERE id = ${reply.turnId}`)
      await claimReruns(db, taker, 1000)
      return reply.turnId
    },
    'of a turn that was retried': async (taker) => {
      const claim = await claimSend(db, await nobody())
      await failTurn(db, claim, noUsage)
      await restartTurn(db, { studentKey: claim.studentKey, turnId: claim.turnId, attempt: 1 }, taker)
      return claim.turnId
    },
  }

  test.each(Object.keys(ways))('%s is given back, and another engine answers', async (way) => {
    await using one = await start([])
    const turnId = await ways[way]?.(one.engine.identity)
    if (!turnId) throw new Error('no turn was claimed')
    const before = await storedOf(turnId)
    expect(before).toMatchObject({ state: 'running', isHeld: true })
    await one.returnUnstarted()
    expect(await storedOf(turnId)).toEqual({ ...before, state: 'ready', isHeld: false })
    const other = await claimReady(db, await nobody(), 1000)
    expect(other.find((claim) => claim.turnId === turnId)).toMatchObject({ attempt: before.attempt + 1 })
  })

  test('is told from one whose answer is on its way', async () => {
    await using one = await start([endless])
    const slot = one.engine.reserveSlots()
    const claim = await claimSend(db, one.engine.identity)
    let isLooking = true
    const looking = one.returnUnstarted().finally(() => {
      isLooking = false
    })
    for (let i = 0; i < 50; i += 1) await ping(db)
    expect(isLooking).toBe(true)
    one.engine.start(claim)
    slot?.[Symbol.dispose]()
    await looking
    expect(await storedOf(claim.turnId)).toMatchObject({ state: 'running', attempt: 1 })
    expect(one.engine.running()).toHaveLength(1)
  })
})

describe('at the end of a turn an engine looks for another', () => {
  const counted = async (slots: number) => {
    let looks = 0
    const onFree = () => {
      looks += 1
    }
    return { one: await start([endless, endless], { slots, onFree }), looks: () => looks }
  }
  const ended = async ({ engine }: Awaited<ReturnType<typeof start>>, turnId: string) => {
    engine.stop(turnId)
    await eventually('the turn to end', () => engine.running().length === 0)
  }

  test('not where none became ready and there were slots all the time', async () => {
    const { one, looks } = await counted(2)
    await using _engine = one
    await ended(one, (await runningAt(one)).turnId)
    expect(looks()).toBe(0)
  })

  test('where the student’s next one became ready', async () => {
    const { one, looks } = await counted(2)
    await using _engine = one
    const turn = await runningAt(one)
    await send(db, turn.studentKey, { taker: one.engine.identity })
    await ended(one, turn.turnId)
    expect(looks()).toBe(1)
  })

  test('where there was no slot for one, once', async () => {
    const { one, looks } = await counted(1)
    await using _engine = one
    const turn = await runningAt(one)
    expect(one.engine.reserveSlots()).toBeNull()
    await ended(one, turn.turnId)
    await ended(one, (await runningAt(one)).turnId)
    expect(looks()).toBe(1)
  })
})

describe('an engine that ends before its turns do', () => {
  test('gives them to the others at once, and no lease has run out', async () => {
    const one = await start([endless], { drainSeconds: 0 })
    const turn = await runningAt(one)
    let wakes = 0
    bus.onReady(() => {
      wakes += 1
    })
    await one[Symbol.asyncDispose]()
    await eventually('the others to be woken', () => wakes > 0)
    expect(await storedOf(turn.turnId)).toEqual({ state: 'ready', attempt: 1, failures: 0, isHeld: false })
    await using other = await start(Array.from({ length: 20 }, () => [says('Yeniden')]))
    await other.take()
    expect(await textsOf(db, turn.studentKey)).toEqual(['soru', 'Yeniden'])
  })

  test('claims nothing more while it waits for them', async () => {
    const one = await start([endless], { drainSeconds: 60 })
    const turn = await runningAt(one)
    const next = await send(db, randomUUID())
    const ending = one[Symbol.asyncDispose]()
    expect(one.engine.reserveSlots()).toBeNull()
    await one.begin()
    expect(await stateOf(db, next.turn.turnId)).toBe('ready')
    one.engine.stop(turn.turnId)
    await ending
    expect(await stateOf(db, turn.turnId)).toBe('stopped')
  })
})

describe('after Postgres was away', () => {
  const unreachable = async () => {
    await using away = await connectDb('postgres://nobody@127.0.0.1:1/nothing')
    await ping(away)
  }

  test('nobody’s turn is taken over before its engine had the time to renew the lease', async () => {
    const outage = watchOutage(60_000)
    expect(outage.mayTakeOver()).toBe(true)
    await expect(outage.watch(unreachable)).rejects.toThrow()
    expect([outage.isAway(), outage.mayTakeOver()]).toEqual([true, false])
    expect(await outage.watch(() => ping(db))).toBe(true)
    expect([outage.isAway(), outage.mayTakeOver()]).toEqual([false, false])
    await expect(outage.watch(() => Promise.reject(new Error('something else')))).rejects.toThrow('something else')
    expect(outage.isAway()).toBe(false)
  })

  test.each([
    ['is taken over then', 0, 2],
    ['is not taken over before that', 60_000, 1],
  ])('a dead engine’s turn %s', async (_name, graceMilliseconds, attempt) => {
    await using one = await start([endless], { graceMilliseconds })
    const { turn } = await send(db, randomUUID(), { taker: await nobody() })
    await runOut(db, turn)
    await expect(one.outage.watch(unreachable)).rejects.toThrow()
    await one.resume()
    expect(await storedOf(turn.turnId)).toMatchObject({ attempt: 1 })
    await one.resume()
    expect(await storedOf(turn.turnId)).toMatchObject({ attempt })
  })
})
