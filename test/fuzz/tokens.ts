import { createHmac, generateKeyPairSync, sign } from 'node:crypto'
import fc from 'fast-check'
import { textOf } from './text.ts'

/** Claims that the provider may sign, as they are to be in a token; null leaves one out. */
export type Claims = Record<string, unknown>

const now = Math.floor(Date.now() / 1000)
/** Numbers that are far enough from now to be the same at the end of the run. */
const times = fc.constantFrom<unknown>(
  ...[now + 3_000, now + 1e9, 4e12, now - 100, now - 1e9, 0, -1, 1e308, -1e308, 0.5],
  ...[null, String(now + 3_000), 'soon', '', true, [now + 3_000], { at: now + 3_000 }],
)
const audiences = fc.constantFrom<unknown>(
  ...[
    'authenticated',
    'authenticated',
    'authenticated',
    'Authenticated',
    'authenticated ',
    'anon',
    '',
    'authenticated,anon',
  ],
  ...[['authenticated'], ['authenticated', 'x'], [], null, true, 1, { authenticated: true }],
)
const subjects = fc.oneof(
  { weight: 3, arbitrary: textOf(1, 40) },
  { weight: 1, arbitrary: textOf(254, 257) },
  {
    weight: 2,
    arbitrary: fc.constantFrom<unknown>(
      ...[
        'a.b',
        '*',
        '>',
        '$JS.API.>',
        '../..',
        '%00',
        "'; --",
        '__proto__',
        'null',
        ' ',
        '\u00a0',
        '\ufeff',
        '\u202e',
      ],
      ...[
        '',
        null,
        1,
        0,
        true,
        ['x'],
        { sub: 'x' },
        '\0',
        'a\nb',
        'a\r\n',
        '\u0085',
        '\u007f',
        'x'.repeat(256),
        '😀'.repeat(255),
      ],
    ),
  },
)

/** Claims of every kind, most of them good. */
export const anyClaims: fc.Arbitrary<Claims> = fc.record(
  {
    sub: subjects,
    aud: audiences,
    exp: fc.oneof({ weight: 3, arbitrary: fc.constant(now + 3_000) }, times),
    nbf: fc.oneof({ weight: 3, arbitrary: fc.constantFrom<unknown>(null, now - 100) }, times),
    iat: times,
    amr: fc.constantFrom<unknown>(
      null,
      [],
      'password',
      [{ timestamp: 'x' }],
      [{ method: 'otp', timestamp: now }],
      [null],
      {},
    ),
    role: fc.constantFrom<unknown>('authenticated', 'service_role', 'anon', null),
  },
  { requiredKeys: ['sub'] },
)

/** Whether the interface takes such claims, where they are absent those of a usual token stand. */
export function areGood({ sub, aud = 'authenticated', exp = now + 3_000, nbf = null }: Claims): boolean {
  const isSubject = typeof sub === 'string' && /^[^\p{Cc}\p{Cs}]{1,255}$/u.test(sub)
  const isTime = typeof exp === 'number' && exp > now
  return isSubject && aud === 'authenticated' && isTime && (nbf === null || (typeof nbf === 'number' && nbf <= now))
}

const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url')
const decode = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString())
const foreign = generateKeyPairSync('ec', { namedCurve: 'P-256' })

/** What somebody without the provider's key can make of a good token's value of `Authorization`. */
export function forgeries(good: string): fc.Arbitrary<string | null> {
  const token = good.slice('Bearer '.length)
  const [header = '', claims = '', signature = ''] = token.split('.')
  const flipped = fc
    .tuple(fc.nat(token.length - 1), fc.constantFrom(...'Az09_-.=+/ ~%\u00e9'))
    .map(([at, character]) => {
      return `Bearer ${token.slice(0, at)}${character}${token.slice(at + 1)}`
    })
  const cut = fc
    .tuple(fc.nat(good.length), fc.nat(12))
    .map(([at, length]) => good.slice(0, at) + good.slice(at + length))
  const swapped = fc
    .tuple(...Array.from({ length: 3 }, () => fc.constantFrom(header, claims, signature, '', 'e30', 'bnVsbA', 'W10')))
    .map((parts) => `Bearer ${parts.join('.')}`)
  const headers = fc
    .record({
      alg: fc.constantFrom(
        'none',
        'None',
        'HS256',
        'HS384',
        'ES256',
        'RS256',
        'EdDSA',
        'ES256K',
        '',
        null,
        ['ES256'],
        1,
      ),
      kid: fc.constantFrom(decode(header).kid, 'unknown', '../../etc/passwd', '', null, 1, ['x']),
      jku: fc.constantFrom('http://127.0.0.1:1/jwks.json', undefined),
      jwk: fc.constantFrom(foreign.publicKey.export({ format: 'jwk' }), undefined),
      crit: fc.constantFrom(undefined, ['exp'], []),
      b64: fc.constantFrom(undefined, false, true),
    })
    .chain((made) =>
      fc
        .constantFrom(...signatures(`${encode(made)}.${claims}`))
        .map((last) => `Bearer ${encode(made)}.${claims}.${last}`),
    )
  const shapes = fc.constantFrom(
    ...[
      null,
      '',
      'Bearer',
      token,
      `Basic ${token}`,
      `Bearer\t${token}`,
      `Bearer  ${token}`,
      `Bearer "${token}"`,
      `Bearer=${token}`,
    ],
    ...[
      `${good},`,
      `${good}, ${good}`,
      `${good}\r\nAuthorization: ${good}`,
      `${good}=`,
      `${good}.`,
      `Bearer ${token.repeat(12)}`,
    ],
    ...[
      `Bearer ${encodeURIComponent(good)}`,
      `JWT ${token}`,
      `Bearer, ${token}`,
      `Bearer ${'a'.repeat(20_000)}`,
      `Token token="${token}"`,
    ],
  )
  return fc.oneof(
    { weight: 3, arbitrary: flipped },
    { weight: 2, arbitrary: cut },
    swapped,
    { weight: 2, arbitrary: headers },
    shapes,
  )
}

function signatures(signed: string): string[] {
  const byForeignKey = sign('sha256', Buffer.from(signed), { key: foreign.privateKey, dsaEncoding: 'ieee-p1363' })
  const byHmac = ['', 'secret', 'authenticated'].map((secret) => createHmac('sha256', secret).update(signed).digest())
  return ['', ...[byForeignKey, ...byHmac, Buffer.alloc(64)].map((bytes) => bytes.toString('base64url'))]
}

/** Whether a value of the header is the good one after all: in another case of the scheme, or with blanks around it. */
export function isStillGood(value: string | null, good: string): boolean {
  const [scheme = '', token = '', ...more] = (value ?? '').replace(/^[ \t]+|[ \t]+$/g, '').split(' ')
  return more.length === 0 && scheme.toLowerCase() === 'bearer' && token === good.slice('Bearer '.length)
}
