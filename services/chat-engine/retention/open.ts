import { databaseTime } from '@yoldas/db'
import { type MayGoOn, nightly, type Service } from '@yoldas/service'
import { retentionMetrics } from '../metrics.ts'
import { eraseOld } from './eraseOld.ts'

type Deps = Pick<Service, 'db' | 'log' | 'metrics' | 'failed'>

/** Has what is older than so many days erased at night. */
export function openRetention(parts: AsyncDisposableStack, { db, log, metrics, failed }: Deps, days: number): void {
  const deps = { db, log, retention: retentionMetrics(metrics) }
  const erase = (mayGoOn: MayGoOn) => eraseOld(deps, days, mayGoOn)
  parts.use(nightly(() => databaseTime(db), erase, failed('eraseOld'))).wake()
}
