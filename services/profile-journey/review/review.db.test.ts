import { randomUUID } from 'node:crypto'
import { planOf, sql } from '@yoldas/db'
import { openDb } from '@yoldas/testkit/servers'
import { addDays } from '@yoldas/time'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { addSession, removeSession } from '../journey/changes.ts'
import { createStudent } from '../students/store.ts'
import { today as findToday } from '../today.ts'
import { addAnswer, undoAnswer } from './answers.ts'
import { addCard } from './cards/changes.ts'
import { readCounts, readDue, readLoad, readToday } from './due/read.ts'
import { countDue } from './due/store.ts'
import { memoryOf } from './rate.ts'
import { reschedulePage } from './reschedule.ts'
import { dueDayOf, fadedOn, judgedOn, type Rated, replay, roomOn } from './rules.ts'
import type { Settings } from './settings.ts'
import { findItem, findRatings } from './store.ts'

const db = await openDb('profile-journey')
let today: string
beforeAll(async () => {
  today = await findToday(db)
})

async function newStudent(profile: object = {}): Promise<string> {
  const studentKey = await createStudent(db, randomUUID(), randomUUID())
  if (studentKey === null) throw new Error('there is one of this sub')
  await db.query(sql.typeAlias('none')`
    UPDATE student SET profile = ${sql.jsonb(profile)} WHERE student_key = ${studentKey}
  `)
  return studentKey
}

const asked = (studentKey: string) => ({ studentKey, id: randomUUID(), clientId: undefined, topic: undefined })

async function newCard(studentKey: string): Promise<string> {
  const card = { ...asked(studentKey), subject: 'Biyoloji', front: 'Mitokondri?', back: 'Enerji üretir.' }
  const { answer } = await db.transaction((tx) => addCard(tx, card, 'student'))
  if (answer.kind !== 'stored') throw new Error(answer.kind)
  return answer.card.id
}

async function answerWith(studentKey: string, itemId: string, rating: Rated['rating'], answeredAt?: string) {
  const given = { studentKey, id: randomUUID(), clientId: undefined, itemId, rating, answeredAt }
  const { answer } = await db.transaction((tx) => addAnswer(tx, given))
  if (answer.kind !== 'answered') throw new Error(answer.kind)
  return answer
}

const itemOf = async (studentKey: string, id: string) => {
  const item = await findItem(db, studentKey, id)
  if (!item) throw new Error('no such item')
  return item
}

describe('what is due', () => {
  let studentKey: string
  let items: Array<Awaited<ReturnType<typeof itemOf>>>
  beforeAll(async () => {
    studentKey = await newStudent()
    // Plain due days from 40 days back to 80 ahead; a third was never rated, and some of the rest within two weeks.
    await db.query(sql.typeAlias('none')`
      INSERT INTO review_item (
        id, student_key, kind, subject, subject_key, made_by, confirmed, made_day, due_day, stability, difficulty,
        rated_day
      )
      SELECT gen_random_uuid(), ${studentKey}, 'card', 'Kimya', 'kimya', 'student', true, ${today}::date - n % 71,
        ${today}::date - 40 + n * 7 % 120, CASE WHEN n % 3 > 0 THEN 1 + n % 17 END, CASE WHEN n % 3 > 0 THEN 5 END,
        CASE WHEN n % 3 > 0 THEN ${today}::date - n % 43 END
      FROM generate_series(1, 300) AS n
    `)
    const ids = await db.anyFirst(sql.type(z.object({ id: z.uuid() }))`
      SELECT id FROM review_item WHERE student_key = ${studentKey}
    `)
    items = await Promise.all(ids.map((id) => itemOf(studentKey, id)))
  })

  test.each([
    ['without an exam', null, 40],
    ['with an exam far away', 90, 25],
    ['in the last days before an exam', 9, 200],
    ['on the last of them', 1, 10],
    ['on the day of the exam', 0, 40],
    ['after it', -5, 40],
  ])('%s is found by the statement as by the rules', async (_, daysToExam, cap) => {
    const examDay = daysToExam === null ? null : addDays(today, daysToExam)
    const settings: Settings = { today, examDay, cap, retention: 0.9 }
    const dueBy = (day: string) =>
      items
        .map((item) => ({ ...item, day: dueDayOf(item, examDay), memory: memoryOf(item) }))
        .filter((item) => item.day !== null && item.day <= day && (examDay === null || day < examDay))
    for (const day of [today, addDays(today, 3), addDays(today, 20)]) {
      const due = dueBy(day).toSorted((one, other) => {
        const [mine, theirs] = [one, other].map(({ memory }) => fadedOn(judgedOn(today, examDay), memory))
        return (theirs ?? 0) - (mine ?? 0) || compare(one.id, other.id)
      })
      const found = await readDue(db, studentKey, settings, { day, limit: 50 })
      expect(found.map(({ id }) => id)).toEqual(due.slice(0, Math.min(50, roomOn(cap, 0))).map(({ id }) => id))
      expect(found.map(({ dueDay }) => dueDay)).toEqual(due.slice(0, found.length).map((item) => item.day))
      if (day !== today) continue
      const counts = await readCounts(db, studentKey, settings)
      expect(await readToday(db, studentKey, settings)).toBe(counts.today)
      const first = due.slice(0, cap)
      expect(counts).toMatchObject({
        today: first.length,
        overdue: first.filter((item) => (item.day ?? '') < today).length,
      })
      const [, tomorrow] = await readLoad(db, studentKey, settings, { from: today, to: addDays(today, 1) })
      expect(counts.tomorrow).toBe(tomorrow?.count)
    }
    const last = addDays(today, 60)
    const load = await readLoad(db, studentKey, settings, { from: addDays(today, -1), to: last })
    const all = items.filter((item) => (dueDayOf(item, examDay) ?? '9') <= last)
    expect(load).toHaveLength(62)
    expect(load[0]?.count).toBe(0)
    expect(Math.max(...load.map(({ count }) => count))).toBeLessThanOrEqual(cap)
    if (examDay === null) expect(load.reduce((sum, { count }) => sum + count, 0)).toBe(all.length)
    for (const { day, count } of load) if (examDay !== null && day >= examDay) expect(count).toBe(0)
  })

  test('is counted by a range of one index, and nothing else', async () => {
    // Of another student, so that the table is not a small one.
    await db.query(sql.typeAlias('none')`
      INSERT INTO review_item (id, student_key, kind, subject, subject_key, made_by, confirmed, due_day)
      SELECT gen_random_uuid(), ${await newStudent()}, 'card', 'x', 'x', 'student', true, ${today}::date + n % 900
      FROM generate_series(1, 4000) AS n
    `)
    const days = { yesterday: addDays(today, -1), today, tomorrow: addDays(today, 1) }
    const asked = { judgedOn: today, lastFrom: null, ...days, cap: 40, isOverdueWanted: true }
    const plan = await planOf(db, (explained) => countDue(explained, studentKey, asked))
    expect(plan).toMatch(/Index Cond: .*student_key = .*due_day <=/)
    expect(plan).not.toContain('Seq Scan')
  })

  const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)
})

describe('an item', () => {
  test('with more than 200 ratings is what all of them come to, also after an old one is undone', async () => {
    const studentKey = await newStudent()
    const card = await newCard(studentKey)
    await db.query(sql.typeAlias('none')`
      INSERT INTO review_rating (id, student_key, item_id, day, answered_at, rating)
      SELECT gen_random_uuid(), ${studentKey}, ${card}, ${today}::date - n, (${today}::date - n)::timestamptz,
        CASE WHEN n % 9 = 0 THEN 'again' ELSE 'good' END
      FROM generate_series(1, 230) AS n
    `)
    await answerWith(studentKey, card, 'good')
    const folded = await itemOf(studentKey, card)
    expect(folded.base?.day).toBe(addDays(today, -15))
    await answerWith(studentKey, card, 'hard')
    const expected = replay(null, await findRatings(db, card, null), 0.9)
    expect(await itemOf(studentKey, card)).toMatchObject({
      dueDay: expected?.dueDay,
      stability: expected?.memory.stability,
      ratedDay: today,
    })
    const [oldest] = (await findRatings(db, card, null)).toSorted((one, other) => (one.day < other.day ? -1 : 1))
    await db.transaction((tx) => undoAnswer(tx, studentKey, oldest?.id ?? ''))
    const left = await findRatings(db, card, null)
    expect(left.reduce((sum, { count = 1 }) => sum + count, 0)).toBe(231)
    expect((await itemOf(studentKey, card)).stability).toBe(replay(null, left, 0.9)?.memory.stability)
  })

  test('whose answers are all undone is due on the day after it was made, as before them', async () => {
    const studentKey = await newStudent()
    const card = await newCard(studentKey)
    const { answer, item } = await answerWith(studentKey, card, 'easy')
    expect(item.dueDay).toBe(addDays(today, 8))
    await db.transaction((tx) => undoAnswer(tx, studentKey, answer.id))
    expect(await itemOf(studentKey, card)).toMatchObject({ dueDay: addDays(today, 1), stability: null, ratedDay: null })
  })
})

test('another retention brings items on other days, page by page, and none is left out', async () => {
  const studentKey = await newStudent()
  const cards = await Promise.all(Array.from({ length: 5 }, () => newCard(studentKey)))
  for (const card of cards.slice(0, 4)) await answerWith(studentKey, card, 'easy')
  const before = await Promise.all(cards.map((card) => itemOf(studentKey, card)))
  await db.query(sql.typeAlias('none')`
    UPDATE student SET profile = '{"reviewRetention": 0.97}' WHERE student_key = ${studentKey}
  `)
  const inOrder = cards.slice(0, 4).toSorted()
  for (const after of [null, inOrder[2] ?? null]) await db.transaction((tx) => reschedulePage(tx, studentKey, after, 3))
  const expected = replay(null, await findRatings(db, cards[0] ?? '', null), 0.97)?.dueDay
  expect(expected).not.toBe(before[0]?.dueDay)
  for (const card of cards.slice(0, 4)) expect((await itemOf(studentKey, card)).dueDay).toBe(expected)
  expect((await itemOf(studentKey, cards[4] ?? '')).dueDay).toBe(before[4]?.dueDay)
})

describe('a topic', () => {
  const log = async (studentKey: string, session: object) => {
    const body = { ...asked(studentKey), day: today, subject: 'Fizik', minutes: 20, blockId: undefined, ...session }
    const counted = { correct: undefined, wrong: undefined, blank: undefined, ...body }
    const { answer, touched } = await db.transaction((tx) => addSession(tx, counted))
    if (answer.kind !== 'stored') throw new Error(JSON.stringify(answer))
    return { id: answer.session.id, isReviewed: touched.review }
  }
  const topics = (studentKey: string) =>
    db.any(sql.type(z.object({ subject: z.string(), topic: z.string(), dueDay: z.string(), count: z.int() }))`
      SELECT subject, topic, due_day AS "dueDay", redo_count AS count FROM review_item
      WHERE student_key = ${studentKey} AND kind = 'topic'
    `)

  test('comes again from its first session of five questions on, rated by all of its sessions', async () => {
    const studentKey = await newStudent()
    expect((await log(studentKey, { topic: 'Isı', correct: 1 })).isReviewed).toBe(false)
    expect((await log(studentKey, { topic: 'Isı', minutes: 40 })).isReviewed).toBe(false)
    expect((await log(studentKey, { correct: 20 })).isReviewed).toBe(false)
    expect(await topics(studentKey)).toEqual([])
    const made = await log(studentKey, { topic: 'ISI ', subject: 'FİZİK', correct: 5, wrong: 5 })
    expect(made.isReviewed).toBe(true)
    // The last session of the day counts: half of it was right.
    expect(await topics(studentKey)).toEqual([{ subject: 'FİZİK', topic: 'ISI ', dueDay: addDays(today, 2), count: 2 }])
    const late = await log(studentKey, { topic: 'ısı', correct: 9, day: addDays(today, -14) })
    const tooLate = await log(studentKey, { topic: 'ısı', wrong: 9, day: addDays(today, -15) })
    expect([late.isReviewed, tooLate.isReviewed]).toEqual([true, true])
    expect(await topics(studentKey)).toMatchObject([{ count: 3 }])
  })

  test('is rated no more by a session that is removed, and goes with its last one', async () => {
    const studentKey = await newStudent()
    const [one, other] = [
      await log(studentKey, { topic: 'Ses', correct: 10 }),
      await log(studentKey, { topic: 'Ses', wrong: 9 }),
    ]
    expect(await topics(studentKey)).toMatchObject([{ count: 2, dueDay: addDays(today, 1) }])
    await db.transaction((tx) => removeSession(tx, studentKey, other.id))
    expect(await topics(studentKey)).toMatchObject([{ count: 1, dueDay: addDays(today, 8) }])
    await db.transaction((tx) => removeSession(tx, studentKey, one.id))
    expect(await topics(studentKey)).toEqual([])
  })
})
