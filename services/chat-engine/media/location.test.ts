import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { box, places, recording } from '../test/mediaFiles.ts'
import { MalformedContainer, withoutLocation } from './location.ts'

/** The bytes in pieces of these sizes, repeated. */
async function* cut(bytes: Buffer, sizes: readonly number[] = [bytes.length]) {
  for (let at = 0, nth = 0; at < bytes.length; nth++) {
    const size = Math.max(1, sizes[nth % sizes.length] ?? 1)
    yield Buffer.from(bytes.subarray(at, at + size))
    at += size
  }
}

const cleaned = async (bytes: Buffer, sizes?: readonly number[], size = bytes.length) =>
  Buffer.concat(await Array.fromAsync(withoutLocation(cut(bytes, sizes), size)))
const refused = (bytes: Buffer, size?: number) =>
  expect(cleaned(bytes, [64], size)).rejects.toBeInstanceOf(MalformedContainer)

const recordings = [true, false].flatMap((moovFirst) =>
  [true, false].map((long) => ({
    name: `${moovFirst ? 'front' : 'end'}, ${long ? 'long' : 'short'} sizes`,
    moovFirst,
    long,
  })),
)

describe('a recording', () => {
  test.each(recordings)(
    'with its header at the $name loses the place where it was made, and nothing else moves',
    async (options) => {
      const before = recording(options)
      const after = await cleaned(before)
      for (const place of places) {
        expect(before.includes(place), String(place)).toBe(true)
        expect(after.includes(place), String(place)).toBe(false)
      }
      for (const type of ['udta', 'meta', 'loci', '\u00a9xyz', 'uuid'])
        expect(after.includes(type, 0, 'latin1')).toBe(false)
      expect(after).toHaveLength(before.length)
      for (const kept of [Buffer.alloc(5_000, 7), Buffer.alloc(84, 1), Buffer.alloc(100, 2), Buffer.from('mdhd')])
        expect(after.indexOf(kept)).toBe(before.indexOf(kept))
    },
  )

  test('without a place stays as it is', async () => {
    const plain = Buffer.concat([
      box('ftyp', [Buffer.from('M4A ')]),
      box('moov', [box('trak')]),
      box('mdat', [places[0] ?? Buffer.alloc(0)]),
    ])
    expect(await cleaned(plain)).toEqual(plain)
  })

  test('has the same result in any pieces', async () => {
    const bytes = recording({ long: true })
    const whole = await cleaned(bytes)
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 5 }), async (sizes) => {
        expect((await cleaned(bytes, sizes)).equals(whole)).toBe(true)
      }),
      { numRuns: 20 },
    )
  })

  test('may end with a box whose size is 0, and its containers with a few zeros', async () => {
    const open = Buffer.concat([
      box('ftyp'),
      box('moov', [box('mvhd'), Buffer.alloc(4)]),
      box('mdat', [Buffer.alloc(99, 7)]),
    ])
    open.writeUInt32BE(0, open.length - 99 - 8)
    expect(await cleaned(open)).toEqual(open)
    const told = Buffer.concat([box('ftyp'), box('udta', [Buffer.from('+41')])])
    told.writeUInt32BE(0, 8)
    expect((await cleaned(told)).toString('latin1', 8)).toBe('\0\0\0\0free\0\0\0')
  })

  test('keeps what fragments need', async () => {
    const fragment = box('moof', [box('traf', [box('uuid', [Buffer.alloc(16, 3)]), box('udta', [Buffer.from('+41')])])])
    const after = await cleaned(fragment)
    expect(after.includes(Buffer.alloc(16, 3))).toBe(true)
    expect(after.includes('+41')).toBe(false)
  })

  test('is never held whole: each piece is handed on', async () => {
    const bytes = recording({ moovFirst: false })
    let come = 0
    async function* counted() {
      for await (const piece of cut(bytes, [500])) {
        come += piece.length
        yield piece
      }
    }
    let gone = 0
    for await (const piece of withoutLocation(counted(), bytes.length)) {
      gone += piece.length
      expect(come - gone).toBeLessThan(16)
    }
  })
})

describe('a file is refused', () => {
  const sized = (size: number) => {
    const bytes = Buffer.concat([box('ftyp'), box('moov', [box('trak', [box('tkhd', [Buffer.alloc(20)])])])])
    bytes.writeUInt32BE(size, bytes.length - 28)
    return bytes
  }

  test.each([2, 7, 29, 0xffffffff, 0])('in which a box says that it has %j bytes', (size) => refused(sized(size)))

  test('in which a long size is beyond the file, or shorter than its own header', async () => {
    for (const [high, low] of [
      [0, 15],
      [0, 1_000],
      [1, 0],
      [0xffffffff, 0xffffffff],
    ] as const) {
      const bytes = box('mdat', [Buffer.alloc(40)], { long: true })
      bytes.writeUInt32BE(high, 8)
      bytes.writeUInt32BE(low, 12)
      await refused(bytes)
    }
  })

  test('that is cut anywhere', async () => {
    const bytes = recording()
    // Between two boxes of the file it is whole again, also with the zeros that the next one's size begins with.
    const ends = new Set<number>()
    for (let at = 0; at < bytes.length; at += bytes.readUInt32BE(at)) ends.add(at)
    const isWhole = (at: number) => [0, 1, 2, 3].some((zeros) => ends.has(at - zeros))
    const places = fc.integer({ min: 1, max: bytes.length - 1 }).filter((at) => !isWhole(at))
    await fc.assert(
      fc.asyncProperty(places, async (at) => void (await refused(bytes.subarray(0, at)))),
      { numRuns: 200 },
    )
  })

  test('that is longer or shorter than announced', async () => {
    await refused(recording(), recording().length + 1)
    await refused(recording(), recording().length - 1)
  })

  test('whose header is compressed', () => refused(box('moov', [box('cmov', [Buffer.alloc(40)])])))

  test('that nests without end, or has boxes without end, before it costs much', async () => {
    let nested = box('trak')
    for (let depth = 0; depth < 1_000; depth++) nested = box('moov', [nested])
    await refused(nested)
    await refused(Buffer.concat(Array.from({ length: 200_001 }, () => box('wide'))))
  })
})

test('any bytes keep their length and lose their place, or are refused', async () => {
  const damaged = fc
    .record({ at: fc.nat(2_000), inserted: fc.uint8Array({ maxLength: 40 }), replaced: fc.nat(40) })
    .map(({ at, inserted, replaced }) => {
      const bytes = recording()
      return Buffer.concat([bytes.subarray(0, at), inserted, bytes.subarray(at + replaced)])
    })
  await fc.assert(
    fc.asyncProperty(damaged, async (bytes) => {
      const after = await cleaned(bytes, [100]).catch((error) => error)
      if (after instanceof MalformedContainer) return
      expect(after).toHaveLength(bytes.length)
    }),
    { numRuns: 300 },
  )
})
