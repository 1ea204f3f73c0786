import { hasPicture } from '@yoldas/contracts/mistakes'
import type { Service } from '@yoldas/service'
import { deadlineIn, every } from '@yoldas/time'
import { connectStorage, type StorageOptions } from '../clients/storage.ts'
import { mediaMetrics } from '../metrics.ts'
import { checkPictures } from './checkPictures.ts'
import { mediaCompleter } from './complete.ts'
import { watchMedia } from './gauges.ts'
import { mediaHandlers } from './handlers.ts'
import { imageCleaner } from './imageCleaner.ts'
import { readForModel } from './images.ts'
import { removeMedia } from './removeMedia.ts'
import { copyKey } from './rules.ts'
import { mediaSigner } from './signing.ts'

const ownerMilliseconds = 2_000

type Deps = Pick<Service, 'db' | 'bus' | 'log' | 'metrics' | 'failed'>

/** Everything but attachments works while the storage does not answer. */
export function openMedia(
  parts: AsyncDisposableStack,
  { db, bus, log, metrics, failed }: Deps,
  options: StorageOptions,
  studentMediaBytes: number,
) {
  const storage = parts.use(connectStorage(options))
  storage.ping().catch((err) => log.warn({ err }, 'the storage cannot be used: attachments will fail'))
  const { clean } = parts.use(imageCleaner())
  const signMedia = mediaSigner(storage)
  const completeMedia = mediaCompleter({ db, storage, log, clean })
  const removing = { db, storage, log, media: mediaMetrics(metrics) }
  const hasMistake = async (studentKey: string, mediaId: string) =>
    (await bus.request(hasPicture, { studentKey, mediaId }, deadlineIn(ownerMilliseconds))).isUsed
  const check = () => checkPictures({ db, log, hasMistake })
  parts.use(every(5_000, check, failed('checkPictures'))).wake()
  watchMedia(metrics, db)
  parts.use(every(60_000, () => removeMedia(removing), failed('removeMedia'))).wake()
  return {
    handlers: mediaHandlers({ db, bus, storage, signMedia, completeMedia, studentMediaBytes }),
    storage,
    signMedia,
    completeMedia,
    readSound: (studentKey: string, mediaId: string, signal: AbortSignal) =>
      storage.read(copyKey(studentKey, mediaId), { signal }),
    readImage: (studentKey: string, mediaId: string, signal: AbortSignal) =>
      readForModel(storage, studentKey, mediaId, signal),
  }
}
