import type { Bus } from '@yoldas/bus'
import { findReplied, maxReplied, scheduleWarning } from '@yoldas/contracts/inactivity'
import { type Db, databaseTime } from '@yoldas/db'
import { type Relay, sendCommand } from '@yoldas/outbox'
import type { MayGoOn } from '@yoldas/service'
import type { Log } from '@yoldas/telemetry'
import { deadlineIn, nextAt } from '@yoldas/time'
import type { InactivityMetrics } from '../metrics.ts'
import { type ErasureKeys, erase } from '../students/erase.ts'
import { markSeen } from '../students/store.ts'
import { countInactive, findForgotten, isToBeErased, takeWarnings } from './store.ts'
import { warningText, warningTime } from './warning.ts'

export type InactivityDeps = {
  db: Db
  bus: Pick<Bus, 'request' | 'announceErased'>
  relay: Pick<Relay, 'wake'>
  log: Log
  erasureKeys: ErasureKeys
  inactivity: InactivityMetrics
}

/** Students for whom a warning was scheduled, and who were erased. */
export type Inactive = { warned: number; erased: number }

const page = maxReplied
const askMilliseconds = 8_000

/**
 * Has students warned who were not seen for so many days, and erases those who were not seen since a warning of 14 days
 * ago, page by page; 0 days: nobody, ever. Any replica may, at any time, and die in it.
 * @throws Unavailable where notifier does not say who replied: nobody is erased then
 */
export async function forgetInactive(deps: InactivityDeps, days: number, mayGoOn: MayGoOn): Promise<Inactive> {
  if (days === 0) return { warned: 0, erased: 0 }
  const warned = await inPages(mayGoOn, () => warnPage(deps, days))
  const erased = await inPages(mayGoOn, () => erasePage(deps, days))
  if (warned + erased > 0) deps.log.info({ warned, erased, days }, 'students were not seen for long')
  return { warned, erased }
}

/** What `forgetInactive` would do now; changes nothing. Who has replied since the last command arrived is not erased. */
export const planForgetting = (db: Db, days: number): Promise<Inactive> =>
  days === 0 ? Promise.resolve({ warned: 0, erased: 0 }) : countInactive(db, days)

/** Does pages until one changes nothing; each says for how many students it changed anything, and how many count. */
async function inPages(mayGoOn: MayGoOn, doPage: () => Promise<{ changed: number; done: number }>): Promise<number> {
  let total = 0
  while (await mayGoOn()) {
    const { changed, done } = await doPage()
    total += done
    if (changed === 0) break
  }
  return total
}

async function warnPage({ db, relay, inactivity }: InactivityDeps, days: number) {
  const dueAt = nextAt(warningTime, new Date(await databaseTime(db))).toISOString()
  const warned = await db.transaction(async (tx) => {
    const taken = await takeWarnings(tx, days, page)
    for (const { studentKey, warningId: id } of taken)
      await sendCommand(tx, scheduleWarning, studentKey, { studentKey, id, dueAt, text: warningText })
    return taken.length
  })
  if (warned > 0) relay.wake()
  inactivity.warned.inc(warned)
  return { changed: warned, done: warned }
}

/**
 * What replies say comes by the outbox, and may be late: those who replied are noted before anybody is erased. Whose row
 * somebody else has is left to them.
 */
async function erasePage({ db, bus, relay, erasureKeys, inactivity }: InactivityDeps, days: number) {
  const studentKeys = await findForgotten(db, days, page)
  if (studentKeys.length === 0) return { changed: 0, done: 0 }
  const { replied } = await bus.request(findReplied, { studentKeys: [...studentKeys] }, deadlineIn(askMilliseconds))
  for (const { studentKey, day } of replied) await markSeen(db, studentKey, day)
  let done = 0
  for (const studentKey of studentKeys) {
    if (!(await db.transaction((tx) => erase(erasureKeys, tx, studentKey, isToBeErased(days))))) continue
    bus.announceErased(studentKey)
    done += 1
  }
  if (done > 0) relay.wake()
  inactivity.erased.inc(done)
  return { changed: replied.length + done, done }
}
