import { maxDaysAhead } from '@yoldas/contracts/scheduler'

const dayMilliseconds = 86_400_000

/** What is wrong with a time that a message is to be due at, or null. Both are ISO 8601. */
export function timeIssue(dueAt: string, now: string): string | null {
  const ahead = Date.parse(dueAt) - Date.parse(now)
  if (ahead <= 0) return 'expected a time after now'
  return ahead > maxDaysAhead * dayMilliseconds ? `expected a time within ${maxDaysAhead} days` : null
}
