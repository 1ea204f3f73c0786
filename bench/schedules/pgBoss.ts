import { PgBoss } from 'pg-boss'
import { connectOwner } from '../notifier/students.ts'
import type { DrainEnvironment } from './protocol.ts'
import type { Queue } from './queue.ts'
import { timed } from './timed.ts'

const queue = 'nothing'
/** Fetches again at once while batches are full: the fastest of its options. */
const options = { batchSize: 500, localConcurrency: 4, burstWhenBatchFull: true, pollingIntervalSeconds: 0.5 }

/** pg-boss with jobs that do nothing. */
export async function openPgBoss({ OWNER_URL }: DrainEnvironment): Promise<Queue> {
  const { query } = await connectOwner({ url: OWNER_URL })
  const boss = new PgBoss({ connectionString: OWNER_URL })
  boss.on('error', (error) => {
    throw error
  })
  await boss.start()
  await boss.createQueue(queue)
  return {
    async fill(count) {
      await boss.deleteAllJobs(queue)
      for (let at = 0; at < count; at += 1000)
        await boss.insert(
          queue,
          Array.from({ length: Math.min(1000, count - at) }, (_, nth) => ({ data: { nth: at + nth } })),
        )
      await query('VACUUM ANALYZE')
    },
    async empty(count) {
      let done = 0
      const all = Promise.withResolvers<void>()
      const seconds = await timed(async () => {
        await boss.work(queue, options, async (jobs) => {
          done += jobs.length
          if (done === count) all.resolve()
        })
        await all.promise
        // Resolves when the last of them are completed.
        await boss.offWork(queue)
      })
      const [left] = await query(
        `SELECT count(*)::int AS count FROM pgboss.job WHERE name = $1 AND state <> 'completed'`,
        [queue],
      )
      if (done !== count || left?.count !== 0) throw new Error(`${done} of ${count} were done, ${left?.count} are left`)
      return seconds
    },
  }
}
