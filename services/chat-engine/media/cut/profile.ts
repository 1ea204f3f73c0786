import { inflateSync } from 'node:zlib'

/** Of a colour profile, unpacked. Those of cameras and phones have some kilobytes, those of printers up to 600. */
export const mostProfileBytes = 2 ** 20

const longestName = 79

/** Whether the colour profile of a PNG unpacks to little enough: a name, a zero, how it is packed, and the profile. */
export function unpacksToProfile(data: Buffer): boolean {
  const nameEnd = data.subarray(0, longestName + 1).indexOf(0)
  if (nameEnd < 1 || data[nameEnd + 1] !== 0) return false
  try {
    return inflateSync(data.subarray(nameEnd + 2), { maxOutputLength: mostProfileBytes }).length > 0
  } catch {
    return false
  }
}
