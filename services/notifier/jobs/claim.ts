import type { Db } from '@yoldas/db'
import type { Slots } from '../claiming/slots.ts'
import { claimDue, queueDue } from '../claiming/store.ts'
import { type Provider, providers } from '../pushes/rules.ts'

type Deps = { db: Db; slots: Slots; leaseSeconds: number; perSecond: number }

/** What is given its place at once: more follows the next time. */
const queuedAtOnce = 500

/** Begins as many due deliveries as there are slots here and tokens in the provider's bucket. */
export async function claimDeliveries(deps: Deps): Promise<void> {
  await queueDue(deps.db, queuedAtOnce)
  await Promise.all(providers.map((provider) => claimFor(deps, provider)))
}

/** Once: what is left waits for the bucket, or until half of the slots are free. */
async function claimFor({ db, slots, leaseSeconds, perSecond }: Deps, provider: Provider): Promise<void> {
  const limit = slots.free(provider)
  if (limit === 0) return
  const claims = await claimDue(db, { provider, limit, leaseSeconds, perSecond })
  for (const claim of claims) slots.start(claim)
  if (claims.length === limit) slots.expectMore(provider)
}
