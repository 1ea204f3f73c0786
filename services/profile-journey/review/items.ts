import type { StoredReviewItem } from '@yoldas/contracts/review'
import type { Db } from '@yoldas/db'
import { daysBetween } from '@yoldas/time'
import { memoryOf } from './rate.ts'
import type { ItemRow } from './rows.ts'
import { dueDayOf, retrievabilityOn } from './rules.ts'
import type { Settings } from './settings.ts'
import { findCards, findMistakes } from './store.ts'

/** Items as they are shown on a day, in the order in which they are given. */
export async function showItems(
  db: Db,
  items: readonly ItemRow[],
  day: string,
  { examDay }: Settings,
): Promise<StoredReviewItem[]> {
  const idsOf = (kind: ItemRow['kind']) => items.filter((item) => item.kind === kind).map(({ id }) => id)
  const [mistakes, cards] = [await findMistakes(db, idsOf('mistake')), await findCards(db, idsOf('card'))]
  const [mistakeOf, cardOf] = [byId(mistakes), byId(cards)]
  return items.map((item) => {
    const dueDay = dueDayOf(item, examDay)
    return {
      id: item.id,
      kind: item.kind,
      subject: item.subject,
      topic: item.topic,
      dueDay,
      overdueDays: dueDay === null ? 0 : Math.max(0, daysBetween(dueDay, day)),
      retrievability: retrievabilityOn(day, memoryOf(item)),
      mistake: mistakeOf.get(item.id) ?? null,
      card: cardOf.get(item.id) ?? null,
    }
  })
}

const byId = <Item extends { id: string }>(items: readonly Item[]): Map<string, Item> =>
  new Map(items.map((item) => [item.id, item]))
