import { createHmac, randomUUID } from 'node:crypto'
import { type Bus, type Handler, handle } from '@yoldas/bus'
import { studentErased } from '@yoldas/contracts/events'
import { studentExports } from '@yoldas/contracts/export'
import {
  Contact,
  eraseStudent,
  findContacts,
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

    handle(findContacts, async ({ studentKeys }) => {
      const students = await store.findProfiles(db, studentKeys)
      // Parsing leaves out the rest of the profile, which is nobody else's.
      const contacts = students.map(({ studentKey, profile }) =>
        Contact.parse({ ...completeProfile(profile), studentKey }),
      )
      return { contacts }
    }),

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
  if (studentKey !== null) return { kind: 'student', studentKey }
  const freshKey = await store.createStudent(deps.db, sub, randomUUID())
  // Another request made the student in between.
  if (freshKey === null) return resolve(deps, sub, signedInAt)
  deps.relay.ring()
  return { kind: 'student', studentKey: freshKey }
}

async function erase(deps: StudentDeps, tx: Db, studentKey: string): Promise<void> {
  const left = await store.eraseStudent(tx, studentKey)
  if (!left) return
  await store.bury(tx, hash(deps, left.sub))
  await store.openErasure(tx, newId(), studentKey, others)
  await recordEvent(tx, studentErased, studentKey, { studentKey })
}

const hash = ({ erasureKey }: StudentDeps, sub: string): Buffer => createHmac('sha256', erasureKey).update(sub).digest()
