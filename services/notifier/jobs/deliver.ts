import type { Db } from '@yoldas/db'
import { type Provider, providers } from '../delivery/rules.ts'
import type { Sender } from '../delivery/sender.ts'
import { claimDue, queueDue } from '../delivery/store.ts'

type Deps = { db: Db; sender: Sender; leaseSeconds: number; perSecond: number }

/** What is given its place at once: more follows the next time. */
const queuedAtOnce = 500

/** Begins as many due deliveries as there are slots here and tokens in the provider's bucket. */
export async function takeDeliveries(deps: Deps): Promise<void> {
  await queueDue(deps.db, queuedAtOnce)
  await Promise.all(providers.map((provider) => takeFor(deps, provider)))
}

/** Once: what is left waits for the bucket, or until the sender says that it has room. */
async function takeFor({ db, sender, leaseSeconds, perSecond }: Deps, provider: Provider): Promise<void> {
  const limit = sender.freeSlots(provider)
  if (limit === 0) return
  const claims = await claimDue(db, { provider, limit, leaseSeconds, perSecond })
  for (const claim of claims) sender.start(claim)
  if (claims.length === limit) sender.expectMore(provider)
}
