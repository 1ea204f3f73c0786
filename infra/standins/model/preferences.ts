import { fold, shownTime } from './turkish.ts'

/** What a message asks to be changed of what the companion writes first: the arguments of the tool. */
export type PreferenceRequest = {
  reminders?: boolean
  checkins?: boolean
  followups?: boolean
  quietHours?: { start: string; end: string } | null
}

/** At the end of a sentence: "yazma konusunda" asks for something else. */
const end = `(?: lutfen)?(?: artik)?[\\s.!]*$`
const notToWrite = new RegExp(`\\b(?:yazma|mesaj (?:atma|gonderme|yollama)|rahatsiz etme)(?:yin|sana|san)?\\b${end}`)
const toMe = /\b(?:bana|beni|bizi|kendiliginden|kendin)\b/

const parts: ReadonlyArray<[RegExp, { start: string; end: string }]> = [
  [/\bsabah(?:lari|leyin)?\b/, { start: '22:00', end: '12:00' }],
  [/\bogle(?:n|nleri|den sonra(?:lari)?)?\b/, { start: '12:00', end: '17:00' }],
  [/\baksam(?:lari|leyin)?\b/, { start: '18:00', end: '08:00' }],
  [/\bgece(?:leri|leyin)?\b/, { start: '21:00', end: '09:00' }],
]

const clock = `(?<hour>[01]?\\d|2[0-3])(?:[:.](?<minute>[0-5]\\d))?['’‘\`]?(?:dan|den|tan|ten)`
const timeIn = (text: string, word: string) => {
  const found = new RegExp(`\\b${clock} ${word}\\b`).exec(text)?.groups
  return found ? `${(found.hour ?? '').padStart(2, '0')}:${found.minute ?? '00'}` : undefined
}

/** Undefined when the message asks for no such thing. */
export function readPreferences(message: string): PreferenceRequest | undefined {
  for (const sentence of message.normalize('NFC').split(/(?<=[.!?])\s+|\n/)) {
    const asked = readSentence(fold(sentence.trim()))
    if (asked) return asked
  }
  return undefined
}

function readSentence(text: string): PreferenceRequest | undefined {
  if (text.includes('?')) return undefined
  if (new RegExp(`\\bhatirlatma(?:lari|larimi)? (?:kapat|gonderme|yollama|istemiyorum)${end}`).test(text))
    return { reminders: false }
  if (new RegExp(`\\bhatirlatma(?:lari|larimi) (?:ac|geri ac)${end}`).test(text)) return { reminders: true }
  if (new RegExp(`\\b(?:hal ?hatir|nasilsin diye) sorma${end}`).test(text)) return { checkins: false }
  if (new RegExp(`\\bsessiz saat(?:leri|lerimi)? (?:kapat|kaldir|istemiyorum)${end}`).test(text))
    return { quietHours: null }
  if (!notToWrite.test(text)) return undefined
  const [before, after] = [timeIn(text, 'once'), timeIn(text, 'sonra')]
  if (before || after) return { quietHours: { start: after ?? '22:00', end: before ?? '07:00' } }
  const part = parts.find(([words]) => words.test(text))
  if (part) return { quietHours: part[1] }
  return toMe.test(text) ? { checkins: false, followups: false } : undefined
}

/** What the companion says once it is done. */
export function describePreferences({ reminders, checkins, followups, quietHours }: PreferenceRequest): string {
  if (quietHours === null) return 'Sessiz saatlerini kaldırdım; artık günün her saatinde yazabilirim.'
  if (quietHours)
    return `${shownTime(quietHours.start)}–${shownTime(quietHours.end)} arasında sana kendiliğimden yazmayacağım. Kurduğun hatırlatmalar yine gelir.`
  if (reminders !== undefined) return reminders ? 'Hatırlatmalarını yeniden açtım.' : 'Hatırlatmalarını kapattım.'
  if (checkins === false && followups === false) return 'Bundan sonra sen yazmadıkça kendiliğimden yazmayacağım.'
  return 'Bundan sonra hâl hatır sormak için yazmayacağım.'
}
