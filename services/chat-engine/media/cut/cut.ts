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
 * What a decoder needs of an image: its picture, and how to read that. Everything that describes it (EXIF, XMP, IPTC,
 * comments, texts, times) and everything unknown is left out. `turn` turns the picture upright. It takes time in
 * proportion to the number of bytes, whatever they are.
 * @throws MalformedImage
 */
export function cutToPicture(bytes: Buffer, mimeType: string): { bytes: Buffer; turn: Turn } {
  const cut = cutters[mimeType]
  if (!cut) throw new Error(`images cannot be read as ${mimeType}`)
  return cut(bytes)
}
