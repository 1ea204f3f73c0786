import { z } from 'zod'
import { command } from './events.ts'
import { request } from './request.ts'
import { StudentKey } from './values.ts'

export const BlockReason = z.enum(['parent', 'age', 'consent']).meta({
  id: 'BlockReason',
  description:
    'Why the companion may not talk to the student: a parent has revoked the approval, the student is too young, or a consent is missing.',
})
export type BlockReason = z.infer<typeof BlockReason>

/** Whether the companion may talk to a student, as profile-journey decides it from age, approvals and consents. */
export const Verdict = z.object({
  /** The first reason that holds; null where there is no reason. */
  blocked: BlockReason.nullable(),
  /** Unknown ages count as minors. */
  adult: z.boolean(),
  /** By the clock of profile-journey's database, to the microsecond: of two verdicts the later one counts. */
  decidedAt: z.iso.datetime({ precision: 6 }),
})
export type Verdict = z.infer<typeof Verdict>

/** Hands a changed verdict to chat-engine. A verdict older than the stored one changes nothing. */
export const takeVerdict = request({
  service: 'chat-engine',
  subject: 'chat.verdict.v1',
  input: z.object({ studentKey: StudentKey, verdict: Verdict }),
  output: z.object({ taken: z.literal(true) }),
})

/** The same, kept until it has arrived: it is committed together with the change, since the request may fail. */
export const verdictChanged = command({
  service: 'chat-engine',
  subject: 'chat.verdict-changed.v1',
  input: z.object({ studentKey: StudentKey, verdict: Verdict }),
})
