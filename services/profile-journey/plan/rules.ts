import { blockDaysAhead, blockDaysBack, type PlanBlock, type PlanBlockPatchBody } from '@yoldas/contracts/plan'
import { daysBetween } from '@yoldas/time'

/** Whether work may be planned, or entered as planned, on that day. */
export function canPlanOn(day: string, today: string): boolean {
  const ahead = daysBetween(today, day)
  return ahead >= -blockDaysBack && ahead <= blockDaysAhead
}

/** Whether a block is already as the patch would have it. */
export function isSame(block: PlanBlock, patch: PlanBlockPatchBody): boolean {
  const is: Record<string, unknown> = block
  return Object.entries(patch).every(([field, value]) => value === undefined || is[field] === value)
}

/** Whether hours and streak count a block otherwise than before; null is none. */
export function isCountedAnew(before: PlanBlock | null, after: PlanBlock | null): boolean {
  const [one, other] = [before, after].map((block) => (block?.status === 'done' ? block : null))
  return one?.day !== other?.day || one?.subject !== other?.subject || one?.minutes !== other?.minutes
}
