import { byId, type Handler, handleExport, single } from '@yoldas/bus'
import type { Db } from '@yoldas/db'
import { exportConsents } from '../age/store.ts'
import { exportExams, exportSessions } from '../journey/store.ts'
import { exportMistakes } from '../mistakes/store.ts'
import { exportBlocks } from '../plan/store.ts'
import { exportItems, exportRatings } from '../review/store.ts'
import { exportShares } from '../shares/store.ts'
import { exportStudent } from '../students/store.ts'

export const exportHandlers = ({ db }: { db: Db }): Handler[] => [
  handleExport('profile-journey', (key) => [
    { type: 'student', find: single(() => findStudent(db, key)) },
    { type: 'consent', find: async (after, limit) => byId(await exportConsents(db, key, after, limit)) },
    { type: 'plan-block', find: async (after, limit) => byId(await exportBlocks(db, key, after, limit)) },
    { type: 'exam', find: async (after, limit) => byId(await exportExams(db, key, after, limit)) },
    { type: 'share', find: async (after, limit) => byId(await exportShares(db, key, after, limit)) },
    { type: 'session', find: async (after, limit) => byId(await exportSessions(db, key, after, limit)) },
    { type: 'mistake', find: async (after, limit) => byId(await exportMistakes(db, key, after, limit)) },
    { type: 'review-item', find: async (after, limit) => byId(await exportItems(db, key, after, limit)) },
    { type: 'review-answer', find: async (after, limit) => byId(await exportRatings(db, key, after, limit)) },
  ]),
]

async function findStudent(db: Db, studentKey: string) {
  const student = await exportStudent(db, studentKey)
  if (!student) return null
  const { aheadSignIns, preferredAt, ages, warnedAt, ...held } = student
  const signIns = aheadSignIns.length > 0 ? { aheadSignIns } : {}
  const decided = Object.keys(preferredAt).length > 0 ? { preferredAt } : {}
  const aged = Object.keys(ages).length > 0 ? { ages } : {}
  const warned = warnedAt === null ? {} : { warnedAt }
  return { ...held, ...signIns, ...decided, ...aged, ...warned }
}
