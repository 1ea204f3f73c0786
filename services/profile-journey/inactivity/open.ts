import { nightly, type Service } from '@yoldas/service'
import { inactivityMetrics } from '../metrics.ts'
import { inactivityHandlers } from './handlers.ts'
import { forgetInactive, type InactivityDeps } from './run.ts'

type Deps = Omit<InactivityDeps, 'inactivity'> & Pick<Service, 'metrics' | 'failed'>

/** Notes who is seen, and has students who were not seen for so many days warned and erased at night. */
export function openInactivity(parts: AsyncDisposableStack, { metrics, failed, ...deps }: Deps, days: number) {
  const inactivity = inactivityMetrics(metrics)
  const forget = (mayGoOn: () => Promise<boolean>) => forgetInactive({ ...deps, inactivity }, days, mayGoOn)
  parts.use(nightly(deps.db, forget, failed('forgetInactive'))).wake()
  return { handlers: inactivityHandlers(deps.db) }
}
