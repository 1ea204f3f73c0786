/** What was reached beside what is reached for. */
export type Goal = { path: string; goal: string; reached: string; met: boolean | null }

export const goalMarks = { true: 'met', false: 'missed', null: '' }

export function goalsTable(goals: Goal[]): string {
  const rows = goals.map(({ path, goal, reached, met }) => [path, goal, reached, goalMarks[`${met}`]])
  return markdown(['path', 'goal', 'reached', ''], rows)
}

/** Columns of equal width, so that it reads in a terminal and in a document. */
export function markdown(heading: string[], rows: string[][]): string {
  const all = [heading, ...rows]
  const widths = heading.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)))
  const line = (row: string[]) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  return [line(heading), `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`, ...rows.map(line)].join('\n')
}

const plainRow = (cells: string[]) => `| ${cells.join(' | ')} |`
/** For a page: columns of no width, so that a figure changes its own line alone. */
export const plainTable = (heading: string[], rows: string[][]): string =>
  [plainRow(heading), plainRow(heading.map(() => '---')), ...rows.map(plainRow)].join('\n')

export const times = (value: number) => `${value.toFixed(2)}×`
export const perSecond = (value: number) => `${value < 100 ? value.toFixed(1) : Math.round(value)}/s`
export const milliseconds = (value: number) => `${value.toFixed(value < 10 ? 2 : 1)} ms`
export const microseconds = (value: number) => `${value.toFixed(1)} µs`
