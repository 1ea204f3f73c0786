import {
  type ChatMessage,
  type companionWrote,
  type MessageType,
  notifiedLength,
  type Origin,
  type TurnState,
} from '@yoldas/contracts/chat'
import { z } from 'zod'

export const StoredTurnState = z.enum(['waiting', 'ready', 'running', 'done', 'failed', 'stopped'])
export type StoredTurnState = z.infer<typeof StoredTurnState>

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

/** A message of the companion's, as it is to be stored. */
export type Bubble = { id: string; text: string }

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
