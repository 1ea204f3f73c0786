import type { companionWrote } from '@yoldas/contracts/proactive'
import { type Db, isOutage } from '@yoldas/db'
import { currentTrace } from '@yoldas/telemetry'
import { inBatches } from '@yoldas/time'
import type { z } from 'zod'
import type { Providers } from '../clients/providers.ts'
import { lockStudents, noteUnread } from '../students/store.ts'
import { createNotifications } from './store.ts'

/** With the trace that it came in, which its pushes are of. */
type Written = z.output<typeof companionWrote.data> & { traceparent?: string | null }
type NotifyDeps = { db: Db; providers: Providers }

/** Of one commit. Each event waits for the commit that has it. */
export const mostAtOnce = 64

/** What `notify` does, for events that come together in one transaction. */
export function prepareNotify(deps: NotifyDeps): (written: z.output<typeof companionWrote.data>) => Promise<boolean> {
  const together = inBatches((all: readonly Written[]) => notify(deps, all), { most: mostAtOnce, isOutage })
  return async (event) => {
    const written = { ...event, traceparent: currentTrace() }
    const isNew = await together(written)
    if (isNew !== 'busy') return isNew
    const [alone] = await notify(deps, [written])
    if (typeof alone !== 'boolean') throw new Error('a single student is never busy: its lock is waited for')
    return alone
  }
}

/**
 * Notes what the companion wrote and to whom it is to be brought, once per turn however often and in whatever order the
 * event comes. While FCM is not configured registered devices do not count. True where there is something to send;
 * `busy` where nothing was done, since somebody else writes about the student: others are not to wait for that.
 */
export async function notify({ db, providers }: NotifyDeps, all: readonly Written[]): Promise<Array<boolean | 'busy'>> {
  const through = { fcm: providers.fcm !== null, onesignal: providers.onesignal !== null }
  const { locked, made } = await db.transaction(async (tx) => {
    const locked = await lockStudents(
      tx,
      all.map(({ studentKey }) => studentKey),
    )
    const present = all.filter(({ studentKey }) => locked.get(studentKey)?.erased === false)
    const [shown, silent] = [present.filter(({ notifies }) => notifies), present.filter(({ notifies }) => !notifies)]
    if (silent.length > 0) await noteUnread(tx, silent)
    const made = shown.length > 0 ? await createNotifications(tx, shown.map(contentOf), through) : new Set<string>()
    return { locked, made }
  })
  return all.map(({ studentKey, turnId }) => (locked.has(studentKey) ? made.has(turnId) : 'busy'))
}

const contentOf = ({ text: body, ...written }: Written) => ({ ...written, body })
