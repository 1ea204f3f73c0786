import { describe, expect, test } from 'vitest'
import type { Answer, Block, Inline } from './answer.ts'
import { openFormulaAt } from './formulas.ts'
import { plainText } from './plain.ts'
import { readAnswer } from './read.ts'

/** A short form to compare by: what it is, and what is in it. */
const shown = (answer: Answer): string => answer.map(blockShown).join(' ')

function blockShown(block: Block): string {
  switch (block.type) {
    case 'paragraph':
      return `p(${inlinesShown(block.content)})`
    case 'heading':
      return `h${block.level}(${inlinesShown(block.content)})`
    case 'list': {
      const marks = { null: '', true: '☑', false: '☐' }
      const items = block.items.map(({ isDone, blocks }) => `${marks[`${isDone}`]}${shown(blocks)}`)
      return `${block.start ?? 'ul'}[${items.join(', ')}]`
    }
    case 'quote':
      return `quote(${shown(block.blocks)})`
    case 'code':
      return `code:${block.language}(${block.text})`
    case 'table':
      return `table(${[block.header, ...block.rows].map((row) => row.map(({ content }) => inlinesShown(content)).join(' | ')).join(' / ')})`
    case 'rule':
      return 'rule'
    case 'open-formula':
      return `open(${block.source})`
  }
}

const inlinesShown = (content: readonly Inline[]): string => content.map(inlineShown).join('')

function inlineShown(inline: Inline): string {
  switch (inline.type) {
    case 'text':
      return inline.text
    case 'code':
      return `code(${inline.text})`
    case 'formula':
      return `${inline.isDisplay ? 'display' : 'formula'}(${inline.source})`
    case 'link':
      return `link(${inline.href} ${inlinesShown(inline.content)})`
    case 'break':
      return 'br'
    default:
      return `${inline.type}(${inlinesShown(inline.content)})`
  }
}

describe('a text is read as', () => {
  test.each([
    ['**Merhaba** *Ayşe* ve ~~eski~~ `kod`', 'p(strong(Merhaba) emphasis(Ayşe) ve deleted(eski) code(kod))'],
    ['## Türev\nTanım', 'h2(Türev) p(Tanım)'],
    ['- bir\n  - iki\n    - üç\n- dört', 'ul[p(bir) ul[p(iki) ul[p(üç)]], p(dört)]'],
    ['1. bir\n2. iki\n\n   devamı', '1[p(bir), p(iki) p(devamı)]'],
    ['- bir\n2) iki', 'ul[p(bir)] 2[p(iki)]'],
    ['- [x] yapıldı\n- [ ] yapılacak', 'ul[☑p(yapıldı), ☐p(yapılacak)]'],
    ['> Alıntı\n> - bir', 'quote(p(Alıntı) ul[p(bir)])'],
    ['```py\nx = 1\n\ny = $2$\n```', 'code:py(x = 1\n\ny = $2$)'],
    ['| Ders | Süre |\n|:--|--:|\n| Türkçe | **40 dk** |', 'table(Ders | Süre / Türkçe | strong(40 dk))'],
    ['bir\n\n---\n\niki', 'p(bir) rule p(iki)'],
    ['[ÖSYM](https://osym.gov.tr)', 'p(link(https://osym.gov.tr ÖSYM))'],
    ['![grafik](https://x.tr/a.png)', 'p(link(https://x.tr/a.png grafik))'],
    ['a<br>b', 'p(abrb)'],
  ])('%j: %s', (text, read) => expect(shown(readAnswer(text))).toBe(read))
})

describe('a formula is', () => {
  test.each([
    ['Türevi $x^2$ olur.', 'p(Türevi formula(x^2) olur.)'],
    ['$a_1$, $b_2$ ve $2*3*4$', 'p(formula(a_1), formula(b_2) ve formula(2*3*4))'],
    ['*eğik $a*b$ son*', 'p(emphasis(eğik formula(a*b) son))'],
    ['$x$$y$', 'p(formula(x)formula(y))'],
    ['$5\\$$ eder', 'p(formula(5\\$) eder)'],
    ['Sonuç $$x = 2$$ olur', 'p(Sonuç display(x = 2) olur)'],
    ['$$\nx\n= 2\n- 1\n\n+ 3\n$$', 'p(display(x = 2 - 1  + 3))'],
    ['1. Adım:\n$$\na\n+ b\n$$\n2. Son', '1[p(Adım:\ndisplay(a + b)), p(Son)]'],
    ['> $$\n> x\n> $$', 'quote(p(display(x)))'],
    [
      '$$\\begin{pmatrix} 1 & 2 \\\\[4pt]\n3 & 4 \\end{pmatrix}$$',
      'p(display(\\begin{pmatrix} 1 & 2 \\\\[4pt] 3 & 4 \\end{pmatrix}))',
    ],
    ['| Fonksiyon | Türev |\n|---|---|\n| $x^2$ | $2x$ |', 'table(Fonksiyon | Türev / formula(x^2) | formula(2x))'],
  ])('in %j: %s', (text, read) => expect(shown(readAnswer(text))).toBe(read))

  test.each([
    '5$ ve 10$',
    '$5 ile $10 arası',
    'fiyatı $20,000 ya da $30,000',
    '$ x$ ve $x $',
    '$x$2',
    '$x\ny$',
    '\\$x\\$',
    '$$',
    'Fiyat $$ çok',
  ])('not in %j', (text) => expect(shown(readAnswer(text))).toBe(`p(${text.replaceAll('\\', '')})`))

  test.each(['`$x$` ve ``$$y$$``', '```\n$x$\n$$\ny\n$$\n```'])('not in code: %j', (text) => {
    expect(shown(readAnswer(text))).not.toMatch(/formula|display/)
  })

  test('none beyond 2,000 characters with a blank line in them', () => {
    expect(shown(readAnswer(`$$\na\n\n${'b'.repeat(1_980)}\n$$`))).toMatch(/^p\(display\(a {2}b+\)\)$/)
    expect(shown(readAnswer(`$$\na\n\n${'b'.repeat(2_000)}\n$$`))).toMatch(/^p\(\$\$\na\) p\(b+\n\$\$\)$/)
  })
})

describe('ordinary text stays', () => {
  test.each([
    '1453. yıl dönümü',
    '11. sınıf\n12. sınıf',
    '0. adım',
    '2*3*4',
    'snake_case ve bir_iki_üç',
    'a<b ve b>c',
    '<b>kalın</b>',
    '<script>alert(1)</script>',
    '[Not]: yarın sınav var',
    '    girintili metin',
  ])('%j', (text) => expect(shown(readAnswer(text))).toBe(`p(${text})`))

  test.each([
    ['https://osym.gov.tr’de', 'p(link(https://osym.gov.tr https://osym.gov.tr)’de)'],
    ['(http://a.tr/b_(c)).', 'p((link(http://a.tr/b_(c) http://a.tr/b_(c))).)'],
    ['www.osym.gov.tr ve biri@ornek.com', 'p(www.osym.gov.tr ve biri@ornek.com)'],
    ['[tıkla](javascript:alert(1)) [ara](tel:112)', 'p(tıkla ara)'],
    ['<mailto:a@b.tr> [x](data:text/html,y)', 'p(mailto:a@b.tr x)'],
  ])('and only pages are linked: %j', (text, read) => expect(shown(readAnswer(text))).toBe(read))
})

describe('a text that goes on', () => {
  const open = (text: string) => shown(readAnswer(text, true))

  test.each([
    ['$x^2', 'p($x^2)'],
    ['$x^2$', 'p($x^2)'],
    ['$x^2$ o', 'p(formula(x^2) o)'],
    ['Sonuç: $$x = $y$', 'p(Sonuç: ) open(x = $y)'],
    ['$$\nx\n\n- y', 'open(x\n\n- y)'],
    ['$$x$$', 'p(display(x))'],
    ['$$x$', 'open(x)'],
    ['`$x$ ve', 'p(code($x$ ve))'],
    ['metin `', 'p(metin )'],
    ['```js\nlet a = $1', 'code:js(let a = $1)'],
    [`$$${'a'.repeat(2_001)}`, `p($$${'a'.repeat(2_001)})`],
  ])('%j is %s', (text, read) => expect(open(text)).toBe(read))
})

describe('what nests too deep is its source', () => {
  const source = (text: string) => [{ type: 'paragraph', content: [{ type: 'text', text }] }]

  test('beyond 12', () => {
    expect(shown(readAnswer(`${'> '.repeat(12)}a`))).toBe(`${'quote('.repeat(12)}p(a)${')'.repeat(12)}`)
    expect(readAnswer(`${'> '.repeat(13)}a`)).toEqual(source(`${'> '.repeat(13)}a`))
    const list = Array.from({ length: 13 }, (_, depth) => `${'  '.repeat(depth)}- a`)
    expect(readAnswer(list.slice(1).join('\n').replaceAll(/^ {2}/gm, ''))).toMatchObject([{ type: 'list' }])
    expect(readAnswer(list.join('\n'))).toEqual(source(list.join('\n')))
    const emphasis = `${'> '.repeat(6)}${'*a **b '.repeat(4)}c${'** a*'.repeat(4)}`
    expect(readAnswer(emphasis)).toEqual(source(emphasis))
  })

  test.each(['> ', '>', '* ', '1. ', '*', '**a ', '~~', '[', '$', '$a ', '\\(', '[a]('])(
    '%j, repeated to 16,000 characters, takes at most 300 ms',
    (part) => {
      const text = part.repeat(16_000 / part.length)
      for (const isOpen of [false, true]) {
        const before = process.cpuUsage()
        expect(plainText(readAnswer(text, isOpen))).toBeTypeOf('string')
        const { user } = process.cpuUsage(before)
        expect(user / 1_000).toBeLessThanOrEqual(300)
      }
    },
  )
})

test('where a formula is open behind a line', () => {
  expect(
    ['a', '$$', 'a $$b', '$$a$$', '$x$$y$', '`$$` \\$$', '$$a$$ $$'].map((line) => openFormulaAt(line, false)),
  ).toEqual([null, 0, 2, null, null, null, 6])
  expect(['a', '$$', 'a \\$$', '$$ $$'].map((line) => openFormulaAt(line, true))).toEqual([0, null, 0, 3])
})
