import { type Bus, withoutPermit } from '@yoldas/bus'
import type { ValidationIssue } from '@yoldas/contracts/errors'
import { type StoredMedia, takeMedia } from '@yoldas/contracts/media'
import type { Deadline } from '@yoldas/time'

type Taken =
  | { kind: 'taken'; media: StoredMedia | null | undefined }
  | { kind: 'invalid'; issues: ValidationIssue[] }
  | { kind: 'erased' }

/**
 * The picture of a mistake as chat-engine has it, asked for before the mistake's transaction; null and undefined stay
 * what they are.
 * @throws Unavailable when chat-engine does not answer
 */
export async function takePicture(
  bus: Pick<Bus, 'request'>,
  studentKey: string,
  mediaId: string | null | undefined,
  deadline: Deadline,
): Promise<Taken> {
  if (mediaId === null || mediaId === undefined) return { kind: 'taken', media: mediaId }
  const answer = await withoutPermit(() => bus.request(takeMedia, { studentKey, mediaId }, deadline))
  return answer.kind === 'unknown' ? { kind: 'invalid', issues: [unknownMedia] } : answer
}

const unknownMedia = { path: 'mediaId', message: 'no such media' }
