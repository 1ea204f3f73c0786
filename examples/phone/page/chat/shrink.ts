/** Without a size where the browser could not read it. */
export type Picture = { blob: Blob; size?: { width: number; height: number } }

/** What a model still reads well, in pixels of the longer side. */
const longest = 2048
const quality = 0.86

/** How large it becomes: never larger than it is, the same in shape. */
export function fitted(width: number, height: number, most = longest): { width: number; height: number } {
  const scale = Math.min(1, most / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/**
 * A JPEG of a photo, small enough to send from anywhere; where the browser can read it, also of an iPhone's HEIC. What
 * it cannot read is sent as it is: the service says what it takes.
 */
export async function shrink(file: File): Promise<Picture> {
  const bitmap = await createImageBitmap(file).catch(() => undefined)
  if (!bitmap) return { blob: file }
  const size = fitted(bitmap.width, bitmap.height)
  const { width, height } = size
  const canvas = document.createElement('canvas')
  Object.assign(canvas, size)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('the browser draws nothing')
  // What is transparent in a PNG would be black in a JPEG.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.drawImage(bitmap, 0, 0, width, height)
  bitmap.close()
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
  return blob ? { blob, size } : { blob: file }
}
