import type { Bus } from '@yoldas/bus'
import { getContext, type WorkSummary } from '@yoldas/contracts/work'
import type { Db } from '@yoldas/db'
import { deadlineIn } from '@yoldas/time'
import type { PromptMessage } from '../clients/model.ts'
import { bytesPerToken } from '../clients/tokens.ts'
import {
  backgroundMessage,
  fitHistory,
  type Known,
  messageIds,
  newestImages,
  promptMessage,
  systemPrompt,
} from './prompt.ts'
import { type Claim, findPast } from './store.ts'

const knownMilliseconds = 1_000
const imageMilliseconds = 3_000
/** More than any budget holds: a message costs some tokens even when it is empty. */
const pastLimit = 500

export type Context = {
  messages: PromptMessage[]
  /** The student's message that the turn answers. */
  questionId: string
  /** Ids of the last messages, by the short ones that the model is told. */
  messageIds: ReadonlyMap<string, string>
  /** What the turn has to do without. */
  degraded: string[]
  /** Tokens of the student's, today, before this turn. */
  spentTokens: number
}

export type ContextDeps = {
  db: Db
  bus: Bus
  /** Of history, that a prompt has room for. */
  historyTokens: number
  /** A data address of an image for the model; null when it cannot be had. */
  readImage: (studentKey: string, mediaId: string, signal: AbortSignal) => Promise<string | null>
}

/** Everything that a turn is told. Only the conversation itself is needed; the rest may be missing. */
export async function buildContext(deps: ContextDeps, claim: Claim, signal: AbortSignal): Promise<Context> {
  const { db, bus, historyTokens } = deps
  const [{ scratchpad, spentTokens, messages: past }, known] = await Promise.all([
    findPast(db, claim, pastLimit, historyTokens * bytesPerToken),
    findKnown(bus, claim.studentKey),
  ])
  const [question] = past
  if (!question) throw new Error('the turn has no message')
  const fitted = fitHistory(past, historyTokens)
  const images = await readImages(deps, claim, newestImages(fitted), signal)
  const instructions = systemPrompt(known, new Date(claim.claimedAt), fitted)
  return {
    messages: [
      { role: 'system', content: instructions },
      ...backgroundMessage(scratchpad, known?.summary ?? null),
      ...fitted.map((message) => promptMessage(message, images.addresses)),
    ],
    questionId: question.id,
    messageIds: messageIds(fitted),
    degraded: [
      ...(known ? [] : ['profile']),
      ...(known?.summary ? [] : ['journey']),
      ...(images.isComplete ? [] : ['media']),
    ],
    spentTokens,
  }
}

/** Those that can be had in time, by their ids. */
async function readImages({ readImage }: ContextDeps, { studentKey }: Claim, ids: string[], signal: AbortSignal) {
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(imageMilliseconds)])
  const read = await Promise.all(ids.map(async (id) => [id, await readImage(studentKey, id, inTime)] as const))
  const addresses = new Map(read.flatMap(([id, address]) => (address === null ? [] : [[id, address] as const])))
  return { addresses, isComplete: addresses.size === ids.length }
}

/** Who the student is and how their work goes, its summary null when that alone cannot be had; null when nothing can. */
export async function findKnown(
  bus: Bus,
  studentKey: string,
): Promise<(Known & { summary: WorkSummary | null }) | null> {
  try {
    const answer = await bus.request(getContext, { studentKey }, deadlineIn(knownMilliseconds))
    return answer.kind === 'found' ? answer : null
  } catch {
    // The turn says what it had to do without; the bus knows who did not answer.
    return null
  }
}
