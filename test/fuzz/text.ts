import { anyCharacter } from '@yoldas/testkit/characters'
import fc from 'fast-check'

/** What programs that handle text get wrong; each may stand anywhere in one. */
const traps = [
  'a',
  ' ',
  'ğüşıöçİ',
  '😀',
  '👨‍👩‍👧‍👦',
  '🏳️‍🌈',
  '🇹🇷',
  'e\u0301\u0323\u0302',
  'ab',
  'مرحبا',
  '\u202etxt.exe\u202c',
  '\u200b\u200d\ufeff',
  '\u0001\u001f\u007f\u0085',
  '\u2028\u2029',
  '\r',
  '\n',
  '\r\n\r\n',
  '\t',
  '\ufffd\uffff',
  '\u{10ffff}',
  '"\\/',
  "'; DROP TABLE turn; --",
  '<script>alert(1)</script>',
  '{{7*7}}%s%n',
  '../../etc/passwd',
  'data: {}\n\nevent: done',
  'NaN',
  '__proto__',
]

/** What Postgres cannot store, and the interface refuses. */
export const unstorable = ['\0', '\ud800', '\udfff', '\ude00\ud83d']

/** A text that anything may store, of so many code points. */
export function textOf(minLength: number, maxLength: number): fc.Arbitrary<string> {
  const short = Math.min(maxLength, Math.max(minLength, 40))
  const piece = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...traps) },
    { weight: 1, arbitrary: fc.string({ unit: anyCharacter, minLength: 1, maxLength: 8 }) },
    { weight: 2, arbitrary: fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 12 }) },
  )
  return fc
    .tuple(fc.array(piece, { maxLength: 5 }), exactLengths(minLength, maxLength, short))
    .map(([pieces, length]) => fit(pieces.join(''), length))
}

/** Mostly short, at times exactly the least or the most. */
function exactLengths(min: number, max: number, short: number) {
  return fc.oneof(
    { weight: 20, arbitrary: fc.integer({ min, max: short }) },
    { weight: 2, arbitrary: fc.constant(min) },
    { weight: 1, arbitrary: fc.constant(max) },
  )
}

/** Exactly so many code points, without what cannot be stored. */
export function fit(text: string, length: number): string {
  const points = [...text.replaceAll('\0', '').toWellFormed()]
  if (points.length === 0) points.push('ş')
  return Array.from({ length }, (_, i) => points[i % points.length]).join('')
}

/** A text with one thing in it that cannot be stored. */
export const unstorableText: fc.Arbitrary<string> = fc
  .tuple(fc.constantFrom('', 'a', '😀'), fc.constantFrom(...unstorable), fc.constantFrom('', 'b'))
  .map((parts) => parts.join(''))
