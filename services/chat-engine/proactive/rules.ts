import type { appendMessages, ChatMessage, companionWrote, MessageType, Origin } from '@yoldas/contracts/chat'
import { notifiedLength } from '@yoldas/contracts/chat'
import type { z } from 'zod'

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

export type Bubble = { id: string; text: string }
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

type Written = {
  studentKey: string
  turnId: string
  origin: z.infer<typeof Origin>
  messageType: MessageType | null
}

/** What the bubbles of a turn are told of as; undefined for a turn without any. */
export function written(
  { studentKey, turnId, origin, messageType }: Written,
  messages: readonly Pick<ChatMessage, 'id' | 'content'>[],
): z.input<typeof companionWrote.data> | undefined {
  const [first] = messages
  if (!first) return undefined
  const text = [...messages.map(({ content }) => content).join('\n\n')].slice(0, notifiedLength).join('')
  const type = origin === 'scheduled' || origin === 'silence_checkin' ? origin : 'reply'
  return { studentKey, turnId, type, messageType, messageId: first.id, bubbles: messages.length, text }
}
