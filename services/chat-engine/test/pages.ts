import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createMetrics } from '@yoldas/telemetry'
import type { Embeddings } from '../clients/embeddings.ts'
import type { Question } from '../corpus/passage.ts'
import { retrievalMetrics } from '../metrics.ts'

export type WrittenPage = { exam?: string; title: string; body: string; url?: string; year?: number | null }

/** A folder of pages by their names, with their titles as tags, removed when it is disposed of. */
export async function writeCorpus(pages: Record<string, WrittenPage>) {
  const folder = await mkdtemp(join(tmpdir(), 'yoldas-corpus-'))
  for (const [page, { exam = page.split('/')[0], title, body, url, year = null }] of Object.entries(pages)) {
    const shown = { title, exam, subject: 'deneme', tags: [title], source: 'test' }
    const front = { ...shown, ...(url ? { url } : {}), reviewed: null, year }
    const lines = Object.entries(front).map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
    await mkdir(dirname(join(folder, `${page}.md`)), { recursive: true })
    await writeFile(join(folder, `${page}.md`), `---\n${lines.join('\n')}\n---\n\n${body}\n`)
  }
  return { folder, [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }) }
}

export const dimensions = 4

/**
 * Texts that have one of these words lie in its direction, all other passages in the last, and other messages near none;
 * `asked` are the texts of each request.
 */
export function planted(directions: readonly string[], model = 'planted') {
  const asked: Array<readonly string[]> = []
  const vectorOf = (text: string) => {
    const direction = directions.findIndex((word) => text.includes(word))
    if (direction === -1 && !text.includes('\n\n')) return Array.from({ length: dimensions }, () => 1)
    return Array.from({ length: dimensions }, (_, i) => Number(i === (direction === -1 ? dimensions - 1 : direction)))
  }
  const embeddings: Embeddings = {
    model,
    dimensions,
    embed: async (texts) => {
      asked.push(texts)
      return texts.map(vectorOf)
    },
  }
  return { ...embeddings, asked }
}

export const retrievals = () => retrievalMetrics(createMetrics())

export const asks = (text: string, more: Partial<Question> = {}): Question => ({
  text,
  previous: null,
  exam: 'yks',
  ...more,
})
