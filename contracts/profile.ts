import { z } from 'zod'
import { Age } from './age.ts'
import { command, event } from './events.ts'
import type { ExamType } from './journey.ts'
import { PlanBlock } from './plan.ts'
import { request } from './request.ts'
import { Day, ModernDay, StudentKey, TimeOfDay, Timestamp, textUpTo } from './values.ts'
import { BlockReason, Verdict } from './verdict.ts'

const Subjects = z.array(z.string().min(1).max(64)).max(16)

const QuietHours = z
  .object({ start: TimeOfDay, end: TimeOfDay })
  .meta({ description: 'In Istanbul; may cross midnight. `null`, or start = end: no quiet hours.' })

const Proactive = z
  .object({
    reminders: z.boolean(),
    checkins: z.boolean().meta({ description: 'Covers the silence check-in too.' }),
    followups: z.boolean(),
  })
  .meta({ description: 'What the companion may write first.' })

const ProactivePatch = z
  .object({
    reminders: Proactive.shape.reminders.nullable(),
    checkins: Proactive.shape.checkins.nullable(),
    followups: Proactive.shape.followups.nullable(),
  })
  .partial()

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

const HidePreviews = z.boolean().meta({ description: 'A notification says that there is a message, and not what.' })

const TargetNet = z.number().min(0).max(200)
const TargetNets = perExam(TargetNet).meta({ description: 'The net that the student wants to reach, of each exam.' })

/** Of the calendar of Istanbul, which is three hours ahead of UTC all year. */
const thisYear = () => new Date(Date.now() + 3 * 3_600_000).getUTCFullYear()
/** Once it is stored it is right by whatever clock: only a patch is held against this year. */
const BirthYear = z.int().min(1940).max(9999)
const GivenBirthYear = BirthYear.refine((year) => year <= thisYear(), 'expected a year that has begun').meta({
  description: 'Up to this year.',
  maximum: thisYear(),
})
const CheckinTime = z
  .string()
  .regex(/^((0[7-9]|1\d|20):[0-5]\d|21:00)$/, 'expected a time from 07:00 to 21:00 as HH:MM')
  .meta({
    description: 'When the check-in of a silence comes, from 07:00 to 21:00 in Istanbul; `null`: as soon as it may.',
  })

const fields = {
  displayName: textUpTo(64).nullable(),
  examType: z.enum(['yks', 'lgs', 'kpss', 'dgs', 'ales']).nullable(),
  track: z.enum(['sayisal', 'esit_agirlik', 'sozel', 'dil']).nullable(),
  grade: z.enum(['5', '6', '7', '8', '9', '10', '11', '12', 'mezun']).nullable(),
  examDate: Day.nullable(),
  targetUniversity: textUpTo(128).nullable(),
  targetDepartment: textUpTo(128).nullable(),
  targetRank: z.int().min(1).nullable(),
  dailyHours: z.number().min(0).max(16).nullable(),
  about: textUpTo(1000).nullable(),
  quietHours: QuietHours.nullable(),
}

/** Every field is always present; `null` means unset, or no `quietHours`. */
export const StudentProfile = z
  .object({
    ...fields,
    strongSubjects: Subjects,
    weakSubjects: Subjects,
    proactive: Proactive,
    targetNets: TargetNets,
    birthYear: BirthYear.nullable(),
    checkinTime: CheckinTime.nullable(),
    hidePreviews: HidePreviews,
    answerStyle: AnswerStyle,
  })
  .meta({ id: 'StudentProfile' })
export type StudentProfile = z.infer<typeof StudentProfile>

/** A field that is absent stays as it is, `null` clears it. */
export const ProfilePatchBody = z
  .object({
    ...fields,
    examDate: ModernDay.nullable(),
    strongSubjects: Subjects.nullable(),
    weakSubjects: Subjects.nullable(),
    proactive: ProactivePatch.nullable(),
    targetNets: perExam(TargetNet.nullable()).nullable(),
    birthYear: GivenBirthYear.nullable(),
    checkinTime: CheckinTime.nullable(),
    hidePreviews: HidePreviews.nullable(),
    answerStyle: AnswerStyle.nullable(),
  })
  .partial()
  .meta({ id: 'ProfilePatchBody' })
export type ProfilePatchBody = z.infer<typeof ProfilePatchBody>

export const ProfileResponse = z.object({ profile: StudentProfile }).meta({ id: 'ProfileResponse' })

export const ExamDay = z.object({ day: Day, source: z.enum(['student', 'official']) }).meta({
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
    examDay: ExamDay.nullable().meta({ description: 'Null also of a day that has passed.' }),
    age: Age.nullable().meta({ description: 'Null while it is unknown.' }),
    blocked: BlockReason.nullable().meta({ description: 'The first reason that holds; null: nothing is held back.' }),
    createdAt: Timestamp,
  })
  .meta({ id: 'MeResponse' })
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
})
export type Contact = z.infer<typeof Contact>

/** Of those students who have not left, in any order; a profile that is not what it should be holds back no other. */
export const findContacts = request({
  service: 'profile-journey',
  subject: 'profile.contacts.v1',
  input: z.object({
    studentKeys: z.array(StudentKey).min(1).max(maxContacts),
    /** Without it `todayPlan` and `lastStudied` are empty. */
    withWork: z.boolean(),
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

/** A student has come for the first time, at this moment. */
export const studentArrived = event({
  name: 'student.arrived.v1',
  data: z.object({ studentKey: StudentKey, arrivedAt: Timestamp }),
})

export const DeleteMeResponse = z.object({ deleted: z.literal(true) }).meta({ id: 'DeleteMeResponse' })
