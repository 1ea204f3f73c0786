import { createHash } from 'node:crypto'

export const halves = ['chosen', 'judged'] as const

/**
 * Whether a text is of the half by which the floor was chosen, or of the one that judges it: by the text alone, so that
 * nobody chooses who judges.
 */
export const halfOf = (text: string): (typeof halves)[number] =>
  (createHash('sha256').update(text).digest()[0] ?? 0) % 2 === 0 ? 'chosen' : 'judged'
