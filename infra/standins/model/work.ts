import type { ToolResult } from './conversation.ts'
import type { ToolCall } from './directives.ts'
import { dayMilliseconds, formatLocal, type LocalTime, midnightOf, weekdayOf } from './localTime.ts'
import { findClock, findDay, findDuration } from './timeWords.ts'
import { capitalize, fold } from './turkish.ts'
import { blocksIn } from './workAnswers.ts'

/** What a message asks about the student's plan, journey or reviews; `question` is what has to be asked back. */
export type WorkRequest = { kind: 'call'; call: ToolCall } | { kind: 'unclear'; question: string }

const subjects = [
  ...['Matematik', 'Geometri', 'Fizik', 'Kimya', 'Biyoloji', 'Türkçe', 'Paragraf', 'Edebiyat', 'Tarih', 'Coğrafya'],
  ...['Felsefe', 'İnkılap', 'Yabancı Dil', 'İngilizce', 'Fen', 'Sosyal', 'Din', 'Sayısal', 'Sözel'],
  ...['Genel Yetenek', 'Genel Kültür'],
]
/** `Matematiği` and `Kimyadan`, but not `dinle` or `fena`. */
const endings = (subject: string) =>
  subject.length > 3 ? `${fold(subject).replace(/k$/, '[kg]')}(?:['’]?[a-z]{1,4})?` : `${fold(subject)}(?:['’][a-z]+)?`

const adds = /\b(?:ekle|koy|planla|yerlestir)(?:r misin|yelim|sene|yebilir misin)?\b/
const asksForNotebook = /\byanlis defter\w*\b.*\b(?:ekle|yaz|kaydet)/
const asksForReview = /\btekrar(?:lar\w*|im\w*|larim\w*)?\b.*(?:\bne\b|\bneler\b|\bvar mi\b|goster|\?)/
const studied = /\b(?:calistim|calistik|cozdum|cozduk)\b/
const finished = /\b(?:bitirdim|tamamladim|yaptim|hallettim)\b/
const asksForPlan = /\b(?:plan|program)(?:im|imi|imda|imiz)?\b.*(?:\bne\b|\bneler\b|\bnasil\b|goster|soyle|\bbak|\?)/
const asksForJourney = /\b(?:gidisat\w*|ilerleme(?:m|mi)\b|istatistik\w*|netlerim\b|nasil gidiyorum|ne kadar calistim)/

/** Undefined when the message asks for nothing of the kind. */
export function readWork(message: string, now: LocalTime, imageCount = 0): WorkRequest | undefined {
  const text = message.normalize('NFC').trim()
  const folded = fold(text)
  const exam = readExam(text, folded, now)
  if (exam) return call('log_exam_result', exam)
  if (asksForJourney.test(folded)) return call('get_journey', {})
  const subject = findSubject(text, folded)
  if (asksForNotebook.test(folded)) return readMistake(subject, text, imageCount)
  if (subject && studied.test(folded)) return readSession(subject, folded, now)
  if (subject && adds.test(folded)) return readBlock(subject, folded, now)
  if (subject && finished.test(folded)) return call('get_plan', { from: dayOf(now), to: dayOf(now) })
  if (asksForPlan.test(folded)) return call('get_plan', readDays(folded, now))
  if (asksForReview.test(folded)) return call('get_review', {})
  return undefined
}

/** What is called before it is said what to study today. */
export const callForDay = (now: LocalTime): ToolCall => ({
  name: 'get_plan',
  arguments: JSON.stringify({ from: dayOf(now), to: dayOf(now) }),
})

/** What is called once the plan is known: the block that the student has finished is marked. */
export function followUp(message: string, results: readonly ToolResult[]): ToolCall | undefined {
  const text = message.normalize('NFC').trim()
  const folded = fold(text)
  const [result, ...more] = results
  const subject = findSubject(text, folded)
  if (!subject || !finished.test(folded) || result?.name !== 'get_plan' || more.length > 0) return undefined
  const isMeant = (block: { subject: string; status: string }) =>
    fold(block.subject) === fold(subject.name) && block.status === 'planned'
  const block = blocksIn(result.content)?.find(isMeant)
  return block && { name: 'update_plan_block', arguments: JSON.stringify({ id: block.id, status: 'done' }) }
}

const call = (name: string, asked: object): WorkRequest => ({
  kind: 'call',
  call: { name, arguments: JSON.stringify(asked) },
})

type Subject = { name: string; topic?: string }

/** A subject and, in the words right after it, its topic. */
function findSubject(text: string, folded: string): Subject | undefined {
  for (const name of subjects) {
    const found = new RegExp(`\\b${endings(name)}(?![\\w-])`).exec(folded)
    if (!found) continue
    const [after = ''] = text.slice(found.index + found[0].length).split(/[\d,.!?;:]/)
    const words = after.trim().split(/\s+/)
    const end = words.findIndex((word) => noTopic.test(fold(word)))
    const topic = words.slice(0, end === -1 ? words.length : end).join(' ')
    return topic === '' ? { name } : { name, topic: capitalize(topic) }
  }
  return undefined
}

const noTopic =
  /^(?:ekle|koy|planla|yerlestir|calis|coz|bitir|tamamla|yap|hallet|tekrar|soru|test|deneme|icin|plan|program|blok|blog|lutfen|ve|dersi?$|saat$|dun$|bugun|yarin)/

function readBlock({ name, topic }: Subject, folded: string, now: LocalTime): WorkRequest {
  const duration = findDuration(folded)
  if (!duration) return { kind: 'unclear', question: `${name} için kaç dakika ayıralım?` }
  const rest = folded.slice(0, duration.start) + folded.slice(duration.end)
  const day = findNamedDay(rest, now)
  const clock = findClock(rest)
  const startTime = clock && `${String(clock.hour % 24).padStart(2, '0')}:${String(clock.minute).padStart(2, '0')}`
  return call('add_plan_block', {
    day: dayOf(day ?? now),
    startTime,
    minutes: duration.minutes,
    subject: name,
    topic,
    kind: kindIn(folded),
  })
}

/** With the picture where there is one, else with the question as it was written. */
function readMistake(subject: Subject | undefined, text: string, imageCount: number): WorkRequest {
  if (!subject) return { kind: 'unclear', question: 'Hangi dersten bu soru?' }
  const what = imageCount > 0 ? { picture: 1 } : { text: text.slice(0, 2000) }
  return call('add_mistake', { subject: subject.name, ...what })
}

function kindIn(folded: string): string {
  if (/\btekrar/.test(folded)) return 'review'
  if (/\b(?:soru|test)/.test(folded)) return 'practice'
  return /\bdeneme/.test(folded) ? 'exam' : 'study'
}

function readSession({ name, topic }: Subject, folded: string, now: LocalTime): WorkRequest {
  const duration = findDuration(folded)
  if (!duration) return { kind: 'unclear', question: `${name} çalışman kaç dakika sürdü?` }
  const count = (word: string) => {
    const found = new RegExp(`\\b(\\d{1,3}) ${word}`).exec(folded)
    return found ? Number(found[1]) : undefined
  }
  const counts = { correct: count('dogru'), wrong: count('yanlis'), blank: count('bos') }
  return call('log_study_session', {
    day: dayOf(findPastDay(folded, now)),
    subject: name,
    topic,
    minutes: duration.minutes,
    ...counts,
  })
}

const sectionPattern =
  /([a-z][a-z ]*(?:-\d)?)\s*:?\s*(\d{1,3})\s*dogru(?:[\s,]*(\d{1,3})\s*yanlis)?(?:[\s,]*(\d{1,3})\s*bos)?/dg

function readExam(text: string, folded: string, now: LocalTime): object | undefined {
  const type = /\b(tyt|ayt|ydt|lgs|kpss|dgs|ales)\b/.exec(folded)?.[1]
  const named = /\b(?:deneme|sinav)\w*/.exec(folded)
  if (!type || !named) return undefined
  const from = named.index + named[0].length
  const sections = [...folded.slice(from).matchAll(sectionPattern)].map(
    ({ 2: correct, 3: wrong, 4: blank, indices }) => {
      const [start = 0, end = 0] = indices?.[1] ?? []
      const subject = text.slice(from + start, from + end).replace(/^(?:ve|ise)\s+/iu, '')
      return {
        subject: subject.trim(),
        correct: Number(correct),
        wrong: Number(wrong ?? 0),
        ...(blank && { blank: Number(blank) }),
      }
    },
  )
  if (sections.length === 0) return undefined
  const name = `${type.toUpperCase()} denemesi`
  return { day: dayOf(findPastDay(folded, now)), name, examType: type, sections }
}

const dayOf = (time: LocalTime): string => formatLocal(time).slice(0, 10)

/** As `findDay`, also where the day has an ending: `yarına`, `bugünkü`. */
const findNamedDay = (folded: string, now: LocalTime): LocalTime | undefined =>
  findDay(folded.replaceAll(/\b(yarin|bugun)(?:a|e|ki|ku)\b/g, '$1'), now)?.day

function findPastDay(folded: string, now: LocalTime): LocalTime {
  if (/\b(?:onceki|evvelsi) gun\b/.test(folded)) return now - 2 * dayMilliseconds
  return /\bdun(?:ku)?\b/.test(folded) ? now - dayMilliseconds : now
}

function readDays(folded: string, now: LocalTime): { from: string; to: string } {
  if (/\bbu hafta/.test(folded))
    return { from: dayOf(now), to: dayOf(midnightOf(now) + (6 - weekdayOf(now)) * dayMilliseconds) }
  if (/\bhaftaya|\bhafta(?:lik)?\b/.test(folded)) return { from: dayOf(now), to: dayOf(now + 6 * dayMilliseconds) }
  const day = dayOf(findNamedDay(folded, now) ?? now)
  return { from: day, to: day }
}
