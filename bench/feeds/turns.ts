import { randomUUID } from 'node:crypto'
import type { ChatMessage } from '@yoldas/contracts/chat'
import { type LiveEvent, terminalNumber } from '@yoldas/contracts/live'

const sentence =
  'Bugün türev sorularını çözdük, şimdi integralde takıldığın yerlere tekrar bakalım ve planına ekleyelim. '
const text = sentence.repeat(20)
const chunkLength = 30
/** Chunks of an answer, about 1,200 characters. */
export const chunkCount = 40

/**
 * A turn as an engine publishes it: its start, chunks of 30 characters, and the stored answer. `isOver` ends it early.
 */
export function* turnEvents(turnId: string, chunks: number, isOver: () => boolean): Generator<LiveEvent> {
  const messageId = randomUUID()
  yield { event: 'start', data: { turnId, message: message(turnId, randomUUID(), 'user', sentence) }, n: 0 }
  let offset = 0
  for (let n = 1; n <= chunks && !isOver(); n += 1) {
    const delta = text.slice(offset, offset + chunkLength)
    yield { event: 'chunk', data: { turnId, messageId, bubble: 0, offset, delta }, n }
    offset += chunkLength
  }
  const messages = [message(turnId, messageId, 'assistant', text.slice(0, offset))]
  yield { event: 'done', data: { turnId, messages, finish: 'complete' }, n: terminalNumber(1) }
}

const message = (turnId: string, id: string, role: 'user' | 'assistant', content: string): ChatMessage => ({
  id,
  role,
  content,
  media: [],
  reactions: [],
  feedback: null,
  replyTo: null,
  turnId,
  turnIndex: 7,
  author: role === 'user' ? 'student' : 'model',
  origin: 'chat',
  sources: [],
  help: [],
  cursor: 'MTIzNDU2Nzg5MA',
  timestamp: new Date().toISOString(),
})
