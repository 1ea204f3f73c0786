import type { Log } from '@yoldas/telemetry'
import { pause } from '@yoldas/time'
import type { Provider } from '../pushes/rules.ts'
import type { Claim } from './store.ts'

/** The attempts that this process has under way. */
export type Slots = AsyncDisposable & {
  free(provider: Provider): number
  /** Attempts a claimed delivery. */
  start(claim: Claim): void
  /** More may wait than was taken: `onRoom` is called when half of the provider's slots are free. */
  expectMore(provider: Provider): void
}

type SlotsOptions = {
  log: Log
  attempt(claim: Claim): Promise<void>
  slots: number
  drainSeconds: number
  onRoom(): void
}

/**
 * Each provider has slots of its own: one that hangs keeps nothing from the other. Disposal takes no more and waits up
 * to `drainSeconds`; what is left is sent again by others when its lease ends.
 */
export function openSlots({ log, attempt, ...options }: SlotsOptions): Slots {
  const lanes = { fcm: lane(options), onesignal: lane(options) }
  let draining = false

  const attemptOrLog = (claim: Claim) =>
    attempt(claim).catch((err) =>
      log.error(
        { err, deliveryId: claim.id, attempt: claim.attempt },
        'an attempt at a push failed: trying again when its lease ends',
      ),
    )

  return {
    free: (provider) => (draining ? 0 : lanes[provider].free()),
    start: (claim) => lanes[claim.provider].add(attemptOrLog(claim)),
    expectMore: (provider) => lanes[provider].expectMore(),
    async [Symbol.asyncDispose]() {
      draining = true
      const drained = new AbortController()
      const underway = Promise.all([...lanes.fcm.underway, ...lanes.onesignal.underway])
      await Promise.race([underway, pause(options.drainSeconds * 1000, drained.signal)])
      drained.abort()
    },
  }
}

function lane({ slots, onRoom }: Pick<SlotsOptions, 'slots' | 'onRoom'>) {
  const underway = new Set<Promise<void>>()
  let expectsMore = false
  const noteRoom = () => {
    if (!expectsMore || underway.size > slots / 2) return
    expectsMore = false
    onRoom()
  }
  return {
    underway,
    free: () => Math.max(0, slots - underway.size),
    add(work: Promise<void>) {
      const ended = work.finally(() => {
        underway.delete(ended)
        noteRoom()
      })
      underway.add(ended)
    },
    expectMore() {
      expectsMore = true
      noteRoom()
    },
  }
}
