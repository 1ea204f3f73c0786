import type { Bus } from '@yoldas/bus'
import type { Db } from '@yoldas/db'
import { lockStudent } from './students/store.ts'

/**
 * What a change did to what open apps show: the days of the plan whose blocks it changed, and whether it changed the
 * journey, and what is reviewed.
 */
export type Touched = { days: readonly string[]; journey: boolean; review: boolean }

export const nothing: Touched = { days: [], journey: false, review: false }
export const reviewAlone: Touched = { ...nothing, review: true }

/** What several changes touched. */
export const together = (changes: readonly Touched[]): Touched => ({
  days: changes.flatMap(({ days }) => days),
  journey: changes.some(({ journey }) => journey),
  review: changes.some(({ review }) => review),
})

/** What a change came to, and what is to be announced once it is committed. */
export type Changed<Answer> = { answer: Answer; touched: Touched }

export type Announcer = { bus: Pick<Bus, 'publishWork'> }

/**
 * Publishes to the student's open apps what was touched, each day once. After its commit: they read at once. Who does
 * not get it reads when it connects again.
 */
export function announce({ bus }: Announcer, studentKey: string, { days, journey, review }: Touched): void {
  for (const day of new Set(days)) bus.publishWork(studentKey, { event: 'plan-updated', data: { day } })
  if (journey) bus.publishWork(studentKey, { event: 'journey-updated', data: {} })
  if (review) bus.publishWork(studentKey, { event: 'review-updated', data: {} })
}

/**
 * Changes the work of a student in one transaction, in which nobody else does, and announces what it touched after
 * the commit.
 */
export async function changeAnnounced<Answer>(
  deps: { db: Db } & Announcer,
  studentKey: string,
  change: (tx: Db) => Promise<Changed<Answer>>,
): Promise<Answer | { kind: 'erased' }> {
  const changed = await deps.db.transaction(async (tx) =>
    (await lockStudent(tx, studentKey)) ? await change(tx) : null,
  )
  if (!changed) return { kind: 'erased' }
  announce(deps, studentKey, changed.touched)
  return changed.answer
}
