/** UTF-16 units behind an open `$$` that hold paragraphs together: where it is not closed by then, it is text. */
export const longestOpenFormula = 2_000

/** On one line, without a blank inside its ends and without a digit behind it, as Pandoc reads it. */
const inline = String.raw`\$(?![\s$])(?:\\.|[^\\$\n])+(?<!\s)\$(?!\d)`
const display = String.raw`\$\$(?:\\[^]|[^\\$]|\$(?!\$))+\$\$`
export const formulas = `${display}|${inline}`

const atStart = new RegExp(`^(?:${formulas})`)
const anywhere = new RegExp(formulas)
const everywhere = new RegExp(formulas, 'g')

/** What may stand before the `$$` that begins a formula: an escape, code on one line, a formula in `$`. */
const outside = new RegExp(`\\\\.|(?<!\`)(\`+)(?!\`).*?(?<!\`)\\1(?!\`)|${inline}|\\$\\$`, 'g')
const inside = /\\.|\$\$/g

/** The formula that the text begins with, in its dollars; undefined without one. */
export function formulaAtStart(text: string): string | undefined {
  const [formula = ''] = atStart.exec(text) ?? []
  return /[^$\s]/.test(formula) ? formula : undefined
}

/** Whether the text may have a formula: what only looks like one, in code, counts too. */
export const mayHaveFormula = (text: string): boolean => anywhere.test(text)

/** The text with something else, of the same length, in place of its formulas. */
export const maskFormulas = (text: string): string =>
  text.replaceAll(everywhere, (formula) => 'a'.repeat(formula.length))

/**
 * Where the formula in `$$` begins that is open at the end of the line; 0 where it was open before the line, null
 * without one. Not to be asked about lines of fenced code.
 */
export function openFormulaAt(line: string, wasOpen: boolean): number | null {
  let openAt = wasOpen ? 0 : null
  for (let at = 0; ; ) {
    const marks = openAt === null ? outside : inside
    marks.lastIndex = at
    const found = marks.exec(line)
    if (!found) return openAt
    at = marks.lastIndex
    if (found[0] === '$$') openAt = openAt === null ? found.index : null
  }
}

/** Whether the line has the `$$` that closes a formula which was open before it. */
export const closesFormula = (line: string): boolean => /^(?:\\.|\$(?!\$)|[^\\$])*\$\$/.test(line)
