import { longestOpenFormula } from '@yoldas/text'

export type FormulaFilter = {
  /** Takes the next piece of a text; returns its text, as far as it is certain. */
  push(piece: string): string
  /** The text is over: returns what was held back. What is pushed next is another text. */
  end(): string
}

/** A run of characters that code begins and ends with, a line break, what is escaped, and all up to these. */
const parts = /`+|~+|\n|\\[\s\S]?|[^`~\n\\]+/y
/** In code a backslash escapes nothing. */
const partsOfCode = /`+|~+|\n|[^`~\n]+/y
/** At the end of a piece: the next one may go on with it. */
const mayGoOn = /^(?:[`~]+|\\)$/

/** Each as a whole, and as the text may end within it. A `$` in `\(…\)`, or a blank line, leaves it text. */
const forms = {
  '\\(': {
    whole: /^\\\(((?:[^\\$\n]|\n(?![^\S\n]*\n)|\\[^)])*)\\\)/,
    soFar: /^\\\((?:[^\\$\n]|\n(?![^\S\n]*\n)|\\[^)])*\\?$/,
  },
  '\\[': {
    whole: /^\\\[((?:[^\\]|\\[^\]])*)\\\]/,
    soFar: /^\\\[(?:[^\\]|\\[^\]])*\\?$/,
  },
}

/**
 * Writes the `\(…\)` and `\[…\]` of a model as `$…$` and `$$…$$` while the text arrives. What is escaped (`\\(`), not
 * closed or in code stays as it is. The outcome does not depend on how the text was cut into pieces. Held back are a
 * formula, to the character behind it: at most `longestOpenFormula` UTF-16 units, and of `\(` at most its paragraph;
 * and at the end of a piece a backslash and what code may begin or end with.
 */
export function formulaFilter(): FormulaFilter {
  let unread = ''
  /** What the code began with that is open, '' outside of code. */
  let code = ''
  /** Since the last visible character. */
  let lineBreaks = 0

  function read(text: string, isOver: boolean): string {
    let written = ''
    for (let at = 0; at < text.length; ) {
      const part = matchAt(code === '' ? parts : partsOfCode, text, at)[0] ?? ''
      const formula = code === '' ? formulaAt(text, at, isOver) : null
      const isLast = at + part.length === text.length
      if (!isOver && (formula === 'open' || (isLast && mayGoOn.test(part)))) {
        unread = text.slice(at)
        break
      }
      const taken = formula === 'open' || formula === null ? { length: part.length, text: part } : formula
      written += taken.text
      at += taken.length
      if (part === '\n') lineBreaks += 1
      else if (/\S/.test(part)) lineBreaks = 0
      code = codeAfter(part, code, lineBreaks)
    }
    return written
  }

  return {
    push(piece) {
      const text = unread + piece
      unread = ''
      return read(text, false)
    },
    end() {
      const rest = read(unread, true)
      unread = ''
      code = ''
      lineBreaks = 0
      return rest
    },
  }
}

const fenceLength = 3

/** A span of code ends with its run or its paragraph, a fence with one as long, of the same character. */
function codeAfter(part: string, code: string, lineBreaks: number): string {
  if (code === '') return /^(?:`+|~{3,})$/.test(part) ? part : ''
  if (code.length < fenceLength) return part === code || lineBreaks > 1 ? '' : code
  return part.startsWith(code) ? '' : code
}

type Written = { length: number; text: string }

/** The formula that begins here, as it is to be written; null where none does, `open` while that is uncertain. */
function formulaAt(text: string, at: number, isOver: boolean): Written | null | 'open' {
  const opening = text.slice(at, at + 2)
  if (opening !== '\\(' && opening !== '\\[') return null
  const { whole, soFar } = forms[opening]
  // No further, so that the work stays linear in the length of the text.
  const near = text.slice(at, at + longestOpenFormula + 1)
  const [written, inside = ''] = whole.exec(near) ?? []
  if (written === undefined) return !isOver && near.length <= longestOpenFormula && soFar.test(near) ? 'open' : null
  const end = at + written.length
  // What follows decides whether a blank has to.
  if (!isOver && /^\\?$/.test(text.slice(end, end + 2))) return 'open'
  const dollars = opening === '\\(' ? inline(inside) : display(inside)
  return dollars === null || written.length > longestOpenFormula
    ? null
    : { length: written.length, text: dollars + (needsBlank.test(text.slice(end, end + 2)) ? ' ' : '') }
}

/** Behind a `$`, these would make something else of it. */
const needsBlank = /^(?:\d|\$|\\[([])/

/** On one line and without blanks at its ends. Null for what a `$` would make something else of. */
function inline(inside: string): string | null {
  const formula = inside.trim().replaceAll(/\s*\n\s*/g, ' ')
  return formula === '' || /(?<!\\)(?:\\\\)*\\$/.test(formula) ? null : `$${formula}$`
}

const display = (inside: string): string | null =>
  inside.trim() === '' || inside.includes('$$') ? null : `$$${inside}$$`

function matchAt(pattern: RegExp, text: string, at: number): readonly string[] {
  pattern.lastIndex = at
  return pattern.exec(text) ?? []
}
