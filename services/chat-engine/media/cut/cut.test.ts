import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import * as build from '../../test/imageParts.ts'
import { animation, samples } from '../../test/mediaFiles.ts'
import { cleanImage } from '../image.ts'
import { cutToPicture } from './cut.ts'

const sample = async (type: string) => Buffer.from((await samples[`image/${type}`]?.()) ?? [])
const cut = (type: string, bytes: Buffer) => cutToPicture(bytes, `image/${type}`).bytes
const turnOf = (type: string, bytes: Buffer) => cutToPicture(bytes, `image/${type}`).turn

/** Noise: it shows any turn and any difference of colour. */
function noise(width = 24, height = 16) {
  const pixels = Buffer.from(Array.from({ length: width * height * 3 }, (_, at) => (at * 7919) % 256))
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}

/** All frames in sRGB, turned upright by the decoder itself. */
const pixelsOf = (bytes: Buffer, options = {}) =>
  sharp(bytes, options).autoOrient().toColourspace('srgb').raw().toBuffer()

const secret = 'Beyoğlu'
const looping = build.loopingExif()

describe('what describes an image never reaches the decoder', () => {
  const jpeg = async () =>
    build.jpegWith(await noise().jpeg().toBuffer(), [
      build.jpegSegment(0xe0, `JFXX\0${secret}`),
      build.exifSegment(Buffer.concat([build.orientation(6), Buffer.from(secret)])),
      build.exifSegment(looping),
      build.jpegSegment(0xe1, `http://ns.adobe.com/xap/1.0/\0${secret}`),
      build.jpegSegment(0xe2, `MPF\0${secret}`),
      build.jpegSegment(0xed, `Photoshop 3.0\0${secret}`),
      build.jpegSegment(0xfe, secret),
    ])
  const png = async () => {
    const texts = ['tEXt', 'zTXt', 'iTXt', 'tIME', 'pHYs', 'orNT', 'acTL'].map((name) => build.pngChunk(name, secret))
    const exif = [build.pngChunk('eXIf', build.orientation(6)), build.pngChunk('eXIf', looping)]
    return Buffer.concat([build.pngWith(await noise().png().toBuffer(), [...exif, ...texts]), Buffer.from(secret)])
  }
  const webp = async () => {
    const about = ['XMP ', 'MORE'].map((name) => build.webpChunk(name, Buffer.from(secret)))
    const exif = [build.orientation(6), looping].map((data) => build.webpChunk('EXIF', data))
    const bytes = build.webpWith(await noise().webp().toBuffer(), 0x0c, about, [...exif, ...about])
    return Buffer.concat([bytes, Buffer.from(secret)])
  }
  const gif = async () => {
    const application = (name: string) => build.gifExtension(0xff, [name, secret])
    const extensions = [build.gifExtension(0xfe, [secret]), application('XMP DataXMP'), application('ICCRGBG1012')]
    const plain = build.gifExtension(0x01, [Buffer.alloc(12), secret])
    return Buffer.concat([build.gifWith(await animation('gif', 3), [...extensions, plain]), Buffer.from(secret)])
  }

  test.each([
    ['jpeg', jpeg],
    ['png', png],
    ['webp', webp],
    ['gif', gif],
  ])('of a %s, which looks the same and stands the same', async (type, make) => {
    const bytes = await make()
    const picture = cut(type, bytes)
    expect(bytes.includes(secret)).toBe(true)
    expect(picture.includes(secret)).toBe(false)
    expect(await sharp(picture).metadata()).not.toHaveProperty('exif')
    if (type !== 'gif') expect(turnOf(type, bytes)).toMatchObject({ degrees: 90 })
    const { bytes: cleaned } = await cleanImage(bytes, `image/${type}`)
    const { width, height, pages = 1 } = await sharp(cleaned).metadata()
    expect({ width, height, pages }).toEqual(
      type === 'gif' ? { width: 10, height: 10, pages: 3 } : { width: 16, height: 24, pages: 1 },
    )
  })

  test('of a photograph with other pictures or thumbnails after it or in it', async () => {
    const photo = await noise().jpeg().toBuffer()
    const thumbnail = Buffer.concat([
      Buffer.from('JFIF\0\x01\x02\x01\0\x48\0\x48\x02\x02', 'latin1'),
      Buffer.alloc(12, 9),
    ])
    const bytes = Buffer.concat([build.jpegWith(photo, [build.jpegSegment(0xe0, thumbnail)]), await sample('jpeg')])
    const picture = cut('jpeg', bytes)
    expect(picture.includes(Buffer.alloc(12, 9))).toBe(false)
    expect(picture.indexOf(Buffer.from([0xff, 0xd9]))).toBe(picture.length - 2)
    expect(await pixelsOf(picture)).toEqual(await pixelsOf(photo))
  })
})

describe('pixels are the same before and after', () => {
  const adobe = (transform: number) =>
    build.jpegSegment(0xee, Buffer.concat([Buffer.from('Adobe'), Buffer.from([0, 100, 0, 0, 0, 0, transform])]))
  const withoutSegment = (jpeg: Buffer, marker: number) => {
    const at = jpeg.indexOf(Buffer.from([0xff, marker]))
    if (at === -1) throw new Error('there is no such segment')
    return Buffer.concat([jpeg.subarray(0, at), jpeg.subarray(at + 2 + jpeg.readUInt16BE(at + 2))])
  }
  const displayP3 = () => noise().withIccProfile('p3').jpeg({ chromaSubsampling: '4:4:4' }).toBuffer()
  /** Only Adobe's segment says that its three components are red, green and blue. */
  const rgb = async () => build.jpegWith(await noise().jpeg().toBuffer(), [adobe(0)])
  const cmyk = () => noise().toColourspace('cmyk').withIccProfile('cmyk').jpeg().toBuffer()
  const ycck = async () => build.jpegWith(withoutSegment(await cmyk(), 0xee), [adobe(2)])
  const described = (jpeg: Buffer) =>
    build.jpegWith(jpeg, [build.exifSegment(build.orientation(1)), build.jpegSegment(0xfe, secret)])

  test.each([
    ['Display P3', displayP3, 0xe2],
    ['RGB', rgb, 0xee],
    ['CMYK', ycck, 0xee],
  ])('of a JPEG in %s, which would look otherwise without what is kept', async (_, make, kept) => {
    const bytes = await make()
    expect(await pixelsOf(cut('jpeg', described(bytes)))).toEqual(await pixelsOf(bytes))
    expect(await pixelsOf(withoutSegment(bytes, kept))).not.toEqual(await pixelsOf(bytes))
  })

  test('of a JPEG in CMYK without a transform', async () => {
    const bytes = await cmyk()
    expect(await pixelsOf(cut('jpeg', described(bytes)))).toEqual(await pixelsOf(bytes))
  })

  test.each([
    ['progressive', { progressive: true }],
    ['optimised', { mozjpeg: true }],
  ])('of a %s JPEG with comments between all its parts', async (_, options) => {
    const jpeg = await noise(200, 150).jpeg(options).toBuffer()
    const scans: Buffer[] = []
    for (let from = 0; from < jpeg.length; ) {
      const next = jpeg.indexOf(Buffer.from([0xff, 0xda]), from + 2)
      const to = next === -1 ? jpeg.length : next
      scans.push(jpeg.subarray(from, to), ...(next === -1 ? [] : [build.jpegSegment(0xfe, secret)]))
      from = to
    }
    const bytes = Buffer.concat(scans)
    expect(bytes.length).toBeGreaterThan(jpeg.length)
    expect(cut('jpeg', bytes)).toEqual(cut('jpeg', jpeg))
    expect(await pixelsOf(cut('jpeg', bytes))).toEqual(await pixelsOf(jpeg))
  })

  test('of a JPEG with restart markers and fill bytes', async () => {
    const photo = build.restartingJpeg()
    expect(photo.includes(Buffer.from([0xff, 0xd1]))).toBe(true)
    expect(await pixelsOf(cut('jpeg', photo))).toEqual(await pixelsOf(photo))
  })

  test.each(['png', 'webp'] as const)('of a %s with a colour profile', async (type) => {
    const image = noise()
      .withIccProfile('p3')
      .withExif({ IFD0: { Artist: secret } })
    const bytes = await (type === 'png' ? image.png() : image.webp({ lossless: true })).toBuffer()
    const picture = cut(type, bytes)
    expect(await sharp(picture).metadata()).toHaveProperty('icc')
    expect(await pixelsOf(picture)).toEqual(await pixelsOf(bytes))
  })

  test('of a PNG with a palette, some of it transparent', async () => {
    const image = noise().ensureAlpha(0.5).png({ palette: true, colours: 16 })
    const bytes = await image.toBuffer()
    expect(bytes.includes('tRNS')).toBe(true)
    expect(await pixelsOf(cut('png', build.pngWith(bytes, [build.pngChunk('tEXt', secret)])))).toEqual(
      await pixelsOf(bytes),
    )
  })

  test.each(['gif', 'webp'] as const)('of an animation as %s, with its times and repeats', async (type) => {
    const bytes = await animation(type, 5)
    const picture = cut(type, bytes)
    expect(await pixelsOf(picture, { animated: true })).toEqual(await pixelsOf(bytes, { animated: true }))
    const timing = { pages: 5, loop: 0, delay: [120, 120, 120, 120, 120] }
    expect(await sharp(picture).metadata()).toMatchObject(timing)
  })

  test('of a GIF or a PNG whose end is missing, as some programs write them', async () => {
    const [gif, png] = [await animation('gif', 3), await noise().png().toBuffer()]
    const [shortGif, shortPng] = [gif.subarray(0, -1), png.subarray(0, -12)]
    expect(await pixelsOf(cut('gif', shortGif), { animated: true })).toEqual(await pixelsOf(gif, { animated: true }))
    expect(await pixelsOf(cut('png', shortPng))).toEqual(await pixelsOf(png))
  })

  test('of a WebP with an alpha channel of its own', async () => {
    const bytes = await noise().ensureAlpha(0.5).webp().toBuffer()
    expect(bytes.includes('ALPH')).toBe(true)
    expect(await pixelsOf(cut('webp', bytes))).toEqual(await pixelsOf(bytes))
  })
})

describe('a colour profile', () => {
  /** A profile of this many bytes, unpacked. */
  const withProfile = {
    jpeg: async (profile: Buffer) => {
      const segments: Buffer[] = []
      for (let from = 0; from < profile.length; from += 60_000) {
        const part = Buffer.concat([
          Buffer.from('ICC_PROFILE\0\x01\x01', 'latin1'),
          profile.subarray(from, from + 60_000),
        ])
        segments.push(build.jpegSegment(0xe2, part))
      }
      return build.jpegWith(await sample('jpeg'), segments)
    },
    png: async (profile: Buffer) => build.pngWith(await sample('png'), [build.pngProfile(profile)]),
    webp: async (profile: Buffer) => build.webpWith(await sample('webp'), 0x20, [build.webpChunk('ICCP', profile)], []),
  }

  test.each(['jpeg', 'png', 'webp'] as const)('of up to 1 MiB stays in a %s, a larger one is dropped', async (type) => {
    const mark = { jpeg: 'ICC_PROFILE', png: 'iCCP', webp: 'ICCP' }[type]
    const make = withProfile[type]
    expect(cut(type, await make(Buffer.alloc(1_000_000))).includes(mark)).toBe(true)
    const picture = cut(type, await make(Buffer.alloc(2 ** 20 + 1)))
    expect(picture.includes(mark)).toBe(false)
    expect(await sharp(picture).metadata()).toMatchObject({ width: 32, height: 24 })
  })

  test('that unpacks without end costs no more than the largest that is kept', async () => {
    const bomb = await withProfile.png(Buffer.alloc(2 ** 27))
    expect(bomb.length).toBeLessThan(2 ** 20)
    const { rss } = process.memoryUsage()
    expect(cut('png', bomb).length).toBeLessThan(1_000)
    expect(process.memoryUsage().rss - rss).toBeLessThan(50_000_000)
  })
})

describe('the orientation', () => {
  const all = [1, 2, 3, 4, 5, 6, 7, 8]

  test.each(all)('%i turns an image upright as its decoder would', async (value) => {
    const png = build.pngWith(await noise().png().toBuffer(), [build.pngChunk('eXIf', build.orientation(value))])
    const { bytes } = await cleanImage(png, 'image/png')
    expect(await pixelsOf(bytes)).toEqual(await pixelsOf(png))
  })

  test.each([2, 5, 6, 7])('%i also applies to the small picture of a photograph', async (value) => {
    const photo = build.jpegWith(await noise(1_400, 280).jpeg().toBuffer(), [
      build.exifSegment(build.orientation(value)),
    ])
    const { preview } = await cleanImage(photo, 'image/jpeg')
    const expected = await sharp(photo)
      .autoOrient()
      .resize(1_280, 1_280, { fit: 'inside' })
      .jpeg({ quality: 80 })
      .toBuffer()
    expect(await pixelsOf(preview)).toEqual(await pixelsOf(expected))
  })

  test('is read in either byte order, as either type of number, and with or without the name before it', async () => {
    const ways = [
      build.orientation(8),
      build.orientation(8, 'MM'),
      build.exif([[0x112, 4, 8]]),
      build.exif([[0x112, 4, 8]], 'MM'),
    ]
    const [jpeg, simple] = [await sample('jpeg'), await sample('webp')]
    for (const way of ways) {
      const named = Buffer.concat([Buffer.from('Exif\0\0'), way])
      expect(turnOf('jpeg', build.jpegWith(jpeg, [build.exifSegment(way)])).degrees).toBe(270)
      for (const data of [way, named])
        expect(turnOf('webp', build.webpWith(simple, 8, [], [build.webpChunk('EXIF', data)])).degrees).toBe(270)
    }
  })

  test('that is missing or nonsense turns nothing', async () => {
    const jpeg = await sample('jpeg')
    const nonsense = [0, 9, 65_535].map((value) => build.orientation(value))
    const cutOff = Array.from({ length: 22 }, (_, length) => build.orientation(6).subarray(0, length))
    const astray = [0, 7, 25, 2 ** 32 - 1].map((directory) => {
      const bytes = build.exif([])
      bytes.writeUInt32LE(directory, 4)
      return bytes
    })
    for (const exif of [...nonsense, ...cutOff, ...astray, looping, Buffer.from('no EXIF at all')])
      expect(turnOf('jpeg', build.jpegWith(jpeg, [build.exifSegment(exif)])).degrees, exif.toString('hex', 0, 30)).toBe(
        0,
      )
  })
})
