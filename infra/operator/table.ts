export type Row = Record<string, string | number | boolean | null>

const show = (value: Row[string]) => (value === null ? '–' : String(value))

/** One row stands as lines of name and value, several stand below each other. */
export function toTable(rows: readonly Row[]): string {
  const [first] = rows
  if (!first) return 'none'
  const names = Object.keys(first)
  if (rows.length === 1) return align(names.map((name) => [name, show(first[name] ?? null)])).join('\n')
  return align([names, ...rows.map((row) => names.map((name) => show(row[name] ?? null)))]).join('\n')
}

function align(lines: string[][]): string[] {
  const widths = (lines[0] ?? []).map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)))
  return lines.map((line) =>
    line
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}
