import type { Db } from '@yoldas/db'
import { closeConversation } from '../conversation/erasing/store.ts'
import { copiesOf, uploadsOf } from '../media/rules.ts'
import { removeObjects } from '../media/store.ts'

/**
 * Closes the student's conversation and has their objects removed: what signed addresses may still bring into the
 * storage goes when they have expired. Answers with the turns that were not finished.
 */
export function closeStudent(db: Db, studentKey: string) {
  return db.transaction(async (tx) => {
    const { isFirst, unfinished } = await closeConversation(tx, studentKey)
    const prefixes = [uploadsOf(studentKey), copiesOf(studentKey)]
    if (isFirst) await removeObjects(tx, prefixes, ['now', 'once addresses expired'])
    return unfinished
  })
}
