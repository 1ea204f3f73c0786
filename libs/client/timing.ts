import { ClientError, type Failure, failureOf, isPassing } from './errors.ts'

/** All in milliseconds. */
export type Timing = {
  /** For an answer's head, a token, and an answer of the storage; of the last two at most 10 s. */
  request: number
  /** A body or an upload without a byte for this time counts as broken; streams have a comment every 15 s. */
  idle: number
  /** Between tries: at first, and at most. */
  retryFirst: number
  retryMost: number
}

export const defaultTiming: Timing = { request: 30_000, idle: 40_000, retryFirst: 500, retryMost: 30_000 }

/** For what the app gives: a token, or an answer of its storage. */
export const appMilliseconds = ({ request }: Timing): number => Math.min(request, 10_000)

/** A feed that lived for this time does not count as a failed try. */
export const livedMilliseconds = 10_000

/**
 * What a promise of the app gives, which may throw or never settle. @throws `timeout`, or what the promise rejects with
 */
export function inTime<Value>(give: () => Promise<Value> | Value, milliseconds: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ClientError({ kind: 'timeout' })), milliseconds)
    const settle =
      <Given>(pass: (given: Given) => void) =>
      (given: Given) => {
        clearTimeout(timer)
        pass(given)
      }
    new Promise<Value>((start) => start(give())).then(settle(resolve), settle(reject))
  })
}

/** Calls what the app gave: what it throws is logged, and stops nothing here. */
export function callSafely<Args extends unknown[]>(listener: (...args: Args) => void, ...args: Args): void {
  try {
    listener(...args)
  } catch (error) {
    console.error(error)
  }
}

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

/** Does it with a signal that aborts with any of the given ones, or for time. */
export async function linked<Value>(
  signals: Array<AbortSignal | undefined>,
  action: (link: Linked) => Promise<Value>,
): Promise<Value> {
  const own = link(...signals)
  try {
    return await action(own)
  } finally {
    own.release()
  }
}

/** Aborts with the other signal, or by itself. */
export function stoppingWith(signal: AbortSignal): AbortController {
  const controller = new AbortController()
  if (signal.aborted) controller.abort()
  signal.addEventListener('abort', () => controller.abort(), { once: true, signal: controller.signal })
  return controller
}
