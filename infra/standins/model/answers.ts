import { z } from 'zod'
import { askFirst, careAnswer, caringIn, gentleAnswer } from './caring.ts'
import { type Conversation, studentName, type ToolResult } from './conversation.ts'
import type { ToolCall } from './directives.ts'
import { currentTime, type LocalTime, localTime, nameDay } from './localTime.ts'
import { marksOf, quote, saysLittle } from './passages.ts'
import { describePreferences, readPreferences } from './preferences.ts'
import { asksForDay, preparedAnswer } from './prepared.ts'
import { readReminder } from './reminders.ts'
import { describeToday } from './today.ts'
import { atTime, capitalize, fold, shorten } from './turkish.ts'
import { tutoring } from './tutoring.ts'
import { callForDay, followUp, readWork } from './work.ts'
import { describeWork } from './workAnswers.ts'

export type Ordinary = { kind: 'text'; text: string } | { kind: 'call'; call: ToolCall }

const reminderTool = 'schedule_message'
const preferenceTool = 'set_preferences'

/**
 * What a friendly study companion would say, or the reminder that it would set. Paragraphs stand apart by a blank line.
 */
export function ordinaryAnswer(conversation: Conversation & { offered: ReadonlySet<string> }, clock: Date): Ordinary {
  const now = currentTime(momentIn(conversation), clock)
  const student: Student = { name: studentName(conversation.instructions), isFirst: conversation.isFirst }
  if (conversation.results.length > 0) {
    const call = followUp(conversation.question, conversation.results)
    return call ? { kind: 'call', call } : text(afterTools(conversation, student, now))
  }
  if (caringIn(conversation) === 'care') return text(careAnswer(conversation, student.name))
  const preferences = readPreferences(conversation.question)
  if (preferences && conversation.offered.has(preferenceTool))
    return { kind: 'call', call: { name: preferenceTool, arguments: JSON.stringify(preferences) } }
  const reminder = readReminder(conversation.question, now)
  if (!reminder) return ordinaryWork(conversation, student, now)
  if (reminder.kind === 'unclear') return text(askWhen(student))
  if (reminder.kind === 'past') return text(askForLater(student))
  if (!conversation.offered.has(reminderTool)) return text(cannotRemind(student))
  const { dueAt, text: reminderText } = reminder
  const call = { name: reminderTool, arguments: JSON.stringify({ kind: 'reminder', text: reminderText, dueAt }) }
  return { kind: 'call', call }
}

/** The text that names the time: the first line about the turn, or the instructions where there is no such line. */
const momentIn = ({ told, instructions }: Conversation) => (told === '' ? instructions : (told.split('\n')[0] ?? ''))

function ordinaryWork(
  conversation: Conversation & { offered: ReadonlySet<string> },
  student: Student,
  now: LocalTime,
): Ordinary {
  const work = readWork(conversation.question, now, conversation.imageCount)
  if (work?.kind === 'unclear') return text([address(student, work.question)])
  if (work && conversation.offered.has(work.call.name)) return work
  const look = callForDay(now)
  if (asksForDay(conversation) && conversation.offered.has(look.name)) return { kind: 'call', call: look }
  return text(carefulAnswer(conversation, student))
}

/** What is said in conversation, with what the prompt adds in view of distress. */
function carefulAnswer(conversation: Conversation, student: Student): string[] {
  const caring = caringIn(conversation)
  const asks = isQuestion(fold(conversation.question))
  if (caring === 'gentle' && !asks) return gentleAnswer(student.name)
  if (caring === 'suspect' && !asks) return askFirst([], student.name)
  const usual = conversationalAnswer(conversation, student)
  return caring === 'ask' || caring === 'suspect' ? askFirst(usual, student.name) : usual
}

type Student = { name: string | undefined; isFirst: boolean }

const text = (paragraphs: string[]): Ordinary => ({ kind: 'text', text: paragraphs.join('\n\n') })

/** Addresses the student, then goes on with a sentence that is given as it would stand after a comma. */
function address({ name, isFirst }: Student, sentence: string): string {
  if (isFirst) return `${name ? `Merhaba ${name}` : 'Merhaba'}! ${capitalize(sentence)}`
  return name ? `${name}, ${sentence}` : capitalize(sentence)
}

const named = (word: string, { name }: Student) => (name ? `${word} ${name}` : word)

const isGreeting = (folded: string) =>
  /^(merhaba(lar)?|selam(lar)?|slm|hey|gunaydin|iyi (aksamlar|gunler|geceler)|nasilsin)([\s,!.?]+(yoldas|nasilsin|naber))*[\s!.?]*$/.test(
    folded,
  )
const isThanks = (folded: string) => folded.length < 60 && /\b(tesekkur\w*|sag ?ol\w*|eyvallah|tsk)\b/.test(folded)
const isQuestion = (folded: string) =>
  folded.includes('?') || /\b(nasil|neden|nicin|nedir|hangi|kac|mi|mu|ne zaman|nerede|kim)\b/.test(folded)

function conversationalAnswer(conversation: Conversation, student: Student): string[] {
  const folded = fold(conversation.question.trim())
  if (folded === '') return withoutWords(conversation.imageCount, student)
  if (isGreeting(folded)) {
    return [
      `${named('Merhaba', student)}! Yazdığına sevindim, bugün nasıl gidiyor?`,
      'İstersen bugün ne çalışacağına birlikte karar verelim ya da aklına takılan bir sorudan başlayalım.',
    ]
  }
  if (isThanks(folded)) {
    return [
      `${named('Rica ederim', student)}, ne demek! “${shorten(conversation.question, 300)}” demen beni mutlu etti.`,
      'Takıldığın bir yer olursa buradayım.',
    ]
  }
  const taught = explained(conversation, student) ?? tutoring(conversation)
  if (taught) return taught
  const asks = isQuestion(folded)
  const variant = Buffer.from(folded).reduce((sum, byte) => sum + byte, 0)
  const source = quote(conversation.passages, topicOf(conversation))
  const first = address(student, echo(conversation.question, asks, conversation.imageCount))
  if (!asks) return source ? [first, source, nextStep] : [first, nextStep]
  return [first, source ?? pick(advice, variant), pick(closings, Math.floor(variant / advice.length))]
}

/** An answer that is ready, with a greeting where nothing was said yet. */
function explained(conversation: Conversation, student: Student): string[] | undefined {
  const [first = '', ...rest] = preparedAnswer(conversation) ?? []
  if (first === '') return undefined
  return [student.isFirst ? `${named('Merhaba', student)}! ${first}` : first, ...rest]
}

/** What it is about: of a message that says little, such as “devam et”, what was asked before too. */
const topicOf = ({ question, askedBefore }: Conversation) =>
  saysLittle(question) ? `${question} ${askedBefore}` : question

function echo(question: string, asks: boolean, imageCount: number): string {
  const quoted = `“${shorten(question, 300)}”`
  const asked = asks
    ? `${quoted} diye sormuşsun, gel birlikte bakalım.`
    : `${quoted} diye yazmışsın, paylaşman iyi oldu.`
  return imageCount > 0 ? `${asked} Gönderdiğin ${imageWord(imageCount)} de aldım.` : asked
}

const imageWord = (count: number) => (count === 1 ? 'görseli' : `${count} görseli`)

function withoutWords(imageCount: number, student: Student): string[] {
  if (imageCount === 0) {
    return [address(student, 'seni dinliyorum.'), 'Bugün hangi konuda ilerlemek istersin? Kısaca yazman yeterli.']
  }
  return [
    address(student, `gönderdiğin ${imageWord(imageCount)} aldım.`),
    'Seni en çok zorlayan yeri bir cümleyle yazar mısın? Oradan başlayalım.',
  ]
}

const advice = [
  'Önce konuyu birkaç cümleyle, kendi sözlerinle anlatmayı dene. Nerede duraksarsan çalışmaya oradan başlarız; ' +
    'yirmi dakikalık odaklı bir tekrar, aynı sayfaya saatlerce bakmaktan daha çok işe yarar.',
  'İlk adım küçük olsun: bir örnek soru seç, çözümünü adım adım yaz ve her adımda kendine “Bunu neden yaptım?” diye sor. ' +
    'Takıldığın adım, asıl çalışman gereken yeri gösterir.',
  'Bunu üç parçaya bölebiliriz: on dakika özet, yirmi dakika soru çözümü, beş dakika da yanlışlarını incelemek. ' +
    'Böylece hem konuyu tazelersin hem de nerede zorlandığını görürsün.',
]

const nextStep =
  'Sıradaki küçük adımı birlikte seçebiliriz: yarım saatlik bir tekrar, birkaç soru ya da yalnızca kısa bir mola. ' +
  'Hangisi sana iyi gelir?'

const closings = [
  'İlk adımı attığında bana yaz, kaldığımız yerden birlikte devam edelim.',
  'Takıldığın bir soru olursa olduğu gibi gönder, birlikte bakalım.',
  'İstersen bunu bu haftaki planına ekleyelim. Sence hangi gün uygun olur?',
]

const pick = (texts: readonly string[], index: number) => texts[index % texts.length] ?? ''

function afterTools(conversation: Conversation, student: Student, now: LocalTime): string[] {
  const { results, question } = conversation
  const scheduled = results.findLast(({ name }) => name === reminderTool)
  if (scheduled)
    return failureOf(scheduled.content) ? couldNotRemind(scheduled, student) : confirmed(scheduled, student, now)
  const preferred = results.findLast(({ name, content }) => name === preferenceTool && !failureOf(content))
  if (preferred) {
    const asked = readPreferences(question)
    return [`${named('Tamam', student)}. ${asked ? describePreferences(asked) : 'Tercihlerini değiştirdim.'}`]
  }
  const last = results.at(-1)
  const today = last && asksForDay(conversation) && describeToday(last, conversation.passages)
  if (today) return today
  const work = last && describeWork(last, now)
  if (work) return work
  if (last && isWork(last) && failureOf(last.content)) return couldNotDo(last, student)
  const working = results.filter(({ content }) => !failureOf(content))
  if (working.length === 0) {
    return [
      address(student, 'bu bilgiye şu anda ulaşamadım; uydurmak da istemiyorum.'),
      'Birazdan yeniden sorarsan tekrar bakarım.',
    ]
  }
  return [
    address(student, 'senin için baktım, bulduğum bilgiler şöyle:'),
    working.map(({ content }) => shorten(content, 600)).join('\n'),
    'Ayrıntısına inmek istediğin bir yer varsa söyle, birlikte inceleyelim.',
  ]
}

const Failure = z.union([
  z.looseObject({ error: z.unknown().refine((error) => error !== null && error !== undefined && error !== false) }),
  z.looseObject({ ok: z.literal(false) }),
  z.looseObject({ scheduled: z.literal(false) }),
])

function failureOf(content: string): boolean {
  try {
    return Failure.safeParse(JSON.parse(content)).success
  } catch {
    return /^\W*(hata|error|olmadi|basarisiz|gecersiz|refused|reddedildi)/.test(fold(content))
  }
}

const Reason = z.looseObject({ error: z.string() })

function reasonIn(content: string): string {
  try {
    return Reason.parse(JSON.parse(content)).error
  } catch {
    return content
  }
}

const Arguments = z.looseObject({ dueAt: z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/) })

function confirmed(result: ToolResult, student: Student, now: LocalTime): string[] {
  const due = dueOf(result.arguments)
  const when = due === undefined ? 'vakti gelince' : describe(due, now)
  return [
    `${named('Tamam', student)}, ${when} sana hatırlatacağım.`,
    'O zamana kadar aklın rahat olsun. Vazgeçersen söylemen yeter, hatırlatmayı kaldırırım.',
  ]
}

function dueOf(text: string): LocalTime | undefined {
  try {
    const { dueAt } = Arguments.parse(JSON.parse(text))
    return localTime(dueAt.slice(0, 10), dueAt.slice(11, 16))
  } catch {
    return undefined
  }
}

/** `yarın 18.00’de`, `cuma günü 09.00’da`, `25 Aralık Cuma günü 09.00’da` */
function describe(due: LocalTime, now: LocalTime): string {
  return `${nameDay(due, now)} ${atTime(new Date(due).toISOString().slice(11, 16))}`
}

const couldNotRemind = ({ content }: ToolResult, student: Student) => [
  `${named('Üzgünüm', student)}, hatırlatmayı kuramadım: ${shorten(reasonIn(content), 300)}`,
  'Dilersen başka bir gün ya da saat söyle, yeniden deneyeyim.',
]

const isWork = ({ name }: ToolResult) =>
  /^(?:get_plan|get_journey|add_plan|update_plan|log_|get_review|list_mistakes|add_)/.test(name)

const couldNotDo = ({ content }: ToolResult, student: Student) => [
  `${named('Üzgünüm', student)}, bunu yapamadım: ${shorten(reasonIn(content), 300)}`,
  'Dilersen başka türlü söyle, yeniden deneyeyim.',
]

const askWhen = (student: Student) => [
  `${named('Tabii', student)}! Sana ne zaman hatırlatayım?`,
  'Örneğin “yarın 18.00’de” ya da “2 saat sonra” yazabilirsin.',
]

const askForLater = (student: Student) => [
  `${named('Tabii', student)}, ama söylediğin saat geçmiş görünüyor.`,
  'İleri bir gün ya da saat yazarsan hemen kurarım.',
]

const cannotRemind = (student: Student) => [
  `${named('Üzgünüm', student)}, şu anda hatırlatma kuramıyorum.`,
  'Birazdan yeniden yazarsan tekrar denerim.',
]

export const unclearNote = (lines: readonly string[]) =>
  `Şu yönergeleri anlayamadım: ${lines.map((line) => `“${line}”`).join(', ')}.`

/** Results as they came, each after the name of its tool, with the marks of the passages that it has. */
export const toolEcho = (results: readonly ToolResult[]) =>
  results.map(({ name, content }) => `${name} sonucu: ${content}${marksOf(content)}`).join('\n')
