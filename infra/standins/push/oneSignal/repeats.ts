import type { Handled } from '../answers.ts'

/** "Valid for 30 days." */
export const windowMilliseconds = 30 * 24 * 60 * 60 * 1000
const mostKept = 10_000

export type Repeats = {
  /** What the first request with this key was answered, within the window. */
  find(key: string, now: number): Handled | undefined
  keep(key: string, handled: Handled, now: number): void
}

/** Remembers notifications by idempotency key; of more than 10,000 the oldest are forgotten. */
export function createRepeats(): Repeats {
  const kept = new Map<string, { handled: Handled; until: number }>()
  return {
    find(key, now) {
      const first = kept.get(key)
      return first && now < first.until ? first.handled : undefined
    },
    keep(key, handled, now) {
      kept.delete(key)
      kept.set(key, { handled, until: now + windowMilliseconds })
      if (kept.size > mostKept) for (const oldest of kept.keys().take(1)) kept.delete(oldest)
    },
  }
}
