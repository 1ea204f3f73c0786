import type { Bus } from '@yoldas/bus'
import { getProfile, type StudentProfile } from '@yoldas/contracts/profile'
import type { Db } from '@yoldas/db'
import { deadlineIn } from '@yoldas/time'
import type { PromptMessage } from '../clients/model.ts'
import { bytesPerToken, fitHistory, systemPrompt } from './prompt.ts'
import { type Claim, findPast } from './store.ts'

const profileMilliseconds = 1_000
/** More than any budget holds: a message costs some tokens even when it is empty. */
const pastLimit = 500

export type Context = {
  messages: PromptMessage[]
  /** What the turn has to do without. */
  degraded: string[]
}

/** Everything that a turn is told. Only the conversation itself is needed; the rest may be missing. */
export async function buildContext(
  { db, bus, historyTokens }: { db: Db; bus: Bus; historyTokens: number },
  claim: Claim,
): Promise<Context> {
  const [past, profile] = await Promise.all([
    findPast(db, claim, pastLimit, historyTokens * bytesPerToken),
    findProfile(bus, claim.studentKey),
  ])
  const system: PromptMessage = { role: 'system', content: systemPrompt(profile, new Date(claim.claimedAt)) }
  return {
    messages: [system, ...fitHistory(past, historyTokens)],
    degraded: profile ? [] : ['profile'],
  }
}

async function findProfile(bus: Bus, studentKey: string): Promise<StudentProfile | null> {
  try {
    const answer = await bus.request(getProfile, { studentKey }, deadlineIn(profileMilliseconds))
    return answer.kind === 'found' ? answer.profile : null
  } catch {
    // The turn says what it had to do without; the bus knows who did not answer.
    return null
  }
}
