import type { appendMessages } from '@yoldas/contracts/proactive'
import type { z } from 'zod'
import { reachesBlocked } from '../blocked/rules.ts'
import type { CareRow } from '../care/rows.ts'
import { type Held, inForce, mayWriteFirst, mayWriteFrom, unaskedKind } from '../care/rules.ts'
import type { Bubble } from '../conversation/rules.ts'
import type { Conversation } from '../conversation/store.ts'

export type Append = z.output<typeof appendMessages.input>['rows'][number]
type AppendAnswer = z.output<typeof appendMessages.output>
export type AppendOutcome = AppendAnswer['outcomes'][number]
/** A row that distress holds back, and from when on it may come again. */
export type Paused = AppendAnswer['paused'][number]

/** How a student's conversation stands before anything is appended. */
export type Standing = Omit<Conversation, keyof CareRow | 'isAdult' | 'careTrace'> &
  Pick<Conversation, 'isCareCheckedIn'> & {
    /** A turn of the student's is not finished. */
    isBusy: boolean
    held: Held | null
    /** By the database. */
    now: Date
  }

export type NewAppend = Append & { bubbles: readonly Bubble[] }

/** Of a reason, as JSON: what else a turn stores of why it was written has room beside it. */
const maxReasonBytes = 800
const characters = new Intl.Segmenter('tr', { granularity: 'grapheme' })
const bytesOf = (text: string) => Buffer.byteLength(JSON.stringify(text))

/** The reason for a message, as much of it as is stored, between two characters. */
export function shortReason(reason: string): string {
  if (bytesOf(reason) <= maxReasonBytes) return reason
  let kept = ''
  for (const { segment } of characters.segment(reason)) {
    if (bytesOf(`${kept}${segment}…`) > maxReasonBytes) break
    kept += segment
  }
  return `${kept.trimEnd()}…`
}

/** An append with its place. One that waits has no position yet. */
export type Placed = NewAppend & { turnIndex: number; position: number; waits: boolean }

/**
 * What of a batch is appended where. `known` are turns that are there already; two rows of a student follow one
 * another.
 */
export function placeAppends(
  rows: readonly NewAppend[],
  standings: readonly Standing[],
  known: ReadonlySet<string>,
): { outcomes: AppendOutcome[]; paused: Paused[]; placed: Placed[] } {
  const byKey = new Map(standings.map((standing) => [standing.studentKey, { ...standing }]))
  const placed: Placed[] = []
  const paused: Paused[] = []
  const seen = new Set(known)
  const outcomes = rows.map((row) => {
    const standing = byKey.get(row.studentKey)
    if (!standing) return 'erased'
    const outcome = seen.has(row.turnId) ? 'duplicate' : decide(row, standing)
    if (outcome === 'paused') paused.push(...pauseOf(row, standing))
    if (outcome !== 'appended') return outcome
    seen.add(row.turnId)
    const hidesPreview = row.hidesPreview || row.isCareCheckin || inForce(standing.held, standing.now) !== null
    placed.push({
      ...row,
      hidesPreview,
      turnIndex: standing.nextTurnIndex,
      position: standing.nextPosition,
      waits: standing.isBusy,
    })
    standing.nextTurnIndex += 1
    if (!standing.isBusy) standing.nextPosition += row.bubbles.length
    if (row.origin === 'silence_checkin') standing.isCheckedIn = true
    if (row.isCareCheckin) standing.isCareCheckedIn = true
    return outcome
  })
  return { outcomes, paused, placed }
}

function decide(row: Append, standing: Standing): AppendOutcome {
  const { origin, unlessWrittenAfter, isCareCheckin, isErasureWarning } = row
  if (standing.isErased) return 'erased'
  if (standing.blocked && !reachesBlocked(row)) return 'blocked'
  if (unlessWrittenAfter !== null && standing.silentSince > unlessWrittenAfter) return 'written'
  if (origin === 'silence_checkin' && standing.isCheckedIn) return 'duplicate'
  if (isCareCheckin && standing.isCareCheckedIn) return 'duplicate'
  if (isErasureWarning && standing.isBusy) return 'paused'
  return mayWriteFirst(standing.held, unaskedKind(row), standing.now) ? 'appended' : 'paused'
}

const hourMilliseconds = 3_600_000

/** Nothing of what never may come again. A warning comes again in an hour: once appended it is to be in history. */
function pauseOf(row: Append, { held, now }: Standing): Paused[] {
  if (row.isErasureWarning)
    return [{ turnId: row.turnId, until: new Date(now.getTime() + hourMilliseconds).toISOString() }]
  const until = mayWriteFrom(held, unaskedKind(row), now)
  return until ? [{ turnId: row.turnId, until: until.toISOString() }] : []
}
