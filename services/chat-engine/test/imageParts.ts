import { crc32, deflateSync } from 'node:zlib'

const latin1 = (text: string) => Buffer.from(text, 'latin1')

function uint32(value: number, order: 'BE' | 'LE'): Buffer {
  const bytes = Buffer.alloc(4)
  if (order === 'BE') bytes.writeUInt32BE(value)
  else bytes.writeUInt32LE(value)
  return bytes
}

/** A directory of EXIF, of tags and what they hold: numbers of two bytes, or of four. */
export function exif(entries: ReadonlyArray<[tag: number, type: 3 | 4, value: number]>, order: 'II' | 'MM' = 'II') {
  const bytes = Buffer.alloc(8 + 2 + entries.length * 12 + 4)
  const short = (value: number, at: number) =>
    order === 'II' ? bytes.writeUInt16LE(value, at) : bytes.writeUInt16BE(value, at)
  const long = (value: number, at: number) =>
    order === 'II' ? bytes.writeUInt32LE(value, at) : bytes.writeUInt32BE(value, at)
  bytes.write(order, 'latin1')
  short(42, 2)
  long(8, 4)
  short(entries.length, 8)
  for (const [index, [tag, type, value]] of entries.entries()) {
    const at = 10 + index * 12
    short(tag, at)
    short(type, at + 2)
    long(1, at + 4)
    if (type === 3) short(value, at + 8)
    else long(value, at + 8)
  }
  return bytes
}

export const orientation = (value: number, order: 'II' | 'MM' = 'II') => exif([[0x112, 3, value]], order)

/** 65 KB of entries which all say that their own directory goes on where it begins: seconds of work for libexif. */
export const loopingExif = (): Buffer =>
  exif(Array.from({ length: 5_400 }, (_, index) => [[0x8769, 0x8825, 0xa005][index % 3] ?? 0, 4, 8]))

export function jpegSegment(marker: number, data: Buffer | string): Buffer {
  const bytes = Buffer.from(data)
  const length = Buffer.alloc(2)
  length.writeUInt16BE(bytes.length + 2)
  return Buffer.concat([Buffer.from([0xff, marker]), length, bytes])
}

/** The same JPEG with these behind its beginning. */
export const jpegWith = (jpeg: Buffer, segments: readonly Buffer[]): Buffer =>
  Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)])

export const exifSegment = (data: Buffer): Buffer => jpegSegment(0xe1, Buffer.concat([latin1('Exif\0\0'), data]))

export function pngChunk(name: string, data: Buffer | string): Buffer {
  const bytes = Buffer.from(data)
  const named = Buffer.concat([latin1(name), bytes])
  return Buffer.concat([uint32(bytes.length, 'BE'), named, uint32(crc32(named), 'BE')])
}

/** Its signature and IHDR, which come first. */
const pngStart = 33

/** The same PNG with these behind its header. */
export const pngWith = (png: Buffer, chunks: readonly Buffer[]): Buffer =>
  Buffer.concat([png.subarray(0, pngStart), ...chunks, png.subarray(pngStart)])

export const pngProfile = (profile: Buffer): Buffer =>
  pngChunk('iCCP', Buffer.concat([latin1('profile\0\0'), deflateSync(profile)]))

export function webpChunk(name: string, data: Buffer): Buffer {
  const padding = Buffer.alloc(data.length % 2)
  return Buffer.concat([latin1(name), uint32(data.length, 'LE'), data, padding])
}

export function webp(chunks: readonly Buffer[]): Buffer {
  const body = Buffer.concat([latin1('WEBP'), ...chunks])
  return Buffer.concat([latin1('RIFF'), uint32(body.length, 'LE'), body])
}

/** The picture of a simple WebP as the extended format has it, which may hold more. */
export function webpWith(simple: Buffer, flags: number, before: readonly Buffer[], behind: readonly Buffer[]): Buffer {
  const [width, height] = [simple.readUInt16LE(26) & 0x3fff, simple.readUInt16LE(28) & 0x3fff]
  const size = Buffer.concat([uint32(width - 1, 'LE').subarray(0, 3), uint32(height - 1, 'LE').subarray(0, 3)])
  const extended = webpChunk('VP8X', Buffer.concat([Buffer.from([flags, 0, 0, 0]), size]))
  return webp([extended, ...before, simple.subarray(12), ...behind])
}

/** An extension of GIF: blocks of at most 255 bytes. */
export const gifExtension = (label: number, blocks: ReadonlyArray<Buffer | string>): Buffer =>
  Buffer.concat([
    Buffer.from([0x21, label]),
    ...blocks.map((block) => Buffer.from(block)).flatMap((block) => [Buffer.from([block.length]), block]),
    Buffer.from([0]),
  ])

/** The same GIF with these before its first frame. */
export function gifWith(gif: Buffer, extensions: readonly Buffer[]): Buffer {
  const flags = gif[10] ?? 0
  const start = 13 + (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)
  return Buffer.concat([gif.subarray(0, start), ...extensions, gif.subarray(start)])
}

/** Codes of a JPEG of which there is only one, a single 0. */
const oneCode = (kind: number, value: number) => jpegSegment(0xc4, Buffer.from([kind, 1, ...Array(15).fill(0), value]))
const quantisation = jpegSegment(0xdb, Buffer.concat([Buffer.from([0]), Buffer.alloc(64, 16)]))
const [startOfImage, endOfImage] = [Buffer.from([0xff, 0xd8]), Buffer.from([0xff, 0xd9])]

/** A grey JPEG of 25 megapixels in so many scans, at most 883. Each says in 60 bytes that it changes nothing. */
export function manyScans(scans: number): Buffer {
  const side = [5_000 >> 8, 5_000 & 0xff]
  const frame = jpegSegment(0xc2, Buffer.from([8, ...side, ...side, 1, 1, 0x11, 0]))
  // The end of 16,384 blocks is a code and fourteen bits.
  const tables = [quantisation, frame, oneCode(0, 0), oneCode(0x10, 0xe0)]
  const scan = (band: number, bits: number, bytes: number) =>
    Buffer.concat([jpegSegment(0xda, Buffer.from([1, 1, 0, band, band, bits])), Buffer.alloc(bytes)])
  /** Of each frequency the coarsest bit, and then one by one the finer. */
  const refined = Array.from({ length: scans - 1 }, (_, nth) => {
    const finest = 13 - (nth % 14)
    return scan(1 + Math.floor(nth / 14), ((finest === 13 ? 0 : finest + 1) << 4) | finest, 45)
  })
  return Buffer.concat([startOfImage, ...tables, scan(0, 0, Math.ceil(625 ** 2 / 8)), ...refined, endOfImage])
}

/**
 * A grey JPEG of sixteen blocks, whose scan begins again after each, with bytes that fill between its segments: as some
 * phones write it, and our encoder does not.
 */
export function restartingJpeg(): Buffer {
  const fill = Buffer.alloc(3, 0xff)
  const frame = jpegSegment(0xc0, Buffer.from([8, 0, 32, 0, 32, 1, 1, 0x11, 0]))
  const interval = jpegSegment(0xdd, Buffer.from([0, 1]))
  const scan = jpegSegment(0xda, Buffer.from([1, 1, 0, 0, 63, 0]))
  // A block is one byte: a code, six bits of brightness, and the code of its end.
  const blocks = Array.from({ length: 16 }, (_, nth) => [(nth * 4) << 1, 0xff, 0xd0 + (nth % 8)])
  const drawn = Buffer.from(blocks.flat().slice(0, -2))
  const tables = [quantisation, fill, frame, oneCode(0, 6), fill, oneCode(0x10, 0), interval]
  return Buffer.concat([startOfImage, ...tables, scan, drawn, fill, endOfImage])
}
