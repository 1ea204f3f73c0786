import { randomUUID } from 'node:crypto'
import { type Handler, handle } from '@yoldas/bus'
import { getProfile, patchProfile, resolveStudent } from '@yoldas/contracts/profile'
import type { Db } from '@yoldas/db'
import { applyPatch, completeProfile, needsOnboarding } from './rules.ts'
import { findOrCreateStudent, findStudent, lockStudent, saveProfile } from './store.ts'

export function studentHandlers({ db }: { db: Db }): Handler[] {
  return [
    handle(resolveStudent, async ({ sub }) => ({ studentKey: await findOrCreateStudent(db, sub, randomUUID()) })),

    handle(getProfile, async ({ studentKey }) => {
      const student = await findStudent(db, studentKey)
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
        const student = await lockStudent(tx, studentKey)
        if (!student) return { kind: 'erased' as const }
        const stored = applyPatch(student.profile, patch)
        await saveProfile(tx, studentKey, stored)
        return { kind: 'patched' as const, profile: completeProfile(stored) }
      }),
    ),
  ]
}
