import type { ValidationIssue } from '@yoldas/contracts/errors'
import {
  type createExam,
  type createSession,
  type ExamResult,
  firstDay,
  maxExamsADay,
  maxSessionsADay,
  type StudySession,
} from '@yoldas/contracts/journey'
import type { Db } from '@yoldas/db'
import type { z } from 'zod'
import { markDone } from '../plan/store.ts'
import { today } from '../today.ts'
import { findExam } from './exams.ts'
import { isPast, judgeSections } from './rules.ts'
import * as store from './store.ts'

// What may be entered into a journey, whoever asks for it; the student is locked. Each once for its id and `clientId`.

type Invalid = { kind: 'invalid'; issues: ValidationIssue[] }

export async function addExam(
  tx: Db,
  { studentKey, id, clientId: given, sections, ...body }: z.output<typeof createExam.input>,
): Promise<{ kind: 'stored'; exam: ExamResult } | Invalid> {
  const clientId = given ?? null
  const stored = await store.findStoredExam(tx, studentKey, id, clientId)
  if (stored) return { kind: 'stored', exam: stored }
  const judged = judgeSections(findExam(body.examType), sections)
  const count = () => store.countExams(tx, studentKey, body.day)
  const onDay = await dayIssues(tx, body.day, maxExamsADay, 'results', count)
  if (judged.issues || onDay.length > 0)
    return { kind: 'invalid', issues: [...onDay, ...(judged.issues ?? [])].slice(0, 10) }
  return { kind: 'stored', exam: await store.addExam(tx, { ...body, ...judged, id, studentKey, clientId }) }
}

/** Marks the block that it names as done. */
export async function addSession(
  tx: Db,
  { studentKey, id, clientId: given, ...body }: z.output<typeof createSession.input>,
): Promise<{ kind: 'stored'; session: StudySession } | Invalid> {
  const clientId = given ?? null
  const stored = await store.findStoredSession(tx, studentKey, id, clientId)
  if (stored) return { kind: 'stored', session: stored }
  const count = () => store.countSessions(tx, studentKey, body.day)
  const issues = await dayIssues(tx, body.day, maxSessionsADay, 'sessions', count)
  const blockId = body.blockId ?? null
  const isDone = blockId === null || issues.length > 0 || (await markDone(tx, studentKey, blockId))
  if (!isDone) issues.push({ path: 'blockId', message: 'unknown block of the plan' })
  if (issues.length > 0) return { kind: 'invalid', issues }
  const { day, subject, minutes, correct = null, wrong = null, blank = null } = body
  const topic = body.topic?.trim() ? body.topic : null
  const rest = { day, subject, topic, minutes, correct, wrong, blank, blockId }
  return { kind: 'stored', session: await store.addSession(tx, { ...rest, id, studentKey, clientId }) }
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
