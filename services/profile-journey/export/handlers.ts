import { byId, type Handler, handleExport, single } from '@yoldas/bus'
import type { Db } from '@yoldas/db'
import { exportExams, exportSessions } from '../journey/store.ts'
import { exportBlocks } from '../plan/store.ts'
import { exportStudent } from '../students/store.ts'

export const exportHandlers = ({ db }: { db: Db }): Handler[] => [
  handleExport('profile-journey', (key) => [
    { type: 'student', find: single(() => findStudent(db, key)) },
    { type: 'plan-block', find: async (after, limit) => byId(await exportBlocks(db, key, after, limit)) },
    { type: 'exam', find: async (after, limit) => byId(await exportExams(db, key, after, limit)) },
    { type: 'session', find: async (after, limit) => byId(await exportSessions(db, key, after, limit)) },
  ]),
]

async function findStudent(db: Db, studentKey: string) {
  const student = await exportStudent(db, studentKey)
  if (!student) return null
  const { aheadSignIns, preferredAt, warnedAt, ...held } = student
  const signIns = aheadSignIns.length > 0 ? { aheadSignIns } : {}
  const decided = Object.keys(preferredAt).length > 0 ? { preferredAt } : {}
  const warned = warnedAt === null ? {} : { warnedAt }
  return { ...held, ...signIns, ...decided, ...warned }
}
