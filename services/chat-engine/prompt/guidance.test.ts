import { describe, expect, test } from 'vitest'
import { asksForSolution, countHints, guidanceOf } from './guidance.ts'

describe('a student asks for the solution', () => {
  test.each([
    'Çözümü göster',
    'çözümü göster',
    'ÇÖZÜMÜ GÖSTER!',
    'cozumu goster',
    'COZUMU GOSTER',
    'Cözümu göster lütfen',
    'olmadı ya, çözümünü göster artık',
    'Çözümü bana gösterir misin?',
    'cozumu gosterirmisin',
    'çözümü\ngöstersene',
  ])('by %j', (message) => expect(asksForSolution(message)).toBe(true))

  test.each([
    '',
    'Çözümü göstermeden bir ipucu ver',
    'çözümü gösterme, kendim bulacağım',
    'çözüm gösterimi',
    'Bu soruyu çöz',
    'çözümü anladım, şimdi grafiği göster',
    'göster çözümü mü',
  ])('not by %j', (message) => expect(asksForSolution(message)).toBe(false))
})

describe('how a question is answered', () => {
  test.each([
    ['guide', 'Bu soru nasıl çözülür?', 0, 'guide'],
    ['guide', 'Olmadı', 1, 'guide'],
    ['guide', 'Olmadı', 2, 'solutionDue'],
    ['guide', 'Olmadı', 5, 'solutionDue'],
    ['guide', 'Çözümü göster', 0, 'solutionWanted'],
    ['guide', 'Çözümü göster', 2, 'solutionWanted'],
    ['direct', 'Bu soru nasıl çözülür?', 0, 'direct'],
    ['direct', 'Olmadı', 2, 'direct'],
    ['direct', 'cozumu goster', 0, 'solutionWanted'],
  ] as const)('in the style %s, to %j, after %d hints: %s', (style, message, earlier, way) => {
    expect(guidanceOf(style, message, earlier)).toBe(way)
  })
})

test.each([
  ['no hint after none', null, 0, 0],
  ['no hint after two', null, 2, 0],
  ['a first hint', 'same', 0, 1],
  ['a second hint', 'same', 1, 2],
  ['a hint after the second', 'same', 2, 3],
  ['a hint on a new question', 'new', 0, 1],
  ['a hint on a new question after two on another', 'new', 2, 1],
] as const)('%s is counted so', (_name, hint, earlier, count) => expect(countHints(hint, earlier)).toBe(count))
