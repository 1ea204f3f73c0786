import { z } from 'zod'
import { ValidationIssue } from './errors.ts'
import { request } from './request.ts'
import { Count, Day, ModernDay, namedText, optional, StudentKey, Timestamp, textUpTo, Uuid } from './values.ts'

export const ExamType = z
  .enum(['tyt', 'ayt', 'ydt', 'lgs', 'kpss', 'dgs', 'ales'])
  .meta({ id: 'ExamType', description: 'An exam; `tyt`, `ayt` and `ydt` are the sessions of YKS.' })
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

const count = (max: number) => z.int().min(0).max(max)
const PastDay = ModernDay.meta({ description: `From ${firstDay} to today, in Istanbul.` })
export const ClientId = optional(Uuid).meta({
  description: 'Makes it safe to repeat: a repeat returns what was made first.',
})
const Net = z
  .number()
  .meta({ description: 'Correct answers less a share of the wrong ones, two decimals; may be negative.' })

/** Of fields that what is sent and what is stored both have. */
const text = {
  correct: 'Questions answered correctly.',
  wrong: 'Questions answered wrongly.',
  blank: 'Questions left unanswered.',
  subject: 'The subject, such as “Matematik”.',
  topic: 'The topic, such as “Türev”; null without one.',
  minutes: 'How long it took, in minutes.',
  name: 'The name of the exam, such as “3D TYT 5”.',
}
const unknown = 'null where it was not counted.'

/** More questions than any exam or practice book has in one piece. */
const maxQuestions = 200

const ExamSectionBody = z.object({
  subject: namedText(64).meta({ description: 'A section of the exam, or a part of one, as `exam-types` names it.' }),
  correct: count(maxQuestions).meta({ description: text.correct }),
  wrong: count(maxQuestions).meta({ description: text.wrong }),
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
    name: namedText(128).meta({ description: text.name }),
    examType: ExamType,
    sections: z.array(ExamSectionBody).min(1).max(20).meta({ description: 'One for a branch exam.' }),
    clientId: ClientId,
  })
  .meta({ id: 'ExamCreateBody', description: 'The result of an exam.' })

export const ExamSection = z
  .object({
    subject: z.string().meta({ description: 'As `exam-types` names it.' }),
    correct: Count.meta({ description: text.correct }),
    wrong: Count.meta({ description: text.wrong }),
    blank: Count.meta({ description: text.blank }),
    net: Net,
  })
  .meta({ id: 'ExamSection', description: 'The result of one section of an exam.' })
export type ExamSection = z.infer<typeof ExamSection>

export const ExamResult = z
  .object({
    id: z.uuid().meta({ description: 'Never changes.' }),
    day: Day.meta({ description: 'When it was taken, in Istanbul.' }),
    name: z.string().meta({ description: text.name }),
    examType: ExamType,
    isBranch: z.boolean().meta({ description: 'Whether the exam has one section only.' }),
    sections: z.array(ExamSection).meta({ description: 'As they were entered.' }),
    totalNet: Net.meta({ description: 'The nets of all sections together, two decimals; may be negative.' }),
    createdAt: Timestamp.meta({ description: 'When it was entered.' }),
  })
  .meta({ id: 'ExamResult', description: 'The result of an exam.' })
export type ExamResult = z.infer<typeof ExamResult>

export const SessionCreateBody = z
  .object({
    day: PastDay,
    subject: namedText(64).meta({ description: text.subject }),
    topic: optional(textUpTo(128)).meta({ description: text.topic }),
    minutes: z.int().min(1).max(960).meta({ description: text.minutes }),
    correct: optional(count(1000)).meta({ description: text.correct }),
    wrong: optional(count(1000)).meta({ description: text.wrong }),
    blank: optional(count(1000)).meta({ description: text.blank }),
    blockId: optional(Uuid).meta({ description: 'The block of the plan that was worked on. It is marked done.' }),
    clientId: ClientId,
  })
  .meta({ id: 'SessionCreateBody', description: 'What was studied.' })

export const StudySession = z
  .object({
    id: z.uuid().meta({ description: 'Never changes.' }),
    day: Day.meta({ description: 'When it was, in Istanbul.' }),
    subject: z.string().meta({ description: text.subject }),
    topic: z.string().nullable().meta({ description: text.topic }),
    minutes: Count.meta({ description: text.minutes }),
    correct: Count.nullable().meta({ description: `Questions answered correctly; ${unknown}` }),
    wrong: Count.nullable().meta({ description: `Questions answered wrongly; ${unknown}` }),
    blank: Count.nullable().meta({ description: `Questions left unanswered; ${unknown}` }),
    blockId: z.uuid().nullable().meta({ description: 'The block of the plan that was worked on; null without one.' }),
    createdAt: Timestamp.meta({ description: 'When it was entered.' }),
  })
  .meta({ id: 'StudySession', description: 'What was studied at one time.' })
export type StudySession = z.infer<typeof StudySession>

const Part = z.object({
  subject: z.string().meta({ description: 'Its name, for `subject` of a result.' }),
  questions: Count.meta({ description: 'How many questions it has.' }),
})
export const ExamTypeInfo = z
  .object({
    examType: ExamType,
    name: z.string().meta({ description: 'The name of the exam, to be shown.' }),
    divisor: Count.meta({ description: 'This many wrong answers cost one correct answer.' }),
    sections: z
      .array(Part.extend({ parts: z.array(Part).meta({ description: 'Its parts, where results may name them.' }) }))
      .meta({ description: 'In the order of the exam.' }),
    days: z
      .array(
        z.object({
          day: Day.meta({ description: 'In Istanbul.' }),
          label: z.string().meta({ description: 'What is on this day, to be shown.' }),
        }),
      )
      .nullable()
      .meta({ description: 'The next official days; null while they are not announced.' }),
  })
  .meta({ id: 'ExamTypeInfo', description: 'How an exam is held.' })
export type ExamTypeInfo = z.infer<typeof ExamTypeInfo>

export const TopicPerformance = z
  .object({
    subject: z.string().meta({ description: text.subject }),
    topic: z.string().nullable().meta({ description: 'The topic; null for sessions without one.' }),
    correct: Count.meta({ description: text.correct }),
    wrong: Count.meta({ description: text.wrong }),
    blank: Count.meta({ description: text.blank }),
    accuracy: z.number().nullable().meta({ description: 'Correct of all questions, 0 to 1; null without questions.' }),
    minutes: Count.meta({ description: 'Time studied, in minutes.' }),
    lastStudiedDay: Day.meta({ description: 'The newest day of a session, in Istanbul.' }),
  })
  .meta({ id: 'TopicPerformance', description: 'What was studied of a topic, over all sessions.' })

export const HoursGroup = z.enum(['day', 'week', 'subject'])
export const HoursBucket = z
  .object({
    key: z.string().meta({ description: 'The day; the Monday of the week, or the first day asked for; the subject.' }),
    minutes: Count.meta({ description: 'Time studied, in minutes.' }),
    questions: Count.meta({ description: 'Questions of sessions, answered or not.' }),
  })
  .meta({ id: 'HoursBucket', description: 'What was studied on a day, in a week or of a subject.' })
export type HoursBucket = z.infer<typeof HoursBucket>

const HasOlder = z.boolean().meta({ description: 'Whether there are older ones: ask with `before`.' })
export const ExamCreateResponse = z
  .object({ exam: ExamResult })
  .meta({ id: 'ExamCreateResponse', description: 'The result, with its nets.' })
export const ExamsResponse = z
  .object({
    exams: z.array(ExamResult).meta({ description: 'Newest day first, then newest entered.' }),
    hasMore: HasOlder,
  })
  .meta({ id: 'ExamsResponse', description: 'A page of results.' })
export const SessionCreateResponse = z
  .object({ session: StudySession })
  .meta({ id: 'SessionCreateResponse', description: 'The session, as it is stored.' })
export const SessionsResponse = z
  .object({
    sessions: z.array(StudySession).meta({ description: 'Newest day first, then newest entered.' }),
    hasMore: HasOlder,
  })
  .meta({ id: 'SessionsResponse', description: 'A page of sessions.' })
export const JourneyRemoveResponse = z
  .object({
    removed: z.literal(true).meta({ description: 'There is no such thing now.' }),
    id: z.uuid().meta({ description: 'As it was sent.' }),
  })
  .meta({ id: 'JourneyRemoveResponse', description: 'That it is removed.' })
export const ExamTypesResponse = z
  .object({ examTypes: z.array(ExamTypeInfo).meta({ description: 'All that results can be of.' }) })
  .meta({ id: 'ExamTypesResponse', description: 'How exams are held.' })
export const TopicsResponse = z
  .object({
    topics: z.array(TopicPerformance).max(maxTopics).meta({ description: 'Most minutes first.' }),
    hasMore: z.boolean().meta({ description: 'Whether there are more topics, with fewer minutes.' }),
  })
  .meta({ id: 'TopicsResponse', description: 'What was studied, by topic.' })
export const HoursResponse = z
  .object({
    totalMinutes: Count.meta({ description: 'The sum of all days and subjects, also of those without a bucket.' }),
    buckets: z
      .array(HoursBucket)
      .max(maxSubjects)
      .meta({ description: 'Days and weeks in their order; subjects by minutes, most first.' }),
    hasMore: z.boolean().meta({
      description: 'With `subject`: whether there are more, with fewer minutes. Days and weeks are always complete.',
    }),
  })
  .meta({ id: 'HoursResponse', description: 'Time studied.' })
export const StreakResponse = z
  .object({
    current: Count.meta({ description: 'Days of study in a row, up to today or yesterday.' }),
    longest: Count.meta({ description: 'The most days in a row there ever were.' }),
    lastStudyDay: Day.nullable().meta({ description: 'The newest day of study, in Istanbul; null before the first.' }),
    todayDone: z.boolean().meta({ description: 'Whether today is a day of study already.' }),
  })
  .meta({ id: 'StreakResponse', description: 'Days of study in a row.' })

const Change = z.number().nullable().meta({
  description: 'The latest minus the mean of up to three results before it; null for the first.',
})
export const ProgressResponse = z
  .object({
    examType: ExamType,
    exams: z
      .array(
        ExamResult.pick({ id: true, day: true, name: true, isBranch: true, totalNet: true }).extend({
          sections: z
            .array(ExamSection.pick({ subject: true, net: true }))
            .meta({ description: 'The net of each section that was entered.' }),
        }),
      )
      .meta({ description: 'Oldest first.' }),
    sections: z
      .array(
        z.object({ subject: z.string().meta({ description: 'As `exam-types` names it.' }), net: Net, change: Change }),
      )
      .meta({ description: 'The latest net of each section, and how it has changed.' }),
    total: z
      .object({ net: Net, change: Change })
      .nullable()
      .meta({ description: 'The latest total, and how it has changed; null without one.' }),
    gained: z.string().nullable().meta({ description: 'The section that gained most; null where none did.' }),
    lost: z.string().nullable().meta({ description: 'The section that lost most; null where none did.' }),
    target: z
      .object({
        net: z.number().meta({ description: 'The net that the student wants.' }),
        missing: Net.min(0).meta({ description: 'How much of it the latest total lacks; 0 once it is reached.' }),
      })
      .nullable()
      .meta({ description: 'The profile’s `targetNets`; null without one, and without a total to compare with it.' }),
  })
  .meta({ id: 'ProgressResponse', description: 'How the results of one exam have gone.' })
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
