import { AsyncLocalStorage } from 'node:async_hooks'
import { createLines } from '@yoldas/lines'
import { answerMilliseconds, askedUntil, type Deadline, deadlineIn, every, runAsked } from '@yoldas/time'
import { z } from 'zod'
import { canceller } from './cancel.ts'
import { type Connection, openConnection } from './connection.ts'
import { keepConnections } from './connections.ts'
import { codeOf, TimeIsUp } from './errors.ts'
import { type Db, queriesOf } from './queries.ts'
import { sql } from './sql.ts'
import { readAccess } from './tls.ts'

export type DbPool = Db &
  AsyncDisposable & {
    /**
     * False while Postgres answers on no connection; slow statements and a pool that is all taken are no such thing.
     */
    answers(): boolean
  }

const usualMilliseconds = 5_000
/** In line for a connection, where nobody waits. */
const waitMilliseconds = 10_000
/** How often a transaction is begun, or a statement sent, that Postgres ends over another one. */
const mostRuns = 6

type PoolOptions = {
  connections?: number
  statementMilliseconds?: number
  metrics?: { gauge(name: string, help: string, read: () => number): void }
}

/**
 * A pool of at most `connections`, each opened when it is needed: Postgres may come later. Timestamps arrive as ISO 8601
 * text in UTC with milliseconds, days as `YYYY-MM-DD`, bigint and numeric as numbers. A statement ends within 5 s,
 * unless a program that nobody waits for gives it longer; what ended in a serialisation failure or a deadlock is run
 * again, so the function of a transaction touches nothing but the database.
 *
 * What somebody waits for (`askedUntil`) takes no longer than that: neither in line for a connection nor in a
 * statement, and no transaction is begun, gone on with or committed after it.
 *
 * The URL may name certificates and a `connect_timeout` as libpq's do (`readAccess`); the latter is 2 s without.
 */
export function openPool(
  url: string,
  { connections = 10, statementMilliseconds = usualMilliseconds, metrics }: PoolOptions = {},
): DbPool {
  let answeredAt = performance.now()
  const access = readAccess(url)
  const cancel = canceller(access)
  const onAnswer = () => {
    answeredAt = performance.now()
  }
  const open = () =>
    openConnection({ access, statementMilliseconds, cancel, onAnswer, onSilent: () => kept.dropIdle() })
  const kept = keepConnections(open, () => access.ssl?.())
  const gate = createLines({
    inAll: connections,
    late: () => new TimeIsUp('no connection of the pool became free in time'),
  })
  const inLine = async <Value>(use: (connection: Connection) => Promise<Value>): Promise<Value> => {
    if (transactions.getStore()) throw new Error('a transaction is under way: ask it instead of the pool')
    if (!gate.enterNow()) await gate.enter({ deadline: waitUntil() })
    try {
      return await kept.use((connection) => again(() => use(connection)))
    } finally {
      gate.leave()
    }
  }
  const db = queriesOf(
    (statement) => inLine((connection) => connection.query(statement)),
    (work) => inLine((connection) => transact(connection, work)),
  )
  // By one more than are let in at once.
  const look = () => kept.use((connection) => connection.query({ text: 'SELECT' }))
  const watch = watchAnswers(look, () => performance.now() - answeredAt)
  metrics?.gauge('yoldas_database_waiting', 'Statements that wait for a connection of this process', gate.waiting)
  return {
    ...db,
    answers: watch.answers,
    async [Symbol.asyncDispose]() {
      await watch[Symbol.asyncDispose]()
      await kept[Symbol.asyncDispose]()
    },
  }
}

/**
 * The same, once it has had an answer.
 * @throws ConnectionLost when Postgres cannot be reached, or refuses
 */
export async function connectDb(url: string, options: PoolOptions = {}): Promise<DbPool> {
  await using opened = new AsyncDisposableStack()
  const pool = opened.use(openPool(url, options))
  await ping(pool)
  opened.move()
  return pool
}

/** How long a statement waits for a connection. */
function waitUntil(): Deadline {
  const asked = askedUntil()?.remaining()
  return deadlineIn(asked === undefined ? waitMilliseconds : asked - answerMilliseconds)
}

const transactions = new AsyncLocalStorage<true>()

async function transact<Value>(connection: Connection, work: (tx: Db) => Promise<Value>): Promise<Value> {
  const tx = queriesOf(connection.query, async () => {
    throw new Error('a transaction is under way already')
  })
  connection.begin()
  try {
    const value = await transactions.run(true, () => work(tx))
    await connection.end('COMMIT')
    return value
  } catch (error) {
    // Where it fails the connection is lost, and the transaction with it.
    await connection.end('ROLLBACK').catch(() => {})
    throw error
  }
}

/** What Postgres ended since something else went on at the same time has changed nothing, and may succeed now. */
async function again<Value>(run: () => Promise<Value>): Promise<Value> {
  for (let runs = 1; ; runs += 1) {
    try {
      return await run()
    } catch (error) {
      if (runs === mostRuns || !codeOf(error).startsWith('40')) throw error
    }
  }
}

const lookMilliseconds = 500
/** Of one look; a connection that answers nobody ends with it. */
const lookedMilliseconds = 2_000
const looksInVain = 2

/** Looks only when nobody else has had an answer lately. */
function watchAnswers(ask: () => Promise<unknown>, silentFor: () => number): AsyncDisposable & Pick<DbPool, 'answers'> {
  let inVain = 0
  const look = async () => {
    if (silentFor() > lookMilliseconds) await runAsked(deadlineIn(lookedMilliseconds), ask)
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
