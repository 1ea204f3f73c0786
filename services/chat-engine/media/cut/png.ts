import { keepParts, MalformedImage } from './parts.ts'
import { unpacksToProfile } from './profile.ts'
import { readNamedTurn, type Turn, upright } from './turn.ts'

const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
/** A length and a name before the data, a checksum after it. */
const [beforeData, behindData] = [8, 4]

const picture = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND'])
/** Chunks that may come at most once. */
const reading = new Set(['iCCP', 'sRGB', 'gAMA', 'cHRM', 'tRNS'])

/**
 * A PNG's picture, with the chunks that say how to read its colours. Of an animation that is the first picture: the
 * decoder knows no other.
 * @throws MalformedImage
 */
export function cutPng(bytes: Buffer): { bytes: Buffer; turn: Turn } {
  const parts = keepParts(bytes)
  const left = new Set(reading)
  let turn: Turn | undefined
  parts.keep(0, signature.length)
  for (const { name, from, data, to } of chunks(bytes)) {
    const isRead = left.delete(name) && (name !== 'iCCP' || unpacksToProfile(data))
    if (picture.has(name) || isRead) parts.keep(from, to)
    if (name === 'eXIf') turn ??= readNamedTurn(data)
  }
  return { bytes: parts.bytes(), turn: turn ?? upright }
}

/** Up to the chunk that ends the image, or is cut off: the decoder judges what is missing then. */
function* chunks(bytes: Buffer) {
  if (!bytes.subarray(0, signature.length).equals(signature)) throw new MalformedImage('no PNG begins so')
  for (let from = signature.length; from + beforeData + behindData <= bytes.length; ) {
    const data = from + beforeData
    const dataEnd = data + bytes.readUInt32BE(from)
    const to = dataEnd + behindData
    if (to > bytes.length) return
    const name = bytes.toString('latin1', from + 4, data)
    yield { name, from, data: bytes.subarray(data, dataEnd), to }
    if (name === 'IEND') return
    from = to
  }
}
