import { randomUUID } from 'node:crypto'
import { type Bus, type Handler, handle } from '@yoldas/bus'
import {
  changePreferences,
  eraseStudent,
  getProfile,
  getSubjects,
  type ProfilePatchBody,
  patchProfile,
  rescheduleReviews,
  resolveStudent,
  studentErasedFrom,
} from '@yoldas/contracts/profile'
import { type Db, databaseTime } from '@yoldas/db'
import { handleCommand, type Relay, sendCommand } from '@yoldas/outbox'
import { istanbulTime } from '@yoldas/time'
import type { z } from 'zod'
import { ageInForce } from '../standing/rules.ts'
import { judge, type Policy, treatedAs } from '../standing/verdict.ts'
import { changeStanding } from './changing.ts'
import { type ErasureKeys, erase, hashes } from './erase.ts'
import {
  applyPatch,
  completeProfile,
  decidedBy,
  examDayOf,
  isSignInErased,
  needsOnboarding,
  type PreferredAt,
  patchOf,
  reviewDaysOf,
  type StoredProfile,
} from './rules.ts'
import * as store from './store.ts'

export type StudentDeps = {
  db: Db
  bus: Bus
  relay: Relay
  erasureKeys: ErasureKeys
  policy: Policy
}

export function studentHandlers(deps: StudentDeps): Handler[] {
  const { db } = deps
  return [
    handle(resolveStudent, ({ sub, signedInAt }) => resolve(deps, sub, signedInAt)),

    handle(getProfile, async ({ studentKey }) => {
      const student = await store.findStudent(db, studentKey)
      if (!student) return { kind: 'erased' as const }
      const { standing } = student
      const profile = completeProfile(student.profile, treatedAs(standing))
      return {
        kind: 'found' as const,
        profile,
        needsOnboarding: needsOnboarding(profile),
        examDay: examDayOf(profile, student.today),
        age: ageInForce(standing.ages, standing.decidedAt),
        blocked: judge(deps.policy, standing).blocked,
        createdAt: student.createdAt,
      }
    }),

    handle(patchProfile, async ({ studentKey, patch }) => {
      const patched = await changeStanding(deps, studentKey, async (tx, student) => {
        const stored = applyPatch(student.profile, patch)
        await store.saveProfile(tx, studentKey, stored, decidedAt(patch, await databaseTime(tx)))
        if (stored.reviewRetention !== student.profile.reviewRetention)
          await sendCommand(tx, rescheduleReviews, studentKey, { studentKey, after: null })
        return movesReviews(student, stored)
      })
      if (!patched) return { kind: 'erased' as const }
      if (patch.reviewRetention !== undefined) deps.relay.wake()
      if (patched.result) deps.bus.publishWork(studentKey, { event: 'review-updated', data: {} })
      const { profile, standing } = patched.student
      return { kind: 'patched' as const, profile: completeProfile(profile, treatedAs(standing)) }
    }),

    handleCommand(changePreferences, db, async (tx, { studentKey, preferences, decidedAt: at }) => {
      const student = await store.lockStudent(tx, studentKey)
      if (!student) return
      const patch = patchOf(preferences, at, student.preferredAt)
      await store.saveProfile(tx, studentKey, applyPatch(student.profile, patch), decidedAt(patch, at))
    }),

    handle(getSubjects, async ({ studentKeys }) => ({ subs: [...(await store.findSubjects(db, studentKeys))] })),

    handle(eraseStudent, async ({ studentKey }) => {
      await db.transaction((tx) => erase(deps.erasureKeys, tx, studentKey))
      deps.relay.wake()
      deps.bus.announceErased(studentKey)
      return { erased: true as const }
    }),

    handleCommand(studentErasedFrom, db, (tx, { studentKey, service }) => store.closeErasure(tx, studentKey, service)),
  ]
}

type Before = Pick<NonNullable<Awaited<ReturnType<typeof store.lockStudent>>>, 'profile' | 'createdAt' | 'today'>

/** Whether reviews come on other days with the new profile, for another day of the exam or another cap. */
function movesReviews({ profile, createdAt, today }: Before, stored: StoredProfile): boolean {
  const arrivedOn = istanbulTime(new Date(createdAt)).day
  const [before, after] = [profile, stored].map((each) => reviewDaysOf(completeProfile(each), arrivedOn, today))
  return before?.examDay !== after?.examDay || before?.cap !== after?.cap
}

const decidedAt = (patch: ProfilePatchBody, at: string): PreferredAt =>
  Object.fromEntries(decidedBy(patch).map((name) => [name, at]))

type Resolved = z.output<typeof resolveStudent.output>

async function resolve(deps: StudentDeps, sub: string, signedInAt: number | null): Promise<Resolved> {
  const { db, relay } = deps
  const known = await store.findKnown(db, sub, hashes(deps.erasureKeys, sub), signedInAt)
  const { erasedAt } = known
  if (erasedAt !== null && isSignInErased(signedInAt, erasedAt, known.erasedSignIns)) return { kind: 'refused' }
  const { studentKey, standing } = known
  if (studentKey === null || standing === null) {
    // Null where another request made the student in between.
    if ((await store.createStudent(db, sub, randomUUID())) !== null) relay.wake()
    return resolve(deps, sub, signedInAt)
  }
  if (known.isNewToday) await store.markSeen(db, studentKey)
  if (known.isAhead && signedInAt !== null) await store.rememberSignIn(db, studentKey, signedInAt)
  return { kind: 'student', studentKey, verdict: judge(deps.policy, standing) }
}
