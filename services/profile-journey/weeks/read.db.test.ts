import { randomUUID } from 'node:crypto'
import { type Db, planOf, sql } from '@yoldas/db'
import { newId } from '@yoldas/ids'
import { openDb } from '@yoldas/testkit/servers'
import { expect, test } from 'vitest'
import { addExam, addSession } from '../journey/store.ts'
import { addBlock } from '../plan/store.ts'
import { countAnswers } from '../review/store.ts'
import { createStudent } from '../students/store.ts'
import { readWeek, readWeeks } from './read.ts'
import * as store from './store.ts'

const db = await openDb('profile-journey')
const today = '2026-11-26'

async function newStudent() {
  const studentKey = await createStudent(db, randomUUID(), randomUUID())
  if (studentKey === null) throw new Error('there is one of this sub')
  return studentKey
}
const rest = { clientId: null, topic: null }
const session = (studentKey: string, day: string, body: object = {}) =>
  addSession(db, {
    ...{ ...rest, id: newId(), studentKey, day, subject: 'Kimya', minutes: 40, blockId: null },
    ...{ correct: 8, wrong: 1, blank: null, ...body },
  })
const block = (
  studentKey: string,
  day: string,
  status: 'planned' | 'done' | 'skipped',
  minutes: number,
  id = newId(),
) =>
  addBlock(db, {
    ...{ ...rest, id, studentKey, day, status, minutes, startTime: null, remind: false, note: null },
    ...{ subject: 'Kimya', kind: 'study', source: 'user' },
  })
const exam = (studentKey: string, day: string, net: number) =>
  addExam(db, {
    ...{ id: newId(), studentKey, clientId: null, day, name: day, examType: 'tyt', isBranch: false, totalNet: net },
    sections: [{ subject: 'Türkçe', correct: 0, wrong: 0, blank: 0, net }],
  })

/** Mistakes of one item each, and an answer to each on a day. */
const mistakes = (studentKey: string, madeDay: string, causes: readonly (string | null)[], answeredOn: string) =>
  db.query(sql.typeAlias('none')`
    WITH item AS (
      INSERT INTO review_item (id, student_key, kind, subject, subject_key, made_by, confirmed, made_day)
      SELECT gen_random_uuid(), ${studentKey}, 'mistake', 'Kimya', 'kimya', 'student', true, ${madeDay}
      FROM generate_series(1, ${causes.length}) RETURNING id
    ), numbered AS (SELECT id, row_number() OVER () AS n FROM item),
    mistake AS (
      INSERT INTO mistake (id, student_key, text, cause, cause_by)
      SELECT id, ${studentKey}::uuid, 'x', c.cause, CASE WHEN c.cause IS NOT NULL THEN 'student' END
      FROM numbered JOIN unnest(${sql.array([...causes], 'text')}) WITH ORDINALITY AS c (cause, n) USING (n)
    )
    INSERT INTO review_rating (id, student_key, item_id, day, answered_at, rating, undone_at)
    SELECT gen_random_uuid(), ${studentKey}, id, ${answeredOn}, clock_timestamp(), 'good',
      CASE WHEN n = 1 THEN clock_timestamp() END
    FROM numbered
  `)

test('a week is what adding up its days says, and other weeks and students are not in it', async () => {
  const [studentKey, other] = [await newStudent(), await newStudent()]
  for (const day of ['2026-11-15', '2026-11-16', '2026-11-22', '2026-11-23']) await session(studentKey, day)
  await session(other, '2026-11-17')
  const ticked = newId()
  await block(studentKey, '2026-11-17', 'done', 60, ticked)
  await session(studentKey, '2026-11-18', { minutes: 50, correct: null, wrong: null, blockId: ticked })
  await block(studentKey, '2026-11-21', 'done', 30)
  await block(studentKey, '2026-11-22', 'skipped', 90)
  await block(studentKey, '2026-11-24', 'planned', 45)
  for (const [day, net] of [
    ['2026-11-14', 50],
    ['2026-11-22', 56.5],
    ['2026-11-24', 90],
  ] as const)
    await exam(studentKey, day, net)

  await mistakes(studentKey, '2026-11-16', ['careless', 'concept', 'careless', null], '2026-11-22')
  await mistakes(studentKey, '2026-11-15', ['time', 'time'], '2026-11-23')
  await mistakes(other, '2026-11-16', ['misread', 'misread'], '2026-11-16')

  const week = await readWeek(db, studentKey, '2026-11-16', today)
  expect(week).toEqual({
    monday: '2026-11-16',
    minutes: 40 + 40 + 50 + 30,
    questions: 18,
    plannedMinutes: 180,
    doneBlocks: 2,
    exams: [{ id: expect.any(String), name: '2026-11-22', totalNet: 56.5, change: 6.5 }],
    gained: 'Türkçe',
    lost: null,
    streak: 2,
    mistakesByCause: [
      { key: 'careless', count: 2 },
      { key: 'concept', count: 1 },
    ],
    // One of four was undone.
    reviews: { done: 3 },
    sentence: expect.any(String),
  })
  const weeks = await readWeeks(db, studentKey, ['2026-11-23', '2026-11-16', '2026-11-09'], today)
  const { gained, lost, mistakesByCause, reviews, sentence, ...figures } = week
  expect(weeks[1]).toEqual(figures)
  expect(weeks[0]).toMatchObject({
    minutes: 40,
    plannedMinutes: 45,
    doneBlocks: 0,
    exams: [{ totalNet: 90 }],
    streak: 0,
  })
  expect(weeks[2]).toMatchObject({ minutes: 40, plannedMinutes: 0, exams: [{ change: null }], streak: 1 })
  expect(await readWeek(db, await newStudent(), '2026-11-16', today)).toMatchObject({
    minutes: 0,
    streak: 0,
    exams: [],
  })
})

test('who wants the week is found page by page, and nobody else', async () => {
  const want = (studentKey: string, proactive: object) =>
    db.query(sql.typeAlias('none')`
      UPDATE student SET profile = ${sql.jsonb({ proactive })} WHERE student_key = ${studentKey}
    `)
  const wanting = [await newStudent(), await newStudent(), await newStudent()].toSorted()
  for (const studentKey of wanting) await want(studentKey, { weekly: true })
  const not = [await newStudent(), await newStudent()]
  await want(not[0] ?? '', { weekly: false })
  const found: string[] = []
  for (let after: string | null = null; ; ) {
    const page: readonly string[] = await store.findWanting(db, after, 2)
    found.push(...page)
    after = page.at(-1) ?? null
    if (page.length < 2) break
  }
  expect(found.filter((key) => [...wanting, ...not].includes(key))).toEqual(wanting)
})

test.each<[string, (tx: Db) => Promise<unknown>, RegExp]>([
  ['who wants the week is', (tx) => store.findWanting(tx, newId(), 100), /student_weekly/],
  ['results are', (tx) => store.findExamsWithEarlier(tx, newId(), '2026-11-16', today), /exam_result_type/],
  ['reviews are', (tx) => countAnswers(tx, newId(), '2026-11-16', today), /review_rating_day/],
  ['the plan is', (tx) => store.findPlannedByWeek(tx, newId(), '2026-11-16', today), /plan_block_d/],
])('%s found by an index', async (_what, find, index) => {
  const plan = await planOf(db, (tx) => find(Object.assign({}, db, tx)))
  expect(plan).toMatch(index)
  expect(plan).not.toContain('Seq Scan')
})
