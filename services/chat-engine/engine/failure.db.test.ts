import { randomUUID } from 'node:crypto'
import { hiddenBody } from '@yoldas/contracts/push'
import { connectDb, type DbPool, sql } from '@yoldas/db'
import { newId } from '@yoldas/ids'
import { patient, testDatabase } from '@yoldas/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { answers, dangerTexts, help } from '../care/answers.ts'
import { enterEngine } from '../test/engine.ts'
import type { EngineIdentity } from '../turn/store.ts'
import { type Claim, commitTurn } from '../turn/store.ts'
import { settleFailure } from './failure.ts'
import { findTurn } from './find/store.ts'
import { claimReady, claimReruns } from './leases/store.ts'
import { acceptReply, acceptSend } from './sending/store.ts'

const opened = new AsyncDisposableStack()
let db: DbPool
beforeAll(async () => {
  const database = opened.use(await testDatabase())
  db = opened.use(await connectDb(patient(database.urls['chat-engine'])))
  engine = await enterEngine(db)
})
afterAll(() => opened.disposeAsync())

const usage = { model: 'm', inputTokens: 1, outputTokens: 2, firstTokenMs: 3, totalMs: 4 }
let engine: EngineIdentity

async function claimOf(turnId: string): Promise<Claim | undefined> {
  const claims = [...(await claimReady(db, engine, 1000)), ...(await claimReruns(db, engine, 1000))]
  return claims.find((claim) => claim.turnId === turnId)
}

/** A reply of a student of one's own, taken by an engine. */
async function claimedReply(text = 'cevap'): Promise<Claim> {
  const studentKey = randomUUID()
  const reply = { studentKey, turnId: newId(), messageId: newId(), text, replyToId: newId() }
  await db.transaction((tx) => acceptReply(tx, reply))
  const claim = await claimOf(reply.turnId)
  if (!claim) throw new Error('the reply was not claimed')
  return claim
}

/** As when the pause before the next run has gone by. */
async function claimLater({ turnId }: Claim): Promise<Claim> {
  await db.query(sql.typeAlias('none')`UPDATE turn SET not_before = clock_timestamp() WHERE id = ${turnId}`)
  const claim = await claimOf(turnId)
  if (!claim) throw new Error('the turn is not taken again')
  return claim
}

const Told = z.object({ subject: z.string(), payload: z.looseObject({ turnId: z.uuid() }) })
const told = async ({ turnId }: Claim) =>
  (await db.any(sql.type(Told)`SELECT subject, payload FROM outbox WHERE subject LIKE 'events.companion.%'`)).filter(
    ({ payload }) => payload.turnId === turnId,
  )

describe('a turn that fails', () => {
  test('whose student wrote in the app has failed, and no event is recorded', async () => {
    const sent = { studentKey: randomUUID(), turnId: newId(), messageId: newId(), text: 'soru' }
    const accepted = await db.transaction((tx) => acceptSend(tx, sent, engine))
    if (!accepted?.claim) throw new Error('the turn was not claimed')
    expect(await settleFailure(db, accepted.claim, usage)).toMatchObject({ kind: 'failed' })
    expect(await told(accepted.claim)).toEqual([])
  })

  test('of a reply is run again after a pause, three times, and then apologised for', async () => {
    let claim = await claimedReply()
    for (let rerun = 1; rerun <= 3; rerun += 1) {
      expect(await settleFailure(db, claim, usage)).toBe('rerun')
      expect(await claimOf(claim.turnId)).toBeUndefined()
      claim = await claimLater(claim)
      expect(claim.attempt).toBe(rerun + 1)
    }
    const outcome = await settleFailure(db, claim, usage)
    expect(outcome).toMatchObject({
      kind: 'done',
      messages: [{ author: 'hand', content: expect.stringContaining('Kusura bakma') }],
    })
    expect(await findTurn(db, claim.studentKey, claim.turnId)).toMatchObject({ state: 'done', outcome })
    expect(await told(claim)).toMatchObject([{ payload: { type: 'reply', bubbles: 1 } }])
  })

  test('of a reply that is 10 minutes old is apologised for at once', async () => {
    const claim = await claimedReply()
    await db.query(sql.typeAlias('none')`
      UPDATE turn SET accepted_at = accepted_at - interval '10 minutes 1 second' WHERE id = ${claim.turnId}
    `)
    expect(await settleFailure(db, claim, usage)).toMatchObject({ kind: 'done' })
  })

  test('whose message is about a friend is answered by what fits a friend', async () => {
    const claim = await claimedReply('arkadaşım intihar etmeyi düşünüyormuş bana söyledi')
    const outcome = await settleFailure(db, claim, usage)
    if (outcome === null || outcome === 'rerun' || outcome.kind !== 'done') throw new Error('there is no answer')
    const [first] = outcome.messages
    expect(dangerTexts.serious.friend.some((text) => text.startsWith(first?.content ?? '-'))).toBe(true)
  })

  test('whose message is serious is answered by hand at once, in the app and in a notification', async () => {
    const accepted = await db.transaction((tx) =>
      acceptSend(
        tx,
        { studentKey: randomUUID(), turnId: newId(), messageId: newId(), text: 'babam beni dövüyor' },
        engine,
      ),
    )
    for (const claim of [accepted?.claim, await claimedReply('babam beni dövüyor')]) {
      if (!claim) throw new Error('the turn was not claimed')
      const outcome = await settleFailure(db, claim, usage)
      if (outcome === null || outcome === 'rerun' || outcome.kind !== 'done') throw new Error('there is no answer')
      const { messages } = outcome
      expect(answers.serious.abuse.some((text) => text.startsWith(messages[0]?.content ?? '-'))).toBe(true)
      expect(new Set(messages.map(({ author }) => author))).toEqual(new Set(['hand']))
      expect(messages.at(-1)?.help).toEqual(help.serious.abuse)
      expect(await findTurn(db, claim.studentKey, claim.turnId)).toMatchObject({ state: 'done', outcome })
      expect(await told(claim)).toMatchObject([{ payload: { text: hiddenBody } }])
    }
  })

  test('under an old attempt changes nothing', async () => {
    const stale = await claimedReply()
    expect(await settleFailure(db, stale, usage)).toBe('rerun')
    await claimLater(stale)
    expect(await settleFailure(db, stale, usage)).toBeNull()
    expect(await findTurn(db, stale.studentKey, stale.turnId)).toMatchObject({ state: 'running', attempt: 2 })
  })
})

describe('the event for notifications is recorded', () => {
  const bubble = (text: string) => ({ id: newId(), text, author: 'model' as const })
  const answer = (texts: string[], finish: 'complete' | 'stopped' = 'complete') => ({
    bubbles: texts.map(bubble),
    finish,
    effects: [],
    showsPreview: true,
  })

  test('of a turn’s bubbles in the answers’ own lane, by what a notification shows of them', async () => {
    const claim = await claimedReply()
    const committed = await commitTurn(db, claim, answer(['bir', '😀'.repeat(1000)]), usage)
    expect(await told(claim)).toEqual([
      {
        subject: `events.companion.answered.v1.${claim.studentKey}`,
        payload: {
          studentKey: claim.studentKey,
          turnId: claim.turnId,
          type: 'reply',
          messageType: null,
          messageId: committed?.messages[0]?.id,
          bubbles: 2,
          text: `bir ${'😀'.repeat(175)}…`,
          expiresAt: null,
          unread: { count: 2, revision: expect.any(Number) },
          notifies: true,
        },
      },
    ])
  })

  test.each([
    ['without bubbles', answer([])],
    ['that was stopped', answer(['yarım'], 'stopped')],
  ])('nothing of a turn %s', async (_kind, ended) => {
    const claim = await claimedReply()
    expect(await commitTurn(db, claim, ended, usage)).not.toBeNull()
    expect(await told(claim)).toEqual([])
  })
})
