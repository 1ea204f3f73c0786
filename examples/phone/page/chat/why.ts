import type { Why } from '@yoldas/client'
import { dayOf, sayFullDate } from '../calendar.ts'
import { quoted } from '../quoted.ts'
import { namesOfMissing } from './words.ts'

type Rule = NonNullable<Why['rule']>

const rules: Readonly<Record<Exclude<Rule, 'asked' | 'promised' | 'notice'>, string>> = {
  plan_block: 'Planındaki bu çalışma için hatırlatma açık olduğundan yazdım.',
  silence: 'Bir süredir yazmadığın için nasıl olduğunu sordum.',
  after_exam: 'Sınavın bittiği için nasıl geçtiğini sordum.',
  care: 'Zor bir zamandan geçtiğini yazmıştın; bir gün sonra nasıl olduğunu sordum.',
  review: 'Tekrar hatırlatmaları açık olduğu için yazdım.',
  weekly: 'Haftalık özet açık olduğu için yazdım.',
}

function sayRule({ rule, origin, scheduledAt }: Why): string {
  if (rule === null) return 'Bana yazdığın mesajı yanıtladım.'
  if (rule === 'notice')
    return origin === 'notice'
      ? 'Bir programla yazıştığını bilmen için bunu herkese yazıyorum.'
      : 'Hesabınla ilgili bilmen gereken bir şeyi haber verdim.'
  if (rule !== 'asked' && rule !== 'promised') return rules[rule] ?? 'Bunu sana ben yazdım.'
  const day = scheduledAt === null ? '' : `${sayFullDate(dayOf(scheduledAt))} günü `
  return rule === 'asked' ? `Bunu hatırlatmamı ${day}sen istemiştin.` : `Sana sonra yazacağımı ${day}söylemiştim.`
}

const authors: Readonly<Record<Why['author'], string>> = {
  model: 'Bu metni bir yapay zekâ modeli yazdı.',
  template: 'Bu metin, hazır bir kalıba senin bilgilerin eklenerek oluşturuldu.',
  hand: 'Bu metni önceden insanlar yazdı, tek sözcüğü bile değişmedi.',
  student: 'Bunu sen yazdın.',
}

const tools: Readonly<Record<string, string>> = {
  react: 'tepki bırakma',
  update_scratchpad: 'not alma',
  schedule_message: 'mesaj zamanlama',
  list_scheduled: 'zamanlanmış mesajlara bakma',
  cancel_scheduled: 'zamanlanmış mesajı kaldırma',
  set_preferences: 'tercihlerini değiştirme',
  search_corpus: 'koçluk sayfalarında arama',
  get_plan: 'planına bakma',
  add_plan_block: 'planına ekleme',
  update_plan_block: 'planını düzenleme',
  get_journey: 'gelişimine bakma',
  log_study_session: 'çalışmanı kaydetme',
  log_exam_result: 'denemeni kaydetme',
  get_review: 'tekrarlarına bakma',
  list_mistakes: 'yanlış defterine bakma',
  add_mistake: 'yanlış defterine ekleme',
  add_card: 'kart ekleme',
}

const parts = [
  ['profile', 'profilin'],
  ['memory', 'senin için tuttuğum notlar'],
  ['plan', 'planın'],
  ['journey', 'gelişimin'],
] as const

/** What the student is told of why a message was written, and what it was written with: a sentence a line. */
export function sayWhy(why: Why): string[] {
  const { author, reason, used } = why
  return [
    sayRule(why),
    ...(reason ? [`O sırada kendime aldığım not: ${quoted(reason)}`] : []),
    authors[author],
    ...(used ? sayUsed(used) : []),
  ]
}

function sayUsed(used: NonNullable<Why['used']>): string[] {
  const seen = parts.flatMap(([part, name]) => (used[part] ? [name] : []))
  const done = [...new Set(used.tools.map((name) => tools[name] ?? 'tercih verilerine bakma'))]
  const missing = namesOfMissing(used.degraded)
  return [
    ...(seen.length > 0 ? [`Konuşmamız dışında baktıklarım: ${seen.join(', ')}.`] : []),
    ...(used.sources.length > 0
      ? [`Yararlandığım sayfalar: ${used.sources.map(({ title }) => title).join(', ')}.`]
      : []),
    ...(done.length > 0 ? [`Yaptıklarım: ${done.join(', ')}.`] : []),
    ...(missing.length > 0 ? [`Ulaşamadıklarım: ${missing.join(', ')}.`] : []),
  ]
}
