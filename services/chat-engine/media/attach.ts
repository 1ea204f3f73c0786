import type { ValidationIssue } from '@yoldas/contracts/errors'
import { heardLimits, type StoredMedia } from '@yoldas/contracts/media'
import type { Deadline } from '@yoldas/time'
import type { CompleteMedia, Completion } from './complete.ts'

export type Attached = { media: StoredMedia[]; issues: ValidationIssue[] }

/**
 * The media of a message, each once, completed where that was not done yet. The message cannot be sent if there are
 * issues. `isHeard`: a server hears recordings, so they may not be long.
 */
export async function attach(
  completeMedia: CompleteMedia,
  studentKey: string,
  mediaIds: readonly string[],
  deadline: Deadline,
  isHeard: boolean,
): Promise<Attached> {
  const ids = [...new Set(mediaIds)]
  const completions = await Promise.all(ids.map((mediaId) => completeMedia(studentKey, mediaId, deadline)))
  const attached: Attached = { media: [], issues: [] }
  for (const [index, completion] of completions.entries()) {
    const message = problem(completion, isHeard)
    if (message) attached.issues.push({ path: `mediaIds.${mediaIds.indexOf(ids[index] ?? '')}`, message })
    else if (completion.kind === 'settled') attached.media.push(completion.media)
  }
  return attached
}

function problem(completion: Completion, isHeard: boolean): string | undefined {
  if (completion.kind === 'unknown') return 'no such media'
  if (completion.kind === 'not uploaded') return notUploaded
  if (completion.media.status !== 'ready') return 'what was uploaded is not what was announced'
  return isHeard && isTooLong(completion.media) ? tooLong : undefined
}

const isTooLong = ({ kind, sizeBytes, durationMs }: StoredMedia) =>
  kind === 'audio' && (sizeBytes > heardLimits.bytes || (durationMs ?? 0) > heardLimits.milliseconds)

const tooLong = `a recording may have ${heardLimits.bytes} bytes and ${heardLimits.milliseconds / 60_000} minutes`

export const notUploaded = 'nothing was uploaded yet'
