import type { Service } from '@yoldas/service'
import { every } from '@yoldas/time'
import { forgetSpending } from './forgetSpending.ts'
import { type Budgets, type Meter, openMeter } from './meter.ts'

type Deps = Pick<Service, 'db' | 'metrics' | 'failed'>

/** Closed after everything that asks the model, so that what it spent last is settled too. */
export function openSpending(parts: AsyncDisposableStack, { db, metrics, failed }: Deps, budgets: Budgets): Meter {
  const meter = openMeter(db, metrics, budgets)
  parts.defer(() => meter.settle().catch(failed('settle')))
  parts.use(every(10_000, meter.settle, failed('settle'))).wake()
  parts.use(every(3_600_000, () => forgetSpending(db), failed('forgetSpending'))).wake()
  return meter
}
