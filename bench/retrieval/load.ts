import { resolve } from 'node:path'
import type { Embeddings } from '@yoldas/chat-engine/clients/embeddings'
import { readPages } from '@yoldas/chat-engine/corpus/ingest/folder'
import { Exam, type Page } from '@yoldas/chat-engine/corpus/ingest/page'

export const shippedCorpus = resolve(import.meta.dirname, '../../corpus')

const sectionsOfPage = 4
const wordsOfSection = 100
/** Half of all pages are of one exam. */
const commonExam: Exam = 'yks'

/** The same numbers from 0 to 1 at every run. */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Pages that have so many passages, of the words of the shipped corpus as often as they stand there. */
export async function makePages(passages: number): Promise<Page[]> {
  const bodies = (await readPages(shippedCorpus)).map(({ body }) => body)
  const words = bodies.join(' ').match(/\p{L}+/gu) ?? []
  const random = seeded(1)
  const pick = () => words[Math.floor(random() * words.length)] ?? ''
  const text = (length: number) => Array.from({ length }, pick).join(' ')
  return Array.from({ length: Math.ceil(passages / sectionsOfPage) }, (_, i): Page => {
    const exam = i % 2 === 0 ? commonExam : (Exam.options[Math.floor(i / 2) % Exam.options.length] ?? commonExam)
    const sections = Array.from({ length: sectionsOfPage }, () => `## ${text(3)}\n\n${text(wordsOfSection)}.`)
    const body = sections.join('\n\n')
    return {
      ...{ page: `${exam}/${i}`, title: text(4), exam, subject: pick(), tags: [pick(), pick()], body },
      ...{ source: 'bench', url: null, reviewed: null, year: null },
    }
  })
}

/** What lies around a direction is that far from it: neighbours of a question are of its cluster, and differ. */
const spread = 0.8
const clusters = 500

/** Vectors around common directions, as texts have them; random ones would all be equally far from each other. */
export function clusteredEmbeddings(dimensions: number): Embeddings {
  const random = seeded(2)
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  const direction = () => Array.from({ length: dimensions }, () => normal() / Math.sqrt(dimensions))
  const centres = Array.from({ length: clusters }, direction)
  const near = () => {
    const centre = centres[Math.floor(random() * clusters)] ?? []
    return centre.map((value) => value + (spread * normal()) / Math.sqrt(dimensions))
  }
  return { model: 'clustered', dimensions, embed: async (texts) => texts.map(near) }
}
