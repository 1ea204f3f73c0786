import { maxImagePixels } from '@yoldas/contracts/media'
import sharp, { type Sharp } from 'sharp'
import { cutToPicture } from './cut/cut.ts'
import { type Turn, upright } from './cut/turn.ts'

/** `bytes` are of the same type as before, upright, and say nothing but the picture. */
export type CleanImage = { bytes: Buffer; preview: Buffer; width: number; height: number }

const previewPixels = 1_280

// Of all that libvips can open, only this. An SVG can refer to files, and every other decoder is one more to have
// holes.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif'].map((format) => `VipsForeignLoad${format}`),
})
// Nothing is ever decoded twice.
sharp.cache(false)

const input = { limitInputPixels: maxImagePixels, failOn: 'error' } as const

/**
 * Decodes an image and writes it anew, without location, camera, thumbnails or anything else that came with it. The
 * decoder sees what `cutToPicture` leaves.
 * @throws when it is no such image, damaged, or larger than `maxImagePixels` over all its frames
 */
export async function cleanImage(bytes: Buffer, mimeType: string): Promise<CleanImage> {
  const cut = cutToPicture(bytes, mimeType)
  const { pages = 1, space, isPalette } = await sharp(cut.bytes, input).metadata()
  const isAnimation = pages > 1
  // Animations have no orientation that decoders would agree on.
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
      // What compresses photographs makes drawings larger.
      return picture.png({ adaptiveFiltering: !isPalette })
    case 'image/webp':
      return picture.webp({ quality: 90, effort: 2 })
    case 'image/gif':
      return picture.gif({ effort: 1, dither: 0 })
    default:
      throw new Error(`images cannot be written as ${mimeType}`)
  }
}

/** Of an animation the first frame; what is transparent becomes white. */
function smallJpeg(bytes: Buffer, turn: Turn): Promise<Buffer> {
  const small = sharp(bytes, input)
    .flatten({ background: 'white' })
    .resize(previewPixels, previewPixels, { fit: 'inside', withoutEnlargement: true })
  return turned(small, turn).jpeg({ quality: 80 }).toBuffer()
}
