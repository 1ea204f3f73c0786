import type { Item } from '@yoldas/client'

/** What a conversation may begin with, as a student would say it. */
export const starters = ['Bugün ne çalışayım?', 'Türevi anlat', 'Yarın 18.00’de hatırlat'] as const

/** As many as an invented student has asked before. */
const mostQuestions = 3

/** Whether the student has hardly written yet, nothing is under way, and no answer named emergency numbers. */
export const isBeginning = (items: readonly Item[]): boolean =>
  items.length > 0 &&
  items.every((item) => item.kind === 'message' && item.message.help.length === 0) &&
  items.filter((item) => item.kind === 'message' && item.message.role === 'user').length <= mostQuestions
