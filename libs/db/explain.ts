import { z } from 'zod'
import type { Db } from './queries.ts'
import { sql } from './sql.ts'

const Line = z.object({ 'QUERY PLAN': z.string() })

class Explained extends Error {
  override name = 'Explained'
}

/**
 * For tests: how Postgres would run the first statement that `run` sends, were the tables too large to be read as a
 * whole. Nothing is changed.
 */
export function planOf(db: Db, run: (db: Db) => Promise<unknown>): Promise<string> {
  return db.transaction(async (tx) => {
    // What Postgres happens to know of a small table must not decide.
    await tx.query(sql.typeAlias('none')`SET LOCAL enable_seqscan = off`)
    await tx.query(sql.typeAlias('none')`SET LOCAL enable_bitmapscan = off`)
    await tx.query(sql.typeAlias('none')`SET LOCAL enable_sort = off`)
    let plan = ''
    const explain = async (query: Parameters<Db['any']>[0]): Promise<never> => {
      const lines = await tx.anyFirst({ ...query, parser: Line, sql: `EXPLAIN ${query.sql}` })
      plan = lines.join('\n')
      throw new Explained()
    }
    const explaining = {
      ...tx,
      any: explain,
      anyFirst: explain,
      maybeOne: explain,
      one: explain,
      oneFirst: explain,
      query: explain,
    }
    await run(explaining).catch((error) => {
      if (!(error instanceof Explained)) throw error
    })
    return plan
  })
}

const Plans = z.object({ plans: z.int() })
/** After so many runs Postgres keeps a plan for any values, unless it takes one for the given ones to be cheaper. */
const runsBefore = 5

/** For tests: whether what `run` sends is planned once for each connection, and not anew each time. */
export function isPlannedOnce(db: Db, run: (db: Db) => Promise<unknown>): Promise<boolean> {
  return db.transaction(async (tx) => {
    const countPlans = () =>
      tx.oneFirst(sql.type(Plans)`
        SELECT coalesce(sum(custom_plans), 0)::int AS plans FROM pg_prepared_statements
        WHERE statement NOT LIKE '%pg_prepared_statements%'
      `)
    for (let runs = 0; runs < runsBefore; runs += 1) await run(tx)
    const before = await countPlans()
    await run(tx)
    return (await countPlans()) === before
  })
}
