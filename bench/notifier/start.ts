import type { Database, Part } from '@yoldas/local'
import type { Servers } from '../servers.ts'
import { type ProgramOptions, startService } from '../variants.ts'

/** Sends as fast as it can: pacing is not what is measured. */
const pushesPerSecond = '100000'

/** Pushes go to FCM at an address, which `account` is given access tokens by; without one nowhere. */
export type PushTo = { url: string; account: string }

/** The notifier as it runs in production, but for its pace. */
export function startNotifier(
  servers: Servers,
  database: Database,
  push?: PushTo,
  options: ProgramOptions = {},
): Promise<Part> {
  const env = { DATABASE_URL: database.urls.notifier, PUSH_PER_SECOND: pushesPerSecond }
  const fcm = push && { FCM_URL: push.url, FIREBASE_SERVICE_ACCOUNT: push.account }
  return startService(servers, 'notifier', options, { ...env, ...fcm })
}
