import { createHmac } from 'node:crypto'
import { studentErased } from '@yoldas/contracts/events'
import { studentExports } from '@yoldas/contracts/export'
import { forgetSubscriber } from '@yoldas/contracts/notifier'
import type { Db } from '@yoldas/db'
import { newId } from '@yoldas/ids'
import { recordEvent, sendCommand } from '@yoldas/outbox'
import * as store from './store.ts'

/** The current one, and the one that who was erased is found by too, while it is changed; else the same. */
export type ErasureKeys = readonly [current: string, previous: string]

/** The services that hold student data besides this one. */
const others = Object.keys(studentExports).filter((service) => service !== 'profile-journey')

/**
 * Removes all of the student here, and sends to the other services what makes them do so; false when there is no such
 * student, or where the condition keeps `eraseStudent` from it.
 */
export async function erase(
  erasureKeys: ErasureKeys,
  tx: Db,
  studentKey: string,
  condition?: Parameters<typeof store.eraseStudent>[2],
): Promise<boolean> {
  const left = await store.eraseStudent(tx, studentKey, condition)
  if (!left) return false
  await store.addTombstone(tx, hashes(erasureKeys, left.sub)[0], left.aheadSignIns)
  await follow(tx, studentKey, left.sub)
  return true
}

/** The same for one whose tombstone is there already. */
export async function eraseBuried(tx: Db, studentKey: string): Promise<boolean> {
  const left = await store.eraseStudent(tx, studentKey)
  if (left) await follow(tx, studentKey, left.sub)
  return left !== null
}

async function follow(tx: Db, studentKey: string, sub: string): Promise<void> {
  await store.openErasure(tx, newId(), studentKey, others)
  await recordEvent(tx, studentErased, studentKey, { studentKey })
  await sendCommand(tx, forgetSubscriber, studentKey, { studentKey, sub })
}

const hash = (key: string, sub: string): Buffer => createHmac('sha256', key).update(sub).digest()

/** What a tombstone knows a `sub` by. */
export const hashes = ([current, previous]: ErasureKeys, sub: string): readonly [Buffer, Buffer] => [
  hash(current, sub),
  hash(previous, sub),
]
