import { createHash } from 'node:crypto'
import { tokensOf } from '../../clients/tokens.ts'
import { type Word, wordsOf, wordsVersion } from '../words.ts'
import type { Exam, Page } from './page.ts'
import { chunkerVersion, splitPage } from './split.ts'

/** Where a stem weighs more than in the text: in the title; in the page's subject or tags; in the heading. */
export type Above = 'title' | 'tag' | 'heading'

/** A passage as it is stored. */
export type NewPassage = {
  /** From 1 on, in its generation. */
  number: number
  page: string
  place: number
  exam: Exam
  text: string
  tokens: number
  /** What its vector is made of: its page's title stands before it. */
  embedded: string
  /** SHA-256 of that and of how pages are split, in hexadecimal. */
  hash: string
  /** Every stem once, with where it stands besides the text. */
  stems: Map<string, Above[]>
}

export type Made = {
  passages: NewPassage[]
  /** How they begin, each once. */
  words: string[]
  /** How many passages of an exam have a stem; the empty stem counts them all. */
  stems: Array<{ stem: string; exam: Exam; passages: number }>
}

/** What is stored of these pages. */
export async function makePassages(pages: readonly Page[]): Promise<Made> {
  const passages: NewPassage[] = []
  const words = new Set<string>()
  const counts = new Map<string, { stem: string; exam: Exam; passages: number }>()
  const count = (stem: string, exam: Exam) => {
    const counted = counts.get(`${exam} ${stem}`) ?? { stem, exam, passages: 0 }
    counted.passages += 1
    counts.set(`${exam} ${stem}`, counted)
  }
  for (const page of pages)
    for (const { place, heading, text } of await splitPage(page)) {
      const above: Array<[Above, Word[]]> = [
        ['title', wordsOf(page.title)],
        ['tag', wordsOf([page.subject, ...page.tags].join('\n'))],
        ['heading', wordsOf(heading)],
      ]
      const own = wordsOf(text)
      const embedded = `${page.title}\n\n${text}`
      const stems = new Map<string, Above[]>(own.map(({ stem }) => [stem, []]))
      for (const [where, some] of above)
        for (const stem of new Set(some.map(({ stem }) => stem))) stems.set(stem, [...(stems.get(stem) ?? []), where])
      for (const { word } of [...own, ...above.flatMap(([, some]) => some)]) words.add(word)
      for (const stem of ['', ...stems.keys()]) count(stem, page.exam)
      const number = passages.length + 1
      const { page: name, exam } = page
      passages.push({
        ...{ number, page: name, place, exam, text, embedded, stems },
        tokens: tokensOf(embedded),
        hash: sha256(`${chunkerVersion}\n${embedded}`),
      })
    }
  return { passages, words: [...words], stems: [...counts.values()] }
}

/**
 * Of everything that a generation is made of: the same pages, split and read in the same way, with vectors of the same
 * model.
 */
export const fingerprintOf = (pages: readonly Page[], model: string | null, dimensions: number | null): string =>
  sha256(JSON.stringify([chunkerVersion, wordsVersion, model, dimensions, pages]))

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
