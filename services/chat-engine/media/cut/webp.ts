import { keepParts, MalformedImage, mostFrames } from './parts.ts'
import { mostProfileBytes } from './profile.ts'
import { readNamedTurn, type Turn, upright } from './turn.ts'

/** `RIFF`, the size of the rest, and `WEBP`. */
const fileHeader = 12
/** A name and a size. */
const chunkHeader = 8
/** Before the chunks of a frame: its place, and how long it is shown. */
const frameHeader = 16
const extendedBytes = 10

/** Flags of `VP8X`: which parts the file has. */
const [hasProfile, hasExif, hasXmp] = [0x20, 0x08, 0x04]

const picture = new Set(['VP8 ', 'VP8L', 'ALPH'])
/** Chunks of the whole file, each at most once. */
const reading = new Set(['VP8X', 'ICCP', 'ANIM'])

type Chunk = { name: string; from: number; data: number; dataEnd: number; to: number }
type Parts = ReturnType<typeof keepParts>

/**
 * A WebP's picture, or the frames of its animation, with its colour profile.
 * @throws MalformedImage
 */
export function cutWebp(bytes: Buffer): { bytes: Buffer; turn: Turn } {
  const end = fileEnd(bytes)
  const parts = keepParts(bytes)
  const left = new Set(reading)
  let [flagsAt, frames, hasKeptProfile] = [-1, 0, false]
  let turn: Turn | undefined
  parts.keep(0, fileHeader)
  for (const chunk of chunks(bytes, fileHeader, end)) {
    const { name, from, data, dataEnd, to } = chunk
    if (name === 'EXIF') turn ??= readNamedTurn(bytes.subarray(data, dataEnd))
    if (name === 'ANMF') {
      frames += 1
      if (frames > mostFrames) throw new MalformedImage(`the image has more than ${mostFrames} frames`)
      keepFrame(parts, bytes, chunk)
      continue
    }
    const isRead = left.delete(name) && (name !== 'ICCP' || dataEnd - data <= mostProfileBytes)
    if (isRead && name === 'ICCP') hasKeptProfile = true
    if (isRead && name === 'VP8X') {
      if (dataEnd - data < extendedBytes) throw new MalformedImage('a chunk is too short')
      flagsAt = parts.end() + chunkHeader
    }
    if (picture.has(name) || isRead) parts.keep(from, to)
  }
  const kept = parts.bytes()
  kept.writeUInt32LE(kept.length - chunkHeader, 4)
  if (flagsAt !== -1) kept[flagsAt] = flagsOf(kept[flagsAt] ?? 0, hasKeptProfile)
  return { bytes: kept, turn: turn ?? upright }
}

/** A decoder looks for the parts that the flags announce. */
const flagsOf = (flags: number, hasKeptProfile: boolean) =>
  flags & ~(hasExif | hasXmp | (hasKeptProfile ? 0 : hasProfile))

/** Bytes beyond the size that the file states are not part of it. */
function fileEnd(bytes: Buffer): number {
  const isWebp = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, fileHeader) === 'WEBP'
  if (!isWebp) throw new MalformedImage('no WebP begins so')
  const end = chunkHeader + bytes.readUInt32LE(4)
  if (end < fileHeader || end > bytes.length) throw new MalformedImage('the file has a wrong size')
  return end
}

/** A frame has chunks of its own. */
function keepFrame(parts: Parts, bytes: Buffer, { from, data, dataEnd }: Chunk): void {
  if (dataEnd - data < frameHeader) throw new MalformedImage('a frame is too short')
  const start = parts.end()
  parts.keep(from, data + frameHeader)
  for (const { name, ...part } of chunks(bytes, data + frameHeader, dataEnd))
    if (picture.has(name)) parts.keep(part.from, part.to)
  parts.bytes().writeUInt32LE(parts.end() - start - chunkHeader, start + 4)
}

/** Each is padded to an even size; the last padding byte may be missing. */
function* chunks(bytes: Buffer, from: number, end: number): Generator<Chunk> {
  for (let at = from; at + chunkHeader <= end; ) {
    const data = at + chunkHeader
    const size = bytes.readUInt32LE(at + 4)
    const dataEnd = data + size
    if (dataEnd > end) throw new MalformedImage('a chunk has a wrong size')
    const to = Math.min(dataEnd + (size % 2), end)
    yield { name: bytes.toString('latin1', at, at + 4), from: at, data, dataEnd, to }
    at = to
  }
}
