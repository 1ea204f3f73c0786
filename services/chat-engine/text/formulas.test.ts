import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formulaFilter } from './formulas.ts'

function written(...pieces: string[]): string {
  const filter = formulaFilter()
  return pieces.map(filter.push).join('') + filter.end()
}

describe('what a model writes between backslashes', () => {
  test.each([
    ['Türevi \\(x^2\\) olur.', 'Türevi $x^2$ olur.'],
    ['\\( x + 1 \\)', '$x + 1$'],
    ['\\[ x = 2 \\]', '$$ x = 2 $$'],
    ['Çözüm:\n\\[\nx = \\frac{1}{2}\n\n\\]\nBitti', 'Çözüm:\n$$\nx = \\frac{1}{2}\n\n$$\nBitti'],
    ['\\(\\begin{pmatrix}\n1 \\\\\n  2\n\\end{pmatrix}\\)', '$\\begin{pmatrix} 1 \\\\ 2 \\end{pmatrix}$'],
    ['\\[\\begin{bmatrix} 1 \\\\[4pt] 2 \\end{bmatrix}\\]', '$$\\begin{bmatrix} 1 \\\\[4pt] 2 \\end{bmatrix}$$'],
    ['\\(f(x)\\)', '$f(x)$'],
    ['\\(a\\)2, \\(a\\)\\(b\\)', '$a$ 2, $a$ $b$'],
    ['\\(5\\$\\)', '$5\\$$'],
    ['`kod` ve \\(x\\)', '`kod` ve $x$'],
    ['`açık kalan\n\n\\(x\\)', '`açık kalan\n\n$x$'],
    ['```\nkod\n```\n\\(x\\)', '```\nkod\n```\n$x$'],
    ['~5 dakika \\(x\\)', '~5 dakika $x$'],
  ])('%j becomes %j', (text, dollars) => expect(written(text)).toBe(dollars))

  test.each([
    '\\\\(x\\\\)',
    '\\\\[4pt]',
    '$$\\begin{pmatrix} 1 \\\\[4pt] 2 \\end{pmatrix}$$',
    '`\\(x\\)` ve ``\\[y\\]``',
    '```tex\n\\(x\\)\n\n\\[y\\]\n```',
    '~~~\n\\(x\\)\n~~~',
    '```\n\\(x\\)',
    'açık \\(x',
    '\\(x\n\ny\\)',
    '\\( \\) ve \\[ \\]',
    '\\(a $ b\\)',
    '\\[a $$ b\\]',
    '\\(a\\ \\)',
    `\\[${'a'.repeat(2_000)}\\]`,
    '*yıldız* \\* \\_ \\',
    '5$ ve $10',
  ])('%j stays', (text) => expect(written(text)).toBe(text))

  test('does not depend on how the text was cut into pieces', () => {
    const part = fc.constantFrom(
      ...['\\(', '\\)', '\\[', '\\]', '\\', '$', '`', '```', '~~~', '\n', '\n\n', ' ', 'x', '2', 'ş', 'a'.repeat(999)],
    )
    const places = fc.array(fc.nat({ max: 30 }), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(fc.array(part, { maxLength: 25 }), places, (parts, sizes) => {
        const text = parts.join('')
        const pieces: string[] = []
        for (let at = 0, i = 0; at < text.length; i += 1) {
          const size = 1 + (sizes[i % sizes.length] ?? 0)
          pieces.push(text.slice(at, at + size))
          at += size
        }
        expect(written(...pieces)).toBe(written(text))
      }),
      { numRuns: 500 },
    )
  })
})

test('a formula is held back to the character behind it, other text is not', () => {
  const filter = formulaFilter()
  const steps = ['Önce \\', '(x', '^2', '\\)', ' ol', 'ur'].map(filter.push)
  expect(steps).toEqual(['Önce ', '', '', '', '$x^2$ ol', 'ur'])
})
