import { maxImagePixels } from '@yoldas/contracts/media'
import sharp, { type Sharp } from 'sharp'

/** `bytes` are of the same type as before, upright, and say nothing but the picture. */
export type CleanImage = { bytes: Buffer; preview: Buffer; width: number; height: number }

/** Each frame costs by itself, however small it is. */
const maxFrames = 1_000
/** At a low priority: on a busy machine most of it may be waiting. */
const decodeSeconds = 30
const previewPixels = 1_280

// Of all that libvips can open, only this. An SVG can refer to files, and every other decoder is one more to have
// holes.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Uhdr', 'Png', 'Webp', 'Nsgif'].map((format) => `VipsForeignLoad${format}`),
})
// Nothing is ever decoded twice.
sharp.cache(false)

const input = { limitInputPixels: maxImagePixels, failOn: 'error' } as const

/**
 * Decodes an image and writes it anew, without location, camera, thumbnails or anything else that came with it.
 * @throws when it is no such image, damaged, larger than `maxImagePixels` over all its frames, or takes too long
 */
export async function cleanImage(bytes: Buffer, mimeType: string): Promise<CleanImage> {
  const { pages = 1, space, isPalette } = await sharp(bytes, input).metadata()
  if (pages > maxFrames) throw new Error(`the image has ${pages} frames`)
  // Animations have no orientation that decoders would agree on.
  const picture = pages > 1 ? sharp(bytes, { ...input, animated: true }) : sharp(bytes, input).autoOrient()
  const { data, info } = await encode(picture, mimeType, isPalette)
    .toColourspace(space === 'b-w' ? 'b-w' : 'srgb')
    .timeout({ seconds: decodeSeconds })
    .toBuffer({ resolveWithObject: true })
  return { bytes: data, preview: await preview(bytes), width: info.width, height: info.pageHeight ?? info.height }
}

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
function preview(bytes: Buffer): Promise<Buffer> {
  return sharp(bytes, input)
    .autoOrient()
    .flatten({ background: 'white' })
    .resize(previewPixels, previewPixels, { fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 80 })
    .timeout({ seconds: decodeSeconds })
    .toBuffer()
}
