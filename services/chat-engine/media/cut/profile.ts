import { inflateSync } from 'node:zlib'

/** Bytes of an unpacked colour profile. Cameras and phones have some kilobytes, printers up to 600. */
export const mostProfileBytes = 2 ** 20

const longestName = 79

/** Whether the colour profile of a PNG is small enough unpacked. It has a name, a zero, the method, and the profile. */
export function unpacksToProfile(data: Buffer): boolean {
  const nameEnd = data.subarray(0, longestName + 1).indexOf(0)
  if (nameEnd < 1 || data[nameEnd + 1] !== 0) return false
  try {
    return inflateSync(data.subarray(nameEnd + 2), { maxOutputLength: mostProfileBytes }).length > 0
  } catch {
    return false
  }
}
