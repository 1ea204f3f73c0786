import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

const text = (...parts: Array<string | number[]>) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))))

const uint32 = (value: number, order: 'BE' | 'LE' = 'BE') => {
  const bytes = Buffer.alloc(4)
  if (order === 'BE') bytes.writeUInt32BE(value)
  else bytes.writeUInt32LE(value)
  return bytes
}

/** An ISO media file of which there is no more than its brand. */
const branded = (brand: string) => text([0, 0, 0, 24], `ftyp${brand}`, [0, 0, 2, 0], 'isommp42', [0, 0, 0, 8], 'mdat')

/** A ZIP archive without compression. */
function zip(entries: Record<string, string>): Buffer {
  const locals: Buffer[] = []
  const centrals: Buffer[] = []
  let offset = 0
  for (const [name, content] of Object.entries(entries)) {
    const bytes = Buffer.from(content)
    const sizes = [uint32(crc32(bytes), 'LE'), uint32(bytes.length, 'LE'), uint32(bytes.length, 'LE')]
    const about = Buffer.concat([Buffer.alloc(4), ...sizes, Buffer.from([name.length, 0, 0, 0])])
    const local = Buffer.concat([text('PK', [3, 4, 20, 0, 0, 0, 0, 0]), about, Buffer.from(name), bytes])
    const place = Buffer.concat([Buffer.alloc(10), uint32(offset, 'LE')])
    centrals.push(Buffer.concat([text('PK', [1, 2, 20, 0, 20, 0, 0, 0, 0, 0]), about, place, Buffer.from(name)]))
    locals.push(local)
    offset += local.length
  }
  const central = Buffer.concat(centrals)
  const count = [centrals.length, 0]
  const end = [text('PK', [5, 6, 0, 0, 0, 0], count, count), uint32(central.length, 'LE'), uint32(offset, 'LE')]
  return Buffer.concat([...locals, central, ...end, Buffer.alloc(2)])
}

const picture = (width = 32, height = 24) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 40, b: 90 } } })

/** What a browser would run. */
export const html = text('<!doctype html><html><body><script>alert(1)</script></body></html>')
export const svg = text('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>')

const mp3Frame = Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x64]), Buffer.alloc(413)])

/** Bytes of each type that can be attached. */
export const samples: Record<string, () => Promise<Buffer> | Buffer> = {
  'image/jpeg': () => picture().jpeg().toBuffer(),
  'image/png': () => picture().png().toBuffer(),
  'image/webp': () => picture().webp().toBuffer(),
  'image/gif': () => picture().gif().toBuffer(),
  'audio/mp4': () => branded('M4A '),
  'audio/mpeg': () => Buffer.concat([text('ID3', [4, 0, 0, 0, 0, 0, 10], Array(10).fill(0)), mp3Frame, mp3Frame]),
  'audio/ogg': () => text('OggS', Array(24).fill(0), 'OpusHead', Array(40).fill(1)),
  'audio/wav': () => text('RIFF', [36, 0, 0, 0], 'WAVEfmt ', [16, 0, 0, 0], Array(20).fill(0)),
  'audio/webm': () => webm,
  'video/mp4': () => branded('isom'),
  'video/quicktime': () => branded('qt  '),
  'video/webm': () => webm,
  'application/pdf': () => text('%PDF-1.7\n%', [0xe2, 0xe3, 0xcf, 0xd3], '\n1 0 obj<</Type/Catalog>>endobj\n%%EOF\n'),
  'text/plain': () => Buffer.from('Türev özeti\nf(x) = x²\n'),
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': () =>
    zip({
      '[Content_Types].xml':
        '<Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument' +
        '.wordprocessingml.document.main+xml"/></Types>',
      'word/document.xml': '<w:document/>',
    }),
}

const webm = text([0x1a, 0x45, 0xdf, 0xa3, 0x8b], [0x42, 0x86, 0x81, 1], [0x42, 0x82, 0x84], 'webm', Array(60).fill(0))

const latitude = '41/1 1/1 49/1'

/**
 * What everything in a photograph begins like that tells of more than the picture; the last is the latitude in its
 * EXIF.
 */
export const traces = [
  ...['Exif', 'Elif', 'Telefon', 'xmpmeta', 'Beyo'].map((word) => Buffer.from(word)),
  Buffer.concat(latitude.split(/[ /]/).map((part) => uint32(Number(part), 'LE'))),
]

/** A photograph that lies on its side, and names its place and its photographer. */
export const phonePhoto = (width = 60, height = 40): Promise<Buffer> =>
  picture(width, height)
    .withExif({
      IFD0: { Artist: 'Elif Öğrenci', Make: 'Telefon' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: latitude, GPSLongitudeRef: 'E', GPSLongitude: '28/1 58/1 0/1' },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><city>Beyoğlu</city></x:xmpmeta>')
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

/** A box of an ISO media file; `long`: with its size in eight bytes. */
export function box(type: string, content: readonly Buffer[] = [], { long = false } = {}): Buffer {
  const size = content.reduce((sum, { length }) => sum + length, long ? 16 : 8)
  const header = long ? [uint32(1), text(type), uint32(0), uint32(size)] : [uint32(size), text(type)]
  return Buffer.concat([...header, ...content])
}

/** What a recording says of where it was made, in each of the ways that phones and cameras have. */
export const places = ['+41.0370+028.9850/', 'Beyoğlu', '+41.1/loci', 'GPS-of-a-camera', 'left in free space'].map(
  (place) => Buffer.from(place),
)

/** A recording that says where it was made wherever it can; `brand` is `qt  ` of QuickTime's. */
export function recording({ brand = 'isom', moovFirst = true, long = false } = {}): Buffer {
  const place = (nth: number) => places[nth] ?? Buffer.alloc(0)
  const meta = box('meta', [
    box('keys', [Buffer.from('com.apple.quicktime.location.ISO6709')]),
    box('ilst', [place(1)]),
  ])
  const media = box('mdia', [box('mdhd', [Buffer.alloc(24)]), box('udta', [place(0)])])
  const track = box('trak', [
    box('tkhd', [Buffer.alloc(84, 1)]),
    box('udta', [box('©xyz', [place(0)])], { long }),
    meta,
    media,
    box('loci', [place(2)]),
  ])
  const movie = box('moov', [
    box('mvhd', [Buffer.alloc(100, 2)]),
    track,
    box('©xyz', [place(0)]),
    box('udta', [box('loci', [place(2)]), box('©xyz', [place(0)])]),
    meta,
    box('free', [place(4)]),
  ])
  const frames = box('mdat', [Buffer.alloc(5_000, 7)], { long })
  const start = box('ftyp', [text(brand), Buffer.from([0, 0, 2, 0]), text('isommp42')])
  const extras = [box('uuid', [Buffer.alloc(16, 9), place(3)]), box('meta', [place(1)])]
  return Buffer.concat([start, ...(moovFirst ? [movie, frames] : [frames, movie]), ...extras])
}

/** An animation whose frames differ. */
export function animation(type: 'gif' | 'webp', frames: number, side = 10): Promise<Buffer> {
  const pixels = Buffer.alloc(side * side * 3 * frames)
  for (let frame = 0; frame < frames; frame++)
    pixels.fill((frame * 97) % 251, frame * side * side * 3, (frame + 1) * side * side * 3)
  const raw = { width: side, height: side * frames, channels: 3, pageHeight: side } as const
  const image = sharp(pixels, { raw })
  const timing = { delay: Array(frames).fill(120), loop: 0 }
  return (
    type === 'gif' ? image.gif({ ...timing, effort: 1, dither: 0 }) : image.webp({ ...timing, effort: 0 })
  ).toBuffer()
}

/** A PNG of one colour: few bytes, whatever its size. */
export function flatPng(width: number, height: number): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(name), data])
    return Buffer.concat([uint32(data.length), named, uint32(crc32(named))])
  }
  const header = Buffer.concat([uint32(width), uint32(height), Buffer.from([1, 0, 0, 0, 0])])
  const rows = Buffer.alloc(height * (1 + Math.ceil(width / 8)))
  const parts = [chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([Buffer.from([0x89]), Buffer.from('PNG\r\n\x1a\n', 'latin1'), ...parts])
}
