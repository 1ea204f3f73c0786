import { type Bench, interleave, repeatFor } from '../bench.ts'
import { connectOwner } from '../notifier/students.ts'
import { ownServers } from '../ownServers.ts'
import { runJob } from '../schedules/checkinJob.ts'
import { startDelivering } from '../schedules/delivering.ts'
import { addStudents } from '../schedules/rows.ts'
import { timed } from '../schedules/timed.ts'
import { median } from '../statistics.ts'
import type { Goal } from '../table.ts'

const goalSeconds = 60
/** Longer than other rows, and little differs between rounds. */
const mostRounds = 3

/** From the start of the daily job over silent students until the check-in of each is in history. */
export async function checkinRows(bench: Bench): Promise<{ goals: Goal[]; seconds: number }> {
  await using parts = new AsyncDisposableStack()
  const count = bench.silentStudents
  const { servers, database } = parts.use(await ownServers(bench.servers, 'checkins'))
  const { query } = parts.use(await connectOwner(database))
  await addStudents(query, count)
  parts.use(await startDelivering(servers, database))
  const run = async () => {
    // As if nobody had been written to.
    await query('TRUNCATE scheduler.checkin_run, scheduler.scheduled_message, scheduler.unasked_message')
    await query(`UPDATE chat.conversation SET checked_in = false`)
    await query('VACUUM ANALYZE chat.conversation')
    const said: string[] = []
    const seconds = await timed(async () => {
      said.push(await runJob(servers, database, 'silence-checkin'), await runJob(servers, database, 'deliver-due'))
    })
    checkDelivered(said.join(''), count)
    return seconds
  }
  await repeatFor(bench.warmSeconds, run)
  const { jobs } = await interleave(Math.min(bench.rounds, mostRounds), { jobs: run })
  const seconds = median(jobs)
  const path = `${count} check-ins, from the start of the daily job until all are in history`
  const reached = `${seconds.toFixed(1)} s`
  return { goals: [{ path, goal: `≤ ${goalSeconds} s`, reached, met: seconds <= goalSeconds }], seconds }
}

/** @throws when the jobs did not say that every check-in was delivered */
export function checkDelivered(said: string, count: number): void {
  const delivered = Number(/^deliver-due: (\d+) delivered/m.exec(said)?.[1])
  if (delivered !== count) throw new Error(`of ${count} check-ins not all were delivered: ${said}`)
}
