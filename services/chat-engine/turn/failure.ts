import type { TurnOutcome } from '@yoldas/contracts/chat'
import { terminalNumber } from '@yoldas/contracts/live'
import type { Db } from '@yoldas/db'
import { newId } from '@yoldas/ids'
import { addStudentTokens } from '../spending/store.ts'
import { type Claim, commitTurn, failTurn, rerunTurn, type Usage } from './store.ts'

const apology =
  'Kusura bakma, mesajına bir türlü yanıt yazamadım. Birazdan bana yeniden yazarsan kaldığımız yerden devam edelim.'

/**
 * Ends a turn that failed. One that answers a reply typed into a notification has nobody at a stream to retry it: it is run
 * again by itself, or its student's next turn answers it too, and in the end it is apologised for. Null when it is no longer
 * this claim's.
 */
export async function settleFailure(db: Db, claim: Claim, usage: Usage): Promise<TurnOutcome | 'rerun' | null> {
  const n = terminalNumber(claim.attempt)
  if (claim.origin !== 'notification') return (await failTurn(db, claim, usage)) ? { kind: 'failed', n } : null
  const rerun = await rerunTurn(db, claim)
  if (rerun) await addStudentTokens(db, claim.studentKey, usage.spentTokens ?? 0)
  if (rerun === 'rerun') return rerun
  if (rerun === 'taken over') return { kind: 'done', n, finish: 'complete', messages: [] }
  const answer = { bubbles: [{ id: newId(), text: apology }], finish: 'complete' as const, effects: [] }
  const committed = await commitTurn(db, claim, answer, usage)
  return committed && { kind: 'done', n, finish: 'complete', messages: committed.messages }
}
