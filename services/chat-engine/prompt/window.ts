import { tokensOf, tokensPerImage, tokensPerMessage } from '../clients/tokens.ts'
import { imagesOf, type PastMessage } from './prompt.ts'

/** An upper estimate, the same for every model: the budget only has to keep a prompt within the context window. */
export const estimateTokens = ({ content, media }: Pick<PastMessage, 'content' | 'media'>): number =>
  tokensOf(content) + tokensPerMessage + media.length * tokensPerMessage + imagesOf(media).length * tokensPerImage

/** The newest messages that fit, oldest first. The newest one is always there: it is what the turn answers. */
export function fitHistory<Message extends PastMessage>(newestFirst: readonly Message[], budget: number): Message[] {
  const kept: Message[] = []
  let left = budget
  for (const message of newestFirst) {
    left -= estimateTokens(message)
    if (left < 0 && kept.length > 0) break
    kept.push(message)
  }
  return kept.reverse()
}

export type PlacedMessage = PastMessage & { turnIndex: number }

/** A conversation that does not fit begins with one turn of so many: its beginning stays for some turns. */
const turnsPerBeginning = 4

/**
 * What a prompt shows of a conversation, oldest first: all of it where it fits, and `isWhole` says that nothing was
 * said before. Otherwise it begins with the oldest turn that fits and whose number is divisible by 4, so that model
 * servers find the beginning in their cache; where no such turn fits, with the oldest that does. The newest message is
 * always there.
 */
export function fitWindow(newestFirst: readonly PlacedMessage[], budget: number, isWhole: boolean): PlacedMessage[] {
  const fitted = fitHistory(newestFirst, budget)
  if (isWhole && fitted.length === newestFirst.length) return fitted
  // The turn of the oldest message that was read may have begun before it.
  const older = newestFirst[fitted.length]
  const beginnings = fitted.flatMap(({ turnIndex }, nth) => {
    const before = nth === 0 ? older : fitted[nth - 1]
    return before && before.turnIndex !== turnIndex ? [nth] : []
  })
  const isLasting = (nth: number) => (fitted[nth]?.turnIndex ?? 0) % turnsPerBeginning === 0
  return fitted.slice(beginnings.find(isLasting) ?? beginnings[0] ?? -1)
}
