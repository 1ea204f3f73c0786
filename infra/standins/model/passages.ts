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

/** Says a sentence of the best passage, the one that has most of the question's words, and marks it. */
export function quote([best]: readonly Passage[], question: string): string | undefined {
  if (!best) return undefined
  const asked = new Set(stemsOf(question))
  const scored = sentencesOf(best.text).map((sentence) => ({
    sentence,
    score: new Set(stemsOf(sentence).filter((stem) => asked.has(stem))).size,
  }))
  const most = Math.max(...scored.map(({ score }) => score))
  const chosen = scored.find(({ score }) => score === most)?.sentence ?? best.text
  const source = best.mark ?? (best.label ? `(Kaynak: ${best.label})` : '')
  return `Elimdeki kaynakta şöyle geçiyor: “${shorten(chosen, 400)}” ${source}`.trimEnd()
}

const stemsOf = (text: string): string[] => [...fold(text).matchAll(/[a-z]{4,}/g)].map(([word]) => word.slice(0, 5))

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
