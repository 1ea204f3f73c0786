import type { StudySession } from '@yoldas/contracts/journey'
import { leastQuestions, maxTopicItems } from '@yoldas/contracts/review'
import type { Db } from '@yoldas/db'
import { newId } from '@yoldas/ids'
import { addDays, istanbulTime } from '@yoldas/time'
import { fold } from '../../rules.ts'
import { followRatings, followRemoval } from '../rate.ts'
import type { ItemRow } from '../rows.ts'
import { isFresh, ratingOf } from '../rules.ts'
import { findSettings, type Settings } from '../settings.ts'
import * as items from '../store.ts'
import * as store from './store.ts'

// A topic comes again by its sessions; the student is locked.

type Session = Pick<StudySession, 'id' | 'day' | 'subject' | 'topic' | 'correct' | 'wrong' | 'blank' | 'createdAt'>
type Topic = { subject: string; topic: string }

const questionsOf = ({ correct, wrong, blank }: Session) => (correct ?? 0) + (wrong ?? 0) + (blank ?? 0)

/** Has a session that was stored just now rate its topic; false where there is nothing to rate. */
export async function rateBySession(tx: Db, studentKey: string, session: Session): Promise<boolean> {
  const { subject, topic } = session
  if (topic === null || questionsOf(session) === 0) return false
  const settings = await findSettings(tx, studentKey)
  if (!settings) return false
  const known = await store.findTopicItem(tx, studentKey, fold(subject), fold(topic))
  const itemId = known ?? (await makeItem(tx, studentKey, session, { subject, topic }, settings))
  const item = itemId === null ? null : await items.findItem(tx, studentKey, itemId)
  if (!item) return false
  // A topic that is new is rated by its earlier sessions too, in whatever order they were recorded.
  const sessions = known === null ? await findAlike(tx, studentKey, { subject, topic }) : [session]
  for (const each of sessions) await addRating(tx, studentKey, item.id, each)
  await followRatings(tx, item, settings)
  return true
}

/** Takes back what a session that is about to go rated; false where it rated nothing. */
export async function unrateBySession(tx: Db, studentKey: string, sessionId: string): Promise<boolean> {
  const removed = await items.removeSessionRating(tx, studentKey, sessionId)
  if (!removed) return false
  const item = await items.findItem(tx, studentKey, removed.itemId)
  const settings = await findSettings(tx, studentKey)
  if (!item || !settings) return false
  await keepRated(tx, studentKey, item, removed.day, settings)
  return true
}

/** Without any rating a topic has no reason to come again. */
async function keepRated(tx: Db, studentKey: string, item: ItemRow, removedDay: string, settings: Settings) {
  if ((await items.countRatings(tx, item.id)) > 0) await followRemoval(tx, item, removedDay, settings)
  else await items.removeItem(tx, studentKey, 'topic', item.id)
}

async function makeItem(
  tx: Db,
  studentKey: string,
  session: Session,
  { subject, topic }: Topic,
  { today }: Settings,
): Promise<string | null> {
  if (topic.trim() === '' || questionsOf(session) < leastQuestions) return null
  const { all } = await items.countMade(tx, studentKey, 'topic', today)
  if (all >= maxTopicItems) return null
  const id = newId()
  const item = { id, studentKey, clientId: null, kind: 'topic', subject, topic, by: 'student' } as const
  await items.addItem(tx, { ...item, madeDay: today, dueDay: addDays(today, 1) })
  return id
}

/** All sessions of the topic, however it is written. */
async function findAlike(tx: Db, studentKey: string, { subject, topic }: Topic): Promise<readonly Session[]> {
  const spellings = await store.findSpellings(tx, studentKey)
  const alike = spellings.filter((each) => fold(each.subject) === fold(subject) && fold(each.topic) === fold(topic))
  return store.findSessionsOf(tx, studentKey, alike)
}

async function addRating(tx: Db, studentKey: string, itemId: string, session: Session): Promise<void> {
  const { id: sessionId, day, createdAt, correct, wrong, blank } = session
  const rating = ratingOf(correct ?? 0, wrong ?? 0, blank ?? 0)
  if (rating === null || !isFresh(day, istanbulTime(new Date(createdAt)).day)) return
  const when = { day, answeredAt: createdAt }
  await items.addRating(tx, { id: newId(), studentKey, itemId, clientId: null, sessionId, rating, ...when })
}
