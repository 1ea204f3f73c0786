import { cutGif } from './gif.ts'
import { cutJpeg } from './jpeg.ts'
import { cutPng } from './png.ts'
import type { Turn } from './turn.ts'
import { cutWebp } from './webp.ts'

const cutters: Record<string, (bytes: Buffer) => { bytes: Buffer; turn: Turn }> = {
  'image/jpeg': cutJpeg,
  'image/png': cutPng,
  'image/webp': cutWebp,
  'image/gif': cutGif,
}

/**
 * What a decoder needs of an image: its picture, and how to read that. Whatever describes it (EXIF, XMP, IPTC,
 * comments, texts, times) and whatever is unknown is left out. `turn` stands the picture upright. Takes time in
 * proportion to the bytes, whatever they are.
 * @throws MalformedImage
 */
export function cutToPicture(bytes: Buffer, mimeType: string): { bytes: Buffer; turn: Turn } {
  const cut = cutters[mimeType]
  if (!cut) throw new Error(`images cannot be read as ${mimeType}`)
  return cut(bytes)
}
