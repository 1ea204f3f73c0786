import { closesFence, longestOpenFormula, openedFence, openFormulaAt } from '@yoldas/text'
import { formulaFilter } from './formulas.ts'

/** The text of `bubble` from `offset` (UTF-16 units) on is replaced by `delta`. */
export type Chunk = { bubble: number; offset: number; delta: string }

export type BubbleSplitter = {
  /** Takes the next piece of the model's text; returns what a client is to be shown, possibly nothing. */
  push(piece: string): Chunk[]
  /**
   * What is pushed next is another text, for a bubble of its own while there is one left. Returns what was held back.
   */
  split(): Chunk[]
  /** The text stopped within a sentence: its last bubble ends before that, and nothing that follows is taken. */
  cut(): Chunk[]
  /** The text is over: flushes what was held back. Called again, it returns nothing. */
  end(): Chunk[]
  /** The bubbles as they stand: what the chunks returned so far rebuild. After `end`: what is stored. */
  readonly bubbles: readonly string[]
  /** Whether the text has been cut because it is too long: nothing that follows is taken. */
  readonly isFull: boolean
}

export const maxBubbles = 5
/** Code points of an answer, over all its bubbles. */
export const maxCharacters = 16_000
/** UTF-16 units before the cut in which a sentence is looked for, and then a word. */
const longestSentence = 2_000

/**
 * Splits a model's text into at most five bubbles, or `most`, while it arrives. The bubbles don't depend on how the text was cut
 * into pieces, and the work is linear in its length.
 *
 * - A blank line ends a bubble, except inside a fenced block or a formula in `$$`, and in a list that goes on after it
 *   with an item or with a line indented by two blanks or a tab. A list is open from its first item to the end of the
 *   bubble, so that neither a lazy line nor an unindented fence between two items breaks it. An item may be indented at
 *   will; a thematic break (`---`, `* * *`) does not count.
 * - Fences are CommonMark's; in a list they may be indented as deep as they like, or open on an item's line.
 * - A formula that is not closed after `longestOpenFormula` UTF-16 units is text.
 * - The last of so many bubbles takes all the rest as written, blank lines included.
 * - A bubble begins at the start of a line, whose indentation stays (dropping it would nest the items that follow, or
 *   shift code against its fence), and ends with a visible character. Visible is what `trim` leaves.
 * - `\(…\)` and `\[…\]` become `$…$` and `$$…$$`, as the formula filter says.
 * - Every line break becomes `\n`, NUL is dropped and a lone surrogate becomes U+FFFD: Postgres stores neither.
 *
 * A text that goes beyond `maxCharacters` is cut at the end of a sentence in its last bubble, and its last chunk is an
 * empty one at the cut. Nothing else that was shown is ever taken back: chunks only append. Held back are whitespace
 * until something visible follows it, half of a surrogate pair, what the formula filter holds back and, after a blank
 * line in a list, what may yet turn out to be no item (`-`, `12.`, `* *`).
 */
export function bubbleSplitter(most = () => maxBubbles): BubbleSplitter {
  const bubbles: string[] = []
  let chunks: Chunk[] = []
  let unread = ''
  let line = ''
  /** Read and not shown: whitespace, and after it the start of a line for which no bubble has been chosen. */
  let held = ''
  let mayStartBubble = true
  /** Only a character like this can tell more about the line than is known. */
  let telling = visible
  let inList = false
  let fence = ''
  /** UTF-16 units of the formula in `$$` that is open, from its first dollar on; 0 without one. */
  let formulaLength = 0
  const formulas = formulaFilter()
  let charactersLeft = maxCharacters
  let isFull = false

  function read(text: string) {
    const [rest = '', ...nextLines] = text.split('\n')
    extendLine(rest)
    for (const next of nextLines) {
      endLine()
      extendLine(next)
    }
  }

  function extendLine(text: string) {
    line += text
    held += text
    if (!telling.test(text)) return
    const awaited = mayStartBubble && inList ? undecidedUntil(line) : null
    telling = awaited ?? visible
    if (!awaited) show()
  }

  function endLine() {
    if (visible.test(line)) {
      show()
      readMarkup()
    } else if (formulaLength > 0) {
      readFormula()
    } else if (fence === '' && bubbles.length < most()) {
      mayStartBubble = true
    }
    telling = visible
    held += '\n'
    line = ''
  }

  function readMarkup() {
    if (formulaLength > 0) {
      readFormula()
    } else if (fence === '') {
      inList ||= isItem(line)
      fence = openedFence(inList ? line.replace(itemStart, '') : line)
      if (fence === '') readFormula()
    } else if (closesFence(inList ? line.trimStart() : line, fence)) {
      fence = ''
    }
  }

  function readFormula() {
    const openAt = openFormulaAt(line, formulaLength > 0)
    const before = openAt === 0 ? formulaLength : 0
    const length = openAt === null ? 0 : before + line.length - openAt + 1
    formulaLength = length > longestOpenFormula ? 0 : length
  }

  function show() {
    if (isFull) return
    if (mayStartBubble) chooseBubble()
    const text = held.trimEnd()
    held = held.slice(text.length)
    if (text !== '') append(text)
  }

  function chooseBubble() {
    mayStartBubble = false
    if (inList && continuesList(line)) return
    bubbles.push('')
    held = line
    inList = false
  }

  function append(delta: string) {
    const bubble = bubbles.length - 1
    const shown = bubbles[bubble] ?? ''
    const length = countCharacters(delta)
    if (length > charactersLeft) return cutOff(bubble, shown, delta)
    charactersLeft -= length
    bubbles[bubble] = shown + delta
    addChunk({ bubble, offset: shown.length, delta })
  }

  function addChunk(chunk: Chunk) {
    const last = chunks.at(-1)
    if (last?.bubble === chunk.bubble) last.delta += chunk.delta
    else chunks.push(chunk)
  }

  function cutOff(bubble: number, shown: string, delta: string) {
    isFull = true
    const fitting = [...delta].slice(0, charactersLeft).join('')
    const whole = shown + delta
    const kept = whole.slice(0, endOfSentence(whole, shown.length + fitting.length)).trimEnd()
    if (kept.length > shown.length) addChunk({ bubble, offset: shown.length, delta: kept.slice(shown.length) })
    if (kept === '') bubbles.pop()
    else bubbles[bubble] = kept
    const last = bubbles.length - 1
    chunks.push({ bubble: last, offset: bubbles[last]?.length ?? 0, delta: '' })
  }

  function push(piece: string) {
    chunks = []
    if (isFull) return chunks
    const text = unread + piece.replaceAll('\0', '')
    unread = halfCharacter.exec(text)?.[0] ?? ''
    read(formulas.push(storable(text.slice(0, text.length - unread.length))))
    return chunks
  }

  /** All that was pushed is read. */
  function flush() {
    read(formulas.push(storable(unread)) + formulas.end())
    unread = ''
  }

  function end() {
    chunks = []
    flush()
    if (visible.test(line)) show()
    return chunks
  }

  return {
    bubbles,
    get isFull() {
      return isFull
    },
    push,
    split() {
      chunks = []
      flush()
      read('\n\n')
      inList = false
      fence = ''
      formulaLength = 0
      mayStartBubble = bubbles.length < most()
      return chunks
    },
    cut() {
      const flushed = end()
      const last = bubbles.length - 1
      const whole = bubbles[last]
      if (isFull) return flushed
      isFull = true
      if (whole === undefined) return flushed
      const kept = whole.slice(0, endOfWhole(whole)).trimEnd()
      bubbles[last] = kept
      return kept === whole ? flushed : [...flushed, { bubble: last, offset: kept.length, delta: '' }]
    },
    end,
  }
}

/** The same split of a whole text at once. */
export function splitBubbles(text: string): string[] {
  const splitter = bubbleSplitter()
  splitter.push(text)
  splitter.end()
  return [...splitter.bubbles]
}

const visible = /\S/
/** A full stop after a digit is an ordinal's, or a decimal point. */
const sentenceEnd = /(?:(?<!\d)\.|[!?…])["'”’»)\]*_`]*(?=\s)|\S(?=\n)/gu
const wordEnd = /\S(?=\s)/gu
/** What the next piece may complete: a CR by its LF, a surrogate by its other half. */
const halfCharacter = /[\r\uD800-\uDBFF]$/
const indented = /^(?:\s\s|\t)/
const item = /^\s*(?:[-*+•]|\d{1,9}[.)])(?:\s|$)/
const itemStart = /^\s*(?:(?:[-*+•]|\d{1,9}[.)])\s+)*/
const markerSoFar = /^\s*(?:[-*+•]|\d{1,9}[.)]?)$/
const thematicSoFar = /^\s*(?:-[-\s]*|\*[*\s]*)$/

/** Code points. */
export function countCharacters(text: string): number {
  let count = 0
  for (const _ of text) count += 1
  return count
}

/** The last end of a sentence or line at or before `limit` (UTF-16 units), else of a word, else the limit. */
function endOfSentence(text: string, limit: number): number {
  const from = Math.max(0, limit - longestSentence)
  const near = text.slice(from, limit + 1)
  for (const boundary of [sentenceEnd, wordEnd]) {
    const last = [...near.matchAll(boundary)].at(-1)
    if (last) return from + last.index + last[0].length
  }
  return limit
}

/** The last end of a sentence or line of a text that stopped, else of a word before the last. */
function endOfWhole(text: string): number {
  const sentence = [...`${text} `.matchAll(sentenceEnd)].at(-1) ?? [...text.matchAll(wordEnd)].at(-1)
  return sentence ? sentence.index + sentence[0].length : text.length
}

const storable = (text: string) => text.replaceAll(/\r\n?/g, '\n').toWellFormed()

const continuesList = (line: string) => indented.test(line) || isItem(line)

const isItem = (line: string) => item.test(line) && !isThematicBreak(line)

const isThematicBreak = (line: string) => thematicSoFar.test(line) && line.replaceAll(/\s/g, '').length >= 3

/** What must follow before it is certain whether a line continues a list; null when it is. */
function undecidedUntil(start: string): RegExp | null {
  if (indented.test(start)) return null
  if (markerSoFar.test(start)) return visible
  if (!item.test(start) || !thematicSoFar.test(start)) return null
  return start.includes('*') ? /[^*\s]/ : /[^-\s]/
}
