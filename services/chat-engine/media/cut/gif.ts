import { keepParts, MalformedImage, mostFrames } from './parts.ts'
import { type Turn, upright } from './turn.ts'

/** The type, the size of the screen, and its colours. */
const headerBytes = 13
/** The place of a frame, and its colours. */
const frameBytes = 10
const [extension, frame, trailer] = [0x21, 0x2c, 0x3b]
const [control, application] = [0xf9, 0xff]

/** Applications that say how often an animation repeats. */
const loops = ['NETSCAPE2.0', 'ANIMEXTS1.0']
const [loopNameAt, loopBlockAt] = [3, 14]
/** Up to the end of their first block. */
const [timingBytes, loopBytes] = [7, 18]

/**
 * A GIF's frames, with how long each is shown and how often they repeat.
 * @throws MalformedImage
 */
export function cutGif(bytes: Buffer): { bytes: Buffer; turn: Turn } {
  if (bytes.toString('latin1', 0, 3) !== 'GIF') throw new MalformedImage('no GIF begins so')
  const parts = keepParts(bytes)
  let frames = 0
  let at = headerBytes + colourBytes(bytes, headerBytes - 3)
  parts.keep(0, at)
  for (let end = at; bytes[at] === frame || bytes[at] === extension; at = end) {
    end = blockEnd(bytes, at)
    if (bytes[at] === extension) keepExtension(parts, bytes, at)
    else {
      frames += 1
      parts.keep(at, end)
    }
    if (frames > mostFrames) throw new MalformedImage(`the image has more than ${mostFrames} frames`)
  }
  // Nothing is read after any other block. Some encoders leave out the end.
  if (bytes[at] === trailer) parts.keep(at, at + 1)
  return { bytes: parts.bytes(), turn: upright }
}

/** Decoders read only the first block of the two extensions that are kept. */
function keepExtension(parts: ReturnType<typeof keepParts>, bytes: Buffer, at: number): void {
  const isTiming = bytes[at + 1] === control && bytes[at + 2] === 4
  const isLoop =
    bytes[at + 1] === application &&
    loops.includes(bytes.toString('latin1', at + loopNameAt, at + loopBlockAt)) &&
    bytes[at + loopBlockAt] === 3
  const blockEnd = isTiming ? at + timingBytes : at + loopBytes
  if ((!isTiming && !isLoop) || blockEnd >= bytes.length) return
  parts.keep(at, blockEnd)
  parts.write([0])
}

function blockEnd(bytes: Buffer, at: number): number {
  if (bytes[at] === extension) return blocksEnd(bytes, at + 2)
  // After its colours one byte says how long its codes are.
  return blocksEnd(bytes, at + frameBytes + colourBytes(bytes, at + frameBytes - 1) + 1)
}

/** Each block begins with its length; length 0 ends them. The decoder judges a frame that is not whole. */
function blocksEnd(bytes: Buffer, from: number): number {
  for (let at = from; ; ) {
    const length = bytes[at]
    if (length === undefined) return bytes.length
    at += 1 + length
    if (length === 0) return at
  }
}

/** Bytes of a table of colours: three for each, and the number of colours is a power of two. */
function colourBytes(bytes: Buffer, at: number): number {
  const flags = bytes[at] ?? 0
  return flags & 0x80 ? 3 * 2 ** ((flags & 0x07) + 1) : 0
}
