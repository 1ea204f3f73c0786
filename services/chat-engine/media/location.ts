/**
 * MP4, MOV and M4A are boxes within boxes: a size of four bytes, a type of four, and the content. A size of 1 means
 * that the real size follows in eight bytes, 0 that the box goes to the end of the file.
 */
type Header = { type: string; bytes: number; size: number }

/** The sizes of the file's boxes contradict each other. */
export class MalformedContainer extends Error {
  override name = 'MalformedContainer'
}

/**
 * Boxes that may say where a file was recorded, and free space. No player needs them.
 */
const telling = new Set(['udta', 'meta', '©xyz', 'loci', 'uuid', 'free', 'skip'])
/** Boxes that may contain such boxes. */
const containers = new Set(['moov', 'trak', 'mdia', 'moof', 'traf'])
const fragments = new Set(['moof', 'traf'])
/** A compressed movie header, which cannot be searched. */
const opaque = 'cmov'

const shortHeader = 8
const longHeader = 16
const mostDepth = 16
/** A recording of hours in fragments of one second has fewer boxes. */
const mostBoxes = 200_000

export const holdsBoxes = (mimeType: string): boolean =>
  mimeType === 'video/mp4' || mimeType === 'video/quicktime' || mimeType === 'audio/mp4'

/**
 * The same file without the place where it was recorded: such boxes become free space of as many zeros, so that
 * everything else stays where it is. It reads the file piece by piece and never holds more than one piece.
 * @throws MalformedContainer when boxes are cut off or their sizes are wrong
 */
export async function* withoutLocation(pieces: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<Buffer> {
  const boxes = boxReader(size)
  let unread: Buffer = Buffer.alloc(0)
  for await (const piece of pieces) {
    const bytes = Buffer.concat([unread, piece])
    const read = boxes.clean(bytes)
    unread = bytes.subarray(read)
    if (read > 0) yield bytes.subarray(0, read)
  }
  boxes.end()
}

function boxReader(fileSize: number) {
  const open = [{ type: 'file', end: fileSize }]
  let at = 0
  let boxes = 0
  /** The rest of the current box in bytes, and whether it is blanked. */
  let [left, isBlanked] = [0, false]

  function innermost() {
    const last = open.at(-1)
    if (!last) throw new MalformedContainer('a box ends after the file')
    return last
  }

  function pass(bytes: Buffer, from: number): number {
    const count = Math.min(left, bytes.length - from)
    if (isBlanked) bytes.fill(0, from, from + count)
    left -= count
    at += count
    return from + count
  }

  /** Reads a box's header and returns where its content begins; null when more bytes are needed. */
  function enter(bytes: Buffer, from: number): number | null {
    while (open.length > 1 && innermost().end === at) open.pop()
    const parent = innermost()
    const room = parent.end - at
    if (room < shortHeader) return enterRest(bytes, from, room)
    const header = readHeader(bytes.subarray(from), parent.type === 'file' ? room : 0)
    if (!header) return null
    boxes += 1
    const { type, size } = header
    if (size < header.bytes || size > room) throw new MalformedContainer('a box has a wrong size')
    if (boxes > mostBoxes || open.length > mostDepth || type === opaque)
      throw new MalformedContainer('the boxes cannot be read')
    at += header.bytes
    if (containers.has(type)) open.push({ type, end: at + size - header.bytes })
    else left = size - header.bytes
    isBlanked = telling.has(type) && !(type === 'uuid' && fragments.has(parent.type))
    if (isBlanked) bytes.write('free', from + 4, 'latin1')
    return from + header.bytes
  }

  /** Too few bytes for a box: some files end a container with a few zeros. */
  function enterRest(bytes: Buffer, from: number, room: number): number | null {
    if (room === 0) throw new MalformedContainer('bytes follow the last box')
    if (bytes.length - from < room) return null
    if (bytes.subarray(from, from + room).some((byte) => byte !== 0))
      throw new MalformedContainer('a box is incomplete')
    at += room
    return from + room
  }

  return {
    /** Blanks bytes in place and returns how many are finished: the rest waits until its header is complete. */
    clean(bytes: Buffer): number {
      let read = 0
      while (read < bytes.length) {
        const next: number | null = left > 0 ? pass(bytes, read) : enter(bytes, read)
        if (next === null) break
        read = next
      }
      return read
    },
    end() {
      if (at !== fileSize) throw new MalformedContainer('the file ends in the middle of a box')
    },
  }
}

/** `toEnd`: the size that 0 stands for; 0 where that is not allowed. Null when there are too few bytes. */
function readHeader(bytes: Buffer, toEnd: number): Header | null {
  if (bytes.length < shortHeader) return null
  const size = bytes.readUInt32BE(0)
  const type = bytes.toString('latin1', 4, 8)
  if (size === 0) return { type, bytes: shortHeader, size: toEnd }
  if (size !== 1) return { type, bytes: shortHeader, size }
  if (bytes.length < longHeader) return null
  return { type, bytes: longHeader, size: bytes.readUInt32BE(8) * 2 ** 32 + bytes.readUInt32BE(12) }
}
