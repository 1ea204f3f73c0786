import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

const toleranceSeconds = 5

export type TokenCache<T> = {
  get(key: string): T | undefined
  /**
   * Only for verified tokens: bad ones would push out good ones. `expiresAt` is the token's `exp`, in epoch seconds.
   */
  set(key: string, value: T, expiresAt: number): void
  /** Forgets every token whose value matches. */
  deleteWhere(predicate: (value: T) => boolean): void
}

/**
 * What is known of tokens seen before. An entry ends `maxAgeSeconds` after it was set, and never later than its token's
 * `exp` with the tolerance verification has; when `max` is reached the least recently used goes. A token is known by
 * its `tokenKey` alone. `now` is in epoch milliseconds; a clock set back to before an entry was made ends the entry.
 */
export function tokenCache<T>(
  options: { max?: number; maxAgeSeconds?: number; now?: () => number } = {},
): TokenCache<T> {
  const { max = 50_000, maxAgeSeconds = 300, now = Date.now } = options
  const entries = new LRUCache<string, { value: T; from: number; until: number }>({ max })

  return {
    get(key) {
      const entry = entries.get(key)
      if (!entry) return undefined
      const time = now()
      if (time >= entry.from && time < entry.until) return entry.value
      entries.delete(key)
      return undefined
    },
    set(key, value, expiresAt) {
      const from = now()
      const until = Math.min(from + maxAgeSeconds * 1000, (expiresAt + toleranceSeconds) * 1000)
      entries.set(key, { value, from, until })
    },
    deleteWhere(predicate) {
      for (const [key, { value }] of [...entries.entries()]) if (predicate(value)) entries.delete(key)
    },
  }
}

/** Its SHA-256: tokens themselves are not kept. */
export const tokenKey = (token: string): string => hash('sha256', token, 'base64url')
