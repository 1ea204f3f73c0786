import { randomUUID } from 'node:crypto'
import { sql } from '@yoldas/db'
import { newId } from '@yoldas/ids'
import { openDb } from '@yoldas/testkit/servers'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { noticeTexts } from '../conversation/notices.ts'
import { replaceAnswer, restartTurn } from '../engine/control/store.ts'
import { settleFailure } from '../engine/failure.ts'
import { claimReady } from '../engine/leases/store.ts'
import { acceptReply } from '../engine/sending/store.ts'
import { appendAll, findSilence } from '../proactive/store.ts'
import { append, eventsOf, historyOf, send, standingOf } from '../test/appends.ts'
import { claimSend, enterEngine, pauseMinutes } from '../test/engine.ts'
import { type Claim, commitTurn, failTurn, noUsage, type TurnAnswer } from './store.ts'

const db = await openDb('chat-engine')
const engine = await enterEngine(db)

const says = (text: string, more: Partial<TurnAnswer> = {}): TurnAnswer => ({
  ...{ bubbles: [{ id: newId(), text, author: 'model' }], finish: 'complete', effects: [], pauseMinutes },
  ...more,
})
const end = (claim: Claim, answer = says('cevap')) => commitTurn(db, claim, answer, noUsage)

/** Lets so many minutes pass, for the sitting and for the distress that holds. */
async function goBy(studentKey: string, minutes: number): Promise<void> {
  await db.query(sql.typeAlias('none')`
    UPDATE conversation
    SET pause_from = pause_from - make_interval(mins => ${minutes}),
      silent_since = silent_since - make_interval(mins => ${minutes}),
      care_until = care_until - make_interval(mins => ${minutes})
    WHERE student_key = ${studentKey}
  `)
}

/** A message, its turn claimed, in a sitting that began so many minutes ago. */
async function sitting(minutes: number, studentKey: string = randomUUID()): Promise<Claim> {
  const claim = await claimSend(db, engine, { studentKey })
  await db.query(sql.typeAlias('none')`
    UPDATE conversation SET pause_from = pause_from - make_interval(mins => ${minutes}) WHERE student_key = ${studentKey}
  `)
  return claim
}

const pausesOf = async (studentKey: string) =>
  (await historyOf(db, studentKey)).filter(({ origin }) => origin === 'notice')

/** What is read of a time of day; null for none. */
const At = z.object({ at: z.string().nullable() })
const at = (time: string | null) => sql.fragment`(${time && `2026-03-04 ${time}`}::timestamp AT TIME ZONE 'UTC')`
const timeOf = (found: { at: string | null }) => found.at?.slice(11, 19) ?? null

describe('a sitting', () => {
  test.each([
    ['begins with the first message', null, '09:59:00', '10:00:00', '10:00:00'],
    ['goes on', '09:00:00', '09:50:00', '10:00:00', '09:00:00'],
    ['goes on just before', '09:00:00', '09:30:01', '10:00:00', '09:00:00'],
    ['begins anew', '09:00:00', '09:30:00', '10:00:00', '10:00:00'],
    ['begins with a late first one', null, '08:00:00', '10:00:00', '10:00:00'],
    ['follows a clock set back', '09:00:00', '10:00:01', '10:00:00', '09:00:00'],
  ])('%s: from %s, after a message at %s, now %s', async (_name, pauseFrom, last, now, counts) => {
    const found = await db.one(sql.type(At)`
      SELECT pause_counts_from(${at(pauseFrom)}, ${at(last)}, ${at(now)}) AS at
    `)
    expect(timeOf(found)).toBe(counts)
  })
})

describe('a pause', () => {
  test.each([
    ['is not due before', '09:00:00', '09:59:00', 60, '09:59:59', null],
    ['is due', '09:00:00', '09:59:00', 60, '10:00:00', '10:00:00'],
    ['was due before', '09:00:00', '10:20:00', 60, '10:20:30', '10:00:00'],
    ['replaces two', '09:00:00', '11:59:00', 60, '11:59:59', '11:00:00'],
    ['replaces three', '09:00:00', '11:59:00', 60, '12:00:00', '12:00:00'],
    ['of adults is not', '09:00:00', '11:59:00', 180, '11:59:59', null],
    ['of adults is', '09:00:00', '12:00:00', 180, '12:00:01', '12:00:00'],
    ['ends in time', '09:00:00', '10:00:01', 60, '10:30:00', '10:00:00'],
    ['comes too late', '09:00:00', '10:00:00', 60, '10:30:00', null],
    ['needs a sitting', null, '09:59:00', 60, '10:00:00', null],
  ])('%s: from %s, message at %s, after %s minutes, now %s', async (_name, pauseFrom, last, minutes, now, moves) => {
    const found = await db.one(sql.type(At)`
      SELECT pause_moves_to(${at(pauseFrom)}, ${at(last)}, ${minutes}, ${at(now)}) AS at
    `)
    expect(timeOf(found)).toBe(moves)
  })

  test.each([
    { who: 'a minor, as whom unknown ages count', adult: false, pauses: 10 },
    { who: 'an adult', adult: true, pauses: 3 },
  ])('is suggested $pauses times to $who who writes every 5 minutes for 10 hours', async ({ adult, pauses }) => {
    const studentKey = randomUUID()
    const behind: number[] = []
    for (let minute = 0; minute <= 600; minute += 5) {
      if (minute > 0) await goBy(studentKey, 5)
      const claim = await claimSend(db, engine, { studentKey })
      if (adult)
        await db.query(sql.typeAlias('none')`UPDATE conversation SET adult = true WHERE student_key = ${studentKey}`)
      if ((await end(claim))?.pause) behind.push(minute)
    }
    const every = 600 / (adult ? 180 : 60)
    expect(behind).toEqual(Array.from({ length: Math.floor(every) }, (_, nth) => (nth + 1) * (adult ? 180 : 60)))
    expect(await pausesOf(studentKey)).toHaveLength(pauses)
  })

  test('is a turn of its own behind the answer, in the same commit, and is not pushed', async () => {
    const claim = await sitting(61)
    const committed = await end(claim, says('bir'))
    const [, answer, notice] = await historyOf(db, claim.studentKey)
    expect(answer).toMatchObject({ content: 'bir', turnIndex: 1 })
    const { text } = noticeTexts.pause
    expect(notice).toMatchObject({ content: text, turnIndex: 2, author: 'hand', origin: 'notice', role: 'assistant' })
    expect(committed?.pause).toEqual(notice)
    expect(committed?.messages).toEqual([answer])
    expect(await standingOf(db, claim.studentKey)).toMatchObject({ nextTurnIndex: 3, nextPosition: 5 })
    expect(await eventsOf(db, claim.studentKey)).toMatchObject([{ turnId: claim.turnId, bubbles: 1 }])
    const next = await claimSend(db, engine, { studentKey: claim.studentKey })
    expect(next.turnIndex).toBe(3)
    expect((await end(next))?.pause).toBeNull()
  })

  test('comes behind a turn with effects too', async () => {
    const effect = { isAnswer: false, apply: async () => undefined }
    expect((await end(await sitting(61), says('bir', { effects: [effect] })))?.pause).not.toBeNull()
  })

  test('ends no silence', async () => {
    const claim = await sitting(61)
    const before = await findSilence(db, claim.studentKey)
    expect((await end(claim))?.pause).not.toBeNull()
    expect(await findSilence(db, claim.studentKey)).toBe(before)
  })

  test('waits while another turn is unfinished, and comes behind the last', async () => {
    const first = await sitting(61)
    const { studentKey } = first
    const second = await send(db, studentKey)
    expect((await end(first))?.pause).toBeNull()
    const claims = await claimReady(db, engine, 1_000)
    const claim = claims.find(({ turnId }) => turnId === second.turn.turnId)
    if (!claim) throw new Error('the turn was not claimed')
    // Written first by the companion meanwhile.
    await appendAll(db, [append(studentKey, ['Hatırlatma'])])
    expect((await end(claim))?.pause).toBeNull()
    const [waiting] = (await claimReady(db, engine, 1_000)).filter((one) => one.studentKey === studentKey)
    if (!waiting) throw new Error('what waited is not ready')
    // It answers nothing: no pause comes behind it.
    expect((await end(waiting))?.pause).toBeNull()
    expect((await end(await claimSend(db, engine, { studentKey })))?.pause).not.toBeNull()
  })

  test.each([
    ['a turn that failed', (claim: Claim) => failTurn(db, claim, noUsage)],
    ['a turn that was stopped', (claim: Claim) => end(claim, says('yarım', { finish: 'stopped' }))],
    ['a turn of an old attempt', (claim: Claim) => end({ ...claim, attempt: 7 })],
    [
      'an answer in which distress was found',
      (claim: Claim) =>
        end(
          claim,
          says('Buradayım', { found: [{ concern: { tier: 'serious', category: 'abuse' }, source: 'model' }] }),
        ),
    ],
  ])('does not come behind %s', async (_name, ending) => {
    const claim = await sitting(61)
    await ending(claim)
    expect(await pausesOf(claim.studentKey)).toEqual([])
  })

  test('does not come while distress holds, and comes once when it has ended', async () => {
    const studentKey = randomUUID()
    await end(await sitting(0, studentKey))
    const serious = await claimSend(db, engine, { studentKey, text: 'babam bana vuruyor' })
    await end(serious)
    for (let minute = 0; minute < 11 * 60; minute += 20) {
      await goBy(studentKey, 20)
      expect((await end(await claimSend(db, engine, { studentKey })))?.pause).toBeNull()
    }
    const behind: number[] = []
    for (let minute = 0; minute < 120; minute += 20) {
      await goBy(studentKey, 20)
      if ((await end(await claimSend(db, engine, { studentKey })))?.pause) behind.push(minute)
    }
    // Those of the 12 hours do not come afterwards: at most one each hour.
    expect(behind.length).toBeLessThanOrEqual(2)
    expect(behind.length).toBeGreaterThan(0)
  })

  test('comes behind the apology for a reply that failed, and feeds show it', async () => {
    const studentKey = randomUUID()
    await end(await sitting(0, studentKey), says('ilk'))
    const reply = { studentKey, turnId: newId(), messageId: newId(), text: 'cevap', replyToId: newId() }
    await db.transaction((tx) => acceptReply(tx, reply))
    await db.query(sql.typeAlias('none')`UPDATE turn SET reruns = 3 WHERE id = ${reply.turnId}`)
    const claim = (await claimReady(db, engine, 1_000)).find(({ turnId }) => turnId === reply.turnId)
    if (!claim) throw new Error('the reply was not claimed')
    await db.query(sql.typeAlias('none')`
      UPDATE conversation SET pause_from = pause_from - interval '1 hour' WHERE student_key = ${studentKey}
    `)
    const shown: unknown[] = []
    const bus = { publishHistory: (_: string, event: unknown) => shown.push(event) }
    await settleFailure(db, claim, noUsage, [], { bus, pauseMinutes })
    const [notice] = await pausesOf(studentKey)
    expect(shown).toEqual([{ event: 'message', data: { message: notice } }])
  })
})

describe('behind a notice', () => {
  test('the turn before is still the newest: it can be answered anew', async () => {
    const claim = await sitting(61)
    const { studentKey, turnId } = claim
    await end(claim, says('eski'))
    expect(await pausesOf(studentKey)).toHaveLength(1)
    const again = await replaceAnswer(db, { studentKey, turnId, regenerateId: newId() }, engine)
    if (again.kind !== 'restarted' || !again.claim) throw new Error(`it is not begun: ${again.kind}`)
    await end(again.claim, says('yeni'))
    expect((await historyOf(db, studentKey)).map(({ content }) => content)).toEqual([
      'soru',
      noticeTexts.pause.text,
      'yeni',
    ])
  })

  test('a turn that failed is still the newest: it can be tried again', async () => {
    const claim = await claimSend(db, engine)
    const { studentKey, turnId, attempt } = claim
    await failTurn(db, claim, noUsage)
    const notice = { turnId: newId(), messageId: newId(), ...noticeTexts.pause }
    await db.query(sql.typeAlias('none')`
      UPDATE conversation SET next_turn_index = 3, next_position = 4 WHERE student_key = ${studentKey}
    `)
    await db.any(sql.type(z.unknown())`
      SELECT add_notice(${studentKey}, 2, 3, clock_timestamp(), ${JSON.stringify(notice)}::jsonb)
    `)
    expect(await restartTurn(db, { studentKey, turnId, attempt }, engine)).toMatchObject({ kind: 'restarted' })
  })

  test('nothing can be asked of the notice', async () => {
    const claim = await sitting(61)
    const { studentKey } = claim
    const turnId = (await end(claim))?.pause?.turnId ?? ''
    expect(await restartTurn(db, { studentKey, turnId, attempt: 1 }, engine)).toEqual({ kind: 'unknown' })
    expect(await replaceAnswer(db, { studentKey, turnId, regenerateId: newId() }, engine)).toEqual({ kind: 'refused' })
  })
})
