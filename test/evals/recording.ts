import { Timestamp } from '@yoldas/contracts/values'
import { z } from 'zod'

/** What checks look at of each, as the API has it. */
const Bubble = z.object({
  content: z.string(),
  sources: z.array(z.object({ title: z.string() })).default([]),
  help: z.array(z.object({ name: z.string(), phone: z.string() })).default([]),
  author: z.string().optional(),
})
const Scheduled = z.object({ kind: z.string(), text: z.string(), dueAt: Timestamp })
const Block = z.object({
  day: z.string(),
  startTime: z.string().nullable(),
  minutes: z.number(),
  subject: z.string(),
  topic: z.string().nullable(),
  kind: z.string(),
  status: z.string(),
})
const Session = z.object({
  day: z.string(),
  subject: z.string(),
  topic: z.string().nullable(),
  minutes: z.number(),
  correct: z.number().nullable(),
  wrong: z.number().nullable(),
  blank: z.number().nullable(),
})
const Exam = z.object({ day: z.string(), name: z.string(), examType: z.string(), totalNet: z.number() })

/** What a student has after a turn. */
export const Belongings = z.object({
  scheduled: z.array(Scheduled).default([]),
  blocks: z.array(Block).default([]),
  sessions: z.array(Session).default([]),
  exams: z.array(Exam).default([]),
  profile: z.record(z.string(), z.json()).default({}),
})
export type Belongings = z.infer<typeof Belongings>

const nothing = (): Belongings => ({ scheduled: [], blocks: [], sessions: [], exams: [], profile: {} })

export const RecordedTurn = z.object({
  said: z.string(),
  /** When the service stored the message, by its own clock. */
  sentAt: Timestamp,
  finish: z.enum(['complete', 'stopped', 'failed']).default('complete'),
  bubbles: z.array(Bubble),
  /** Names of the tools that were called, in their order. */
  tools: z.array(z.string()).default([]),
  reactions: z.array(z.string()).default([]),
  degraded: z.array(z.string()).default([]),
  /** Until the first word, and until the end. */
  firstMilliseconds: z.number().nullable().default(null),
  milliseconds: z.number().default(0),
  after: Belongings.default(nothing),
})
export type RecordedTurn = z.infer<typeof RecordedTurn>

/** Of one turn, as the student's export has it; null where the model was not asked or did not count. */
export const TurnUsage = z.object({
  model: z.string().nullable(),
  promptVersion: z.string().nullable(),
  inputTokens: z.int().nullable(),
  outputTokens: z.int().nullable(),
})
export type TurnUsage = z.infer<typeof TurnUsage>

export const Recording = z.object({ turns: z.array(RecordedTurn).min(1), usage: z.array(TurnUsage).default([]) })
export type Recording = z.infer<typeof Recording>
