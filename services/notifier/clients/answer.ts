/**
 * What a provider's answer means: it has taken the push; there is no phone to bring it to; the token no longer
 * belongs to a phone; we or our settings are wrong, so that another try would end alike; or that it may be asked again.
 */
export type Outcome = 'sent' | 'nobody' | 'dead' | 'misconfigured' | 'again'

export type Answer = {
  outcome: Outcome
  /** Of HTTP; null when there was no answer. */
  status: number | null
  /** The provider's own, or a name for what happened instead. */
  code: string
  /** The provider's own, unchanged, where it says anything. */
  message: string
  /** What the provider asked us to wait; 0 when it did not. */
  retryAfterSeconds: number
  /** It is the provider that wants to be asked less, not the phone. */
  slows?: true
  /** It is tried again, but not by trying does it get better: somebody has to look. */
  alerts?: true
}

/** What came back over HTTP. */
export type Received = { status: number; text: string; retryAfterSeconds: number }

/** Whether it is the server that cannot, rather than the request that is wrong. */
export const isPassing = (status: number): boolean => status === 408 || status === 429 || status >= 500

/** Far more than any provider says; it is kept for each attempt, so what is longer is cut. */
const longestMessage = 1_000

/** Whether the provider failed by itself, whatever it was asked: it did not answer, or said that it cannot. */
export const isFailing = ({ outcome, status, slows }: Answer): boolean =>
  outcome === 'again' && !slows && status !== 429 && (status === null || isPassing(status))

const cut = (text: string): string => text.slice(0, longestMessage).toWellFormed()

export const answer = (
  { status, retryAfterSeconds }: Received,
  outcome: Outcome,
  code: string,
  message: string,
): Answer => ({ outcome, status, code: cut(code), message: cut(message), retryAfterSeconds })

/**
 * Something that is not the provider's protocol, a page of something in between, say: it may be gone on the next try.
 */
export const garbled = (received: Received): Answer => {
  const { status } = received
  const again = answer(received, 'again', `HTTP_${status}`, `HTTP ${status}`)
  return isPassing(status) ? again : { ...again, alerts: true }
}

const quotaSeconds = 60

/** More was asked than is allowed: it waits for as long as the provider says, else a minute. */
export const exhausted = (judged: Answer, of: 'phone' | 'provider'): Answer => ({
  ...judged,
  retryAfterSeconds: judged.retryAfterSeconds || quotaSeconds,
  ...(of === 'provider' && { slows: true }),
})

/** Returns undefined for invalid JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
