import type { Db } from '@yoldas/db'
import type { MayGoOn } from '@yoldas/service'
import type { Log } from '@yoldas/telemetry'
import { copyKey } from '../media/rules.ts'
import { removeObjects } from '../media/store.ts'
import type { RetentionMetrics } from '../metrics.ts'
import { countSilenced, silence } from './store.ts'

type Deps = { db: Db; log: Log; retention: RetentionMetrics }

const page = 100

/**
 * Erases the sound of recordings whose transcripts were stored more than so many days ago, page by page, each in one
 * commit; 0 days: none, ever. Objects go with the removals of media. Answers with how many those were.
 */
export async function silenceOld({ db, log, retention }: Deps, days: number, mayGoOn: MayGoOn): Promise<number> {
  let count = 0
  while (days > 0 && (await mayGoOn())) {
    const silenced = await db.transaction((tx) => silencePage(tx, days))
    if (silenced === 0) break
    count += silenced
    retention.erased.inc({ what: 'sounds' }, silenced)
  }
  if (count > 0) log.info({ sounds: count, days }, 'erased the sound of recordings')
  return count
}

/** How many sounds `silenceOld` would erase now. */
export const countSounds = (db: Db, days: number): Promise<number> =>
  days === 0 ? Promise.resolve(0) : countSilenced(db, days)

/** The objects are removed even if the engine dies now: their removal is committed with the mark. */
async function silencePage(tx: Db, days: number): Promise<number> {
  const rows = await silence(tx, days, page)
  const keys = rows.map(({ studentKey, id }) => copyKey(studentKey, id))
  if (keys.length > 0) await removeObjects(tx, keys, ['now'])
  return rows.length
}
