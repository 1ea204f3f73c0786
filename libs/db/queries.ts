import { hash } from 'node:crypto'
import type { QuerySqlToken } from '@slonik/sql-tag'
import { z } from 'zod'
import type { Result, Statement } from './connection.ts'

type AnySchema = QuerySqlToken['parser']['~standard']
type Refused = Exclude<Awaited<ReturnType<AnySchema['validate']>>, { value: unknown }>
type Checked<Row> = { value: Row; issues?: undefined } | Refused
/** A statement with its values, and the schema of its rows. */
type Query<Row> = Omit<QuerySqlToken, 'parser'> & {
  readonly parser: {
    readonly '~standard': Omit<AnySchema, 'validate'> & {
      validate(row: unknown): Checked<Row> | Promise<Checked<Row>>
    }
  }
}

/**
 * What a store function needs: the pool, or a transaction; the caller shows what commits together. Each row is checked
 * against its schema. `…First` is the first column alone.
 */
export type Db = {
  query<Row>(query: Query<Row>): Promise<{ rows: Row[]; rowCount: number }>
  any<Row>(query: Query<Row>): Promise<Row[]>
  anyFirst<Row>(query: Query<Row>): Promise<Array<Row[keyof Row]>>
  exists(query: Query<unknown>): Promise<boolean>
  maybeOne<Row>(query: Query<Row>): Promise<Row | null>
  maybeOneFirst<Row>(query: Query<Row>): Promise<Row[keyof Row] | null>
  one<Row>(query: Query<Row>): Promise<Row>
  oneFirst<Row>(query: Query<Row>): Promise<Row[keyof Row]>
  transaction<Value>(work: (tx: Db) => Promise<Value>): Promise<Value>
}

/** The ways to ask, by what sends a statement. */
export function queriesOf(send: (statement: Statement) => Promise<Result>, transaction: Db['transaction']): Db {
  async function query<Row>({ sql, values, parser }: Query<Row>) {
    const { rows, rowCount } = await send({ ...prepared(sql), values })
    return { rows: rows.map((row) => checked(parser, row)), rowCount }
  }
  const any = <Row>(asked: Query<Row>): Promise<Row[]> => query(asked).then(({ rows }) => rows)
  const anyFirst = <Row>(asked: Query<Row>): Promise<Array<Row[keyof Row]>> =>
    any(asked).then((rows) => rows.map((row) => first(row)))
  return {
    query,
    any,
    anyFirst,
    exists: (asked) =>
      any({ ...asked, sql: `SELECT EXISTS(${asked.sql})`, parser: Exists })
        .then(only)
        .then(first),
    maybeOne: (asked) => any(asked).then(onlyOrNone),
    maybeOneFirst: (asked) => anyFirst(asked).then(onlyOrNone),
    one: (asked) => any(asked).then(only),
    oneFirst: (asked) => anyFirst(asked).then(only),
    transaction,
  }
}

const Exists = z.object({ exists: z.boolean() })

const statements = new Map<string, { name: string; text: string }>()

/**
 * Has Postgres parse and plan each statement once per connection. All our SQL is static text, so there are as many
 * names as statements in the source.
 */
function prepared(sql: string): { name: string; text: string } {
  const known = statements.get(sql)
  if (known) return known
  const made = { name: `s${hash('sha256', sql).slice(0, 32)}`, text: sql.replaceAll('$slonik_', '$') }
  statements.set(sql, made)
  return made
}

function checked<Row>(parser: Query<Row>['parser'], row: unknown): Row {
  const result = parser['~standard'].validate(row)
  if (result instanceof Promise) throw new TypeError('row schemas are synchronous')
  if (!result.issues) return result.value
  const columns = result.issues.map(({ path = [], message }) => `${path.join('.')}: ${message}`)
  throw new TypeError(`a row of Postgres is not as its schema says (${columns.join('; ')})`)
}

function onlyOrNone<Row>(rows: readonly Row[]): Row | null {
  if (rows.length > 1) throw new Error(`expected one row, Postgres has ${rows.length}`)
  return rows[0] ?? null
}

function only<Row>(rows: readonly Row[]): Row {
  const [row] = rows
  if (rows.length !== 1 || row === undefined) throw new Error(`expected one row, Postgres has ${rows.length}`)
  return row
}

function first<Row>(row: Row): Row[keyof Row] {
  for (const column in row) return row[column]
  throw new Error('expected a column, the row has none')
}
