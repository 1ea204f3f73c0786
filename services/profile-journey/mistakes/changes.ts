import type { ValidationIssue } from '@yoldas/contracts/errors'
import { checkMedia, type StoredMedia } from '@yoldas/contracts/media'
import {
  type MadeBy,
  type MistakeCreateBody,
  type MistakePatchBody,
  maxMistakes,
  maxMistakesADay,
  type StoredMistake,
} from '@yoldas/contracts/mistakes'
import type { Db } from '@yoldas/db'
import { sendCommand } from '@yoldas/outbox'
import { addDays } from '@yoldas/time'
import { type Changed, nothing, reviewAlone } from '../announcing.ts'
import { hasExam } from '../journey/store.ts'
import { followRatings } from '../review/rate.ts'
import { findSettings } from '../review/settings.ts'
import * as items from '../review/store.ts'
import { today as findToday } from '../today.ts'
import { contentIssues, isNeverDue, seen } from './rules.ts'
import * as store from './store.ts'

// What a request or a turn may change in the notebook of mistakes; the student is locked. Pictures were asked for
// before.

type Stored = { kind: 'stored'; mistake: StoredMistake }
type Invalid = { kind: 'invalid'; issues: ValidationIssue[] }

export type NewMistake = Omit<MistakeCreateBody, 'mediaId'> & {
  studentKey: string
  id: string
  media: StoredMedia | null
}

/** Once for each id and `clientId`. */
export async function addMistake(
  tx: Db,
  { studentKey, id, clientId: given, media, ...body }: NewMistake,
  by: MadeBy,
): Promise<Changed<Stored | Invalid>> {
  const clientId = given ?? null
  const made = await items.findMade(tx, studentKey, 'mistake', { id, clientId })
  if (made) return { answer: await stored(tx, made), touched: nothing }
  const { subject, examType = null, cause = null, examId = null } = body
  const texts = { text: seen(body.text), answer: seen(body.answer), source: seen(body.source), stuck: seen(body.stuck) }
  const details = { id, ...texts, media, examType, cause, causeBy: cause && by, examId }
  const today = await findToday(tx)
  const issues = [
    ...contentIssues(details),
    ...(await examIssues(tx, studentKey, examId)),
    ...(await roomIssues(tx, studentKey, today)),
  ]
  if (issues.length > 0) return refused(issues)
  const dueDay = isNeverDue(details) ? null : addDays(today, 1)
  const item = { id, studentKey, clientId, kind: 'mistake', subject, topic: seen(body.topic), by } as const
  await items.addItem(tx, { ...item, madeDay: today, dueDay })
  await store.addMistake(tx, { ...details, studentKey })
  return { answer: await stored(tx, id), touched: reviewAlone }
}

/** A patch whose picture has been asked for. */
export type MistakePatch = Omit<MistakePatchBody, 'mediaId'> & { media?: StoredMedia | null | undefined }

/** Each field that is named is written. */
export async function changeMistake(
  tx: Db,
  studentKey: string,
  id: string,
  patch: MistakePatch,
): Promise<Changed<Stored | Invalid | { kind: 'unknown' }>> {
  const before = await store.findMistake(tx, studentKey, id)
  if (!before) return { answer: { kind: 'unknown' }, touched: nothing }
  const { subject, topic, confirmed, ...rest } = withSeen(patch)
  const { text = before.text, media = before.media } = rest
  const issues = [...contentIssues({ text, media }), ...(await examIssues(tx, studentKey, rest.examId ?? null))]
  if (issues.length > 0) return refused(issues)
  await items.changeItem(tx, id, { subject, topic, confirmed })
  await store.changeMistake(tx, id, { ...rest, confirmed, causeBy: 'student' })
  if (before.media && before.media.id !== media?.id) await leavePicture(tx, studentKey, before.media)
  const after = await stored(tx, id)
  if (isNeverDue(before) !== isNeverDue(after.mistake)) await judgeAnew(tx, studentKey, id)
  return { answer: after, touched: reviewAlone }
}

/** Texts without anything that is seen are cleared. */
function withSeen<Patch extends MistakePatch>(patch: Patch): Patch {
  const named = (['topic', 'text', 'answer', 'source', 'stuck'] as const).filter((field) => patch[field] !== undefined)
  return { ...patch, ...Object.fromEntries(named.map((field) => [field, seen(patch[field])])) }
}

async function judgeAnew(tx: Db, studentKey: string, id: string): Promise<void> {
  const [item, settings] = [await items.findItem(tx, studentKey, id), await findSettings(tx, studentKey)]
  if (item && settings) await followRatings(tx, item, settings)
}

/** Repeating it changes nothing. */
export async function removeMistake(tx: Db, studentKey: string, id: string): Promise<Changed<{ kind: 'removed' }>> {
  const mistake = await store.findMistake(tx, studentKey, id)
  if (!mistake) return { answer: { kind: 'removed' }, touched: nothing }
  await items.removeItem(tx, studentKey, 'mistake', id)
  if (mistake.media) await leavePicture(tx, studentKey, mistake.media)
  return { answer: { kind: 'removed' }, touched: reviewAlone }
}

/** chat-engine asks whether another mistake has it. */
async function leavePicture(tx: Db, studentKey: string, { id: mediaId }: StoredMedia): Promise<void> {
  await sendCommand(tx, checkMedia, studentKey, { studentKey, mediaId })
}

async function examIssues(tx: Db, studentKey: string, examId: string | null): Promise<ValidationIssue[]> {
  if (examId === null || (await hasExam(tx, studentKey, examId))) return []
  return [{ path: 'examId', message: 'unknown result of an exam' }]
}

async function roomIssues(tx: Db, studentKey: string, today: string): Promise<ValidationIssue[]> {
  const refusal = (message: string) => [{ path: 'subject', message }]
  const { all, onDay } = await items.countMade(tx, studentKey, 'mistake', today)
  if (all >= maxMistakes) return refusal(`a student has at most ${maxMistakes} mistakes`)
  return onDay < maxMistakesADay ? [] : refusal(`at most ${maxMistakesADay} mistakes are entered on a day`)
}

const refused = (issues: ValidationIssue[]): Changed<Invalid> => ({
  answer: { kind: 'invalid', issues },
  touched: nothing,
})

async function stored(tx: Db, id: string): Promise<Stored> {
  const [mistake] = await items.findMistakes(tx, [id])
  if (!mistake) throw new Error('a mistake that was stored is not there')
  return { kind: 'stored', mistake }
}
