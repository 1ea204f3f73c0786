import { anyCharacter } from '@yoldas/testkit/characters'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bubbleSplitter, maxCharacters, splitBubbles } from './bubbles.ts'

const lines = (...parts: string[]) => parts.join('\n')

describe('where a bubble ends', () => {
  test('a blank line ends it, a single line break does not', () => {
    const text = lines('Merhaba Elif!', 'Bugün nasılsın?', '', 'Dünkü deneme nasıl geçti?')
    expect(splitBubbles(text)).toEqual(['Merhaba Elif!\nBugün nasılsın?', 'Dünkü deneme nasıl geçti?'])
  })

  test('several blank lines are one, and any white space is blank', () => {
    expect(splitBubbles('Harika!\n\n \t\n\u00a0\u3000\nDevam edelim.')).toEqual(['Harika!', 'Devam edelim.'])
  })

  test('the fifth takes the rest as written', () => {
    const text = 'bir\n\niki\n\nüç\n\ndört\n\nbeş\n\n\naltı\n \t\n- yedi\n\nsekiz\n'
    expect(splitBubbles(text)).toEqual(['bir', 'iki', 'üç', 'dört', 'beş\n\n\naltı\n \t\n- yedi\n\nsekiz'])
  })

  test.each(['', '\n', ' \r\n\t\n\n', '\0', '\u00a0\u2003'])('a text without anything visible has none: %j', (text) => {
    expect(splitBubbles(text)).toEqual([])
  })

  test('blank lines before it and white space after it are dropped, its indentation is not', () => {
    expect(splitBubbles('\n \n  - ilk\n  - ikinci  \n\n')).toEqual(['  - ilk\n  - ikinci'])
  })
})

describe('inside a fenced block nothing ends', () => {
  const whole = (text: string) => expect(splitBubbles(`${text}\n\nSon`)).toEqual([text.trimEnd(), 'Son'])
  const untilTheEnd = (text: string) => expect(splitBubbles(`${text}\n\nSon`)).toEqual([`${text}\n\nSon`])

  test('blank lines of code stay in their bubble', () => {
    whole(lines('Şöyle yazılır:', '```python', 'x = 1', '', '', 'print(x)', '```'))
    whole(lines('~~~', 'bir', '', 'iki', '~~~'))
  })

  test('a fence is closed by one as long, of its own character, with nothing after it', () => {
    whole(lines('````', '```', '', '````` '))
    whole(lines('~~~', '```', '', '~~~~'))
    whole(lines('   ```', '', '  ```'))
    untilTheEnd(lines('````', '', '```'))
    untilTheEnd(lines('```', '', '~~~'))
    untilTheEnd(lines('```', '', '``` js'))
    untilTheEnd(lines('```', '', '    ```'))
  })

  test('what only looks like a fence opens nothing', () => {
    whole('```kod``` böyle görünür')
    whole('``iki``')
    whole('    ``` girintili')
    expect(splitBubbles('metin ```\n\nSon')).toEqual(['metin ```', 'Son'])
  })

  test('a tilde fence may have backticks in its info', () => {
    whole(lines('~~~ `js`', '', 'x', '~~~'))
    whole(lines('~~~ js\u2028`', '', 'x', '~~~'))
  })

  test('a fence in a list item may be indented as the item is, or begin on its line', () => {
    whole(lines('10. Şunu dene:', '', '    ```js', '    a()', '', 'b()', '    ```', '', '11. Çalıştır'))
    whole(lines('- ```js', '  a()', '', 'b()', '  ```', '- Çalıştır'))
  })
})

describe('inside a formula in two dollars nothing ends', () => {
  const formula = lines('$$', '\\begin{aligned}', 'x &= 1', '', '- y &= 2', '\\end{aligned}', '$$')

  test.each([formula, `Sonuç: ${formula}`, `\\[${formula.slice(2, -2)}\\]`, `- ${formula}`])(
    '%j stays in its bubble',
    (text) => {
      const stored = text.replaceAll(/\\[[\]]/g, () => '$$')
      expect(splitBubbles(`Bak:\n\n${text}\n\nSon`)).toEqual(['Bak:', stored, 'Son'])
    },
  )

  test.each(['`$$`', '\\$\\$', '$x$$y$', '$$x$$', '```\n$$\n```'])('%j opens none', (text) => {
    expect(splitBubbles(`${text}\n\nSon`)).toEqual([text, 'Son'])
  })

  test('one that is not closed after 2,000 characters is text', () => {
    const open = (length: number) => `$$${'a'.repeat(length - 3)}`
    expect(splitBubbles(`${open(2_000)}\n\nSon`)).toEqual([`${open(2_000)}\n\nSon`])
    expect(splitBubbles(`${open(2_001)}\n\nSon`)).toEqual([open(2_001), 'Son'])
    expect(splitBubbles(`$$a\n\n${'b'.repeat(2_000)}\n\nSon`)).toEqual([`$$a\n\n${'b'.repeat(2_000)}`, 'Son'])
  })
})

describe('a list stays in one bubble', () => {
  test.each(['-', '*', '+', '•', '1.', '12)'])('blank lines between items marked %s', (marker) => {
    const list = lines(`${marker} Türev`, '', `${marker} İntegral`, '', '', `${marker} Limit`)
    expect(splitBubbles(`Konuların:\n\n${list}\n\nHangisi zor?`)).toEqual(['Konuların:', list, 'Hangisi zor?'])
  })

  test('nested items, indented paragraphs and lazy lines belong to it', () => {
    const list = lines('1. Türev', 'kuralları', '', '   Önce tanım.', '', '   - zincir', '', '\tçarpım', '', '2. Limit')
    expect(splitBubbles(`${list}\n\nSoru var mı?`)).toEqual([list, 'Soru var mı?'])
  })

  test('an item may be empty', () => {
    expect(splitBubbles('- bir\n\n-\n\n- üç')).toEqual(['- bir\n\n-\n\n- üç'])
    expect(splitBubbles('- bir\n\n-')).toEqual(['- bir\n\n-'])
  })

  test.each([
    '---',
    '***',
    '- - -',
    '* * * *',
    '- --',
    '**Önemli:** tekrar et',
    '-5 derece',
    '1.5 saat',
    '2024 yılında',
    '1234567890. satır',
    ' Bitti',
  ])('it ends before a line that is not an item: %j', (line) => {
    expect(splitBubbles(`- bir\n\n${line}`)).toEqual(['- bir', line])
  })

  test.each(['* **Önemli:** tekrar et', '- - iç içe', '- --help', '- ***', '1. ', '* *'])('%j is an item', (line) => {
    expect(splitBubbles(`- bir\n\n${line}`)).toEqual([`- bir\n\n${line.trimEnd()}`])
  })

  test('a paragraph before it ends at the blank line, and one after it closes it', () => {
    expect(splitBubbles('Giriş\n\n- bir\n\nAra\n\n- iki\n\n  devamı')).toEqual([
      'Giriş',
      '- bir',
      'Ara',
      '- iki\n\n  devamı',
    ])
    expect(splitBubbles('Metin\n\n  girintili metin')).toEqual(['Metin', '  girintili metin'])
  })
})

test('every kind of line break becomes a line feed', () => {
  expect(splitBubbles('a\r\nb\rc\nd\r\n\r\ne\r\rf\n\rg')).toEqual(['a\nb\nc\nd', 'e', 'f', 'g'])
})

test('what Postgres cannot store is replaced', () => {
  expect(splitBubbles('a\0b\ud83dc\ude00d\ud83d\0\ude00')).toEqual(['ab\ufffdc\ufffdd😀'])
})

describe('what is shown while the text arrives', () => {
  /** What each piece, and in the end the end, brings to the screen. */
  const shownBy = (...pieces: string[]) => {
    const splitter = bubbleSplitter()
    const steps = [...pieces.map(splitter.push), splitter.end()]
    return steps.map((chunks) => chunks.map(({ bubble, delta }) => `${bubble}:${delta}`))
  }

  test('ordinary text at once, white space with the text after it', () => {
    expect(shownBy('Mer', 'haba ', 'Elif', '\n', 'nasıl', 'sın')).toEqual([
      ['0:Mer'],
      ['0:haba'],
      ['0: Elif'],
      [],
      ['0:\nnasıl'],
      ['0:sın'],
      [],
    ])
  })

  test('one piece may show several bubbles, each by one chunk', () => {
    expect(shownBy('bir\niki\n\nüç\n\ndört')).toEqual([['0:bir\niki', '1:üç', '2:dört'], []])
  })

  test('after a blank line in a list, from the character that decides', () => {
    expect(shownBy('- a\n\n', '-', ' ', 'b')).toEqual([['0:- a'], [], [], ['0:\n\n- b'], []])
    expect(shownBy('- a\n\n', '-', '-')).toEqual([['0:- a'], [], ['1:--'], []])
    expect(shownBy('- a\n\n', '*', ' *', '*', 'b')).toEqual([['0:- a'], [], [], [], ['0:\n\n* **b'], []])
    expect(shownBy('- a\n\n', '*', ' *', '*')).toEqual([['0:- a'], [], [], [], ['1:* **']])
    expect(shownBy('- a\n\n', '- ', '*')).toEqual([['0:- a'], [], ['0:\n\n- *'], []])
    expect(shownBy('- a\n\n', '- -', '\n', '-')).toEqual([['0:- a'], [], ['0:\n\n- -'], ['0:\n-'], []])
    expect(shownBy('- a\n\n', '1', '2', '.', '5')).toEqual([['0:- a'], [], [], [], ['1:12.5'], []])
    expect(shownBy('- a\n\n', '  ', '-')).toEqual([['0:- a'], [], ['0:\n\n  -'], []])
    expect(shownBy('- a\n\n', 'b')).toEqual([['0:- a'], ['1:b'], []])
  })

  test('a CR or a surrogate at the end of a piece waits for its other half', () => {
    expect(shownBy('a\r', '\nb\ud83d', '\ude00')).toEqual([['0:a'], ['0:\nb'], ['0:😀'], []])
    expect(shownBy('a\ud83d')).toEqual([['0:a'], ['0:\ufffd']])
  })
})

// Single characters, so that fences, markers, CRLFs and pairs come about, and are cut, in every way; wholes, to go
// deep.
const nasty = fc
  .array(
    fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom('\n', '\r', '\r\n', '\n\n', ' ', '  ', '\t', '\u00a0', '\u2028', '\0') },
      { weight: 5, arbitrary: fc.constantFrom('`', '```', '~', '~~~', '\n```\n', '\n~~~~\n', '```js', '    ```') },
      {
        weight: 6,
        arbitrary: fc.constantFrom('-', '*', '+', '•', '- ', '* ', '1', '23', '.', ')', '\n\n2. ', '\n\n- '),
      },
      { weight: 3, arbitrary: fc.constantFrom('a', 'İ', 'ı', 'ğüş', 'Sınav', '#', '>', '\u0307', '\u200b') },
      { weight: 2, arbitrary: fc.constantFrom('\ud83d', '\ude00', '😀', '👩‍👩‍👧', '\ufffd', '\ufeff') },
      { weight: 1, arbitrary: fc.string({ unit: anyCharacter, maxLength: 4 }) },
    ),
    { maxLength: 60 },
  )
  // What backslashes do is told in formulas.test.ts.
  .map((parts) => parts.join('').replaceAll('\\', ''))

const nastyPieces = fc
  .tuple(nasty, fc.array(fc.nat({ max: 7 }), { minLength: 1, maxLength: 12 }))
  .map(([text, sizes]) => cut(text, sizes))

/** Pieces of these sizes, over and over; the last takes what zeros leave. */
function cut(text: string, sizes: number[]) {
  const pieces: string[] = []
  let at = 0
  for (let i = 0; at < text.length && i < 2 * text.length; i++) {
    const size = sizes[i % sizes.length] ?? 1
    pieces.push(text.slice(at, at + size))
    at += size
  }
  return [...pieces, text.slice(at)]
}

const runs = { numRuns: 250 }
const solid = (text: string) => text.replace(/\s/g, '')

test('the end comes once', () => {
  const splitter = bubbleSplitter()
  splitter.push('- bir\n\n-\ud83d')
  expect(splitter.end()).toEqual([{ bubble: 1, offset: 0, delta: '-\ufffd' }])
  expect(splitter.end()).toEqual([])
  expect(splitter.bubbles).toEqual(['- bir', '-\ufffd'])
})

describe('of any text', () => {
  test('the bubbles do not depend on the pieces', () => {
    fc.assert(
      fc.property(nastyPieces, (pieces) => {
        const splitter = bubbleSplitter()
        pieces.forEach(splitter.push)
        splitter.end()
        expect(splitter.bubbles).toEqual(splitBubbles(pieces.join('')))
      }),
      runs,
    )
  })

  test('the chunks rebuild the bubbles at every moment, only ever appending', () => {
    fc.assert(
      fc.property(nastyPieces, (pieces) => {
        const splitter = bubbleSplitter()
        const client: string[] = []
        for (const step of [...pieces.map((piece) => () => splitter.push(piece)), splitter.end]) {
          for (const { bubble, offset, delta } of step()) {
            expect(client.length - bubble).toBeOneOf([0, 1])
            expect(offset).toBe(client[bubble]?.length ?? 0)
            expect(delta).not.toBe('')
            for (let times = 0; times < 2; times++) client[bubble] = (client[bubble] ?? '').slice(0, offset) + delta
          }
          expect(client).toEqual(splitter.bubbles)
        }
      }),
      runs,
    )
  })

  test('nothing visible is held back but half a pair, a fence and, after a blank line in a list, a possible marker', () => {
    fc.assert(
      fc.property(nastyPieces, (pieces) => {
        const splitter = bubbleSplitter()
        let text = ''
        for (const piece of pieces) {
          splitter.push(piece)
          text = (text + piece).replaceAll('\0', '')
          const read = text
            .replace(/(?:`+|~+)?[\r\ud800-\udbff]?$/, '')
            .replaceAll(/\r\n?/g, '\n')
            .toWellFormed()
          const shown = solid(splitter.bubbles.join(''))
          const held = solid(read).slice(shown.length)
          expect(solid(read).startsWith(shown)).toBe(true)
          if (held !== '') {
            expect(held).toMatch(/^(?:[+•]|\d{1,9}[.)]?|-+|\*+)$/)
            expect(read).toMatch(/(?:[-*+•]|\d[.)])(?=\s)[\s\S]*\n\s*\n[^\n]*$/)
          }
        }
      }),
      runs,
    )
  })

  test('there are at most five bubbles, none blank, and together they have every visible character in order', () => {
    fc.assert(
      fc.property(nasty, (text) => {
        const bubbles = splitBubbles(text)
        expect(bubbles.length).toBeLessThanOrEqual(5)
        expect(solid(bubbles.join(''))).toBe(solid(text.replaceAll('\0', '').toWellFormed()))
        for (const bubble of bubbles) {
          expect(bubble).toBe(bubble.trimEnd())
          expect(bubble.split('\n')[0]).toMatch(/\S/)
          expect(bubble).not.toMatch(/[\0\r]/)
        }
      }),
      runs,
    )
  })

  test('a bubble is one bubble when split again', () => {
    fc.assert(
      fc.property(nasty, (text) => {
        for (const bubble of splitBubbles(text).slice(0, 4)) expect(splitBubbles(bubble)).toEqual([bubble])
      }),
      runs,
    )
  })
})

describe('a text that is too long', () => {
  const characters = (bubbles: readonly string[]) => [...bubbles.join('')].length
  /** What a client has after it applied everything, and the last chunk. */
  function read(pieces: string[]) {
    const splitter = bubbleSplitter()
    const client: string[] = []
    const chunks = [...pieces.flatMap(splitter.push), ...splitter.end()]
    for (const { bubble, offset, delta } of chunks) client[bubble] = (client[bubble] ?? '').slice(0, offset) + delta
    expect(client).toEqual(splitter.bubbles)
    return { bubbles: splitter.bubbles, isFull: splitter.isFull, last: chunks.at(-1) }
  }

  test('may have 16,000 characters, whatever each is made of, over all its bubbles', () => {
    const text = `${'😀'.repeat(7_999)}.\n\n${'ş'.repeat(7_999)}.`
    expect(read([text])).toMatchObject({ bubbles: text.split('\n\n'), isFull: false })
    expect(read([`${text} \n\n`])).toMatchObject({ isFull: false })
    expect(read([`${text}!`])).toMatchObject({ isFull: true })
  })

  test.each([
    ['a sentence', 'Türev bir değişim hızıdır. ', 'hızıdır.'],
    ['a question in quotes', '“Hangi konu, 3.5 saat mi?” dedi ', 'saat mi?”'],
    ['a line', '- 12. sınıf konuları\n', 'konuları'],
    ['a word, where there is no sentence', 'kelime ', 'kelime'],
    ['a word, where the sentence is longer than anybody reads', `Bir. ${'kelime '.repeat(600)}`, 'kelime'],
  ])('is cut after %s', (_name, part, end) => {
    const { bubbles, isFull } = read([part.repeat(Math.ceil(20_000 / part.length))])
    expect(isFull).toBe(true)
    expect(bubbles[0]).toMatch(new RegExp(`${end.replaceAll(/[?.]/g, '\\$&')}$`))
    expect(characters(bubbles)).toBeLessThanOrEqual(maxCharacters)
    expect(characters(bubbles)).toBeGreaterThan(maxCharacters - part.length - 2)
  })

  test('is cut in the middle where it has no blank, and never inside a character', () => {
    const { bubbles } = read([`a${'😀'.repeat(20_000)}`])
    expect(bubbles).toEqual([`a${'😀'.repeat(maxCharacters - 1)}`])
  })

  test('has at its cut an empty chunk, also when what it takes back was shown', () => {
    const sentence = 'Bir cümle daha. '
    const pieces = Array.from({ length: 1_100 }, () => [...sentence]).flat()
    const { bubbles, last } = read(pieces)
    expect(last).toEqual({ bubble: 0, offset: bubbles[0]?.length, delta: '' })
    expect(bubbles).toEqual([sentence.repeat(1_000).trimEnd()])
  })

  test('has no empty bubble where its last would have begun at the cut', () => {
    const { bubbles, last } = read([`${'a'.repeat(maxCharacters)}`, '\n\n', 'b', 'c\n\nd'])
    expect(bubbles).toEqual(['a'.repeat(maxCharacters)])
    expect(last).toEqual({ bubble: 0, offset: maxCharacters, delta: '' })
  })

  test('keeps to all of this whatever stands at the cut', () => {
    fc.assert(
      fc.property(nastyPieces, fc.nat(300), (pieces, before) => {
        const start = 'a '.repeat((maxCharacters - before) / 2)
        const { bubbles, isFull, last } = read([start, ...pieces, 'son. '.repeat(100)])
        expect(isFull).toBe(true)
        expect(last).toMatchObject({ bubble: bubbles.length - 1, delta: '' })
        expect(characters(bubbles)).toBeLessThanOrEqual(maxCharacters)
        for (const bubble of bubbles) expect(bubble).toMatch(/\S$/)
      }),
    )
  })
})

describe('of a text whose blocks are known', () => {
  const word = fc.constantFrom('Türev', 'ışık', '😀', '3 soru', '**çok**', 'x-y', '`kod`', '2024')
  const sentence = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => `Ş ${words.join(' ')}`)
  const blank = fc.constantFrom('\n\n', '\n \n', '\n\n\n', '\n\t\n\n')
  const paragraph = fc.array(sentence, { minLength: 1, maxLength: 3 }).map((rows) => rows.join('\n'))
  const code = fc.constantFrom('', ' ', 'x', '- y', '```', '~~', '1. z', 'Ş', '# w')
  const fenced = fc
    .tuple(fc.constantFrom('````', '~~~', ' `````'), fc.constantFrom('', 'js', ' info metni'), fc.array(code))
    .map(([fence, info, rows]) => [fence + info, ...rows, fence].join('\n'))
  const item = fc
    .tuple(fc.constantFrom('- ', '* ', '+ ', '• ', '1. ', '23) '), sentence, fc.option(sentence))
    .map(([marker, first, more]) => marker + first + (more === null ? '' : `\n\n   ${more}`))
  const list = fc.array(item, { minLength: 1, maxLength: 4 }).map((items) => items.join('\n\n'))
  const block = fc.oneof(paragraph, fenced, list)

  test('each block but a list after a list has its own bubble, and the fifth all the rest', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(block, blank), { minLength: 1, maxLength: 8 }), (blocks) => {
        const isList = (text: string) => /^(?:[-*+•]|\d+[.)]) /.test(text)
        const expected: string[] = []
        let text = ''
        for (const [i, [block, blank]] of blocks.entries()) {
          const [before, gap] = blocks[i - 1] ?? ['', '']
          const joins = expected.length === 5 || (isList(before) && isList(block))
          if (joins) expected.push(`${expected.pop()}${gap}${block}`)
          else expected.push(block)
          text += block + blank
        }
        expect(splitBubbles(text)).toEqual(expected)
      }),
      runs,
    )
  })
})

describe('a text that stopped within a sentence', () => {
  test.each([
    ['Bir cümle. Yarım ka', ['Bir cümle.']],
    ['Bir cümle. Bir daha!', ['Bir cümle. Bir daha!']],
    ['Yarım kalan söz', ['Yarım kalan']],
    ['Yarım', ['Yarım']],
    ['İlk balon\n\nİkinci. Yar', ['İlk balon', 'İkinci.']],
    ['Satır\nYarım ka', ['Satır']],
    ['3.', ['3.']],
    ['', []],
  ])('%j ends before it', (text, left) => {
    const splitter = bubbleSplitter()
    const chunks = [...splitter.push(text), ...splitter.cut()]
    expect(splitter.bubbles).toEqual(left)
    const shown: string[] = []
    for (const { bubble, offset, delta } of chunks) shown[bubble] = (shown[bubble] ?? '').slice(0, offset) + delta
    expect(shown).toEqual(left)
    expect([splitter.push(' Daha.'), splitter.end()]).toEqual([[], []])
    expect(splitter.bubbles).toEqual(left)
  })
})
