import type { Db } from '@yoldas/db'
import type { Log } from '@yoldas/telemetry'
import { isOld, soundVersion } from './rules.ts'
import { pgvectorVersion } from './store.ts'

export type Pgvector = {
  /** Asks the database, and logs what is new: once at the start, and again when somebody has changed it. */
  look(): Promise<void>
  /** As last seen, for `/readyz`. */
  report(): { pgvector: string | null; retrieval: 'text and vectors' | 'text only' }
}

/** What the database can do for retrieval. Nothing depends on it but the search by vectors. */
export function watchPgvector({ db, log }: { db: Db; log: Pick<Log, 'warn'> }): Pgvector {
  let seen: string | null | undefined
  return {
    async look() {
      const pgvector = await pgvectorVersion(db)
      if (pgvector === seen) return
      seen = pgvector
      if (pgvector === null) log.warn('Postgres has no pgvector: retrieval is by text only')
      else if (isOld(pgvector))
        log.warn({ pgvector }, `pgvector is older than ${soundVersion}: its indexes may be damaged; not for production`)
    },
    report: () => ({ pgvector: seen ?? null, retrieval: seen ? 'text and vectors' : 'text only' }),
  }
}
