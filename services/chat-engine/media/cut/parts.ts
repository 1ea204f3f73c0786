/** The bytes are not an image of their type, or too unusual to be given to a decoder. */
export class MalformedImage extends Error {
  override name = 'MalformedImage'
}

/** Each frame costs time, however small it is. */
export const mostFrames = 1_000

/** Gathers the bytes of an image that are kept, in their order: never more than the image had. */
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
