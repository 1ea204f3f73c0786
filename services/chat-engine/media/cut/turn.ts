/** How a picture is turned upright: mirrored top to bottom or left to right, then turned clockwise. */
export type Turn = { isFlipped: boolean; isFlopped: boolean; degrees: number }

const turn = (degrees: number, { isFlipped = false, isFlopped = false } = {}): Turn => ({
  isFlipped,
  isFlopped,
  degrees,
})

export const upright: Turn = turn(0)

/** By the orientation of EXIF, which is 1 to 8. */
const turns: Record<number, Turn> = {
  1: upright,
  2: turn(0, { isFlopped: true }),
  3: turn(180),
  4: turn(0, { isFlipped: true }),
  5: turn(90, { isFlipped: true }),
  6: turn(90),
  7: turn(270, { isFlipped: true }),
  8: turn(270),
}

const headerBytes = 8
const entryBytes = 12
const orientationTag = 0x112
const [short, long] = [3, 4]

/**
 * How to turn the picture by its orientation in EXIF; not at all where there is none. Reads each entry of the first
 * directory at most once, and follows no pointer but the one to it.
 */
export function readTurn(exif: Buffer): Turn {
  const order = exif.toString('latin1', 0, 2)
  if (exif.length < headerBytes || (order !== 'II' && order !== 'MM')) return upright
  const readShort = (at: number) => (order === 'II' ? exif.readUInt16LE(at) : exif.readUInt16BE(at))
  const readLong = (at: number) => (order === 'II' ? exif.readUInt32LE(at) : exif.readUInt32BE(at))
  const directory = readLong(4)
  if (directory + 2 > exif.length) return upright
  const first = directory + 2
  const entries = Math.min(readShort(directory), Math.floor((exif.length - first) / entryBytes))
  for (let at = first; at < first + entries * entryBytes; at += entryBytes) {
    if (readShort(at) !== orientationTag) continue
    const type = readShort(at + 2)
    const value = type === short ? readShort(at + 8) : type === long ? readLong(at + 8) : 0
    return turns[value] ?? upright
  }
  return upright
}

const exifName = Buffer.from('Exif\0\0', 'latin1')

/** The name that precedes EXIF in a JPEG, and in some WebP. */
export const isNamedExif = (data: Buffer): boolean => data.subarray(0, exifName.length).equals(exifName)

export const readNamedTurn = (data: Buffer): Turn => readTurn(isNamedExif(data) ? data.subarray(exifName.length) : data)
