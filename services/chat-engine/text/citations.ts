import type { Source } from '@yoldas/contracts/chat'
import type { Passage } from '../corpus/passage.ts'

export type LabelledPassage = { label: string; passage: Passage }

/** The passages that a turn was given, by the labels that the model marks them with. */
export type Given = {
  /** Gives labels, each once in the turn; a passage that has one keeps it. */
  label(passages: readonly Passage[]): LabelledPassage[]
  /** What stands in a mark, as passages: of labels that were not given, none. */
  named(mark: string): Passage[]
}

export function openGiven(): Given {
  const labels = new Map<string, string>()
  const passages = new Map<string, Passage>()
  return {
    label: (found) =>
      found.map((passage) => {
        const label = labels.get(passage.id) ?? `k${labels.size + 1}`
        labels.set(passage.id, label)
        passages.set(label, passage)
        return { label, passage }
      }),
    named: (mark) => mark.split(',').flatMap((label) => passages.get(label.trim().toLowerCase()) ?? []),
  }
}

/** What the model is given of a passage: its year where its numbers are of one. */
export const shownOf = ({ title, year, text }: Passage) => ({ title, ...(year !== null && { year }), text })

/** A passage that a bubble uses, in its text up to the offset (UTF-16 units). */
export type Cited = { passage: Passage; offset: number }

/** One source a page, in the order of their first use; nothing of what was cut off after `length`. */
export function sourcesOf(cited: readonly Cited[], length: number): Source[] {
  const pages = new Map<string, Source>()
  for (const { passage, offset } of cited) {
    const { id, page, title, url } = passage
    if (offset <= length && !pages.has(page)) pages.set(page, { id, title, ...(url !== null && { url }) })
  }
  return [...pages.values()]
}
