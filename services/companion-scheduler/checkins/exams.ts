import type { Bus } from '@yoldas/bus'
import { findExamTakers, maxExamTakers } from '@yoldas/contracts/profile'
import { type Db, databaseTime } from '@yoldas/db'
import { newId } from '@yoldas/ids'
import type { Log } from '@yoldas/telemetry'
import { deadlineIn, istanbulTime } from '@yoldas/time'
import { askContacts, forTexts } from '../contacts/find.ts'
import type { CheckinMetrics } from '../metrics.ts'
import { lockStudents } from '../students/store.ts'
import { findTemplates } from '../unasked/store.ts'
import { chooseEvening, factsOf, rememberedTemplates } from './choose.ts'
import { eveningOf } from './rules.ts'
import { seedOf } from './seed.ts'
import { addEvenings, advanceRun, type Evening, holdRun, type Progress, type Run } from './store.ts'

type Deps = { db: Db; bus: Bus; log: Log; checkins: CheckinMetrics }

const askMilliseconds = 10_000

/**
 * Has a page of students asked in the evening how the exam went whose last day it is. The page and how far the run has
 * come with it are one commit. Null when the run has passed to a newer attempt.
 */
export async function scheduleEvenings(deps: Deps, run: Run): Promise<Run | null> {
  const { db, bus, checkins } = deps
  // The day that an operator names may be over, and its evening with it.
  const isToday = istanbulTime(new Date(await databaseTime(db))).day === run.day
  const asked = { lastDay: run.day, after: run.examPage, limit: maxExamTakers }
  const { studentKeys, next } = isToday
    ? await bus.request(findExamTakers, asked, deadlineIn(askMilliseconds))
    : { studentKeys: [], next: null }
  const evenings = await writeEvenings(deps, run.day, studentKeys)
  const reached = await db.transaction(async (tx): Promise<Progress | null> => {
    if (!(await holdRun(tx, run))) return null
    const present = new Set(await lockStudents(tx, studentKeys))
    const there = evenings.filter(({ studentKey }) => present.has(studentKey))
    const added = await addEvenings(tx, there, eveningOf(run.day))
    const progress: Progress = {
      ...run,
      step: next === null ? 'done' : 'exams',
      examPage: next,
      exams: run.exams + added.length,
    }
    await advanceRun(tx, run, progress)
    return progress
  })
  if (!reached) return null
  checkins.exams.inc(reached.exams - run.exams)
  return { ...run, ...reached }
}

/** For those who are there and want check-ins. Who cannot be read is not asked. */
async function writeEvenings({ db, bus, log }: Deps, day: string, studentKeys: readonly string[]): Promise<Evening[]> {
  if (studentKeys.length === 0) return []
  const { contacts, unreadable, refused } = await askContacts(bus, studentKeys, forTexts, () =>
    deadlineIn(askMilliseconds),
  )
  if (unreadable.length > 0)
    log.error(
      { day, students: unreadable.length },
      'students are not asked how their exam went: their profiles are malformed',
    )
  if (refused.size > 0) {
    const [err] = refused.values()
    const studentKeys = [...refused.keys()]
    log.error({ err, day, studentKeys }, 'students are not asked how their exam went: their contacts are refused')
  }
  const used = await findTemplates(db, studentKeys, rememberedTemplates)
  const recent = new Map(used.map(({ studentKey, templates }) => [studentKey, templates]))
  return contacts.flatMap((contact): Evening[] => {
    const { studentKey, proactive } = contact
    if (!proactive.checkins || contact.exam?.lastDay !== day) return []
    const facts = factsOf(contact, true, day, false)
    const chosen = chooseEvening(facts, recent.get(studentKey) ?? [], seedOf(studentKey, day))
    return chosen ? [{ id: newId(), studentKey, ...chosen }] : []
  })
}
