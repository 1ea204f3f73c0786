import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { choose, fuse, isFollowUp, reasonToSkip, soughtWords } from './rules.ts'

describe('a message', () => {
  test.each([
    'merhaba',
    'SELAMMM hocam!',
    'Günaydın 🙂',
    'çok teşekkür ederim',
    'sağ ol',
    'iyi geceler',
    'Nasılsın?',
    'tamamdır',
  ])('%s is a greeting', (text) => expect(reasonToSkip(text, false)).toBe('greeting'))
  test.each(['a', '?!', '👍', '12', ''])('“%s” is too short', (text) =>
    expect(reasonToSkip(text, false)).toBe('too-short'),
  )
  test.each(['ve ile ama', 'ne yapmalıyım'])('%s is of stop words', (text) => {
    expect(reasonToSkip(text, false)).toBe('stop-words')
    expect(reasonToSkip(text, true)).toBeNull()
  })
  test.each(['uyku', 'merhaba, yks planı', 'TYT', 'teşekkürler peki netler', 'iyi bir plan', 'sağ kolum ağrıyor'])(
    '%s is searched',
    (text) => expect(reasonToSkip(text, false)).toBeNull(),
  )
})

describe('a follow-up', () => {
  const previous = 'Uyku düzenimi nasıl kurarım?'
  test.each([
    'peki hafta sonu geç kalkarsam bunun zararı olur mu',
    'Ya çalışamazsam?',
    'bu neden önemli',
    'pazar günleri',
  ])('is %s', (text) => expect(isFollowUp(text, previous)).toBe(true))
  test('is nothing that says what it is about, and nothing without a message before', () => {
    expect(isFollowUp('Paragraf sorularında süre yetmiyor, hızlanmak istiyorum', previous)).toBe(false)
    expect(isFollowUp('peki ya pazar?', null)).toBe(false)
    expect(isFollowUp('peki ya pazar?', 'ne?')).toBe(false)
  })
  test('is searched with the words before it, which count for less', () => {
    expect(soughtWords('pazar uykusu', 'uyku düzeni').map(({ stem, weight }) => [stem, weight])).toEqual([
      ['pazar', 1],
      ['uykus', 1],
      ['uyku', 0.5],
      ['duzen', 0.5],
    ])
  })
})

const list = fc.uniqueArray(fc.nat(40), { maxLength: 30 })

describe('fused lists', () => {
  test('have every entry of both once, the best first, with its places', () => {
    fc.assert(
      fc.property(list, list, (text, vectors) => {
        const fused = fuse(text, vectors)
        expect(fused.map(({ number }) => number).sort()).toEqual([...new Set([...text, ...vectors])].sort())
        for (const [i, { number, score, textRank, vectorRank }] of fused.entries()) {
          expect(textRank).toBe(text.includes(number) ? text.indexOf(number) + 1 : null)
          expect(vectorRank).toBe(vectors.includes(number) ? vectors.indexOf(number) + 1 : null)
          expect(score).toBeLessThanOrEqual(fused[i - 1]?.score ?? 1)
        }
      }),
    )
  })
  test('keep the order of one list alone', () => {
    fc.assert(
      fc.property(list, (text) => {
        expect(fuse(text, []).map(({ number }) => number)).toEqual(text)
      }),
    )
  })
})

test('what is chosen has room: four passages, two of a page, 1,200 tokens', () => {
  const piece = fc.record({ page: fc.constantFrom('a', 'b', 'c'), tokens: fc.integer({ min: 1, max: 500 }) })
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 20 }), (ranked) => {
      const chosen = choose(ranked)
      expect(chosen.length).toBeLessThanOrEqual(4)
      expect(chosen.reduce((sum, { tokens }) => sum + tokens, 0)).toBeLessThanOrEqual(1_200)
      for (const page of ['a', 'b', 'c']) expect(chosen.filter((one) => one.page === page).length).toBeLessThan(3)
      expect(chosen[0]).toBe(ranked[0])
    }),
  )
})
