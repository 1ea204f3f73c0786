import { databaseTime } from '@yoldas/db'
import { type MayGoOn, nightly, type Service } from '@yoldas/service'
import { inactivityMetrics } from '../metrics.ts'
import { inactivityHandlers } from './handlers.ts'
import { forgetInactive, type InactivityDeps } from './run.ts'

type Deps = Omit<InactivityDeps, 'inactivity'> & Pick<Service, 'metrics' | 'failed'>

/** Notes who is seen, and has students who were not seen for so many days warned and erased at night. */
export function openInactivity(parts: AsyncDisposableStack, { metrics, failed, ...deps }: Deps, days: number) {
  const inactivity = inactivityMetrics(metrics)
  const forget = (mayGoOn: MayGoOn) => forgetInactive({ ...deps, inactivity }, days, mayGoOn)
  parts.use(nightly(() => databaseTime(deps.db), forget, failed('forgetInactive'))).wake()
  return { handlers: inactivityHandlers(deps.db) }
}
