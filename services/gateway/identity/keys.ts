import type { CompactJWSHeaderParameters, CryptoKey, FlattenedJWSInput, LocalJWKSet } from 'jose'
import { JWKSNoMatchingKey } from 'jose/errors'
import { createLocalJWKSet } from 'jose/jwks/local'
import { downloadKeySet } from './download.ts'

const second = 1000
const refreshAfter = 10 * 60 * second
const usableFor = 24 * 60 * 60 * second
const cooldown = 30 * second

export type KeySet = {
  /**
   * The provider's one public key that fits the token's `alg` and `kid` (`alg` alone, when it has no `kid`). Rejects
   * with `KeySetUnavailable` when no key set is known or the signal aborts the wait, otherwise with an error of jose's.
   */
  get(header: CompactJWSHeaderParameters, token?: FlattenedJWSInput, signal?: AbortSignal): Promise<CryptoKey>
  /**
   * Fetches the keys when none are known or they are older than 10 minutes, after the same pauses as a request: called
   * every second, it keeps them fresh while nobody asks. Never rejects.
   */
  keepFresh(): Promise<void>
  /** Since the keys were fetched; NaN while none are known. */
  ageSeconds(): number
}

/** Whether the token is good cannot be said now. */
export class KeySetUnavailable extends Error {
  override name = 'KeySetUnavailable'
}

type Known = { find: LocalJWKSet; fetchedAt: number }

/**
 * The provider's published keys, kept in this process.
 *
 * - Callers share the fetch under way, and an abort ends only the caller's own wait.
 * - While keys are known, unknown `kid`s start at most one fetch in 30 s, however many come. The fetch that fills an
 *   empty cache does not count if it brought the key it was made for: a key rotated right after the start is found at
 *   once.
 * - Known keys serve for 24 h from the last successful fetch. From 10 minutes on a use refreshes them behind the
 *   request, at most once in 30 s by a clock of its own: an unknown `kid` that comes right after a refresh is still
 *   looked for. `keepFresh` is such a use, so that an idle process has them too.
 * - While none are known a failed fetch is followed by a pause of 1 s, growing to 30 s.
 *
 * `now` is in milliseconds from any origin; by default the monotonic clock, so that a changed wall clock does nothing.
 */
export function keySet(options: {
  authUrl: string
  fetch?: typeof fetch
  now?: () => number
  log?: { warn(o: object, m: string): void }
}): KeySet {
  const { fetch = globalThis.fetch, now = () => performance.now(), log } = options
  const url = `${options.authUrl.replace(/\/+$/, '')}/auth/v1/.well-known/jwks.json`
  let latest: Known | undefined
  let fetching: Promise<void> | undefined
  /** Before these times nothing is fetched for an unknown `kid`, behind a request, and while no keys are known. */
  let nextLookUpAt = Number.NEGATIVE_INFINITY
  let nextRefreshAt = Number.NEGATIVE_INFINITY
  let nextTryAt = Number.NEGATIVE_INFINITY
  let failuresInARow = 0

  const known = () => (latest && now() - latest.fetchedAt < usableFor ? latest : undefined)

  async function load() {
    try {
      const find = createLocalJWKSet(await downloadKeySet(url, fetch))
      latest = { find, fetchedAt: now() }
      failuresInARow = 0
    } catch (error) {
      nextTryAt = known() ? nextTryAt : now() + Math.min(cooldown, second * 2 ** failuresInARow)
      failuresInARow = known() ? 0 : failuresInARow + 1
      log?.warn({ err: error }, 'the key set could not be fetched')
    }
  }

  /** Never rejects. Joins the fetch under way, if there is one. */
  function refresh(): Promise<void> {
    fetching ??= load().finally(() => {
      fetching = undefined
    })
    return fetching
  }

  const isRefreshDue = ({ fetchedAt }: Known) => now() - fetchedAt >= refreshAfter && now() >= nextRefreshAt

  function refreshKnown(): Promise<void> {
    nextRefreshAt = now() + cooldown
    return refresh()
  }

  async function getFromKnown(keys: Known, header: CompactJWSHeaderParameters, signal?: AbortSignal) {
    if (isRefreshDue(keys)) void refreshKnown()
    try {
      return await keys.find(header)
    } catch (error) {
      if (!(error instanceof JWKSNoMatchingKey)) throw error
      return await lookUp(keys, header, signal)
    }
  }

  /** For a key that is not among those known. */
  async function lookUp(keys: Known, header: CompactJWSHeaderParameters, signal?: AbortSignal) {
    // What is under way may bring it, but may also have begun before the key was published.
    if (fetching) {
      await settledOrAborted(fetching, signal)
      const found = await (known() ?? keys).find(header).catch(() => undefined)
      if (found) return found
    }
    if (now() >= nextLookUpAt) {
      nextLookUpAt = now() + cooldown
      void refresh()
    }
    await settledOrAborted(fetching, signal)
    return await (known() ?? keys).find(header)
  }

  async function getFromFirst(header: CompactJWSHeaderParameters, signal?: AbortSignal) {
    await settledOrAborted(now() >= nextTryAt ? refresh() : fetching, signal)
    const keys = known()
    if (!keys) throw new KeySetUnavailable()
    try {
      return await keys.find(header)
    } catch (error) {
      nextLookUpAt = Math.max(nextLookUpAt, keys.fetchedAt + cooldown)
      throw error
    }
  }

  return {
    get(header, _token, signal) {
      const keys = known()
      return keys ? getFromKnown(keys, header, signal) : getFromFirst(header, signal)
    },
    async keepFresh() {
      const keys = known()
      if (keys && isRefreshDue(keys)) await refreshKnown()
      else if (!keys && now() >= nextTryAt) await refresh()
    },
    ageSeconds: () => (now() - (known()?.fetchedAt ?? Number.NaN)) / second,
  }
}

async function settledOrAborted(work: Promise<void> | undefined, signal?: AbortSignal): Promise<void> {
  if (!work || !signal) return work
  const aborted = Promise.withResolvers<never>()
  const stop = () => aborted.reject(new KeySetUnavailable())
  signal.addEventListener('abort', stop)
  if (signal.aborted) stop()
  try {
    await Promise.race([work, aborted.promise])
  } finally {
    signal.removeEventListener('abort', stop)
  }
}
