import { fromIstanbul, istanbulTime } from '@yoldas/time'

/** Istanbul's clock: the day's run begins at the first time, and may until the second if nobody could before. */
const [firstTime, lastTime] = ['07:00', '21:00']
/** For who has chosen no time for check-ins. */
const usualTime = '17:00'

/** The day whose run may begin now; null outside of the hours for it. */
export function dayToBegin(now: Date): string | null {
  const { day, time } = istanbulTime(now)
  return time >= firstTime && time < lastTime ? day : null
}

export function dueAt(day: string, checkinTime: string | null): Date {
  const time = checkinTime ?? usualTime
  const due = fromIstanbul(`${day}T${time}`)
  if (!due) throw new RangeError(`${day} has no ${time} in Istanbul`)
  return due
}

/** Each is true of whatever is due, and easy to answer. An editor may change them. */
const texts = [
  'Tekrar zamanı gelenler var. On dakikan varsa birkaçına bakalım mı?',
  'Bugünün tekrarları hazır. Hangisiyle başlamak istersin?',
  'Kısa bir tekrar, unutmaya başlarken en çok işe yarar. Bugünkülere bakalım mı?',
  'Bugün tekrar edebileceklerin var. Beş dakika yeter; başlayalım mı?',
] as const

export const textFor = (seed: number): string => texts[seed % texts.length] ?? texts[0]
