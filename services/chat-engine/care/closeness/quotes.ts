/** What clauses before say of the next one. */
export type Heard = {
  /** The sign that ends the quote in which the next clause begins; empty outside. */
  closing: string
  isAtLineStart: boolean
  isQuotedLine: boolean
  /** The own words of a sentence that goes on after a quote, and the UTF-16 units since it began. */
  words: string
  length: number
}

export const nothingHeard: Heard = { closing: '', isAtLineStart: true, isQuotedLine: false, words: '', length: 0 }

const closingOf: Readonly<Record<string, string>> = { '“': '”', '«': '»', '"': '"' }
const quotedLine = /^\s*>/
/** Within a clause; an apostrophe has a letter before and behind it. */
const inSingleQuotes = /(?<=^|\s)['‘]\S[^\n]{0,200}?['’](?=[\s.,;:!?…)]|$)/g

/**
 * What of a clause its author says in words of his own: what is quoted is not, nor is a line of a Markdown quote. A
 * sentence with a quote in it comes as a whole, once for each clause that is its own. Null where nothing is.
 */
export function ownWords(clause: string, before: Heard): { words: string | null; heard: Heard } {
  const isQuotedLine = before.isAtLineStart ? quotedLine.test(clause) : before.isQuotedLine
  const isAtLineStart = clause.endsWith('\n')
  const line = { isAtLineStart, isQuotedLine: isQuotedLine && !isAtLineStart }
  const end = before.closing === '' ? -1 : clause.indexOf(before.closing)
  if (before.closing !== '' && end < 0) {
    const isOver = isAtLineStart && (before.closing === '"' || clause.trim() === '')
    if (isOver) return { words: null, heard: { ...nothingHeard, ...line } }
    return { words: null, heard: { ...before, ...line, length: before.length + clause.length } }
  }
  const rest = clause.slice(end + 1)
  const closing = closingOf[rest.at(-1) ?? ''] ?? ''
  const own = (closing === '' ? rest : rest.slice(0, -1)).replaceAll(inSingleQuotes, ' ')
  const words = `${before.words} ${own}`
  // That a quote follows says something of the words before it.
  const read = closing === '' ? words : `${words} ${rest.at(-1)}`
  const goesOn = closing !== '' || (end >= 0 && own.trim() === '')
  const heard = goesOn
    ? { ...line, closing, words, length: before.length + clause.length }
    : { ...nothingHeard, ...line }
  return { words: isQuotedLine || own.trim() === '' ? null : read, heard }
}
