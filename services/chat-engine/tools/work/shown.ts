import type { StoredMistake } from '@yoldas/contracts/mistakes'
import type { StoredReviewItem } from '@yoldas/contracts/review'
import { compact } from '../../prompt/compact.ts'

/** A mistake in the size that a model reads: of a picture, that there is one. */
export const shownMistake = ({ media, ...mistake }: StoredMistake): object => ({
  ...compact(mistake),
  ...(media && { hasPicture: true }),
})

/** An item that comes again: what its mistake or card says besides. */
export function shownItem({ mistake, card, retrievability: _probability, ...item }: StoredReviewItem): object {
  const of = mistake ? shownMistake(mistake) : compact(card ?? {})
  return { ...of, ...compact(item) }
}
