import type { Db } from '@yoldas/db'
import { createLines } from '@yoldas/lines'
import type { Log } from '@yoldas/telemetry'
import type { Storage } from '../clients/storage.ts'
import type { MediaMetrics } from '../metrics.ts'
import { copyKey, uploadKey } from './rules.ts'
import { claimRemovals, expireMedia, finishRemoval, removeObjects } from './store.ts'

type Deps = { db: Db; storage: Storage; log: Log; media: MediaMetrics }

const batch = 32
const removalsAtOnce = 8
/** Longer than a batch takes, even when every operation of the storage is slow. */
const leaseSeconds = 120

/** Deletes media that was never finished, and removes the objects of all deleted media. */
export async function removeMedia(deps: Deps): Promise<void> {
  while ((await forgetUnfinished(deps)) > 0);
  while ((await removeDue(deps)) > 0);
}

/** The objects are removed even if the engine dies now: their removal is committed with the deletion. */
function forgetUnfinished({ db }: Deps): Promise<number> {
  return db.transaction(async (tx) => {
    const expired = await expireMedia(tx, batch)
    const keys = expired.flatMap(({ studentKey, id }) => [uploadKey(studentKey, id), copyKey(studentKey, id)])
    if (keys.length > 0) await removeObjects(tx, keys, ['now', 'once addresses expired'])
    return expired.length
  })
}

/** Resolves with 0 when nothing is due or the storage fails: the removals are due again when the lease ends. */
async function removeDue({ db, storage, log, media }: Deps): Promise<number> {
  const due = await claimRemovals(db, batch, leaseSeconds)
  const { run } = createLines({ inAll: removalsAtOnce })
  const results = await Promise.allSettled(
    due.map((removal) =>
      run(async () => {
        media.removed.inc(await storage.removePrefix(removal.prefix))
        await finishRemoval(db, removal)
      }),
    ),
  )
  const failures = results.filter((result) => result.status === 'rejected')
  if (failures[0])
    log.warn({ err: failures[0].reason, count: failures.length }, 'objects could not be removed: tried again later')
  return failures.length > 0 ? 0 : due.length
}
