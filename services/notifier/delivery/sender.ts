import { pause } from '@yoldas/time'
import { type DeliverDeps, deliver } from './deliver.ts'
import type { Provider } from './rules.ts'
import type { Claim } from './store.ts'

/** The attempts that this process has under way. */
export type Sender = AsyncDisposable & {
  freeSlots(provider: Provider): number
  /** Attempts a claimed delivery. */
  start(claim: Claim): void
  /** More may wait than was taken: `onRoom` tells when half of the provider's slots are free. */
  expectMore(provider: Provider): void
}

/**
 * Each provider has slots of its own: one that hangs keeps nothing from the other. Disposal takes no more and waits up to
 * `drainSeconds`; what is left is sent again by others when its lease ends.
 */
export function startSender(
  deps: DeliverDeps,
  options: { slots: number; drainSeconds: number; onRoom: () => void },
): Sender {
  const lanes = { fcm: lane(options), onesignal: lane(options) }
  let draining = false

  const attempt = ({ id, attempt }: Claim, work: Promise<void>) =>
    work.catch((err) => deps.log.error({ err, deliveryId: id, attempt }, 'a push could not be settled: sent again'))

  return {
    freeSlots: (provider) => (draining ? 0 : lanes[provider].free()),
    start: (claim) => lanes[claim.provider].add(attempt(claim, deliver(deps, claim))),
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

function lane({ slots, onRoom }: { slots: number; onRoom: () => void }) {
  const underway = new Set<Promise<void>>()
  let expectsMore = false
  const tellRoom = () => {
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
        tellRoom()
      })
      underway.add(ended)
    },
    expectMore() {
      expectsMore = true
      tellRoom()
    },
  }
}
