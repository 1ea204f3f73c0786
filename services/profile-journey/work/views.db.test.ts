import type { ExamResult } from '@yoldas/contracts/journey'
import { maxBlocksADay, type PlanBlock } from '@yoldas/contracts/plan'
import { overviewExams, type WorkChange } from '@yoldas/contracts/work'
import { type Db, planOf, rehearse, sql } from '@yoldas/db'
import { newId } from '@yoldas/ids'
import { openDb } from '@yoldas/testkit/servers'
import { addDays } from '@yoldas/time'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { findDayPlans, findLastStudied } from '../contacts/store.ts'
import { addExam, addSession } from '../journey/store.ts'
import { addBlock, findBlocks } from '../plan/store.ts'
import { today as findToday } from '../today.ts'
import { applyChanges } from './changes.ts'
import { findOverview } from './views.ts'

const db = await openDb('profile-journey')

const Key = z.object({ studentKey: z.uuid() })
/** With a student of its own, who leaves nothing behind. */
const withStudent = (run: (tx: Db, studentKey: string) => Promise<void>) =>
  rehearse(db, async (tx) => {
    const studentKey = await tx.oneFirst(sql.type(Key)`
      INSERT INTO student (student_key, sub) VALUES (gen_random_uuid(), gen_random_uuid()::text)
      RETURNING student_key AS "studentKey"
    `)
    await run(tx, studentKey)
  })
const [sooner, later] = [-1, 1]
const runs = { numRuns: 10 }

/** Around two year ends, one of which is in the middle of a week. */
const days = [...Array(24).keys()].flatMap((i) => [addDays('2023-12-20', i), addDays('2024-12-20', i)]).toSorted()
const day = fc.constantFrom(...days)
const subject = fc.constantFrom('Kimya', 'KİMYA', 'Fizik', 'Işık', 'IŞIK')
const fold = (text: string) => text.toLocaleLowerCase('tr')

test('hours of two weeks, streak and last topics are what adding up by hand says, year ends included', async () => {
  const sessions = fc.array(fc.record({ day, subject, minutes: fc.integer({ min: 1, max: 960 }) }), { maxLength: 15 })
  const blocks = fc.array(
    fc.record({
      day,
      subject,
      minutes: fc.integer({ min: 5, max: 720 }),
      isDone: fc.boolean(),
      isLogged: fc.boolean(),
    }),
    { maxLength: 15 },
  )
  const property = fc.asyncProperty(sessions, blocks, day, (alone, planned, today) =>
    withStudent(async (tx, studentKey) => {
      const rest = { studentKey, clientId: null, topic: null }
      const answers = { correct: null, wrong: null, blank: null }
      const entered: Array<{ day: string; subject: string; minutes: number; isSession: boolean }> = []
      const log = async (session: { day: string; subject: string; minutes: number }, blockId: string | null) => {
        await addSession(tx, { ...rest, ...answers, ...session, id: newId(), blockId })
        entered.push({ ...session, isSession: true })
      }
      for (const session of alone) await log(session, null)
      for (const { isDone, isLogged, ...block } of planned) {
        const id = newId()
        const made = {
          ...rest,
          ...block,
          id,
          startTime: null,
          remind: false,
          note: null,
          kind: 'study',
          source: 'user',
        } as const
        await addBlock(tx, { ...made, status: isDone ? 'done' : 'planned' })
        // Its session stands for it, on another day perhaps.
        if (isDone && isLogged) await log({ ...block, minutes: 1 }, id)
        if (isDone && !isLogged) entered.push({ ...block, isSession: false })
      }

      const overview = await findOverview(tx, studentKey, today)

      const mondayOf = (day: string): string => (new Date(day).getUTCDay() === 1 ? day : mondayOf(addDays(day, -1)))
      const ofWeek = (monday: string) => entered.filter((one) => mondayOf(one.day) === monday)
      const mondays = [mondayOf(today), mondayOf(addDays(today, -7))]
      expect(overview.weeks.map(({ monday }) => monday)).toEqual(mondays)
      for (const { monday, totalMinutes, subjects } of overview.weeks) {
        const sum = (some: typeof entered) => some.reduce((total, { minutes }) => total + minutes, 0)
        expect(totalMinutes).toBe(sum(ofWeek(monday)))
        expect(new Map(subjects.map(({ key, minutes }) => [fold(key), minutes]))).toEqual(
          new Map([...Map.groupBy(ofWeek(monday), (one) => fold(one.subject))].map(([key, some]) => [key, sum(some)])),
        )
      }

      const studied = new Set(entered.map((one) => one.day).filter((one) => one <= today))
      const back = (day: string): number => (studied.has(day) ? 1 + back(addDays(day, -1)) : 0)
      expect(overview.streak).toEqual({
        current: back(today) || back(addDays(today, -1)),
        longest: Math.max(0, ...[...studied].map(back)),
        lastStudyDay: [...studied].toSorted().at(-1) ?? null,
        todayDone: studied.has(today),
      })

      const inSessions = Map.groupBy(
        entered.filter(({ isSession }) => isSession),
        (one) => fold(one.subject),
      )
      const last = [...inSessions.values()].map((some) =>
        some
          .map((one) => one.day)
          .toSorted()
          .at(-1),
      )
      expect(overview.topics.map(({ lastStudiedDay }) => lastStudiedDay)).toEqual(last.toSorted().toReversed())
    }),
  )
  await fc.assert(property, runs)
})

test('the newest results have the change that counting by hand says', async () => {
  const sections = fc.constantFrom(['Türkçe', 'Fen'], ['Fen', 'Türkçe'], ['Türkçe'], ['Sosyal', 'Fen', 'Türkçe'])
  const results = fc.array(
    fc.record({
      day,
      examType: fc.constantFrom('tyt' as const, 'tyt' as const, 'lgs' as const),
      sections,
      totalNet: fc.integer({ min: -20, max: 120 }),
    }),
    { minLength: 8, maxLength: 16 },
  )
  const property = fc.asyncProperty(results, day, (entered, today) =>
    withStudent(async (tx, studentKey) => {
      const stored: ExamResult[] = []
      for (const { sections, ...result } of entered) {
        const none = { correct: 0, wrong: 0, blank: 0, net: 0 }
        const named = sections.map((subject) => ({ subject, ...none }))
        const isBranch = sections.length === 1
        const exam = { ...result, id: newId(), name: 'Deneme', isBranch, sections: named, studentKey, clientId: null }
        stored.push(await addExam(tx, exam))
      }
      const { exams } = await findOverview(tx, studentKey, today)

      const place = (exam: ExamResult) => `${exam.day} ${100 + stored.indexOf(exam)}`
      const newest = stored.toSorted((one, other) => (place(one) < place(other) ? later : sooner))
      const setOf = ({ sections }: ExamResult) => String(sections.map((one) => one.subject).toSorted())
      const changeOf = (exam: ExamResult) => {
        const older = newest.slice(newest.indexOf(exam) + 1).filter(({ examType }) => examType === exam.examType)
        const alike = older.slice(0, 9).filter((one) => !one.isBranch && setOf(one) === setOf(exam))
        const compared = alike.slice(0, 3).map(({ totalNet }) => totalNet)
        if (exam.isBranch || compared.length === 0) return null
        return exam.totalNet - compared.reduce((sum, net) => sum + net, 0) / compared.length
      }
      expect(exams.map(({ id }) => id)).toEqual(newest.slice(0, overviewExams).map(({ id }) => id))
      for (const [i, { change }] of exams.entries()) {
        const expected = newest[i] ? changeOf(newest[i]) : null
        if (expected === null) expect(change).toBeNull()
        else expect(change).toBeCloseTo(expected, 2)
      }
    }),
  )
  await fc.assert(property, runs)
})

test('changes one after the other leave the plan that a simple list would have', async () => {
  const today = await findToday(db)
  const dayOf = (ahead: number) => addDays(today, ahead)
  // The days around the last one that may be planned, and one that is all but full.
  const planned = fc.constantFrom(0, 1, 731, 732, -366, -367).map(dayOf)
  const startTime = fc.option(fc.constantFrom('08:00', '09:30', '23:59'), { nil: null })
  const nth = fc.nat(5)
  const steps = fc.array(
    fc.oneof(
      fc.record({ step: fc.constant('add' as const), day: planned, startTime }),
      fc.record({ step: fc.constant('move' as const), nth, day: planned, startTime }),
      fc.record({ step: fc.constant('tick' as const), nth }),
      fc.record({ step: fc.constant('log' as const), nth }),
    ),
    { maxLength: 12 },
  )
  type Block = Pick<PlanBlock, 'id' | 'day' | 'startTime' | 'status'>
  const property = fc.asyncProperty(steps, (wanted) =>
    withStudent(async (tx, studentKey) => {
      const full: WorkChange[] = Array.from({ length: maxBlocksADay - 1 }, () => ({
        change: 'add-block',
        block: { id: newId(), day: dayOf(1), minutes: 30, subject: 'Dolu', kind: 'study' },
      }))
      await applyChanges(tx, studentKey, full)
      const ids = wanted.map(() => newId())
      const list: Block[] = []
      const isFree = (day: string, id: string) =>
        day >= dayOf(-366) &&
        day <= dayOf(731) &&
        (day !== dayOf(1) || !list.some((block) => block.day === day && block.id !== id))
      const decide = (one: (typeof wanted)[number], i: number): WorkChange => {
        const id = one.step === 'add' ? (ids[i] ?? '') : (ids[one.nth] ?? newId())
        const block = list.find((each) => each.id === id)
        switch (one.step) {
          case 'add':
            if (isFree(one.day, id)) list.push({ id, day: one.day, startTime: one.startTime, status: 'planned' })
            return {
              change: 'add-block',
              block: {
                id,
                day: one.day,
                startTime: one.startTime ?? undefined,
                minutes: 45,
                subject: 'Yeni',
                kind: 'study',
              },
            }
          case 'move':
            if (block && isFree(one.day, id)) Object.assign(block, { day: one.day, startTime: one.startTime })
            return { change: 'update-block', id, patch: { day: one.day, startTime: one.startTime } }
          case 'tick':
            if (block) block.status = 'skipped'
            return { change: 'update-block', id, patch: { status: 'skipped' } }
          case 'log':
            if (block) block.status = 'done'
            return {
              change: 'log-session',
              session: { id: newId(), day: today, subject: 'Yeni', minutes: 45, blockId: id },
            }
        }
      }
      const changes = wanted.map(decide)
      const { answer: outcomes } = await applyChanges(tx, studentKey, changes)
      expect(outcomes).toHaveLength(changes.length)
      const blocks = await findBlocks(tx, studentKey, dayOf(-400), dayOf(800))
      const place = ({ day, startTime, id }: Block) => `${day} ${startTime ?? '24:00'} ${100 + ids.indexOf(id)}`
      expect(
        blocks
          .filter(({ subject }) => subject === 'Yeni')
          .map(({ id, day, startTime, status }) => ({ id, day, startTime, status })),
      ).toEqual(list.toSorted((one, other) => (place(one) < place(other) ? sooner : later)))
    }),
  )
  await fc.assert(property, runs)
})

test.each([
  ['today’s plans', findDayPlans, ['plan_block_day']],
  ['what was studied last', findLastStudied, ['study_session_day', 'plan_block_d']],
])('%s of many students are each found by an index', async (_what, find, indexes) => {
  const plan = await planOf(db, (one) => find(one, [newId(), newId()], '2026-01-01'))
  for (const index of indexes) expect(plan).toMatch(new RegExp(`Index.*${index}[^]*?Index Cond: .*student_key.*day`))
  expect(plan).not.toMatch(/Seq Scan/)
})
