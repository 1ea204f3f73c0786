import type { ReviewCounts, StoredReviewItem } from '@yoldas/contracts/review'
import type { Db } from '@yoldas/db'
import { addDays } from '@yoldas/time'
import { showItems } from '../items.ts'
import { countsOf, examDays, judgedOn, spread } from '../rules.ts'
import type { Settings } from '../settings.ts'
import { countAnswered, countByDay, countDue, findDue, type Judged } from './store.ts'

/** How much there is today and tomorrow: what `due`, the prompt and the daily message say. */
export async function readCounts(db: Db, studentKey: string, settings: Settings): Promise<ReviewCounts> {
  const { today, cap, examDay } = settings
  if (isOver(today, examDay)) return { overdue: 0, today: 0, tomorrow: 0 }
  const tomorrow = addDays(today, 1)
  const judged = { ...judge(settings, tomorrow), judgedOn: judgedOn(today, examDay) }
  const { answered, ...due } = await countDue(db, studentKey, { ...judged, today, tomorrow, cap })
  return countsOf(due, { today, cap, answered, examDay })
}

/** What is due on a day, of what that day has room for. */
export async function readDue(
  db: Db,
  studentKey: string,
  settings: Settings,
  { day, limit }: { day: string; limit: number },
): Promise<StoredReviewItem[]> {
  const { cap, examDay } = settings
  if (isOver(day, examDay)) return []
  const found = await findDue(db, studentKey, { ...judge(settings, day), day, limit, cap })
  return showItems(db, found, day, settings)
}

/** How many items each of these days has, as it looks today. */
export async function readLoad(
  db: Db,
  studentKey: string,
  settings: Settings,
  { from, to }: { from: string; to: string },
): Promise<Array<{ day: string; count: number }>> {
  const { today, cap, examDay } = settings
  const due = to < today ? [] : await countByDay(db, studentKey, { ...judge(settings, to), today, last: to })
  const byDay = new Map(due.map(({ day, count }) => [day, count]))
  const answered = await countAnswered(db, studentKey, today)
  const counts = spread(byDay, { today, last: to, cap, answered, examDay })
  const days: Array<{ day: string; count: number }> = []
  for (let day = from; day <= to; day = addDays(day, 1)) days.push({ day, count: counts.get(day) ?? 0 })
  return days
}

const isOver = (day: string, examDay: string | null): boolean => examDay !== null && day >= examDay

/** Until the last days before the exam, nothing is due sooner than it would be without it. */
function judge({ examDay }: Settings, last: string): Judged {
  const firstDay = examDay === null ? null : addDays(examDay, -examDays)
  const isNear = examDay !== null && firstDay !== null && last >= firstDay
  return { judgedOn: judgedOn(last, examDay), near: isNear ? { firstDay, examDay } : null }
}
