import type { BlockReason } from '@yoldas/contracts/verdict'

/** The companion may not talk to the student: no model is asked. */
export class StudentBlocked extends Error {
  override name = 'StudentBlocked'
  readonly reason: BlockReason
  constructor(reason: BlockReason) {
    super('the student is blocked')
    this.reason = reason
  }
}

type WrittenFirst = { isCareCheckin: boolean; isErasureWarning?: boolean | undefined }

/**
 * What the companion still writes first to a student whom it may not talk to: the check-in after distress, and the
 * warning before an erasure. Everything else is dropped.
 */
export const reachesBlocked = ({ isCareCheckin, isErasureWarning = false }: WrittenFirst): boolean =>
  isCareCheckin || isErasureWarning
