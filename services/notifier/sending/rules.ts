import type { Answer } from '../clients/answer.ts'

const longestPauseSeconds = { failing: 30, other: 300 }

/**
 * Seconds until the next attempt: after the first a second, doubling up to 5 minutes, or to 30 seconds where the provider
 * failed by itself, and never less than it asked for. `chance` (0 to 1) makes it up to a quarter longer, so that a
 * provider that recovers is not met by everything at once.
 */
export function pauseSeconds(
  attempt: number,
  { retryAfterSeconds, isFailing }: { retryAfterSeconds: number; isFailing: boolean },
  chance: number,
): number {
  const backoff = Math.min(longestPauseSeconds[isFailing ? 'failing' : 'other'], 2 ** (attempt - 1))
  return Math.max(backoff, retryAfterSeconds) * (1 + chance / 4)
}

const longestEntry = 500
const hidden = '[…]'

/** What the ledger keeps of an answer: the provider's code and words, without what it quotes of what was sent. */
export function ledgerEntry({ code, message }: Pick<Answer, 'code' | 'message'>, secrets: readonly string[]): string {
  const words = secrets.reduce((text, secret) => text.replaceAll(secret, hidden), message)
  // Postgres stores neither NUL nor half a character.
  return `${code}: ${words}`.replaceAll('\0', '').slice(0, longestEntry).toWellFormed()
}
