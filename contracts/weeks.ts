import { z } from 'zod'
import { ValidationIssue } from './errors.ts'
import { ExamResult } from './journey.ts'
import { request } from './request.ts'
import { Count, Day, ModernDay, StudentKey } from './values.ts'

/** The first Monday whose week can be asked for; the last is that of this week. */
export const firstMonday = '2000-01-03'

export const WeekExam = ExamResult.pick({ id: true, name: true, totalNet: true })
  .extend({
    change: z.number().nullable().meta({
      description:
        'The total minus the mean of up to three before it with the same sections; null for the first, and for a branch exam.',
    }),
  })
  .meta({ id: 'WeekExam', description: 'A result of the week.' })

/** What both the student and who reads a share may see of a week. */
const figures = {
  minutes: Count.meta({ description: 'Time studied, in minutes, as `hours` counts it.' }),
  questions: Count.meta({ description: 'Questions of sessions, answered or not.' }),
  plannedMinutes: Count.meta({ description: 'Minutes of all blocks of the plan, whatever became of them.' }),
  doneBlocks: Count.meta({ description: 'Blocks of the plan that are done.' }),
  exams: z.array(WeekExam).meta({ description: 'Newest first.' }),
  streak: Count.meta({
    description:
      'Days of study in a row up to its Sunday; in this week up to today, or to yesterday while today has none.',
  }),
}
const monday = Day.meta({ description: 'The Monday that the week begins with, in Istanbul.' })

export const WeekResponse = z
  .object({
    monday,
    ...figures,
    gained: z.string().nullable().meta({
      description: 'The section that gained most in a result of the week; null where none did.',
    }),
    lost: z.string().nullable().meta({
      description: 'The section that lost most in a result of the week; null where none did.',
    }),
    mistakesByCause: z
      .array(
        z.object({
          key: z.string().meta({ description: 'The cause.' }),
          count: Count.meta({ description: 'How many mistakes of the week have it.' }),
        }),
      )
      .meta({ description: 'Mistakes noted in the week that have a cause, most frequent first.' }),
    reviews: z
      .object({ done: Count.meta({ description: 'Reviews that were answered.' }) })
      .meta({ description: 'What was reviewed in the week.' }),
    sentence: z.string().meta({
      description: 'A thought to show with the week, in Turkish: the same whenever it is asked for.',
    }),
  })
  .meta({ id: 'WeekResponse', description: 'A week in figures, from data up to its Sunday.' })
export type WeekResponse = z.infer<typeof WeekResponse>

export const SharedWeek = z
  .object({ monday, ...z.object(figures).partial().shape })
  .meta({ id: 'SharedWeek', description: 'A week, with the figures that the student chose.' })
export type SharedWeek = z.infer<typeof SharedWeek>
/** All that a share may show of a week. */
export type WeekFigures = Pick<WeekResponse, 'monday' | keyof typeof figures>

/** `invalid`: the day is not a Monday, or not of these weeks. */
export const getWeek = request({
  service: 'profile-journey',
  subject: 'profile.week.v1',
  input: z.object({ studentKey: StudentKey, monday: ModernDay }),
  output: z.discriminatedUnion('kind', [
    WeekResponse.extend({ kind: z.literal('week') }),
    z.object({ kind: z.literal('invalid'), issues: z.array(ValidationIssue) }),
    z.object({ kind: z.literal('erased') }),
  ]),
})

/** Most students in one page of `findWeeks`. */
export const maxWeeks = 100

const WantedWeek = WeekResponse.pick({ minutes: true, questions: true, doneBlocks: true, sentence: true }).extend({
  studentKey: StudentKey,
  /** How many results there are, and how many reviews were answered. */
  exams: Count,
  reviews: Count,
})
export type WantedWeek = z.infer<typeof WantedWeek>

/**
 * The week of everybody who wants to be written to about it, page by page: `next` goes on after this one, null at the
 * end.
 */
export const findWeeks = request({
  service: 'profile-journey',
  subject: 'profile.weeks.v1',
  input: z.object({ monday: ModernDay, after: StudentKey.nullable(), limit: z.int().min(1).max(maxWeeks) }),
  output: z.object({ weeks: z.array(WantedWeek), next: StudentKey.nullable() }),
  attemptMilliseconds: 9_000,
})
