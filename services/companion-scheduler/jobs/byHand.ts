import { parseArgs } from 'node:util'
import { busAccess } from '@yoldas/bus'
import { quoted } from '@yoldas/config'
import { ModernDay } from '@yoldas/contracts/values'
import { connectDb, type Db, databaseTime } from '@yoldas/db'
import { connectInTime } from '@yoldas/service'
import { createMetrics, type Log } from '@yoldas/telemetry'
import { istanbulTime, mondayOf } from '@yoldas/time'
import { silentBy } from '../checkins/rules.ts'
import { completeRun, type Going, runLeaseSeconds } from '../checkins/run.ts'
import { beginRun, reopenRun } from '../checkins/store.ts'
import type { Config } from '../config.ts'
import { deliverDue } from '../delivery/deliver.ts'
import { checkinMetrics, deliveryMetrics } from '../metrics.ts'
import { type RunDeps, runLeaseSeconds as turnedOnLeaseSeconds } from '../turnedOn/run.ts'
import { beginRun as beginTurnedOn } from '../turnedOn/store.ts'
import { completeWeekly } from '../weekly/run.ts'

export const usage = `usage: job deliver-due
       job silence-checkin [--date YYYY-MM-DD] [--again]
       job weekly

deliver-due      delivers the scheduled messages that are due
silence-checkin  schedules a check-in for every student who has been silent for 48 hours at 07:00 Istanbul of the
                 date, today when it is not named, and none that is yet to come; once for each date, unless --again;
                 has students asked in the evening of today how the exam went that ends today
weekly           schedules at once, for every student who wants it, the message about this week up to today; once for
                 each week, so on its Sunday at 19:00 there is none then`

export type Command =
  | { job: 'deliver-due' }
  | { job: 'silence-checkin'; date: string | undefined; again: boolean }
  | { job: 'weekly' }

/** @throws with what is wrong with the arguments */
export function readCommand(args: string[]): Command {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { date: { type: 'string' }, again: { type: 'boolean', default: false } },
  })
  const [job, ...rest] = positionals
  if (rest.length > 0) throw new Error(`one job at a time, not also ${quoted(rest.join(' '))}`)
  if (job === 'silence-checkin') {
    if (values.date !== undefined && !ModernDay.safeParse(values.date).success)
      throw new Error(`--date ${quoted(values.date)} is not a day from 1900-01-01 to 2199-12-31: write YYYY-MM-DD`)
    return { job, date: values.date, again: values.again }
  }
  if (job !== 'deliver-due' && job !== 'weekly')
    throw new Error(job === undefined ? 'which job?' : `no job is called ${quoted(job)}`)
  if (values.date !== undefined || values.again) throw new Error('--date and --again belong to silence-checkin')
  return { job }
}

/** Runs the job once and returns what it did, for a person to read. */
export async function runByHand({ config, log }: { config: Config; log: Log }, command: Command): Promise<string> {
  const metrics = createMetrics()
  await using parts = new AsyncDisposableStack()
  const db = parts.use(await connectDb(config.DATABASE_URL))
  const day = command.job === 'silence-checkin' ? await dayOf(db, command.date) : ''
  const bus = parts.use(await connectInTime({ ...busAccess(config), name: 'companion-scheduler', log }))
  const deps = {
    db,
    bus,
    log,
    stopping: new AbortController().signal,
    leaseSeconds: config.LEASE_SECONDS,
    hours: { night: config.NIGHT_HOURS, daytime: config.CARE_HOURS },
    deliveries: deliveryMetrics(metrics),
    checkins: checkinMetrics(metrics),
    composing: { budget: config.CHECKIN_MODEL_BUDGET },
  }
  if (command.job === 'deliver-due') {
    const did = Object.entries(await deliverDue(deps)).map(([outcome, count]) => `${count} ${outcome}`)
    return `deliver-due: ${did.join(', ')}`
  }
  if (command.job === 'weekly') return await weekly(deps)
  if (command.again) await reopenRun(db, day)
  const begun = await beginRun(db, day, silentBy(day), runLeaseSeconds)
  if (!begun) return `silence-checkin: ${day} is done, or being done by another scheduler; --again does it again`
  const { found, scheduled, skipped, exams, going } = await completeRun(deps, begun)
  const without = skipped > 0 ? `, ${skipped} skipped because their profiles cannot be read` : ''
  const evening = exams > 0 ? `, ${exams} to be asked at 19:00 how their exam went` : ''
  const counted = `${found} silent students found, ${scheduled} check-ins scheduled${without}${evening}`
  return `silence-checkin: ${day}: ${counted}; the minute job delivers ${describeGoing(going)}`
}

async function weekly(deps: RunDeps): Promise<string> {
  const monday = mondayOf(istanbulTime(new Date(await databaseTime(deps.db))).day)
  const begun = await beginTurnedOn(deps.db, 'weekly', monday, turnedOnLeaseSeconds)
  if (!begun) return `weekly: the week of ${monday} is done, or being done by another scheduler`
  const { scheduled } = await completeWeekly(deps, begun, null)
  return `weekly: the week of ${monday}: ${scheduled} messages scheduled; the minute job delivers them`
}

/** @throws when the day is yet to come: nobody can be silent until then, and everybody would be written to */
async function dayOf(db: Db, date: string | undefined): Promise<string> {
  const today = istanbulTime(new Date(await databaseTime(db))).day
  if (date !== undefined && date > today)
    throw new Error(`--date ${date} is yet to come: today is ${today} in Istanbul; name today or a day before`)
  return date ?? today
}

const timesShown = 3

/** What quiet hours and the students' own hours do to the check-ins, the soonest first. */
function describeGoing({ atOnce, waiting }: Going): string {
  if (waiting.size === 0) return 'them'
  const ends = [...waiting].sort(([one], [other]) => (one < other ? -1 : 1))
  const shown = ends.slice(0, timesShown).map(([end, count]) => `${count} at ${end.replace('T', ' ')}`)
  const sum = (some: typeof ends) => some.reduce((total, [, count]) => total + count, 0)
  const later = ends.length > timesShown ? [`${sum(ends.slice(timesShown))} later`] : []
  const times = [...shown, ...later].join(', ')
  return `${atOnce} at once and ${sum(ends)} when quiet hours end or at the student’s own hour in Istanbul: ${times}`
}
