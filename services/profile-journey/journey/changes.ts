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
import { type Changed, nothing, type Touched } from '../announcing.ts'
import { findExam } from '../exams/exams.ts'
import { changeBlock } from '../plan/changes.ts'
import { rateBySession, unrateBySession } from '../review/topics/changes.ts'
import { today } from '../today.ts'
import { isPast, judgeSections } from './rules.ts'
import * as store from './store.ts'

// What a request or a turn may enter into a journey; the student is locked. Each once for its id and `clientId`.

type Invalid = { kind: 'invalid'; issues: ValidationIssue[] }
type Removed = { kind: 'removed' }

const journeyAlone: Touched = { ...nothing, journey: true }

export async function addExam(
  tx: Db,
  { studentKey, id, clientId: given, sections, ...body }: z.output<typeof createExam.input>,
): Promise<Changed<{ kind: 'stored'; exam: ExamResult } | Invalid>> {
  const clientId = given ?? null
  const stored = await store.findStoredExam(tx, studentKey, id, clientId)
  if (stored) return { answer: { kind: 'stored', exam: stored }, touched: nothing }
  const judged = judgeSections(findExam(body.examType), sections)
  const count = () => store.countExams(tx, studentKey, body.day)
  const onDay = await dayIssues(tx, body.day, maxExamsADay, 'results', count)
  if (judged.issues || onDay.length > 0) return refused([...onDay, ...(judged.issues ?? [])].slice(0, 10))
  const exam = await store.addExam(tx, { ...body, ...judged, id, studentKey, clientId })
  return { answer: { kind: 'stored', exam }, touched: journeyAlone }
}

/** Marks the block that it names as done, and rates its topic. */
export async function addSession(
  tx: Db,
  { studentKey, id, clientId: given, ...body }: z.output<typeof createSession.input>,
): Promise<Changed<{ kind: 'stored'; session: StudySession } | Invalid>> {
  const clientId = given ?? null
  const stored = await store.findStoredSession(tx, studentKey, id, clientId)
  if (stored) return { answer: { kind: 'stored', session: stored }, touched: nothing }
  const count = () => store.countSessions(tx, studentKey, body.day)
  const issues = await dayIssues(tx, body.day, maxSessionsADay, 'sessions', count)
  if (issues.length > 0) return refused(issues)
  const blockId = body.blockId ?? null
  const done = blockId === null ? null : await changeBlock(tx, studentKey, blockId, { status: 'done' })
  if (done && done.answer.kind !== 'stored') return refused([{ path: 'blockId', message: 'unknown block of the plan' }])
  const { day, subject, minutes, correct = null, wrong = null, blank = null } = body
  const topic = body.topic?.trim() ? body.topic : null
  const rest = { day, subject, topic, minutes, correct, wrong, blank, blockId }
  const session = await store.addSession(tx, { ...rest, id, studentKey, clientId })
  const review = await rateBySession(tx, studentKey, session)
  return { answer: { kind: 'stored', session }, touched: { days: done?.touched.days ?? [], journey: true, review } }
}

/** Repeating it changes nothing. */
export const removeExam = async (tx: Db, studentKey: string, id: string): Promise<Changed<Removed>> =>
  removed(await store.removeExam(tx, studentKey, id))

/** Repeating it changes nothing; a block that it named stays done, and its topic is rated without it. */
export async function removeSession(tx: Db, studentKey: string, id: string): Promise<Changed<Removed>> {
  const review = await unrateBySession(tx, studentKey, id)
  const { answer, touched } = removed(await store.removeSession(tx, studentKey, id))
  return { answer, touched: { ...touched, review } }
}

const removed = (wasThere: boolean): Changed<Removed> => ({
  answer: { kind: 'removed' },
  touched: wasThere ? journeyAlone : nothing,
})

const refused = (issues: ValidationIssue[]): Changed<Invalid> => ({
  answer: { kind: 'invalid', issues },
  touched: nothing,
})

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
