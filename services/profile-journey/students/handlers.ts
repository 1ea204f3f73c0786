import { randomUUID } from 'node:crypto'
import { type Bus, type Handler, handle } from '@yoldas/bus'
import { type ExportPage, studentExports } from '@yoldas/contracts/export'
import {
  Contact,
  changePreferences,
  eraseStudent,
  findContacts,
  findExamTakers,
  getProfile,
  getSubject,
  type ProfilePatchBody,
  patchProfile,
  resolveStudent,
  studentErasedFrom,
} from '@yoldas/contracts/profile'
import { type Db, databaseTime } from '@yoldas/db'
import { handleCommand, type Relay } from '@yoldas/outbox'
import { signalChange } from '../announcing.ts'
import { exportExams, exportSessions } from '../journey/store.ts'
import { exportBlocks } from '../plan/store.ts'
import { today } from '../today.ts'
import { findDayPlans, findLastStudied } from '../work/store.ts'
import { type ErasureKeys, erase, hashes } from './erase.ts'
import { findTakers } from './examTakers.ts'
import {
  applyPatch,
  completeProfile,
  decidedBy,
  examDayOf,
  examSpanOf,
  isSignInErased,
  needsOnboarding,
  type PreferredAt,
  patchOf,
  readProfile,
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

    handle(patchProfile, ({ studentKey, patch }) =>
      signalChange(deps, studentKey, () =>
        db.transaction(async (tx) => {
          const student = await store.lockStudent(tx, studentKey)
          if (!student) return { kind: 'erased' as const }
          const stored = applyPatch(student.profile, patch)
          await store.saveProfile(tx, studentKey, stored, decidedAt(patch, await databaseTime(tx)))
          return { kind: 'patched' as const, profile: completeProfile(stored) }
        }),
      ),
    ),

    handleCommand(
      changePreferences,
      db,
      async (tx, { studentKey, preferences, decidedAt: at }) => {
        const student = await store.lockStudent(tx, studentKey)
        if (!student) return
        const patch = patchOf(preferences, at, student.preferredAt)
        await store.saveProfile(tx, studentKey, applyPatch(student.profile, patch), decidedAt(patch, at))
      },
      ({ studentKey }) => deps.bus.announceChanged(studentKey),
    ),

    handle(findContacts, async ({ studentKeys: asked }) => {
      const studentKeys = [...new Set(asked)]
      const day = await today(db)
      const [students, plans, studied] = await Promise.all([
        store.findProfiles(db, studentKeys),
        findDayPlans(db, studentKeys, day),
        findLastStudied(db, studentKeys, day),
      ])
      const planOf = Map.groupBy(plans, ({ studentKey }) => studentKey)
      const lastOf = new Map(studied.map((last) => [last.studentKey, last]))
      const read = students.map(({ profile, ...student }) => ({ ...student, ...readProfile(profile) }))
      const contacts = read.flatMap((one) => {
        if (!('profile' in one)) return []
        const { studentKey, arrivedOn } = one
        const profile = completeProfile(one.profile)
        const exam = { examDay: examDayOf(profile, day), exam: examSpanOf(profile, arrivedOn, day) }
        const work = { todayPlan: planOf.get(studentKey), lastStudied: lastOf.get(studentKey) }
        // Parsing leaves out the rest of the profile, which is nobody else's.
        return Contact.parse({ ...profile, ...work, ...exam, studentKey })
      })
      const unreadable = read.flatMap((one) =>
        'wrong' in one ? { studentKey: one.studentKey, fields: one.wrong } : [],
      )
      return { contacts, unreadable }
    }),

    handle(findExamTakers, (asked) => findTakers(db, asked)),

    handle(getSubject, async ({ studentKey }) => ({ sub: await store.findSubject(db, studentKey) })),

    handle(eraseStudent, async ({ studentKey }) => {
      await db.transaction((tx) => erase(deps.erasureKeys, tx, studentKey))
      deps.relay.wake()
      deps.bus.announceErased(studentKey)
      return { erased: true as const }
    }),

    handleCommand(studentErasedFrom, db, (tx, { studentKey, service }) => store.closeErasure(tx, studentKey, service)),

    handle(studentExports['profile-journey'], ({ studentKey, after }) => exportPage(db, studentKey, after)),
  ]
}

const pageSize = 500

/** What comes after the student, in this order; a place is the kind and the last id. */
const exported = [
  { type: 'plan-block', find: exportBlocks },
  { type: 'exam', find: exportExams },
  { type: 'session', find: exportSessions },
] as const

async function exportPage(db: Db, studentKey: string, after: string | null): Promise<ExportPage> {
  if (after === null) {
    const student = await store.exportStudent(db, studentKey)
    if (!student) return { records: [], next: null }
    const { aheadSignIns, preferredAt, ...held } = student
    const signIns = aheadSignIns.length > 0 ? { aheadSignIns } : {}
    const decided = Object.keys(preferredAt).length > 0 ? { preferredAt } : {}
    return { records: [{ type: 'student', ...held, ...signIns, ...decided }], next: '0:' }
  }
  const [kind = '', id] = after.split(':')
  const here = exported[Number(kind)]
  if (!here) return { records: [], next: null }
  const rows = await here.find(db, studentKey, id || null, pageSize)
  const last = rows.length === pageSize ? rows.at(-1)?.id : undefined
  const onward = exported[Number(kind) + 1] ? `${Number(kind) + 1}:` : null
  return { records: rows.map((row) => ({ type: here.type, ...row })), next: last ? `${kind}:${last}` : onward }
}
const decidedAt = (patch: ProfilePatchBody, at: string): PreferredAt =>
  Object.fromEntries(decidedBy(patch).map((name) => [name, at]))

type Resolved = { kind: 'student'; studentKey: string } | { kind: 'refused' }

async function resolve(deps: StudentDeps, sub: string, signedInAt: number | null): Promise<Resolved> {
  const { db, relay } = deps
  const known = await store.findKnown(db, sub, hashes(deps.erasureKeys, sub), signedInAt)
  const { erasedAt } = known
  if (erasedAt !== null && isSignInErased(signedInAt, erasedAt, known.erasedSignIns)) return { kind: 'refused' }
  const studentKey = known.studentKey ?? (await store.createStudent(db, sub, randomUUID()))
  // Another request made the student in between.
  if (studentKey === null) return resolve(deps, sub, signedInAt)
  if (known.studentKey === null) relay.wake()
  if (known.isAhead && signedInAt !== null) await store.rememberSignIn(db, studentKey, signedInAt)
  return { kind: 'student', studentKey }
}
