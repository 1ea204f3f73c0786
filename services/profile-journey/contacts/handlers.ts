import { type Handler, handle } from '@yoldas/bus'
import { Contact, findContacts, findExamTakers, findReviewers, type StudentProfile } from '@yoldas/contracts/profile'
import type { Db } from '@yoldas/db'
import type { z } from 'zod'
import { readToday } from '../review/due/read.ts'
import { settingsFor } from '../review/settings.ts'
import { judge, type Policy, treatedAs } from '../standing/verdict.ts'
import { completeProfile, examDayOf, examSpanOf, readProfile, reviewDaysOf } from '../students/rules.ts'
import { findProfiles } from '../students/store.ts'
import { today } from '../today.ts'
import { findTakers } from './examTakers.ts'
import * as store from './store.ts'

/** What companion-scheduler asks before it writes to students. */
type Deps = { db: Db; policy: Policy }

type What = Omit<z.output<typeof findContacts.input>, 'studentKeys'>

export const contactHandlers = (deps: Deps): Handler[] => [
  handle(findContacts, ({ studentKeys, ...what }) => readContacts(deps, [...new Set(studentKeys)], what)),
  handle(findExamTakers, (asked) => findTakers(deps.db, asked)),
  handle(findReviewers, async ({ after, limit }) => {
    const reviewers = [...(await store.findReviewers(deps.db, after, limit))]
    return { reviewers, next: reviewers.length === limit ? (reviewers.at(-1)?.studentKey ?? null) : null }
  }),
]

async function readContacts(
  { db, policy }: Deps,
  studentKeys: readonly string[],
  { withWork, withWorkedAt, withDueReviews }: What,
): Promise<z.input<typeof findContacts.output>> {
  const day = await today(db)
  const [students, plans, studied, topics, worked] = await Promise.all([
    findProfiles(db, studentKeys),
    withWork ? store.findDayPlans(db, studentKeys, day) : [],
    withWork ? store.findLastStudied(db, studentKeys, day) : [],
    withWork ? store.findDueTopics(db, studentKeys, day) : [],
    withWorkedAt ? store.findWorked(db, studentKeys, day) : [],
  ])
  const planOf = Map.groupBy(plans, ({ studentKey }) => studentKey)
  const lastOf = new Map(studied.map((last) => [last.studentKey, last]))
  const topicOf = new Map(topics.map(({ studentKey, topic }) => [studentKey, topic]))
  const workedOf = new Map(worked.map(({ studentKey, workedAt }) => [studentKey, workedAt]))
  const read = students.map(({ profile, ...student }) => ({ ...student, ...readProfile(profile) }))
  const whole = read.flatMap((one) =>
    'profile' in one ? [{ ...one, profile: completeProfile(one.profile, treatedAs(one.standing)) }] : [],
  )
  const due = withDueReviews ? await countDueReviews(db, whole, day) : null
  const contacts = whole.map(({ studentKey, arrivedOn, warningId, standing, profile }) => {
    const exam = { examDay: examDayOf(profile, day), exam: examSpanOf(profile, arrivedOn, day) }
    const work = { todayPlan: planOf.get(studentKey) ?? [], lastStudied: lastOf.get(studentKey) ?? null }
    const dueTopic = isReviewOver(profile, arrivedOn, day) ? null : (topicOf.get(studentKey) ?? null)
    const workedAt = workedOf.get(studentKey) ?? null
    const dueReviews = due?.get(studentKey) ?? null
    // Parsing leaves out the rest of the profile, which is nobody else's.
    const warned = warningId === null ? {} : { warningId }
    return Contact.parse({
      ...profile,
      ...work,
      ...exam,
      ...warned,
      dueTopic,
      workedAt,
      dueReviews,
      studentKey,
      verdict: judge(policy, standing),
    })
  })
  const unreadable = read.flatMap((one) => ('wrong' in one ? { studentKey: one.studentKey, fields: one.wrong } : []))
  return { contacts, unreadable }
}

/** On the day of the exam, and after it, nothing is due. */
function isReviewOver(profile: StudentProfile, arrivedOn: string, day: string): boolean {
  const { examDay } = reviewDaysOf(profile, arrivedOn, day)
  return examDay !== null && day >= examDay
}

type Reviewing = { studentKey: string; arrivedOn: string; profile: StudentProfile }

/** How much each of them has to review on the day. One after the other: they take nothing from who is answered now. */
async function countDueReviews(db: Db, students: readonly Reviewing[], day: string): Promise<Map<string, number>> {
  const due = new Map<string, number>()
  for (const { studentKey, arrivedOn, profile } of students) {
    due.set(studentKey, await readToday(db, studentKey, settingsFor(profile, arrivedOn, day)))
  }
  return due
}
