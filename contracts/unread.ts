import { z } from 'zod'
import { ValidationIssue } from './errors.ts'
import { request } from './request.ts'
import { Count, StudentKey } from './values.ts'

/** Most that are counted. */
export const mostUnread = 99

export const Unread = Count.max(mostUnread).meta({
  description: `How many messages of the companion are unread, at most ${mostUnread}. Notices do not count.`,
})

/** Of two accounts the one with the higher revision is newer, whichever comes last. */
export const UnreadCount = z.object({ count: Unread, revision: z.int().min(0) })
export type UnreadCount = z.infer<typeof UnreadCount>

export const FeedReadEvent = z
  .object({
    cursor: z.string().meta({ description: 'Of the message up to which the student has read.' }),
    unread: Unread,
  })
  .meta({
    id: 'FeedReadEvent',
    description: 'What is unread changed: the student has read on, on whatever device, or there are new messages.',
  })

/** The same as services say it, with the revision of the count. */
export const ReadState = z.object({ revision: UnreadCount.shape.revision, data: FeedReadEvent })
export type ReadState = z.infer<typeof ReadState>

export const ChatReadBody = z
  .object({ cursor: z.string().meta({ description: 'Of the newest message that the student has seen.' }) })
  .meta({ id: 'ChatReadBody', description: 'Up to where the student has read.' })

export const ChatReadResponse = z
  .object({ unread: Unread })
  .meta({ id: 'ChatReadResponse', description: 'What is unread now: the number on the icon of the app.' })

/** Notes that the student has read up to a message. One up to which they had read already changes nothing. */
export const readTo = request({
  service: 'chat-engine',
  subject: 'chat.read.v1',
  input: z.object({ studentKey: StudentKey, cursor: z.string() }),
  output: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('read'), unread: Unread }),
    z.object({ kind: z.literal('invalid'), issues: z.array(ValidationIssue) }),
    z.object({ kind: z.literal('erased') }),
  ]),
})

/** How much the student has not read; 0 of one who is erased or unknown. */
export const getUnread = request({
  service: 'chat-engine',
  subject: 'chat.unread.v1',
  input: z.object({ studentKey: StudentKey }),
  output: z.object({ unread: Unread }),
})
