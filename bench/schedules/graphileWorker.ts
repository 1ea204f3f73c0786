import { runMigrations, runOnce } from 'graphile-worker'
import pg from 'pg'
import type { DrainEnvironment } from './protocol.ts'
import type { Queue } from './queue.ts'
import { timed } from './timed.ts'

/** The settings that its own performance test has: https://worker.graphile.org/docs/performance */
const atOnce = 24
const worker = {
  concurrentJobs: atOnce,
  maxPoolSize: atOnce + 1,
  localQueue: { size: 500, refetchDelay: { durationMs: 10 } },
  completeJobBatchDelay: 0,
  failJobBatchDelay: 0,
}

/** graphile-worker with jobs that do nothing. */
export async function openGraphileWorker({ OWNER_URL }: DrainEnvironment): Promise<Queue> {
  const pgPool = new pg.Pool({ connectionString: OWNER_URL, max: atOnce + 1, idleTimeoutMillis: 600_000 })
  pgPool.on('error', () => {})
  pgPool.on('connect', (client) => client.on('error', () => {}))
  let done = 0
  const taskList = {
    nothing: () => {
      done += 1
    },
  }
  const run = () => timed(() => runOnce({ preset: { worker }, pgPool, taskList, noHandleSignals: true }))
  await runMigrations({ preset: { worker }, pgPool })
  return {
    async fill(count) {
      const add = `SELECT count(*) FROM graphile_worker.add_jobs(ARRAY(
        SELECT json_populate_record(
          null::graphile_worker.job_spec,
            json_build_object('identifier', 'nothing', 'payload', json_build_object('nth', nth))
        ) FROM generate_series(1, $1) AS nth
      ))`
      await run()
      await pgPool.query(add, [count])
      await pgPool.query('VACUUM ANALYZE graphile_worker._private_jobs')
    },
    /** Less what it takes to find nothing, as its own test counts. */
    async empty(count) {
      done = 0
      const seconds = await run()
      const { rows } = await pgPool.query('SELECT count(*)::int AS left FROM graphile_worker._private_jobs')
      if (done !== count || rows[0].left !== 0)
        throw new Error(`${done} of ${count} were done, ${rows[0].left} are left`)
      return seconds - (await run())
    },
  }
}
