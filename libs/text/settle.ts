import { closesFence, openedFence } from './fences.ts'
import { closesFormula, formulas, longestOpenFormula, openFormulaAt } from './formulas.ts'

/** `open`: what stands behind the `$$` that is open at the end of a text which goes on; null without one. */
export type Settled = { text: string; open: string | null }

/**
 * The text with each formula in `$$` on one line, so that no line of it reads as a list, a heading or the end of a
 * paragraph. Of a text that goes on (`isOpen`), code that is open at its end is closed, and a formula that is open or
 * may not be one yet is left out.
 */
export function settle(text: string, isOpen: boolean): Settled {
  const lines = (isOpen ? text.replace(uncertainEnd, '') : text).split('\n')
  const settled: string[] = []
  let fence = ''
  for (let i = 0; i < lines.length; ) {
    const first = lines[i] ?? ''
    const before = fence
    fence = fenceAfter(first, before)
    const isCode = before !== '' || fence !== ''
    const { line, count, openAt } = isCode ? { line: first, count: 1, openAt: null } : joinFormulas(lines, i)
    const open = openAt === null ? null : [line.slice(openAt + 2), ...lines.slice(i + count)].join('\n')
    if (isOpen && open !== null && open.length <= longestOpenFormula)
      return { text: [...settled, line.slice(0, openAt ?? 0)].join('\n'), open }
    settled.push(line)
    i += count
  }
  const joined = settled.join('\n')
  return { text: isOpen && fence === '' ? closeCode(joined) : joined, open: null }
}

/** A single dollar: what follows decides whether it closes a formula. */
const uncertainEnd = /(?<![\\$])(?:\$\$)*\$$/

/** What the lines of quotations and items begin with. */
const containers = /^[\s>]*(?:(?:[-*+]|\d{1,9}[.)])\s+)*/

/** The fence that is open behind the line, '' without one. */
function fenceAfter(line: string, fence: string): string {
  const own = line.replace(containers, '')
  if (fence === '') return openedFence(own)
  return closesFence(own, fence) ? '' : fence
}

/**
 * The line that these lines make together, from one on: as many as its formulas have. `openAt`: where one begins in it
 * that no line closes; null without one.
 */
function joinFormulas(lines: readonly string[], from: number): { line: string; count: number; openAt: number | null } {
  let line = lines[from] ?? ''
  const start = /^\s*>/.test(line) ? /^[\s>]+/ : /^\s+/
  for (let count = 1; ; ) {
    const openAt = openFormulaAt(line, false)
    const more = openAt === null ? null : linesOfFormula(lines, from + count)
    if (more === null) return { line, count, openAt }
    const rest = lines.slice(from + count, from + count + more)
    line = [line, ...rest.map((next) => next.replace(start, ''))].join(' ')
    count += more
  }
}

/** How many lines from here on the formula has that is open before them; null where it is text. */
function linesOfFormula(lines: readonly string[], from: number): number | null {
  let length = 0
  let hasBlankLine = false
  for (let i = from; i < lines.length; i += 1) {
    const line = lines[i] ?? ''
    if (closesFormula(line)) return i - from + 1
    length += line.length + 1
    hasBlankLine ||= line.trim() === ''
    if (hasBlankLine && length > longestOpenFormula) return null
  }
  return null
}

const spans = new RegExp(`\\\\[^]|(?<!\`)(\`+)(?!\`)[^]*?(?<!\`)\\1(?!\`)|${formulas}|(?<open>\`+)`, 'g')

/** Closes the span of code that is open at the end of the last paragraph; a run at the very end may go on. */
function closeCode(text: string): string {
  const certain = text.replace(/`+$/, '')
  const last = certain.slice(certain.lastIndexOf('\n\n') + 1)
  for (const { groups } of last.matchAll(spans)) if (groups?.open !== undefined) return certain + groups.open
  return certain
}
