import { ClientError, type Failure, failureOf, isPassing } from './errors.ts'

/** All in milliseconds. */
export type Timing = {
  /** For an answer, and for the head of a stream. */
  request: number
  /** A stream without a byte for this time counts as broken; the service sends a comment every 15 s. */
  idle: number
  /** Between tries: at first, and at most. */
  retryFirst: number
  retryMost: number
}

export const defaultTiming: Timing = { request: 30_000, idle: 40_000, retryFirst: 500, retryMost: 30_000 }

/** How long to wait before the next try, `tries` after 0 failures in a row: doubled by each, with jitter. */
export function retryDelay({ retryFirst, retryMost }: Timing, tries: number, failure?: Failure): number {
  const most = Math.min(retryMost, retryFirst * 2 ** Math.min(tries, 20))
  const asked = failure?.kind === 'unavailable' ? failure.retryAfterSeconds * 1000 : 0
  return Math.max(most * (0.5 + Math.random() / 2), asked * (1 + Math.random() / 4))
}

/** Resolves after the time. @throws `cancelled` as soon as the signal aborts */
export function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(new ClientError({ kind: 'cancelled' }))
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, milliseconds)
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
  })
}

/** Tries until it succeeds, with pauses after failures that pass. @throws other failures, and `cancelled` */
export async function untilDone(
  timing: Timing,
  signal: AbortSignal,
  action: () => Promise<void>,
  onFailure = () => {},
): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await action()
    } catch (error) {
      const failure = failureOf(error)
      if (!isPassing(failure)) throw error
      onFailure()
      await pause(retryDelay(timing, tries, failure), signal)
    }
  }
}

/** Does it once, however often it is called; called after a failure, it begins anew. */
export function onceDone(action: () => Promise<void>): () => Promise<void> {
  let doing: Promise<void> | undefined
  return () => {
    doing ??= action().catch((error) => {
      doing = undefined
      throw error
    })
    return doing
  }
}

export type Linked = {
  signal: AbortSignal
  /** Why it aborted; undefined while it has not. */
  reason(): 'cancelled' | 'timeout' | undefined
  /** Aborts it unless this is called again, or `release`, within the time. `Infinity` lets it be. */
  within(milliseconds: number): void
  release(): void
}

/**
 * A signal that aborts with any of the given ones, or for time. React Native has neither `any` nor `timeout` of
 * AbortSignal.
 */
export function link(...signals: Array<AbortSignal | undefined>): Linked {
  const controller = new AbortController()
  let reason: 'cancelled' | 'timeout' | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const abort = (why: 'cancelled' | 'timeout') => {
    reason ??= why
    controller.abort()
  }
  const cancel = () => abort('cancelled')
  for (const signal of signals) {
    if (signal?.aborted) cancel()
    else signal?.addEventListener('abort', cancel)
  }
  return {
    signal: controller.signal,
    reason: () => reason,
    within(milliseconds) {
      clearTimeout(timer)
      if (milliseconds < Infinity) timer = setTimeout(() => abort('timeout'), milliseconds)
    },
    release() {
      clearTimeout(timer)
      for (const signal of signals) signal?.removeEventListener('abort', cancel)
    },
  }
}

/** Aborts with the other signal, or by itself. */
export function stoppingWith(signal: AbortSignal): AbortController {
  const controller = new AbortController()
  if (signal.aborted) controller.abort()
  signal.addEventListener('abort', () => controller.abort(), { once: true, signal: controller.signal })
  return controller
}
