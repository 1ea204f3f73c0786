import { type Closeness, closenessKinds, type Judgement, listener, nothingHeard } from './closeness.ts'
import { compile } from './match.ts'
import { linesOf } from './patterns/block.ts'
import { said } from './patterns/said.ts'
import { clausesOf } from './words.ts'

/** What must not be said to a minor: an answer that says it ends there. */
const ending = ['methods', 'sexual', 'dosing', 'meeting'] as const satisfies readonly (keyof typeof said)[]
export type Ending = (typeof ending)[number]

/** What must not be said; of the closeness of a person only the clause is left out. */
export type Unsaid = Ending | Closeness
export const unsaid: readonly Unsaid[] = [...ending, ...closenessKinds]

export const isCloseness = (kind: Unsaid): kind is Closeness => closenessKinds.some((one) => one === kind)

const matcher = compile(
  ending.flatMap((kind, label) => linesOf(said[kind]).map((line) => ({ line, label }))),
  {},
)

/** What a text says that it must not; null when nothing. Pure, and linear in its length. */
export function saidPatterns(text: string): Unsaid | null {
  const found = endingOf(text)
  if (found) return found
  const reader = readSaid()
  return reader.push(text).hit?.kind ?? reader.end().hit?.kind ?? null
}

function endingOf(text: string): Ending | null {
  const { labels } = matcher.match(clausesOf(text.replaceAll('\0', '')))
  const found = Math.min(...labels.flatMap((some) => [...some]))
  return ending[found] ?? null
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
  /**
   * Takes more of the text: how much of it may be shown now, and what it says that it must not. After a hit of
   * closeness what follows that clause is read with the next push, which may be empty.
   */
  push(text: string): SaidSoFar
  /** The text is over, and so is its last clause. What is pushed next is another text. */
  end(): SaidSoFar
}

/**
 * `shown`: UTF-16 units of all that was pushed, from its beginning. `hit`: the clause from `start` to `end` says this;
 * some of it may have been shown. Nothing is read after one that ends the answer.
 */
export type SaidSoFar = { shown: number; hit: { kind: Unsaid; start: number; end: number } | null }

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
  /** What it says so far, from where on. */
  let openHit: { kind: Unsaid; start: number } | null = null
  /** Where `open` begins in all that was pushed. */
  let start = 0
  let shown = 0
  /** What the clauses before the open one say of it. */
  let heard = nothingHeard

  const hear = listener()

  const judge = (clause: string): Omit<Judgement, 'kind'> & { kind: Unsaid | null } => {
    const next = hear(clause, heard)
    const kind = endingOf(clause)
    return kind ? { ...next, kind, back: 0 } : next
  }

  /** Judges the clauses that are over. */
  function readWhole(): SaidSoFar['hit'] {
    for (let end = endOfClause(open); end !== null; end = endOfClause(open)) {
      const judged = judge(open.slice(0, end.at))
      const hit = judged.kind && { kind: judged.kind, start: start - judged.back, end: start + end.at }
      if (hit && !isCloseness(hit.kind)) return hit
      heard = judged.heard
      const next = hit ? end.at : end.next
      start += next
      open = open.slice(next)
      if (hit) return hit
      shown = Math.max(shown, start - next + end.at)
    }
    return null
  }

  return {
    push(text) {
      open += text
      const hit = readWhole()
      const { kind, back } = judge(open)
      openHit = kind && !hit ? { kind, start: start - back } : null
      if (!hit && !openHit) shown = start + open.length
      const soFar = { shown, hit }
      if (hit) shown = Math.max(shown, hit.end)
      return soFar
    },
    end() {
      const end = start + open.length
      const hit = openHit && { ...openHit, end }
      const soFar = { shown: hit ? shown : end, hit }
      openHit = null
      open = ''
      start = end
      shown = end
      heard = nothingHeard
      return soFar
    },
  }
}

/** The clauses of a text, which they make up together. */
export function clausesIn(text: string): string[] {
  const clauses: string[] = []
  let open = text
  for (let end = endOfClause(open); end !== null; end = endOfClause(open)) {
    clauses.push(open.slice(0, end.at))
    open = open.slice(end.next)
  }
  return [...clauses, open]
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
