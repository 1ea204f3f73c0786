import { randomUUID } from 'node:crypto'
import { terminalNumber } from '@yoldas/contracts/live'
import { connectDb, type DbPool, sql } from '@yoldas/db'
import { newId } from '@yoldas/ids'
import { patient, testDatabase } from '@yoldas/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { answers } from '../care/answers.ts'
import type { Bubble } from '../conversation/rules.ts'
import { findHistory, findPast } from '../conversation/said/store.ts'
import { appendAll } from '../proactive/store.ts'
import { addReaction } from '../reactions/store.ts'
import { closeStudent } from '../students/close.ts'
import { append, eventsOf, historyOf, stateOf, textsOf } from '../test/appends.ts'
import { claimSend, enterEngine, runOut, sendTurn, takeAllOver } from '../test/engine.ts'
import { type Claim, commitTurn, type EngineIdentity, failTurn, noUsage, type TurnAnswer } from '../turn/store.ts'
import { replaceAnswer, requestStop, restartTurn, wasStopped } from './control/store.ts'
import { settleFailure } from './failure.ts'
import { findTurn } from './find/store.ts'
import { claimGivenUp, claimReady, maxLeases, measureReady } from './leases/store.ts'

const opened = new AsyncDisposableStack()
let db: DbPool
let engine: EngineIdentity
beforeAll(async () => {
  const database = opened.use(await testDatabase())
  db = opened.use(await connectDb(patient(database.urls['chat-engine'])))
  engine = await enterEngine(db)
})
afterAll(() => opened.disposeAsync())

const bubble = (text: string, author: Bubble['author'] = 'model'): Bubble => ({ id: newId(), text, author })
const says = (text: string, more: Partial<TurnAnswer> = {}): TurnAnswer => ({
  ...{ bubbles: [bubble(text)], finish: 'complete', effects: [], showsPreview: true },
  ...more,
})
const usage = { ...noUsage, model: 'm', spentTokens: 7 }

type Turn = Pick<Claim, 'studentKey' | 'turnId'>
const regenerate = ({ studentKey, turnId }: Turn, regenerateId = newId(), taker: EngineIdentity | null = engine) =>
  replaceAnswer(db, { studentKey, turnId, regenerateId }, taker)

/** A turn that was answered so. */
async function answered(answer = says('eski'), more: { text?: string; studentKey?: string } = {}) {
  const claim = await claimSend(db, engine, more)
  await commitTurn(db, claim, answer, usage)
  return claim
}

/** The next attempt at it. */
async function begun(turn: Turn): Promise<Claim> {
  const restarted = await regenerate(turn)
  if (restarted.kind !== 'restarted' || !restarted.claim) throw new Error(`the turn is not begun: ${restarted.kind}`)
  return restarted.claim
}

const answerOf = async (turn: Turn) =>
  (await historyOf(db, turn.studentKey)).filter(({ role, turnId }) => role === 'assistant' && turnId === turn.turnId)

describe('a turn that is regenerated', () => {
  test('has its old answer, and runs, until a new one takes its place at new positions', async () => {
    const turn = await answered()
    const { studentKey, turnId } = turn
    const [old] = await answerOf(turn)
    if (!old) throw new Error('there is no answer')
    const claim = await begun(turn)
    expect(claim).toMatchObject({ turnId, attempt: 2, isRegenerated: true })
    const page = await findHistory(db, studentKey, { limit: 10 })
    expect(page.messages.slice(1).map(({ content }) => content)).toEqual(['soru', 'eski'])
    expect(page.turns).toMatchObject([{ turnId, state: 'running' }])
    const past = await findPast(db, claim, 10, 10_000)
    expect(past.messages.map(({ content }) => content)).toEqual(['soru'])

    // Sent while it runs.
    const next = await sendTurn(db, engine, { studentKey, text: 'sonraki', replyToId: old.id })
    expect(next.turn.waits).toBe(true)
    await addReaction(db, { studentKey, messageId: old.id, actor: 'user', emoji: '👍' })
    const before = await eventsOf(db, studentKey)
    const committed = await commitTurn(db, claim, says('yeni'), usage)
    expect(committed).toMatchObject({ finish: 'complete', isKept: false, messages: [{ content: 'yeni' }] })
    expect(await textsOf(db, studentKey)).toEqual(['soru', 'sonraki', 'yeni'])
    expect(await stateOf(db, next.turn.turnId)).toBe('ready')
    expect((await historyOf(db, studentKey))[1]?.replyTo).toBeNull()
    expect(await eventsOf(db, studentKey)).toEqual(before)
    const reacted = await addReaction(db, { studentKey, messageId: old.id, actor: 'user', emoji: '👍' })
    expect(reacted).toEqual({ kind: 'unknown' })
    expect(await findTurn(db, studentKey, turnId)).toMatchObject({
      state: 'done',
      outcome: { n: terminalNumber(2), messages: committed?.messages },
    })
  })

  test('may be regenerated again and again', async () => {
    const turn = await answered()
    for (const text of ['bir', 'iki', 'üç']) await commitTurn(db, await begun(turn), says(text), usage)
    expect(await textsOf(db, turn.studentKey)).toEqual(['soru', 'üç'])
    expect(await findTurn(db, turn.studentKey, turn.turnId)).toMatchObject({ attempt: 4 })
  })

  test('is ready for any engine where none has a slot, and keeps its answer when it is given back', async () => {
    const turn = await answered()
    expect(await regenerate(turn, newId(), null)).toEqual({ kind: 'restarted', claim: null })
    expect(await stateOf(db, turn.turnId)).toBe('ready')
    const claim = (await claimReady(db, engine, 1000)).find(({ turnId }) => turnId === turn.turnId)
    expect(claim).toMatchObject({ attempt: 2, isRegenerated: true })
  })

  test('waits from when it was asked for, as one that is retried does, however old it is', async () => {
    const failed = await claimSend(db, engine)
    await failTurn(db, failed, usage)
    const turns = [await answered(), failed]
    await db.query(sql.typeAlias('none')`
      UPDATE turn SET accepted_at = accepted_at - interval '1 day'
      WHERE id = ANY(${sql.array(
        turns.map(({ turnId }) => turnId),
        'uuid',
      )})
    `)
    await regenerate(turns[0] ?? failed, newId(), null)
    await restartTurn(db, { studentKey: failed.studentKey, turnId: failed.turnId, attempt: 1 }, null)
    expect((await measureReady(db)).oldestSeconds).toBeLessThan(3_600)
  })

  test('goes on where its engine died, and the attempt that was lost changes nothing', async () => {
    const turn = await answered()
    const mine = await enterEngine(db)
    const restarted = await regenerate(turn, newId(), mine)
    if (restarted.kind !== 'restarted' || !restarted.claim) throw new Error('the turn is not begun')
    await runOut(db, turn)
    const taken = (await takeAllOver(db, engine)).find(({ turnId }) => turnId === turn.turnId)
    if (!taken) throw new Error('the turn was not taken over')
    expect(taken).toMatchObject({ attempt: 3, isRegenerated: true })
    expect(await commitTurn(db, restarted.claim, says('geç'), usage)).toBeNull()
    expect(await settleFailure(db, restarted.claim, usage)).toBeNull()
    expect(await textsOf(db, turn.studentKey)).toEqual(['soru', 'eski'])
    await commitTurn(db, taken, says('yeni'), usage)
    expect(await commitTurn(db, taken, says('yeni'), usage)).toBeNull()
    expect(await textsOf(db, turn.studentKey)).toEqual(['soru', 'yeni'])
  })

  test('of a student who leaves meanwhile stores nothing', async () => {
    const turn = await answered()
    const claim = await begun(turn)
    await closeStudent(db, turn.studentKey)
    expect(await commitTurn(db, claim, says('yeni'), usage)).toBeNull()
    expect(await settleFailure(db, claim, usage)).toBeNull()
    expect(await regenerate(turn)).toEqual({ kind: 'unknown' })
  })

  test('is found by a retry, which begins nothing', async () => {
    const { studentKey, turnId } = await answered()
    await begun({ studentKey, turnId })
    expect(await restartTurn(db, { studentKey, turnId, attempt: 0 }, engine)).toEqual({
      kind: 'restarted',
      claim: null,
    })
  })
})

describe('a wish for another answer', () => {
  test('that is repeated begins one attempt, and finds the turn whatever came after', async () => {
    const turn = await answered()
    const id = newId()
    const asked = await Promise.all(Array.from({ length: 10 }, () => regenerate(turn, id)))
    expect(asked.map(({ kind }) => kind)).toEqual(Array(10).fill('restarted'))
    const [claim, ...others] = asked.flatMap((one) => (one.kind === 'restarted' && one.claim) || [])
    if (!claim) throw new Error('the turn is not begun')
    expect(others).toEqual([])
    await commitTurn(db, claim, says('yeni'), usage)
    expect(await regenerate(turn, id)).toEqual({ kind: 'restarted', claim: null })
    await commitTurn(db, await begun(turn), says('en yeni'), usage)
    await answered(says('başka'), { studentKey: turn.studentKey, text: 'yine' })
    expect(await regenerate(turn, id)).toEqual({ kind: 'restarted', claim: null })
    expect(await textsOf(db, turn.studentKey)).toEqual(['soru', 'en yeni', 'yine', 'başka'])
  })

  test('is one of several at once: the others are refused', async () => {
    const turn = await answered()
    const asked = await Promise.all(Array.from({ length: 10 }, () => regenerate(turn)))
    const kinds = asked.map(({ kind }) => kind).toSorted()
    expect(kinds).toEqual([...Array(9).fill('refused'), 'restarted'])
  })

  const effect = { isAnswer: false, apply: async () => undefined }
  const cases: Array<[string, () => Promise<Turn>]> = [
    [
      'has another turn after it',
      async () => {
        const turn = await answered()
        await answered(says('x'), { studentKey: turn.studentKey })
        return turn
      },
    ],
    [
      'has something after it that the companion wrote first',
      async () => {
        const turn = await answered()
        await appendAll(db, [append(turn.studentKey, ['Hatırlatma'])])
        return turn
      },
    ],
    [
      'is what the companion wrote first',
      async () => {
        const row = append(randomUUID(), ['Hatırlatma'])
        await appendAll(db, [row])
        return row
      },
    ],
    ['has not ended', async () => claimSend(db, engine)],
    [
      'has failed',
      async () => {
        const claim = await claimSend(db, engine)
        await failTurn(db, claim, usage)
        return claim
      },
    ],
    ['ends with a text by hand', () => answered(says('', { bubbles: [bubble('bir'), bubble('iki', 'hand')] }))],
    ['has changed something with a tool', () => answered(says('eski', { effects: [effect] }))],
    ['changed something before it was stopped', () => answered(says('eski', { effects: [effect], finish: 'stopped' }))],
    [
      'changed something when it was regenerated',
      async () => {
        const turn = await answered()
        await commitTurn(db, await begun(turn), says('yeni', { effects: [effect] }), usage)
        return turn
      },
    ],
    ['is about distress that holds', () => answered(says('Yanındayım'), { text: 'babam beni dövüyor' })],
  ]
  test.each(cases)('is refused for a turn that %s, and nothing changes', async (_name, make) => {
    const turn = await make()
    const [state, texts] = [await stateOf(db, turn.turnId), await textsOf(db, turn.studentKey)]
    expect(await regenerate(turn)).toEqual({ kind: 'refused' })
    expect([await stateOf(db, turn.turnId), await textsOf(db, turn.studentKey)]).toEqual([state, texts])
  })

  test('is for the student’s own turns', async () => {
    const turn = await answered()
    expect(await regenerate({ ...turn, studentKey: randomUUID() })).toEqual({ kind: 'unknown' })
    expect(await regenerate({ ...turn, turnId: newId() })).toEqual({ kind: 'unknown' })
  })

  test('may follow one that was stopped, with words or without', async () => {
    for (const bubbles of [[bubble('yarım')], []]) {
      const turn = await answered(says('', { bubbles, finish: 'stopped' }))
      await commitTurn(db, await begun(turn), says('yeni'), usage)
      expect(await textsOf(db, turn.studentKey)).toEqual(['soru', 'yeni'])
      expect(await stateOf(db, turn.turnId)).toBe('done')
    }
  })
})

const Spent = z.object({ tokens: z.int() })
const spentBy = ({ studentKey }: Turn) =>
  db.oneFirst(sql.type(Spent)`SELECT spent_tokens AS tokens FROM conversation WHERE student_key = ${studentKey}`)

describe('the old answer and its end stay', () => {
  /** What becomes of an attempt at a new answer. */
  const ends: Record<string, (claim: Claim) => Promise<unknown>> = {
    fails: (claim) => settleFailure(db, claim, usage),
    'is stopped': async (claim) => {
      const stopId = newId()
      expect(await requestStop(db, claim.studentKey, claim.turnId, stopId)).toEqual({ state: 'running', isFirst: true })
      await commitTurn(db, claim, says('yarım', { finish: 'stopped' }), usage)
      expect(await wasStopped(db, claim.turnId)).toBe(true)
      for (const [id, isFirst] of [
        [stopId, true],
        [newId(), false],
      ] as const)
        expect(await requestStop(db, claim.studentKey, claim.turnId, id)).toEqual({ state: 'stopped', isFirst })
    },
    'ends with a text by hand': (claim) =>
      commitTurn(db, claim, says('', { bubbles: [bubble('sınır', 'hand')] }), usage),
    'ends so after a later message of distress': async (claim) => {
      await sendTurn(db, engine, { studentKey: claim.studentKey, text: 'babam beni dövüyor' })
      await commitTurn(db, claim, says('', { bubbles: [bubble('sınır', 'hand')] }), usage)
    },
    'ends so after that and a sign that asks only for a question': async (claim) => {
      await sendTurn(db, engine, { studentKey: claim.studentKey, text: 'babam beni dövüyor' })
      const found = [{ concern: { tier: 'check' as const, category: 'other' as const }, source: 'model' as const }]
      await commitTurn(db, claim, says('', { bubbles: [bubble('sınır', 'hand')], found }), usage)
    },
    'is cut by a filter': (claim) =>
      commitTurn(db, claim, says('', { bubbles: [bubble('bir'), bubble('süzgeç', 'hand')] }), usage),
    'loses its third lease': async ({ turnId }) => {
      await db.query(sql.typeAlias('none')`
        UPDATE turn SET failures = ${maxLeases - 1}, engine_id = NULL, free_at = clock_timestamp() WHERE id = ${turnId}
      `)
      const last = (await claimGivenUp(db, 60, [], 1000)).find((claim) => claim.turnId === turnId)
      if (!last) throw new Error('the turn was not given up')
      await settleFailure(db, last, usage)
    },
    'comes after a text by hand for a later message': async (claim) => {
      await sendTurn(db, engine, { studentKey: claim.studentKey, text: 'kendimi öldürmek istiyorum' })
      await commitTurn(db, claim, says('yeni'), usage)
    },
  }
  for (const finish of ['complete', 'stopped'] as const)
    test.each(Object.keys(ends))(`where that was ${finish} and the attempt %s`, async (name) => {
      const turn = await answered(says('eski', { finish }))
      const old = await answerOf(turn)
      const spent = await spentBy(turn)
      await ends[name]?.(await begun(turn))
      expect(await findTurn(db, turn.studentKey, turn.turnId)).toMatchObject({
        state: finish === 'complete' ? 'done' : 'stopped',
        outcome: { kind: 'done', finish, messages: old },
      })
      expect(await answerOf(turn)).toEqual(old)
      expect(await spentBy(turn)).toBe(spent + 7)
    })

  test('where a stop comes before any engine had it, or an acute message does', async () => {
    const stopped = await answered()
    await regenerate(stopped, newId(), null)
    const stop = await requestStop(db, stopped.studentKey, stopped.turnId, newId())
    expect(stop).toEqual({ state: 'stopped', isFirst: true })
    const late = await answered()
    await regenerate(late, newId(), null)
    const sent = await sendTurn(db, engine, { studentKey: late.studentKey, text: 'kendimi öldürmek istiyorum' })
    expect(sent.stopped).toEqual([late.turnId])
    for (const turn of [stopped, late])
      expect(await findTurn(db, turn.studentKey, turn.turnId)).toMatchObject({
        state: 'done',
        outcome: { n: terminalNumber(2), finish: 'complete', messages: [{ content: 'eski' }] },
      })
  })

  test('and what the attempt found of distress is kept', async () => {
    const turn = await answered()
    const found = [{ concern: { tier: 'serious' as const, category: 'other' as const }, source: 'model' as const }]
    await commitTurn(db, await begun(turn), says('yarım', { finish: 'stopped', found }), usage)
    expect(await textsOf(db, turn.studentKey)).toEqual(['soru', 'eski'])
    expect(await regenerate(turn)).toEqual({ kind: 'refused' })
  })

  test('unless the text by hand helps in distress', async () => {
    const turn = await answered()
    const [text = ''] = answers.acute.other
    const found = [{ concern: { tier: 'acute' as const, category: 'other' as const }, source: 'moderation' as const }]
    const help = says('', { bubbles: [bubble(text, 'hand')], found, answerId: 'acute-other-1' })
    expect(await commitTurn(db, await begun(turn), help, usage)).toMatchObject({ isKept: false })
    expect(await answerOf(turn)).toMatchObject([{ content: text, author: 'hand', help: [{ phone: '112' }, {}] }])
  })
})
