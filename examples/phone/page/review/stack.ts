import type { DueItem, ReviewDue, ReviewRating } from '@yoldas/client'
import type { StudyItem } from '@yoldas/client/study'

/** What the student has answered here, and can take back. */
export type Given = { clientId: string; item: DueItem; rating: ReviewRating }

/**
 * What is still to be done of what is due: nothing that was answered, here or before a new start of the page, and
 * nothing whose answer was `sent` since it was read what is due.
 */
export function stackOf(
  due: readonly DueItem[],
  given: readonly Given[],
  waiting: readonly StudyItem[],
  sent: ReadonlySet<string>,
): readonly DueItem[] {
  const answered = new Set([...given.map(({ item }) => item.id), ...answeredIn(waiting)])
  const refused = new Set(refusedIn(waiting).flatMap(itemOf))
  return due.filter(({ id }) => !answered.has(id) && (refused.has(id) || !sent.has(id)))
}

const itemOf = ({ entry }: StudyItem) => (entry.kind === 'answer' ? [entry.itemId] : [])

/** The items of answers that the service does not have yet. */
export const answeredIn = (waiting: readonly StudyItem[]): readonly string[] =>
  waiting.filter(({ state }) => state !== 'refused').flatMap(itemOf)

/** How much of what was counted is left when that was answered which is not on the stack. */
export function leftOf({ due, counts }: ReviewDue, stack: readonly DueItem[]): ReviewDue['counts'] {
  const answered = due.filter((item) => !stack.includes(item))
  const overdue = answered.filter(({ overdueDays }) => overdueDays > 0)
  return { ...counts, overdue: counts.overdue - overdue.length, today: counts.today - answered.length }
}

/** Answers that the service has not taken; the items come again by themselves. */
export const refusedIn = (waiting: readonly StudyItem[]): readonly StudyItem[] =>
  waiting.filter(({ entry, state }) => entry.kind === 'answer' && state === 'refused')

export type LoadBar = { day: string; count: number; percent: number }

/** The bars of the coming days, the highest one whole. */
export function loadBars(days: ReadonlyArray<{ day: string; count: number }>): readonly LoadBar[] {
  const most = Math.max(1, ...days.map(({ count }) => count))
  return days.map(({ day, count }) => ({ day, count, percent: Math.round((100 * count) / most) }))
}
