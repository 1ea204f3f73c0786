import type { ReviewCounts, ReviewRating, StoredDueItem } from '@yoldas/contracts/review'
import type { Db } from '@yoldas/db'
import { addDays } from '@yoldas/time'
import { showItems } from '../items.ts'
import { memoryOf } from '../rate.ts'
import type { ItemRow } from '../rows.ts'
import { countsOf, dueDayOf, dueDaysAfter, examDays, judgedOn, spread } from '../rules.ts'
import type { Settings } from '../settings.ts'
import { countAnswered, countByDay, countDue, findDue, type Judged } from './store.ts'

/** How much there is today and tomorrow: what `due` says. */
export const readCounts = (db: Db, studentKey: string, settings: Settings): Promise<ReviewCounts> =>
  count(db, studentKey, settings, true)

/** How much there is today: what the prompt and the daily message say. */
export const readToday = async (db: Db, studentKey: string, settings: Settings): Promise<number> =>
  (await count(db, studentKey, settings, false)).today

async function count(db: Db, studentKey: string, settings: Settings, isOverdueWanted: boolean): Promise<ReviewCounts> {
  const { today, cap, examDay } = settings
  if (isOver(today, examDay)) return { overdue: 0, today: 0, tomorrow: 0 }
  const [yesterday, tomorrow] = [addDays(today, -1), addDays(today, 1)]
  const asked = { ...judge(settings, tomorrow), yesterday, today, tomorrow, cap, isOverdueWanted }
  const { answered, ...due } = await countDue(db, studentKey, asked)
  return countsOf(due, { today, cap, answered, examDay })
}

/** What is due on a day, of what that day has room for. */
export async function readDue(
  db: Db,
  studentKey: string,
  settings: Settings,
  { day, limit }: { day: string; limit: number },
): Promise<StoredDueItem[]> {
  const { cap, examDay } = settings
  if (isOver(day, examDay)) return []
  const found = await findDue(db, studentKey, { ...judge(settings, day), day, limit, cap })
  const shown = await showItems(db, found, day, settings)
  const nextOf = new Map(found.map((item) => [item.id, nextDays(item, day, settings)]))
  return shown.flatMap((item) => {
    const next = nextOf.get(item.id)
    return next ? [{ ...item, next }] : []
  })
}

/** When an item that is due comes again by each rating, given on the day; null: not before the exam. */
function nextDays(item: ItemRow, day: string, { examDay, retention }: Settings): StoredDueItem['next'] {
  const due = dueDaysAfter(memoryOf(item), day, retention)
  const after = (rating: ReviewRating) => dueDayOf({ ...item, dueDay: due[rating], ratedDay: day }, examDay)
  return { again: after('again'), hard: after('hard'), good: after('good'), easy: after('easy') }
}

/** How many items each of these days has, as it looks today. */
export async function readLoad(
  db: Db,
  studentKey: string,
  settings: Settings,
  { from, to }: { from: string; to: string },
): Promise<Array<{ day: string; count: number }>> {
  const { today, cap, examDay } = settings
  const last = isOver(to, examDay) && examDay !== null ? addDays(examDay, -1) : to
  const due = last < today ? [] : await countByDay(db, studentKey, { ...judge(settings, last), today, last })
  const byDay = new Map(due.map(({ day, count }) => [day, count]))
  const answered = await countAnswered(db, studentKey, today)
  const counts = spread(byDay, { today, last: to, cap, answered, examDay })
  const days: Array<{ day: string; count: number }> = []
  for (let day = from; day <= to; day = addDays(day, 1)) days.push({ day, count: counts.get(day) ?? 0 })
  return days
}

const isOver = (day: string, examDay: string | null): boolean => examDay !== null && day >= examDay

/** Until the last days before the exam, nothing is due sooner than it would be without it. */
function judge({ today, examDay }: Settings, last: string): Judged {
  const lastFrom = examDay === null ? null : addDays(examDay, -examDays)
  return { judgedOn: judgedOn(today, examDay), lastFrom: lastFrom !== null && last >= lastFrom ? lastFrom : null }
}
