import type { ValidationIssue } from '@yoldas/contracts/errors'
import { answerDaysBack, type answerReview, minutesAhead, type StoredReviewItem } from '@yoldas/contracts/review'
import { type Db, databaseTime } from '@yoldas/db'
import { istanbulTime } from '@yoldas/time'
import type { z } from 'zod'
import { type Changed, nothing, reviewAlone } from '../announcing.ts'
import { showItems } from './items.ts'
import { followRatings, followRemoval } from './rate.ts'
import type { ItemRow } from './rows.ts'
import { countedAt } from './rules.ts'
import { findSettings, type Settings } from './settings.ts'
import * as store from './store.ts'

// The answers of a student; the student is locked.

type Answered = { kind: 'answered'; item: StoredReviewItem; answer: { id: string } }
type Refused = { kind: 'unknown' } | { kind: 'invalid'; issues: ValidationIssue[] } | { kind: 'erased' }

/** Once for each id and `clientId`. */
export async function addAnswer(
  tx: Db,
  { studentKey, itemId, id, clientId: given, rating, answeredAt }: z.output<typeof answerReview.input>,
): Promise<Changed<Answered | Refused>> {
  const clientId = given ?? null
  const settings = await findSettings(tx, studentKey)
  if (!settings) return refused({ kind: 'erased' })
  const made = await store.findAnswer(tx, studentKey, id, clientId)
  const item = await store.findItem(tx, studentKey, made?.itemId ?? itemId)
  if (!item) return refused({ kind: 'unknown' })
  if (made) return { answer: await answered(tx, item, made.id, settings), touched: nothing }
  const at = countedAt(
    answeredAt === undefined ? undefined : Date.parse(answeredAt),
    Date.parse(await databaseTime(tx)),
  )
  if (at === null) return refused({ kind: 'invalid', issues: [late] })
  const when = { day: istanbulTime(new Date(at)).day, answeredAt: new Date(at).toISOString() }
  await store.addRating(tx, { id, studentKey, itemId, clientId, sessionId: null, rating, ...when })
  const now = await followRatings(tx, item, settings)
  return { answer: await answered(tx, now, id, settings), touched: reviewAlone }
}

const late = {
  path: 'answeredAt',
  message: `expected a time at most ${answerDaysBack} days ago and ${minutesAhead} minutes ahead`,
}

async function answered(tx: Db, item: ItemRow, id: string, settings: Settings): Promise<Answered> {
  const [shown] = await showItems(tx, [item], settings.today, settings)
  if (!shown) throw new Error('an item is shown as another')
  return { kind: 'answered', item: shown, answer: { id } }
}

const refused = (answer: Refused): Changed<Refused> => ({ answer, touched: nothing })

/** Repeating it changes nothing. */
export async function undoAnswer(tx: Db, studentKey: string, id: string): Promise<Changed<{ kind: 'removed' }>> {
  const answer = { kind: 'removed' as const }
  const undone = await store.undoAnswer(tx, studentKey, id)
  const item = undone && (await store.findItem(tx, studentKey, undone.itemId))
  const settings = await findSettings(tx, studentKey)
  if (!item || !settings) return { answer, touched: nothing }
  await followRemoval(tx, item, undone.day, settings)
  return { answer, touched: reviewAlone }
}
