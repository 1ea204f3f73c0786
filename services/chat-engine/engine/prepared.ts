import type { Bus } from '@yoldas/bus'
import type { Db } from '@yoldas/db'
import { newId } from '@yoldas/ids'
import { showMessage } from '../conversation/open.ts'
import { splitBubbles } from '../text/bubbles.ts'
import { type Claim, commitTurn, noUsage } from '../turn/store.ts'

type Prepared = Pick<NonNullable<Claim['prepared']>, 'text' | 'author'>
type Deps = { db: Db; bus: Pick<Bus, 'publishHistory'>; onEnd: (turn: Pick<Claim, 'origin'>) => void }

/**
 * Stores what the companion wrote first and had to wait for its turn, and shows it in the student's feeds. False when
 * the turn is no longer this claim's, or was stored before.
 */
export async function storePrepared({ db, bus, onEnd }: Deps, claim: Claim, prepared: Prepared): Promise<boolean> {
  const { author } = prepared
  const bubbles = splitBubbles(prepared.text).map((text) => ({ id: newId(), text, author }))
  const committed = await commitTurn(db, claim, { bubbles, finish: 'complete', effects: [] }, noUsage)
  if (!committed) return false
  for (const message of committed.messages) showMessage(bus, claim.studentKey, message, committed.read)
  onEnd(claim)
  return true
}
