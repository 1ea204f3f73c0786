import { answerDaysBack, minutesAhead, type ReviewCounts, type ReviewRating } from '@yoldas/contracts/review'
import { addDays, daysBetween } from '@yoldas/time'
import { type Card, createEmptyCard, type FSRS, fsrs, type Grade, Rating, State } from 'ts-fsrs'

// When what a student reviews comes again. FSRS says how well it is remembered; the rest is of the exam and of what a
// day may have.

/** Of this many days before the exam, each brings a part of all that was not answered in them. */
export const examDays = 14
/** More ratings than this are folded. */
export const mostUnfolded = 200
/** So many days in a row without an `again`, and a mistake is learned. */
export const daysToLearn = 3
const usualRetention = 0.9

/** `answeredAt` is ISO 8601, `day` its day in Istanbul. */
export type Rated = {
  id: string
  day: string
  answeredAt: string
  rating: ReviewRating
  /** Where it stands for all of its day, of which it is the last: how many these are. */
  count?: number
}

/** What the ratings of an item come to. */
export type Memory = {
  stability: number
  difficulty: number
  /** The last day with a rating. */
  ratedDay: string
  /** Days in a row, up to the last, without an `again`. */
  run: number
  /** All ratings. */
  count: number
}

/** Of it, what the next rating goes by. */
export type Remembered = Pick<Memory, 'stability' | 'difficulty' | 'ratedDay'>

/** What ratings up to a day, included, came to, and when the item is due after them. */
export type Replayed = { memory: Memory; dueDay: string }

const grades: Record<ReviewRating, Grade> = {
  again: Rating.Again,
  hard: Rating.Hard,
  good: Rating.Good,
  easy: Rating.Easy,
}

const newScheduler = (retention: number): FSRS =>
  fsrs({ request_retention: retention, enable_short_term: false, enable_fuzz: false })

/** What is remembered does not depend on the retention that is wanted: only the day does. */
const usual = newScheduler(usualRetention)

const schedulerFor = (retention: number): FSRS => (retention === usualRetention ? usual : newScheduler(retention))

const noon = (day: string): Date => new Date(`${day}T12:00:00Z`)

/** In the order in which they count. */
export const inOrder = (one: Rated, other: Rated): number =>
  compare(one.day, other.day) || compare(one.answeredAt, other.answeredAt) || compare(one.id, other.id)
const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

/** What ratings come to after what was before them; null without any. Of a day the last one counts. */
export function replay(before: Memory | null, ratings: readonly Rated[], retention: number): Replayed | null {
  const scheduler = schedulerFor(retention)
  const days = [...Map.groupBy(ratings.toSorted(inOrder), ({ day }) => day).values()]
  let memory = before
  let dueDay: string | null = null
  for (const [nth, ofDay] of days.entries()) {
    const last = ofDay.at(-1)
    if (!last) continue
    // The day is only asked for at the end: to compute it takes several times as long as the rest.
    if (nth === days.length - 1) dueDay = dueAfter(scheduler, memory, last.day, grades[last.rating])
    memory = remember(memory, last, countOf(ofDay))
  }
  return memory && dueDay !== null ? { memory, dueDay } : null
}

const countOf = (ratings: readonly Rated[]): number => ratings.reduce((sum, { count = 1 }) => sum + count, 0)

/** What is remembered after the last of a day's ratings. */
export function remember(before: Memory | null, { day, rating }: Pick<Rated, 'day' | 'rating'>, count = 1): Memory {
  const elapsed = before ? daysBetween(before.ratedDay, day) : 0
  const { stability, difficulty } = usual.next_state(before, elapsed, grades[rating])
  const run = rating === 'again' ? 0 : (before?.run ?? 0) + 1
  return { stability, difficulty, ratedDay: day, run, count: (before?.count ?? 0) + count }
}

/** When an item is due, but for the exam, by each rating that it may get on a day after all others. */
export function dueDaysAfter(memory: Remembered | null, day: string, retention: number): Record<ReviewRating, string> {
  const preview = schedulerFor(retention).repeat(cardOf(memory, day), noon(day))
  const after = (rating: ReviewRating) => addDays(day, preview[grades[rating]].card.scheduled_days)
  return { again: after('again'), hard: after('hard'), good: after('good'), easy: after('easy') }
}

function dueAfter(scheduler: FSRS, memory: Remembered | null, day: string, grade: Grade): string {
  return addDays(day, scheduler.next(cardOf(memory, day), noon(day), grade).card.scheduled_days)
}

/** As `ts-fsrs` has it; new where nothing is remembered. */
function cardOf(memory: Remembered | null, day: string): Card {
  const empty = createEmptyCard(noon(memory?.ratedDay ?? day))
  if (!memory) return empty
  return { ...empty, ...pickMemory(memory), state: State.Review, last_review: noon(memory.ratedDay), reps: 1 }
}

const pickMemory = ({ stability, difficulty }: Remembered) => ({ stability, difficulty })

/** How probable it is that an item is known on a day, 0 to 1. What was never rated is not known. */
export function retrievabilityOn(day: string, memory: Pick<Memory, 'stability' | 'ratedDay'> | null): number {
  if (!memory) return 0
  return usual.forgetting_curve(Math.max(0, daysBetween(memory.ratedDay, day)), memory.stability)
}

/**
 * The last day whose ratings can be folded: none that comes still is of it. Null while there are few enough of them.
 */
export function foldUpTo(ratings: readonly Rated[], today: string): string | null {
  if (countOf(ratings) <= mostUnfolded) return null
  const last = addDays(today, -answerDaysBack - 1)
  return ratings.some(({ day }) => day <= last) ? last : null
}

/** An item as the exam's rule sees it. `slot` is its part of the last days, from 0: the last byte of its id mod 14. */
export type Placed = { dueDay: string | null; madeDay: string; ratedDay: string | null; slot: number }

/**
 * When an item is due, with the exam's rule: what was made before the last days, and not answered in them, comes in its
 * part of them at the latest. Null: not before the exam, or never.
 */
export function dueDayOf({ dueDay, madeDay, ratedDay, slot }: Placed, examDay: string | null): string | null {
  if (dueDay === null || examDay === null) return dueDay
  const first = addDays(examDay, -examDays)
  const isLeft = madeDay < first && (ratedDay ?? '') < first
  const last = addDays(first, slot)
  const day = isLeft && last < dueDay ? last : dueDay
  return day < examDay ? day : null
}

/** The day on which it counts how well items are known. */
export const judgedOn = (today: string, examDay: string | null): string => examDay ?? today

/**
 * How far an item has faded by a day: the more, the less probable it is that it is known, whatever the shape of the
 * curve.
 */
export const fadedOn = (day: string, memory: Pick<Memory, 'stability' | 'ratedDay'> | null): number =>
  memory ? daysBetween(memory.ratedDay, day) / memory.stability : Number.POSITIVE_INFINITY

/** How many more items a day may have. */
export const roomOn = (cap: number, answered: number): number => Math.max(0, cap - answered)

/** How many items fall due on each day; what was due before today is in today's. */
export type DueByDay = ReadonlyMap<string, number>

/** How many items each day from today to the last one has, when what a day has no room for moves to the next. */
export function spread(due: DueByDay, { today, last, cap, answered, examDay }: Load): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  const lastDue = [...due.keys()].reduce((one, other) => (other > one ? other : one), '')
  let left = 0
  for (let day = today; day <= last && (left > 0 || day <= lastDue); day = addDays(day, 1)) {
    if (examDay !== null && day >= examDay) break
    left += due.get(day) ?? 0
    const count = Math.min(left, roomOn(cap, day === today ? answered : 0))
    counts.set(day, count)
    left -= count
  }
  return counts
}
/** `answered` are items that were answered today. */
type Load = { today: string; last: string; cap: number; answered: number; examDay: string | null }

/**
 * `overdue` are those of today's items that were due before it; `due` all that are due by today, or as many as today
 * and tomorrow have room for.
 */
export function countsOf(
  { overdue, due, dueTomorrow }: { overdue: number; due: number; dueTomorrow: number },
  load: Omit<Load, 'last'>,
): ReviewCounts {
  const tomorrow = addDays(load.today, 1)
  const days = new Map([
    [load.today, due],
    [tomorrow, dueTomorrow],
  ])
  const counts = spread(days, { ...load, last: tomorrow })
  return { overdue, today: counts.get(load.today) ?? 0, tomorrow: counts.get(tomorrow) ?? 0 }
}

/** Null without questions. */
export function ratingOf(correct: number, wrong: number, blank: number): ReviewRating | null {
  const questions = correct + wrong + blank
  if (questions === 0) return null
  const accuracy = correct / questions
  if (accuracy < 0.5) return 'again'
  if (accuracy < 0.7) return 'hard'
  return accuracy < 0.9 ? 'good' : 'easy'
}

/** Whether a session of that day still says how well its topic is known when it is recorded. */
export const isFresh = (day: string, recordedDay: string): boolean => daysBetween(day, recordedDay) <= answerDaysBack

/** When an answer counts as given, in epoch milliseconds; null where that is too far ahead or too long ago. */
export function countedAt(answeredAt: number | undefined, now: number): number | null {
  if (answeredAt === undefined) return now
  if (answeredAt > now + minutesAhead * 60_000 || answeredAt < now - answerDaysBack * 86_400_000) return null
  return Math.min(answeredAt, now)
}
