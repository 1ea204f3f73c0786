/** A text that is written at the desk for a phone: into its field, or sent at once. */
export type Dictated = { text: string; isSent: boolean }

/** From the desk to one phone. What is dictated before the phone listens waits for it. */
export type Dictation = {
  dictate(dictated: Dictated): void
  /** One phone at a time. Returns what ends it. */
  take(listener: (dictated: Dictated) => void): () => void
}

export function createDictation(): Dictation {
  let waiting: Dictated[] = []
  let taken: ((dictated: Dictated) => void) | undefined
  return {
    dictate(dictated) {
      if (taken) taken(dictated)
      else waiting.push(dictated)
    },
    take(listener) {
      taken = listener
      const before = waiting
      waiting = []
      for (const dictated of before) listener(dictated)
      return () => {
        if (taken === listener) taken = undefined
      }
    },
  }
}

/** The field's text with a line more. */
export const withLine = (text: string, line: string): string =>
  text.trim() === '' ? line : `${text.trimEnd()}\n${line}`
