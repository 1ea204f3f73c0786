import { z } from 'zod'
import { Author, Origin, Source } from './chat.ts'
import { request } from './request.ts'
import { StudentKey, Timestamp } from './values.ts'

/** Why the companion wrote without being written to. */
export const Rule = z
  .enum(['asked', 'promised', 'plan_block', 'silence', 'after_exam', 'care', 'notice', 'review', 'weekly'])
  .meta({
    id: 'Rule',
    description: [
      'Why the companion wrote without being written to: `asked`, a reminder that the student asked for; `promised`, a',
      'check-in or follow-up that it announced; `plan_block`, a block of the plan with `remind`; `silence`; `after_exam`;',
      '`care`, after distress; `notice`, of what it is or of the account; `review` and `weekly`, which the student',
      'turned on.',
    ].join(' '),
  })
export type Rule = z.infer<typeof Rule>

/** What companion-scheduler says of what it has appended. */
export const AppendWhy = z.object({
  rule: Rule,
  /** When it was scheduled. */
  scheduledAt: Timestamp.nullable(),
  /** The student's message on which it was scheduled. */
  afterMessageId: z.uuid().nullable(),
  reason: z.string().nullable(),
})
export type AppendWhy = z.infer<typeof AppendWhy>

/** Most tools that are named of an answer. */
export const maxToolsNamed = 20

const Used = z.object({
  profile: z.boolean().meta({ description: 'Whether the model was given the profile.' }),
  memory: z.boolean().meta({ description: 'Whether it was given what the companion remembers.' }),
  plan: z.boolean().meta({ description: 'Whether it was given blocks of the plan.' }),
  journey: z.boolean().meta({ description: 'Whether it was given results, sessions or statistics.' }),
  sources: z.array(Source).meta({ description: 'What the message cites.' }),
  tools: z.array(z.string()).meta({ description: `Tools that worked, each once, at most ${maxToolsNamed}.` }),
  model: z
    .string()
    .nullable()
    .meta({ description: 'The name of the model that wrote it; null where it is not known.' }),
  promptVersion: z
    .string()
    .nullable()
    .meta({ description: 'Which texts it was instructed with; null where that is not known.' }),
  degraded: z.array(z.string()).meta({ description: 'What the companion had to do without.' }),
})

export const MessageWhyResponse = z
  .object({
    messageId: z.uuid().meta({ description: 'The message that was asked about.' }),
    author: Author,
    origin: Origin,
    rule: Rule.nullable().meta({ description: 'Null for an answer: the student wrote.' }),
    askedByStudent: z.boolean().meta({ description: 'Whether the student asked for it to be written later.' }),
    scheduledAt: Timestamp.nullable().meta({ description: 'When it was scheduled; null where it was not.' }),
    afterMessageId: z.uuid().nullable().meta({
      description:
        'The student’s message that an answer answers, or on which the companion scheduled this one; null without one.',
    }),
    reason: z
      .string()
      .nullable()
      .meta({ description: 'What the companion noted when it scheduled the message; null where it noted nothing.' }),
    used: Used.nullable().meta({
      description: [
        'What the model was given and used when it wrote the text, which for a scheduled one was earlier. Null where no',
        'model wrote it, or this is not known any more.',
      ].join(' '),
    }),
  })
  .meta({ id: 'MessageWhyResponse', description: 'Why the companion wrote a message, and what it used.' })
export type MessageWhyResponse = z.infer<typeof MessageWhyResponse>

/** Why the companion wrote a message; the student's own are unknown. */
export const getWhy = request({
  service: 'chat-engine',
  subject: 'chat.why.v1',
  input: z.object({ studentKey: StudentKey, messageId: z.uuid() }),
  output: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('found'), why: MessageWhyResponse }),
    z.object({ kind: z.literal('unknown') }),
    z.object({ kind: z.literal('erased') }),
  ]),
})
