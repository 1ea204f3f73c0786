import { z } from 'zod'
import { Age } from './age.ts'
import { command, event } from './events.ts'
import type { ExamType } from './journey.ts'
import { PlanBlock } from './plan.ts'
import { request } from './request.ts'
import { Unread } from './unread.ts'
import { Count, Day, ModernDay, StudentKey, TimeOfDay, Timestamp, textUpTo } from './values.ts'
import { BlockReason, Verdict } from './verdict.ts'

/** Said of a field that null clears, of the value and of null alike. */
const clearable = <Value extends z.ZodType>(value: Value) => value.nullable().meta({ description: value.description })

const Subjects = z.array(z.string().min(1).max(64)).max(16)
const StrongSubjects = Subjects.meta({ description: 'Subjects that the student finds easy.' })
const WeakSubjects = Subjects.meta({ description: 'Subjects that the student finds hard.' })

const QuietHours = z
  .object({
    start: TimeOfDay.meta({ description: 'Their first minute, `HH:MM`.' }),
    end: TimeOfDay.meta({ description: 'The minute in which they are over, `HH:MM`.' }),
  })
  .meta({
    description:
      'When nothing comes that the student did not ask for, in Istanbul. They may cross midnight. Null, or `start` = `end`: never. ' +
      'Until they are set: 22:00 to 07:00.',
  })

const Proactive = z
  .object({
    reminders: z.boolean().meta({ description: 'Reminders that the student asked for, and those of blocks.' }),
    checkins: z.boolean().meta({ description: 'Check-ins that it announced, and those of a silence.' }),
    followups: z.boolean().meta({ description: 'Follow-ups that it announced.' }),
    reviews: z.boolean().meta({
      description:
        'That something is due to review, once a day at `checkinTime`, else at 17:00; whatever `checkins` says.',
    }),
    weekly: z.boolean().meta({ description: 'The week in figures, on Sunday at 19:00; whatever `checkins` says.' }),
  })
  .meta({
    description:
      'What the companion may write first: until the student chooses otherwise, all of it but `reviews` and `weekly`.',
  })

const ProactivePatch = z
  .object({
    reminders: clearable(Proactive.shape.reminders),
    checkins: clearable(Proactive.shape.checkins),
    followups: clearable(Proactive.shape.followups),
    reviews: clearable(Proactive.shape.reviews),
    weekly: clearable(Proactive.shape.weekly),
  })
  .partial()
  .meta({ description: Proactive.description })

const perExam = <Value extends z.ZodType>(value: Value) =>
  z
    .object({
      tyt: value,
      ayt: value,
      ydt: value,
      lgs: value,
      kpss: value,
      dgs: value,
      ales: value,
    } satisfies Record<ExamType, Value>)
    .partial()

/** How a question about a subject is answered. */
export const AnswerStyle = z.enum(['guide', 'direct']).meta({
  description: '`guide`: hints come before the solution. `direct`: the solution comes at once, step by step.',
})
export type AnswerStyle = z.infer<typeof AnswerStyle>

const HidePreviews = z
  .boolean()
  .meta({ description: 'A notification says that there is a message, and not what. False until it is set.' })

const ReviewRetention = z.number().min(0.8).max(0.97).meta({
  description: 'How probable it should be that something is known when it comes again. 0.9 until it is set.',
})
const ReviewCap = z
  .int()
  .min(5)
  .max(200)
  .meta({ description: 'Most that a day brings to review; what is over comes the day after. 40 until it is set.' })

const TargetNet = z.number().min(0).max(200).meta({ description: 'The net to reach in this exam.' })
const targetNets = { description: 'The net that the student wants to reach, by exam; an exam without one is absent.' }
const TargetNets = perExam(TargetNet).meta(targetNets)

/** Of the calendar of Istanbul, which is three hours ahead of UTC all year. */
const thisYear = () => new Date(Date.now() + 3 * 3_600_000).getUTCFullYear()
/** Once it is stored it is right by whatever clock: only a patch is held against this year. */
const BirthYear = z.int().min(1940).max(9999).meta({ description: 'The year of birth.' })
const GivenBirthYear = BirthYear.refine((year) => year <= thisYear(), 'expected a year that has begun').meta({
  description: 'The year of birth, up to this year.',
  maximum: thisYear(),
})
const CheckinTime = z
  .string()
  .regex(/^((0[7-9]|1\d|20):[0-5]\d|21:00)$/, 'expected a time from 07:00 to 21:00 as HH:MM')
  .meta({
    description: 'When the check-in of a silence comes, from 07:00 to 21:00 in Istanbul; `null`: as soon as it may.',
  })

const examDate = { description: 'The day of the exam, as the student names it.' }

const fields = {
  displayName: textUpTo(64).nullable().meta({ description: 'What the companion calls the student.' }),
  examType: z
    .enum(['yks', 'lgs', 'kpss', 'dgs', 'ales'])
    .nullable()
    .meta({ description: 'The exam that is prepared for.' }),
  track: z
    .enum(['sayisal', 'esit_agirlik', 'sozel', 'dil'])
    .nullable()
    .meta({ description: 'The kind of score that the student aims at, where the exam has several.' }),
  grade: z
    .enum(['5', '6', '7', '8', '9', '10', '11', '12', 'mezun'])
    .nullable()
    .meta({ description: 'The class at school; `mezun`: has left school.' }),
  examDate: Day.nullable().meta(examDate),
  targetUniversity: textUpTo(128).nullable().meta({ description: 'The university that the student wants.' }),
  targetDepartment: textUpTo(128).nullable().meta({ description: 'The department that the student wants.' }),
  targetRank: z
    .int()
    .min(1)
    .nullable()
    .meta({ description: 'The rank to reach among all who take the exam; 1 is the best.' }),
  dailyHours: z
    .number()
    .min(0)
    .max(16)
    .nullable()
    .meta({ description: 'Hours a day that the student means to study.' }),
  about: textUpTo(1000).nullable().meta({ description: 'What the student says about themselves.' }),
  quietHours: clearable(QuietHours),
}

/** Every field is always present; `null` means unset, or no `quietHours`. */
export const StudentProfile = z
  .object({
    ...fields,
    strongSubjects: StrongSubjects,
    weakSubjects: WeakSubjects,
    proactive: Proactive,
    targetNets: TargetNets,
    birthYear: clearable(BirthYear),
    checkinTime: clearable(CheckinTime),
    hidePreviews: HidePreviews,
    answerStyle: AnswerStyle,
    reviewRetention: ReviewRetention,
    reviewCap: ReviewCap,
  })
  .meta({ id: 'StudentProfile', description: 'What the companion knows of the student; null where nothing is set.' })
export type StudentProfile = z.infer<typeof StudentProfile>

/** A field that is absent stays as it is, `null` clears it. */
export const ProfilePatchBody = z
  .object({
    ...fields,
    examDate: ModernDay.nullable().meta(examDate),
    strongSubjects: clearable(StrongSubjects),
    weakSubjects: clearable(WeakSubjects),
    proactive: clearable(ProactivePatch),
    targetNets: perExam(clearable(TargetNet)).nullable().meta(targetNets),
    birthYear: clearable(GivenBirthYear),
    checkinTime: clearable(CheckinTime),
    hidePreviews: clearable(HidePreviews),
    answerStyle: clearable(AnswerStyle),
    reviewRetention: clearable(ReviewRetention),
    reviewCap: clearable(ReviewCap),
  })
  .partial()
  .meta({
    id: 'ProfilePatchBody',
    description:
      'An absent field stays; null clears it: it has its default again, or nothing. `quietHours` has none then.',
  })
export type ProfilePatchBody = z.infer<typeof ProfilePatchBody>

export const ProfileResponse = z
  .object({ profile: StudentProfile })
  .meta({ id: 'ProfileResponse', description: 'The whole profile, as it is now.' })

export const ExamDay = z
  .object({
    day: Day.meta({ description: 'In Istanbul.' }),
    source: z.enum(['student', 'official']).meta({ description: 'Who named it.' }),
  })
  .meta({
    id: 'ExamDay',
    description:
      'When the exam is: the day that the student named, else the official one where it is certain which exam is meant.',
  })
export type ExamDay = z.infer<typeof ExamDay>

export const MeResponse = z
  .object({
    id: z.string().meta({ description: 'Equals the `sub` claim of the access token.' }),
    profile: StudentProfile,
    needsOnboarding: z.boolean().meta({ description: 'True until `examType` is set.' }),
    examDay: ExamDay.nullable().meta({ description: 'Null where it is not known, or has passed.' }),
    age: Age.nullable().meta({ description: 'Null while it is unknown.' }),
    blocked: BlockReason.nullable().meta({ description: 'The first reason that holds; null: nothing is held back.' }),
    unread: Unread.nullable().meta({
      description: `${Unread.description} Null where that is not known now: leave the number as it is.`,
    }),
    createdAt: Timestamp.meta({ description: 'When the student came first.' }),
  })
  .meta({ id: 'MeResponse', description: 'The student of the token.' })
export type MeResponse = z.infer<typeof MeResponse>

/** The `sub` claim as profile-journey keeps it; no other service does. */
export const Subject = z.string().min(1).max(255)

/**
 * Which student a verified `sub` is. The first call makes the student. `signedInAt` (epoch seconds) tells a sign-in
 * before the student's deletion, which is refused, from a later one, which starts anew; null is refused once there was
 * a deletion.
 */
export const resolveStudent = request({
  service: 'profile-journey',
  subject: 'profile.resolve.v1',
  input: z.object({ sub: Subject, signedInAt: z.number().nullable() }),
  output: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('student'), studentKey: StudentKey, verdict: Verdict }),
    z.object({ kind: z.literal('refused') }),
  ]),
})

/** Commits the student's deletion; every service then removes what it holds. Repeating it changes nothing. */
export const eraseStudent = request({
  service: 'profile-journey',
  subject: 'profile.erase.v1',
  input: z.object({ studentKey: StudentKey }),
  output: z.object({ erased: z.literal(true) }),
})

/** Said by a service that holds nothing of the student any more. */
export const studentErasedFrom = command({
  service: 'profile-journey',
  subject: 'profile.erased-from.v1',
  input: z.object({ studentKey: StudentKey, service: z.string() }),
})

export const getProfile = request({
  service: 'profile-journey',
  subject: 'profile.get.v1',
  input: z.object({ studentKey: StudentKey }),
  output: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('found'),
      profile: StudentProfile,
      needsOnboarding: z.boolean(),
      examDay: ExamDay.nullable(),
      age: Age.nullable(),
      blocked: BlockReason.nullable(),
      createdAt: Timestamp,
    }),
    z.object({ kind: z.literal('erased') }),
  ]),
})

/** Applying the same patch again changes nothing. */
export const patchProfile = request({
  service: 'profile-journey',
  subject: 'profile.patch.v1',
  // The gateway has compared the year with its clock; another clock does not judge it again.
  input: z.object({
    studentKey: StudentKey,
    patch: ProfilePatchBody.extend({ birthYear: BirthYear.nullish() }),
  }),
  output: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('patched'), profile: StudentProfile }),
    z.object({ kind: z.literal('erased') }),
  ]),
})

/**
 * The student wants to know things with another probability: when they come again is computed anew, a page of items by
 * each command, those after the named one.
 */
export const rescheduleReviews = command({
  service: 'profile-journey',
  subject: 'profile.review.reschedule.v1',
  input: z.object({ studentKey: StudentKey, after: z.uuid().nullable() }),
})

/** What of it the companion may write first and when, as a student decides in a conversation; what is absent stays. */
export const Preferences = z.object({ ...Proactive.shape, quietHours: QuietHours.nullable() }).partial()
export type Preferences = z.infer<typeof Preferences>

/** A turn has changed preferences. What was decided later than `decidedAt`, in the app or by another turn, stays. */
export const changePreferences = command({
  service: 'profile-journey',
  subject: 'profile.preferences.v1',
  input: z.object({ studentKey: StudentKey, preferences: Preferences, decidedAt: Timestamp }),
})

/** Most students in one `getSubjects`. */
export const maxSubjects = 64

/** Who students are to the identity provider, for pushes by alias, in their order; null for one who is erased. */
export const getSubjects = request({
  service: 'profile-journey',
  subject: 'profile.subjects.v1',
  input: z.object({ studentKeys: z.array(StudentKey).min(1).max(maxSubjects) }),
  output: z.object({ subs: z.array(Subject.nullable()) }),
})

/** Most students in one `findContacts`. */
export const maxContacts = 500

/** Most blocks of a day in a `Contact`. */
export const maxTodayPlan = 10

/** How the companion may write first to a student, and what it may begin with. */
export const Contact = StudentProfile.pick({
  displayName: true,
  weakSubjects: true,
  quietHours: true,
  proactive: true,
  checkinTime: true,
  hidePreviews: true,
}).extend({
  studentKey: StudentKey,
  verdict: Verdict,
  /** The warning that the student is to get, who was not seen for long; none once they were seen. */
  warningId: z.uuid().optional(),
  /** The day that is counted down to. */
  examDay: ExamDay.nullable(),
  /** From the first day to the last of the exam that is counted down to, or of the last one that is over. */
  exam: z.object({ firstDay: Day, lastDay: Day }).nullable(),
  /** Of today in Istanbul, in the plan's order. */
  todayPlan: z
    .array(PlanBlock.pick({ startTime: true, minutes: true, subject: true, topic: true, status: true }))
    .max(maxTodayPlan),
  /** The newest session or done block. */
  lastStudied: z.object({ day: Day, subject: z.string(), topic: z.string().nullable() }).nullable(),
  /** Of the topics that are due to review today, the one that has faded most. */
  dueTopic: z.string().nullable(),
  /** When the student last entered a session, ticked a block or answered a review. */
  workedAt: Timestamp.nullable(),
  /** How much is due to review today; null where it was not asked for. */
  dueReviews: Count.nullable(),
})
export type Contact = z.infer<typeof Contact>

/** Of those students who have not left, in any order; a profile that is not what it should be holds back no other. */
export const findContacts = request({
  service: 'profile-journey',
  subject: 'profile.contacts.v1',
  input: z.object({
    studentKeys: z.array(StudentKey).min(1).max(maxContacts),
    /** Without it `todayPlan`, `lastStudied` and `dueTopic` are empty. */
    withWork: z.boolean(),
    /** Without it `workedAt` is null. */
    withWorkedAt: z.boolean().default(false),
    /** Without it `dueReviews` is null. */
    withDueReviews: z.boolean().default(false),
  }),
  output: z.object({
    contacts: z.array(Contact),
    /** Students who are there with a profile that cannot be read, and where it is wrong. */
    unreadable: z.array(z.object({ studentKey: StudentKey, fields: z.array(z.string()) })),
  }),
})

/** Most students in one page of `findExamTakers`. */
export const maxExamTakers = 500

/** Students whose exam has its last day on this one, page by page: `next` goes on after this one, null at the end. */
export const findExamTakers = request({
  service: 'profile-journey',
  subject: 'profile.exam-takers.v1',
  input: z.object({ lastDay: ModernDay, after: StudentKey.nullable(), limit: z.int().min(1).max(maxExamTakers) }),
  output: z.object({ studentKeys: z.array(StudentKey), next: StudentKey.nullable() }),
})

/** Most students in one page of `findReviewers`. */
export const maxReviewers = 500

/** Who wants to be written to when something is due to review, page by page: `next` goes on after this one. */
export const findReviewers = request({
  service: 'profile-journey',
  subject: 'profile.reviewers.v1',
  input: z.object({ after: StudentKey.nullable(), limit: z.int().min(1).max(maxReviewers) }),
  output: z.object({
    reviewers: z.array(z.object({ studentKey: StudentKey, checkinTime: CheckinTime.nullable() })),
    next: StudentKey.nullable(),
  }),
})

/** A student has come for the first time, at this moment. */
export const studentArrived = event({
  name: 'student.arrived.v1',
  data: z.object({ studentKey: StudentKey, arrivedAt: Timestamp }),
})

export const DeleteMeResponse = z
  .object({ deleted: z.literal(true).meta({ description: 'From now on; the last of it is gone within 60 s.' }) })
  .meta({ id: 'DeleteMeResponse', description: 'That the account is deleted.' })
