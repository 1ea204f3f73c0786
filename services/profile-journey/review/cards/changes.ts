import type { ValidationIssue } from '@yoldas/contracts/errors'
import type { MadeBy } from '@yoldas/contracts/mistakes'
import { type createCard, maxCards, type ReviewCard, type ReviewCardPatchBody } from '@yoldas/contracts/review'
import type { Db } from '@yoldas/db'
import { addDays } from '@yoldas/time'
import type { z } from 'zod'
import { type Changed, nothing, reviewAlone } from '../../announcing.ts'
import { today as findToday } from '../../today.ts'
import * as items from '../store.ts'
import * as store from './store.ts'

// What a request or a turn may change of cards; the student is locked.

type Stored = { kind: 'stored'; card: ReviewCard }
type Invalid = { kind: 'invalid'; issues: ValidationIssue[] }

/** Once for each id and `clientId`. */
export async function addCard(
  tx: Db,
  { studentKey, id, clientId: given, ...body }: z.output<typeof createCard.input>,
  by: MadeBy,
): Promise<Changed<Stored | Invalid>> {
  const clientId = given ?? null
  const made = await items.findMade(tx, studentKey, 'card', { id, clientId })
  if (made) return { answer: await stored(tx, made), touched: nothing }
  const today = await findToday(tx)
  const { all } = await items.countMade(tx, studentKey, 'card', today)
  if (all >= maxCards) return { answer: { kind: 'invalid', issues: [full] }, touched: nothing }
  const topic = body.topic?.trim() ? body.topic : null
  const { subject, front, back } = body
  const item = { id, studentKey, clientId, kind: 'card', subject, topic, by } as const
  await items.addItem(tx, { ...item, madeDay: today, dueDay: addDays(today, 1) })
  await store.addCard(tx, { id, studentKey, front, back })
  return { answer: await stored(tx, id), touched: reviewAlone }
}

const full = { path: 'front', message: `a student has at most ${maxCards} cards` }

/** Each field that is named is written. */
export async function changeCard(
  tx: Db,
  studentKey: string,
  id: string,
  { topic: given, ...patch }: ReviewCardPatchBody,
): Promise<Changed<Stored | { kind: 'unknown' }>> {
  if (!(await items.hasItem(tx, studentKey, 'card', id))) return { answer: { kind: 'unknown' }, touched: nothing }
  const topic = given === undefined ? undefined : given?.trim() ? given : null
  await items.changeItem(tx, id, { ...patch, topic })
  await store.changeCard(tx, id, patch)
  return { answer: await stored(tx, id), touched: reviewAlone }
}

/** Repeating it changes nothing. */
export async function removeCard(tx: Db, studentKey: string, id: string): Promise<Changed<{ kind: 'removed' }>> {
  const wasThere = await items.removeItem(tx, studentKey, 'card', id)
  return { answer: { kind: 'removed' }, touched: wasThere ? reviewAlone : nothing }
}

async function stored(tx: Db, id: string): Promise<Stored> {
  const [card] = await items.findCards(tx, [id])
  if (!card) throw new Error('a card that was stored is not there')
  return { kind: 'stored', card }
}
