import { z } from 'zod'
import { CompanionAuthor } from './chat.ts'
import { event } from './events.ts'
import { request } from './request.ts'
import { UnreadCount } from './unread.ts'
import { StudentKey, Timestamp } from './values.ts'
import { Verdict } from './verdict.ts'
import { AppendWhy } from './why.ts'

// What the companion writes first, and when it may.

/** Of a scheduled message: what kind of thing the companion has to say. */
export const MessageType = z.enum(['reminder', 'checkin', 'followup']).meta({
  id: 'MessageType',
  description:
    '`reminder`: the student asked for it, or it is of a block. `checkin`: how the student is. `followup`: of what was talked about.',
})
export type MessageType = z.infer<typeof MessageType>

/** From then on nothing is pushed, and no provider keeps the push; the scheduler knows it. Null: no such time. */
const expiresAt = Timestamp.nullable()

/** Most messages in one `appendMessages`. */
export const maxAppends = 100

const Append = z.object({
  studentKey: StudentKey,
  /** The turn that the message becomes. */
  turnId: z.uuid(),
  origin: z.enum(['scheduled', 'silence_checkin']),
  /** Of what was scheduled. */
  messageType: MessageType.nullable(),
  /** As the companion writes it: blank lines part it into bubbles. */
  text: z.string(),
  author: CompanionAuthor,
  /** Not if the student has written later than this. Of a silence check-in: since when the student is silent. */
  unlessWrittenAfter: Timestamp.nullable(),
  /** The student wants no text in notifications. */
  hidesPreview: z.boolean(),
  /** That the student, who was not seen for long, will be erased. It waits for nothing, and profile-journey is notified. */
  isErasureWarning: z.boolean().optional(),
  /** The one check-in that a student gets while distress pauses everything else that nobody asked for. */
  isCareCheckin: z.boolean(),
  expiresAt,
  why: AppendWhy.optional(),
  /** Of the contact by which it was delivered. */
  verdict: Verdict,
})

/**
 * Appends what the companion writes first, each as a turn of its own: at once, or when the student's unfinished turns
 * have ended. Repeating a turnId changes nothing. Outcomes are in the order of the rows; `duplicate` is also a second
 * check-in of the same silence, `written` says that the student has written, and `blocked` that the companion may not
 * talk to them. Distress in the conversation holds a `paused` row back, and an unfinished turn the warning before an
 * erasure: it may come again from `until` on, or never if it is not in the list.
 */
export const appendMessages = request({
  service: 'chat-engine',
  subject: 'chat.append.v1',
  input: z.object({ rows: z.array(Append).min(1).max(maxAppends) }),
  output: z.object({
    outcomes: z.array(z.enum(['appended', 'duplicate', 'written', 'erased', 'blocked', 'paused'])),
    paused: z.array(z.object({ turnId: z.uuid(), until: Timestamp })),
  }),
  attemptMilliseconds: 5_000,
})

const Silence = z.object({
  studentKey: StudentKey,
  silentSince: Timestamp,
  /** Whether the student has ever written. */
  hasWritten: z.boolean(),
})
export type Silence = z.infer<typeof Silence>

/** Most students in one page of `findSilent`. */
export const maxSilent = 500

/**
 * Students who have been silent since `silentBy` or longer and have had no check-in since, page by page: `next` goes on
 * after this one, null at the end. Silence begins with the last message, or with the first contact.
 */
export const findSilent = request({
  service: 'chat-engine',
  subject: 'chat.silent.v1',
  input: z.object({ silentBy: Timestamp, after: z.string().nullable(), limit: z.int().min(1).max(maxSilent) }),
  output: z.object({ students: z.array(Silence), next: z.string().nullable() }),
})

/** Since when the student is silent; null for an erased or unknown student. */
export const getSilence = request({
  service: 'chat-engine',
  subject: 'chat.silence.v1',
  input: z.object({ studentKey: StudentKey }),
  output: z.object({ silentSince: Timestamp.nullable() }),
})

/** Most students in one `findSilences`. */
export const maxSilences = 500

/** Since when each of these students is silent, in any order, except erased and unknown ones. */
export const findSilences = request({
  service: 'chat-engine',
  subject: 'chat.silences.v1',
  input: z.object({ studentKeys: z.array(StudentKey).min(1).max(maxSilences) }),
  output: z.object({ silences: z.array(z.object({ studentKey: StudentKey, silentSince: Timestamp })) }),
})

/**
 * A check-in in the model's words, from the conversation so far; null when it cannot be had, or the conversation holds
 * distress. Nothing is stored.
 */
export const composeCheckin = request({
  service: 'chat-engine',
  subject: 'chat.compose-checkin.v1',
  input: z.object({ studentKey: StudentKey }),
  output: z.object({ text: z.string().nullable() }),
  // The model is paid for each try.
  attemptMilliseconds: 20_000,
})

const Written = z.object({
  studentKey: StudentKey,
  turnId: z.uuid(),
  /** What the turn is to the student: an answer, or something the companion wrote first. */
  type: z.enum(['reply', 'scheduled', 'silence_checkin']),
  /** Of what was scheduled. */
  messageType: MessageType.nullable(),
  /** The first bubble, and how many there are. */
  messageId: z.uuid(),
  bubbles: z.int().min(1),
  /** What a notification shows of the bubbles: one line of plain text, cut. */
  text: z.string(),
  expiresAt,
  /** With these bubbles. */
  unread: UnreadCount,
  /** Whether the student is to be notified: not of what is said to one who is blocked. */
  notifies: z.boolean().default(true),
})

/** The companion has written first: a turn has its bubbles. Students are notified of each such turn once. */
export const companionWrote = event({ name: 'companion.wrote.v1', data: Written })

/** The same of an answer: a lane of its own, since somebody waits for it. */
export const companionAnswered = event({ name: 'companion.answered.v1', data: Written })
