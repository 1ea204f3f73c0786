import { type Handler, handle } from '@yoldas/bus'
import { registerDevice, removeDevice } from '@yoldas/contracts/notifier'
import type { Db } from '@yoldas/db'
import { deadlineIn, pause } from '@yoldas/time'
import type { z } from 'zod'
import { arriveSeconds } from '../delivery/rules.ts'
import { isUnderwayForOthers } from '../delivery/store.ts'
import { revokeOthers, revokeOwn } from '../replies/store.ts'
import { lockStudent } from '../students/store.ts'
import { hashToken } from '../tokens.ts'
import { deleteDevice, saveDevice } from './store.ts'

export function deviceHandlers({ db }: { db: Db }): Handler[] {
  return [
    handle(registerDevice, (registration) => register(db, registration)),
    handle(removeDevice, ({ studentKey, token }) => remove(db, studentKey, token)),
  ]
}

type Registration = z.output<typeof registerDevice.input>

/**
 * Whoever had the device before may not hold it any more: what its notifications offered them is withdrawn, and once this is
 * answered nothing of theirs is sent to it.
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
    await revokeOthers(tx, tokenHash, studentKey)
    return { kind: 'registered' as const, device }
  })
  if (registered.kind === 'registered') await othersArrived(db, tokenHash, studentKey)
  return registered
}

const pollMilliseconds = 25

/** Resolves when what was entered for others has gone out, or will not: hardly ever a wait, and never a long one. */
async function othersArrived(db: Db, tokenHash: Buffer, studentKey: string): Promise<void> {
  const end = deadlineIn(arriveSeconds * 1000)
  while (end.remaining() > 0 && (await isUnderwayForOthers(db, tokenHash, studentKey))) await pause(pollMilliseconds)
}

/** Whoever signs out leaves the phone to others, also when push had stopped before. */
export function remove(db: Db, studentKey: string, token: string): Promise<z.input<typeof removeDevice.output>> {
  const tokenHash = hashToken(token)
  return db.transaction(async (tx) => {
    if ((await lockStudent(tx, studentKey)).erased) return { kind: 'erased' as const }
    await deleteDevice(tx, tokenHash, studentKey)
    await revokeOwn(tx, tokenHash, studentKey)
    return { kind: 'removed' as const }
  })
}
