import type { Db } from '@yoldas/db'
import type { MayGoOn } from '@yoldas/service'
import type { Log } from '@yoldas/telemetry'
import { copyKey } from '../media/rules.ts'
import { removeObjects } from '../media/store.ts'
import type { RetentionMetrics } from '../metrics.ts'
import {
  checkUnused,
  countOld,
  dayBefore,
  emptyQuestions,
  findOld,
  lockOld,
  noteKept,
  type Place,
  removeBubbles,
  removeUnused,
} from './store.ts'

type Deps = { db: Db; log: Log; retention: RetentionMetrics }

/**
 * Messages of students that were emptied, messages of the companion and attachments that were removed. Pictures are not
 * among them: a mistake may have them, and the check that finds out removes them.
 */
export type Erased = { emptied: number; removed: number; attachments: number }

/** A page has at most 500 messages: a student who writes meanwhile waits for one page. */
const [students, each] = [10, 50]
const attachments = 500

/**
 * Erases texts, attachments and reactions that were stored more than so many days ago, page by page, each in one
 * commit; 0 days: nothing, ever. Any replica may, at any time, and die in it. Objects go with the removals of media.
 */
export async function eraseOld({ db, log, retention }: Deps, days: number, mayGoOn: MayGoOn): Promise<Erased> {
  const all: Erased = { emptied: 0, removed: 0, attachments: 0 }
  if (days === 0) return all
  const before = await dayBefore(db, days)
  for (const erasePage of [eraseMessages, eraseAttachments, checkingPictures()]) {
    while (await mayGoOn()) {
      const page = await db.transaction((tx) => erasePage(tx, before))
      if (!page) break
      for (const what of ['emptied', 'removed', 'attachments'] as const) {
        all[what] += page[what]
        retention.erased.inc({ what }, page[what])
      }
    }
  }
  if (Object.values(all).some((count) => count > 0)) log.info({ ...all, days }, 'erased what was kept for long enough')
  return all
}

/** What `eraseOld` would erase now; changes nothing. */
export async function planErasing(db: Db, days: number): Promise<Erased> {
  return days === 0 ? { emptied: 0, removed: 0, attachments: 0 } : await countOld(db, await dayBefore(db, days))
}

/** Null when there is nothing more. */
async function eraseMessages(tx: Db, before: string): Promise<Erased | null> {
  const studentKeys = await lockOld(tx, before, students)
  if (studentKeys.length === 0) return null
  const old = Map.groupBy(await findOld(tx, studentKeys, before, each), ({ studentKey }) => studentKey)
  const { user = [], assistant = [] } = Object.groupBy([...old.values()].flat(), ({ role }) => role)
  await emptyQuestions(
    tx,
    user.map(({ id }) => id),
  )
  await removeBubbles(tx, assistant)
  const done = studentKeys.filter((studentKey) => (old.get(studentKey)?.length ?? 0) < each)
  await noteKept(tx, done, before)
  return { emptied: user.length, removed: assistant.length, attachments: 0 }
}

/** The objects are removed even if the engine dies now: their removal is committed with the deletion. */
async function eraseAttachments(tx: Db, before: string): Promise<Erased | null> {
  const removed = await removeUnused(tx, before, attachments)
  if (removed.length === 0) return null
  const keys = removed.map(({ studentKey, id }) => copyKey(studentKey, id))
  await removeObjects(tx, keys, ['now'])
  return { emptied: 0, removed: 0, attachments: removed.length }
}

/** Each page goes on after the one before: what nobody has is gone by then, and what a mistake has is asked for once. */
function checkingPictures(): (tx: Db, before: string) => Promise<Erased | null> {
  let after: Place | null = null
  return async (tx, before) => {
    const page = await checkUnused(tx, before, after, attachments)
    after = page.at(-1) ?? after
    return page.length === 0 ? null : { emptied: 0, removed: 0, attachments: 0 }
  }
}
