import { z } from 'zod'
import { ValidationIssue } from './errors.ts'
import { ClientId, ExamType, maxPage } from './journey.ts'
import { Media, StoredMedia } from './media.ts'
import { request } from './request.ts'
import { Count, daysUpTo, namedText, optional, StudentKey, Timestamp, textUpTo, Uuid } from './values.ts'

/** Most mistakes that a student enters on one day, and has in all. */
export const [maxMistakesADay, maxMistakes] = [50, 5_000]
/** Most days that one summary covers, first and last included. */
export const maxSummaryDays = 366
/** Most keys in each list of a summary. */
export const maxSummaryKeys = 100
/** With fewer mistakes a share would say more than is known. */
export const leastForShares = 10

export const MistakeCause = z.enum(['concept', 'application', 'careless', 'misread', 'time']).meta({
  id: 'MistakeCause',
  description:
    '`concept`: not known or not understood. `application`: known, and not applied. `careless`: a slip; it is not ' +
    'reviewed. `misread`: the question was read wrongly. `time`: there was too little of it.',
})
export type MistakeCause = z.infer<typeof MistakeCause>

export const MistakeState = z.enum(['open', 'learned']).meta({
  id: 'MistakeState',
  description: '`learned` after three days in a row on which it went well. It still comes before the exam.',
})

/** Who made something, or said it. */
export const MadeBy = z.enum(['student', 'assistant']).meta({
  id: 'MadeBy',
  description: '`assistant` until the student confirms what the companion made.',
})
export type MadeBy = z.infer<typeof MadeBy>

const text = {
  subject: 'The subject, such as “Matematik”.',
  topic: 'The topic, such as “Türev”; null without one.',
  examType: 'The exam that such questions are of.',
  text: 'The question, or what of it matters.',
  answer: 'The right answer, as the student or a source has it.',
  source: 'Where the question is from, such as a book and its page.',
  stuck: 'The student’s own sentence on where they got stuck.',
  exam: 'The result of the exam in which it was made.',
  cause: 'Why it was made, as far as is known.',
}
const without = (of: string) => `${of.slice(0, -1)}; null without.`

const mistake = {
  id: z.uuid().meta({ description: 'Never changes.' }),
  subject: z.string().meta({ description: text.subject }),
  topic: z.string().nullable().meta({ description: text.topic }),
  examType: ExamType.nullable().meta({ description: without(text.examType) }),
  text: z
    .string()
    .nullable()
    .meta({ description: without(text.text) }),
  answer: z
    .string()
    .nullable()
    .meta({ description: without(text.answer) }),
  source: z
    .string()
    .nullable()
    .meta({ description: without(text.source) }),
  stuck: z
    .string()
    .nullable()
    .meta({ description: without(text.stuck) }),
  cause: MistakeCause.nullable().meta({ description: `${text.cause.slice(0, -1)}; null where it is not known.` }),
  causeBy: MadeBy.nullable().meta({ description: 'Who named the cause; null without one.' }),
  examId: z
    .uuid()
    .nullable()
    .meta({ description: without(text.exam) }),
  by: MadeBy,
  confirmed: z.boolean().meta({ description: 'False for what the companion made, until the student confirms it.' }),
  state: MistakeState,
  box: z.int().min(1).max(3).meta({
    description: 'In which of three boxes it is: one more than the days in a row on which it went well.',
  }),
  redoCount: Count.meta({ description: 'How often it was done again.' }),
  createdAt: Timestamp.meta({ description: 'When it was entered.' }),
  updatedAt: Timestamp.meta({ description: 'When it was changed last.' }),
}

export const Mistake = z
  .object({ ...mistake, media: Media.nullable().meta({ description: 'Its picture; null without one.' }) })
  .meta({ id: 'Mistake', description: 'A question that went wrong, in the notebook of mistakes.' })
export type Mistake = z.infer<typeof Mistake>

/** A mistake as it is kept: its picture has no address. */
export const StoredMistake = z.object({ ...mistake, media: StoredMedia.nullable() })
export type StoredMistake = z.infer<typeof StoredMistake>

const given = {
  subject: namedText(64).meta({ description: text.subject }),
  topic: textUpTo(128).meta({ description: text.topic }),
  examType: ExamType,
  mediaId: Uuid.meta({ description: 'Its picture: an image of the student’s that is `ready`.' }),
  text: textUpTo(2000).meta({ description: text.text }),
  answer: textUpTo(200).meta({ description: text.answer }),
  source: textUpTo(128).meta({ description: text.source }),
  stuck: textUpTo(300).meta({ description: text.stuck }),
  cause: MistakeCause,
  examId: Uuid.meta({ description: text.exam }),
}
const clearable = <Value extends z.ZodType>(value: Value) => value.nullable().meta({ description: value.description })

export const MistakeCreateBody = z
  .object({
    subject: given.subject,
    topic: optional(given.topic).meta({ description: text.topic }),
    examType: optional(given.examType).meta({ description: text.examType }),
    mediaId: optional(given.mediaId).meta({ description: given.mediaId.description }),
    text: optional(given.text).meta({ description: text.text }),
    answer: optional(given.answer).meta({ description: text.answer }),
    source: optional(given.source).meta({ description: text.source }),
    stuck: optional(given.stuck).meta({ description: text.stuck }),
    cause: optional(given.cause).meta({ description: text.cause }),
    examId: optional(given.examId).meta({ description: text.exam }),
    clientId: ClientId,
  })
  .meta({ id: 'MistakeCreateBody', description: 'A mistake to be entered, with a text, a picture or both.' })
export type MistakeCreateBody = z.output<typeof MistakeCreateBody>

/** A field that is absent stays as it is; `null` clears what may be empty. */
export const MistakePatchBody = z
  .object({
    subject: given.subject,
    topic: clearable(given.topic),
    examType: given.examType.nullable().meta({ description: text.examType }),
    mediaId: clearable(given.mediaId),
    text: clearable(given.text),
    answer: clearable(given.answer),
    source: clearable(given.source),
    stuck: clearable(given.stuck),
    cause: given.cause.nullable().meta({ description: text.cause }),
    examId: clearable(given.examId),
    confirmed: z.literal(true).meta({ description: 'What the companion made is right: it is the student’s own then.' }),
  })
  .partial()
  .meta({
    id: 'MistakePatchBody',
    description: 'An absent field stays. Null clears a field, and is refused in `subject` and `confirmed`.',
  })
export type MistakePatchBody = z.output<typeof MistakePatchBody>

export const MistakeResponse = z
  .object({ mistake: Mistake })
  .meta({ id: 'MistakeResponse', description: 'The mistake, as it is now.' })
export const MistakesResponse = z
  .object({
    mistakes: z.array(Mistake).meta({ description: 'Newest first.' }),
    hasMore: z.boolean().meta({ description: 'Whether there are older ones: ask with `before`.' }),
  })
  .meta({ id: 'MistakesResponse', description: 'A page of mistakes.' })

export const MistakeCount = z
  .object({
    key: z.string().meta({ description: 'The subject, topic or cause.' }),
    count: Count.meta({ description: 'How many mistakes.' }),
    share: z
      .number()
      .nullable()
      .meta({
        description: `Of all mistakes, 0 to 1; null where there are fewer than ${leastForShares} in all.`,
      }),
  })
  .meta({ id: 'MistakeCount', description: 'How many mistakes are of one subject, topic or cause.' })
export type MistakeCount = z.infer<typeof MistakeCount>
const Counts = z.array(MistakeCount).max(maxSummaryKeys)
export const MistakeSummaryResponse = z
  .object({
    total: Count.meta({ description: 'All mistakes that were entered on these days.' }),
    bySubject: Counts.meta({ description: 'Most first.' }),
    byTopic: Counts.meta({ description: 'Most first; without mistakes that have no topic.' }),
    byCause: Counts.meta({ description: 'Most first; without mistakes that have no cause.' }),
  })
  .meta({ id: 'MistakeSummaryResponse', description: 'What the mistakes of some days have in common.' })
export type MistakeSummary = z.infer<typeof MistakeSummaryResponse>

/** Which mistakes are listed; texts are compared in Turkish lower case. */
export const MistakeFilter = z.object({
  subject: z.string().optional(),
  topic: z.string().optional(),
  cause: MistakeCause.optional(),
  state: MistakeState.optional(),
})
export type MistakeFilter = z.infer<typeof MistakeFilter>

const Erased = z.object({ kind: z.literal('erased') })
const Unknown = z.object({ kind: z.literal('unknown') })
const Invalid = z.object({ kind: z.literal('invalid'), issues: z.array(ValidationIssue) })
const Stored = z.object({ kind: z.literal('stored'), mistake: StoredMistake })
const ofStudent = { studentKey: StudentKey }
const one = z.object({ ...ofStudent, id: z.uuid() })

/**
 * Enters a mistake with this id, once: a repeat, of the question or of the `clientId`, returns the first one's. A
 * picture is asked for at chat-engine; without its answer nothing is entered.
 */
export const createMistake = request({
  service: 'profile-journey',
  subject: 'profile.mistake.create.v1',
  input: MistakeCreateBody.extend({ ...ofStudent, id: z.uuid() }),
  output: z.discriminatedUnion('kind', [Stored, Invalid, Erased]),
})

/** Newest first. */
export const listMistakes = request({
  service: 'profile-journey',
  subject: 'profile.mistakes.v1',
  input: MistakeFilter.extend({
    ...ofStudent,
    limit: z.int().min(1).max(maxPage),
    before: z.uuid().optional(),
  }),
  output: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('page'), mistakes: z.array(StoredMistake), hasMore: z.boolean() }),
    Invalid,
    Erased,
  ]),
})

export const getMistake = request({
  service: 'profile-journey',
  subject: 'profile.mistake.v1',
  input: one,
  output: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('found'), mistake: StoredMistake }),
    Unknown,
    Erased,
  ]),
})

/** Writes only the fields that are named. A new picture is asked for as in `createMistake`. */
export const patchMistake = request({
  service: 'profile-journey',
  subject: 'profile.mistake.patch.v1',
  input: one.extend({ patch: MistakePatchBody }),
  output: z.discriminatedUnion('kind', [Stored, Unknown, Invalid, Erased]),
})

/** Repeating it changes nothing. Its answers go with it. */
export const removeMistake = request({
  service: 'profile-journey',
  subject: 'profile.mistake.remove.v1',
  input: one,
  output: z.discriminatedUnion('kind', [z.object({ kind: z.literal('removed') }), Erased]),
})

/** Whether any mistake has the picture. */
export const hasPicture = request({
  service: 'profile-journey',
  subject: 'profile.mistake.picture.v1',
  input: z.object({ ...ofStudent, mediaId: z.uuid() }),
  output: z.object({ isUsed: z.boolean() }),
})

export const summarizeMistakes = request({
  service: 'profile-journey',
  subject: 'profile.mistake.summary.v1',
  input: daysUpTo(maxSummaryDays, ofStudent),
  output: z.discriminatedUnion('kind', [MistakeSummaryResponse.extend({ kind: z.literal('summary') }), Erased]),
})
