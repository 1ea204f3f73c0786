import type { Category, Endangered, Tier } from '../tiers.ts'

/**
 * Patterns (see `match.ts`), one a line, that mean the same; `#` begins a remark. What is firm stays so beside a lesson
 * or a book.
 */
export type Block = {
  tier: Exclude<Tier, 'none'>
  category: Category
  isFirm?: true
  /** Says nothing while neither `serious` nor `acute` holds in the conversation. */
  onlyWhileHeld?: true
  /** Who is in danger, where the patterns are of nobody else. */
  endangered?: Endangered
  lines: string
}

export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter((line) => line !== '')
