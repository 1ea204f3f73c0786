import { type Handler, handle } from '@yoldas/bus'
import { Contact, findContacts, findExamTakers } from '@yoldas/contracts/profile'
import type { Db } from '@yoldas/db'
import type { z } from 'zod'
import { judge, type Policy, treatedAs } from '../standing/verdict.ts'
import { completeProfile, examDayOf, examSpanOf, readProfile } from '../students/rules.ts'
import { findProfiles } from '../students/store.ts'
import { today } from '../today.ts'
import { findTakers } from './examTakers.ts'
import { findDayPlans, findLastStudied, findWorked } from './store.ts'

/** What companion-scheduler asks before it writes to students. */
type Deps = { db: Db; policy: Policy }

export const contactHandlers = (deps: Deps): Handler[] => [
  handle(findContacts, ({ studentKeys, ...what }) => readContacts(deps, [...new Set(studentKeys)], what)),
  handle(findExamTakers, (asked) => findTakers(deps.db, asked)),
]

async function readContacts(
  { db, policy }: Deps,
  studentKeys: readonly string[],
  { withWork, withWorkedAt }: Pick<z.output<typeof findContacts.input>, 'withWork' | 'withWorkedAt'>,
): Promise<z.input<typeof findContacts.output>> {
  const day = await today(db)
  const [students, plans, studied, worked] = await Promise.all([
    findProfiles(db, studentKeys),
    withWork ? findDayPlans(db, studentKeys, day) : [],
    withWork ? findLastStudied(db, studentKeys, day) : [],
    withWorkedAt ? findWorked(db, studentKeys, day) : [],
  ])
  const planOf = Map.groupBy(plans, ({ studentKey }) => studentKey)
  const lastOf = new Map(studied.map((last) => [last.studentKey, last]))
  const workedOf = new Map(worked.map(({ studentKey, workedAt }) => [studentKey, workedAt]))
  const read = students.map(({ profile, ...student }) => ({ ...student, ...readProfile(profile) }))
  const contacts = read.flatMap((one) => {
    if (!('profile' in one)) return []
    const { studentKey, arrivedOn, warningId, standing } = one
    const profile = completeProfile(one.profile, treatedAs(standing))
    const exam = { examDay: examDayOf(profile, day), exam: examSpanOf(profile, arrivedOn, day) }
    const work = { todayPlan: planOf.get(studentKey) ?? [], lastStudied: lastOf.get(studentKey) ?? null }
    const workedAt = workedOf.get(studentKey) ?? null
    // Parsing leaves out the rest of the profile, which is nobody else's.
    const warned = warningId === null ? {} : { warningId }
    return Contact.parse({
      ...profile,
      ...work,
      ...exam,
      ...warned,
      workedAt,
      studentKey,
      verdict: judge(policy, standing),
    })
  })
  const unreadable = read.flatMap((one) => ('wrong' in one ? { studentKey: one.studentKey, fields: one.wrong } : []))
  return { contacts, unreadable }
}
