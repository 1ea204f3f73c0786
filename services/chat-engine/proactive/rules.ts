import type { appendMessages } from '@yoldas/contracts/chat'
import type { z } from 'zod'
import type { Bubble } from '../messages/rules.ts'

export type Append = z.output<typeof appendMessages.input>['rows'][number]
export type AppendOutcome = z.output<typeof appendMessages.output>['outcomes'][number]

/** How a student's conversation stands before anything is appended. */
export type Standing = {
  studentKey: string
  nextTurnIndex: number
  nextPosition: number
  isErased: boolean
  /** Milliseconds are all that a timestamp has outside the database. */
  silentSince: string
  isCheckedIn: boolean
  /** A turn of the student's is not finished. */
  isBusy: boolean
}

export type NewAppend = Append & { bubbles: readonly Bubble[] }

/** An append with its place. One that waits has no position yet. */
export type Placed = NewAppend & { turnIndex: number; position: number; waits: boolean }

/** What of a batch is appended where. `known` are turns that are there already; two rows of a student follow one another. */
export function placeAppends(
  rows: readonly NewAppend[],
  standings: readonly Standing[],
  known: ReadonlySet<string>,
): { outcomes: AppendOutcome[]; placed: Placed[] } {
  const byKey = new Map(standings.map((standing) => [standing.studentKey, { ...standing }]))
  const placed: Placed[] = []
  const seen = new Set(known)
  const outcomes = rows.map((row) => {
    const standing = byKey.get(row.studentKey)
    if (!standing) return 'erased'
    const outcome = seen.has(row.turnId) ? 'duplicate' : decide(row, standing)
    if (outcome !== 'appended') return outcome
    seen.add(row.turnId)
    placed.push({ ...row, turnIndex: standing.nextTurnIndex, position: standing.nextPosition, waits: standing.isBusy })
    standing.nextTurnIndex += 1
    if (!standing.isBusy) standing.nextPosition += row.bubbles.length
    if (row.origin === 'silence_checkin') standing.isCheckedIn = true
    return outcome
  })
  return { outcomes, placed }
}

function decide({ origin, unlessWrittenAfter }: Append, standing: Standing): AppendOutcome {
  if (standing.isErased) return 'erased'
  if (unlessWrittenAfter !== null && standing.silentSince > unlessWrittenAfter) return 'written'
  if (origin === 'silence_checkin' && standing.isCheckedIn) return 'duplicate'
  return 'appended'
}
