/** The bytes are no image of their type, or so unlike others that no decoder needs to see them. */
export class MalformedImage extends Error {
  override name = 'MalformedImage'
}

/** Each frame costs by itself, however small it is. */
export const mostFrames = 1_000

/** Gathers what is kept of an image, in its order. It is never more than the image had. */
export function keepParts(image: Buffer) {
  const kept = Buffer.allocUnsafe(image.length)
  let length = 0
  return {
    /** Where the next part begins. */
    end: () => length,
    /** Keeps these bytes of the image. */
    keep(from: number, to: number) {
      length += image.copy(kept, length, from, to)
    },
    /** Keeps other bytes in place of at least as many of the image. */
    write(bytes: ArrayLike<number>) {
      kept.set(bytes, length)
      length += bytes.length
    },
    bytes: () => kept.subarray(0, length),
  }
}
