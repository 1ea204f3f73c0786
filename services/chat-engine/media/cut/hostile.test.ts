import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as build from '../../test/imageParts.ts'
import { animation, phonePhoto, samples } from '../../test/mediaFiles.ts'
import { cleanImage } from '../image.ts'
import { cutToPicture } from './cut.ts'
import { MalformedImage } from './parts.ts'

const sample = async (type: string) => Buffer.from((await samples[`image/${type}`]?.()) ?? [])
const cut = (type: string, bytes: Buffer) => cutToPicture(bytes, `image/${type}`).bytes

describe('any bytes', () => {
  const types = ['jpeg', 'png', 'webp', 'gif']

  test('are cut or refused as malformed, and cutting twice changes nothing', async () => {
    const whole = [
      ...(await Promise.all(types.map(sample))),
      await phonePhoto(),
      build.manyScans(20),
      build.restartingJpeg(),
      await animation('webp', 3),
      await animation('gif', 3),
    ]
    const damage = fc.record({
      at: fc.double({ min: 0, max: 0.999, noNaN: true }),
      inserted: fc.uint8Array({ maxLength: 20 }),
      replaced: fc.nat(20),
    })
    const damaged = fc.tuple(fc.constantFrom(...whole), fc.array(damage, { maxLength: 4 })).map(([bytes, damages]) => {
      let result = bytes
      for (const { at, inserted, replaced } of damages) {
        const from = Math.floor(result.length * at)
        result = Buffer.concat([result.subarray(0, from), inserted, result.subarray(from + replaced)])
      }
      return result
    })
    fc.assert(
      fc.property(fc.constantFrom(...types), damaged, (type, bytes) => {
        try {
          const picture = cut(type, bytes)
          expect(picture.length).toBeLessThanOrEqual(bytes.length)
          expect(cut(type, picture)).toEqual(picture)
        } catch (error) {
          if (!(error instanceof MalformedImage)) throw error
        }
      }),
      { numRuns: 1_000 },
    )
  })

  /** Ten megabytes of the smallest parts of each kind. */
  const many = (part: Buffer) => Buffer.alloc(10_000_000 - (10_000_000 % part.length), part)
  const hostile: Array<[string, string, () => Promise<Buffer>]> = [
    ['jpeg', 'empty tables', async () => build.jpegWith(await sample('jpeg'), [many(build.jpegSegment(0xc4, ''))])],
    ['jpeg', 'empty comments', async () => build.jpegWith(await sample('jpeg'), [many(build.jpegSegment(0xfe, ''))])],
    [
      'jpeg',
      'parts of profiles',
      async () => build.jpegWith(await sample('jpeg'), [many(build.jpegSegment(0xe2, 'ICC_PROFILE\0\x01\x01'))]),
    ],
    ['jpeg', 'bytes that fill', async () => build.jpegWith(await sample('jpeg'), [Buffer.alloc(10_000_000, 0xff)])],
    ['png', 'empty texts', async () => build.pngWith(await sample('png'), [many(build.pngChunk('tEXt', ''))])],
    [
      'png',
      'profiles',
      async () => build.pngWith(await sample('png'), [many(build.pngProfile(Buffer.alloc(2 ** 21)))]),
    ],
    [
      'webp',
      'empty chunks',
      async () => build.webpWith(await sample('webp'), 0, [many(build.webpChunk('MORE', Buffer.alloc(0)))], []),
    ],
    ['gif', 'comments', async () => build.gifWith(await sample('gif'), [many(build.gifExtension(0xfe, []))])],
  ]
  test.each(hostile)('of a %s, ten megabytes of %s cost a moment', async (type, _, make) => {
    const bytes = await make()
    const { user } = process.cpuUsage()
    cut(type, bytes)
    expect(process.cpuUsage().user - user).toBeLessThan(3_000_000)
  })

  const looping = build.loopingExif()
  test.each([
    ['jpeg', async () => build.jpegWith(await sample('jpeg'), [build.exifSegment(looping)])],
    ['png', async () => build.pngWith(await sample('png'), [build.pngChunk('eXIf', looping)])],
    ['webp', async () => build.webpWith(await sample('webp'), 8, [], [build.webpChunk('EXIF', looping)])],
  ])('a %s whose EXIF points at itself is cleaned as quickly as any other', async (type, make) => {
    const bytes = await make()
    const { user } = process.cpuUsage()
    expect(await cleanImage(bytes, `image/${type}`)).toMatchObject({ width: 32, height: 24 })
    expect(process.cpuUsage().user - user).toBeLessThan(1_000_000)
  })

  test('of a picture with more scans or frames than any real one are not decoded', async () => {
    expect(cut('jpeg', build.manyScans(100)).length).toBeGreaterThan(50_000)
    expect(() => cut('jpeg', build.manyScans(883))).toThrow(MalformedImage)
    for (const type of ['gif', 'webp'] as const) {
      const frames = await animation(type, 1_001, 2)
      expect(() => cut(type, frames)).toThrow(MalformedImage)
    }
  })
})
