import { ClientError, type Memory, type MemoryPatch } from '@yoldas/client'
import type { Refusal } from '../refusals.ts'

/** Notes as the student is changing them, and the revision that was read before. */
export type MemoryDraft = { text: string; revision: number }

/** Of notes; the service counts code points. */
export const longest = 2_000

export const draftOf = ({ text, revision }: Memory): MemoryDraft => ({ text, revision })

export const isChanged = (memory: Memory, draft: MemoryDraft): boolean => draft.text.trim() !== memory.text

export const patchOf = ({ text, revision }: MemoryDraft): MemoryPatch => ({ text: text.trim(), revision })

export const tooLong = `En fazla ${longest.toLocaleString('tr')} karakter yazabilirsin.`

export const refusalOfDraft = ({ text }: MemoryDraft): Refusal | null =>
  [...text.trim()].length > longest ? { fields: { text: tooLong }, notice: null } : null

/** Whether the notes were changed by somebody else since they were read. */
export const isOutdated = (error: unknown): boolean =>
  error instanceof ClientError &&
  error.failure.kind === 'refused' &&
  error.failure.issues.some(({ path }) => path === 'revision')
