import { createHmac, randomUUID } from 'node:crypto'
import { type Bus, type Handler, handle } from '@yoldas/bus'
import { studentErased } from '@yoldas/contracts/events'
import { studentExports } from '@yoldas/contracts/export'
import {
  eraseStudent,
  getProfile,
  getSubject,
  patchProfile,
  resolveStudent,
  studentErasedFrom,
} from '@yoldas/contracts/profile'
import type { Db } from '@yoldas/db'
import { newId } from '@yoldas/ids'
import { handleCommand, type Relay, recordEvent } from '@yoldas/outbox'
import { applyPatch, completeProfile, isSignInErased, needsOnboarding } from './rules.ts'
import * as store from './store.ts'

export type StudentDeps = { db: Db; bus: Bus; relay: Relay; erasureKey: string }

/** The services that hold student data besides this one. */
const others = Object.keys(studentExports).filter((service) => service !== 'profile-journey')

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
        createdAt: student.createdAt,
      }
    }),

    handle(patchProfile, ({ studentKey, patch }) =>
      db.transaction(async (tx) => {
        const student = await store.lockStudent(tx, studentKey)
        if (!student) return { kind: 'erased' as const }
        const stored = applyPatch(student.profile, patch)
        await store.saveProfile(tx, studentKey, stored)
        return { kind: 'patched' as const, profile: completeProfile(stored) }
      }),
    ),

    handle(getSubject, async ({ studentKey }) => ({ sub: await store.findSubject(db, studentKey) })),

    handle(eraseStudent, async ({ studentKey }) => {
      await db.transaction((tx) => erase(deps, tx, studentKey))
      deps.relay.ring()
      deps.bus.announceErased(studentKey)
      return { erased: true as const }
    }),

    handleCommand(studentErasedFrom, db, (tx, { studentKey, service }) => store.closeErasure(tx, studentKey, service)),

    handle(studentExports['profile-journey'], async ({ studentKey }) => {
      const student = await store.exportStudent(db, studentKey)
      return { records: student ? [{ type: 'student', ...student }] : [], next: null }
    }),
  ]
}

type Resolved = { kind: 'student'; studentKey: string } | { kind: 'refused' }

async function resolve(deps: StudentDeps, sub: string, signedInAt: number | null): Promise<Resolved> {
  const { studentKey, erasedAt } = await store.findKnown(deps.db, sub, hash(deps, sub))
  if (erasedAt !== null && isSignInErased(signedInAt, erasedAt)) return { kind: 'refused' }
  const key = studentKey ?? (await store.createStudent(deps.db, sub, randomUUID()))
  // Null when another request made the student in between.
  return key ? { kind: 'student', studentKey: key } : resolve(deps, sub, signedInAt)
}

async function erase(deps: StudentDeps, tx: Db, studentKey: string): Promise<void> {
  const left = await store.eraseStudent(tx, studentKey)
  if (!left) return
  await store.bury(tx, hash(deps, left.sub))
  await store.openErasure(tx, newId(), studentKey, others)
  await recordEvent(tx, studentErased, studentKey, { studentKey })
}

const hash = ({ erasureKey }: StudentDeps, sub: string): Buffer => createHmac('sha256', erasureKey).update(sub).digest()
