import { z } from 'zod'
import { ValidationIssue } from './errors.ts'
import { request } from './request.ts'
import { Count, Day, ModernDay, optional, StudentKey, Timestamp, textUpTo, Uuid } from './values.ts'

export const ExamType = z.enum(['tyt', 'ayt', 'ydt', 'lgs', 'kpss', 'dgs', 'ales']).meta({ id: 'ExamType' })
export type ExamType = z.infer<typeof ExamType>

/** Most sessions, and most exam results, of a student on one day. */
export const [maxSessionsADay, maxExamsADay] = [50, 20]
/** The first day that results and sessions can be of; the last is today. */
export const firstDay = '2000-01-01'
export const [maxPage, defaultPage] = [100, 20]
export const maxHoursDays = 366
/** Most topics, and most subjects in hours, that one answer has. */
export const [maxTopics, maxSubjects] = [500, 500]
export const [leastProgress, mostProgress, defaultProgress] = [2, 50, 10]

const namedText = (max: number) =>
  textUpTo(max)
    .refine((text) => text.trim() !== '', 'expected a text that is not blank')
    .meta({ minLength: 1 })
const count = (max: number) => z.int().min(0).max(max)
const PastDay = ModernDay.meta({ description: `From ${firstDay} to today, in Istanbul.` })
const ClientId = optional(Uuid).meta({ description: 'Makes it safe to repeat: a repeat returns what was made first.' })
const Net = z
  .number()
  .meta({ description: 'Correct answers less a share of the wrong ones, two decimals; may be negative.' })

/** More questions than any exam or practice book has in one piece. */
const maxQuestions = 200

const ExamSectionBody = z.object({
  subject: namedText(64).meta({ description: 'A section of the exam, or a part of one, as `exam-types` names it.' }),
  correct: count(maxQuestions),
  wrong: count(maxQuestions),
  blank: optional(count(maxQuestions)).meta({
    description: 'Unanswered questions. When absent, the rest of the questions.',
  }),
  questions: optional(z.int().min(1).max(maxQuestions)).meta({
    description: 'For a branch exam (one section alone) with another number of questions than the real one.',
  }),
})
export type ExamSectionBody = z.output<typeof ExamSectionBody>

export const ExamCreateBody = z
  .object({
    day: PastDay,
    name: namedText(128),
    examType: ExamType,
    sections: z.array(ExamSectionBody).min(1).max(20),
    clientId: ClientId,
  })
  .meta({ id: 'ExamCreateBody' })

export const ExamSection = z
  .object({ subject: z.string(), correct: Count, wrong: Count, blank: Count, net: Net })
  .meta({ id: 'ExamSection' })
export type ExamSection = z.infer<typeof ExamSection>

export const ExamResult = z
  .object({
    id: z.uuid(),
    day: Day,
    name: z.string(),
    examType: ExamType,
    isBranch: z.boolean().meta({ description: 'Whether the exam has one section only.' }),
    sections: z.array(ExamSection),
    totalNet: Net,
    createdAt: Timestamp,
  })
  .meta({ id: 'ExamResult' })
export type ExamResult = z.infer<typeof ExamResult>

export const SessionCreateBody = z
  .object({
    day: PastDay,
    subject: namedText(64),
    topic: optional(textUpTo(128)),
    minutes: z.int().min(1).max(960),
    correct: optional(count(1000)),
    wrong: optional(count(1000)),
    blank: optional(count(1000)),
    blockId: optional(Uuid).meta({ description: 'The block of the plan that was worked on. It is marked done.' }),
    clientId: ClientId,
  })
  .meta({ id: 'SessionCreateBody' })

export const StudySession = z
  .object({
    id: z.uuid(),
    day: Day,
    subject: z.string(),
    topic: z.string().nullable(),
    minutes: Count,
    correct: Count.nullable(),
    wrong: Count.nullable(),
    blank: Count.nullable(),
    blockId: z.uuid().nullable(),
    createdAt: Timestamp,
  })
  .meta({ id: 'StudySession' })
export type StudySession = z.infer<typeof StudySession>

const Part = z.object({ subject: z.string(), questions: Count })
export const ExamTypeInfo = z
  .object({
    examType: ExamType,
    name: z.string(),
    divisor: Count.meta({ description: 'This many wrong answers cost one correct answer.' }),
    sections: z.array(Part.extend({ parts: z.array(Part) })),
    days: z
      .array(z.object({ day: Day, label: z.string() }))
      .nullable()
      .meta({ description: 'The next official days; null while they are not announced.' }),
  })
  .meta({ id: 'ExamTypeInfo' })
export type ExamTypeInfo = z.infer<typeof ExamTypeInfo>

export const TopicPerformance = z
  .object({
    subject: z.string(),
    topic: z.string().nullable(),
    correct: Count,
    wrong: Count,
    blank: Count,
    accuracy: z.number().nullable().meta({ description: 'Correct of all questions, 0 to 1; null without questions.' }),
    minutes: Count,
    lastStudiedDay: Day,
  })
  .meta({ id: 'TopicPerformance' })

export const HoursGroup = z.enum(['day', 'week', 'subject'])
export const HoursBucket = z
  .object({
    key: z.string().meta({ description: 'The day; the Monday of the week, or the first day asked for; the subject.' }),
    minutes: Count,
    questions: Count,
  })
  .meta({ id: 'HoursBucket' })
export type HoursBucket = z.infer<typeof HoursBucket>

export const ExamCreateResponse = z.object({ exam: ExamResult }).meta({ id: 'ExamCreateResponse' })
export const ExamsResponse = z
  .object({ exams: z.array(ExamResult), hasMore: z.boolean() })
  .meta({ id: 'ExamsResponse' })
export const SessionCreateResponse = z.object({ session: StudySession }).meta({ id: 'SessionCreateResponse' })
export const SessionsResponse = z
  .object({ sessions: z.array(StudySession), hasMore: z.boolean() })
  .meta({ id: 'SessionsResponse' })
export const JourneyRemoveResponse = z
  .object({ removed: z.literal(true), id: z.uuid() })
  .meta({ id: 'JourneyRemoveResponse' })
export const ExamTypesResponse = z.object({ examTypes: z.array(ExamTypeInfo) }).meta({ id: 'ExamTypesResponse' })
export const TopicsResponse = z
  .object({
    topics: z.array(TopicPerformance).max(maxTopics).meta({ description: 'Most minutes first.' }),
    hasMore: z.boolean().meta({ description: 'Whether there are more topics, with fewer minutes.' }),
  })
  .meta({ id: 'TopicsResponse' })
export const HoursResponse = z
  .object({
    totalMinutes: Count.meta({ description: 'The sum of all days and subjects, also of those without a bucket.' }),
    buckets: z.array(HoursBucket).max(maxSubjects),
    hasMore: z.boolean().meta({
      description: 'With `subject`: whether there are more, with fewer minutes. Days and weeks are always complete.',
    }),
  })
  .meta({ id: 'HoursResponse' })
export const StreakResponse = z
  .object({
    current: Count.meta({ description: 'Days of study in a row, up to today or yesterday.' }),
    longest: Count,
    lastStudyDay: Day.nullable(),
    todayDone: z.boolean(),
  })
  .meta({ id: 'StreakResponse' })

const Change = z.number().nullable().meta({
  description: 'The latest minus the mean of up to three results before it; null for the first.',
})
export const ProgressResponse = z
  .object({
    examType: ExamType,
    exams: z
      .array(
        ExamResult.pick({ id: true, day: true, name: true, isBranch: true, totalNet: true }).extend({
          sections: z.array(ExamSection.pick({ subject: true, net: true })),
        }),
      )
      .meta({ description: 'Oldest first.' }),
    sections: z.array(z.object({ subject: z.string(), net: Net, change: Change })),
    total: z.object({ net: Net, change: Change }).nullable(),
    gained: z.string().nullable().meta({ description: 'The section that gained most.' }),
    lost: z.string().nullable().meta({ description: 'The section that lost most.' }),
    target: z
      .object({ net: z.number(), missing: Net.min(0) })
      .nullable()
      .meta({ description: 'The profile’s `targetNets`; null without one, and without a total to compare with it.' }),
  })
  .meta({ id: 'ProgressResponse' })
export type ProgressResponse = z.infer<typeof ProgressResponse>

const Erased = z.object({ kind: z.literal('erased') })
const Invalid = z.object({ kind: z.literal('invalid'), issues: z.array(ValidationIssue) })
const Removed = z.object({ kind: z.literal('removed') })
const ofStudent = { studentKey: StudentKey }
const removal = z.object({ ...ofStudent, id: z.uuid() })
const page = { limit: z.int().min(1).max(maxPage), before: z.uuid().optional() }

/** Stores a result with this id, once; nets are computed here. */
export const createExam = request({
  service: 'profile-journey',
  subject: 'profile.exam.create.v1',
  input: ExamCreateBody.extend({ ...ofStudent, id: z.uuid() }),
  output: z.discriminatedUnion('kind', [z.object({ kind: z.literal('stored'), exam: ExamResult }), Invalid, Erased]),
})

/** Newest day first, then newest stored. */
export const listExams = request({
  service: 'profile-journey',
  subject: 'profile.exams.v1',
  input: z.object({ ...ofStudent, ...page, examType: ExamType.optional() }),
  output: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('page'), exams: z.array(ExamResult), hasMore: z.boolean() }),
    Invalid,
    Erased,
  ]),
})

/** Repeating it changes nothing. */
export const removeExam = request({
  service: 'profile-journey',
  subject: 'profile.exam.remove.v1',
  input: removal,
  output: z.discriminatedUnion('kind', [Removed, Erased]),
})

/** Stores a session with this id, once, and marks the block that it names as done, in one commit. */
export const createSession = request({
  service: 'profile-journey',
  subject: 'profile.session.create.v1',
  input: SessionCreateBody.extend({ ...ofStudent, id: z.uuid() }),
  output: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('stored'), session: StudySession }),
    Invalid,
    Erased,
  ]),
})

/** Newest day first, then newest stored. */
export const listSessions = request({
  service: 'profile-journey',
  subject: 'profile.sessions.v1',
  input: z.object({ ...ofStudent, ...page }),
  output: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('page'), sessions: z.array(StudySession), hasMore: z.boolean() }),
    Invalid,
    Erased,
  ]),
})

/** Repeating it changes nothing; a block that it named stays done. */
export const removeSession = request({
  service: 'profile-journey',
  subject: 'profile.session.remove.v1',
  input: removal,
  output: z.discriminatedUnion('kind', [Removed, Erased]),
})

export const getExamTypes = request({
  service: 'profile-journey',
  subject: 'profile.exam-types.v1',
  input: z.object({}),
  output: ExamTypesResponse,
})

/** What was studied of each topic, of one subject or of all; most minutes first. */
export const getTopics = request({
  service: 'profile-journey',
  subject: 'profile.topics.v1',
  input: z.object({ ...ofStudent, subject: z.string().optional() }),
  output: z.discriminatedUnion('kind', [TopicsResponse.extend({ kind: z.literal('topics') }), Erased]),
})

/** Time of sessions, and of done blocks that no session names. */
export const getHours = request({
  service: 'profile-journey',
  subject: 'profile.hours.v1',
  input: z.object({ ...ofStudent, from: ModernDay, to: ModernDay, groupBy: HoursGroup }),
  output: z.discriminatedUnion('kind', [HoursResponse.extend({ kind: z.literal('hours') }), Erased]),
})

/** Days with a session or a done block. */
export const getStreak = request({
  service: 'profile-journey',
  subject: 'profile.streak.v1',
  input: z.object(ofStudent),
  output: z.discriminatedUnion('kind', [StreakResponse.extend({ kind: z.literal('streak') }), Erased]),
})

/** How the results of one exam have gone. */
export const getProgress = request({
  service: 'profile-journey',
  subject: 'profile.progress.v1',
  input: z.object({ ...ofStudent, examType: ExamType, limit: z.int().min(leastProgress).max(mostProgress) }),
  output: z.discriminatedUnion('kind', [ProgressResponse.extend({ kind: z.literal('progress') }), Erased]),
})
