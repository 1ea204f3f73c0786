import { tokensOf, tokensPerImage, tokensPerMessage } from '../clients/tokens.ts'
import { imagesOf, type PastMessage } from './prompt.ts'

/** An upper estimate, the same for every model: the budget only has to keep a prompt within the context window. */
export const estimateTokens = ({ content, media }: Pick<PastMessage, 'content' | 'media'>): number =>
  tokensOf(content) + tokensPerMessage + media.length * tokensPerMessage + imagesOf(media).length * tokensPerImage

/** The newest messages that fit, oldest first. The newest one is always there: it is what the turn answers. */
export function fitHistory(newestFirst: readonly PastMessage[], budget: number): PastMessage[] {
  const kept: PastMessage[] = []
  let left = budget
  for (const message of newestFirst) {
    left -= estimateTokens(message)
    if (left < 0 && kept.length > 0) break
    kept.push(message)
  }
  return kept.reverse()
}
