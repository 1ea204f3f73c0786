import {
  Author,
  type ChatMessage,
  Feedback,
  Help,
  Origin,
  Reaction,
  ReplyTo,
  Role,
  replyPreviewLength,
  Source,
  type Turn,
} from '@yoldas/contracts/chat'
import { StoredMedia } from '@yoldas/contracts/media'
import type { ReadState } from '@yoldas/contracts/unread'
import { sql } from '@yoldas/db'
import { quotedText } from '@yoldas/text'
import { z } from 'zod'
import { encodeCursor } from './rules.ts'

/** Of the message that another one answers, the start: of the companion's it shows plain text. */
export const AnsweredMessage = ReplyTo.transform((answered) =>
  answered.role === 'user' ? answered : { ...answered, content: quotedText(answered.content, replyPreviewLength) },
)

/** A message as the queries read it: the table as `m`, the message it answers as `r`. */
export const MessageRow = z.object({
  id: z.uuid(),
  position: z.int(),
  turnId: z.uuid(),
  turnIndex: z.int(),
  role: Role,
  author: Author,
  origin: Origin,
  content: z.string(),
  media: z.array(StoredMedia),
  reactions: z.array(Reaction),
  feedback: Feedback.nullable(),
  sources: z.array(Source),
  help: z.array(Help),
  createdAt: z.string(),
  replyTo: AnsweredMessage.nullable(),
})
export type MessageRow = z.infer<typeof MessageRow>

export const messageColumns = sql.fragment`
  m.id, m.position, m.turn_id AS "turnId", m.turn_index AS "turnIndex", m.role, m.author, m.origin, m.content,
  m.media, m.reactions, m.feedback, m.sources, m.help, m.created_at AS "createdAt",
  CASE WHEN r.id IS NOT NULL THEN
    jsonb_build_object(
      'id', r.id, 'role', r.role, 'content', left(r.content, CASE r.role WHEN 'user' THEN 200 ELSE 1000 END),
      'mediaKind', r.media -> 0 -> 'kind'
    )
  END AS "replyTo"`

export const joinReply = sql.fragment`LEFT JOIN message AS r ON r.id = m.reply_to_id`

/** As `read_state` of Postgres makes it. */
export const StoredReadState = z.object({ position: z.int(), count: z.int(), revision: z.int() })

export type StoredReadState = z.infer<typeof StoredReadState>

export const toReadState = ({ position, count, revision }: StoredReadState): ReadState => ({
  revision,
  data: { cursor: encodeCursor(position), unread: count },
})

/** A message whose attachments have no addresses yet: they are signed when somebody reads it. */
export type StoredMessage = Omit<ChatMessage, 'media'> & { media: StoredMedia[] }
export type StoredTurn = Omit<Turn, 'message'> & { message: StoredMessage }

export function toMessage({ position, createdAt, ...row }: MessageRow): StoredMessage {
  return { ...row, cursor: encodeCursor(position), timestamp: createdAt }
}

/** A bubble of the companion's, which has no attachments. */
export const toBubble = (row: MessageRow): ChatMessage => ({ ...toMessage(row), media: [] })
