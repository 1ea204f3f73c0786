import { randomUUID } from 'node:crypto'
import type { LiveEvent } from '@yoldas/contracts/live'
import { hiddenBody } from '@yoldas/contracts/push'
import type { BlockReason, Verdict } from '@yoldas/contracts/verdict'
import { type Db, sql } from '@yoldas/db'
import { newId } from '@yoldas/ids'
import { openDb, openNats } from '@yoldas/testkit/servers'
import { pause } from '@yoldas/time'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { takeVerdict } from '../blocked/store.ts'
import { blockedTexts } from '../blocked/texts.ts'
import { answers, help } from '../care/answers.ts'
import type { Corpus } from '../corpus/passage.ts'
import { replaceAnswer, restartTurn } from '../engine/control/store.ts'
import { settleFailure } from '../engine/failure.ts'
import { claimReady } from '../engine/leases/store.ts'
import { runTurn } from '../engine/run.ts'
import { acceptReply } from '../engine/sending/store.ts'
import { eventsOf, historyOf, stateOf } from '../test/appends.ts'
import { claimSend, enterEngine, modelsOf, runOut, sendTurn, takeAllOver, turnDeps } from '../test/engine.ts'
import { breaks, calls, type Said, says, startScript } from '../test/script.ts'
import { contextWith, newVerdict } from '../test/verdicts.ts'
import { type Claim, failTurn, noUsage } from '../turn/store.ts'
import type { TurnDeps } from './attempt.ts'
import { liveTurn } from './live.ts'
import { tool } from './toolbox.ts'

const db = await openDb('chat-engine')
const connect = await openNats()
const bus = await connect('chat-engine')
const engine = await enterEngine(db)

const revoked = () => newVerdict({ blocked: 'parent' })
const take = (studentKey: string, verdict: Verdict) => db.transaction((tx) => takeVerdict(tx, { studentKey, verdict }))

type Options = {
  /** What profile-journey answers with the turn's context; it is away without one. */
  context?: Verdict
  /** What the second model says, where there is one. */
  second?: Said[]
  /** Done while the tool of the first step runs. */
  meanwhile?: (studentKey: string) => Promise<unknown>
  more?: Partial<TurnDeps>
}

/** The turn, run to its end by these answers of the model. */
async function run(claim: Claim, said: Said[], { context, second, meanwhile, more }: Options = {}) {
  await using opened = new AsyncDisposableStack()
  const scripts = [opened.use(await startScript(said, 'first'))]
  if (second) scripts.push(opened.use(await startScript(second, 'second')))
  const [first, ...others] = scripts.map(({ model }) => model)
  if (!first) throw new Error('there is no model')
  const applied: string[] = []
  const note = tool({
    name: 'note',
    description: 'Not alır',
    input: z.object({}),
    begin: (turn) => async () => {
      turn.stage({ isAnswer: false, apply: async () => void applied.push(turn.studentKey) })
      await meanwhile?.(turn.studentKey)
      return {}
    },
  })
  const events: LiveEvent[] = []
  const live = liveTurn({ publishLive: (_student, _turn, event) => events.push(event) }, claim)
  const orders = { abandoned: new AbortController().signal, stopped: new AbortController().signal }
  const deps = turnDeps(
    { db, bus, model: first },
    {
      models: modelsOf([first, ...others]),
      tools: [note],
      findStudentContext: async () => (context ? contextWith(context) : null),
      ...more,
    },
  )
  await runTurn(deps, claim, live, orders)
  const end = events.at(-1)
  const done = end?.event === 'done' ? end.data : null
  return {
    asked: scripts.map((script) => script.asked.length),
    applied,
    events: events.map(({ event }) => event),
    finish: done?.finish,
    bubbles: done?.messages.map(({ content }) => content),
    authors: done?.messages.map(({ author }) => author),
    pushes: (await eventsOf(db, claim.studentKey)).filter(({ turnId }) => turnId === claim.turnId),
  }
}

const byHand = (blocked: BlockReason) => ({
  asked: [0],
  finish: 'complete',
  bubbles: [blockedTexts[blocked]],
  authors: ['hand'],
  pushes: [{ notifies: false }],
})
const anything: Said[] = [[says('Cevap.')], [says('Cevap.')]]

describe('a turn of a student who is blocked', () => {
  test.each(['parent', 'age', 'consent'] as const)(
    'for the reason %s is answered by hand, and no model is asked',
    async (blocked) => {
      const claim = await claimSend(db, engine, { verdict: newVerdict({ blocked }) })
      const ended = await run(claim, anything)
      expect(ended).toMatchObject(byHand(blocked))
      expect(ended.events).toEqual(['chunk', 'done'])
      const Spent = z.object({ model: z.null(), promptVersion: z.null(), inputTokens: z.null() })
      await db.one(sql.type(Spent)`
        SELECT model, prompt_version AS "promptVersion", input_tokens AS "inputTokens" FROM turn
        WHERE id = ${claim.turnId}
      `)
    },
  )

  test('gives nothing of the message to the moderation or the corpus', async () => {
    const claim = await claimSend(db, engine)
    const given: string[] = []
    const more = {
      moderation: {
        score: async (text: string) => {
          given.push(text)
          return {}
        },
      },
      corpus: {
        find: async ({ text }: { text: string }) => {
          given.push(text)
          return { passages: [], skipped: null, degraded: [] }
        },
      },
    }
    expect(await run(claim, anything, { context: revoked(), more })).toMatchObject(byHand('parent'))
    expect(given).toEqual([])
    const other = await claimSend(db, engine)
    await run(other, anything, { more })
    expect(given).toEqual(['soru', 'soru'])
  })

  test('goes by the context, which is newer than what the message brought, and keeps what that says', async () => {
    const claim = await claimSend(db, engine, { verdict: newVerdict() })
    expect(await run(claim, anything, { context: revoked() })).toMatchObject(byHand('parent'))
    // The last verdict holds while profile-journey is away.
    const next = await claimSend(db, engine, { studentKey: claim.studentKey })
    expect(await run(next, anything)).toMatchObject(byHand('parent'))
  })

  test('goes by what was handed over where the message and the context are older', async () => {
    const [before, context] = [newVerdict(), newVerdict()]
    const claim = await claimSend(db, engine, { verdict: before })
    await take(claim.studentKey, revoked())
    expect(await run(claim, anything, { context })).toMatchObject(byHand('parent'))
    const next = await claimSend(db, engine, { studentKey: claim.studentKey, verdict: before })
    expect(await run(next, anything, { context })).toMatchObject(byHand('parent'))
  })

  test('is answered by hand where the verdict comes while its passages are looked for, which takes long', async () => {
    const claim = await claimSend(db, engine)
    const find: Corpus['find'] = async () => {
      await take(claim.studentKey, revoked())
      await pause(150)
      return { passages: [], skipped: null, degraded: [] }
    }
    const ended = await run(claim, anything, { context: newVerdict(), more: { corpus: { find } } })
    expect(ended).toMatchObject(byHand('parent'))
  })

  test('is the model’s again as soon as the context says so', async () => {
    const claim = await claimSend(db, engine, { verdict: revoked() })
    expect(await run(claim, anything, { context: newVerdict() })).toMatchObject({ asked: [1], bubbles: ['Cevap.'] })
    const next = await claimSend(db, engine, { studentKey: claim.studentKey })
    expect(await run(next, anything)).toMatchObject({ asked: [1], pushes: [{ notifies: true }] })
  })

  test('that waited, or whose engine died, is answered by hand too', async () => {
    const claim = await claimSend(db, await enterEngine(db))
    const waiting = await sendTurn(db, null, { studentKey: claim.studentKey })
    await take(claim.studentKey, revoked())
    await runOut(db, claim)
    const own = await enterEngine(db)
    const takenOver = (await takeAllOver(db, own)).find(({ turnId }) => turnId === claim.turnId)
    if (!takenOver) throw new Error('the turn was not taken over')
    expect(await run(takenOver, anything)).toMatchObject(byHand('parent'))
    const [next] = (await claimReady(db, own, 1000)).filter(({ turnId }) => turnId === waiting.turn.turnId)
    if (!next) throw new Error('the turn was not claimed')
    expect(await run(next, anything)).toMatchObject(byHand('parent'))
  })

  test('that had failed is answered by hand when it is retried', async () => {
    const { studentKey, turnId, ...claim } = await claimSend(db, engine)
    await failTurn(db, { studentKey, turnId, ...claim }, noUsage)
    const again = await restartTurn(db, { studentKey, turnId, attempt: 1, verdict: revoked() }, engine)
    if (again.kind !== 'restarted' || !again.claim) throw new Error('the turn is not retried')
    expect(await run(again.claim, anything)).toMatchObject(byHand('parent'))
  })

  test('keeps the answer that it had when it is regenerated, also from its second step on', async () => {
    const claim = await claimSend(db, engine)
    await run(claim, [[says('İlk.')]])
    const before = await historyOf(db, claim.studentKey)
    const regenerate = async (verdict: Verdict) => {
      const asked = { studentKey: claim.studentKey, turnId: claim.turnId, regenerateId: newId(), verdict }
      const again = await replaceAnswer(db, asked, engine)
      if (again.kind !== 'restarted' || !again.claim) throw new Error('the turn is not regenerated')
      return again.claim
    }
    const midway = await run(
      await regenerate(newVerdict()),
      [[says('Bakıyorum.'), calls(['note', '{}'])], [says('Yeni.')]],
      {
        meanwhile: (studentKey) => take(studentKey, revoked()),
      },
    )
    expect(midway).toMatchObject({ asked: [1], bubbles: ['İlk.'], applied: [] })
    expect(await run(await regenerate(revoked()), anything)).toMatchObject({ asked: [0], bubbles: ['İlk.'] })
    expect(await historyOf(db, claim.studentKey)).toEqual(before)
    expect(await eventsOf(db, claim.studentKey)).toHaveLength(1)
  })
})

describe('a student who is blocked in the middle of a turn', () => {
  const step = (...texts: string[]): string[] => [...texts.map(says), calls(['note', '{}'])]
  const blocks = { meanwhile: (studentKey: string) => take(studentKey, revoked()) }

  test('is left with what was written, and what tools did; no later step is asked', async () => {
    const ended = await run(await claimSend(db, engine), [step('Not alıyorum.'), [says('Aldım.')]], blocks)
    expect(ended).toMatchObject({
      ...{ asked: [1], bubbles: ['Not alıyorum.'], authors: ['model'], finish: 'complete' },
      pushes: [{ notifies: false }],
    })
    expect(ended.applied).toHaveLength(1)
  })

  test('is answered by hand where nothing was written', async () => {
    const ended = await run(await claimSend(db, engine), [step(), [says('Aldım.')]], blocks)
    expect(ended).toMatchObject({ ...byHand('parent'), asked: [1] })
    expect(ended.applied).toHaveLength(1)
  })

  test.each([
    ['what whole steps say', step('Not alıyorum.'), ['Not alıyorum.']],
    ['a text by hand where they say nothing', step(), [blockedTexts.parent]],
  ])('is left with %s where the next model would take over', async (_what, said, bubbles) => {
    const claim = await claimSend(db, engine)
    let looks = 0
    // The verdict comes while the second step, before which nothing was known of it, breaks.
    const own: Db = {
      ...db,
      maybeOneFirst: async (query) => {
        if (query.sql.includes('SELECT blocked')) looks += 1
        if (looks === 2) await take(claim.studentKey, revoked())
        return db.maybeOneFirst(query)
      },
    }
    const ended = await run(claim, [said, [says('Yarım '), breaks]], { second: anything, more: { db: own } })
    expect(ended).toMatchObject({ asked: [2, 0], bubbles, pushes: [{ notifies: false }] })
    expect(ended.applied).toHaveLength(1)
  })

  test('gets the answer that was under way whole, with what its tools did, and no push of it', async () => {
    const claim = await claimSend(db, engine)
    const late: Db = {
      ...db,
      transaction: async (work) => {
        await take(claim.studentKey, revoked())
        return db.transaction(work)
      },
    }
    const ended = await run(claim, [step('Not alıyorum.'), [says('Aldım.')]], { more: { db: late } })
    expect(ended).toMatchObject({ asked: [2], bubbles: ['Not alıyorum.', 'Aldım.'], pushes: [{ notifies: false }] })
    expect(ended.applied).toHaveLength(1)
  })
})

describe('in distress a student who is blocked', () => {
  const verdict = revoked()

  test('has an acute message answered by hand at once, and pushed without its text', async () => {
    const studentKey = randomUUID()
    const { turn } = await sendTurn(db, engine, { studentKey, text: 'kendimi öldürmek istiyorum', verdict })
    expect(turn.outcome).toMatchObject({ kind: 'done', messages: [{ author: 'hand' }, {}, {}, {}] })
    expect(await eventsOf(db, studentKey)).toMatchObject([{ notifies: true, text: hiddenBody }])
  })

  test('has a serious message answered by hand, with whom to call, and pushed without its text', async () => {
    const claim = await claimSend(db, engine, { text: 'babam beni dövüyor', verdict })
    const ended = await run(claim, anything)
    expect(ended).toMatchObject({ asked: [0], pushes: [{ notifies: true, text: hiddenBody }] })
    expect(answers.serious.abuse.some((text) => text.startsWith(ended.bubbles?.[0] ?? '-'))).toBe(true)
    expect((await historyOf(db, claim.studentKey)).at(-1)?.help).toEqual(help.serious.abuse)
  })

  test('is told by the blocked bubble whom to call while distress holds', async () => {
    const first = await claimSend(db, engine, { text: 'babam beni dövüyor' })
    await run(first, [[says('Buradayım.')]])
    const claim = await claimSend(db, engine, { studentKey: first.studentKey, verdict })
    expect(await run(claim, anything)).toMatchObject({
      ...byHand('parent'),
      pushes: [{ notifies: true, text: hiddenBody }],
    })
    expect((await historyOf(db, claim.studentKey)).at(-1)?.help).toEqual(help.serious.abuse)
  })
})

test('of the apology for a reply that failed a student who is blocked is not notified', async () => {
  const reply = { studentKey: randomUUID(), turnId: newId(), messageId: newId(), text: 'cevap', replyToId: newId() }
  await db.transaction((tx) => acceptReply(tx, reply))
  await take(reply.studentKey, revoked())
  await db.query(sql.typeAlias('none')`
    UPDATE turn SET accepted_at = accepted_at - interval '1 hour' WHERE id = ${reply.turnId}
  `)
  const claim = (await claimReady(db, engine, 1000)).find(({ turnId }) => turnId === reply.turnId)
  if (!claim) throw new Error('the reply was not claimed')
  const outcome = await settleFailure(db, claim, noUsage)
  expect(outcome).toMatchObject({ kind: 'done', messages: [{ content: expect.stringMatching(/yetişkin.*112/) }] })
  expect(await eventsOf(db, reply.studentKey)).toMatchObject([{ notifies: false }])
  expect(await stateOf(db, reply.turnId)).toBe('done')
})

test.each(Object.values(blockedTexts))(
  'a text for who is blocked names 112 and an adult who need not be a parent',
  (text) => {
    expect(text).toMatch(/güvendiğin bir yetişkinle konuş; annen ya da baban olması gerekmez\..*112’yi ara\.$/)
  },
)
