import { hash } from 'node:crypto'
import { answerMilliseconds, askedUntil, deadlineIn, every, runAsked } from '@yoldas/time'
import {
  type CommonQueryMethods,
  createPool,
  type DatabasePool,
  type Interceptor,
  type QueryResultRow,
  SchemaValidationError,
  UniqueIntegrityConstraintViolationError,
} from 'slonik'
import { z } from 'zod'
import { canceller } from './cancel.ts'
import { pgDriver } from './driver.ts'
import { createGate, type Gate } from './gate.ts'
import { sql } from './sql.ts'
import { readTimestamp } from './timestamp.ts'
import { readAccess } from './tls.ts'

/**
 * What a store function needs: the pool, one connection of it, or a transaction; the caller shows what commits
 * together.
 */
export type Db = CommonQueryMethods

export type DbPool = Db &
  AsyncDisposable & {
    /**
     * False while Postgres answers on no connection; slow statements and a pool that is all taken are no such thing.
     */
    answers(): boolean
  }

/** slonik checks no row by itself. */
const checkRows: Interceptor = {
  name: 'check-rows',
  transformRow: ({ resultParser }, query, row) => {
    if (!resultParser) return row
    const result = resultParser['~standard'].validate(row)
    if (result instanceof Promise) throw new TypeError('row schemas are synchronous')
    if (result.issues) throw new SchemaValidationError(query, row, result.issues)
    if (!isRow(result.value)) throw new TypeError('a row schema makes objects')
    return result.value
  },
}

const isRow = (value: unknown): value is QueryResultRow => typeof value === 'object' && value !== null

const names = new Map<string, string>()

/**
 * Has Postgres parse and plan each statement once per connection. All our SQL is static text, so there are as many
 * names as statements in the source.
 */
const prepare: Interceptor = {
  name: 'prepare',
  transformQuery: (_context, query) => {
    const name = names.get(query.sql) ?? `s${hash('sha256', query.sql).slice(0, 32)}`
    names.set(query.sql, name)
    return { ...query, name }
  },
}

/** A student's row is locked for milliseconds; whoever holds it longer hangs. */
const lockMilliseconds = 2_000
const connectMilliseconds = 2_000
const usualMilliseconds = 5_000
/** What Postgres gets to say that a statement took too long. */
const sayingMilliseconds = 1_000
/** In line for a connection, where nobody waits. */
const waitMilliseconds = 10_000
/** What given up connections get to end; slonik waits for it before it throws. */
const endMilliseconds = 1_000

type PoolOptions = {
  connections?: number
  statementMilliseconds?: number
  metrics?: { gauge(name: string, help: string, read: () => number): void }
}

/**
 * A pool of at most `connections`. Timestamps arrive as ISO 8601 text in UTC with milliseconds, days as `YYYY-MM-DD`,
 * bigint and numeric as numbers. A statement ends within 5 s, unless a program that nobody waits for gives it longer; a
 * transaction that ended in a serialisation failure or a deadlock is run again, so its function touches nothing but the
 * database.
 *
 * What somebody waits for (`askedUntil`) takes no longer than that: neither in line for a connection nor in a
 * statement, and no transaction is begun, gone on with or committed after it.
 *
 * The URL may name certificates as libpq's do (`readAccess`).
 */
export async function connectDb(
  url: string,
  { connections = 10, statementMilliseconds = usualMilliseconds, metrics }: PoolOptions = {},
): Promise<DbPool> {
  let answeredAt = performance.now()
  const onAnswer = () => {
    answeredAt = performance.now()
  }
  const access = readAccess(url)
  const pool = await createPool(withLockTimeout(access.url), {
    ...(access.ssl ? { ssl: access.ssl } : {}),
    driverFactory: pgDriver({
      cancel: canceller(access),
      silentMilliseconds: statementMilliseconds + sayingMilliseconds,
      onAnswer,
    }),
    // One more than are let in at once, to look by whether Postgres answers.
    maxPoolSize: connections + 1,
    minPoolSize: 1,
    connectionTimeout: connectMilliseconds,
    connectionRetryLimit: 1,
    statementTimeout: statementMilliseconds,
    idleInTransactionSessionTimeout: 5_000,
    idleTimeout: 60_000,
    gracefulTerminationTimeout: endMilliseconds,
    interceptors: [prepare, checkRows],
    // Nothing here changes a session, so there is nothing to reset between two uses of a connection.
    resetConnection: async () => {},
    typeParsers: [
      { name: 'int8', parse: Number },
      { name: 'numeric', parse: Number },
      { name: 'date', parse: (value) => value },
      { name: 'timestamptz', parse: readTimestamp },
    ],
  })
  pool.on('error', () => {
    // The query that meets the broken connection reports it.
  })
  const watch = watchAnswers(pool, () => performance.now() - answeredAt)
  const gate = createGate(connections)
  metrics?.gauge('yoldas_database_waiting', 'Statements that wait for a connection of this process', gate.waiting)
  return {
    ...inLine(pool, gate),
    answers: watch.answers,
    async [Symbol.asyncDispose]() {
      await watch[Symbol.asyncDispose]()
      await pool.end()
    },
  }
}

function withLockTimeout(url: string): string {
  const limited = new URL(url)
  const options = limited.searchParams.get('options') ?? ''
  limited.searchParams.set('options', `${options} -c lock_timeout=${lockMilliseconds}`.trim())
  return limited.href
}

/** The pool's methods, each of which waits for a place in line before it asks for a connection. */
function inLine(pool: DatabasePool, gate: Gate): Db {
  const through = <Result>(use: () => Promise<Result>): Promise<Result> => {
    const asked = askedUntil()?.remaining()
    return gate.through(asked === undefined ? waitMilliseconds : asked - answerMilliseconds, use)
  }
  return {
    any: (query) => through(() => pool.any(query)),
    anyFirst: (query) => through(() => pool.anyFirst(query)),
    exists: (query) => through(() => pool.exists(query)),
    many: (query) => through(() => pool.many(query)),
    manyFirst: (query) => through(() => pool.manyFirst(query)),
    maybeOne: (query) => through(() => pool.maybeOne(query)),
    maybeOneFirst: (query) => through(() => pool.maybeOneFirst(query)),
    one: (query) => through(() => pool.one(query)),
    oneFirst: (query) => through(() => pool.oneFirst(query)),
    query: (query) => through(() => pool.query(query)),
    record: (query) => through(() => pool.record(query)),
    stream: (...stream) => through(() => pool.stream(...stream)),
    transaction: (...transaction) => through(() => pool.transaction(...transaction)),
  }
}

const lookMilliseconds = 500
/** Of one look; a connection that answers nobody ends with it. */
const lookedMilliseconds = 2_000
const looksInVain = 2

/** Looks only when nobody else has had an answer lately. */
function watchAnswers(pool: Db, silentFor: () => number): AsyncDisposable & Pick<DbPool, 'answers'> {
  let inVain = 0
  const look = async () => {
    if (silentFor() > lookMilliseconds) await runAsked(deadlineIn(lookedMilliseconds), () => ping(pool))
    inVain = 0
  }
  const looking = every(lookMilliseconds, look, () => {
    inVain += 1
  })
  return {
    answers: () => inVain < looksInVain || silentFor() < lookMilliseconds,
    [Symbol.asyncDispose]: () => looking[Symbol.asyncDispose](),
  }
}

/** Whether Postgres answers a query now. */
export async function ping(db: Db): Promise<boolean> {
  await db.query(sql.typeAlias('none')`SELECT`)
  return true
}

class Rehearsed extends Error {
  override name = 'Rehearsed'
}

/** What `run` returns, from a transaction of which nothing stays. */
export async function rehearse<Result>(db: Db, run: (tx: Db) => Promise<Result>): Promise<Result> {
  const ran = Promise.withResolvers<Result>()
  await db
    .transaction(async (tx) => {
      ran.resolve(await run(tx))
      throw new Rehearsed()
    })
    .catch((error) => {
      if (!(error instanceof Rehearsed)) throw error
    })
  return ran.promise
}

const Moment = z.object({ now: z.string() })

/** What time it is by the clock that decides between replicas. */
export function databaseTime(db: Db): Promise<string> {
  return db.oneFirst(sql.type(Moment)`SELECT clock_timestamp() AS now`)
}

/** A row with such a key is there already. */
export const UniqueViolation = UniqueIntegrityConstraintViolationError
