import { busAccess } from '@yoldas/bus'
import { readConfig } from '@yoldas/config'
import { connectDb } from '@yoldas/db'
import { connectInTime } from '@yoldas/service'
import { createLog } from '@yoldas/telemetry'
import { type AgeCommand, runByOperator } from '../age/byOperator.ts'
import { Config, policyOf } from '../config.ts'

/** Does what an operator decided about a student, and prints what came of it. */
export async function changeByHand(env: Record<string, string | undefined>, command: AgeCommand): Promise<void> {
  const config = readConfig(Config, env)
  await using parts = new AsyncDisposableStack()
  const db = parts.use(await connectDb(config.DATABASE_URL, { connections: 1 }))
  const log = createLog('profile-journey', 'warn')
  const bus = parts.use(await connectInTime({ ...busAccess(config), name: 'profile-journey', log }))
  // The services that run deliver what could not be handed over at once.
  const relay = { wake: () => {} }
  console.log(await runByOperator({ db, bus, relay, policy: policyOf(config) }, command))
}
