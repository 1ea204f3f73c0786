import { type Handler, handle } from '@yoldas/bus'
import type { ValidationIssue } from '@yoldas/contracts/errors'
import {
  createExam,
  createSession,
  firstDay,
  getExamTypes,
  listExams,
  listSessions,
  maxExamsADay,
  maxSessionsADay,
  removeExam,
  removeSession,
} from '@yoldas/contracts/journey'
import type { Db } from '@yoldas/db'
import { markDone } from '../plan/store.ts'
import { findStudent, lockStudent } from '../students/store.ts'
import { today } from '../today.ts'
import { examTypes, findExam } from './exams.ts'
import { isPast, judgeSections } from './rules.ts'
import * as store from './store.ts'

const erased = { kind: 'erased' as const }
const unknownPlace = {
  kind: 'invalid' as const,
  issues: [{ path: 'before', message: 'not the id of one on the page before' }],
}

export function journeyHandlers({ db }: { db: Db }): Handler[] {
  return [
    handle(getExamTypes, async () => ({ examTypes: examTypes(await today(db)) })),

    handle(createExam, ({ studentKey, id, clientId: given, sections: bodies, ...body }) =>
      db.transaction(async (tx) => {
        const clientId = given ?? null
        if (!(await lockStudent(tx, studentKey))) return erased
        const stored = await store.findStoredExam(tx, studentKey, id, clientId)
        if (stored) return { kind: 'stored' as const, exam: stored }
        const judged = judgeSections(findExam(body.examType), bodies)
        const onDay = await dayIssues(tx, body.day, maxExamsADay, 'results', () =>
          store.countExams(tx, studentKey, body.day),
        )
        if (judged.issues || onDay.length > 0)
          return { kind: 'invalid' as const, issues: [...onDay, ...(judged.issues ?? [])].slice(0, 10) }
        const exam = await store.addExam(tx, { ...body, ...judged, id, studentKey, clientId })
        return { kind: 'stored' as const, exam }
      }),
    ),

    handle(listExams, async ({ studentKey, limit, before = null, examType = null }) => {
      if (before !== null && !(await store.hasExam(db, studentKey, before))) return unknownPlace
      const exams = await store.findExams(db, studentKey, { limit: limit + 1, before }, examType)
      if (exams.length === 0 && !(await findStudent(db, studentKey))) return erased
      return { kind: 'page' as const, exams: exams.slice(0, limit), hasMore: exams.length > limit }
    }),

    handle(removeExam, ({ studentKey, id }) =>
      db.transaction(async (tx) => {
        if (!(await lockStudent(tx, studentKey))) return erased
        await store.removeExam(tx, studentKey, id)
        return { kind: 'removed' as const }
      }),
    ),

    handle(createSession, ({ studentKey, id, clientId: given, ...body }) =>
      db.transaction(async (tx) => {
        const clientId = given ?? null
        if (!(await lockStudent(tx, studentKey))) return erased
        const stored = await store.findStoredSession(tx, studentKey, id, clientId)
        if (stored) return { kind: 'stored' as const, session: stored }
        const issues = await dayIssues(tx, body.day, maxSessionsADay, 'sessions', () =>
          store.countSessions(tx, studentKey, body.day),
        )
        const blockId = body.blockId ?? null
        const isDone = blockId === null || issues.length > 0 || (await markDone(tx, studentKey, blockId))
        if (!isDone) issues.push({ path: 'blockId', message: 'unknown block of the plan' })
        if (issues.length > 0) return { kind: 'invalid' as const, issues }
        const { day, subject, minutes, correct = null, wrong = null, blank = null } = body
        const topic = body.topic?.trim() ? body.topic : null
        const rest = { day, subject, topic, minutes, correct, wrong, blank, blockId }
        const session = await store.addSession(tx, { ...rest, id, studentKey, clientId })
        return { kind: 'stored' as const, session }
      }),
    ),

    handle(listSessions, async ({ studentKey, limit, before = null }) => {
      if (before !== null && !(await store.hasSession(db, studentKey, before))) return unknownPlace
      const sessions = await store.findSessions(db, studentKey, { limit: limit + 1, before })
      if (sessions.length === 0 && !(await findStudent(db, studentKey))) return erased
      return { kind: 'page' as const, sessions: sessions.slice(0, limit), hasMore: sessions.length > limit }
    }),

    handle(removeSession, ({ studentKey, id }) =>
      db.transaction(async (tx) => {
        if (!(await lockStudent(tx, studentKey))) return erased
        await store.removeSession(tx, studentKey, id)
        return { kind: 'removed' as const }
      }),
    ),
  ]
}

/** Why what was done cannot be entered on that day. */
async function dayIssues(
  tx: Db,
  day: string,
  most: number,
  what: string,
  count: () => Promise<number>,
): Promise<ValidationIssue[]> {
  const refused = (message: string) => [{ path: 'day', message }]
  if (!isPast(day, await today(tx))) return refused(`expected a day from ${firstDay} to today`)
  return (await count()) < most ? [] : refused(`a day holds at most ${most} ${what}`)
}
