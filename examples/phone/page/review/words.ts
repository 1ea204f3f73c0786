import type { DueItem, Failure, ReviewRating } from '@yoldas/client'
import { daysBetween } from '../calendar.ts'

export const ratings = [
  { value: 'again', label: 'Hatırlamadım' },
  { value: 'hard', label: 'Zorlandım' },
  { value: 'good', label: 'Hatırladım' },
  { value: 'easy', label: 'Kolaydı' },
] as const satisfies ReadonlyArray<{ value: ReviewRating; label: string }>

export const sayRating = (rating: ReviewRating): string => ratings.find(({ value }) => value === rating)?.label ?? ''

export const sayKind: Readonly<Record<DueItem['kind'], string>> = { mistake: 'Yanlış', card: 'Kart', topic: 'Konu' }

/** When something comes again, on a button: Yarın, 5 gün sonra, 3 hafta sonra, 4 ay sonra. */
export function sayNext(day: string | null, now: string): string {
  if (day === null) return 'Sınavdan önce gelmez'
  const days = daysBetween(now, day)
  if (days <= 1) return 'Yarın'
  if (days < 14) return `${days} gün sonra`
  return days < 60 ? `${Math.round(days / 7)} hafta sonra` : `${Math.round(days / 30)} ay sonra`
}

/** What is said once an item is rated: what comes next, and nothing of what went wrong. */
export const sayGiven = (rating: ReviewRating, next: string | null, now: string): string =>
  rating === 'again' && next !== null ? 'Yarın yeniden bakarız.' : `${sayRating(rating)}: ${sayNext(next, now)}.`

/** That answers wait for a connection. */
export const sayWaiting = (count: number): string =>
  count === 1 ? 'Bağlantı gelince kaydedilecek.' : `${count} yanıtın bağlantı gelince kaydedilecek.`

type Counts = { overdue: number; today: number; tomorrow: number }

/** How much there is today, and what of it was due before. */
export function sayCounts({ overdue, today }: Counts): string {
  if (today === 0) return 'Bugün tekrar edilecek bir şey yok.'
  if (overdue === 0) return `Bugün ${today} tekrar var.`
  return `Bugün ${today} tekrar var, ${overdue === today ? 'hepsi' : `${overdue} tanesi`} önceki günlerden.`
}

export const sayTomorrow = ({ tomorrow }: Pick<Counts, 'tomorrow'>): string =>
  tomorrow === 0
    ? 'Yanlışların, kartların ve çalıştığın konular zamanı gelince burada belirir.'
    : `Yarın ${tomorrow} tekrar var.`

/** What to do with an item before its answer is shown. */
export const sayTask: Readonly<Record<DueItem['kind'], string>> = {
  mistake: 'Soruyu yeniden çöz, sonra yanıta bak.',
  card: 'Yanıtı içinden söyle, sonra arka yüze bak.',
  topic: 'Bu konudan aklında kalanı anlat ya da birkaç soru çöz.',
}

/** Why something that was entered or answered was not taken. */
export function sayFailureOf(failure: Failure | null): string {
  if (failure?.kind === 'gone') return 'Bu kayıt artık yok.'
  const paths = failure?.kind === 'refused' ? failure.issues.map(({ path }) => path) : []
  if (paths.includes('answeredAt')) return 'Üzerinden on dört gün geçtiği için sayılmadı.'
  if (paths.includes('subject')) return 'Defterde bugünlük ya da toplam yer kalmadı.'
  return 'Kaydedilemedi.'
}
