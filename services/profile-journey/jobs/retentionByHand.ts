import { busAccess } from '@yoldas/bus'
import { readConfig } from '@yoldas/config'
import { connectDb } from '@yoldas/db'
import { connectInTime } from '@yoldas/service'
import { createLog, createMetrics } from '@yoldas/telemetry'
import { Config } from '../config.ts'
import { forgetInactive, type Inactive, planForgetting } from '../inactivity/run.ts'
import { warnedDays } from '../inactivity/warning.ts'
import { inactivityMetrics } from '../metrics.ts'

/** Does once what is done every night, or finds what that would be. Returns it for a person to read. */
export async function forgetByHand(
  env: Record<string, string | undefined>,
  { isDry }: { isDry: boolean },
): Promise<string> {
  const config = readConfig(Config, env)
  const { INACTIVE_DAYS: days } = config
  if (days === 0) return 'retention: INACTIVE_DAYS is 0: students are kept until they leave'
  await using parts = new AsyncDisposableStack()
  const db = parts.use(await connectDb(config.DATABASE_URL, { statementMilliseconds: 60_000 }))
  if (isDry) return describe('would be', days, await planForgetting(db, days))
  const log = createLog('profile-journey', 'warn')
  const bus = parts.use(await connectInTime({ ...busAccess(config), name: 'profile-journey', log }))
  const erasureKeys = [config.ERASURE_KEY, config.ERASURE_KEY_PREVIOUS ?? config.ERASURE_KEY] as const
  // The services that run deliver what is recorded here, within a second.
  const relay = { wake: () => {} }
  const deps = { db, bus, relay, log, erasureKeys, inactivity: inactivityMetrics(createMetrics()) }
  return describe('were', days, await forgetInactive(deps, days, async () => true))
}

const describe = (verb: string, days: number, { warned, erased }: Inactive) =>
  `retention: of students not seen for ${days} days, ${warned} ${verb} sent a warning, ` +
  `and ${erased} ${verb} erased, ${warnedDays} days after theirs`
