import { hash } from 'node:crypto'
import {
  BackendTerminatedError,
  BackendTerminatedUnexpectedlyError,
  type CommonQueryMethods,
  ConnectionError,
  createPool,
  IdleTransactionTimeoutError,
  type Interceptor,
  SchemaValidationError,
  StatementTimeoutError,
  UniqueIntegrityConstraintViolationError,
} from 'slonik'
import { z } from 'zod'
import { pgDriver } from './driver.ts'
import { sql } from './sql.ts'

/** What a store function needs: the pool, one connection of it, or a transaction; the caller shows what commits together. */
export type Db = CommonQueryMethods

export type DbPool = Db & AsyncDisposable

/** slonik checks no row by itself. */
const checkRows: Interceptor = {
  name: 'check-rows',
  transformRow: ({ resultParser }, query, row) => {
    if (!resultParser) return row
    const result = resultParser['~standard'].validate(row)
    if (result instanceof Promise) throw new TypeError('row schemas are synchronous')
    if (result.issues) throw new SchemaValidationError(query, row, result.issues)
    return Object.assign({}, result.value)
  },
}

const names = new Map<string, string>()

/**
 * Has Postgres parse and plan each statement once per connection. All our SQL is static text, so there are as many names as
 * statements in the source.
 */
const prepare: Interceptor = {
  name: 'prepare',
  transformQuery: (_context, query) => {
    const name = names.get(query.sql) ?? `s${hash('sha256', query.sql).slice(0, 32)}`
    names.set(query.sql, name)
    return { ...query, name }
  },
}

/**
 * A pool of at most `connections`. Timestamps arrive as ISO 8601 text in UTC with milliseconds, days as `YYYY-MM-DD`,
 * bigint and numeric as numbers. A statement ends within 5 s; a transaction that ended in a serialisation failure or
 * a deadlock is run again, so its function touches nothing but the database.
 */
export async function connectDb(url: string, { connections = 10 } = {}): Promise<DbPool> {
  const pool = await createPool(url, {
    driverFactory: pgDriver,
    maxPoolSize: connections,
    minPoolSize: 1,
    connectionTimeout: 2_000,
    connectionRetryLimit: 1,
    statementTimeout: 5_000,
    idleInTransactionSessionTimeout: 5_000,
    idleTimeout: 60_000,
    interceptors: [prepare, checkRows],
    // Nothing here changes a session, so there is nothing to reset between two uses of a connection.
    resetConnection: async () => {},
    typeParsers: [
      { name: 'int8', parse: Number },
      { name: 'numeric', parse: Number },
      { name: 'date', parse: (value) => value },
      { name: 'timestamptz', parse: (value) => new Date(value).toISOString() },
    ],
  })
  pool.on('error', () => {
    // The query that meets the broken connection reports it.
  })
  return Object.assign(pool, { [Symbol.asyncDispose]: () => pool.end() })
}

const unavailableCodes = /^(08|53|57P|58)|^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH)$/

/** Whether Postgres could not be reached or could not answer in time, so that asking again later may succeed. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (
    error instanceof BackendTerminatedError ||
    error instanceof BackendTerminatedUnexpectedlyError ||
    error instanceof ConnectionError ||
    error instanceof IdleTransactionTimeoutError ||
    error instanceof StatementTimeoutError
  )
    return true
  if ('code' in error && typeof error.code === 'string' && unavailableCodes.test(error.code)) return true
  return isUnavailable(error.cause)
}

/** Whether Postgres answers a query now. */
export async function ping(db: Db): Promise<boolean> {
  await db.query(sql.typeAlias('none')`SELECT`)
  return true
}

const Moment = z.object({ now: z.string() })

/** What time it is by the clock that decides between replicas. */
export function databaseTime(db: Db): Promise<string> {
  return db.oneFirst(sql.type(Moment)`SELECT clock_timestamp() AS now`)
}

/** A row with such a key is there already. */
export const UniqueViolation = UniqueIntegrityConstraintViolationError
