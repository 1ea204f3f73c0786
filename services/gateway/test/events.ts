import type { StudentEvent } from '@yoldas/bus'
import type { ChatMessage, Turn } from '@yoldas/contracts/chat'
import { firstNumber, type HistoryEvent, type LiveEvent, terminalNumber, type WorkEvent } from '@yoldas/contracts/live'
import fc from 'fast-check'

export const idOf = (nth: number) => `01890000-0000-7000-8000-${nth.toString(16).padStart(12, '0')}`
const messageId = idOf(0xfff)

export const message = (turnId: string, content: string, id = messageId): ChatMessage => ({
  id,
  role: 'assistant',
  author: 'model',
  content,
  media: [],
  reactions: [],
  feedback: null,
  replyTo: null,
  turnId,
  turnIndex: 0,
  origin: 'chat',
  sources: [],
  help: [],
  cursor: 'c',
  timestamp: '2026-01-01T00:00:00.000Z',
})

/** The events of a turn, and the turn as the database has it. */
export function turnEvents(turnId: string) {
  const of = (event: LiveEvent): StudentEvent & { turnId: string } => ({ turnId, event })
  const asStored = (outcome: Turn['outcome'], attempt = 1): Turn => ({
    turnId,
    state: outcome ? 'done' : 'running',
    attempt,
    waits: false,
    message: message(turnId, 'soru'),
    outcome,
  })
  return {
    start: of({ n: 0, event: 'start', data: { turnId, message: message(turnId, 'soru') } }),
    chunk: (n: number, offset: number, delta: string, bubble = 0) =>
      of({ n, event: 'chunk', data: { turnId, messageId, bubble, offset, delta } }),
    reaction: (n: number) =>
      of({
        n,
        event: 'reaction',
        data: { messageId, emoji: '👍', actor: 'assistant', createdAt: '2026-01-01T00:00:00.000Z' },
      }),
    restart: (attempt: number) => of({ n: firstNumber(attempt), event: 'restart', data: { turnId } }),
    failed: (attempt = 1) => of({ n: terminalNumber(attempt), event: 'error', data: { error: 'chat failed' } }),
    done: (text: string, attempt = 1) =>
      of({
        n: terminalNumber(attempt),
        event: 'done',
        data: { turnId, messages: [message(turnId, text)], finish: 'complete' },
      }),
    running: (attempt = 1) => asStored(null, attempt),
    stored: (text: string, attempt = 1) =>
      asStored(
        { kind: 'done', n: terminalNumber(attempt), finish: 'complete', messages: [message(turnId, text)] },
        attempt,
      ),
  }
}

export const updated = (id: string, revision: number): StudentEvent & { event: HistoryEvent } => ({
  turnId: null,
  event: { event: 'message-updated', revision, data: { message: message(idOf(1), `${revision}`, id) } },
})

/** A change of the plan, or of the journey where no day is named. */
export const worked = (day?: string): StudentEvent & { event: WorkEvent } => ({
  turnId: null,
  event: day ? { event: 'plan-updated', data: { day } } : { event: 'journey-updated', data: {} },
})

/** A turn as an engine publishes it: text in pieces, and an end. */
export const published = (turnId: string) =>
  fc.array(fc.string({ minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 6 }).map((pieces) => {
    const { start, chunk, done } = turnEvents(turnId)
    const ends = pieces.map((_, i) => pieces.slice(0, i + 1).join('').length)
    const chunks = pieces.map((piece, i) => chunk(i + 1, (ends[i] ?? 0) - piece.length, piece))
    return [start, ...chunks, done(pieces.join(''))]
  })

/** One after the other from any of the lists, each in its own order. */
export function interleave<Value>(lists: Value[][], picks: Iterator<number>): Value[] {
  const rest = lists.map((list) => [...list])
  const merged: Value[] = []
  for (;;) {
    const open = rest.filter(({ length }) => length > 0)
    const [next] = open[(picks.next().value ?? 0) % Math.max(1, open.length)]?.splice(0, 1) ?? []
    if (next === undefined) return merged
    merged.push(next)
  }
}
