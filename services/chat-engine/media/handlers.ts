import { type Bus, type Handler, handle } from '@yoldas/bus'
import {
  checkMedia,
  completeMedia,
  createMedia,
  getMedia,
  type MediaUpload,
  showMedia,
  takeMedia,
} from '@yoldas/contracts/media'
import { type Db, UniqueViolation } from '@yoldas/db'
import { handleCommand } from '@yoldas/outbox'
import type { z } from 'zod'
import type { Storage } from '../clients/storage.ts'
import { beginConversation } from '../conversation/open.ts'
import type { SignMedia } from '../conversation/signing.ts'
import { isErased } from '../conversation/store.ts'
import { notUploaded } from './attach.ts'
import type { CompleteMedia } from './complete.ts'
import { canonicalType, declarationIssues, pictureProblem, uploadKey } from './rules.ts'
import {
  askForCheck,
  type CreatedMedia,
  findAllMedia,
  findCreated,
  findMedia,
  insertMedia,
  type NewMedia,
  removeObjects,
  takePicture,
} from './store.ts'

export type MediaDeps = {
  db: Db
  bus: Pick<Bus, 'publishHistory'>
  storage: Storage
  signMedia: SignMedia
  completeMedia: CompleteMedia
  /** Most bytes of all media of a student together. */
  studentMediaBytes: number
}

export function mediaHandlers(deps: MediaDeps): Handler[] {
  const { db, signMedia } = deps
  const absent = async (studentKey: string) => ({
    kind: (await isErased(db, studentKey)) ? ('erased' as const) : ('unknown' as const),
  })
  return [
    handle(createMedia, ({ mediaId, ...announced }) => createOnce(deps, { ...announced, id: mediaId })),

    handle(completeMedia, async ({ studentKey, mediaId }, deadline) => {
      const completion = await deps.completeMedia(studentKey, mediaId, deadline)
      if (completion.kind === 'unknown') return await absent(studentKey)
      if (completion.kind === 'not uploaded')
        return { kind: 'invalid' as const, issues: [{ path: 'id', message: notUploaded }] }
      return { kind: 'found' as const, media: await signMedia(studentKey, completion.media) }
    }),

    handle(getMedia, async ({ studentKey, mediaId }) => {
      const media = await findMedia(db, studentKey, mediaId)
      if (!media) return await absent(studentKey)
      return { kind: 'found' as const, media: await signMedia(studentKey, media) }
    }),

    handle(takeMedia, async ({ studentKey, mediaId }) => {
      const taken = await takePicture(db, studentKey, mediaId)
      if (taken) return { kind: 'taken' as const, media: taken }
      const media = await findMedia(db, studentKey, mediaId)
      if (!media) return await absent(studentKey)
      return { kind: 'invalid' as const, issues: [{ path: 'mediaId', message: pictureProblem(media) }] }
    }),

    handleCommand(checkMedia, db, (tx, { studentKey, mediaId }) => askForCheck(tx, studentKey, mediaId)),

    handle(showMedia, async ({ studentKey, mediaIds }) => {
      const found = await findAllMedia(db, studentKey, mediaIds)
      return { media: await Promise.all(found.map((media) => signMedia(studentKey, media))) }
    }),
  ]
}

/** Announces media once: a repeat finds the first announcement, whatever its body says. */
async function createOnce(deps: MediaDeps, announced: NewMedia) {
  const { db, studentMediaBytes } = deps
  const known = await findCreated(db, announced)
  if (known) return await answer(deps, announced.studentKey, known)
  const mimeType = canonicalType(announced.kind, announced.mimeType)
  const issues = declarationIssues(announced)
  if (mimeType === undefined || issues.length > 0) return { kind: 'invalid' as const, issues }
  await beginConversation(deps, announced.studentKey)
  try {
    const created = await db.transaction((tx) => insertMedia(tx, { ...announced, mimeType }, studentMediaBytes))
    if (created === 'full') return { kind: 'invalid' as const, issues: [full(studentMediaBytes)] }
    if (created === 'blocked') return { kind: 'invalid' as const, issues: [{ path: '', message: 'blocked' }] }
    return created ? await answer(deps, announced.studentKey, created) : { kind: 'erased' as const }
  } catch (error) {
    const first = error instanceof UniqueViolation ? await findCreated(db, announced) : null
    if (!first) throw error
    return await answer(deps, announced.studentKey, first)
  }
}

const full = (bytes: number) => ({
  path: 'sizeBytes',
  message: `the attachments of a student may have ${bytes} bytes together, and with this one they would have more`,
})

async function answer(deps: MediaDeps, studentKey: string, created: CreatedMedia) {
  const media = await deps.signMedia(studentKey, created.media)
  return { kind: 'created' as const, media, upload: await openUpload(deps, studentKey, created) }
}

async function openUpload(
  { db, storage }: MediaDeps,
  studentKey: string,
  { media: { id, mimeType, status }, announcedBytes }: CreatedMedia,
): Promise<z.input<typeof MediaUpload>> {
  const key = uploadKey(studentKey, id)
  // What is uploaded from now on is never checked or served.
  if (status !== 'pending') await removeObjects(db, [key], ['once addresses expired'])
  const { url, headers, expiresAt } = await storage.signUpload(key, {
    contentType: mimeType,
    sizeBytes: announcedBytes,
  })
  return { method: 'PUT', url, headers, expiresAt }
}
