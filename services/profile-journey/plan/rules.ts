import { blockDaysAhead, blockDaysBack } from '@yoldas/contracts/plan'
import { daysBetween } from '@yoldas/time'

/** Whether work may be planned, or entered as planned, on that day. */
export function canPlanOn(day: string, today: string): boolean {
  const ahead = daysBetween(today, day)
  return ahead >= -blockDaysBack && ahead <= blockDaysAhead
}
