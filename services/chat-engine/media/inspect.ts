import { setImmediate } from 'node:timers/promises'
import { Unavailable } from '@yoldas/bus'
import type { MediaKind } from '@yoldas/contracts/media'
import { fileTypeFromBuffer } from 'file-type'
import type { CleanImage } from './image.ts'
import type { ImageCleaner } from './imageCleaner.ts'
import { matchesType, textJudge } from './rules.ts'

/** The first bytes of audio and video, which show the type; other files are read whole. */
export const sniffedBytes = 64 * 1024

export type Inspection =
  | { kind: 'refused'; reason: 'another type' | 'not decodable'; cause?: unknown }
  | { kind: 'image'; image: CleanImage }
  | { kind: 'as announced' }

/**
 * Whether bytes have the type that was announced. A decoder gets them only when their first bytes show its type.
 * @throws Unavailable when an image could not be checked
 */
export async function inspect(
  clean: ImageCleaner['clean'],
  announced: { kind: MediaKind; mimeType: string },
  bytes: Buffer,
): Promise<Inspection> {
  const { kind, mimeType } = announced
  if (!matchesType(mimeType, await detectType(bytes))) return { kind: 'refused', reason: 'another type' }
  if (mimeType === 'text/plain' && !(await isText(bytes))) return { kind: 'refused', reason: 'another type' }
  if (kind !== 'image') return { kind: 'as announced' }
  try {
    return { kind: 'image', image: await clean(bytes, mimeType) }
  } catch (cause) {
    if (cause instanceof Unavailable) throw cause
    return { kind: 'refused', reason: 'not decodable', cause }
  }
}

const textPieceBytes = 128 * 1024

/** In pieces, between which other work runs: twenty megabytes at once took nearly a second. */
async function isText(bytes: Buffer): Promise<boolean> {
  const isTextSoFar = textJudge()
  for (let from = 0; ; from += textPieceBytes) {
    const isLast = from + textPieceBytes >= bytes.length
    if (!isTextSoFar(bytes.subarray(from, from + textPieceBytes), isLast)) return false
    if (isLast) return true
    await setImmediate()
  }
}

/** Undefined when the type is unknown or the bytes are broken. */
async function detectType(bytes: Buffer): Promise<string | undefined> {
  const detected = await fileTypeFromBuffer(bytes, { mpegOffsetTolerance: 10 }).catch(() => undefined)
  return detected?.mime
}
