import { describe, expect, test } from 'vitest'
import { type Asked, floorOf, type Held, worth, worthOf } from './floor.ts'
import { type Counted, type Sought, soughtWords } from './rules.ts'

const nothing = { extra: 0, named: 0 }
const inTitle = worth.titleOrTag - worth.anywhere
const mended = (word: Sought): Counted => ({ ...word, isMended: true, passages: 1 })
const known = (sought: readonly Sought[], ...unknown: string[]): Counted[] =>
  sought.filter(({ stem }) => !unknown.includes(stem)).map((word) => ({ ...word, passages: 1 }))
const studying = { text: 'paragraf sorularında nasıl hızlanırım', previous: null }
const fits = (sought: Sought[], words: Counted[], held: Partial<Held>, asked: Asked = studying) =>
  floorOf(asked, sought, words)({ own: nothing, before: nothing, ...held })

describe('a passage fits', () => {
  test('where its page is about one word of the text, and the corpus has another', () => {
    const sought = soughtWords('paragraf hızım elytra', null)
    expect(fits(sought, known(sought, 'elytr'), { own: { extra: inTitle, named: 1 } })).toBe(true)
    expect(fits(sought, known(sought, 'elytr', 'hizim'), { own: { extra: inTitle, named: 1 } })).toBe(false)
  })

  test('where all words of the text name its page, however few: not those that were mended', () => {
    const sought = soughtWords('motivasyon', null)
    expect(fits(sought, known(sought), { own: { extra: inTitle, named: 1 } })).toBe(true)
    expect(fits(sought, sought.map(mended), { own: { extra: 0.7 * inTitle, named: 0 } })).toBe(false)
  })

  test('not for one word that it has by chance, nor for words of time and amount', () => {
    const one = soughtWords('dizi öner', null)
    expect(fits(one, known(one, 'oner'), { own: nothing })).toBe(false)
    const time = soughtWords('bugün saat kaç gün uzun', null)
    expect(time.map(worthOf)).toEqual([0, 0, 0, 0, 0])
    expect(fits(time, known(time), { own: nothing })).toBe(false)
  })

  test('that sounds off the topic only for more words than one that sounds like studying', () => {
    const text = 'yağmurda ıslandım sırılsıklam eve döndüm'
    const sought = soughtWords(text, null)
    const held = { own: { extra: 0, named: 0 } }
    expect(fits(sought, known(sought), held)).toBe(true)
    expect(fits(sought, known(sought), held, { text, previous: null })).toBe(false)
    const inTitles = { own: { extra: 4 * inTitle, named: 0 } }
    expect(fits(sought, known(sought), inTitles, { text, previous: null })).toBe(true)
  })

  test('for a message that says nothing alone, where it fits the message before', () => {
    const [text, previous] = ['devam et', 'uyku düzeni nasıl kurulur']
    const alone = soughtWords(text, null)
    expect(fits(alone, known(alone), { own: nothing })).toBe(false)
    const topic = soughtWords(previous, null)
    const held = { extra: 2 * inTitle, named: 2 }
    expect(fits(topic, known(topic), { own: held }, { text: previous, previous: null })).toBe(true)
    const joined = soughtWords(text, previous)
    expect(fits(joined, known(joined), { before: held }, { text, previous })).toBe(true)
  })
})
