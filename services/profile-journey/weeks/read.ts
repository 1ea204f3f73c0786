import { MistakeCause } from '@yoldas/contracts/mistakes'
import type { WeekFigures, WeekResponse } from '@yoldas/contracts/weeks'
import type { Db } from '@yoldas/db'
import { countBy } from '../mistakes/store.ts'
import { countAnswers } from '../review/store.ts'
import { findHoursByWeek, findStudyDays } from '../statistics/store.ts'
import { examsIn, gainedAndLost, sentenceFor, streakIn, sundayOf } from './rules.ts'
import { seedOf } from './seed.ts'
import * as store from './store.ts'

const maxCauses = MistakeCause.options.length

/** All that figures are made of, from the first of these weeks to the last. */
async function gather(db: Db, studentKey: string, first: string, last: string, today: string) {
  const to = sundayOf(last)
  const hours = await findHoursByWeek(db, studentKey, first, to)
  const planned = await store.findPlannedByWeek(db, studentKey, first, to)
  const days = await findStudyDays(db, studentKey, to < today ? to : today)
  const results = await store.findExamsWithEarlier(db, studentKey, first, to)
  return {
    hours: new Map(hours.map((week) => [week.key, week])),
    planned: new Map(planned.map((week) => [week.monday, week])),
    days,
    results,
    today,
  }
}
type Gathered = Awaited<ReturnType<typeof gather>>

/** What shares may show of one of them. */
function figuresOf({ hours, planned, days, results, today }: Gathered, monday: string): WeekFigures {
  const { minutes, questions } = hours.get(monday) ?? { minutes: 0, questions: 0 }
  const { plannedMinutes, doneBlocks } = planned.get(monday) ?? { plannedMinutes: 0, doneBlocks: 0 }
  const [exams, streak] = [examsIn(results, monday), streakIn(days, monday, today)]
  return { monday, minutes, questions, plannedMinutes, doneBlocks, exams, streak }
}

/** Weeks that follow each other, newest first, with all that shares may show. */
export async function readWeeks(
  db: Db,
  studentKey: string,
  mondays: readonly string[],
  today: string,
): Promise<WeekFigures[]> {
  const [newest = today, oldest = newest] = [mondays[0], mondays.at(-1)]
  const gathered = await gather(db, studentKey, oldest, newest, today)
  return mondays.map((monday) => figuresOf(gathered, monday))
}

export async function readWeek(db: Db, studentKey: string, monday: string, today: string): Promise<WeekResponse> {
  const gathered = await gather(db, studentKey, monday, monday, today)
  const figures = figuresOf(gathered, monday)
  const sunday = sundayOf(monday)
  const mistakesByCause = [...(await countBy(db, studentKey, { from: monday, to: sunday }, 'cause', maxCauses))]
  const reviews = { done: await countAnswers(db, studentKey, monday, sunday) }
  const hasWork = figures.minutes > 0 || figures.exams.length > 0 || reviews.done > 0
  return {
    ...figures,
    ...gainedAndLost(gathered.results, monday),
    mistakesByCause,
    reviews,
    sentence: sentenceFor(seedOf(studentKey, monday), hasWork),
  }
}
