import type { WantedWeek } from '@yoldas/contracts/weeks'
import { addDays, istanbulTime, mondayOf } from '@yoldas/time'

/** Istanbul's clock on Sunday: the run begins at the first time, and may until the second if nobody could before. */
const [firstTime, lastTime] = ['19:00', '22:00']

/** The Monday of the week whose run may begin now; null outside of the hours for it. */
export function mondayToBegin(now: Date): string | null {
  const { day, time } = istanbulTime(now)
  const monday = mondayOf(day)
  return day === sundayOf(monday) && time >= firstTime && time < lastTime ? monday : null
}

export const sundayOf = (monday: string): string => addDays(monday, 6)

/** Each is easy to answer. An editor may change them. */
const questions = [
  'Yeni hafta için tek bir hedef seçsen ne olurdu?',
  'Bu hafta sana en çok ne iyi geldi?',
  'Yeni haftaya hangi dersle başlamak istersin?',
  'Sonraki hafta neyi farklı yapmak istersin?',
]
const afterRest = 'Senin için nasıl bir haftaydı?'

/** What is written about a week: its figures where it has any, its sentence, and a question that the seed chooses. */
export function textOf(week: WantedWeek, seed: number): string {
  const done = partsOf(week)
  if (done.length === 0) return `Haftaya kısa bir bakış. ${week.sentence} ${afterRest}`
  const question = questions[seed % questions.length] ?? afterRest
  return `Haftanın özeti: ${done.join(', ')}. ${week.sentence} ${question}`
}

function partsOf({ minutes, questions, doneBlocks, exams, reviews }: WantedWeek): string[] {
  return [
    minutes > 0 ? [`${inHours(minutes)} çalışma`] : [],
    questions > 0 ? [`${questions} soru`] : [],
    doneBlocks > 0 ? [`plandan tamamlanan ${doneBlocks} çalışma`] : [],
    exams > 0 ? [`${exams} sınav sonucu`] : [],
    reviews > 0 ? [`${reviews} tekrar`] : [],
  ].flat()
}

function inHours(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [hours > 0 ? [`${hours} saat`] : [], rest > 0 ? [`${rest} dakika`] : []].flat().join(' ')
}
