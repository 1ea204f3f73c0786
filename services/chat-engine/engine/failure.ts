import type { Bus } from '@yoldas/bus'
import type { TurnOutcome } from '@yoldas/contracts/chat'
import { terminalNumber } from '@yoldas/contracts/live'
import type { Db } from '@yoldas/db'
import { newId } from '@yoldas/ids'
import { whomToTurnTo } from '../care/answers.ts'
import type { FoundConcern } from '../care/store.ts'
import { isAtLeast, noConcern, worse } from '../care/tiers.ts'
import type { PauseMinutes } from '../conversation/notices.ts'
import { showMessage } from '../conversation/open.ts'
import { addStudentTokens } from '../spending/store.ts'
import { findCareAnswer, findSubstitute } from '../turn/byHand/store.ts'
import { rerunTurn } from '../turn/rerun/store.ts'
import {
  type Claim,
  type Committed,
  commitTurn,
  failOrKeep,
  failTurn,
  type TurnAnswer,
  type Usage,
} from '../turn/store.ts'

type Pausing = { bus: Pick<Bus, 'publishHistory'>; pauseMinutes: PauseMinutes }

const apology = `Kusura bakma, mesajına bir türlü yanıt yazamadım. Birazdan bana yeniden yazarsan kaldığımız yerden devam edelim. ${whomToTurnTo}`

/**
 * Ends a turn that failed. One whose message is serious, also by what was found while it ran, is answered by hand, at
 * once. One that answers a reply typed
 * into a notification has nobody at a stream to retry it: it is run again by itself, or its student's next turn answers
 * it too, and in the end it is apologised for. One that is regenerated keeps the answer that it had. Null when it is no
 * longer this claim's. `pausing` has the notice of a pause stored behind the apology, if it is due, and shows it.
 */
export async function settleFailure(
  db: Db,
  claim: Claim,
  usage: Usage,
  found: readonly FoundConcern[] = [],
  pausing: Pausing | null = null,
): Promise<TurnOutcome | 'rerun' | null> {
  const n = terminalNumber(claim.attempt)
  if (claim.isRegenerated) return doneBy(claim, await failOrKeep(db, claim, usage, found))
  const concern = found.map((one) => one.concern).reduce(worse, noConcern)
  const isGrave = isAtLeast(concern.tier, 'serious')
  const substitute =
    (await findSubstitute(db, claim)) ?? (isGrave ? await findCareAnswer(db, claim, concern, null) : null)
  if (substitute) return answerInstead(db, claim, { ...substitute, found }, usage, null)
  if (claim.origin !== 'notification') return (await failTurn(db, claim, usage, found)) ? { kind: 'failed', n } : null
  const rerun = await rerunTurn(db, claim)
  if (rerun) await addStudentTokens(db, claim.studentKey, usage.spentTokens ?? 0)
  if (rerun === 'rerun') return rerun
  if (rerun === 'taken over') return { kind: 'done', n, finish: 'complete', messages: [] }
  return answerInstead(db, claim, { bubbles: [{ id: newId(), text: apology, author: 'hand' }] }, usage, pausing)
}

async function answerInstead(
  db: Db,
  claim: Claim,
  answer: Pick<TurnAnswer, 'bubbles' | 'answerId' | 'suspected' | 'found'>,
  usage: Usage,
  pausing: Pausing | null,
): Promise<TurnOutcome | null> {
  const { pauseMinutes } = pausing ?? {}
  const committed = await commitTurn(
    db,
    claim,
    { ...answer, finish: 'complete', effects: [], ...(pauseMinutes && { pauseMinutes }) },
    usage,
  )
  if (pausing && committed) showMessage(pausing.bus, claim.studentKey, committed.pause)
  return doneBy(claim, committed)
}

/** Null when the turn was no longer this claim's. */
function doneBy({ attempt }: Claim, committed: Committed | null): TurnOutcome | null {
  if (!committed) return null
  const { finish, messages } = committed
  return { kind: 'done', n: terminalNumber(attempt), finish, messages }
}
