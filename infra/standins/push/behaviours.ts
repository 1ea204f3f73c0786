import { type Answer, resetConnection } from './answers.ts'

/** What a phone's provider answers to the attempt of this number, counted from 1, that would succeed. */
export type Behaviour = (attempt: number, success: Answer, token: string) => Answer

const slowMilliseconds = 3000
const mostCounted = 10_000

export const always =
  (failure: Answer): Behaviour =>
  () =>
    failure
export const twice =
  (failure: Answer): Behaviour =>
  (attempt, success) =>
    attempt <= 2 ? failure : success
export const resetOnce: Behaviour = (attempt, success) => (attempt === 1 ? resetConnection : success)
/** Accepted at once: a sender that stops waiting and tries again has sent it twice. */
export const slowly: Behaviour = (_attempt, success) => ({ ...success, afterMilliseconds: slowMilliseconds })

export type Script = {
  /** Whether what the token begins with, up to the first `-`, asks for a behaviour. */
  has(token: string): boolean
  /** Counts an attempt of the token and decides it. */
  decide(token: string, success: Answer): Answer
}

/** Counting is per token; of more than 10,000 the one counted first is forgotten. */
export function createScript(behaviours: Readonly<Record<string, Behaviour>>): Script {
  const known = new Map(Object.entries(behaviours))
  const attempts = new Map<string, number>()
  const behaviourOf = (token: string) => known.get(/^[^-]*(?=-)/.exec(token)?.[0] ?? '')
  return {
    has: (token) => behaviourOf(token) !== undefined,
    decide(token, success) {
      const behaviour = behaviourOf(token)
      if (!behaviour) return success
      const attempt = (attempts.get(token) ?? 0) + 1
      attempts.set(token, attempt)
      if (attempts.size > mostCounted) for (const oldest of attempts.keys().take(1)) attempts.delete(oldest)
      return behaviour(attempt, success, token)
    },
  }
}
