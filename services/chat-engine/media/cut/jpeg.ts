import { keepParts, MalformedImage } from './parts.ts'
import { mostProfileBytes } from './profile.ts'
import { isNamedExif, readNamedTurn, type Turn, upright } from './turn.ts'

const startOfImage = 0xd8
const endOfImage = 0xd9
const startOfScan = 0xda
const [jfif, exif, profile, adobe] = [0xe0, 0xe1, 0xe2, 0xee]

const adobeBytes = 12
const jfifBytes = 14
const profileName = 'ICC_PROFILE\0'
const mostProfileSegments = 255
/** A progressive photograph has about ten scans. Each goes over the whole picture, however few bytes it has. */
const mostScans = 100

/** `from` is where its marker begins, `data` follows its length. A scan's segment includes its pixels. */
type Segment = { marker: number; from: number; data: number; to: number }

const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7
/** Frames, tables, scans and what belongs to them. */
const isPicture = (marker: number) => (marker >= 0xc0 && marker <= 0xcf) || (marker >= 0xda && marker <= 0xdf)
const hasNoLength = (marker: number) => marker <= 1 || isRestart(marker) || marker === startOfImage

/**
 * A JPEG's frames, tables and scans, with JFIF, Adobe's segment and a colour profile where they say how to read them.
 * Everything after its end is dropped, thumbnails and second pictures included.
 * @throws MalformedImage
 */
export function cutJpeg(bytes: Buffer): { bytes: Buffer; turn: Turn } {
  const parts = keepParts(bytes)
  parts.keep(0, 2)
  const header = headerOf(bytes)
  for (const segment of header.kept) parts.write(segment)
  let scans = 0
  for (const { marker, from, to } of segments(bytes)) {
    if (marker === startOfScan) scans += 1
    if (scans > mostScans) throw new MalformedImage(`the image has more than ${mostScans} scans`)
    if (isPicture(marker) || marker === endOfImage) parts.keep(from, to)
  }
  return { bytes: parts.bytes(), turn: header.turn }
}

/** Which segments before the first scan are kept although they are not the picture. Decoders read no later ones. */
function headerOf(bytes: Buffer): { kept: Buffer[]; turn: Turn } {
  const first = new Map<number, Buffer>()
  const profiles: Buffer[] = []
  let turn: Turn | undefined
  for (const { marker, data: from, to } of segments(bytes)) {
    if (marker === startOfScan) break
    const data = bytes.subarray(from, to)
    const begins = (name: string) => data.toString('latin1', 0, name.length) === name
    if (marker === jfif && begins('JFIF\0') && data.length >= jfifBytes)
      keepFirst(first, marker, withoutThumbnail(data))
    if (marker === adobe && begins('Adobe') && data.length >= adobeBytes)
      keepFirst(first, marker, data.subarray(0, adobeBytes))
    if (marker === profile && begins(profileName)) profiles.push(data)
    if (marker === exif && isNamedExif(data)) turn ??= readNamedTurn(data)
  }
  const profileBytes = profiles.reduce((sum, { length }) => sum + length, 0)
  const fits = profiles.length <= mostProfileSegments && profileBytes <= mostProfileBytes
  const kept = [...first, ...(fits ? profiles : []).map((data) => [profile, data] as const)]
  return { kept: kept.map(([marker, data]) => segment(marker, data)), turn: turn ?? upright }
}

function keepFirst(first: Map<number, Buffer>, marker: number, data: Buffer): void {
  if (!first.has(marker)) first.set(marker, data)
}

function segment(marker: number, data: Buffer): Buffer {
  const length = data.length + 2
  return Buffer.concat([Buffer.from([0xff, marker, length >> 8, length & 0xff]), data])
}

/** The width and height of the thumbnail are the last two bytes. */
const withoutThumbnail = (data: Buffer) => Buffer.concat([data.subarray(0, jfifBytes - 2), Buffer.alloc(2)])

/** Up to the end of the image or of the bytes. Bytes between segments are skipped, as decoders do. */
function* segments(bytes: Buffer): Generator<Segment> {
  if (bytes[0] !== 0xff || bytes[1] !== startOfImage) throw new MalformedImage('no JPEG begins so')
  for (let at = bytes.indexOf(0xff, 2); at !== -1; ) {
    const marker = bytes[at + 1]
    if (marker === undefined) return
    // Any number of these may come before a marker.
    if (marker === 0xff) at += 1
    else if (hasNoLength(marker)) at = bytes.indexOf(0xff, at + 2)
    else {
      const found = readSegment(bytes, at, marker)
      yield found
      if (marker === endOfImage) return
      at = bytes.indexOf(0xff, found.to)
    }
  }
}

function readSegment(bytes: Buffer, from: number, marker: number): Segment {
  const data = from + 4
  if (marker === endOfImage) return { marker, from, data: from + 2, to: from + 2 }
  const to = from + 2 + (data <= bytes.length ? bytes.readUInt16BE(from + 2) : bytes.length)
  if (to < data || to > bytes.length) throw new MalformedImage('a segment has a wrong length')
  return { marker, from, data, to: marker === startOfScan ? endOfScan(bytes, to) : to }
}

/** Where the next marker begins that does not restart the scan. A zero after the byte means that it is not one. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; ) {
    const next = bytes[at + 1]
    if (next === undefined) return bytes.length
    if (next === 0xff) at += 1
    else if (next === 0 || isRestart(next)) at = bytes.indexOf(0xff, at + 2)
    else return at
  }
  return bytes.length
}
