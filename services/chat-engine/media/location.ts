/**
 * MP4, MOV and M4A are boxes within boxes: a size of four bytes, a type of four, and what is in it; a size of 1 means
 * that eight bytes of it follow, 0 that the box goes to the end of the file.
 */
type Header = { type: string; bytes: number; size: number }

/** The boxes of the file are not where their sizes say. */
export class MalformedContainer extends Error {
  override name = 'MalformedContainer'
}

/**
 * Types of which some files tell where they were recorded. Nothing that plays a file needs them, nor what is in free
 * space.
 */
const telling = new Set(['udta', 'meta', '©xyz', 'loci', 'uuid', 'free', 'skip'])
/** What may have such boxes in it. */
const containers = new Set(['moov', 'trak', 'mdia', 'moof', 'traf'])
const fragments = new Set(['moof', 'traf'])
/** A compressed movie header, which can't be looked into. */
const opaque = 'cmov'

const shortHeader = 8
const longHeader = 16
const mostDepth = 16
/** A recording of hours in fragments of a second has fewer. */
const mostBoxes = 200_000

export const holdsBoxes = (mimeType: string): boolean =>
  mimeType === 'video/mp4' || mimeType === 'video/quicktime' || mimeType === 'audio/mp4'

/**
 * The same file without what says where it was recorded: such boxes become free space of as many zeros, so that
 * everything else stays at its place. Holds no more than a piece of it at once, in whatever pieces it comes.
 * @throws MalformedContainer when boxes are cut, or their sizes lie
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
  /** Of the box that is being passed: bytes to come, and whether they are blanked. */
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

  /** Reads a box's header and says where what follows it begins; null when more bytes are needed. */
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

  /** Too few bytes for a box: some files end a container by a few zeros. */
  function enterRest(bytes: Buffer, from: number, room: number): number | null {
    if (room === 0) throw new MalformedContainer('bytes follow the last box')
    if (bytes.length - from < room) return null
    if (bytes.subarray(from, from + room).some((byte) => byte !== 0))
      throw new MalformedContainer('a box is incomplete')
    at += room
    return from + room
  }

  return {
    /** Blanks in place, and says how many bytes are through: what is missing of a header has to come first. */
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

/** `toEnd`: what a size of 0 means, 0 where it is not allowed. Null when there are too few bytes. */
function readHeader(bytes: Buffer, toEnd: number): Header | null {
  if (bytes.length < shortHeader) return null
  const size = bytes.readUInt32BE(0)
  const type = bytes.toString('latin1', 4, 8)
  if (size === 0) return { type, bytes: shortHeader, size: toEnd }
  if (size !== 1) return { type, bytes: shortHeader, size }
  if (bytes.length < longHeader) return null
  return { type, bytes: longHeader, size: bytes.readUInt32BE(8) * 2 ** 32 + bytes.readUInt32BE(12) }
}
