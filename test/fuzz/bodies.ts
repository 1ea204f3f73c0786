import fc from 'fast-check'
import type { Values } from './schema.ts'

/** What is done to the bytes of a body's text. */
type Damage =
  | { kind: 'none' }
  | { kind: 'cut'; at: number }
  | { kind: 'insert'; at: number; bytes: number[] }
  | { kind: 'around'; before: string; after: string }
  | { kind: 'fill'; length: number }
  | { kind: 'utf16' }

export type Body = {
  text: string
  damage: Damage
  /** `longer` and `shorter` announce another length than they have. */
  framing: 'exact' | 'chunked' | 'longer' | 'shorter'
  /** Undefined for JSON; null for none. */
  contentType?: string | null
}

export const maxBodyBytes = 256 * 1024

const tokens = [
  '{}',
  '[]',
  '""',
  '0',
  'null',
  'true',
  '{',
  '[',
  '"',
  '}',
  '{}{}',
  "{'a':1}",
  '{a:1}',
  '{"a":1,}',
  '//',
  'NaN',
]
const texts = (values: Values | undefined) =>
  fc.oneof(
    { weight: 5, arbitrary: values?.valid ?? fc.constant('{}') },
    { weight: 8, arbitrary: values?.nearMiss ?? fc.constantFrom(...tokens) },
    { weight: 1, arbitrary: fc.constantFrom(...tokens, '', ' ', '\ufeff{}', '{"a":1}\0') },
  )

const invalidUtf8 = [
  [0xff],
  [0xc0, 0x80],
  [0xed, 0xa0, 0x80],
  [0xf5, 0x80, 0x80, 0x80],
  [0x80],
  [0xe2, 0x82],
  [0x00],
  [0x01],
]
const place = fc.double({ min: 0, max: 1, noNaN: true })
const damages = fc.oneof(
  { weight: 4, arbitrary: place.map((at): Damage => ({ kind: 'cut', at })) },
  {
    weight: 4,
    arbitrary: fc
      .tuple(place, fc.constantFrom(...invalidUtf8))
      .map(([at, bytes]): Damage => ({ kind: 'insert', at, bytes })),
  },
  {
    weight: 3,
    arbitrary: fc
      .tuple(
        fc.constantFrom('', ' \r\n\t', '\ufeff', '\ufeff\ufeff', ")]}',\n"),
        fc.constantFrom('', '\n', '}', ',', '\0', '//'),
      )
      .map(([before, after]): Damage => ({ kind: 'around', before, after })),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(maxBodyBytes, maxBodyBytes + 1).map((length): Damage => ({ kind: 'fill', length })),
  },
  { weight: 1, arbitrary: fc.constant<Damage>({ kind: 'utf16' }) },
)
const contentTypes = fc.constantFrom(
  ...[
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    'json',
    'x/y;',
  ],
  ...[
    'application/jsonx',
    'application/vnd.api+json',
    'text/json',
    'application/json, text/plain',
    '',
    ' ',
    '*/*',
    '\u00ff/\u00ff',
  ],
  ...[
    'application/json; charset=utf-8',
    'APPLICATION/JSON',
    'application/json;charset="UTF-8"',
    'application/json; charset=latin1',
  ],
  ...['application/json;', `application/json; ${'a=b; '.repeat(500)}`, null],
)

/** Bodies of a route: of its schema, damaged, of another type, of a false length, or none. */
export function bodies(values: Values | undefined, method: string): fc.Arbitrary<Body | null> {
  const text = texts(values)
  const usual = text.map((made): Body => ({ text: made, damage: { kind: 'none' }, framing: 'exact' }))
  const damaged = fc.tuple(text, damages).map(([made, damage]): Body => ({ text: made, damage, framing: 'exact' }))
  const typed = fc.tuple(usual, contentTypes).map(([body, contentType]): Body => ({ ...body, contentType }))
  const framed = fc
    .tuple(usual, fc.constantFrom('chunked', 'chunked', 'chunked', 'longer', 'shorter'))
    .map(([body, framing]): Body => ({ ...body, framing: framing as Body['framing'] }))
  const expected = values !== undefined
  return fc.oneof(
    { weight: expected ? 40 : 4, arbitrary: usual },
    { weight: expected ? 6 : 1, arbitrary: damaged },
    { weight: expected ? 4 : 1, arbitrary: typed },
    { weight: 1, arbitrary: framed },
    { weight: expected ? 2 : method === 'GET' ? 100 : 12, arbitrary: fc.constant(null) },
  )
}

/** The bytes that are sent. */
export function bytesOf({ text, damage }: Body): Buffer {
  const bytes = Buffer.from(text)
  switch (damage.kind) {
    case 'none':
      return bytes
    case 'cut':
      return bytes.subarray(0, Math.floor(bytes.length * damage.at))
    case 'insert': {
      const at = Math.floor(bytes.length * damage.at)
      return Buffer.concat([bytes.subarray(0, at), Buffer.from(damage.bytes), bytes.subarray(at)])
    }
    case 'around':
      return Buffer.from(damage.before + text + damage.after)
    case 'fill':
      return Buffer.concat([bytes, Buffer.alloc(Math.max(0, damage.length - bytes.length), ' ')])
    case 'utf16':
      return Buffer.from(text, 'utf16le')
  }
}
