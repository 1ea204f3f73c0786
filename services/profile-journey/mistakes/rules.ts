import type { ValidationIssue } from '@yoldas/contracts/errors'
import { leastForShares, type MistakeCount, type StoredMistake } from '@yoldas/contracts/mistakes'

/** A text without anything that is seen is none. */
export const seen = (text: string | null | undefined): string | null => (text?.trim() ? text : null)

/** Why a mistake cannot be kept as it would be. */
export function contentIssues({ text, media }: Pick<StoredMistake, 'text' | 'media'>): ValidationIssue[] {
  return text === null && media === null ? [{ path: '', message: 'expected a text, a picture or both' }] : []
}

/** A careless mistake is never due: there is nothing to learn from it. */
export const isNeverDue = ({ cause }: Pick<StoredMistake, 'cause'>): boolean => cause === 'careless'

/** Counts with the share that each has of all. */
export const withShares = (counts: ReadonlyArray<Pick<MistakeCount, 'key' | 'count'>>, total: number): MistakeCount[] =>
  counts.map(({ key, count }) => ({ key, count, share: total < leastForShares ? null : count / total }))
