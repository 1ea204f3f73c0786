import { sql } from './sql.ts'

type Value = string | number | boolean | Buffer | null
type Column<Row> = readonly [type: string, value: (row: Row, index: number) => Value]

/**
 * Rows as a table of a statement, each column as one array, so that the statement's text is the same for any number of
 * rows: `FROM ${unnest('n', rows, { id: ['uuid', (row) => row.id] })}` is `FROM unnest($1::uuid[]) AS n (id)`.
 */
export function unnest<Row>(name: string, rows: readonly Row[], columns: Readonly<Record<string, Column<Row>>>) {
  const arrays = Object.values(columns).map(([type, value]) => sql.array(rows.map(value), type))
  const names = Object.keys(columns).map((column) => sql.identifier([column]))
  const comma = sql.fragment`, `
  return sql.fragment`unnest(${sql.join(arrays, comma)}) AS ${sql.identifier([name])} (${sql.join(names, comma)})`
}
