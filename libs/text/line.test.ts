import { anyCharacter } from '@yoldas/testkit/characters'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { notificationBody, quotedText } from './line.ts'

const length = (text: string) => [...text].length
const graphemes = (text: string) =>
  [...new Intl.Segmenter('tr', { granularity: 'grapheme' }).segment(text)].map(({ segment }) => segment)

describe('Markdown is stripped', () => {
  test.each([
    ['**Merhaba** *Ayşe*, __nasılsın__ _bugün_?', 'Merhaba Ayşe, nasılsın bugün?'],
    ['***çok önemli***', 'çok önemli'],
    ['**Türev**in kuralı, kitap**lar**ı', 'Türevin kuralı, kitapları'],
    ['~~yanlış~~ doğru', 'yanlış doğru'],
    ['# Başlık\nMetin', 'Başlık Metin'],
    ['Başlık\n---\nMetin\n\n***\n\nSon', 'Başlık Metin Son'],
    ['- bir\n- **iki**\n  - üç\n* dört\n+ beş', 'bir iki üç dört beş'],
    ['- [ ] soru çöz\n- [x] konu çalış', 'soru çöz konu çalış'],
    ['> Alıntı\n> sürüyor', 'Alıntı sürüyor'],
    ['`kod` ve\n```js\nlet a = 1 * 2\n```\nson', 'kod ve let a = 1 * 2 son'],
    ['```\nkapanmayan çit', 'kapanmayan çit'],
    ['[ÖSYM](https://osym.gov.tr "site") ve <https://yok.gov.tr>', 'ÖSYM ve https://yok.gov.tr'],
    ['![bir *grafik*](https://x.tr/a.png) [**kalın**](u)', 'bir grafik kalın'],
    ['| Ders | Saat |\n|---|:-:|\n| **Fizik** | 2 |', 'Ders Saat Fizik 2'],
    ['bir<br>iki<br/>üç  \ndört', 'bir iki üç dört'],
    ['\\*yıldız\\* ve 1\\. madde', '*yıldız* ve 1. madde'],
    ['İlk paragraf.\n\nİkinci\tparagraf.\r\nÜçüncü satır', 'İlk paragraf. İkinci paragraf. Üçüncü satır'],
  ])('%j', (text, body) => expect(notificationBody(text)).toBe(body))
})

describe('ordinary text is left alone', () => {
  test.each([
    '2*3*4 = 24',
    '2**3**4',
    'x**2 + y**2 = z**2',
    'f(a*b)*(c*d)',
    '3 * 4 * 5',
    'a*b + c*d',
    'a[1]*b[2]*c',
    '5 yıldız: ***** ve 3*',
    'snake_case ve bir_iki_üç',
    '1. sınıf',
    '2) şıkkı',
    '11. sınıf 12. sınıf',
    '1453. yıl dönümü',
    '#hedef2026 #YKS',
    '-5 derece',
    'a<b ve b>c',
    '<3 seni',
    'a <y ve y> b',
    '[Not]: yarın sınav var',
    '[1] numaralı soru [x]',
    '~5 dakika, ~10 soru, ~5~',
    'https://ornek.com/a_b_c?x=1&y=*2*',
    'biri@ornek.com',
    '5 > 3, %50, 100₺ & y',
    '👩‍👩‍👧‍👦 🇹🇷 👍🏽 tamam!',
    "Ayşe'nin “kitabı” – burada…",
    '(ya da) [sanki] {öyle} | böyle',
  ])('%j', (text) => expect(notificationBody(text)).toBe(text))
})

describe('a formula', () => {
  test.each([
    ['Türevi $x^2$ olur', 'Türevi x^2 olur'],
    ['$$\nx = 2\n$$', 'x = 2'],
    ['Yarısı $\\frac{1}{2}$ eder', 'Yarısı [formül] eder'],
    ['$$\\begin{pmatrix} 1 \\\\[4pt] 2 \\end{pmatrix}$$ bulunur', '[formül] bulunur'],
    ['5$ ve 10$', '5$ ve 10$'],
  ])('in %j is %j', (text, body) => expect(notificationBody(text)).toBe(body))

  test('that is longer than what is read is none of its source', () => {
    expect(notificationBody(`Sonuç: $$\\begin{aligned}${'x &= 1 \\\\'.repeat(200)}\\end{aligned}$$`)).toBe(
      'Sonuç: [formül]',
    )
  })
})

test('a quotation is the same line, of as many characters as there is room for', () => {
  expect(quotedText('**Türevi**\n\n- $x^2$ olur', 200)).toBe('Türevi x^2 olur')
  expect(quotedText('ş'.repeat(200), 200)).toBe('ş'.repeat(200))
  expect(quotedText('ş'.repeat(201), 200)).toBe(`${'ş'.repeat(199)}…`)
  expect(quotedText('---', 200)).toBe('')
})

test.each(['', '   \n\t', '---', '****', '```\n```', '![](https://x.tr/a.png)', '\u200d\u200f', '>', '\0'])(
  'of %j, which shows nothing, it is said that there is a message',
  (text) => expect(notificationBody(text)).toBe('Yeni bir mesajın var.'),
)

describe('long text is cut', () => {
  test('at 180 code points, the mark of the cut included', () => {
    expect(notificationBody('ş'.repeat(180))).toBe('ş'.repeat(180))
    expect(notificationBody('ş'.repeat(181))).toBe(`${'ş'.repeat(179)}…`)
  })

  test('after what it says, not after Markdown', () => {
    expect(notificationBody('**ş** '.repeat(90).trim())).toBe('ş '.repeat(90).trim())
    expect(notificationBody(`[${'ş'.repeat(180)}](https://ornek.com)`)).toBe('ş'.repeat(180))
  })

  test('between words without a blank before the mark', () => {
    expect(notificationBody(`${'a'.repeat(178)} ${'b'.repeat(20)}`)).toBe(`${'a'.repeat(178)}…`)
  })

  test('between characters, never inside one', () => {
    const family = '👩‍👩‍👧‍👦'
    expect(notificationBody(family.repeat(40))).toBe(`${family.repeat(25)}…`)
    expect(notificationBody(`${'a'.repeat(178)}🇹🇷🇹🇷`)).toBe(`${'a'.repeat(178)}…`)
    expect(notificationBody(`${'a'.repeat(178)}i̇${'a'.repeat(9)}`)).toBe(`${'a'.repeat(178)}…`)
  })

  test('even where one character is longer than a body', () => {
    expect(notificationBody(`a${'\u0301'.repeat(500)}`)).toBe(`a${'\u0301'.repeat(178)}…`)
  })
})

const piece = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.string({ unit: anyCharacter, maxLength: 30 }),
  fc.constantFrom('👩‍👩‍👧‍👦', '🇹🇷', '👍🏽', 'ığüşöçİĞÜŞÖÇ', 'i̇', '\ud800', '\0', '\r\n', '\n\n', '\t', '    '),
  fc.constantFrom(
    '**',
    '*',
    '__',
    '~~',
    '`',
    '```',
    '# ',
    '- ',
    '1. ',
    '> ',
    '[',
    '](',
    ')',
    '![',
    '|',
    '|---|',
    '<b>',
    '\\',
  ),
)
const anyText = fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join(''))

test('whatever the text, the body is one visible, well-formed line of at most 180 code points', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const body = notificationBody(text)
      expect(length(body)).toBeGreaterThan(0)
      expect(length(body)).toBeLessThanOrEqual(180)
      expect(body.isWellFormed()).toBe(true)
      expect(body).toBe(body.trim())
      expect(body).not.toMatch(/\p{Cc}| {2}/u)
    }),
    { numRuns: 2_000 },
  )
})

test('what is cut begins with whole characters of the text, and as many as there is room for', () => {
  const word = fc.constantFrom('👩‍👩‍👧‍👦', '🇹🇷', '👍🏽', 'ığüş', 'i̇', 'a', 'é', 'नी')
  fc.assert(
    fc.property(fc.array(word, { minLength: 181, maxLength: 300 }), (words) => {
      const text = words.join('')
      const body = notificationBody(text)
      const [kept, all] = [graphemes(body.slice(0, -1)), graphemes(text)]
      expect(body.endsWith('…')).toBe(true)
      expect(kept).toEqual(all.slice(0, kept.length))
      expect(length(body) + length(all[kept.length] ?? '')).toBeGreaterThan(180)
    }),
  )
})

test('words without markup come out as they are', () => {
  const word = fc.string({
    unit: fc.constantFrom(...'abcçdefgğhıijklmnoöprsştuüvyzİI0123456789.,;:!?%'),
    minLength: 1,
    maxLength: 9,
  })
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 15 }), (words) => {
      expect(notificationBody(words.join(' '))).toBe(words.join(' '))
    }),
  )
})

test('one line reads the same alone and in a quotation, which is always read as Markdown', () => {
  const part = fc.oneof(
    {
      weight: 3,
      arbitrary: fc.constantFrom('türev', 'Ayşe', ' ', ', ', '. ', '(', ')', '"', '1. ', '- ', '20:00', '  '),
    },
    {
      weight: 2,
      arbitrary: fc.constantFrom('**', '*', '***', '**türev**', ' **iki üç** ', '**a b**c', '`', '_', '~~'),
    },
    { weight: 1, arbitrary: fc.constantFrom('www.osym.gov.tr', 'https://a.tr/b', 'a@b.co', '&amp;', '<b>', '[x](y)') },
  )
  const line = fc.array(part, { maxLength: 12 }).map((parts) => `Bugün ${parts.join('')}`)
  fc.assert(
    fc.property(line, (text) => {
      expect(notificationBody(text)).toBe(notificationBody(`> ${text}`))
    }),
    { numRuns: 2_000 },
  )
})

describe('of hostile Markdown', () => {
  const marker = fc.constantFrom(
    ...['>', '> ', '1. ', '1) ', '- ', '+ ', '* ', '*', '**', '_', '~~', '[', '![', '](u)', '(', '$', '`', '```\n'],
    ...['<', '<a ', '|a', '|-|\n', '\\', '&', '\n', '\n\n', '  ', 'a', '👩‍👩‍👧‍👦', '\u0301', '\ud800'],
  )
  const nested = fc
    .tuple(fc.array(marker, { minLength: 1, maxLength: 4 }), fc.integer({ min: 1_000, max: 20_000 }), marker)
    .map(([markers, times, last]) => markers.join('').repeat(times) + last)

  test('any nesting, however long, has a body', () => {
    fc.assert(
      fc.property(nested, (text) => {
        expect(length(notificationBody(text))).toBeLessThanOrEqual(180)
      }),
      { numRuns: 300 },
    )
  })

  test('1,000 code points are read, and none behind them', () => {
    fc.assert(
      fc.property(nested, (text) => {
        const start = [...text].slice(0, 1_000).join('')
        expect(notificationBody(text)).toBe(notificationBody(start))
      }),
      { numRuns: 100 },
    )
    expect(notificationBody(`${'\n'.repeat(999)}a`)).toBe('a')
    expect(notificationBody(`${'\n'.repeat(1_000)}a`)).toBe('Yeni bir mesajın var.')
  })
})
