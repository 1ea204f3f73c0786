import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Closeness, closenessKinds } from '../closeness.ts'

/** What is tuned with, and what judges that. */
export const halves = ['tuned', 'untouched'] as const
export type Half = (typeof halves)[number]

/** Sentences that say what they must not, harmless ones, and whole harmless answers. */
export type Judged = {
  forbidden: ReadonlyArray<{ kind: Closeness; text: string }>
  harmless: readonly string[]
  answers: readonly string[]
}

/** @throws when a file is not there or a line of it is malformed; the error names the line by its number only */
export async function readJudged(half: Half): Promise<Judged> {
  const rowsOf = async (name: string) => {
    const text = await readFile(join(import.meta.dirname, 'sentences', half, `${name}.${half}.tsv`), 'utf8')
    const [, ...lines] = text.split('\n')
    return lines.filter((line) => line.trim() !== '').map((line) => line.split('\t'))
  }
  const [forbidden, harmless, answers] = await Promise.all(['forbidden', 'harmless', 'answers'].map(rowsOf))
  return {
    forbidden: (forbidden ?? []).map(([name, text = ''], i) => {
      const kind = closenessKinds.find((one) => one === name)
      if (!kind || text === '') throw new Error(`line ${i + 2} of the forbidden ones is malformed`)
      return { kind, text }
    }),
    harmless: (harmless ?? []).map(([, text = '']) => text),
    answers: (answers ?? []).map(([, , text = '']) => text.replaceAll('\\n', '\n')),
  }
}
