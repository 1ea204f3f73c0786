import { type ChatMessage, Origin, ReplyTo, Role } from '@yoldas/contracts/chat'
import { sql } from '@yoldas/db'
import { z } from 'zod'
import { encodeCursor } from './rules.ts'

/** A message as the queries read it: the table as `m`, the message it answers as `r`. */
export const MessageRow = z.object({
  id: z.uuid(),
  position: z.int(),
  turnId: z.uuid(),
  turnIndex: z.int(),
  role: Role,
  origin: Origin,
  content: z.string(),
  createdAt: z.string(),
  replyTo: ReplyTo.nullable(),
})
export type MessageRow = z.infer<typeof MessageRow>

export const messageColumns = sql.fragment`
  m.id, m.position, m.turn_id AS "turnId", m.turn_index AS "turnIndex", m.role, m.origin, m.content,
  m.created_at AS "createdAt",
  CASE WHEN r.id IS NOT NULL THEN
    jsonb_build_object('id', r.id, 'role', r.role, 'content', left(r.content, 200), 'mediaKind', NULL)
  END AS "replyTo"`

export const joinReply = sql.fragment`LEFT JOIN message AS r ON r.id = m.reply_to_id`

export function toMessage({ position, createdAt, ...row }: MessageRow): ChatMessage {
  return { ...row, media: [], reactions: [], cursor: encodeCursor(position), timestamp: createdAt }
}
