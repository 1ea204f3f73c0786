import { createHash } from 'node:crypto'
import type { Contact } from '@yoldas/contracts/profile'
import { daysBetween } from '@yoldas/time'

/** What a check-in may speak of. Texts keep suffixes off these words: vowel harmony would need to know how they sound. */
type Known = { name: string | null; daysToExam: number | null; subject: string | null }
type Template<Needed extends keyof Known> = (known: { [Key in Needed]: NonNullable<Known[Key]> }) => string

const plain: Template<never>[] = [
  () => 'Bir süredir konuşmadık, nasıl gidiyor? Tek cümle yazsan yeter.',
  () => 'Araya biraz zaman girdi. Bugün küçücük bir adım atmak ister misin?',
  () => 'Merak ettim seni. Keyfin nasıl, çalışma tarafında işler yolunda mı?',
  () => 'Ara vermek de bu yolun bir parçası. Hazır olduğunda kaldığımız yerden devam ederiz; bugün nasılsın?',
  () => 'Bugün için tek bir hedef seçecek olsan ne olurdu? Yaz, birlikte küçük parçalara bölelim.',
  () => 'Yirmi dakikan varsa birlikte bir konuya bakalım. Hangisinden başlayalım?',
  () => 'Takıldığın bir yer varsa anlat, birlikte bakalım. Yoksa da bir merhaban yeter.',
  () => 'Her gün aynı tempoda gitmek zorunda değilsin. Bugün sana iyi gelecek küçük bir adım ne olabilir?',
]

const named: Template<'name'>[] = [
  ({ name }) => `${name}, bir süredir görüşemedik. Nasılsın?`,
  ({ name }) => `Selam ${name}! Bugün çalışmaya vakit bulabilecek gibi misin? Kısa bir plan yapabiliriz.`,
  ({ name }) => `${name}, aklıma geldin. Son günlerde en çok neye vakit ayırdın?`,
  ({ name }) => `Merhaba ${name}, mola iyi geldi mi? Dönmek istersen küçük bir adımla başlayalım.`,
  ({ name }) => `${name}, bugün senden tek ricam bir cümle: Şu an çalışmakla aran nasıl?`,
]

const counted: Template<'daysToExam'>[] = [
  ({ daysToExam }) => `Sınavına ${daysToExam} gün var. Bugün tek bir konuyu aradan çıkarmaya ne dersin?`,
  ({ daysToExam }) => `Takvime baktım: Sınavına ${daysToExam} gün kalmış. Planını birlikte gözden geçirelim mi?`,
  ({ daysToExam }) => `Önünde ${daysToExam} gün var, iyi kullanınca hiç de az değil. Bugün hangi dersten başlayalım?`,
  ({ daysToExam }) => `${daysToExam} gün sonra sınavın var. Bugün küçük ama sağlam bir adım atalım mı?`,
]

const subjected: Template<'subject'>[] = [
  ({ subject }) => `Bugün ${subject} için yarım saat ayırsak nasıl olur? Nereden başlayacağımızı birlikte seçelim.`,
  ({ subject }) => `En son ${subject} çalışırken nerede takılmıştın? Yaz, oradan devam edelim.`,
  ({ subject }) => `Bugün ${subject} için tek bir soru çözsen yeter. Takıldığın yeri bana anlatır mısın?`,
]

const namedAndCounted: Template<'name' | 'daysToExam'>[] = [
  ({ name, daysToExam }) =>
    `${name}, sınavına ${daysToExam} gün var ve bugün yeni bir sayfa. İlk yarım saatini neye ayırmak istersin?`,
  ({ name, daysToExam }) =>
    `${name}, sınavına ${daysToExam} gün kaldı. Bugün hangi konuyu aradan çıkarmak seni en çok rahatlatır?`,
]

const namedAndSubjected: Template<'name' | 'subject'>[] = [
  ({ name, subject }) => `${name}, ${subject} için küçük bir tekrar yapalım mı? Yirmi dakika yeter.`,
]

/** The last week is for repeating and resting. */
const soonDays = 7

const soon: Template<'daysToExam'>[] = [
  ({ daysToExam }) =>
    `Sınavına ${daysToExam} gün kaldı. Artık yeni konudan çok tekrar ve dinlenme zamanı; kendini nasıl hissediyorsun?`,
  ({ daysToExam }) =>
    `Sınavına ${daysToExam} gün kaldı, şimdiye kadarki emeğin seninle. Bugün içini rahatlatacak kısa bir tekrar seçelim mi?`,
  () => 'Sınav yaklaşırken heyecanlanman çok doğal. Bugün nasılsın, anlatmak ister misin?',
]

const tomorrow = 'Sınavın yarın. Bugün kendine iyi bak, erken uyu; içini dökmek istersen buradayım.'
const today = 'Bugün sınav günün, sana güveniyorum. Çıkınca nasıl geçtiğini anlatmak istersen buradayım.'

/** The check-in of a student on a day, the same each time it is asked for. One bubble. */
export function checkinText(contact: Contact, day: string): string {
  const known = whatIsKnown(contact, day)
  if (known.daysToExam === 0) return today
  if (known.daysToExam === 1) return tomorrow
  const texts = fitting(known)
  const number = createHash('sha256').update(`${contact.studentKey} ${day}`).digest().readUInt32BE()
  return texts[number % texts.length] ?? ''
}

function fitting({ name, daysToExam, subject }: Known): string[] {
  if (daysToExam !== null && daysToExam <= soonDays) return soon.map((text) => text({ daysToExam }))
  return [
    ...plain.map((text) => text({})),
    ...(name ? named.map((text) => text({ name })) : []),
    ...(daysToExam ? counted.map((text) => text({ daysToExam })) : []),
    ...(subject ? subjected.map((text) => text({ subject })) : []),
    ...(name && daysToExam ? namedAndCounted.map((text) => text({ name, daysToExam })) : []),
    ...(name && subject ? namedAndSubjected.map((text) => text({ name, subject })) : []),
  ]
}

/** An exam further away is not counted down to. */
const countedDays = 365
/** Longer ones are no names to be called by; nor is what has no letter. */
const nameLength = 24

function whatIsKnown({ displayName, examDay, weakSubjects }: Contact, day: string): Known {
  const name = inOneLine(displayName ?? '')
  const days = examDay ? daysBetween(day, examDay.day) : -1
  return {
    name: /\p{L}/u.test(name) && [...name].length <= nameLength ? name : null,
    daysToExam: days >= 0 && days <= countedDays ? days : null,
    subject: inOneLine(weakSubjects[0] ?? '') || null,
  }
}

const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
