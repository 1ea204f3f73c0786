import { maxImagePixels } from '@yoldas/contracts/media'
import sharp, { type Sharp } from 'sharp'
import { cutToPicture } from './cut/cut.ts'
import { type Turn, upright } from './cut/turn.ts'

/** `bytes` have the same type as before and the picture alone, upright. */
export type CleanImage = { bytes: Buffer; preview: Buffer; width: number; height: number }

const previewPixels = 1_280

// libvips can open more types. An SVG can refer to files, and each decoder may have security holes.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif'].map((format) => `VipsForeignLoad${format}`),
})
// No image is decoded twice.
sharp.cache(false)

const input = { limitInputPixels: maxImagePixels, failOn: 'error' } as const

/**
 * Decodes an image and writes it anew, without location, camera, thumbnails or other data. The decoder sees only what
 * `cutToPicture` leaves.
 * @throws when it is not an image of this type, is damaged, or has more than `maxImagePixels` in all its frames
 */
export async function cleanImage(bytes: Buffer, mimeType: string): Promise<CleanImage> {
  const cut = cutToPicture(bytes, mimeType)
  const { pages = 1, space, isPalette } = await sharp(cut.bytes, input).metadata()
  const isAnimation = pages > 1
  // Decoders do not agree on the orientation of animations.
  const turn = isAnimation ? upright : cut.turn
  const picture = turned(sharp(cut.bytes, { ...input, animated: isAnimation }), turn)
  const { data, info } = await encode(picture, mimeType, isPalette)
    .toColourspace(space === 'b-w' ? 'b-w' : 'srgb')
    .toBuffer({ resolveWithObject: true })
  const preview = await smallJpeg(cut.bytes, turn)
  return { bytes: data, preview, width: info.width, height: info.pageHeight ?? info.height }
}

const turned = (picture: Sharp, { isFlipped, isFlopped, degrees }: Turn) =>
  picture.flip(isFlipped).flop(isFlopped).rotate(degrees)

function encode(picture: Sharp, mimeType: string, isPalette: boolean): Sharp {
  switch (mimeType) {
    case 'image/jpeg':
      return picture.jpeg({ quality: 90 })
    case 'image/png':
      // The compression for photographs makes drawings larger.
      return picture.png({ adaptiveFiltering: !isPalette })
    case 'image/webp':
      return picture.webp({ quality: 90, effort: 2 })
    case 'image/gif':
      return picture.gif({ effort: 1, dither: 0 })
    default:
      throw new Error(`images cannot be written as ${mimeType}`)
  }
}

/** The first frame of an animation. Transparent pixels become white. */
function smallJpeg(bytes: Buffer, turn: Turn): Promise<Buffer> {
  const small = sharp(bytes, input)
    .flatten({ background: 'white' })
    .resize(previewPixels, previewPixels, { fit: 'inside', withoutEnlargement: true })
  return turned(small, turn).jpeg({ quality: 80 }).toBuffer()
}
