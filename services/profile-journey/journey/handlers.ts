import { type Handler, handle } from '@yoldas/bus'
import {
  createExam,
  createSession,
  getExamTypes,
  listExams,
  listSessions,
  removeExam,
  removeSession,
} from '@yoldas/contracts/journey'
import type { Db } from '@yoldas/db'
import { type Announcer, changeAnnounced } from '../announcing.ts'
import { examTypes } from '../exams/exams.ts'
import { findStudent } from '../students/store.ts'
import { today } from '../today.ts'
import * as changes from './changes.ts'
import * as store from './store.ts'

const erased = { kind: 'erased' as const }
const unknownPlace = {
  kind: 'invalid' as const,
  issues: [{ path: 'before', message: 'not the id of one on the page before' }],
}

export function journeyHandlers(deps: { db: Db } & Announcer): Handler[] {
  const { db } = deps
  return [
    handle(getExamTypes, async () => ({ examTypes: examTypes(await today(db)) })),

    handle(createExam, (asked) => changeAnnounced(deps, asked.studentKey, (tx) => changes.addExam(tx, asked))),

    handle(listExams, async ({ studentKey, limit, before = null, examType = null }) => {
      if (before !== null && !(await store.hasExam(db, studentKey, before))) return unknownPlace
      const exams = await store.findExams(db, studentKey, { limit: limit + 1, before }, examType)
      if (exams.length === 0 && !(await findStudent(db, studentKey))) return erased
      return { kind: 'page' as const, exams: exams.slice(0, limit), hasMore: exams.length > limit }
    }),

    handle(removeExam, ({ studentKey, id }) =>
      changeAnnounced(deps, studentKey, (tx) => changes.removeExam(tx, studentKey, id)),
    ),

    handle(createSession, (asked) => changeAnnounced(deps, asked.studentKey, (tx) => changes.addSession(tx, asked))),

    handle(listSessions, async ({ studentKey, limit, before = null }) => {
      if (before !== null && !(await store.hasSession(db, studentKey, before))) return unknownPlace
      const sessions = await store.findSessions(db, studentKey, { limit: limit + 1, before })
      if (sessions.length === 0 && !(await findStudent(db, studentKey))) return erased
      return { kind: 'page' as const, sessions: sessions.slice(0, limit), hasMore: sessions.length > limit }
    }),

    handle(removeSession, ({ studentKey, id }) =>
      changeAnnounced(deps, studentKey, (tx) => changes.removeSession(tx, studentKey, id)),
    ),
  ]
}
