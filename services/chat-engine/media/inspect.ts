import type { MediaKind } from '@yoldas/contracts/media'
import { fileTypeFromBuffer } from 'file-type'
import { type CleanImage, cleanImage } from './image.ts'
import { isText, matchesType } from './rules.ts'

/** Of audio and video this much of the start tells what they are; the rest is looked at whole. */
export const sniffedBytes = 64 * 1024

export type Inspection =
  | { kind: 'refused'; reason: 'another type' | 'not decodable'; cause?: unknown }
  | { kind: 'image'; image: CleanImage }
  | { kind: 'as announced' }

/** Whether bytes are what they were announced as. No decoder sees them before their first bytes say that they are for it. */
export async function inspect(announced: { kind: MediaKind; mimeType: string }, bytes: Buffer): Promise<Inspection> {
  const { kind, mimeType } = announced
  if (!matchesType(mimeType, await detectType(bytes))) return { kind: 'refused', reason: 'another type' }
  if (mimeType === 'text/plain' && !isText(bytes)) return { kind: 'refused', reason: 'another type' }
  if (kind !== 'image') return { kind: 'as announced' }
  try {
    return { kind: 'image', image: await cleanImage(bytes, mimeType) }
  } catch (cause) {
    return { kind: 'refused', reason: 'not decodable', cause }
  }
}

/** Undefined for what is nothing that is known, or is broken so that it cannot be told. */
async function detectType(bytes: Buffer): Promise<string | undefined> {
  const detected = await fileTypeFromBuffer(bytes, { mpegOffsetTolerance: 10 }).catch(() => undefined)
  return detected?.mime
}
