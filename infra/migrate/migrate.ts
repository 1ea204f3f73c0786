import { busAccess } from '@yoldas/bus'
import { prepareStreams } from '@yoldas/keeper'
import { prepareDatabase, type Reports } from '@yoldas/postgres'
import { databaseName } from '@yoldas/postgres/owners'
import { type Config, passwordVariables } from './config.ts'

const natsMilliseconds = 15_000

/**
 * Prepares a database and a broker for this release, while services of the release before may be at work. Repeating it,
 * and two at once, change nothing more.
 * @throws when it could not be done; what was done before stays
 */
export async function migrate(config: Config, reports: Reports): Promise<void> {
  const superuserUrl = Object.assign(new URL(config.DATABASE_URL), { pathname: '/postgres' }).href
  await prepareDatabase({
    superuserUrl,
    name: databaseName(config.DATABASE_URL),
    passwords: {
      'chat-engine': config[passwordVariables['chat-engine']] ?? null,
      'companion-scheduler': config[passwordVariables['companion-scheduler']] ?? null,
      notifier: config[passwordVariables.notifier] ?? null,
      'profile-journey': config[passwordVariables['profile-journey']] ?? null,
      operator: config.OPERATOR_DATABASE_PASSWORD ?? null,
    },
    reports,
    retries: { lockSeconds: config.LOCK_SECONDS, tries: config.LOCK_TRIES, pauseSeconds: config.LOCK_SECONDS },
  })
  const log = { info: () => {}, warn: (_details: object, message: string) => reports.warn(message) }
  const made = await prepareStreams(
    { ...busAccess(config), replicas: config.STREAM_REPLICAS },
    log,
    AbortSignal.timeout(natsMilliseconds),
  )
  reports.did(`streams and consumers: ${made.length > 0 ? `made ${made.join(', ')}` : 'are as they should be'}`)
}
