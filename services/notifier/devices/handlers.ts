import { type Handler, handle, withoutPermit } from '@yoldas/bus'
import { registerDevice, removeDevice } from '@yoldas/contracts/notifier'
import type { Db } from '@yoldas/db'
import { type Deadline, deadlineIn, pause } from '@yoldas/time'
import type { z } from 'zod'
import { arriveSeconds } from '../claiming/rules.ts'
import { isUnderwayFor, isUnderwayForOthers } from '../claiming/store.ts'
import { revokeOthers, revokeOwn } from '../replies/store.ts'
import { lockStudent } from '../students/store.ts'
import { hashToken } from '../tokens.ts'
import { deleteDevice, forgetSurplus, saveDevice } from './store.ts'

export function deviceHandlers({ db }: { db: Db }): Handler[] {
  return [
    handle(registerDevice, (registration) => register(db, registration)),
    handle(removeDevice, ({ studentKey, token }, deadline) => remove(db, studentKey, token, deadline)),
  ]
}

type Registration = z.output<typeof registerDevice.input>

/**
 * The student who had the device before may not have it any more: the tokens of its notifications are revoked, and once
 * this is answered nothing of theirs is sent to it.
 */
export async function register(
  db: Db,
  { studentKey, token, platform, appVersion, locale }: Registration,
): Promise<z.input<typeof registerDevice.output>> {
  const tokenHash = hashToken(token)
  const registered = await db.transaction(async (tx) => {
    if ((await lockStudent(tx, studentKey)).erased) return { kind: 'erased' as const }
    const device = await saveDevice(tx, {
      studentKey,
      tokenHash,
      token,
      platform,
      appVersion: appVersion ?? null,
      locale: locale ?? null,
    })
    await forgetSurplus(tx, studentKey)
    await revokeOthers(tx, tokenHash, studentKey)
    return { kind: 'registered' as const, device }
  })
  if (registered.kind === 'registered')
    await settled(arriveSeconds * 1000, () => isUnderwayForOthers(db, tokenHash, studentKey))
  return registered
}

const pollMilliseconds = 25

/** Resolves when nothing is under way any more, or when the time has passed: hardly ever a wait. */
async function settled(milliseconds: number, isUnderway: () => Promise<boolean>): Promise<void> {
  const end = deadlineIn(milliseconds)
  while (end.remaining() > 0 && (await isUnderway())) await withoutPermit(() => pause(pollMilliseconds))
}

const signOutMilliseconds = 5_000
/** The answer has to be on its way before the asker gives up. */
const answerMilliseconds = 1_000

/**
 * A student who signs out leaves the phone to others, also when push had stopped before: once this is answered the
 * phone gets nothing of theirs any more, unless a provider takes longer for it.
 */
export async function remove(
  db: Db,
  studentKey: string,
  token: string,
  deadline: Deadline,
): Promise<z.input<typeof removeDevice.output>> {
  const tokenHash = hashToken(token)
  const removed = await db.transaction(async (tx) => {
    if ((await lockStudent(tx, studentKey)).erased) return { kind: 'erased' as const }
    await deleteDevice(tx, tokenHash, studentKey)
    await revokeOwn(tx, tokenHash, studentKey)
    return { kind: 'removed' as const }
  })
  const milliseconds = Math.min(signOutMilliseconds, deadline.remaining() - answerMilliseconds)
  if (removed.kind === 'removed') await settled(milliseconds, () => isUnderwayFor(db, tokenHash, studentKey))
  return removed
}
