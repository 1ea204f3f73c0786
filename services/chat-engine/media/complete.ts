import { Unavailable, withoutPermit } from '@yoldas/bus'
import type { StoredMedia } from '@yoldas/contracts/media'
import type { Db } from '@yoldas/db'
import { createLines } from '@yoldas/lines'
import type { Log } from '@yoldas/telemetry'
import { type Deadline, runUnasked } from '@yoldas/time'
import type { Storage } from '../clients/storage.ts'
import type { ImageCleaner } from './imageCleaner.ts'
import { type Inspection, inspect, sniffedBytes } from './inspect.ts'
import { holdsBoxes, MalformedContainer, withoutLocation } from './location.ts'
import { copyKey, previewKey, uploadKey } from './rules.ts'
import { findMedia, removeObjects, settleMedia, type Verified } from './store.ts'

export type Completion = { kind: 'settled'; media: StoredMedia } | { kind: 'not uploaded' } | { kind: 'unknown' }

/**
 * Finds out whether media has the type that was announced. It is `ready` or `failed` then, and stays so. Nothing begins
 * for an asker who has gone meanwhile.
 * @throws Unavailable
 */
export type CompleteMedia = (studentKey: string, mediaId: string, deadline: Deadline) => Promise<Completion>

type Deps = { db: Db; storage: Storage; log: Log; clean: ImageCleaner['clean'] }

/** Each may need some hundred megabytes in its own process while it is decoded. */
const inspectionsAtOnce = 2

type Underway = { completion: Promise<Completion>; deadlines: Deadline[] }

/** Others who ask for media that is being checked get its result. */
export function mediaCompleter(deps: Deps): CompleteMedia {
  const late = () => new Unavailable('other uploads took all the time')
  // However much one student uploads, and however long it takes, the others have their turn.
  const inspections = createLines({ inAll: inspectionsAtOnce, perKey: 1, late })
  const underway = new Map<string, Underway>()

  async function complete(studentKey: string, mediaId: string, deadline: Deadline): Promise<Completion> {
    const media = await findMedia(deps.db, studentKey, mediaId)
    if (!media) return { kind: 'unknown' }
    if (media.status !== 'pending') return { kind: 'settled', media }
    const inspection = () => inspections.run(() => verify(deps, studentKey, media), { key: studentKey, deadline })
    const verified = await withoutPermit(inspection)
    return verified ? await settle(deps, studentKey, mediaId, verified) : await missed(deps.db, studentKey, mediaId)
  }

  return (studentKey, mediaId, deadline) => {
    const key = uploadKey(studentKey, mediaId)
    const known = underway.get(key)
    known?.deadlines.push(deadline)
    if (known) return withoutPermit(() => known.completion)
    const deadlines = [deadline]
    // The next asker shares it, and may wait for longer.
    const latest = lastOf(deadlines)
    const completion = runUnasked(() => complete(studentKey, mediaId, latest)).finally(() => underway.delete(key))
    underway.set(key, { completion, deadlines })
    return completion
  }
}

/** The last of them, those included that are added later. */
const lastOf = (deadlines: readonly Deadline[]): Deadline => ({
  remaining: () => Math.max(...deadlines.map((deadline) => deadline.remaining())),
})

/** Why there is no upload: the student may have left meanwhile, or another engine was faster and removed it. */
async function missed(db: Db, studentKey: string, mediaId: string): Promise<Completion> {
  const media = await findMedia(db, studentKey, mediaId)
  if (!media) return { kind: 'unknown' }
  return media.status === 'pending' ? { kind: 'not uploaded' } : { kind: 'settled', media }
}

/** How often bytes may be replaced by others while they are checked. */
const replacements = 3

/** Checks an upload and copies exactly the bytes that it has checked. Null when there is no upload. */
async function verify({ storage, log, clean }: Deps, studentKey: string, media: StoredMedia): Promise<Verified | null> {
  const { id, kind, mimeType, sizeBytes } = media
  const refused = (reason: string, err?: unknown): Verified => {
    log.info({ mediaId: id, kind, mimeType, reason, err }, 'an upload was refused')
    return { status: 'failed' }
  }
  const key = uploadKey(studentKey, id)
  const some = kind === 'audio' || kind === 'video' ? { firstBytes: sniffedBytes } : {}
  for (let tries = 0; tries < replacements; tries++) {
    const head = await storage.head(key)
    if (!head) return null
    if (head.sizeBytes !== sizeBytes) return refused('another size')
    const bytes = await storage.read(key, { etag: head.etag, ...some })
    if (!bytes) continue
    const found = await inspect(clean, media, bytes)
    if (found.kind === 'refused') return refused(found.reason, found.cause)
    try {
      const verified = await keep(storage, studentKey, media, found, head.etag)
      if (verified) return verified
    } catch (error) {
      if (error instanceof Unavailable && error.cause instanceof MalformedContainer)
        return refused('not decodable', error.cause)
      throw error
    }
  }
  throw new Unavailable('the upload kept changing while it was inspected')
}

/** Puts verified bytes where they are served from. Null when the upload was replaced meanwhile. */
async function keep(
  storage: Storage,
  studentKey: string,
  { id, mimeType, sizeBytes }: StoredMedia,
  found: Exclude<Inspection, { kind: 'refused' }>,
  etag: string,
): Promise<Verified | null> {
  const key = copyKey(studentKey, id)
  if (found.kind === 'as announced') {
    const [upload, source] = [uploadKey(studentKey, id), { etag, contentType: mimeType, sizeBytes }]
    const isSame = await (holdsBoxes(mimeType)
      ? storage.rewrite(upload, key, source, (pieces) => withoutLocation(pieces, sizeBytes))
      : storage.copy(upload, key, source))
    return isSame ? { status: 'ready', sizeBytes } : null
  }
  const { bytes, preview, width, height } = found.image
  await Promise.all([storage.put(key, bytes, mimeType), storage.put(previewKey(studentKey, id), preview, 'image/jpeg')])
  return { status: 'ready', sizeBytes: bytes.length, width, height }
}

async function settle(
  { db, storage, log }: Deps,
  studentKey: string,
  mediaId: string,
  verified: Verified,
): Promise<Completion> {
  const [upload, copy] = [uploadKey(studentKey, mediaId), copyKey(studentKey, mediaId)]
  const settled = await db.transaction(async (tx) => {
    const media = await settleMedia(tx, studentKey, mediaId, verified)
    const useless = verified.status === 'ready' ? [upload] : [upload, copy]
    if (media) await removeObjects(tx, useless, ['once addresses expired'])
    return media
  })
  const media = settled ?? (await findMedia(db, studentKey, mediaId))
  // Another engine may have been faster.
  if (media && media.status !== 'pending') return { kind: 'settled', media }
  // The student left, or the media has expired: its objects may have been removed before we copied them.
  await removeObjects(db, [upload, copy], ['now', 'once addresses expired'])
  await storage
    .removePrefix(copy)
    .catch((err) => log.warn({ err, mediaId }, 'an unused copy could not be removed: it is removed later'))
  return { kind: 'unknown' }
}
