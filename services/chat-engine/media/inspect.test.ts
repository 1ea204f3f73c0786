import { type MediaKind, mediaTypes } from '@yoldas/contracts/media'
import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { animation, flatPng, html, phonePhoto, samples, svg, traces } from '../test/mediaFiles.ts'
import { cleanImage } from './image.ts'
import { inspect } from './inspect.ts'

const kindOf = (mimeType: string): MediaKind => {
  for (const kind of ['image', 'audio', 'video', 'file'] as const) if (mimeType in mediaTypes[kind]) return kind
  throw new Error(`no type: ${mimeType}`)
}
const sample = async (mimeType: string) => {
  const make = samples[mimeType]
  if (!make) throw new Error(`no sample of ${mimeType}`)
  return make()
}
const look = (mimeType: string, bytes: Buffer) => inspect(cleanImage, { kind: kindOf(mimeType), mimeType }, bytes)
async function clean(mimeType: string, bytes: Buffer) {
  const found = await look(mimeType, bytes)
  if (found.kind !== 'image') throw new Error(`${mimeType}: ${found.kind}`, { cause: found })
  return found.image
}

const types = Object.values(mediaTypes).flatMap((ofKind) => Object.keys(ofKind))
/** Types that share a container format. */
const alike = [
  ['audio/webm', 'video/webm'],
  ['audio/mp4', 'video/mp4'],
]

describe('bytes', () => {
  test.each(types)('of %s are accepted as what they were announced as', async (mimeType) => {
    const { kind } = await look(mimeType, await sample(mimeType))
    expect(kind).toBe(kindOf(mimeType) === 'image' ? 'image' : 'as announced')
  })

  test.each(types)('of %s are accepted as no other type', async (mimeType) => {
    const bytes = await sample(mimeType)
    for (const other of types.filter((other) => other !== mimeType)) {
      if (alike.some((pair) => pair.includes(mimeType) && pair.includes(other))) continue
      expect(await look(other, bytes), other).toMatchObject({ kind: 'refused', reason: 'another type' })
    }
  })

  test.each(types.filter((type) => type !== 'text/plain'))(
    'of a web page or an SVG are not accepted as %s',
    async (mimeType) => {
      for (const bytes of [html, svg, Buffer.concat([Buffer.from('<?xml version="1.0"?>'), svg])])
        expect(await look(mimeType, bytes)).toMatchObject({ kind: 'refused', reason: 'another type' })
    },
  )

  test('of an empty file are accepted as text alone', async () => {
    for (const mimeType of types)
      expect((await look(mimeType, Buffer.alloc(0))).kind).toBe(mimeType === 'text/plain' ? 'as announced' : 'refused')
  })
})

test('any bytes are either accepted or refused', async () => {
  const whole = await Promise.all(types.map(sample))
  const damaged = fc
    .record({
      bytes: fc.constantFrom(...whole),
      at: fc.double({ min: 0, max: 0.999, noNaN: true }),
      inserted: fc.uint8Array({ maxLength: 40 }),
      replaced: fc.nat(40),
    })
    .map(({ bytes, at, inserted, replaced }) => {
      const start = Math.floor(bytes.length * at)
      return Buffer.concat([bytes.subarray(0, start), inserted, bytes.subarray(start + replaced)])
    })
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...types), damaged, async (mimeType, bytes) => {
      expect((await look(mimeType, bytes)).kind).toMatch(/^(refused|image|as announced)$/)
    }),
    { numRuns: 500 },
  )
})

describe('an image', () => {
  test('loses the place where it was taken and its author, and is turned upright', async () => {
    const photo = await phonePhoto(60, 40)
    const { bytes, width, height, preview } = await clean('image/jpeg', photo)
    expect({ width, height }).toEqual({ width: 40, height: 60 })
    for (const trace of traces) {
      expect(photo.includes(trace), String(trace)).toBe(true)
      for (const kept of [bytes, preview]) expect(kept.includes(trace), String(trace)).toBe(false)
    }
    for (const kept of [bytes, preview]) {
      const metadata = await sharp(kept).metadata()
      expect(metadata).toMatchObject({ format: 'jpeg', width: 40, height: 60 })
      expect(metadata).not.toHaveProperty('exif')
      expect(metadata).not.toHaveProperty('orientation')
    }
  })

  test.each(['image/jpeg', 'image/png', 'image/webp', 'image/gif'])('stays an %s', async (mimeType) => {
    const { bytes, width, height } = await clean(mimeType, await sample(mimeType))
    expect({ width, height }).toEqual({ width: 32, height: 24 })
    expect(`image/${(await sharp(bytes).metadata()).format}`).toBe(mimeType)
  })

  test.each(['png', 'webp'] as const)('loses the EXIF of a %s', async (format) => {
    const image = sharp(await sample('image/png')).withExif({ IFD0: { Artist: 'Elif' } })
    const { bytes } = await clean(`image/${format}`, await image.toFormat(format).toBuffer())
    expect(bytes.includes('Elif')).toBe(false)
    expect(await sharp(bytes).metadata()).not.toHaveProperty('exif')
  })

  test.each(['gif', 'webp'] as const)('that is animated stays so as %s', async (format) => {
    const { bytes, preview, width, height } = await clean(`image/${format}`, await animation(format, 5))
    expect({ width, height }).toEqual({ width: 10, height: 10 })
    expect(await sharp(bytes).metadata()).toMatchObject({ pages: 5, loop: 0, delay: [120, 120, 120, 120, 120] })
    expect(await sharp(preview).metadata()).toMatchObject({ format: 'jpeg', width: 10, height: 10 })
  })

  test('is given to the model small and on white', async () => {
    const large = sharp({
      create: { width: 2000, height: 500, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
    const { preview, width } = await clean('image/png', await large.png().toBuffer())
    expect(width).toBe(2000)
    expect(await sharp(preview).metadata()).toMatchObject({ format: 'jpeg', width: 1280, height: 320 })
    expect([...(await sharp(preview).extract({ left: 5, top: 5, width: 1, height: 1 }).raw().toBuffer())]).toEqual([
      255, 255, 255,
    ])
  })

  test('may have 25 megapixels, and no more', async () => {
    expect(await clean('image/png', flatPng(5000, 5000))).toMatchObject({ width: 5000, height: 5000 })
    expect(await look('image/png', flatPng(5000, 5001))).toMatchObject({ reason: 'not decodable' })
  })

  test('that would unpack to too many pixels is refused before it is decoded', async () => {
    const bomb = flatPng(14_000, 14_000)
    expect(bomb.length).toBeLessThan(100_000)
    const { rss } = process.memoryUsage()
    expect(await look('image/png', bomb)).toMatchObject({ kind: 'refused', reason: 'not decodable' })
    expect(process.memoryUsage().rss - rss).toBeLessThan(50_000_000)
  })

  test('is measured with all its frames', async () => {
    expect(await look('image/gif', await animation('gif', 26, 1000))).toMatchObject({ reason: 'not decodable' })
    expect(await look('image/webp', await animation('webp', 26, 1000))).toMatchObject({ reason: 'not decodable' })
    expect(await look('image/gif', await animation('gif', 1001, 2))).toMatchObject({ reason: 'not decodable' })
  })

  test.each(['image/jpeg', 'image/png', 'image/webp'])(
    'of type %s that ends too early is refused',
    async (mimeType) => {
      const bytes = await sample(mimeType)
      for (const part of [0.3, 0.6, 0.9])
        expect(await look(mimeType, bytes.subarray(0, bytes.length * part))).toMatchObject({ kind: 'refused' })
    },
  )

  test('is never opened as another type that libvips knows', async () => {
    for (const format of ['tiff', 'avif'] as const) {
      const bytes = await sharp(await sample('image/png'))
        .toFormat(format)
        .toBuffer()
      for (const mimeType of Object.keys(mediaTypes.image))
        expect(await look(mimeType, bytes)).toMatchObject({ kind: 'refused', reason: 'another type' })
      await expect(sharp(bytes).metadata()).rejects.toThrow(/unsupported/)
    }
    await expect(sharp(svg).metadata()).rejects.toThrow(/unsupported/)
  })
})

test('checking twenty megabytes of text does not block other work', async () => {
  const bytes = Buffer.alloc(20 * 2 ** 20, 'Türev özeti. ')
  let turns = 0
  let isOver = false
  const count = () => {
    turns += 1
    if (!isOver) setImmediate(count)
  }
  count()
  expect(await look('text/plain', bytes)).toEqual({ kind: 'as announced' })
  isOver = true
  expect(turns).toBeGreaterThan(100)
})
