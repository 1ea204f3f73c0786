import { isCloseness, readSaid, type SaidSoFar, type Unsaid } from '../care/saidPatterns.ts'
import type { Marked } from '../text/marks.ts'

/**
 * What may be shown now. With a hit: what comes after it must not be, and neither must anything that is pushed later;
 * after one of closeness it comes with the next push.
 */
export type Guarded = { parts: Marked[]; hit: Hit | null }
/**
 * `text` is not shown: it ends with the clause that says what must not be said, of which the last `shown` UTF-16 units
 * before it were shown.
 */
export type Hit = { kind: Unsaid; text: string; shown: number }

export type Guard = {
  push(parts: readonly Marked[]): Guarded
  /** The text is over. What is pushed next is another text. */
  end(): Guarded
}

/** Keeps back what must not be said to a minor, with the marks in it, wherever the text was cut into pieces. */
export function openGuard(): Guard {
  const reader = readSaid()
  let held: Marked[] = []
  /** UTF-16 units of text before what is held. */
  let passed = 0

  /** Takes out what is held up to this place, and the marks there. */
  function take(until: number): Marked[] {
    const taken: Marked[] = []
    for (let part = held.shift(); part; part = held.shift()) {
      const length = 'text' in part ? part.text.length : 0
      if ('text' in part && passed + length > until) {
        const cut = until - passed
        held.unshift({ text: part.text.slice(cut) })
        if (cut > 0) taken.push({ text: part.text.slice(0, cut) })
        passed = until
        return taken
      }
      passed += length
      taken.push(part)
    }
    return taken
  }

  function answer({ shown, hit }: SaidSoFar): Guarded {
    const parts = take(shown)
    if (!hit) return { parts, hit: null }
    const alreadyShown = Math.max(0, passed - hit.start)
    const text = textOf(take(hit.end))
    if (!isCloseness(hit.kind)) held = []
    return { parts, hit: { kind: hit.kind, text, shown: alreadyShown } }
  }

  return {
    push(parts) {
      held.push(...parts)
      return answer(reader.push(textOf(parts)))
    },
    end: () => answer(reader.end()),
  }
}

const textOf = (parts: readonly Marked[]) => parts.map((part) => ('text' in part ? part.text : '')).join('')
