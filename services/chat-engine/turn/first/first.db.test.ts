import { randomUUID } from 'node:crypto'
import { hiddenBody } from '@yoldas/contracts/push'
import { sql } from '@yoldas/db'
import { newId } from '@yoldas/ids'
import { openDb } from '@yoldas/testkit/servers'
import { describe, expect, test } from 'vitest'
import { answers, bubbles, help } from '../../care/answers.ts'
import { heldOf } from '../../care/rows.ts'
import { inForce } from '../../care/rules.ts'
import type { FoundConcern } from '../../care/store.ts'
import { findHistory, findPast } from '../../conversation/said/store.ts'
import { lockConversation } from '../../conversation/store.ts'
import { replaceAnswer, requestStop, restartTurn } from '../../engine/control/store.ts'
import { settleFailure } from '../../engine/failure.ts'
import { findTurn } from '../../engine/find/store.ts'
import { claimReady } from '../../engine/leases/store.ts'
import { acceptReply } from '../../engine/sending/store.ts'
import { eventsOf } from '../../test/appends.ts'
import { claimSend, enterEngine, runOut, sendTurn, takeAllOver } from '../../test/engine.ts'
import { beginByHand } from '../byHand/store.ts'
import { type Claim, commitTurn, noUsage } from '../store.ts'

const db = await openDb('chat-engine')
const engine = await enterEngine(db)

const serious = 'artık yaşamak istemiyorum'
const acute = 'kendimi öldürmek istiyorum'
const numbers = help.serious['self-harm']

const send = (studentKey: string, text: string) => sendTurn(db, null, { studentKey, text })
const claimed = (studentKey: string, text = serious) => claimSend(db, engine, { studentKey, text })
const bubble = (text: string) => ({ id: newId(), text, author: 'model' as const })
const end = (claim: Claim, more: Partial<Parameters<typeof commitTurn>[2]> = {}) =>
  commitTurn(db, claim, { bubbles: [bubble('Buradayım.')], finish: 'complete', effects: [], ...more }, noUsage)

async function said(studentKey: string, turnId: string) {
  const { messages } = await findHistory(db, studentKey, { limit: 60 })
  return messages.filter((message) => message.turnId === turnId && message.role === 'assistant')
}

/** A turn that waits behind another. */
async function waiting(studentKey: string) {
  await claimed(studentKey, 'Türev nedir?')
  return (await send(studentKey, serious)).turn
}

/** How a turn of each kind comes to its end; returns the turn. */
const endings: ReadonlyArray<
  [name: string, finish: 'complete' | 'stopped', more: number, end: (studentKey: string) => Promise<{ turnId: string }>]
> = [
  [
    'answered',
    'complete',
    1,
    async (studentKey) => {
      const claim = await claimed(studentKey)
      await end(claim)
      return claim
    },
  ],
  [
    'answered by a second engine, since the first died',
    'complete',
    1,
    async (studentKey) => {
      const own = await enterEngine(db)
      const { turnId } = await claimSend(db, own, { studentKey, text: serious })
      await runOut(db, { turnId })
      const claim = (await takeAllOver(db, engine)).find((one) => one.turnId === turnId)
      if (!claim) throw new Error('the turn is not taken over')
      await end(claim)
      return claim
    },
  ],
  [
    'stopped while it waits',
    'stopped',
    0,
    async (studentKey) => {
      const turn = await waiting(studentKey)
      expect(await requestStop(db, studentKey, turn.turnId, newId())).toEqual({ state: 'stopped', isFirst: true })
      return turn
    },
  ],
  [
    'stopped before the model said anything',
    'stopped',
    0,
    async (studentKey) => {
      const claim = await claimed(studentKey)
      await end(claim, { bubbles: [], finish: 'stopped' })
      return claim
    },
  ],
  [
    'stopped in the middle',
    'stopped',
    1,
    async (studentKey) => {
      const claim = await claimed(studentKey)
      await end(claim, { finish: 'stopped' })
      return claim
    },
  ],
  [
    'failed, and answered by hand instead',
    'complete',
    -1,
    async (studentKey) => {
      const claim = await claimed(studentKey)
      expect(await settleFailure(db, claim, noUsage)).toMatchObject({ kind: 'done', finish: 'complete' })
      return claim
    },
  ],
  [
    'a reply from a notification that failed',
    'complete',
    -1,
    async (studentKey) => {
      const reply = { studentKey, turnId: newId(), messageId: newId(), text: serious, replyToId: newId() }
      await db.transaction((tx) => acceptReply(tx, reply))
      const claim = (await claimReady(db, engine, 1_000)).find(({ turnId }) => turnId === reply.turnId)
      if (!claim) throw new Error('the reply is not taken')
      expect(await settleFailure(db, claim, noUsage)).toMatchObject({ kind: 'done', finish: 'complete' })
      return claim
    },
  ],
  [
    'ended by an acute message while it waits',
    'stopped',
    0,
    async (studentKey) => {
      const turn = await waiting(studentKey)
      await send(studentKey, acute)
      return turn
    },
  ],
  [
    'ended by an acute message while it is answered',
    'stopped',
    0,
    async (studentKey) => {
      const claim = await claimed(studentKey)
      await send(studentKey, acute)
      await end(claim)
      return claim
    },
  ],
]

describe('a turn that begins with a bubble by hand keeps it, before all others and whole, when it is', () => {
  test.each(endings)('%s', async (_name, finish, more, end) => {
    const studentKey = randomUUID()
    const { turnId } = await end(studentKey)
    const messages = await said(studentKey, turnId)
    const [first, ...rest] = messages
    expect(bubbles).toContain(first?.content)
    expect(first?.author).toBe('hand')
    if (more >= 0) expect(rest.map(({ author }) => author)).toEqual(Array.from({ length: more }, () => 'model'))
    else expect(rest.map(({ content }) => content).join('\n\n')).toMatch(partOf(answers.serious['self-harm']))
    expect(messages.map((message) => message.help)).toEqual([...messages.slice(1).map(() => []), numbers])
    const turn = await findTurn(db, studentKey, turnId)
    expect(turn?.outcome).toMatchObject({ kind: 'done', finish, messages })
    const pushed = (await eventsOf(db, studentKey)).filter((event) => event.turnId === turnId)
    expect(pushed).toMatchObject(
      finish === 'stopped' ? [] : [{ messageId: first?.id, bubbles: messages.length, text: hiddenBody, type: 'reply' }],
    )
    // Nothing else of it can be asked for.
    const asked = { studentKey, turnId, attempt: turn?.attempt ?? 0 }
    expect((await restartTurn(db, asked, null)).kind).toBe('refused')
    expect((await replaceAnswer(db, { ...asked, regenerateId: newId() }, null)).kind).toBe('refused')
  })
})

const partOf = (texts: readonly string[]) =>
  new RegExp(texts.map((text) => text.replaceAll(/[.?()]/g, '\\$&')).join('|'))

describe('the bubble by hand', () => {
  test('is there before any engine has the turn, with whom to call, and nobody is notified', async () => {
    const studentKey = randomUUID()
    const { turn, claim } = await send(studentKey, serious)
    const [first] = await said(studentKey, turn.turnId)
    expect({ claim, first: turn.first, outcome: turn.outcome }).toEqual({ claim: null, first, outcome: null })
    expect(first).toMatchObject({ author: 'hand', origin: 'chat', help: numbers, turnIndex: turn.message.turnIndex })
    expect(await eventsOf(db, studentKey)).toEqual([])
    expect((await findTurn(db, studentKey, turn.turnId))?.first).toEqual(first)
    const [taken] = (await claimReady(db, engine, 1_000)).filter(({ turnId }) => turnId === turn.turnId)
    expect(taken?.first).toEqual({ id: first?.id, text: first?.content })
  })

  test('ends nothing that was asked before: that answer is stored behind it', async () => {
    const studentKey = randomUUID()
    const earlier = await claimed(studentKey, 'Türev nedir?')
    const { turn } = await send(studentKey, serious)
    expect(await end(earlier)).toMatchObject({ finish: 'complete', promoted: true })
    const { messages } = await findHistory(db, studentKey, { limit: 60 })
    expect(messages.slice(1).map(({ turnId, role }) => [turnId === turn.turnId, role])).toEqual([
      [false, 'user'],
      [true, 'user'],
      [true, 'assistant'],
      [false, 'assistant'],
    ])
  })

  test('does not count as an answer by hand: the next one still says that a program answers', async () => {
    const studentKey = randomUUID()
    await end(await claimed(studentKey))
    const past = await findPast(db, { studentKey, turnIndex: 1_000 }, 10, 10_000)
    expect(past).toMatchObject({ isCareAnswered: false, careTurnIndex: null })
    expect(inForce(heldOf(past), new Date(past.now))).toMatchObject({ tier: 'serious', category: 'self-harm' })
  })
})

const goBy = (studentKey: string, hours: number) =>
  db.query(sql.typeAlias('none')`
    UPDATE conversation SET care_answer_at = care_answer_at - make_interval(hours => ${hours})
    WHERE student_key = ${studentKey}
  `)

describe('no bubble by hand comes', () => {
  const given: ReadonlyArray<
    [what: string, hours: number, give: (studentKey: string) => Promise<unknown>, comes: boolean]
  > = [
    ['within 12 hours of another one', 11, (studentKey) => claimed(studentKey).then((claim) => end(claim)), false],
    ['and it does 12 hours after', 12, (studentKey) => claimed(studentKey).then((claim) => end(claim)), true],
    ['within 12 hours of an acute answer', 11, (studentKey) => send(studentKey, acute), false],
    [
      'within 12 hours of an answer by hand to what the model failed to answer',
      11,
      (studentKey) => claimed(studentKey, 'babam beni dövüyor').then((claim) => settleFailure(db, claim, noUsage)),
      false,
    ],
    [
      'within 12 hours of one on a suspicion, which holds nothing',
      11,
      async (studentKey) => {
        const suspicion = { tier: 'serious', category: 'eating' } as const
        await settleFailure(db, await claimSend(db, engine, { studentKey, suspicion }), noUsage)
      },
      false,
    ],
    [
      'and it does after a notice alone',
      0,
      (studentKey) => claimed(studentKey, 'merhaba').then((claim) => end(claim)),
      true,
    ],
    [
      'and it does where the model alone has cared',
      0,
      (studentKey) => claimed(studentKey, 'babam beni dövüyor').then((claim) => end(claim)),
      true,
    ],
  ]
  test.each(given)('%s', async (_what, hours, give, comes) => {
    const studentKey = randomUUID()
    await give(studentKey)
    await goBy(studentKey, hours)
    const { turn } = await send(studentKey, serious)
    expect(turn.first !== undefined).toBe(comes)
    expect(await said(studentKey, turn.turnId)).toHaveLength(comes ? 1 : 0)
  })

  const found: ReadonlyArray<[FoundConcern['concern'], FoundConcern['source'], boolean]> = [
    [{ tier: 'serious', category: 'self-harm' }, 'words', true],
    [{ tier: 'serious', category: 'self-harm' }, 'conversation', true],
    [{ tier: 'serious', category: 'self-harm' }, 'classifier', false],
    [{ tier: 'serious', category: 'abuse' }, 'words', false],
    [{ tier: 'check', category: 'self-harm' }, 'words', false],
  ]
  test.each(found)('to %o, found by %s: %s', async (concern, source, comes) => {
    const studentKey = randomUUID()
    const { turn } = await send(studentKey, 'merhaba')
    const first = await db.transaction(async (tx) => {
      const care = await lockConversation(tx, studentKey)
      return beginByHand(tx, { studentKey, turn, care }, [{ concern, source }])
    })
    expect(first !== null).toBe(comes)
  })
})
