import type { ChatMessage, CompanionAuthor, Help, Origin, Source, TurnState } from '@yoldas/contracts/chat'
import { bytesOf, roomIn } from '@yoldas/contracts/pages'
import type { companionWrote, MessageType } from '@yoldas/contracts/proactive'
import { hiddenBody } from '@yoldas/contracts/push'
import type { UnreadCount } from '@yoldas/contracts/unread'
import { notificationBody } from '@yoldas/text'
import { z } from 'zod'

export const StoredTurnState = z.enum(['waiting', 'ready', 'running', 'done', 'failed', 'stopped'])
export type StoredTurnState = z.infer<typeof StoredTurnState>

/** Turns of a student that a further send may find unfinished: it waits until there are fewer. */
export const maxUnfinished = 20

/** Waiting for another turn and waiting for an engine are the same to a student. */
export function publicState(state: StoredTurnState): TurnState {
  return state === 'waiting' || state === 'ready' ? 'queued' : state
}

/** The attempt whose events count: the one that runs or ran last, or the next for a turn that waits for an engine. */
export function currentAttempt(state: StoredTurnState, attempt: number): number {
  return state === 'waiting' || state === 'ready' ? attempt + 1 : Math.max(attempt, 1)
}

/** Opaque to clients: the position of a message, so that paging neither skips nor repeats whatever is inserted. */
export const encodeCursor = (position: number): string => Buffer.from(`p${position}`).toString('base64url')

/** Undefined for anything that `encodeCursor` cannot have made. */
export function decodeCursor(cursor: string): number | undefined {
  const text = Buffer.from(cursor, 'base64url').toString()
  const position = /^p([1-9]\d{0,15})$/.exec(text)?.[1]
  if (position === undefined || encodeCursor(Number(position)) !== cursor) return undefined
  return Number(position)
}

/** An address is longer than everything else that a message says of an attachment. */
const bytesPerAddress = 4_096
/** What a message has besides its text and its sources, at the most. */
const bytesBesideText = 16_384

type Paged = { content: string; media?: readonly unknown[]; sources?: readonly Source[] }

/** How many messages, from the first on, an answer of so many bytes has room for, with all their addresses: one at least. */
export function countFitting(messages: readonly Paged[], answerBytes: number): number {
  let room = roomIn(answerBytes)
  // Nothing takes more than `\uffff`. Nearly every page is known to be small by this, and need not be written to be
  // measured.
  const most = messages.reduce((sum, message) => sum + 6 * lengthOf(message) + bytesBesideText, 0)
  if (most <= room) return messages.length
  const beyond = messages.findIndex((message) => {
    room -= bytesOf(message) + bytesPerAddress * (message.media?.length ?? 0)
    return room < 0
  })
  return beyond === -1 ? messages.length : Math.max(1, beyond)
}

/** UTF-16 units of what may be long in it. */
const lengthOf = ({ content, sources = [] }: Paged): number =>
  content.length + (sources.length === 0 ? 0 : JSON.stringify(sources).length)

/** A message of the companion's, as it is to be stored; one without sources cites nothing. */
export type Bubble = {
  id: string
  text: string
  author: CompanionAuthor
  sources?: readonly Source[]
  help?: readonly Help[]
}

type WrittenTurn = {
  studentKey: string
  turnId: string
  origin: z.infer<typeof Origin>
  messageType: MessageType | null
  /** Whether a notification shows its text: what is not known to be wanted is not shown. */
  showsPreview: boolean
  expiresAt: string | null
  unread: UnreadCount
}

/** The event that says which bubbles a turn has; undefined for a turn without any. */
export function describeWritten(
  { studentKey, turnId, origin, messageType, showsPreview, expiresAt, unread }: WrittenTurn,
  messages: readonly Pick<ChatMessage, 'id' | 'content'>[],
): z.input<typeof companionWrote.data> | undefined {
  const [first] = messages
  if (!first) return undefined
  const said = messages.map(({ content }) => content).join('\n\n')
  const type = origin === 'scheduled' || origin === 'silence_checkin' ? origin : 'reply'
  const text = showsPreview ? notificationBody(said) : hiddenBody
  const bubbles = messages.length
  return { studentKey, turnId, type, messageType, messageId: first.id, bubbles, text, expiresAt, unread }
}
