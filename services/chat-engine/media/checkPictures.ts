import { changeWork } from '@yoldas/contracts/work'
import type { Db } from '@yoldas/db'
import { findUnconfirmed } from '@yoldas/outbox'
import type { Log } from '@yoldas/telemetry'
import { lockErased } from '../conversation/store.ts'
import { copyKey } from './rules.ts'
import {
  type Check,
  endCheck,
  findChecks,
  isInMessage,
  isStillDue,
  putOffCheck,
  removeObjects,
  removePicture,
} from './store.ts'

export type Checking = {
  db: Db
  log: Pick<Log, 'warn'>
  /** Whether profile-journey has a mistake with the picture. Rejects where it does not answer. */
  hasMistake(studentKey: string, mediaId: string): Promise<boolean>
}

const batch = 50

/**
 * Finds out of pictures that are due whether anything has them still, and removes those that nothing has. References
 * are not counted: their owners are asked. Any replica may, at once with others, and die in it.
 */
export async function checkPictures(deps: Checking): Promise<void> {
  for (;;) {
    const due = await findChecks(deps.db, batch)
    if (due.length === 0) return
    for (const check of due) await checkPicture(deps, check)
  }
}

async function checkPicture(deps: Checking, check: Check): Promise<void> {
  const { db } = deps
  if (!(await isOpen(db, check))) return
  const isUsed = await askOwner(deps, check)
  if (isUsed === null) return await putOffCheck(db, check)
  if (isUsed) return await endCheck(db, check)
  await db.transaction(async (tx) => {
    if (await lockErased(tx, check.studentKey)) return
    if (await removePicture(tx, check)) await removeObjects(tx, [copyKey(check.studentKey, check.id)], ['now'])
    else await endCheck(tx, check)
  })
}

/** Whether profile-journey has to be asked: what it is still to be sent is looked for before. */
function isOpen(db: Db, check: Check): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (await lockErased(tx, check.studentKey)) {
      await endCheck(tx, check)
      return false
    }
    if (!(await isStillDue(tx, check))) return false
    if (await isInMessage(tx, check)) {
      await endCheck(tx, check)
      return false
    }
    if (!(await isOnItsWay(tx, check))) return true
    await putOffCheck(tx, check)
    return false
  })
}

/** Whether a turn has sent a mistake with it that has not arrived. */
async function isOnItsWay(tx: Db, { studentKey, id }: Check): Promise<boolean> {
  const sent = await findUnconfirmed(tx, changeWork, studentKey)
  return sent
    .flatMap(({ changes }) => changes)
    .some((change) => change.change === 'add-mistake' && change.mistake.media?.id === id)
}

/** Null where it does not answer. */
async function askOwner({ hasMistake, log }: Checking, { studentKey, id }: Check): Promise<boolean | null> {
  try {
    return await hasMistake(studentKey, id)
  } catch (err) {
    log.warn({ err, mediaId: id }, 'nobody said whether a picture is used: it is asked again in an hour')
    return null
  }
}
