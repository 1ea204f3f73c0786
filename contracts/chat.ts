import { z } from 'zod'
import { ValidationIssue } from './errors.ts'
import { command } from './events.ts'
import { Media, MediaKind, maxAttachments } from './media.ts'
import { AnswerStyle } from './profile.ts'
import { request } from './request.ts'
import { Count, isEmoji, optional, qualifyEmoji, StudentKey, Timestamp, textUpTo, Uuid } from './values.ts'
import { Verdict } from './verdict.ts'

export const Role = z
  .enum(['user', 'assistant'])
  .meta({ id: 'Role', description: 'Whose it is: `user` is the student, `assistant` the companion.' })
export type Role = z.infer<typeof Role>
export const TurnState = z.enum(['queued', 'running', 'done', 'failed', 'stopped']).meta({
  id: 'TurnState',
  description:
    '`queued`: not begun. `running`: being answered. `done`: answered. `failed`: no answer came, it can be retried. ' +
    '`stopped`: the student ended it.',
})
export type TurnState = z.infer<typeof TurnState>
export const Origin = z.enum(['chat', 'notification', 'scheduled', 'silence_checkin', 'notice']).meta({
  id: 'Origin',
  description:
    'Where its turn began: in the app, with a reply typed into a notification, or with what the companion wrote first. ' +
    'A `notice` says what the companion is, or suggests a pause; the app shows it as a line of its own.',
})

export const Author = z.enum(['student', 'model', 'template', 'hand']).meta({
  id: 'Author',
  description:
    'Who wrote the text: the student, the model (also in advance, with one of its tools), a template that was filled, or people, whose text is unchanged.',
})
export type Author = z.infer<typeof Author>
/** Who writes in the companion's name. */
export const CompanionAuthor = Author.exclude(['student'])
export type CompanionAuthor = z.infer<typeof CompanionAuthor>

export const Reaction = z
  .object({
    emoji: z.string().meta({ description: 'One emoji.' }),
    actor: Role,
    createdAt: Timestamp.meta({ description: 'When it was left.' }),
  })
  .meta({ id: 'Reaction', description: 'An emoji that one side left on a message.' })
export type Reaction = z.infer<typeof Reaction>

/**
 * One emoji as Unicode recommends it for interchange: with its skin tone, joiners and presentation selectors, which may
 * have been left out.
 */
export const Emoji = z
  .string()
  .overwrite(qualifyEmoji)
  .refine(isEmoji, 'expected exactly one emoji')
  .meta({ examples: ['👍'] })

export const FeedbackRating = z
  .enum(['up', 'down'])
  .meta({ id: 'FeedbackRating', description: 'Whether a message helped: `up` or `down`.' })

export const FeedbackReason = z.enum(['wrong', 'unclear', 'unsafe', 'other']).meta({
  id: 'FeedbackReason',
  description:
    'Why it did not help: it is `wrong`, it is `unclear`, it does the student no good (`unsafe`), or something else.',
})

export const Feedback = z
  .object({
    rating: FeedbackRating,
    reason: FeedbackReason.nullable().meta({ description: 'Of `down`, where the student named one; else null.' }),
    createdAt: Timestamp.meta({ description: 'When it was given.' }),
  })
  .meta({ id: 'Feedback', description: 'What the student thinks of a message of the companion’s.' })
export type Feedback = z.infer<typeof Feedback>

/** Most different emojis that either side leaves on a message. */
export const maxReactions = 8

/** Code points of a message's text that an answer to it shows. */
export const replyPreviewLength = 200

export const ReplyTo = z
  .object({
    id: z.uuid().meta({ description: 'Of the message that is answered.' }),
    role: Role,
    content: z.string().meta({
      description: `Its text, of the companion’s the plain text on one line, cut to ${replyPreviewLength} characters.`,
    }),
    mediaKind: MediaKind.nullable().meta({ description: 'Of its first attachment; null without one.' }),
  })
  .meta({ id: 'ReplyTo', description: 'The message that another one answers, as it is shown above that one.' })

/** A page that an answer says something from, once however many of its passages are used. */
export const Source = z
  .object({
    id: z.string().meta({ description: 'Of the passage: the page, `#` and its place in it.' }),
    title: z.string().meta({ description: 'Of the page, to be shown.' }),
    url: z.string().optional().meta({ description: 'Where the page can be read; absent where it is not published.' }),
  })
  .meta({ id: 'Source', description: 'A page of the coaching corpus, by the first of its passages that is used.' })
export type Source = z.infer<typeof Source>

/** Whom to call. */
export const Help = z
  .object({
    name: z.string().meta({ description: 'Who answers, to be shown.' }),
    phone: z.string().meta({ description: 'The number to dial.' }),
  })
  .meta({ id: 'Help', description: 'Whom a student in distress can call.' })
export type Help = z.infer<typeof Help>

export const ChatMessage = z
  .object({
    id: z.uuid().meta({ description: 'Never changes.' }),
    role: Role,
    content: z.string().meta({
      description:
        'The text; empty where there are attachments alone. The student’s is plain text. The companion’s is Markdown: ' +
        'paragraphs, emphasis, headings, lists, links, quotes, code and tables of CommonMark and GitHub, and mathematics ' +
        'in LaTeX as `$…$` and `$$…$$`. HTML in it is text, and images are links.',
    }),
    media: z.array(Media).meta({ description: 'The attachments, in the order in which they were sent; mostly empty.' }),
    reactions: z.array(Reaction).meta({ description: 'Of both sides; mostly empty.' }),
    feedback: Feedback.nullable().meta({
      description: 'Of the student’s, on a message of the companion’s; else null.',
    }),
    replyTo: ReplyTo.nullable().meta({ description: 'The message that it answers; null for most.' }),
    turnId: z.uuid().meta({ description: 'The turn that it belongs to.' }),
    turnIndex: Count.meta({
      description:
        "Counts the conversation's turns from 0, which is that of its notice; the student's message and the bubbles answering it share it.",
    }),
    author: Author,
    origin: Origin,
    sources: z.array(Source).meta({ description: 'What an answer cites; empty where it cites nothing.' }),
    help: z.array(Help).meta({ description: 'Whom to call, the first one first; on answers to distress, else empty.' }),
    cursor: z.string().meta({
      description:
        'Its place in the conversation, for `before` and `after`. Opaque; follows the order in which messages were stored.',
    }),
    timestamp: Timestamp.meta({ description: 'When it was stored.' }),
  })
  .meta({ id: 'ChatMessage', description: 'A message of the student, or one bubble of the companion.' })
export type ChatMessage = z.infer<typeof ChatMessage>

export const ChatStopResponse = z
  .object({
    stopped: z.boolean().meta({
      description: 'True for the request that ended the turn; false when it had ended before or another was first.',
    }),
  })
  .meta({ id: 'ChatStopResponse', description: 'Whether this request stopped the turn.' })

export const ReactionResponse = z
  .object({ message: ChatMessage })
  .meta({ id: 'ReactionResponse', description: 'The message, with its reactions as they are now.' })

export const FeedbackBody = z
  .object({
    rating: FeedbackRating,
    reason: optional(FeedbackReason).meta({ description: 'Only with `down`.' }),
  })
  .refine(({ rating, reason }) => rating === 'down' || reason === undefined, {
    path: ['reason'],
    message: 'only a message that did not help has a reason',
  })
  .meta({ id: 'FeedbackBody', description: 'What the student thinks of a message of the companion’s.' })

export const FeedbackResponse = z
  .object({ message: ChatMessage })
  .meta({ id: 'FeedbackResponse', description: 'The message, with its feedback as it is now.' })

/** Code points of what is searched for, at the least and at the most. */
export const searchedLength = { min: 2, max: 100 }

/** What one search reads at the most: so many messages, and so many bytes of their texts. */
export const searchedAtMost = { messages: 2_000, bytes: 2 ** 20 }

export const ChatSearchResponse = z
  .object({
    messages: z
      .array(ChatMessage)
      .meta({ description: 'Those that were found, newest first. It may be empty while there is more to read.' }),
    hasMore: z.boolean().meta({ description: 'Whether there is more to read.' }),
    before: z
      .string()
      .nullable()
      .meta({ description: 'A cursor, from which the search goes on; null without `hasMore`.' }),
  })
  .meta({ id: 'ChatSearchResponse', description: 'What was found in a part of the conversation.' })

export const ChatSendBody = z
  .object({
    message: optional(textUpTo(8000)).meta({
      description: 'The text. Without attachments it must have something but blanks in it.',
    }),
    mediaIds: optional(z.array(Uuid).max(maxAttachments)).meta({ description: 'Attachments, uploaded before.' }),
    replyToId: optional(Uuid).meta({ description: 'The message that this one answers.' }),
    style: optional(AnswerStyle).meta({
      description: 'How this turn answers, also when it is tried again. Absent: as `answerStyle` of the profile says.',
    }),
    clientId: optional(Uuid).meta({
      description: "Makes the send idempotent: a repeat stores nothing and attaches to the first one's stream.",
    }),
  })
  .meta({ id: 'ChatSendBody', description: 'A message of the student.' })

export const ChatRegenerateBody = z
  .object({
    clientId: optional(Uuid).meta({
      description: 'Makes the request idempotent: a repeat attaches to the first one’s stream, or answers its `done`.',
    }),
  })
  .meta({ id: 'ChatRegenerateBody', description: 'How it is repeated, where it is.' })

/** Most messages in one page of history, and how many there are when no limit is named. */
export const historyWindow = 60

export const UnfinishedTurn = z
  .object({
    turnId: z.uuid().meta({ description: 'To resume, stop or retry it.' }),
    turnIndex: Count.meta({ description: 'As its messages have it.' }),
    state: TurnState,
  })
  .meta({ id: 'UnfinishedTurn', description: 'A turn that is not `done`.' })

export const ChatHistoryResponse = z
  .object({
    messages: z.array(ChatMessage).meta({ description: 'Oldest first.' }),
    hasMore: z.boolean().meta({ description: 'Whether there is more in the paging direction.' }),
    turns: z
      .array(UnfinishedTurn)
      .meta({ description: 'The turns of the window that are not `done`, to resume or to offer a retry.' }),
  })
  .meta({ id: 'ChatHistoryResponse', description: 'A page of the conversation.' })
export type ChatHistoryResponse = z.infer<typeof ChatHistoryResponse>

/** How a turn ended, as its stream says it: the one terminal event, and the number it has. */
export const TurnOutcome = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('done'),
    n: z.int(),
    finish: z.enum(['complete', 'stopped']),
    messages: z.array(ChatMessage),
  }),
  z.object({ kind: z.literal('failed'), n: z.int() }),
])
export type TurnOutcome = z.infer<typeof TurnOutcome>

/** A turn as the database has it: what a stream begins with, and what it ends with if it has ended. */
export const Turn = z.object({
  turnId: z.uuid(),
  state: TurnState,
  /** The attempt that runs, ran last, or comes next: events of earlier ones no longer count. */
  attempt: z.int().min(1),
  /** Whether another turn of the student comes first. */
  waits: z.boolean(),
  message: ChatMessage,
  /** The bubble by hand that its answer begins with, until it has ended; absent where it has none. */
  first: ChatMessage.optional(),
  outcome: TurnOutcome.nullable(),
})
export type Turn = z.infer<typeof Turn>

const Erased = z.object({ kind: z.literal('erased') })
const Invalid = z.object({ kind: z.literal('invalid'), issues: z.array(ValidationIssue) })

/**
 * Commits the student's message and its turn. Repeating a turnId or clientId stores nothing and finds the first.
 * `busy`: too many turns of the student were unfinished for as long as this was asked, and nothing is stored; ask
 * again. The verdict, here and below, is what profile-journey said as the student came: a later one counts more.
 */
export const sendMessage = request({
  service: 'chat-engine',
  subject: 'chat.send.v1',
  input: z.object({
    studentKey: StudentKey,
    turnId: z.uuid(),
    messageId: z.uuid(),
    text: z.string(),
    mediaIds: z.array(z.uuid()).max(maxAttachments).optional(),
    replyToId: z.uuid().optional(),
    style: AnswerStyle.optional(),
    clientId: z.uuid().optional(),
    verdict: Verdict,
  }),
  output: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('accepted'), turn: Turn, repeated: z.boolean() }),
    z.object({ kind: z.literal('empty') }),
    z.object({ kind: z.literal('busy') }),
    Invalid,
    Erased,
  ]),
})

export const getTurn = request({
  service: 'chat-engine',
  subject: 'chat.turn.v1',
  input: z.object({ studentKey: StudentKey, turnId: z.uuid() }),
  output: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('found'), turn: Turn }),
    z.object({ kind: z.literal('unknown') }),
    Erased,
  ]),
})

/** The turn that runs now, or waits for an engine with nothing of the student's before it; null when there is none. */
export const getRunningTurn = request({
  service: 'chat-engine',
  subject: 'chat.running.v1',
  input: z.object({ studentKey: StudentKey }),
  output: z.discriminatedUnion('kind', [z.object({ kind: z.literal('found'), turn: Turn.nullable() }), Erased]),
})

/** Leaves the student's reaction on a message, or takes it away; repeating either changes nothing. */
export const changeReaction = request({
  service: 'chat-engine',
  subject: 'chat.reaction.v1',
  input: z.object({
    studentKey: StudentKey,
    messageId: z.uuid(),
    emoji: z.string(),
    change: z.enum(['add', 'remove']),
  }),
  output: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('changed'), message: ChatMessage }),
    z.object({ kind: z.literal('unknown') }),
    Invalid,
    Erased,
  ]),
})

/** Notes what the student thinks of a message of the companion's, null for nothing; repeating it changes nothing. */
export const changeFeedback = request({
  service: 'chat-engine',
  subject: 'chat.feedback.v1',
  input: z.object({
    studentKey: StudentKey,
    messageId: z.uuid(),
    feedback: Feedback.omit({ createdAt: true }).nullable(),
  }),
  output: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('changed'), message: ChatMessage }),
    z.object({ kind: z.literal('unknown') }),
    Erased,
  ]),
})

/**
 * Ends a turn's generation: what was written is stored. `stopped` is true when the turn was ended by this `stopId`, of
 * several the first to be asked with; repeating it gives the same answer.
 */
export const stopTurn = request({
  service: 'chat-engine',
  subject: 'chat.stop.v1',
  input: z.object({ studentKey: StudentKey, turnId: z.uuid(), stopId: z.uuid() }),
  output: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('answered'), stopped: z.boolean() }),
    z.object({ kind: z.literal('unknown') }),
  ]),
})

/** Runs the newest turn again when its `attempt` failed, and finds it when it is unfinished, as a repeat does. */
export const retryTurn = request({
  service: 'chat-engine',
  subject: 'chat.retry.v1',
  input: z.object({ studentKey: StudentKey, turnId: z.uuid(), attempt: z.int().min(0), verdict: Verdict }),
  output: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('accepted'), turn: Turn }),
    z.object({ kind: z.literal('refused') }),
    z.object({ kind: z.literal('unknown') }),
  ]),
})

/**
 * Has the newest turn, which has ended, answered anew: its answer stays until another one is stored. Repeating a
 * `regenerateId` finds the turn, whatever came after.
 */
export const regenerateTurn = request({
  service: 'chat-engine',
  subject: 'chat.regenerate.v1',
  input: z.object({ studentKey: StudentKey, turnId: z.uuid(), regenerateId: z.uuid(), verdict: Verdict }),
  output: retryTurn.output,
})

export const getHistory = request({
  service: 'chat-engine',
  subject: 'chat.history.v1',
  input: z.object({
    studentKey: StudentKey,
    limit: z.int(),
    before: z.string().optional(),
    after: z.string().optional(),
  }),
  output: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('page'), page: ChatHistoryResponse }),
    Invalid,
    Erased,
  ]),
})

/** Messages in which every word of `q` begins a word, from the newest before a cursor on. `invalid`: it has no word. */
export const searchMessages = request({
  service: 'chat-engine',
  subject: 'chat.search.v1',
  input: z.object({ studentKey: StudentKey, q: z.string(), limit: z.int(), before: z.string().optional() }),
  output: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('page'), page: ChatSearchResponse }),
    Invalid,
    Erased,
  ]),
})

/** Stores a reply typed into a notification and has it answered. Repeating a turnId changes nothing. */
export const storeReply = command({
  service: 'chat-engine',
  subject: 'chat.reply.v1',
  input: z.object({
    studentKey: StudentKey,
    turnId: z.uuid(),
    messageId: z.uuid(),
    text: z.string(),
    /** The message that the notification was of. */
    replyToId: z.uuid(),
  }),
})
