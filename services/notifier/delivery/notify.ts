import type { companionWrote } from '@yoldas/contracts/proactive'
import type { Db } from '@yoldas/db'
import { currentTrace } from '@yoldas/telemetry'
import { notificationBody } from '@yoldas/text'
import type { z } from 'zod'
import type { Providers } from '../clients/providers.ts'
import { lockStudent } from '../students/store.ts'
import { createNotification } from './store.ts'

type Written = z.output<typeof companionWrote.data>

/**
 * Notes what the companion wrote and whom it is to be brought to, once per turn however often and in whatever order it is
 * told. While FCM is not configured registered devices do not count. True when there is something to send.
 */
export async function notify(
  { db, providers }: { db: Db; providers: Providers },
  { text, isBody, ...written }: Written,
): Promise<boolean> {
  const notification = { ...written, body: isBody ? text : notificationBody(text), traceparent: currentTrace() }
  const through = { fcm: providers.fcm !== null, onesignal: providers.onesignal !== null }
  const deliveries = await db.transaction(async (tx) => {
    if ((await lockStudent(tx, written.studentKey)).erased) return 0
    return createNotification(tx, notification, through)
  })
  return deliveries > 0
}
