import { nightly, type Service } from '@yoldas/service'
import { retentionMetrics } from '../metrics.ts'
import { eraseOld } from './eraseOld.ts'

type Deps = Pick<Service, 'db' | 'log' | 'metrics' | 'failed'>

/** Has what is older than so many days erased at night. */
export function openRetention(parts: AsyncDisposableStack, { db, log, metrics, failed }: Deps, days: number): void {
  const deps = { db, log, retention: retentionMetrics(metrics) }
  parts.use(nightly(db, (mayGoOn) => eraseOld(deps, days, mayGoOn), failed('eraseOld'))).wake()
}
