import { answerMilliseconds, askedUntil } from '@yoldas/time'
import pg from 'pg'
import { z } from 'zod'
import type { Cancel } from './cancel.ts'
import { ConnectionLost, codeOf, isAnswer, TimeIsUp, UniqueViolation } from './errors.ts'
import { readTimestamp } from './timestamp.ts'
import type { DatabaseAccess } from './tls.ts'

const idleInTransactionMilliseconds = 5_000
/** A student's row is locked for milliseconds; a transaction that holds it longer hangs. */
const lockMilliseconds = 2_000
/** What a cancelled statement needs to say so. */
const cancelledMilliseconds = 500

export type Statement = { text: string; name?: string; values?: readonly unknown[] }
export type Result = { rows: unknown[]; rowCount: number }

/** One connection to Postgres. */
export type Connection = {
  isLost(): boolean
  /** What it was opened by: another object when files have changed since. Undefined without TLS. */
  certificates: object | undefined
  /**
   * Statements are sent at once and carried out in their order.
   * @throws TimeIsUp, ConnectionLost, UniqueViolation, and what else Postgres says
   */
  query(statement: Statement): Promise<Result>
  /** Begins a transaction with the next statement: both are sent as one, which is carried out whole or not at all. */
  begin(): void
  /** Ends the transaction by COMMIT or ROLLBACK, which nothing needs that has sent no statement. */
  end(command: 'COMMIT' | 'ROLLBACK'): Promise<void>
  /** Leaves what is under way. */
  drop(): void
  /** After what is under way. */
  close(): Promise<void>
}

export type ConnectionOptions = {
  access: DatabaseAccess
  statementMilliseconds: number
  cancel: Cancel
  /** Postgres has answered. */
  onAnswer(): void
  /** The connection leads nowhere. */
  onSilent(): void
}

/** What Postgres gets to say that a statement took too long. */
const sayingMilliseconds = 1_000

/**
 * A statement takes no longer than its asker waits (`askedUntil`), less what the answer needs to reach them.
 * No statement is begun after that, COMMIT least of all; one under way is cancelled, and its connection goes. So does
 * one that does not answer at all, as a connection does that is half open.
 * @throws ConnectionLost when Postgres cannot be reached or is not ready
 */
export async function openConnection({
  access,
  statementMilliseconds,
  cancel,
  onAnswer,
  onSilent,
}: ConnectionOptions): Promise<Connection> {
  const silentMilliseconds = statementMilliseconds + sayingMilliseconds
  const ssl = access.ssl?.()
  const client = new pg.Client({
    connectionString: access.url,
    // The driver changes what it is given.
    ...(ssl ? { ssl: { ...ssl } } : {}),
    connectionTimeoutMillis: access.connectMilliseconds,
    statement_timeout: statementMilliseconds,
    idle_in_transaction_session_timeout: idleInTransactionMilliseconds,
    lock_timeout: lockMilliseconds,
    types: { getTypeParser },
    pipeline: true,
  })
  let lost: Error | undefined
  let [backend, begins] = [0, false]

  const destroy = () => client.connection.stream.destroy()
  const lose = (message: string, cause?: unknown) => {
    lost ??= new ConnectionLost(message, { cause })
    destroy()
    return lost
  }
  client.on('error', (cause) => lose('the connection to Postgres broke', cause))

  const query = (statement: Statement): Promise<Result> => {
    if (lost) return Promise.reject(lost)
    const limit = limitOf(statement.text, silentMilliseconds)
    if (limit <= 0) return Promise.reject(new TimeIsUp('the deadline has passed'))
    return new Promise((resolve, reject) => {
      let silent: NodeJS.Timeout | undefined
      const onDeadEnd = () => {
        onSilent()
        destroy()
      }
      const onLate = () => {
        lost ??= new TimeIsUp('Postgres did not answer in time')
        reject(lost)
        if (limit < silentMilliseconds) cancel(backend)
        silent = setTimeout(onDeadEnd, limit < silentMilliseconds ? cancelledMilliseconds : 0)
      }
      const late = setTimeout(onLate, limit)
      const settle = (error: Error | undefined, result: Result) => {
        clearTimeout(late)
        if (error && !isAnswer(error)) return reject(lose('the connection to Postgres broke', error))
        onAnswer()
        clearTimeout(silent)
        if (lost) destroy()
        if (error) reject(isUniqueViolation(error) ? new UniqueViolation(error.message, { cause: error }) : error)
        else resolve(result)
      }
      client.query(queryOf(statement, begins, settle))
      begins = false
    })
  }

  try {
    await client.connect()
    await query(beginning)
    const { rows } = await query({ text: 'SELECT pg_backend_pid() AS pid' })
    backend = Backend.parse(rows[0]).pid
    await query({ text: 'ROLLBACK' })
  } catch (cause) {
    // Where a name has several addresses and none answers, the error of all has a code and no message.
    throw lose(`no connection to Postgres: ${cause instanceof Error ? cause.message || codeOf(cause) : cause}`, cause)
  }
  return {
    isLost: () => lost !== undefined,
    certificates: ssl,
    query,
    begin: () => {
      begins = true
      // What the transaction asks for at once is one write.
      const { stream } = client.connection
      stream.cork()
      process.nextTick(() => stream.uncork())
    },
    end: async (command) => {
      if (!begins) await query({ text: command })
      begins = false
    },
    drop: () => void lose('the connection to Postgres was given up'),
    close: async () => {
      if (lost) return
      lost = new ConnectionLost('the connection to Postgres is closed')
      await client.end()
    },
  }
}

const Backend = z.object({ pid: z.int() })

/**
 * With BEGIN before it, where it is the first of a transaction. Postgres skips what follows an error until the next
 * Sync, so it is never carried out without the transaction.
 */
function queryOf(
  { text, name, values }: Statement,
  begins: boolean,
  settle: (error: Error | undefined, result: Result) => void,
): pg.Query {
  const asked = { text, ...(name ? { name } : {}), ...(values ? { values: [...values] } : {}) }
  const query = new pg.Query(asked, (error, results) => settle(error, resultOf(results)))
  if (!begins) return query
  const { submit } = query
  query.submit = (connection) => {
    const { stream } = connection
    stream.cork()
    connection.bind({ statement: beginning.name }, true)
    connection.execute({}, true)
    const refused = submit.call(query, connection)
    stream.uncork()
    return refused
  }
  return query
}

/** Of the last statement of those that were sent as one. */
function resultOf(results?: pg.QueryResult | pg.QueryResult[]): Result {
  const result = Array.isArray(results) ? results.at(-1) : results
  return { rows: result?.rows ?? [], rowCount: result?.rowCount ?? 0 }
}

/** Prepared by each connection, so that it can be sent with the statement that it belongs to. */
const beginning = { name: 'begin', text: 'BEGIN' }

const isUniqueViolation = (error: Error) => codeOf(error) === '23505'

/**
 * Times arrive as ISO 8601 text in UTC with milliseconds, days as `YYYY-MM-DD`, bigint and numeric as numbers. By the
 * numbers of the types, which are the same in every Postgres, and of their arrays.
 */
const parsers = new Map<number, (written: string) => unknown>(
  (
    [
      [20, 1016, Number],
      [1700, 1231, Number],
      [1082, 1182, String],
      [1184, 1185, readTimestamp],
    ] as const
  ).flatMap(([type, arrayType, parse]) => [
    [type, parse],
    [arrayType, (written: string) => textArray(written).map((one) => (one === null ? null : parse(one)))],
  ]),
)
const textArrayType: number = 1009
const textArray: (written: string) => Array<string | null> = pg.types.getTypeParser(textArrayType)

const getTypeParser: pg.CustomTypesConfig['getTypeParser'] = (oid, format) =>
  parsers.get(oid) ?? pg.types.getTypeParser(oid, format)

/**
 * Milliseconds that a statement may take. A COMMIT may take all the time that the asker waits, if it is sent in time.
 */
function limitOf(text: string, silentMilliseconds: number): number {
  const asked = text === 'ROLLBACK' ? undefined : askedUntil()?.remaining()
  if (asked === undefined) return silentMilliseconds
  const left = asked - answerMilliseconds
  return Math.min(silentMilliseconds, text === 'COMMIT' && left > 0 ? asked : left)
}
