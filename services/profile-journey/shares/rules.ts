import { ShareScope } from '@yoldas/contracts/shares'
import type { SharedWeek, WeekFigures } from '@yoldas/contracts/weeks'

/** Each once, in the order in which they are described. */
export const orderedScope = (asked: readonly ShareScope[]): ShareScope[] =>
  ShareScope.options.filter((each) => asked.includes(each))

/** What each part of a scope lets be read. Nothing is read that it does not name. */
const shown: Record<ShareScope, (week: WeekFigures) => Partial<SharedWeek>> = {
  hours: ({ minutes, questions }) => ({ minutes, questions }),
  plan: ({ plannedMinutes, doneBlocks }) => ({ plannedMinutes, doneBlocks }),
  exams: ({ exams }) => ({ exams }),
  streak: ({ streak }) => ({ streak }),
}

export const withinScope = (week: WeekFigures, scope: readonly ShareScope[]): SharedWeek =>
  Object.assign({ monday: week.monday }, ...scope.map((each) => shown[each](week)))
