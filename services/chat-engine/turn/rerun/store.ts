import { type Db, sql } from '@yoldas/db'
import { z } from 'zod'
import { lockConversation } from '../../conversation/store.ts'
import { promoteNext } from '../rows.ts'
import { type Claim, isSuperseded } from '../store.ts'

const mostReruns = 3
const rerunMinutes = 10
/** Doubles with each rerun. */
const rerunSeconds = 5

const Rerun = z.object({ state: z.enum(['waiting', 'done']) })

/**
 * Lets a failed turn run again after a while, at most 3 times in its first 10 minutes. Meanwhile it holds nobody back:
 * a newer message that waits already, or was answered by hand, takes it over, and the turn is `done` without an answer
 * of its own. Null, with nothing changed, when its runs are used up or the turn is no longer this claim's.
 */
export function rerunTurn(db: Db, claim: Claim): Promise<'rerun' | 'taken over' | null> {
  const { turnId, studentKey, attempt } = claim
  return db.transaction(async (tx) => {
    const locked = await lockConversation(tx, studentKey)
    if (locked.isErased) return null
    const rerun = await tx.maybeOne(sql.type(Rerun)`
      WITH newer AS (
        SELECT ${isSuperseded(locked, claim)} OR EXISTS (
          SELECT FROM turn
          WHERE student_key = ${studentKey} AND state = 'waiting' AND origin IN ('chat', 'notification')
        ) AS waits
      ),
      ended AS (
        UPDATE turn
        SET state = CASE WHEN waits THEN 'done' ELSE 'waiting' END,
          finished_at = CASE WHEN waits THEN clock_timestamp() END,
          not_before = CASE WHEN NOT waits THEN
            clock_timestamp() + make_interval(secs => ${rerunSeconds} * 2 ^ reruns)
          END,
          engine_id = NULL, free_at = NULL, reruns = reruns + 1, failures = 0
        FROM newer
        WHERE id = ${turnId} AND attempt = ${attempt} AND state = 'running' AND reruns < ${mostReruns}
          AND accepted_at > clock_timestamp() - make_interval(mins => ${rerunMinutes})
        RETURNING id, state
      ),
      promoted AS (${promoteNext(studentKey)} AND EXISTS (SELECT FROM ended))
      SELECT state FROM ended
    `)
    return rerun && (rerun.state === 'done' ? 'taken over' : 'rerun')
  })
}
