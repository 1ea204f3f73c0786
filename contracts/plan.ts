import { z } from 'zod'
import { ValidationIssue } from './errors.ts'
import { request } from './request.ts'
import { Count, Day, ModernDay, optional, StudentKey, TimeOfDay, Timestamp, textUpTo, Uuid } from './values.ts'

export const PlanKind = z.enum(['study', 'practice', 'review', 'exam']).meta({
  id: 'PlanKind',
  description: '`study`: a topic. `practice`: questions. `review`: what was studied before. `exam`: a practice exam.',
})
export const PlanStatus = z
  .enum(['planned', 'done', 'skipped'])
  .meta({ id: 'PlanStatus', description: 'Whether the student has done it.' })

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

const BlockDay = ModernDay.meta({
  description: `In Istanbul, at most ${blockDaysBack} days back and ${blockDaysAhead} ahead.`,
})
/** Of fields that a block and both bodies have. */
const text = {
  startTime: 'When it begins, in Istanbul, `HH:MM`; null: at no set time.',
  minutes: 'How long it takes, in minutes.',
  subject: 'The subject, such as “Matematik”.',
  topic: 'The topic, such as “Türev”; null without one.',
  note: 'What the student reads at the block; null without one.',
}

/** A piece of work on a day. */
export const PlanBlock = z
  .object({
    id: z.uuid().meta({ description: 'Never changes.' }),
    day: Day.meta({ description: 'In Istanbul.' }),
    startTime: TimeOfDay.nullable().meta({ description: text.startTime }),
    minutes: Count.meta({ description: text.minutes }),
    subject: z.string().meta({ description: text.subject }),
    topic: z.string().nullable().meta({ description: text.topic }),
    kind: PlanKind,
    status: PlanStatus,
    note: z.string().nullable().meta({ description: text.note }),
    remind: Remind,
    source: z.enum(['user', 'assistant']).meta({ description: 'Who planned it: the student or the companion.' }),
    createdAt: Timestamp.meta({ description: 'When it was planned.' }),
    updatedAt: Timestamp.meta({ description: 'When it was changed last.' }),
  })
  .meta({ id: 'PlanBlock', description: 'A piece of work on a day.' })
export type PlanBlock = z.infer<typeof PlanBlock>

export const PlanBlockCreateBody = z
  .object({
    day: BlockDay,
    startTime: optional(TimeOfDay).meta({ description: text.startTime }),
    minutes: Minutes.meta({ description: text.minutes }),
    subject: Subject.meta({ description: text.subject }),
    topic: optional(Topic).meta({ description: text.topic }),
    kind: PlanKind,
    status: optional(PlanStatus).meta({ description: '`planned` unless it is named.' }),
    note: optional(Note).meta({ description: text.note }),
    remind: optional(Remind).meta({ description: `${Remind.description} False unless it is named.` }),
    clientId: optional(Uuid).meta({
      description: 'Makes it safe to repeat: a repeat returns the block that was made.',
    }),
  })
  .meta({ id: 'PlanBlockCreateBody', description: 'A piece of work to be planned.' })
export type PlanBlockCreateBody = z.output<typeof PlanBlockCreateBody>

/** A field that is absent stays as it is; `null` clears what may be empty. */
export const PlanBlockPatchBody = z
  .object({
    day: BlockDay,
    startTime: TimeOfDay.nullable().meta({ description: text.startTime }),
    minutes: Minutes.meta({ description: text.minutes }),
    subject: Subject.meta({ description: text.subject }),
    topic: Topic.nullable().meta({ description: text.topic }),
    kind: PlanKind,
    status: PlanStatus,
    note: Note.nullable().meta({ description: text.note }),
    remind: Remind,
  })
  .partial()
  .meta({
    id: 'PlanBlockPatchBody',
    description: 'An absent field stays. Null clears `startTime`, `topic` and `note`, and is refused elsewhere.',
  })
export type PlanBlockPatchBody = z.output<typeof PlanBlockPatchBody>

export const PlanResponse = z
  .object({
    blocks: z.array(PlanBlock).meta({
      description: 'By day, and within a day by `startTime`; those without one last, the oldest first.',
    }),
  })
  .meta({ id: 'PlanResponse', description: 'The blocks of the days that were asked for.' })
export const PlanBlockResponse = z
  .object({ block: PlanBlock })
  .meta({ id: 'PlanBlockResponse', description: 'The block, as it is now.' })
export const PlanBlockRemoveResponse = z
  .object({
    removed: z.literal(true).meta({ description: 'There is no such block now.' }),
    id: z.uuid().meta({ description: 'As it was sent.' }),
  })
  .meta({ id: 'PlanBlockRemoveResponse', description: 'That the block is removed.' })

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
