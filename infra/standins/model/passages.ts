import { z } from 'zod'
import { fold, shorten } from './turkish.ts'

/** `mark` is what an answer writes where it uses the passage; none where nobody asked for marks. */
export type Passage = { label: string | undefined; mark: string | undefined; text: string }

const passageElement = /<(pasaj|passage|kaynak|source|belge|document|parça|alıntı)\b([^>]*)>([\s\S]*?)<\/\1>/giu
const passageLine = /^\[([\w-]{1,40})\][ :]+(\S.*)$/gmu

/** Passages among instructions: elements such as `<pasaj id="…" başlık="…">…</pasaj>`, or lines such as `[1] …`. */
export function passagesIn(instructions: string): Passage[] {
  const elements = [...instructions.matchAll(passageElement)].map(([, , attributes = '', text = '']) => ({
    label: attributeOf(attributes, 'başlık|title') ?? attributeOf(attributes, 'id'),
    mark: undefined,
    text: text.trim(),
  }))
  if (elements.length > 0) return elements.filter(({ text }) => text !== '')
  return [...instructions.matchAll(passageLine)].map(([, label, text = '']) => ({ label, mark: undefined, text }))
}

const attributeOf = (attributes: string, names: string) =>
  new RegExp(`(?:^|\\s)(?:${names})\\s*=\\s*"([^"]+)"`, 'iu').exec(attributes)?.[1]

const Labelled = z.object({ title: z.string(), text: z.string() })
const block = /^<sayfalar>\n(.*?)\n<\/sayfalar>$/ms
const line = /^(k\d+): (\{.*\})$/gm
const markOf = (label: string) => `⟨${label}⟩`

/** Passages as data in a message before the question: `k1: {"title":"…","text":"…"}`, a line each. */
export function labelledPassages(message: string): Passage[] {
  const [, lines = ''] = block.exec(message) ?? []
  return [...lines.matchAll(line)].flatMap(([, label = '', written = '']) => {
    const passage = read(Labelled, written)
    return passage ? [{ label: passage.title, mark: markOf(label), text: passage.text }] : []
  })
}

const Found = z.looseObject({ passages: z.array(z.looseObject({ label: z.string() })) })

/** The marks of all passages that a result has; '' for one that has none. */
export const marksOf = (content: string): string =>
  (read(Found, content)?.passages ?? []).map(({ label }) => markOf(label)).join('')

function read<Schema extends z.ZodType>(schema: Schema, written: string): z.output<Schema> | undefined {
  try {
    return schema.safeParse(JSON.parse(written)).data
  } catch {
    return undefined
  }
}

/** Content words that a passage and a question have in common before it is quoted. */
const leastShared = 2

/** Says a sentence of the first passage that fits what was asked: the one with most of its words, and marks it. */
export function quote(passages: readonly Passage[], asked: string): string | undefined {
  const stems = stemsOf(asked)
  const best = passages.find(({ label = '', text }) => sharedBy(`${label} ${text}`, stems) >= leastShared)
  if (!best) return undefined
  const scored = sentencesOf(best.text).map((sentence) => ({ sentence, score: sharedBy(sentence, stems) }))
  const most = Math.max(...scored.map(({ score }) => score))
  const chosen = scored.find(({ score }) => score === most)?.sentence ?? best.text
  return `Elimdeki kaynakta şöyle geçiyor: “${shorten(chosen, 400)}” ${sourceOf(best)}`.trimEnd()
}

/** What an answer says behind what it has from the passage. */
export const sourceOf = ({ mark, label }: Passage): string => mark ?? (label ? `(Kaynak: ${label})` : '')

/** Whether these words alone are too few to find a passage by. */
export const saysLittle = (words: string): boolean => stemsOf(words).size < leastShared

const sharedBy = (text: string, stems: ReadonlySet<string>): number =>
  [...stemsOf(text)].filter((stem) => stems.has(stem)).length

const noContent = /^(?:nasil|neden|nicin|nedir|neler|hangi|kadar|icin|gibi|daha|bana|benim|sana|senin|bunu|diye|olur)$/

/** The content words, by the letters that Turkish endings leave alone. */
const stemsOf = (text: string): Set<string> =>
  new Set([...fold(text).matchAll(/[a-z]{4,}/g)].flatMap(([word]) => (noContent.test(word) ? [] : [word.slice(0, 5)])))

const shortestSentence = 20

/** Without Markdown's headings, and the signs of its lists and stresses. */
function sentencesOf(text: string): string[] {
  return text
    .split('\n')
    .filter((written) => !/^\s*(?:#|\||$)/.test(written))
    .flatMap((written) =>
      written
        .replace(/^\s*(?:[-*+>]|\d+[.)])\s+/, '')
        .replaceAll(/\*\*|__/g, '')
        .split(/(?<=[.!?…])\s+/),
    )
    .filter((sentence) => sentence.length >= shortestSentence)
}
