import { databaseTime } from '@yoldas/db'
import { type MayGoOn, nightly, type Service } from '@yoldas/service'
import { retentionMetrics } from '../metrics.ts'
import { silenceOld } from '../voice/silence.ts'
import { eraseOld } from './eraseOld.ts'

type Deps = Pick<Service, 'db' | 'log' | 'metrics' | 'failed'>

type Days = { MESSAGE_DAYS: number; AUDIO_DAYS: number }

/** Has what is older than so many days erased at night. */
export function openRetention(parts: AsyncDisposableStack, { db, log, metrics, failed }: Deps, days: Days): void {
  const deps = { db, log, retention: retentionMetrics(metrics) }
  const erase = async (mayGoOn: MayGoOn) => {
    await eraseOld(deps, days.MESSAGE_DAYS, mayGoOn)
    await silenceOld(deps, days.AUDIO_DAYS, mayGoOn)
  }
  parts.use(nightly(() => databaseTime(db), erase, failed('eraseOld'))).wake()
}
