import { compile } from './match.ts'
import { linesOf } from './patterns/block.ts'
import { said } from './patterns/said.ts'
import { clausesOf } from './words.ts'

/** What must not be said to a minor. */
export const unsaid = ['methods', 'sexual', 'dosing', 'meeting'] as const satisfies readonly (keyof typeof said)[]
export type Unsaid = (typeof unsaid)[number]

const matcher = compile(
  unsaid.flatMap((kind, label) => linesOf(said[kind]).map((line) => ({ line, label }))),
  {},
)

/** What a text says that it must not; null when nothing. Pure, and linear in its length. */
export function saidPatterns(text: string): Unsaid | null {
  const { labels } = matcher.match(clausesOf(text.replaceAll('\0', '')))
  const found = Math.min(...labels.flatMap((some) => [...some]))
  return unsaid[found] ?? null
}

/** UTF-16 units after which a clause is taken in parts: people write none of that length. */
const longestClause = 1_200
/** Of a part, what the next one begins with: more than a pattern spans. */
const overlap = 600

/** Signs that end a clause, as `clausesOf` has them, where no later character can change that. */
const clauseEnd = /[\n("“«]|[.!?…;:)”»](?=[\p{Cf}\0]*[\s("“«])/u
const blank = /\s/g

/** A text that is read while it is written. */
export type SaidReader = {
  /** Takes more of the text: how much of it may be shown now, and what it says that it must not. */
  push(text: string): SaidSoFar
  /** The text is over, and so is its last clause. What is pushed next is another text. */
  end(): SaidSoFar
}

/**
 * `shown`: UTF-16 units of all that was pushed, from its beginning. `hit`: the clause after them says this, and ends at
 * `end`; nothing is read after it.
 */
export type SaidSoFar = { shown: number; hit: { kind: Unsaid; end: number } | null }

/**
 * Finds what `saidPatterns` finds, at whatever places the text was cut. No pattern spans two clauses, so each is judged
 * once it is over. Of the clause that is still open nothing more is shown while it reads like what must not be said:
 * one word more may bar the pattern ("adresini paylaş" → "adresini paylaşma"), or make it certain. So no text that is
 * shown ever has what must not be said, and nothing else is held back. The work of a push is bounded by its length and
 * `longestClause`.
 */
export function readSaid(): SaidReader {
  /** From the beginning of the open clause on. */
  let open = ''
  /** What it says so far. */
  let kind: Unsaid | null = null
  /** Where `open` begins in all that was pushed. */
  let start = 0
  let shown = 0

  /** Judges the clauses that are over. */
  function readWhole(): SaidSoFar['hit'] {
    for (let end = endOfClause(open); end !== null; end = endOfClause(open)) {
      const kind = saidPatterns(open.slice(0, end.at))
      if (kind) return { kind, end: start + end.at }
      shown = Math.max(shown, start + end.at)
      start += end.next
      open = open.slice(end.next)
    }
    return null
  }

  return {
    push(text) {
      open += text
      const hit = readWhole()
      kind = hit ? null : saidPatterns(open)
      if (!hit && !kind) shown = start + open.length
      return { shown, hit }
    },
    end() {
      const end = start + open.length
      if (kind) return { shown, hit: { kind, end } }
      open = ''
      start = end
      shown = end
      return { shown, hit: null }
    },
  }
}

/**
 * Where the first clause is over, and where the next begins; null while it may go on. Depends on the text alone, not on
 * its pieces.
 */
function endOfClause(text: string): { at: number; next: number } | null {
  const sign = clauseEnd.exec(text)
  if (sign && sign.index < longestClause) return { at: sign.index + 1, next: sign.index + 1 }
  if (text.length <= longestClause) return null
  const at = blankAfter(text, longestClause)
  if (at === null) return null
  return { at, next: Math.min(at, blankAfter(text, at - overlap) ?? at) }
}

/** The first blank from here on; a word without end is cut. */
function blankAfter(text: string, from: number): number | null {
  blank.lastIndex = from
  const found = blank.exec(text)?.index ?? null
  if (found !== null && found < from + overlap) return found
  return text.length >= from + overlap ? from + overlap : null
}
