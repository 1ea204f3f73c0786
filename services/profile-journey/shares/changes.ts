import { type createShare, maxShares } from '@yoldas/contracts/shares'
import type { Db } from '@yoldas/db'
import type { z } from 'zod'
import { orderedScope } from './rules.ts'
import * as store from './store.ts'

type Asked = z.output<typeof createShare.input>
type Answer = Exclude<z.output<typeof createShare.output>, { kind: 'erased' }>

/** Once for each id and `clientId`; the student is locked. */
export async function addShare(tx: Db, asked: Asked): Promise<Answer> {
  const { studentKey, id, clientId = null, name, days } = asked
  const tokenHash = Buffer.from(asked.tokenHash, 'hex')
  const made = await store.findMade(tx, studentKey, id, clientId, tokenHash)
  if (made) {
    const { isOfToken, ...share } = made
    return { kind: 'stored', share, isOfToken }
  }
  if ((await store.countOpen(tx, studentKey)) >= maxShares)
    return { kind: 'invalid', issues: [{ path: '', message: `expected at most ${maxShares} shares at a time` }] }
  const scope = orderedScope(asked.scope)
  const share = await store.addShare(tx, { id, studentKey, clientId, tokenHash, name, scope, days })
  return { kind: 'stored', share, isOfToken: true }
}
