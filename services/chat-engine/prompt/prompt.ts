import type { StoredMedia } from '@yoldas/contracts/media'
import type { ExamDay, StudentProfile } from '@yoldas/contracts/profile'
import { istanbulTime } from '@yoldas/time'
import type { Measures } from '../care/rules.ts'
import type { PromptMessage, UserContent } from '../clients/completion/request.ts'
import { disarmMarks } from '../text/marks.ts'
import { facts, fill, instructions, labels } from './promptTexts.ts'

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

/**
 * The instructions of a turn, and who the student is: nothing but what stays the same all day, since model servers
 * remember prompts by how they begin.
 */
export function systemPrompt(known: KnownStudent | null, now: Date, care: Measures['prompt'] = 'usual'): string {
  const parts = [...instructions[care]]
  const { day } = istanbulTime(now)
  if (known) parts.push(`<profil>\n${profileLines(known.profile, day, care).join('\n')}\n</profil>`)
  return parts.join('\n\n')
}

/**
 * On one line, and with nothing in it that could be taken for the end of what it stands in, or for a mark of the
 * model's.
 */
export const asData = (value: unknown): string => disarmMarks(JSON.stringify(value)).replaceAll('<', '\\u003c')

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
  const isCare = care === 'care' || care === 'suspect'
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

const maxImages = 4
export const imagesOf = (media: readonly StoredMedia[]) => media.filter(({ kind }) => kind === 'image')

/** Ids of the images that a prompt shows: the last ones of the messages given. */
export const newestImages = (messages: readonly PastMessage[]): string[] =>
  messages.flatMap(({ media }) => imagesOf(media).map(({ id }) => id)).slice(-maxImages)

/** A message as the model is given it; `images` has the addresses of those that it is shown. */
export function promptMessage(message: PastMessage, images: ReadonlyMap<string, string>): PromptMessage {
  const { role, content } = message
  return role === 'assistant' ? { role, content } : { role, content: wordsOf(message, images) }
}

/** What the student wrote and attached. */
export function wordsOf(
  { content, media }: Pick<PastMessage, 'content' | 'media'>,
  images: ReadonlyMap<string, string>,
): UserContent {
  const shown = media.flatMap(({ id }) => images.get(id) ?? [])
  const named = media.filter(({ id }) => !images.has(id)).map(attachmentNote)
  const text = disarmMarks([content, ...named].filter((part) => part !== '').join('\n'))
  if (shown.length === 0) return text
  return [
    ...(text === '' ? [] : [{ type: 'text' as const, text }]),
    ...shown.map((url) => ({ type: 'image_url' as const, image_url: { url } })),
  ]
}

const kindNames = { image: 'görsel', audio: 'ses kaydı', video: 'video', file: 'dosya' } as const

/** Stands for an attachment that the model cannot look into. */
const attachmentNote = ({ kind, fileName, transcript }: StoredMedia): string => {
  const name = fileName ? ` ${JSON.stringify(fileName)}` : ''
  const said = transcript?.text ? `, öğrencinin söylediği: ${JSON.stringify(transcript.text)}` : ''
  return `[Ek: ${kindNames[kind]}${name}${said}]`
}
