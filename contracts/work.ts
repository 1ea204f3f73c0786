import { z } from 'zod'
import { ValidationIssue } from './errors.ts'
import { command } from './events.ts'
import {
  ExamCreateBody,
  ExamResult,
  HoursBucket,
  SessionCreateBody,
  StreakResponse,
  StudySession,
  TopicPerformance,
} from './journey.ts'
import { StoredMedia } from './media.ts'
import { MistakeCreateBody, MistakeFilter, StoredMistake } from './mistakes.ts'
import { PlanBlock, PlanBlockCreateBody, PlanBlockPatchBody } from './plan.ts'
import { ExamDay, StudentProfile } from './profile.ts'
import { request } from './request.ts'
import { ReviewCard, ReviewCardCreateBody, ReviewCounts, StoredReviewItem } from './review.ts'
import { Day, daysUpTo, StudentKey } from './values.ts'
import { Verdict } from './verdict.ts'

// The student's work, plan and journey together, as a turn sees and changes it.

const Erased = z.object({ kind: z.literal('erased') })
const Change = z.number().nullable()

/** What a prompt says of it in a few lines. */
export const WorkSummary = z.object({
  /** In Istanbul, by the owner's clock. */
  today: Day,
  /** Today's, in the plan's order. */
  blocks: z.array(PlanBlock),
  streak: StreakResponse,
  /**
   * The newest result; `change` is that of `progress`: null when there is nothing to compare it with, as of a branch
   * exam.
   */
  lastExam: ExamResult.pick({ day: true, name: true, examType: true, isBranch: true, totalNet: true })
    .extend({ change: Change })
    .nullable(),
  /** How many items are due today. */
  dueToday: z.int(),
})
export type WorkSummary = z.infer<typeof WorkSummary>

/** All that a turn begins with. The summary is null where it took more than 300 ms. */
export const getContext = request({
  service: 'profile-journey',
  subject: 'profile.context.v1',
  input: z.object({ studentKey: StudentKey }),
  output: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('found'),
      profile: StudentProfile,
      examDay: ExamDay.nullable(),
      verdict: Verdict,
      summary: WorkSummary.nullable(),
    }),
    Erased,
  ]),
})

/** One thing that a turn does to the student's work. Its ids are new, so that doing it again changes nothing. */
export const WorkChange = z.discriminatedUnion('change', [
  z.object({
    change: z.literal('add-block'),
    block: PlanBlockCreateBody.omit({ clientId: true }).extend({ id: z.uuid() }),
  }),
  z.object({ change: z.literal('update-block'), id: z.uuid(), patch: PlanBlockPatchBody }),
  z.object({
    change: z.literal('log-session'),
    session: SessionCreateBody.omit({ clientId: true }).extend({ id: z.uuid() }),
  }),
  z.object({
    change: z.literal('log-exam'),
    exam: ExamCreateBody.omit({ clientId: true }).extend({ id: z.uuid() }),
  }),
  z.object({
    change: z.literal('add-mistake'),
    /** With its picture as chat-engine has it, which asks nobody for it. */
    mistake: MistakeCreateBody.omit({ clientId: true, mediaId: true, stuck: true }).extend({
      id: z.uuid(),
      media: StoredMedia.nullable(),
    }),
  }),
  z.object({
    change: z.literal('add-card'),
    card: ReviewCardCreateBody.omit({ clientId: true }).extend({ id: z.uuid() }),
  }),
])
export type WorkChange = z.output<typeof WorkChange>

/** Most changes of one turn. */
export const maxChanges = 50
const Changes = z.array(WorkChange).max(maxChanges)

/** What a change came to, or would come to. `unknown` is a block that the student does not have. */
export const WorkOutcome = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('block'), block: PlanBlock }),
  z.object({ kind: z.literal('session'), session: StudySession }),
  z.object({ kind: z.literal('exam'), exam: ExamResult }),
  z.object({ kind: z.literal('mistake'), mistake: StoredMistake }),
  z.object({ kind: z.literal('card'), card: ReviewCard }),
  z.object({ kind: z.literal('unknown') }),
  z.object({ kind: z.literal('invalid'), issues: z.array(ValidationIssue) }),
])
export type WorkOutcome = z.infer<typeof WorkOutcome>

/**
 * All that a turn decided about the student's work, in its order. What cannot be done any more when it arrives is left
 * out.
 */
export const changeWork = command({
  service: 'profile-journey',
  subject: 'profile.change.v1',
  input: z.object({ studentKey: StudentKey, changes: Changes }),
})

/** Most results, and most topics, in a `JourneyOverview`. */
export const [overviewExams, overviewTopics] = [5, 20]

/** How the student's work goes, in the size that a model reads. */
export const JourneyOverview = z.object({
  streak: StreakResponse,
  /** Of this week, which began on Monday, and the one before it. */
  weeks: z.array(z.object({ monday: Day, totalMinutes: z.int(), subjects: z.array(HoursBucket) })).length(2),
  /** The newest results, newest first; `change` as in `WorkSummary`. */
  exams: z.array(ExamResult.omit({ createdAt: true }).extend({ change: Change })).max(overviewExams),
  /** Those studied last, newest first, of the 200 spellings studied last. */
  topics: z.array(TopicPerformance).max(overviewTopics),
})
export type JourneyOverview = z.infer<typeof JourneyOverview>

/** Most items that a turn sees of what is due, and most mistakes of what it lists. */
export const [overviewDue, overviewMistakes] = [10, 20]

/** What is due today, in the size that a model reads. */
export const ReviewOverview = z.object({
  due: z.array(StoredReviewItem).max(overviewDue),
  counts: ReviewCounts,
})
export type ReviewOverview = z.infer<typeof ReviewOverview>

/** Most days of the plan in one `tryWork`: full ones have 2 MB. */
export const maxTriedDays = 14

/**
 * What the student's work would be with these changes: nothing is changed. One outcome for each change, in their order;
 * the views that are asked for have all that could be done. Changes that arrived already count once.
 */
export const tryWork = request({
  service: 'profile-journey',
  subject: 'profile.try.v1',
  input: z.object({
    studentKey: StudentKey,
    changes: Changes,
    plan: daysUpTo(maxTriedDays, {}).optional(),
    journey: z.boolean().default(false),
    review: z.boolean().default(false),
    mistakes: MistakeFilter.optional(),
  }),
  output: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('tried'),
      today: Day,
      outcomes: z.array(WorkOutcome),
      blocks: z.array(PlanBlock).nullable(),
      journey: JourneyOverview.nullable(),
      review: ReviewOverview.nullable(),
      /** The newest of those that were asked for. */
      mistakes: z.array(StoredMistake).max(overviewMistakes).nullable(),
    }),
    Erased,
  ]),
})
