import { randomUUID } from 'node:crypto'
import { noteWarned } from '@yoldas/contracts/inactivity'
import { sql } from '@yoldas/db'
import { newId } from '@yoldas/ids'
import { openDb } from '@yoldas/testkit/servers'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { eraseStudent } from '../conversation/erasing/store.ts'
import { noticeTexts } from '../conversation/notices.ts'
import { decodeCursor } from '../conversation/rules.ts'
import { claimReady } from '../engine/leases/store.ts'
import { storePrepared } from '../engine/prepared.ts'
import { acceptReply } from '../engine/sending/store.ts'
import { closeStudent } from '../students/close.ts'
import {
  append,
  counted,
  eventsOf,
  historyOf,
  send,
  shuffled,
  silentSince,
  standingOf,
  stateOf,
  textsOf,
} from '../test/appends.ts'
import { claimSend, enterEngine } from '../test/engine.ts'
import { commitTurn } from '../turn/store.ts'
import { type NewAppend, shortReason } from './rules.ts'
import { appendAll } from './store.ts'

const db = await openDb('chat-engine')

const outcomes = async (...rows: NewAppend[]) => (await appendAll(db, rows)).outcomes
const usage = { model: 'm', inputTokens: 1, outputTokens: 2, firstTokenMs: 3, totalMs: 4 }
const engine = await enterEngine(db)

/** All that there is of a student, to see that nothing changed. */
const Everything = z.object({ everything: z.unknown() })
const everythingOf = (studentKey: string) =>
  db.oneFirst(sql.type(Everything)`
    SELECT jsonb_build_object(
      'conversation', (SELECT to_jsonb(c) FROM conversation AS c WHERE c.student_key = ${studentKey}),
      'turns', (SELECT jsonb_agg(to_jsonb(t) ORDER BY id) FROM turn AS t WHERE t.student_key = ${studentKey}),
      'messages', (SELECT jsonb_agg(to_jsonb(m) ORDER BY id) FROM message AS m WHERE m.student_key = ${studentKey}),
      'outbox', (
        SELECT jsonb_agg(to_jsonb(o) ORDER BY id) FROM outbox AS o
        WHERE o.student_key = ${studentKey}
          OR o.payload -> 'ids' ?| ARRAY(SELECT id::text FROM turn WHERE student_key = ${studentKey})
      )
    ) AS everything
  `)

describe('what the companion writes first', () => {
  test('is in history behind what is there, as a turn of its own', async () => {
    const studentKey = randomUUID()
    const { turn } = await send(db, studentKey, { taker: engine })
    await db.query(sql.typeAlias('none')`
      UPDATE turn SET state = 'done', finished_at = clock_timestamp(), engine_id = NULL
      WHERE id = ${turn.turnId}
    `)
    const row = append(studentKey, ['bir', 'iki'])
    const { outcomes, messages } = await appendAll(db, [row])
    expect(outcomes).toEqual(['appended'])
    const [question, ...bubbles] = await historyOf(db, studentKey)
    expect(question).toMatchObject({ content: 'soru' })
    const shared = {
      role: 'assistant',
      origin: 'scheduled',
      turnId: row.turnId,
      turnIndex: 2,
      media: [],
      reactions: [],
    }
    expect(bubbles).toMatchObject([
      { ...shared, id: row.bubbles[0]?.id, content: 'bir', replyTo: null },
      { ...shared, id: row.bubbles[1]?.id, content: 'iki', replyTo: null },
    ])
    expect([question, ...bubbles].map((message) => decodeCursor(message?.cursor ?? ''))).toEqual([2, 3, 4])
    const read = { revision: expect.any(Number), data: { cursor: question?.cursor, unread: 2 } }
    expect(messages).toEqual(bubbles.map((message) => ({ studentKey, message, read })))
    expect(await stateOf(db, row.turnId)).toBe('done')
  })

  test.each([
    ['scheduled', 'followup'],
    ['silence_checkin', null],
  ] as const)('with origin %s has one event, with its type %s', async (origin, messageType) => {
    const studentKey = randomUUID()
    const expiresAt = '2100-01-02T17:00:00.000Z'
    const row = append(studentKey, ['**bir**', 'iki'], { origin, messageType, expiresAt })
    await outcomes(row)
    expect(await eventsOf(db, studentKey)).toEqual([
      {
        studentKey,
        turnId: row.turnId,
        type: origin,
        messageType,
        messageId: row.bubbles[0]?.id,
        bubbles: 2,
        text: 'bir iki',
        expiresAt,
        unread: { count: 2, revision: expect.any(Number) },
        notifies: true,
      },
    ])
  })

  test('is published for nobody who was erased before the event left', async () => {
    const [stays, leaves] = [append(randomUUID(), ['bir']), append(randomUUID(), ['iki'])]
    await appendAll(db, [stays, leaves])
    await closeStudent(db, leaves.studentKey)
    expect(await eventsOf(db, stays.studentKey)).toHaveLength(1)
    expect(await eventsOf(db, leaves.studentKey)).toEqual([])
  })

  test('makes a student known who was not', async () => {
    const studentKey = randomUUID()
    expect(await outcomes(append(studentKey, ['merhaba']))).toEqual(['appended'])
    expect(await standingOf(db, studentKey)).toMatchObject({ nextTurnIndex: 2, nextPosition: 3 })
    expect(await textsOf(db, studentKey)).toEqual(['merhaba'])
  })

  test('again changes nothing, be it the same or another text', async () => {
    const studentKey = randomUUID()
    const row = append(studentKey, ['bir'])
    await outcomes(row)
    const before = await everythingOf(studentKey)
    expect(await appendAll(db, [row])).toMatchObject({ outcomes: ['duplicate'], messages: [] })
    expect(await outcomes({ ...append(studentKey, ['iki']), turnId: row.turnId })).toEqual(['duplicate'])
    expect(await everythingOf(studentKey)).toEqual(before)
  })

  test('under a turn that is another student’s is refused as a duplicate', async () => {
    const [one, other] = [randomUUID(), randomUUID()]
    const row = append(one, ['bir'])
    await outcomes(row)
    expect(await outcomes({ ...row, studentKey: other })).toEqual(['duplicate'])
    expect(await textsOf(db, other)).toEqual([])
  })

  test('in one batch has an outcome for each row, and each student’s messages in their order', async () => {
    const [one, other, left] = [randomUUID(), randomUUID(), randomUUID()]
    await closeStudent(db, left)
    const first = append(one, ['1', '2'])
    const batch = [first, append(left, ['x']), append(other, ['a']), first, append(one, ['3']), append(other, ['b'])]
    const { outcomes, messages } = await appendAll(db, batch)
    expect(outcomes).toEqual(['appended', 'erased', 'appended', 'duplicate', 'appended', 'appended'])
    const shown = (key: string) =>
      messages.filter(({ studentKey }) => studentKey === key).map(({ message }) => message.content)
    expect([shown(one), shown(other), shown(left)]).toEqual([
      [noticeTexts.beginning.text, '1', '2', '3'],
      [noticeTexts.beginning.text, 'a', 'b'],
      [],
    ])
    expect(await textsOf(db, one)).toEqual(['1', '2', '3'])
  })

  test('appends nothing for an erased student', async () => {
    const studentKey = randomUUID()
    await outcomes(append(studentKey, ['önce']))
    await closeStudent(db, studentKey)
    await eraseStudent(db, studentKey)
    const before = await everythingOf(studentKey)
    expect(await outcomes(append(studentKey, ['sonra']))).toEqual(['erased'])
    expect(await everythingOf(studentKey)).toEqual(before)
    expect(await textsOf(db, studentKey)).toEqual([])
  })

  test.each([
    ['later', '2026-03-01T10:00:00.122Z', 'written'],
    ['at the same millisecond', '2026-03-01T10:00:00.123Z', 'appended'],
    ['earlier', '2026-03-01T10:00:00.124Z', 'appended'],
  ])('is decided by the millisecond when the student wrote %s', async (_when, unlessWrittenAfter, outcome) => {
    const studentKey = randomUUID()
    await silentSince(db, studentKey, '2026-03-01T10:00:00.123999Z')
    expect(await outcomes(append(studentKey, ['selam'], { unlessWrittenAfter }))).toEqual([outcome])
    expect(await textsOf(db, studentKey)).toEqual(outcome === 'written' ? [] : ['selam'])
    expect(await eventsOf(db, studentKey)).toHaveLength(outcome === 'written' ? 0 : 1)
  })
})

describe('the warning before an erasure', () => {
  const warning = (studentKey: string) => append(studentKey, ['Hesabın silinecek.'], { isErasureWarning: true })
  const Sent = z.object({ payload: noteWarned.input })
  const sent = (studentKey: string) =>
    db.anyFirst(sql.type(Sent)`
      SELECT payload FROM outbox WHERE student_key = ${studentKey} AND subject = ${noteWarned.subject}
    `)

  test('is in history when profile-journey is sent that it is, once', async () => {
    const studentKey = randomUUID()
    const row = warning(studentKey)
    expect(await outcomes(row)).toEqual(['appended'])
    expect(await outcomes(row)).toEqual(['duplicate'])
    const [message] = await historyOf(db, studentKey)
    expect(message?.content).toBe('Hesabın silinecek.')
    expect(await sent(studentKey)).toEqual([{ studentKey, warningId: row.turnId, warnedAt: message?.timestamp }])
    await outcomes(append(studentKey, ['Kimya']))
    expect(await sent(studentKey)).toHaveLength(1)
  })

  test('does not wait behind an unfinished turn: it comes again in an hour', async () => {
    const studentKey = randomUUID()
    await send(db, studentKey, { taker: engine })
    const row = warning(studentKey)
    const { outcomes: decided, paused } = await appendAll(db, [row])
    expect(decided).toEqual(['paused'])
    expect(paused).toMatchObject([{ turnId: row.turnId }])
    expect(Date.parse(paused[0]?.until ?? '') - Date.now()).toBeGreaterThan(1_800_000)
    expect(await sent(studentKey)).toEqual([])
  })

  test('is held back by no distress', async () => {
    const studentKey = randomUUID()
    await send(db, studentKey, { text: 'kendimi öldürmek istiyorum' })
    expect(await outcomes(warning(studentKey), append(studentKey, ['a'], { messageType: 'checkin' }))).toEqual([
      'appended',
      'paused',
    ])
  })
})

describe('a silence', () => {
  const since = async (studentKey: string) => (await standingOf(db, studentKey))?.silentSince ?? ''
  const checkin = async (studentKey: string) =>
    append(studentKey, ['nasılsın?'], { origin: 'silence_checkin', unlessWrittenAfter: await since(studentKey) })

  test('has one check-in, and the next has one again', async () => {
    const studentKey = randomUUID()
    await silentSince(db, studentKey, '2026-03-01T10:00:00.123456Z')
    expect(await outcomes(await checkin(studentKey))).toEqual(['appended'])
    expect(await standingOf(db, studentKey)).toMatchObject({ isCheckedIn: true })
    expect(await outcomes(await checkin(studentKey))).toEqual(['duplicate'])
    const late = await checkin(studentKey)
    const { turn } = await send(db, studentKey)
    await db.query(sql.typeAlias('none')`
      UPDATE turn SET state = 'done', finished_at = clock_timestamp() WHERE id = ${turn.turnId}
    `)
    expect(await standingOf(db, studentKey)).toMatchObject({ isCheckedIn: false })
    expect(await outcomes(late)).toEqual(['written'])
    expect(await outcomes(await checkin(studentKey))).toEqual(['appended'])
    expect(await textsOf(db, studentKey)).toEqual(['nasılsın?', 'soru', 'nasılsın?'])
  })

  test('has one check-in, however many are brought at once', async () => {
    const studentKey = randomUUID()
    await silentSince(db, studentKey, '2026-03-01T10:00:00Z')
    const row = await checkin(studentKey)
    const brought = Array.from({ length: 10 }, () => outcomes({ ...row, turnId: newId() }))
    expect((await Promise.all(brought)).flat().sort()).toEqual(['appended', ...Array(9).fill('duplicate')])
    expect(await textsOf(db, studentKey)).toHaveLength(1)
  })

  test('is over when the student writes, in the app or into a notification', async () => {
    for (const write of [
      (studentKey: string) => send(db, studentKey),
      (studentKey: string) =>
        db.transaction((tx) =>
          acceptReply(tx, { studentKey, turnId: newId(), messageId: newId(), text: 'x', replyToId: newId() }),
        ),
    ]) {
      const studentKey = randomUUID()
      await silentSince(db, studentKey, '2026-03-01T10:00:00Z')
      await outcomes(await checkin(studentKey))
      const before = new Date(Date.now() - 60_000).toISOString()
      await write(studentKey)
      expect((await since(studentKey)) > before).toBe(true)
      expect(await standingOf(db, studentKey)).toMatchObject({ isCheckedIn: false })
    }
  })

  test('goes on whatever the companion writes', async () => {
    const studentKey = randomUUID()
    const claim = await claimSend(db, engine, { studentKey })
    await silentSince(db, studentKey, '2026-03-01T10:00:00Z')
    const silent = { silentSince: '2026-03-01T10:00:00.000Z', isCheckedIn: false }
    await commitTurn(
      db,
      claim,
      { bubbles: [{ id: newId(), text: 'cevap', author: 'model' as const }], finish: 'complete', effects: [] },
      usage,
    )
    await outcomes(append(studentKey, ['hatırlatma']))
    expect(await standingOf(db, studentKey)).toMatchObject(silent)
    await outcomes(await checkin(studentKey))
    expect(await standingOf(db, studentKey)).toMatchObject({ ...silent, isCheckedIn: true })
  })
})

describe('many at once', () => {
  test('eight that append the same fifty rows, each in its own order, append each once, and no deadlock', async () => {
    const rows = Array.from({ length: 50 }, (_, nth) => append(randomUUID(), [`${nth}`]))
    const { db: counting, repeated } = counted(db)
    const batches = Array.from({ length: 8 }, () => shuffled(rows))
    const results = await Promise.all(batches.map((batch) => appendAll(counting, batch)))
    expect(repeated()).toBe(0)
    const appended = results.flatMap(({ outcomes }, nth) =>
      outcomes.flatMap((outcome, row) => (outcome === 'appended' ? [batches[nth]?.[row]?.turnId] : [])),
    )
    expect(appended.toSorted()).toEqual(rows.map(({ turnId }) => turnId).toSorted())
    for (const { studentKey, turnId, text } of rows) {
      expect(await historyOf(db, studentKey)).toMatchObject([{ turnId, content: text }])
      expect(await eventsOf(db, studentKey)).toMatchObject([{ turnId }])
      expect(await standingOf(db, studentKey)).toMatchObject({ nextTurnIndex: 2, nextPosition: 3 })
    }
  })

  test('appends and messages of the same students, known or not, leave no gap and lose nothing', async () => {
    const students = Array.from({ length: 12 }, () => randomUUID())
    const { db: counting, repeated } = counted(db)
    let nth = 0
    const text = () => {
      nth += 1
      return `${nth}`
    }
    const batches = Array.from({ length: 24 }, () =>
      shuffled(students.slice(0, 9).flatMap((key) => (Math.random() < 0.7 ? [append(key, [text(), text()])] : []))),
    ).filter((batch) => batch.length > 0)
    const sent = Array.from({ length: 60 }, () => ({
      key: shuffled(students)[0] ?? '',
      text: text(),
    }))
    const actions = shuffled([
      ...batches.map((batch) => async () => {
        const { outcomes } = await appendAll(counting, batch)
        expect(new Set(outcomes)).toEqual(new Set(['appended']))
      }),
      ...sent.map((message) => async () => void (await send(db, message.key, { text: message.text }))),
    ])
    await Promise.all(actions.map((act) => act()))
    expect(repeated()).toBe(0)

    // What waits is stored in its turn, and questions are answered by nothing.
    const nobody = { publishHistory: () => {} }
    for (
      let claims = await claimReady(db, engine, 1000);
      claims.length > 0;
      claims = await claimReady(db, engine, 1000)
    )
      for (const claim of claims)
        if (claim.prepared) await storePrepared({ db, bus: nobody, onEnd: () => {} }, claim, claim.prepared)
        else await commitTurn(db, claim, { bubbles: [], finish: 'complete', effects: [] }, usage)

    for (const studentKey of students) {
      const own = batches.flat().filter((row) => row.studentKey === studentKey)
      const messages = await historyOf(db, studentKey)
      const said = [...own.flatMap(({ bubbles }) => bubbles), ...sent.filter(({ key }) => key === studentKey)]
      expect(messages.map(({ content }) => content).toSorted()).toEqual(said.map(({ text }) => text).toSorted())
      expect(messages.map(({ cursor }) => decodeCursor(cursor))).toEqual(messages.map((_, place) => place + 2))
      const indexes = [...new Set(messages.map(({ turnIndex }) => turnIndex))].toSorted((a, b) => a - b)
      expect(indexes).toEqual(indexes.map((_, place) => place + 1))
      expect(new Set(messages.map(({ turnId }) => turnId)).size).toBe(indexes.length)
      const told = (await eventsOf(db, studentKey)).map(({ turnId }) => turnId)
      expect(told.toSorted()).toEqual(own.map(({ turnId }) => turnId).toSorted())
      if (messages.length > 0)
        expect(await standingOf(db, studentKey)).toMatchObject({
          nextTurnIndex: indexes.length + 1,
          nextPosition: messages.length + 2,
        })
    }
  })
})

describe('why it was written', () => {
  const Why = z.object({ why: z.unknown() })
  const whyOf = (turnId: string) => db.oneFirst(sql.type(Why)`SELECT why FROM turn WHERE id = ${turnId}`)
  const why = (reason: string | null) => ({
    ...{ rule: 'promised' as const, scheduledAt: '2026-03-01T10:00:00.000Z', afterMessageId: newId(), reason },
  })

  test('is kept with its turn, and stays when that had to wait', async () => {
    const studentKey = randomUUID()
    const begun = await claimSend(db, engine, { studentKey })
    const waits = append(studentKey, ['sonra'], { why: why('Söz verdim.') })
    expect(await outcomes(waits)).toEqual(['appended'])
    await commitTurn(db, begun, { bubbles: [], finish: 'complete', effects: [] }, usage)
    const claim = (await claimReady(db, engine, 100)).find(({ turnId }) => turnId === waits.turnId)
    if (!claim?.prepared) throw new Error('the message waits no more')
    await storePrepared({ db, bus: { publishHistory: () => {} }, onEnd: () => {} }, claim, claim.prepared)
    expect([await textsOf(db, studentKey), await whyOf(waits.turnId)]).toEqual([['soru', 'sonra'], waits.why])
    const without = append(studentKey, ['nedensiz'])
    expect([await outcomes(without), await whyOf(without.turnId)]).toEqual([['appended'], null])
  })

  test('has room for the longest reason that there is', async () => {
    const row = append(randomUUID(), ['uzun'], { why: why(shortReason('\u0001"ş😀'.repeat(500))) })
    expect([await outcomes(row), await whyOf(row.turnId)]).toEqual([['appended'], row.why])
  })
})
