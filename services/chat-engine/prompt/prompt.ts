import type { StoredMedia } from '@yoldas/contracts/media'
import type { ExamDay, StudentProfile } from '@yoldas/contracts/profile'
import type { WorkSummary } from '@yoldas/contracts/work'
import { daysBetween, istanbulTime } from '@yoldas/time'
import type { Measures } from '../care/rules.ts'
import type { PromptMessage } from '../clients/completion/request.ts'
import { tokensOf, tokensPerImage, tokensPerMessage } from '../clients/tokens.ts'
import type { LabelledPassage } from '../text/citations.ts'
import { disarmMarks } from '../text/marks.ts'
import { compact } from './compact.ts'
import { background, facts, fill, instructions, labels } from './promptTexts.ts'

export type PastMessage = {
  id: string
  /** In the order of storing. */
  position: number
  role: 'user' | 'assistant'
  content: string
  media: readonly StoredMedia[]
}

/** Who the student is, and when their exam is. */
export type KnownStudent = { profile: StudentProfile; examDay: ExamDay | null }

type Named = Pick<PastMessage, 'position' | 'role'>

/**
 * The instructions of a turn about these messages. `now` is shown as Istanbul's clock has it. What changes most often
 * comes last: model servers remember prompts by how they begin.
 */
export function systemPrompt(
  known: KnownStudent | null,
  now: Date,
  messages: readonly Named[] = [],
  care: Measures['prompt'] = 'usual',
): string {
  const { day, time } = istanbulTime(now)
  const parts = [...instructions[care]]
  if (known) parts.push(`<profil>\n${profileLines(known.profile, day, care).join('\n')}\n</profil>`)
  const days = known?.examDay && care !== 'care' ? daysBetween(day, known.examDay.day) : -1
  if (days === 0) parts.push(facts.examToday)
  if (days > 0) parts.push(fill(facts.examIn, { days }))
  parts.push(fill(facts.now, { day, time, weekday: weekdays.format(now) }), ...idsLine(messages))
  return parts.join('\n\n')
}

/**
 * On one line, and with nothing in it that could be taken for the end of what it stands in, or for a mark of the
 * model's.
 */
export const asData = (value: unknown): string => disarmMarks(JSON.stringify(value)).replaceAll('<', '\\u003c')

/** The companion's notes as data; nothing when there are none. */
export const notesBlock = (scratchpad: string): string[] =>
  scratchpad === '' ? [] : [`${background.notes}\n<notlar>\n${asData(scratchpad)}\n</notlar>`]

/** Most blocks of today's plan that a prompt names. */
const namedBlocks = 12

/** The student's work as data, each block with the id that tools take; nothing of one who has none yet. */
function workBlock(work: WorkSummary | null): string[] {
  if (!work) return []
  const { today, blocks, streak, lastExam } = work
  if (blocks.length === 0 && streak.longest === 0 && !lastExam) return []
  const named = blocks
    .slice(0, namedBlocks)
    .map(({ day: _today, note: _long, remind: _silent, ...block }) => asData(compact(block)))
  const more = blocks.length - named.length
  const lines = [
    fill(background.plan, { today, blocks: countBlocks(blocks.length) }),
    ...named,
    ...(more > 0 ? [fill(background.moreBlocks, { count: more })] : []),
    streakLine(streak),
    ...(lastExam ? [fill(background.lastExam, { exam: asData(compact(lastExam)) })] : []),
  ]
  return [`${background.work}\n<çalışma>\n${lines.join('\n')}\n</çalışma>`]
}

function streakLine({ current, lastStudyDay, todayDone }: WorkSummary['streak']): string {
  if (current > 0)
    return fill(background.streak, {
      days: current,
      today: todayDone ? background.studiedToday : background.notYetToday,
    })
  return background.noStreak + (lastStudyDay ? fill(background.lastStudied, { day: lastStudyDay }) : '')
}

const countBlocks = (count: number) => (count === 0 ? background.noBlocks : fill(background.blocks, { count }))

/**
 * Notes and work as a message of their own: what the companion wrote, to itself or by its tools, has no authority, and
 * stands among no instructions.
 */
export function backgroundMessage(scratchpad: string, work: WorkSummary | null): PromptMessage[] {
  const blocks = [...notesBlock(scratchpad), ...workBlock(work)]
  return blocks.length === 0 ? [] : [{ role: 'user', content: [background.opening, ...blocks].join('\n\n') }]
}

/**
 * What the corpus has on the student's question, each passage on a line after its label; nothing when it has nothing.
 */
export function passagesMessage(passages: readonly LabelledPassage[]): PromptMessage[] {
  if (passages.length === 0) return []
  const lines = passages.map(({ label, passage: { title, text } }) => `${label}: ${asData({ title, text })}`)
  const block = `${background.passages}\n<sayfalar>\n${lines.join('\n')}\n</sayfalar>`
  return [{ role: 'user', content: `${background.opening}\n\n${block}` }]
}

/** Of the last messages, how many have ids that tools take. */
const namedMessages = 10

const shortId = ({ position }: Pick<PastMessage, 'position'>) => `m${position}`

/** The last messages by the short ids that the model is given; they stay the same from turn to turn. */
export const messageIds = (messages: readonly PastMessage[]): Map<string, string> =>
  new Map(messages.slice(-namedMessages).map((message) => [shortId(message), message.id]))

/** From the newest on, and without a word of what they say. Where there is one message, it needs no name. */
function idsLine(messages: readonly Named[]): string[] {
  const named = messages.slice(-namedMessages).toReversed()
  const ids = named.map((message) => `${shortId(message)} ${message.role === 'user' ? facts.student : facts.you}`)
  return ids.length < 2 ? [] : [fill(facts.ids, { ids: ids.join(', ') })]
}

type Field = keyof typeof labels
const fields: readonly Field[] = [
  'displayName',
  'examType',
  'track',
  'grade',
  'examDate',
  'targetUniversity',
  'targetDepartment',
  'targetRank',
  'dailyHours',
  'strongSubjects',
  'weakSubjects',
  'about',
]
/** Where nothing of studying is spoken of. */
const personal: readonly Field[] = ['displayName', 'grade', 'about']

function profileLines(profile: StudentProfile, today: string, care: Measures['prompt']): string[] {
  const isCare = care === 'care'
  const lines = (isCare ? personal : fields).flatMap((field) => {
    const value = profile[field]
    const text = Array.isArray(value) ? value.join(', ') : value
    return text === null || text === '' ? [] : [`${labels[field]}: ${asData(text)}`]
  })
  const nets = Object.entries(profile.targetNets).map(
    ([exam, net = 0]) => `${exam.toUpperCase()} ${numbers.format(net)}`,
  )
  return [
    ...lines,
    ...(profile.birthYear === null
      ? []
      : [fill(facts.age, { years: Math.max(0, Number(today.slice(0, 4)) - profile.birthYear) })]),
    ...(nets.length === 0 || isCare ? [] : [fill(facts.targetNets, { nets: nets.join(', ') })]),
  ]
}

const numbers = new Intl.NumberFormat('tr')

const weekdays = new Intl.DateTimeFormat('tr', { weekday: 'long', timeZone: 'Europe/Istanbul' })

/** An upper estimate, the same for every model: the budget only has to keep a prompt within the context window. */
export const estimateTokens = ({ content, media }: Pick<PastMessage, 'content' | 'media'>): number =>
  tokensOf(content) + tokensPerMessage + media.length * tokensPerMessage + imagesOf(media).length * tokensPerImage

/** The newest messages that fit, oldest first. The newest one is always there: it is what the turn answers. */
export function fitHistory(newestFirst: readonly PastMessage[], budget: number): PastMessage[] {
  const kept: PastMessage[] = []
  let left = budget
  for (const message of newestFirst) {
    left -= estimateTokens(message)
    if (left < 0 && kept.length > 0) break
    kept.push(message)
  }
  return kept.reverse()
}

const maxImages = 4
const imagesOf = (media: readonly StoredMedia[]) => media.filter(({ kind }) => kind === 'image')

/** Ids of the images that a prompt shows: the last ones of the messages given. */
export const newestImages = (messages: readonly PastMessage[]): string[] =>
  messages.flatMap(({ media }) => imagesOf(media).map(({ id }) => id)).slice(-maxImages)

/** A message as the model is given it; `images` has the addresses of those that it is shown. */
export function promptMessage(
  { role, content, media }: PastMessage,
  images: ReadonlyMap<string, string>,
): PromptMessage {
  if (role === 'assistant') return { role, content }
  const shown = media.flatMap(({ id }) => images.get(id) ?? [])
  const named = media.filter(({ id }) => !images.has(id)).map(attachmentNote)
  const text = disarmMarks([content, ...named].filter((part) => part !== '').join('\n'))
  if (shown.length === 0) return { role, content: text }
  return {
    role,
    content: [
      ...(text === '' ? [] : [{ type: 'text' as const, text }]),
      ...shown.map((url) => ({ type: 'image_url' as const, image_url: { url } })),
    ],
  }
}

const kindNames = { image: 'görsel', audio: 'ses kaydı', video: 'video', file: 'dosya' } as const

/** Stands for an attachment that the model cannot look into. */
const attachmentNote = ({ kind, fileName }: StoredMedia): string =>
  `[Ek: ${kindNames[kind]}${fileName ? ` ${JSON.stringify(fileName)}` : ''}]`
