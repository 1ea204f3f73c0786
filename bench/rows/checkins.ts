import type { Database } from '@yoldas/local'
import { type Bench, interleave } from '../bench.ts'
import { connectOwner, type OwnQuery } from '../notifier/students.ts'
import { ownServers } from '../ownServers.ts'
import { type JobRun, runCheckinJob } from '../schedules/checkinJob.ts'
import { startDelivering } from '../schedules/delivering.ts'
import { addStudents } from '../schedules/rows.ts'
import type { Servers } from '../servers.ts'
import { median } from '../statistics.ts'
import { type Goal, perSecond, times } from '../table.ts'

const fewStudents = 10_000
/** Longer than other rows, and little differs between rounds. */
const mostRounds = 3

/** The daily job over silent students, and the memory that it takes at most for few and for many. */
export async function checkinRows(bench: Bench): Promise<Goal[]> {
  await using parts = new AsyncDisposableStack()
  const few = await openSilent(bench, parts, fewStudents)
  const many = await openSilent(bench, parts, bench.silentStudents)
  const runs = await interleave(Math.min(bench.rounds, mostRounds), { few: () => run(few), many: () => run(many) })
  const rate = median(runs.many.map(({ found, seconds }) => found / seconds))
  return [
    {
      path: `daily job over ${many.count} silent students`,
      goal: '',
      reached: `${perSecond(rate)}, the start of the command included`,
      met: null,
    },
    memory('its memory at most, alive', runs, (run) => run.aliveMebibytes),
    memory('its memory at most, resident', runs, (run) => run.residentMebibytes),
  ]
}

function memory(path: string, { few, many }: Runs, figure: (run: JobRun) => number): Goal {
  const [least, most] = [median(few.map(figure)), median(many.map(figure))]
  const reached =
    `${times(most / least)} that for ${fewStudents} students ` + `(${Math.round(most)} MiB, ${Math.round(least)} MiB)`
  return { path, goal: 'flat', reached, met: null }
}

type Runs = Record<'few' | 'many', JobRun[]>
type Silent = { servers: Servers; database: Database; query: OwnQuery; count: number }

/** A database with so many silent students, and the services that the job asks about them. */
async function openSilent(bench: Bench, parts: AsyncDisposableStack, count: number): Promise<Silent> {
  const { servers, database } = parts.use(await ownServers(bench.servers, `silent_${count}`))
  const { query } = parts.use(await connectOwner(database))
  await addStudents(query, count)
  parts.use(await startDelivering(servers, database))
  return { servers, database, query, count }
}

/** As if it had not been done today. */
async function run({ servers, database, query, count }: Silent): Promise<JobRun> {
  await query('TRUNCATE scheduler.checkin_run, scheduler.scheduled_message')
  const done = await runCheckinJob(servers, database)
  if (done.scheduled !== count) throw new Error(`${done.scheduled} of ${count} check-ins were scheduled`)
  return done
}
