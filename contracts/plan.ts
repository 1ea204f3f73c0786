import { z } from 'zod'
import { ValidationIssue } from './errors.ts'
import { request } from './request.ts'
import { Count, Day, ModernDay, optional, StudentKey, TimeOfDay, Timestamp, textUpTo, Uuid } from './values.ts'

export const PlanKind = z.enum(['study', 'practice', 'review', 'exam']).meta({ id: 'PlanKind' })
export const PlanStatus = z.enum(['planned', 'done', 'skipped']).meta({ id: 'PlanStatus' })

/** Most days that one question about the plan covers, first and last included. */
export const maxPlanDays = 62
/** Most blocks of a student on one day. */
export const maxBlocksADay = 30
/** Most blocks of a student that are still to be reminded of. */
export const maxBlockReminders = 60
/** How far from today, in Istanbul, a block may lie. */
export const [blockDaysBack, blockDaysAhead] = [366, 731]

const Minutes = z.int().min(5).max(720)
const Subject = textUpTo(64)
  .refine((text) => text.trim() !== '', 'expected a text that is not blank')
  .meta({ minLength: 1 })
const Topic = textUpTo(128)
const Note = textUpTo(500)
const Remind = z.boolean().meta({
  description: [
    'The companion writes when it begins, if it is still planned then.',
    `It needs a \`startTime\`, and at most ${maxBlockReminders} are to come.`,
  ].join(' '),
})
const StartTime = TimeOfDay.meta({ description: 'In Istanbul.' })

/** A piece of work on a day. */
export const PlanBlock = z
  .object({
    id: z.uuid(),
    day: Day,
    startTime: StartTime.nullable(),
    minutes: Count,
    subject: z.string(),
    topic: z.string().nullable(),
    kind: PlanKind,
    status: PlanStatus,
    note: z.string().nullable(),
    remind: Remind,
    source: z.enum(['user', 'assistant']).meta({ description: 'Who planned it: the student or the companion.' }),
    createdAt: Timestamp,
    updatedAt: Timestamp,
  })
  .meta({ id: 'PlanBlock' })
export type PlanBlock = z.infer<typeof PlanBlock>

export const PlanBlockCreateBody = z
  .object({
    day: ModernDay.meta({ description: `At most ${blockDaysBack} days back and ${blockDaysAhead} ahead.` }),
    startTime: optional(StartTime),
    minutes: Minutes,
    subject: Subject,
    topic: optional(Topic),
    kind: PlanKind,
    status: optional(PlanStatus).meta({ description: '`planned` unless it is named.' }),
    note: optional(Note),
    remind: optional(Remind),
    clientId: optional(Uuid).meta({
      description: 'Makes it safe to repeat: a repeat returns the block that was made.',
    }),
  })
  .meta({ id: 'PlanBlockCreateBody' })
export type PlanBlockCreateBody = z.output<typeof PlanBlockCreateBody>

/** A field that is absent stays as it is; `null` clears what may be empty. */
export const PlanBlockPatchBody = z
  .object({
    day: ModernDay,
    startTime: StartTime.nullable(),
    minutes: Minutes,
    subject: Subject,
    topic: Topic.nullable(),
    kind: PlanKind,
    status: PlanStatus,
    note: Note.nullable(),
    remind: Remind,
  })
  .partial()
  .meta({ id: 'PlanBlockPatchBody' })
export type PlanBlockPatchBody = z.output<typeof PlanBlockPatchBody>

export const PlanResponse = z
  .object({
    blocks: z.array(PlanBlock).meta({
      description: 'By day, and within a day by `startTime`; those without one last, the oldest first.',
    }),
  })
  .meta({ id: 'PlanResponse' })
export const PlanBlockResponse = z.object({ block: PlanBlock }).meta({ id: 'PlanBlockResponse' })
export const PlanBlockRemoveResponse = z
  .object({ removed: z.literal(true), id: z.uuid() })
  .meta({ id: 'PlanBlockRemoveResponse' })

const Erased = z.object({ kind: z.literal('erased') })
const Invalid = z.object({ kind: z.literal('invalid'), issues: z.array(ValidationIssue) })

/**
 * A page of the student's blocks of these days, both included: those after the named one, in the order of their ids,
 * which no change of a block changes. So pages that are asked for one after the other have every block that was there
 * all the time, and none twice. A page has at most 1 MiB.
 */
export const getPlan = request({
  service: 'profile-journey',
  subject: 'profile.plan.v1',
  input: z.object({ studentKey: StudentKey, from: ModernDay, to: ModernDay, after: z.uuid().nullable() }),
  output: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('page'), blocks: z.array(PlanBlock), hasMore: z.boolean() }),
    Erased,
  ]),
})

/** Makes a block with this id, once: a repeat, of the question or of the `clientId`, returns the first one's. */
export const createBlock = request({
  service: 'profile-journey',
  subject: 'profile.plan.create.v1',
  input: PlanBlockCreateBody.extend({ studentKey: StudentKey, id: z.uuid() }),
  output: z.discriminatedUnion('kind', [z.object({ kind: z.literal('stored'), block: PlanBlock }), Invalid, Erased]),
})

/**
 * Writes only the fields that are named. Two writers of different fields lose nothing; of one field the last counts.
 */
export const patchBlock = request({
  service: 'profile-journey',
  subject: 'profile.plan.patch.v1',
  input: z.object({ studentKey: StudentKey, id: z.uuid(), patch: PlanBlockPatchBody }),
  output: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('stored'), block: PlanBlock }),
    z.object({ kind: z.literal('unknown') }),
    Invalid,
    Erased,
  ]),
})

/** Removes the block if the student has it; repeating it changes nothing. */
export const removeBlock = request({
  service: 'profile-journey',
  subject: 'profile.plan.remove.v1',
  input: z.object({ studentKey: StudentKey, id: z.uuid() }),
  output: z.discriminatedUnion('kind', [z.object({ kind: z.literal('removed') }), Erased]),
})
