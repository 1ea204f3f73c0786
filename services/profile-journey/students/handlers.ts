import { randomUUID } from 'node:crypto'
import { type Bus, type Handler, handle } from '@yoldas/bus'
import {
  changePreferences,
  eraseStudent,
  getProfile,
  getSubjects,
  type ProfilePatchBody,
  patchProfile,
  resolveStudent,
  studentErasedFrom,
} from '@yoldas/contracts/profile'
import type { Verdict } from '@yoldas/contracts/verdict'
import { type Db, databaseTime } from '@yoldas/db'
import { handleCommand, type Relay } from '@yoldas/outbox'
import type { z } from 'zod'
import { handOver, isSameVerdict, recordVerdict } from '../age/handOver.ts'
import { judge } from '../age/rules.ts'
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
} from './rules.ts'
import * as store from './store.ts'

export type StudentDeps = {
  db: Db
  bus: Bus
  relay: Relay
  erasureKeys: ErasureKeys
}

export function studentHandlers(deps: StudentDeps): Handler[] {
  const { db } = deps
  return [
    handle(resolveStudent, ({ sub, signedInAt }) => resolve(deps, sub, signedInAt)),

    handle(getProfile, async ({ studentKey }) => {
      const student = await store.findStudent(db, studentKey)
      if (!student) return { kind: 'erased' as const }
      const profile = completeProfile(student.profile)
      return {
        kind: 'found' as const,
        profile,
        needsOnboarding: needsOnboarding(profile),
        examDay: examDayOf(profile, student.today),
        createdAt: student.createdAt,
      }
    }),

    handle(patchProfile, async ({ studentKey, patch }) => {
      const patched = await db.transaction(async (tx) => {
        const student = await store.lockStudent(tx, studentKey)
        if (!student) return null
        const stored = applyPatch(student.profile, patch)
        await store.saveProfile(tx, studentKey, stored, decidedAt(patch, await databaseTime(tx)))
        const verdict = await findVerdict(tx, studentKey)
        const isChanged = verdict !== null && !isSameVerdict(judge(student.decidedAt), verdict)
        if (isChanged) await recordVerdict(tx, studentKey, verdict)
        return { profile: completeProfile(stored), isChanged }
      })
      if (!patched) return { kind: 'erased' as const }
      const verdict = patched.isChanged ? await findVerdict(db, studentKey) : null
      if (verdict) await handOver(deps, studentKey, verdict)
      return { kind: 'patched' as const, profile: patched.profile }
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

const decidedAt = (patch: ProfilePatchBody, at: string): PreferredAt =>
  Object.fromEntries(decidedBy(patch).map((name) => [name, at]))

async function findVerdict(db: Db, studentKey: string): Promise<Verdict | null> {
  const student = await store.findStudent(db, studentKey)
  return student && judge(student.decidedAt)
}

type Resolved = z.output<typeof resolveStudent.output>

async function resolve(deps: StudentDeps, sub: string, signedInAt: number | null): Promise<Resolved> {
  const { db, relay } = deps
  const known = await store.findKnown(db, sub, hashes(deps.erasureKeys, sub), signedInAt)
  const { erasedAt } = known
  if (erasedAt !== null && isSignInErased(signedInAt, erasedAt, known.erasedSignIns)) return { kind: 'refused' }
  const { studentKey } = known
  if (studentKey === null) {
    // Null where another request made the student in between.
    if ((await store.createStudent(db, sub, randomUUID())) !== null) relay.wake()
    return resolve(deps, sub, signedInAt)
  }
  if (known.isNewToday) await store.markSeen(db, studentKey)
  if (known.isAhead && signedInAt !== null) await store.rememberSignIn(db, studentKey, signedInAt)
  return { kind: 'student', studentKey, verdict: judge(known.decidedAt) }
}
