import type { z } from 'zod'
import type {
  ChatHistoryResponse,
  ChatMessage,
  ChatRegenerateBody,
  ChatSearchResponse,
  ChatSendBody,
  ChatStopResponse,
  Feedback,
  FeedbackBody,
  FeedbackResponse,
  Reaction,
  ReactionResponse,
  ReplyTo,
  Source,
  UnfinishedTurn,
} from '../chat.ts'
import type { FeedStreamEvent, TurnStreamEvent } from '../streams.ts'
import type { ChatReadBody, ChatReadResponse } from '../unread.ts'
import type { MessageWhyResponse } from '../why.ts'
import { media } from './media.ts'

export const turnId = '01a1fea2-cf03-7abc-8def-0123456789ab'
const questionId = '01a1fea2-cf03-7abc-8def-0123456789ac'
const answerId = '01a1fea2-d84d-7abc-8def-0123456789ab'
export const messageId = answerId
const lastTurnId = '01a1fea8-3940-7abc-8def-0123456789b0'
const remindedTurnId = '01a203a2-1180-7abc-8def-0123456789ab'

export const reaction: z.infer<typeof Reaction> = {
  emoji: '👍',
  actor: 'user',
  createdAt: '2026-11-21T15:04:30.250Z',
}

export const sendBody: z.input<typeof ChatSendBody> = {
  message: 'Bu soruyu nasıl çözerim?',
  mediaIds: [media.id],
  clientId: 'f3c9a2de-5b1f-4c7e-9a64-0d2f3b8a7c11',
}

export const regenerateBody: z.input<typeof ChatRegenerateBody> = { clientId: '7d2b9c10-3e4f-4a5b-8c6d-1e2f3a4b5c6d' }

/** The student's message and the bubble that answers it. */
const question: ChatMessage = {
  id: questionId,
  role: 'user',
  content: 'Bu soruyu nasıl çözerim?',
  media: [media],
  reactions: [],
  feedback: null,
  replyTo: null,
  turnId,
  turnIndex: 4,
  author: 'student',
  origin: 'chat',
  sources: [],
  help: [],
  cursor: 'MTI5',
  timestamp: '2026-11-21T15:04:05.123Z',
}
const answer: ChatMessage = {
  ...question,
  id: answerId,
  role: 'assistant',
  author: 'model',
  content: 'Önce iki tarafı kareye al, sonra kökleri denklemde dene.',
  media: [],
  cursor: 'MTMw',
  timestamp: '2026-11-21T15:04:07.501Z',
}
export const message: ChatMessage = { ...answer, reactions: [reaction] }

export const replyTo: z.infer<typeof ReplyTo> = {
  id: answer.id,
  role: 'assistant',
  content: answer.content,
  mediaKind: null,
}

export const source: Source = { id: 'genel/aralikli-tekrar#0', title: 'Aralıklı tekrar nasıl yapılır?' }

/** Written into the notification of the answer. */
const followUp: ChatMessage = {
  ...question,
  id: '01a1fea8-3940-7abc-8def-0123456789b1',
  content: 'Teşekkürler, ikinci kök neden olmuyor?',
  media: [],
  replyTo,
  turnId: lastTurnId,
  turnIndex: 5,
  origin: 'notification',
  cursor: 'MTMx',
  timestamp: '2026-11-21T15:10:00.000Z',
}
const reminder: ChatMessage = {
  ...answer,
  id: '01a203a2-1180-7abc-8def-0123456789ac',
  content: 'Türev tekrarının zamanı geldi.',
  turnId: remindedTurnId,
  turnIndex: 6,
  origin: 'scheduled',
  cursor: 'MTMy',
  timestamp: '2026-11-22T14:21:30.112Z',
}

export const unfinishedTurn: z.infer<typeof UnfinishedTurn> = { turnId: lastTurnId, turnIndex: 5, state: 'running' }

export const history: ChatHistoryResponse = {
  messages: [question, message, followUp],
  hasMore: true,
  turns: [unfinishedTurn],
}

export const reactionResponse: z.infer<typeof ReactionResponse> = { message }
/** The same message without it. */
export const reactionRemoved: z.infer<typeof ReactionResponse> = { message: answer }
export const feedbackBody: z.input<typeof FeedbackBody> = { rating: 'down', reason: 'unclear' }
export const feedback: Feedback = { rating: 'down', reason: 'unclear', createdAt: '2026-11-21T15:05:12.400Z' }
export const feedbackResponse: z.infer<typeof FeedbackResponse> = { message: { ...answer, feedback } }
/** The same message without it. */
export const feedbackRemoved: z.infer<typeof FeedbackResponse> = { message: answer }

export const searched = 'kök'
export const search: z.infer<typeof ChatSearchResponse> = {
  messages: [answer],
  hasMore: true,
  before: answer.cursor,
}
export const stopResponse: z.infer<typeof ChatStopResponse> = { stopped: true }

const chunk = (n: number, offset: number, delta: string): TurnStreamEvent => ({
  id: `${turnId}:${n}`,
  event: 'chunk',
  data: { turnId, messageId: answerId, bubble: 0, offset, delta },
})
const [first, second] = ['Önce iki tarafı kareye al, ', 'sonra kökleri denklemde dene.'] as const

/** A whole stream of a turn, in its order. */
export const turnStream: TurnStreamEvent[] = [
  { id: `${turnId}:0`, event: 'start', data: { turnId, message: question } },
  { id: `${turnId}:2`, event: 'status', data: { turnId, stage: 'writing' } },
  chunk(3, 0, first),
  chunk(4, first.length, second),
  { id: `${turnId}:1048575`, event: 'done', data: { turnId, messages: [answer], finish: 'complete' } },
]

/** Of every event that the stream of a turn can have. */
export const turnEvents: TurnStreamEvent[] = [
  ...turnStream.filter(({ event }, i, all) => all.findIndex((other) => other.event === event) === i),
  {
    id: `${turnId}:5`,
    event: 'citation',
    data: {
      turnId,
      messageId: answerId,
      sources: [source],
    },
  },
  {
    id: `${turnId}:6`,
    event: 'reaction',
    data: { messageId: questionId, emoji: '💪', actor: 'assistant', createdAt: '2026-11-21T15:04:07.601Z' },
  },
  { id: `${turnId}:1048576`, event: 'restart', data: { turnId } },
  { id: `${turnId}:1048575`, event: 'error', data: { error: 'chat failed' } },
]

export const readBody: z.input<typeof ChatReadBody> = { cursor: message.cursor }
export const readResponse: z.infer<typeof ChatReadResponse> = { unread: 0 }

const place = (n: number) => `b1f0c2.${n}`

/** A feed that was opened without `Last-Event-ID` while nothing ran; later the companion writes first. */
export const feedStream: FeedStreamEvent[] = [
  { id: place(412), event: 'hello', data: {} },
  { id: place(413), event: 'plan-updated', data: { day: '2026-11-22' } },
  { id: place(414), event: 'message', data: { message: reminder } },
]

/** Of every event that the feed has besides those of turns. */
export const feedEvents: FeedStreamEvent[] = [
  ...feedStream,
  { id: place(412), event: 'resync', data: {} },
  {
    id: place(415),
    event: 'reaction',
    data: { turnId, messageId: questionId, emoji: '💪', actor: 'assistant', createdAt: '2026-11-21T15:04:07.601Z' },
  },
  { id: place(416), event: 'message-updated', data: { message } },
  { id: place(417), event: 'turn-failed', data: { turnId } },
  { id: place(418), event: 'journey-updated', data: {} },
  { id: place(419), event: 'memory-updated', data: {} },
  { id: place(420), event: 'review-updated', data: {} },
  { id: place(421), event: 'read', data: { cursor: message.cursor, unread: 1 } },
]

export const why: MessageWhyResponse = {
  messageId: reminder.id,
  author: 'model',
  origin: 'scheduled',
  rule: 'asked',
  askedByStudent: true,
  scheduledAt: '2026-11-21T15:10:04.870Z',
  afterMessageId: followUp.id,
  reason: 'Yarın türev tekrarı yapmak istiyor.',
  used: {
    profile: true,
    memory: true,
    plan: false,
    journey: true,
    sources: [],
    tools: ['schedule_message'],
    model: 'gpt-4.1-mini',
    promptVersion: 'a3f19c0b7d52',
    degraded: [],
  },
}
