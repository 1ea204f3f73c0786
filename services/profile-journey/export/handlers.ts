import { type Handler, handle } from '@yoldas/bus'
import { type ExportPage, studentExports } from '@yoldas/contracts/export'
import type { Db } from '@yoldas/db'
import { exportExams, exportSessions } from '../journey/store.ts'
import { exportBlocks } from '../plan/store.ts'
import { exportStudent } from '../students/store.ts'

export const exportHandlers = ({ db }: { db: Db }): Handler[] => [
  handle(studentExports['profile-journey'], ({ studentKey, after }) => exportPage(db, studentKey, after)),
]

const pageSize = 500

/** What comes after the student, in this order; a place is the kind and the last id. */
const exported = [
  { type: 'plan-block', find: exportBlocks },
  { type: 'exam', find: exportExams },
  { type: 'session', find: exportSessions },
] as const

async function exportPage(db: Db, studentKey: string, after: string | null): Promise<ExportPage> {
  if (after === null) {
    const student = await exportStudent(db, studentKey)
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
