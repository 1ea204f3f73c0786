import { z } from 'zod'
import { RecordedTurn, TurnUsage } from '../recording.ts'
import { kinds } from '../scenario/scenario.ts'

const Conversation = z.object({
  id: z.string(),
  kind: z.enum(kinds),
  title: z.string(),
  student: z.string().nullable(),
  /** Of as many as `repeat` says, from 1. */
  nth: z.int(),
  startedAt: z.string(),
  /** Without the judge. */
  seconds: z.number(),
  /** Why the service could not be talked to; then it counts for nothing. */
  broken: z.string().nullable(),
  turns: z.array(RecordedTurn),
  usage: z.array(TurnUsage),
  checks: z.array(z.object({ turn: z.int().nullable(), check: z.string(), problem: z.string().nullable() })),
  judged: z.array(
    z.object({
      name: z.string(),
      statement: z.string(),
      /** Null: the judge gave no verdict. */
      verdict: z.enum(['holds', 'fails', 'not judged']).nullable(),
      reason: z.string(),
    }),
  ),
})
export type Conversation = z.infer<typeof Conversation>

const Skipped = z.object({ id: z.string(), why: z.string() })
export type Skipped = z.infer<typeof Skipped>

const Prices = z.object({ prompt: z.number(), completion: z.number() })
export type Prices = z.infer<typeof Prices>

/** What a run leaves: all its figures can be made from it. */
export const Run = z.object({
  startedAt: z.string(),
  seconds: z.number(),
  url: z.string(),
  repeat: z.int(),
  /** Of a million tokens; null where none were given. */
  prices: Prices.nullable(),
  judge: z
    .object({
      name: z.string(),
      inputTokens: z.number(),
      outputTokens: z.number(),
      prices: Prices.nullable(),
    })
    .nullable(),
  /** Interrupted: not all that was asked for was said. */
  isWhole: z.boolean(),
  conversations: z.array(Conversation),
  skipped: z.array(Skipped),
})
export type Run = z.infer<typeof Run>
