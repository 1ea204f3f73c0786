import { randomUUID } from 'node:crypto'
import { hiddenBody } from '@yoldas/contracts/push'
import { type Db, planOf, sql } from '@yoldas/db'
import { newId } from '@yoldas/ids'
import { openDb } from '@yoldas/testkit/servers'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { eraseStudent } from '../conversation/erasing/store.ts'
import { findCalmPast, findHistory, findPast } from '../conversation/said/store.ts'
import { findConversation, openConversation } from '../conversation/store.ts'
import { requestStop } from '../engine/control/store.ts'
import { settleFailure } from '../engine/failure.ts'
import { findSent, findTurn } from '../engine/find/store.ts'
import { claimReady } from '../engine/leases/store.ts'
import { acceptReply, acceptSend, type Send } from '../engine/sending/store.ts'
import { appendAll } from '../proactive/store.ts'
import { closeStudent } from '../students/close.ts'
import { append, eventsOf, stateOf } from '../test/appends.ts'
import { enterEngine } from '../test/engine.ts'
import { type Claim, commitTurn, noUsage } from '../turn/store.ts'
import { answers, checkins, dangerTexts, disclosures, help } from './answers.ts'
import { forgetConcerns } from './forgetConcerns.ts'
import { heldOf } from './rows.ts'
import { inForce, measures } from './rules.ts'
import { exportConcerns, type FoundConcern, forgetFound, forgetHeld } from './store.ts'
import { noConcern } from './tiers.ts'

const db = await openDb('chat-engine')

const acute = 'kendimi öldürmek istiyorum'
const serious = 'babam beni dövüyor'
const check = 'şaka şaka kendimi öldüreceğim'
const low = 'çok mutsuzum'
const engine = await enterEngine(db)

const newSend = (studentKey: string, text: string): Send => ({ studentKey, turnId: newId(), messageId: newId(), text })
async function accept(send: Send, taker: typeof engine | null = null, most: number | null = null) {
  const accepted = await db.transaction((tx) => acceptSend(tx, send, taker, most))
  if (!accepted) throw new Error('the student is erased')
  return { ...accepted, turnId: send.turnId }
}
const say = (studentKey: string, text: string, taker: typeof engine | null = null) =>
  accept(newSend(studentKey, text), taker)

async function running(studentKey: string, text = 'Türev nedir?'): Promise<Claim> {
  const { claim } = await say(studentKey, text, engine)
  if (!claim) throw new Error('the turn does not run')
  return claim
}

const answer = (text: string, more: { found?: FoundConcern[]; showsPreview?: boolean } = {}) => ({
  bubbles: [{ id: newId(), text, author: 'model' as const }],
  finish: 'complete' as const,
  effects: [],
  ...more,
})

const pastOf = (studentKey: string) => findPast(db, { studentKey, turnIndex: 1_000 }, 10, 10_000)
async function heldBy(studentKey: string) {
  const past = await pastOf(studentKey)
  return inForce(heldOf(past), new Date(past.now))
}
const textsOf = async (studentKey: string) =>
  (await findHistory(db, studentKey, { limit: 60 })).messages.map(({ content }) => content)
const concernsOf = (studentKey: string) => exportConcerns(db, studentKey, null, 100)

/** As when so many hours had gone by since. */
const goBy = (studentKey: string, hours: number) =>
  db.query(sql.typeAlias('none')`
    UPDATE conversation
    SET care_at = care_at - make_interval(hours => ${hours}), care_until = care_until - make_interval(hours => ${hours})
    WHERE student_key = ${studentKey}
  `)

const Command = z.object({ payload: z.looseObject({ dueAt: z.string(), text: z.string() }) })
const checkinsOf = async (studentKey: string) =>
  (
    await db.any(sql.type(Command)`
      SELECT payload FROM outbox WHERE student_key = ${studentKey} AND subject = 'scheduler.care-checkin.v1'
    `)
  ).map(({ payload }) => payload)

/** The same, with a count of the statements that are sent. */
function counting(pool: Db): { db: Db; sent: () => number } {
  let sent = 0
  const watch = (target: Db): Db =>
    new Proxy(target, {
      get: (_, name) => {
        if (name === 'transaction')
          return (run: (tx: Db) => unknown) => target.transaction(async (tx) => run(watch(tx)))
        const value: unknown = Reflect.get(target, name)
        if (typeof value !== 'function') return value
        return (...given: unknown[]) => {
          sent += 1
          return Reflect.apply(value, target, given)
        }
      },
    })
  return { db: watch(pool), sent: () => sent }
}

test('means to die are acute while distress holds, and only then', async () => {
  const studentKey = randomUUID()
  const means = 'evdeki hapları saydım'
  expect((await say(studentKey, means)).found).toEqual([])
  await say(studentKey, serious)
  const counted = await say(studentKey, means)
  expect(counted.turn.outcome).toMatchObject({ kind: 'done', finish: 'complete' })
  expect(await heldBy(studentKey)).toMatchObject({ tier: 'acute', category: 'self-harm' })
  await goBy(studentKey, 25)
  expect((await say(studentKey, means)).found).toEqual([])
  expect(await concernsOf(studentKey)).toHaveLength(2)
})

test('care adds no statement to a turn in which nothing is found', async () => {
  const { db: watched, sent } = counting(db)
  const studentKey = randomUUID()
  await openConversation(db, studentKey, new Date().toISOString())
  const send = newSend(studentKey, 'Türev nedir?')
  const accepted = await watched.transaction((tx) => acceptSend(tx, send, engine))
  expect([accepted?.claim?.turnId, sent()]).toEqual([send.turnId, 1])
  if (!accepted?.claim) throw new Error('the turn does not run')
  await findPast(watched, accepted.claim, 10, 1_000)
  expect(sent()).toBe(2)
  await commitTurn(watched, accepted.claim, answer('cevap'), noUsage)
  expect(sent()).toBe(3)
})

describe('a message that is acute', () => {
  test('is answered in the commit that stores it: bubbles, whom to call, a push without text, a check-in', async () => {
    const studentKey = randomUUID()
    const { turn, claim, ready, turnId } = await say(studentKey, acute, engine)
    expect({ claim, ready }).toEqual({ claim: null, ready: false })
    if (turn.outcome?.kind !== 'done') throw new Error('the turn is not done')
    const { messages } = turn.outcome
    const [variant] = answers.acute['self-harm'].filter((text) => text.startsWith(messages[0]?.content ?? '-'))
    const shown = messages.map(({ content }) => content).join('\n\n')
    expect(disclosures.map((text) => `${variant}\n\n${text}`)).toContain(shown)
    expect(messages.map((message) => message.help)).toEqual([
      ...messages.slice(1).map(() => []),
      help.acute['self-harm'],
    ])
    expect(await findTurn(db, studentKey, turnId)).toEqual(turn)
    expect((await findHistory(db, studentKey, { limit: 60 })).messages.slice(1)).toEqual([turn.message, ...messages])
    expect(await eventsOf(db, studentKey)).toMatchObject([
      { turnId, type: 'reply', text: hiddenBody, bubbles: messages.length, messageId: messages[0]?.id },
    ])
    expect(await concernsOf(studentKey)).toMatchObject([
      { turnId, source: 'words', tier: 'acute', category: 'self-harm' },
    ])
    expect(await heldBy(studentKey)).toMatchObject({ tier: 'acute', category: 'self-harm' })
    const [checkin, ...more] = await checkinsOf(studentKey)
    expect(more).toEqual([])
    expect(checkins).toContain(checkin?.text)
  })

  test('is answered by what fits a friend where a friend is in danger', async () => {
    const { turn } = await say(randomUUID(), 'arkadaşım kendini kesti kan durmuyor', engine)
    if (turn.outcome?.kind !== 'done') throw new Error('the turn is not done')
    const [first] = turn.outcome.messages
    expect(dangerTexts.acute.friend.some((text) => text.startsWith(first?.content ?? '-'))).toBe(true)
  })

  test('of 30 repeats at once is stored and answered once', async () => {
    const studentKey = randomUUID()
    const clientId = randomUUID()
    const repeats = await Promise.allSettled(
      Array.from({ length: 30 }, () => accept({ ...newSend(studentKey, acute), clientId }, engine)),
    )
    const [stored, ...more] = repeats.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    expect(more).toEqual([])
    expect(await findSent(db, { ...newSend(studentKey, acute), clientId })).toEqual(stored?.turn)
    const { messages } = await findHistory(db, studentKey, { limit: 60 })
    expect(messages.filter(({ role }) => role === 'user')).toHaveLength(1)
    expect(await eventsOf(db, studentKey)).toHaveLength(1)
    expect(await concernsOf(studentKey)).toHaveLength(1)
  })

  test('never gets a variant twice in a row, and learns once that a program answers until it begins anew', async () => {
    const studentKey = randomUUID()
    const given: string[] = []
    for (let nth = 0; nth < 12; nth += 1) {
      const { turn } = await say(studentKey, acute)
      given.push(turn.outcome?.kind === 'done' ? turn.outcome.messages.map(({ content }) => content).join('\n\n') : '')
    }
    for (const [nth, text] of given.entries()) expect(text).not.toBe(given[nth - 1])
    const isDisclosed = (text = '') => disclosures.some((disclosure) => text.includes(disclosure))
    expect(given.map(isDisclosed)).toEqual([true, ...Array<boolean>(11).fill(false)])
    await goBy(studentKey, 24)
    const { turn } = await say(studentKey, acute)
    const bubbles = turn.outcome?.kind === 'done' ? turn.outcome.messages : []
    expect(bubbles.some(({ content }) => isDisclosed(content))).toBe(true)
  })

  test('waits behind no queue: what was asked before ends without an answer', async () => {
    const studentKey = randomUUID()
    const first = await running(studentKey)
    const queued: string[] = []
    for (let nth = 1; nth < 20; nth += 1) queued.push((await say(studentKey, `soru ${nth}`)).turnId)
    await expect(accept(newSend(studentKey, 'sığmaz'), engine, 20)).rejects.toThrow('unfinished')
    const { turn, stopped, stopping } = await accept(newSend(studentKey, acute), engine, 20)
    expect(turn.outcome).toMatchObject({ kind: 'done' })
    expect(stopping).toEqual([first.turnId])
    expect(new Set(stopped)).toEqual(new Set(queued))
    for (const turnId of queued)
      expect((await findTurn(db, studentKey, turnId))?.outcome).toMatchObject({ finish: 'stopped', messages: [] })

    // The engine may have been done before the order came to it.
    expect(await commitTurn(db, first, answer('Türev bir limittir.'), noUsage)).toMatchObject({
      finish: 'stopped',
      messages: [],
    })
    const bubbles = turn.outcome?.kind === 'done' ? turn.outcome.messages.map(({ content }) => content) : []
    expect((await textsOf(studentKey)).slice(21)).toEqual([acute, ...bubbles])
    expect(await eventsOf(db, studentKey)).toHaveLength(1)
    expect(await requestStop(db, studentKey, first.turnId, randomUUID())).toEqual({ state: 'stopped', isFirst: false })
  })

  test('takes over a reply that waits to be run again, and one that fails is not run again behind it', async () => {
    const studentKey = randomUUID()
    const reply = { ...newSend(studentKey, 'yanıt'), replyToId: newId() }
    await db.transaction((tx) => acceptReply(tx, reply))
    const claim = (await claimReady(db, engine, 100)).find(({ turnId }) => turnId === reply.turnId)
    if (!claim) throw new Error('the reply was not claimed')
    expect(await settleFailure(db, claim, noUsage)).toBe('rerun')
    expect(await say(studentKey, acute)).toMatchObject({ takenOver: [{ turnId: reply.turnId }] })

    const other = randomUUID()
    const late = { ...newSend(other, 'yanıt'), replyToId: newId() }
    await db.transaction((tx) => acceptReply(tx, late))
    const failing = (await claimReady(db, engine, 100)).find(({ turnId }) => turnId === late.turnId)
    if (!failing) throw new Error('the reply was not claimed')
    const { stopping } = await say(other, acute)
    expect(stopping).toEqual([late.turnId])
    expect(await settleFailure(db, failing, noUsage)).toMatchObject({ kind: 'done', messages: [] })
    expect(await stateOf(db, late.turnId)).toBe('done')
  })

  test('that is a reply from a notification is answered too', async () => {
    const studentKey = randomUUID()
    const reply = { ...newSend(studentKey, acute), replyToId: newId() }
    const accepted = await db.transaction((tx) => acceptReply(tx, reply))
    expect(accepted).toMatchObject({ turn: { state: 'done', outcome: { kind: 'done' } } })
    expect(await db.transaction((tx) => acceptReply(tx, reply))).toBeNull()
    const { messages } = await findHistory(db, studentKey, { limit: 60 })
    expect(messages.map(({ origin }) => origin)).toEqual(['notice', ...messages.slice(1).map(() => 'notification')])
    expect(messages.filter(({ role }) => role === 'user')).toHaveLength(1)
  })

  test('lets a reminder that waited go on, and nothing that nobody asked for', async () => {
    const studentKey = randomUUID()
    const first = await running(studentKey)
    const [reminder, checkin] = [
      append(studentKey, ['Deneme!']),
      append(studentKey, ['Nasılsın?'], { messageType: 'checkin' }),
    ]
    await appendAll(db, [reminder, checkin])
    await say(studentKey, acute)
    await commitTurn(db, first, answer('Türev'), noUsage)
    for (const { turnId, bubbles } of [reminder, checkin]) {
      const claim = (await claimReady(db, engine, 100)).find((one) => one.turnId === turnId)
      if (!claim) throw new Error('the message does not run')
      await commitTurn(db, claim, { bubbles: [...bubbles], finish: 'complete', effects: [] }, noUsage)
    }
    expect((await textsOf(studentKey)).at(-1)).toBe('Deneme!')
    expect((await eventsOf(db, studentKey)).map(({ type, text }) => [type, text])).toEqual([
      ['reply', hiddenBody],
      ['scheduled', hiddenBody],
    ])
  })
})

describe('what a conversation holds', () => {
  test('is raised and never lowered, whatever comes at once from several engines', async () => {
    const studentKey = randomUUID()
    await Promise.all([serious, check, acute, low, 'Türev nedir?', serious].map((text) => say(studentKey, text)))
    expect(await heldBy(studentKey)).toMatchObject({ tier: 'acute', category: 'self-harm' })
    expect((await concernsOf(studentKey)).map(({ tier }) => tier).sort()).toEqual([
      'acute',
      'check',
      'low',
      'serious',
      'serious',
    ])
  })

  test('is renewed by what is serious, and by nothing less', async () => {
    const studentKey = randomUUID()
    await say(studentKey, acute)
    await goBy(studentKey, 1)
    const before = await heldBy(studentKey)
    for (const text of [check, low, 'Türev nedir?']) await say(studentKey, text)
    expect(await heldBy(studentKey)).toEqual(before)
    expect(await checkinsOf(studentKey)).toHaveLength(1)
    await say(studentKey, serious)
    expect((await heldBy(studentKey))?.at.getTime()).toBeGreaterThan(before?.at.getTime() ?? 0)
    expect(await checkinsOf(studentKey)).toHaveLength(2)
  })

  test.each([
    [acute, 24],
    [serious, 12],
  ])('of "%s" ends after %i hours', async (text, hours) => {
    const studentKey = randomUUID()
    await say(studentKey, text)
    await goBy(studentKey, hours - 1)
    expect(await heldBy(studentKey)).not.toBeNull()
    await goBy(studentKey, 1)
    expect(await heldBy(studentKey)).toBeNull()
  })

  test('changes the turns after it, and a message alone changes its own turn', async () => {
    const studentKey = randomUUID()
    const promptOf = async (text: string) => {
      const { claim } = await say(studentKey, text, engine)
      if (!claim) throw new Error('the turn does not run')
      const past = await findPast(db, claim, 10, 1_000)
      await commitTurn(db, claim, answer('cevap'), noUsage)
      return measures(heldOf(past), past.concern ?? noConcern, new Date(past.now)).prompt
    }
    expect(await promptOf('Türev nedir?')).toBe('usual')
    expect(await promptOf(check)).toBe('ask')
    expect(await promptOf(low)).toBe('gentle')
    await say(studentKey, acute)
    expect(await promptOf('tamam boşver')).toBe('care')
    await goBy(studentKey, 24)
    expect(await promptOf('Türev nedir?')).toBe('usual')
  })

  test('has answers of the model say whom to call, and their pushes say nothing', async () => {
    const studentKey = randomUUID()
    const claim = await running(studentKey, serious)
    const two = { ...answer('Seni duydum.', { showsPreview: true }) }
    two.bubbles.push({ id: newId(), text: 'Güvende misin?', author: 'model' as const })
    const committed = await commitTurn(db, claim, two, noUsage)
    expect(committed?.messages.map((message) => message.help)).toEqual([[], help.serious.abuse])
    expect(await eventsOf(db, studentKey)).toMatchObject([{ text: hiddenBody }])
    await goBy(studentKey, 12)
    await commitTurn(db, await running(studentKey), answer('Türev', { showsPreview: true }), noUsage)
    expect(await eventsOf(db, studentKey)).toMatchObject([{ text: hiddenBody }, { text: 'Türev' }])
    expect((await findHistory(db, studentKey, { limit: 1 })).messages).toMatchObject([{ help: [] }])
  })

  test('is raised by what was found while an answer was written, in its commit', async () => {
    const studentKey = randomUUID()
    const claim = await running(studentKey)
    const found: FoundConcern[] = [
      { concern: { tier: 'serious', category: 'eating' }, source: 'model' },
      { concern: noConcern, source: 'moderation' },
    ]
    const committed = await commitTurn(db, claim, answer('Bugün yedin mi?', { found, showsPreview: true }), noUsage)
    expect(committed?.messages).toMatchObject([{ help: help.serious.eating }])
    expect(await heldBy(studentKey)).toMatchObject({ tier: 'serious', category: 'eating' })
    expect(await concernsOf(studentKey)).toMatchObject([{ source: 'model', tier: 'serious' }])
    expect(await eventsOf(db, studentKey)).toMatchObject([{ text: hiddenBody }])
    expect(await commitTurn(db, claim, answer('yine', { found }), noUsage)).toBeNull()
    expect(await checkinsOf(studentKey)).toHaveLength(1)
  })

  test('is not raised by an attempt whose turn has passed to another', async () => {
    const studentKey = randomUUID()
    const claim = await running(studentKey)
    const found: FoundConcern[] = [{ concern: { tier: 'acute', category: 'danger' }, source: 'model' }]
    expect(await commitTurn(db, { ...claim, attempt: 7 }, answer('geç', { found }), noUsage)).toBeNull()
    expect(await heldBy(studentKey)).toBeNull()
    expect(await concernsOf(studentKey)).toEqual([])
  })
})

test('a push shows its text only where the student’s wish is known to allow it', async () => {
  const studentKey = randomUUID()
  for (const showsPreview of [true, false, undefined])
    await commitTurn(
      db,
      await running(studentKey),
      answer('Türev', showsPreview === undefined ? {} : { showsPreview }),
      noUsage,
    )
  expect((await eventsOf(db, studentKey)).map(({ text }) => text)).toEqual(['Türev', hiddenBody, hiddenBody])
})

describe('what the companion writes first', () => {
  const outcomeOf = async (studentKey: string, more: Parameters<typeof append>[2]) => {
    const { outcomes, paused } = await appendAll(db, [append(studentKey, ['Merhaba'], more)])
    return [outcomes[0], paused[0]?.until] as const
  }

  test('is paused for 72 hours but for reminders, and says until when', async () => {
    const studentKey = randomUUID()
    await say(studentKey, serious)
    const held = await heldBy(studentKey)
    const until = new Date((held?.at.getTime() ?? 0) + 72 * 3_600_000).toISOString()
    expect(await outcomeOf(studentKey, { messageType: 'followup' })).toEqual(['paused', until])
    expect(await outcomeOf(studentKey, { origin: 'silence_checkin', messageType: null })).toEqual(['paused', until])
    expect(await outcomeOf(studentKey, { messageType: 'reminder' })).toEqual(['appended', undefined])
    await goBy(studentKey, 72)
    expect(await outcomeOf(studentKey, { messageType: 'followup' })).toEqual(['appended', undefined])
  })

  test('is one check-in of care from its time on, and again one when distress comes again', async () => {
    const studentKey = randomUUID()
    const care = { messageType: 'checkin' as const, isCareCheckin: true }
    expect(await outcomeOf(studentKey, care)).toEqual(['paused', undefined])
    await say(studentKey, acute)
    const [early] = await checkinsOf(studentKey)
    expect(await outcomeOf(studentKey, care)).toEqual(['paused', early?.dueAt])
    // Later than the next morning, whatever the hour is.
    await goBy(studentKey, 40)
    expect(await outcomeOf(studentKey, care)).toEqual(['appended', undefined])
    expect(await outcomeOf(studentKey, care)).toEqual(['duplicate', undefined])
    await commitTurn(db, await running(studentKey, serious), answer('Seni duydum.'), noUsage)
    await goBy(studentKey, 40)
    expect(await outcomeOf(studentKey, care)).toEqual(['appended', undefined])
    expect(await checkinsOf(studentKey)).toHaveLength(2)
    expect((await eventsOf(db, studentKey)).map(({ text }) => text)).toEqual(Array(4).fill(hiddenBody))
  })

  test('hides its text where the student wants that or something holds, also when it waited', async () => {
    const studentKey = randomUUID()
    const claim = await running(studentKey)
    const waiting = append(studentKey, ['Deneme!'], { hidesPreview: true })
    await appendAll(db, [waiting])
    await commitTurn(db, claim, answer('Türev', { showsPreview: true }), noUsage)
    const prepared = (await claimReady(db, engine, 100)).find(({ turnId }) => turnId === waiting.turnId)
    if (!prepared) throw new Error('the message does not run')
    await commitTurn(db, prepared, answer('Deneme!'), noUsage)
    await appendAll(db, [append(studentKey, ['Açık'])])
    await appendAll(db, [append(studentKey, ['Gizli'], { hidesPreview: true })])
    await commitTurn(db, await running(studentKey, serious), answer('Seni duydum.', { showsPreview: true }), noUsage)
    await appendAll(db, [append(studentKey, ['Açık'])])
    expect((await eventsOf(db, studentKey)).map(({ text }) => text)).toEqual([
      'Türev',
      hiddenBody,
      'Açık',
      ...Array<string>(3).fill(hiddenBody),
    ])
  })

  test('is composed from no turn of distress', async () => {
    const studentKey = randomUUID()
    for (const text of ['Türev nedir?', serious, low, check]) {
      const claim = await running(studentKey, text)
      await commitTurn(db, claim, answer(`cevap: ${text}`), noUsage)
    }
    const calm = await findCalmPast(db, studentKey, 10, 10_000)
    expect(calm.messages.map(({ content }) => content).toReversed()).toEqual([
      'Türev nedir?',
      'cevap: Türev nedir?',
      check,
      `cevap: ${check}`,
    ])
  })
})

describe('what is known of distress', () => {
  test('is forgotten after 30 days, and no sooner', async () => {
    const studentKey = randomUUID()
    await say(studentKey, acute)
    const age = (days: number) =>
      db.transaction(async (tx) => {
        await tx.query(sql.typeAlias('none')`
          UPDATE concern SET found_at = clock_timestamp() - make_interval(days => ${days})
          WHERE student_key = ${studentKey}
        `)
        await tx.query(sql.typeAlias('none')`
          UPDATE conversation SET care_at = clock_timestamp() - make_interval(days => ${days})
          WHERE student_key = ${studentKey}
        `)
      })
    await age(29)
    await forgetConcerns(db)
    expect(await concernsOf(studentKey)).toHaveLength(1)
    expect(await findConversation(db, studentKey)).toMatchObject({ careTier: 'acute', careCategory: 'self-harm' })
    await age(31)
    await forgetConcerns(db)
    expect(await concernsOf(studentKey)).toEqual([])
    expect(await findConversation(db, studentKey)).toMatchObject({ careTier: null, careCategory: null, careAt: null })
    expect(await findCalmPast(db, studentKey, 10, 10_000)).toMatchObject({ careAnswer: null, careTurnIndex: null })
  })

  test.each([
    ['found', forgetFound, /Index Cond: \(found_at <= /, /TID Cond: \(ctid = ANY /],
    ['held', forgetHeld, /Index Cond: \(care_at < /, /Index Cond: \(student_key = ANY /],
  ] as const)(
    'what was %s long ago is found by an index, and changed by its key',
    async (_what, forget, found, changed) => {
      const plan = await planOf(db, forget)
      expect(plan).toMatch(found)
      expect(plan).toMatch(changed)
      expect(plan).not.toContain('Seq Scan')
    },
  )

  test('goes with a student who leaves', async () => {
    const studentKey = randomUUID()
    await say(studentKey, acute)
    await closeStudent(db, studentKey)
    await eraseStudent(db, studentKey)
    expect(await concernsOf(studentKey)).toEqual([])
    const [left] = await db.any(sql.type(z.object({ held: z.int() }))`
      SELECT num_nonnulls(
        care_tier, care_category, care_at, care_until, care_answer, care_turn_index, care_asked_at, care_trace
      ) AS held
      FROM conversation WHERE student_key = ${studentKey}
    `)
    expect(left).toEqual({ held: 0 })
    expect(await db.transaction((tx) => acceptSend(tx, newSend(studentKey, acute), engine))).toBeNull()
  })

  test('is exported page by page', async () => {
    const studentKey = randomUUID()
    for (const text of [acute, serious, low]) await say(studentKey, text)
    const all = await concernsOf(studentKey)
    expect(all).toHaveLength(3)
    const [first] = await exportConcerns(db, studentKey, null, 1)
    expect(await exportConcerns(db, studentKey, `${first?.turnId}/${first?.source}`, 10)).toEqual(all.slice(1))
  })
})
