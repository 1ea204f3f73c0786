/**
 * What no check-in says, neither a template nor the model: claims of what is not known, feelings that a program has
 * not, farewells, blame.
 */
export const unsaid: readonly RegExp[] = [
  /kaldığımız yer|takıl(dı|mıştı)n|(?<!\p{L})mola(?!r)|araya (biraz )?zaman/u,
  /aklıma|(?<!\p{L})özle|merak ettim|seviyorum|gurur|güveniyorum|üzüldüm|sevindim/u,
  /kendine (çok )?iyi bak|görüşürüz|hoşça kal|günaydın|iyi (geceler|akşamlar|günler)/u,
  /yoklama|neden yazm|niye(?!t)|unuttun|ihmal|hâlâ|yazmadın|ortalarda yok|uzun zamandır|kaç gündür/u,
]

/** Words that a lock screen shows first. */
const firstWords = 3

/** Whether a check-in that a model wrote obeys the rules of the templates: it names no weak subject first. */
export function maySay(text: string, weakSubjects: readonly string[]): boolean {
  const lower = text.normalize('NFC').toLocaleLowerCase('tr')
  if (unsaid.some((pattern) => pattern.test(lower))) return false
  const begin = lower.trim().split(/\s+/u).slice(0, firstWords).join(' ')
  return !weakSubjects.some((subject) => begin.includes(subject.normalize('NFC').toLocaleLowerCase('tr').trim()))
}
