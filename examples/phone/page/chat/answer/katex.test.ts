import katex from 'katex'
import { expect, test } from 'vitest'
import { formulaOptions } from './katex.ts'

const drawn = (source: string) => katex.renderToString(source, formulaOptions)

test.each([
  'x^2',
  '\\frac{1}{2}',
  '\\begin{pmatrix} 1 & 2 \\\\[4pt] 3 & 4 \\end{pmatrix}',
  '\\text{hız} = \\frac{\\text{yol}}{\\text{süre}}',
  'hız = 2',
])('%j is drawn', (source) => expect(drawn(source)).toContain('<span class="katex">'))

test.each(['\\frac{1', 'x^', '\\bilinmeyen', '\\def\\a{\\a\\a}\\a'])('%j is invalid', (source) => {
  expect(() => drawn(source)).toThrow()
})

test('a formula leads nowhere, loads nothing and has no style of its own', () => {
  for (const source of [
    '\\href{javascript:alert(1)}{x}',
    '\\includegraphics{https://x.tr/a.png}',
    '\\htmlStyle{color:red}{x}',
  ])
    expect(drawn(source)).not.toMatch(/<a |<img|style="color:red/)
})

test('a formula is at most 20 em wide by its own measure', () => {
  expect(drawn('\\rule{500em}{500em}')).not.toMatch(/style="[^"]*500em/)
})
