import { isFields } from './fields.ts'
import {
  beginAt,
  callAt,
  citationAt,
  closeAt,
  endsAt,
  type Found,
  headerAt,
  isCutAt,
  isUndecidedAt,
  longestEnd,
  opening,
  openingOrJson,
  thoughtAt,
  thoughtClose,
} from './templates.ts'

/** Takes out of a step's text what is not the companion's words. */
export type TemplateFilter = {
  /** Takes the next piece; returns the words in it, as far as they are certain. */
  push(piece: string): string
  /** The step is over: returns the rest. `isCut`: its words did not come to their end, or it calls tools. */
  end(isCut: boolean): string
}

/** UTF-16 units of a whole call that is written as JSON. */
const longestCall = 8_192
/** UTF-16 units of a line that are looked at for a fence. */
const longestFenceLine = 200
const onlyBlanks = /^[ \t]*$/
/** Before any word, all that a line may have and be empty. */
const partOfEmptyLine = /^[^\S\n]*$/
const emptyLines = /^(?:[^\S\n]*\n)+/
const blanksAtStart = /^[ \t]+/
/** Follows a word without a blank. */
const attached = /^[\n.,;:!?…)\]»”’"'*_]/

/**
 * Servers may leave in the text what belongs to the model's template: thoughts before the answer, heads of several
 * messages, calls of tools, tokens of an end, citations of a search. The outcome does not depend on how the text is cut
 * into pieces.
 *
 * A thought begins only before any word of the step, tokens end a text only where nothing follows, and nothing counts
 * within fenced code. With `thinks` the text before a closing tag is a thought although nothing opened it: all is held
 * back until that tag, or the step's end.
 */
export function templateFilter({ thinks }: { thinks: boolean }): TemplateFilter {
  const lines = fencedLines()
  let unread = ''
  let isFirst = true
  /** Ends what is being dropped. */
  let until: RegExp | null = null
  /** Blanks that may stand before something that is dropped. */
  let blanks = ''
  let isAfterCitation = false
  let beforeCitation = ''
  /** Everything may be a thought. Then this is the end of it. */
  let isHolding = thinks
  let newest = ''

  function read(text: string, isOver: boolean): string {
    let said = ''
    for (let at = 0; at < text.length; ) {
      if (until) {
        const end = endOf(until, text, at)
        if (end === null) {
          unread = text.slice(Math.max(at, text.length - longestEnd))
          return said
        }
        until = null
        at = end
        continue
      }
      const next = nextOpening(text, at)
      said += show(text.slice(at, next))
      if (next === text.length) break
      const taken = take(text, next, isOver)
      if (taken === null) {
        unread = text.slice(next)
        return said
      }
      if (taken === 0) said += show(text.charAt(next))
      at = next + (taken || 1)
    }
    return said
  }

  /** Before any word the text may be a call that is written as JSON. */
  function nextOpening(text: string, at: number): number {
    const begins = isFirst ? openingOrJson : opening
    begins.lastIndex = at
    return begins.exec(text)?.index ?? text.length
  }

  /** The length of what begins here and is dropped; 0 where nothing does, null while that is not known. */
  function take(text: string, at: number, isOver: boolean): number | null {
    if (lines.isCode()) return 0
    if (isFirst && isJsonStart(text, at)) return takeJson(text, at, isOver)
    const found =
      (isFirst ? (thoughtAt(text, at) ?? closeAt(text, at) ?? beginHere(text, at, isOver)) : null) ??
      headerAt(text, at) ??
      callAt(text, at)
    if (found) return drop(found)
    const cited = citationAt(text, at)
    if (cited) {
      isAfterCitation = true
      beforeCitation ||= blanks
      blanks = ''
      return cited.length
    }
    const isEnd = endsAt(text, at) || isCutAt(text, at)
    if (isEnd && isOver) return text.length - at
    return isEnd || (!isOver && isUndecidedAt(text, at)) ? null : 0
  }

  /** Its role may still come. */
  const beginHere = (text: string, at: number, isOver: boolean) =>
    isOver || !isUndecidedAt(text, at) ? beginAt(text, at) : null

  function drop({ length, until: end }: Found): number {
    until = end ?? null
    blanks = ''
    beforeCitation = ''
    return length
  }

  function takeJson(text: string, at: number, isOver: boolean): number | null {
    const length = /[}\]]/.test(text) ? lengthOfJson(text, at) : null
    if (length !== null) return isCall(text.slice(at, at + length)) ? length : 0
    return isOver || text.length - at > longestCall ? 0 : null
  }

  function show(text: string): string {
    const written = isFirst ? withoutEmptyLines(text) : text
    if (written === '') return ''
    lines.add(written)
    if ((isFirst ? partOfEmptyLine : onlyBlanks).test(written)) {
      blanks += written
      return ''
    }
    const ready = joinBlanks(written)
    const words = withoutBlanksAtEnd(ready)
    blanks = ready.slice(words.length)
    if (isFirst) isFirst = !/\S/.test(ready)
    return words
  }

  /** The beginning of a step has none, wherever it is cut: the blanks before may belong to the first. */
  function withoutEmptyLines(text: string): string {
    if (!text.includes('\n')) return text
    const whole = blanks + text
    const rest = whole.replace(emptyLines, '')
    if (rest.length === whole.length) return text
    blanks = ''
    return rest
  }

  /** The text after the blanks before it: around a citation one run of blanks stays, and none before a full stop. */
  function joinBlanks(text: string): string {
    const whole = blanks + text
    if (!isAfterCitation) return whole
    const rest = whole.replace(blanksAtStart, '')
    const between = beforeCitation || whole.slice(0, whole.length - rest.length)
    isAfterCitation = false
    beforeCitation = ''
    return attached.test(rest) ? rest : between + rest
  }

  /** Where the thought is over that everything so far belongs to; -1 while nothing says so. */
  function endOfHeld(text: string, isOver: boolean): number {
    const fence = fencedLines()
    let read = 0
    let inCode = -1
    for (const { index, 0: mark } of text.matchAll(thoughtClose)) {
      fence.add(text.slice(read, index))
      read = index
      const end = mark.includes('final') ? index : index + mark.length
      if (!fence.isCode()) return end
      inCode = inCode < 0 ? end : inCode
    }
    fence.add(text.slice(read))
    // A fence that nothing closes is a thought's, and not one around an example.
    return isOver && fence.isCode() ? inCode : -1
  }

  function push(piece: string, isOver: boolean): string {
    if (isHolding) return release(piece, isOver)
    const text = unread + piece
    unread = ''
    return read(text, isOver)
  }

  /** Adds to what is held back; returns what follows the thought, once it is over. */
  function release(piece: string, isOver: boolean): string {
    const recent = newest + piece
    newest = recent.slice(-longestEnd)
    unread += piece
    const end = isOver || recent.search(thoughtClose) >= 0 ? endOfHeld(unread, isOver) : -1
    if (end < 0 && !isOver) return ''
    isHolding = false
    const text = unread.slice(Math.max(0, end))
    unread = ''
    return read(text, isOver)
  }

  return {
    push: (piece) => (piece === '' ? '' : push(piece, false)),
    end(isCut) {
      if (isHolding && isCut && endOfHeld(unread, true) < 0) return ''
      return until ? '' : push('', true)
    },
  }
}

/** A pattern would look at a run of blanks once for each of them. */
function withoutBlanksAtEnd(text: string): string {
  let end = text.length
  while (end > 0 && (text[end - 1] === ' ' || text[end - 1] === '\t')) end -= 1
  return text.slice(0, end)
}

function endOf(until: RegExp, text: string, at: number): number | null {
  until.lastIndex = at
  const found = until.exec(text)
  return found === null ? null : found.index + found[0].length
}

/** Whether what follows the text so far is code: in a fenced block, or right behind a backtick. */
function fencedLines() {
  let line = ''
  let last = ''
  let fence = ''
  const run = () => /^\s*(?:(?:[-*+•]|\d{1,9}[.)])\s+)*(`{3,}|~{3,})/.exec(line)?.[1] ?? ''
  const closes = () => fence !== '' && run().startsWith(fence) && line.trim() === run()
  /** A fence stands at the beginning. */
  const extend = (text: string) => {
    if (line.length < longestFenceLine) line += text.slice(0, longestFenceLine)
  }
  const endLine = () => {
    if (fence === '') fence = run()
    else if (closes()) fence = ''
    line = ''
  }
  return {
    add(text: string) {
      last = text.charAt(text.length - 1) || last
      const [rest = '', ...next] = text.includes('\n') ? text.split('\n') : [text]
      extend(rest)
      for (const begun of next) {
        endLine()
        extend(begun)
      }
    },
    isCode: () => (fence === '' ? last === '`' : !closes()),
  }
}

const jsonStart = /\{|\[\s*\{/y

function isJsonStart(text: string, at: number): boolean {
  jsonStart.lastIndex = at
  return jsonStart.test(text)
}

/** Of the value that begins here; null where its end is to come. */
function lengthOfJson(text: string, at: number): number | null {
  let depth = 0
  for (const { index, 0: part } of text.slice(at).matchAll(/"(?:[^"\\]|\\.)*"|"|[{}[\]]/gs)) {
    if (part === '"') return null
    if (part === '{' || part === '[') depth += 1
    if (part === '}' || part === ']') depth -= 1
    if (depth === 0) return index + 1
  }
  return null
}

function isCall(text: string): boolean {
  try {
    return isCallValue(JSON.parse(text))
  } catch {
    return false
  }
}

function isCallValue(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0 && value.every(isCallValue)
  if (!isFields(value)) return false
  const { name, arguments: written = value.parameters, function: named, tool_calls: calls } = value
  if (typeof name === 'string') return isFields(written) || typeof written === 'string'
  return isCallValue(named) || (Array.isArray(calls) && isCallValue(calls))
}
