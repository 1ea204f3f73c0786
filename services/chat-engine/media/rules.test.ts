import { type MediaKind, mediaLimits, mediaTypes } from '@yoldas/contracts/media'
import { anyCharacter } from '@yoldas/testkit/characters'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  canonicalType,
  copyKey,
  declarationIssues,
  disposition,
  matchesType,
  previewKey,
  textJudge,
  uploadKey,
} from './rules.ts'

const isText = (bytes: Uint8Array) => textJudge()(bytes, true)

const kinds: MediaKind[] = ['image', 'audio', 'video', 'file']
const allTypes = kinds.flatMap((kind) => Object.keys(mediaTypes[kind]))

describe('an announcement', () => {
  test.each(
    kinds.flatMap((kind) => Object.entries(mediaTypes[kind]).map(([type, aliases]) => ({ kind, type, aliases }))),
  )('$type is of kind $kind alone, whatever it is called', ({ kind, type, aliases }) => {
    for (const name of [type, ...aliases, `${type}; codecs=x`, `${type} ;charset=utf-8`])
      expect(canonicalType(kind, name)).toBe(type)
    for (const other of kinds.filter((other) => other !== kind)) expect(canonicalType(other, type)).toBeUndefined()
  })

  test.each(kinds)('of kind %s may be as long as its limit, and no longer', (kind) => {
    const mimeType = Object.keys(mediaTypes[kind])[0] ?? ''
    expect(declarationIssues({ kind, mimeType, sizeBytes: mediaLimits[kind] })).toEqual([])
    expect(declarationIssues({ kind, mimeType, sizeBytes: mediaLimits[kind] + 1 })).toMatchObject([
      { path: 'sizeBytes' },
    ])
  })

  test.each(['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence'])(
    'of %s is refused with the advice to convert',
    (mimeType) => {
      expect(declarationIssues({ kind: 'image', mimeType, sizeBytes: 1 })).toEqual([
        { path: 'mimeType', message: 'HEIC is not supported: convert the image to JPEG' },
      ])
    },
  )

  test.each(['image/svg+xml', 'text/html', 'constructor', '__proto__', '', ';', 'image/tiff', 'image/avif'])(
    'of %j is refused',
    (mimeType) => {
      for (const kind of kinds)
        expect(declarationIssues({ kind, mimeType, sizeBytes: 1 })).toMatchObject([{ path: 'mimeType' }])
    },
  )

  test('with a wrong type and a wrong size has both issues', () => {
    expect(declarationIssues({ kind: 'file', mimeType: 'x', sizeBytes: 1e9 }).map(({ path }) => path)).toEqual([
      'mimeType',
      'sizeBytes',
    ])
  })
})

describe('detected bytes', () => {
  test.each(allTypes.filter((type) => type !== 'text/plain'))('whose type is not recognized are not %s', (type) => {
    expect(matchesType(type, undefined)).toBe(false)
    expect(matchesType(type, 'application/zip')).toBe(false)
  })

  test('of one image type are not of another', () => {
    const images = Object.keys(mediaTypes.image)
    for (const announced of images)
      for (const detected of images) expect(matchesType(announced, detected)).toBe(announced === detected)
  })

  test.each([
    ['audio/mp4', 'audio/x-m4a'],
    ['audio/mp4', 'video/mp4'],
    ['audio/ogg', 'audio/ogg; codecs=opus'],
    ['audio/webm', 'video/webm'],
    ['video/mp4', 'video/x-m4v'],
    ['image/png', 'image/apng'],
    ['text/plain', undefined],
    ['text/plain', 'image/bmp'],
    ['text/plain', 'application/xml'],
  ])('fit %s when they are %s', (announced, detected) => expect(matchesType(announced, detected)).toBe(true))

  test.each([
    ['audio/ogg', 'video/ogg'],
    ['audio/webm', 'video/matroska'],
    ['video/mp4', 'video/quicktime'],
    ['video/quicktime', 'video/mp4'],
    ['image/jpeg', 'image/heic'],
    ['image/webp', 'image/svg+xml'],
    ['text/plain', 'application/pdf'],
    [
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'application/vnd.ms-word.document.macroenabled.12',
    ],
  ])('do not fit %s when they are %s', (announced, detected) => expect(matchesType(announced, detected)).toBe(false))
})

describe('text', () => {
  test('is any text without control characters', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.oneof(fc.constantFrom('\t', '\u001f', '\u0080', '\u007f'), fc.string()) }),
        (text) => {
          // biome-ignore lint/suspicious/noControlCharactersInRegex: these are searched for
          const expected = !/[\u0000-\u0008\u000b\u000e-\u001f\u007f]/.test(text)
          expect(isText(Buffer.from(text))).toBe(expected)
        },
      ),
    )
  })

  test.each(['Öğrenci\r\n\tnotu\f', '\ufeffBM konusu', '', 'ID3 etiketi'])('%j is text', (text) =>
    expect(isText(Buffer.from(text))).toBe(true),
  )

  test.each([
    [0xff, 0xfe, 0x41, 0x00],
    [0x41, 0x00],
    [0x41, 0x1b],
    [0xc3],
    [0xed, 0xa0, 0x80],
    [0x7f, 0x45, 0x4c, 0x46],
  ])('of bytes %j %j is not text', (...bytes) => expect(isText(Uint8Array.from(bytes))).toBe(false))
})

test('text is judged the same in one piece and in several, wherever it is cut', () => {
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 20 }),
    fc.string({ unit: 'grapheme', maxLength: 12 }).map((text) => Uint8Array.from(Buffer.from(text))),
  )
  fc.assert(
    fc.property(bytes, fc.nat(20), (bytes, at) => {
      const judge = textJudge()
      expect(judge(bytes.subarray(0, at), false) && judge(bytes.subarray(at), true)).toBe(isText(bytes))
    }),
  )
})

describe('a file is saved', () => {
  const file = { id: 'x', kind: 'file', mimeType: 'application/pdf' } as const

  test('under its name, in characters that are safe in a header', () => {
    expect(disposition({ ...file, fileName: 'Türev "özeti" (1).pdf' })).toBe(
      `attachment; filename="T_rev __zeti_ (1).pdf"; filename*=UTF-8''T%C3%BCrev%20%22%C3%B6zeti%22%20%281%29.pdf`,
    )
  })

  test.each([null, '', ' '])('under its id when it is called %j', (fileName) => {
    expect(disposition({ ...file, fileName })).toBe(`attachment; filename="x.pdf"; filename*=UTF-8''x.pdf`)
  })

  test('without a path and without a line break, whatever it is called', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, maxLength: 130 }), (fileName) => {
        const header = disposition({ ...file, fileName })
        expect(header).toMatch(/^attachment; filename="[\w .()-]+"; filename\*=UTF-8''[\w.!~%-]+$/)
        expect(header.length).toBeLessThan(1_500)
        const [, encoded = ''] = header.split("UTF-8''")
        expect(decodeURIComponent(encoded)).not.toMatch(/[/\\\p{Cc}]/u)
      }),
    )
  })

  test('and everything else is shown', () => {
    expect(disposition({ id: 'x', kind: 'image', mimeType: 'image/png', fileName: 'a.png' })).toBe('inline')
  })
})

test('what is served is stored in another place than what is uploaded', () => {
  expect(uploadKey('s', 'm')).toBe('uploads/s/m')
  expect(copyKey('s', 'm')).toBe('media/s/m')
  expect(previewKey('s', 'm')).toBe('media/s/m.preview')
})
