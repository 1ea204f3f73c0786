import { readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { StudentProfile } from '@yoldas/contracts/profile'
import { z } from 'zod'

export const classes = ['plain', 'ascii', 'upper', 'suffixed', 'misspelt', 'paraphrase', 'nothing'] as const

const Judged = z.object({
  question: z.string().min(1),
  /** How it is written. `nothing`: no page is about it. */
  class: z.enum(classes),
  exam: StudentProfile.shape.examType,
  /** Each of them answers it. */
  pages: z.array(z.string()),
})
export type Judged = z.infer<typeof Judged>

const folder = resolve(import.meta.dirname, '../questions')

/** Messages that no page answers, by an author who had seen no page and no pattern. */
export async function readOffTopic(): Promise<string[]> {
  const text = await readFile(join(folder, 'offtopic.tsv'), 'utf8')
  return text.split('\n').filter((line) => line.trim() !== '')
}

/** The questions of every `.jsonl` file in `corpus/questions`. */
export async function readQuestions(): Promise<Judged[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.jsonl')).sort()
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))
  const lines = texts.flatMap((text) => text.split('\n').filter((line) => line.trim() !== ''))
  return lines.map((line) => Judged.parse(JSON.parse(line)))
}
