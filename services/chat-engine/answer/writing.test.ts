import type { Source } from '@yoldas/contracts/chat'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Passage } from '../corpus/passage.ts'
import { maxCharacters } from '../text/bubbles.ts'
import { openGiven } from '../text/citations.ts'
import type { Hint } from '../text/marks.ts'
import { openWriting } from './writing.ts'

const passage = (id: string, page = id, url: string | null = null): Passage => ({
  ...{ id, page, title: page.toUpperCase(), url, year: null, text: 'metin', score: 1, textRank: 1, vectorRank: null },
})
/** `k1` to `k4`; the second and the third are of one page. */
const passages = [
  passage('uyku'),
  passage('net-1', 'net'),
  passage('net-2', 'net'),
  passage('plan', 'plan', 'https://a.b'),
]

const unwatched = {
  onConcern: () => {},
  onHint: () => {},
  onUnsaid: () => {
    throw new Error('nothing of it must not be said')
  },
}

/** What is stored of these answers of the model, and the citations that were shown on the way. */
function write(...answers: ReadonlyArray<readonly string[]>) {
  const given = openGiven()
  given.label(passages)
  const shown: Array<[bubble: number, ...ids: string[]]> = []
  const cite = (bubble: number, sources: readonly Source[]) => void shown.push([bubble, ...sources.map(({ id }) => id)])
  using writing = openWriting({ bubbleId: String, write: () => {}, cite }, given, unwatched)
  for (const [nth, pieces] of answers.entries()) {
    if (nth > 0) writing.split()
    for (const piece of pieces) writing.push(piece)
  }
  const bubbles = writing.end()
  return { bubbles, shown, cited: bubbles.map(({ text, sources = [] }) => [text, ...sources.map(({ id }) => id)]) }
}

describe('what a bubble cites', () => {
  test.each<[name: string, text: string, ...cited: string[][]]>([
    ['is what is marked in it', 'Uyu. ⟨k1⟩\n\nPlan yap ⟨k4⟩.', ['Uyu.', 'uyku'], ['Plan yap.', 'plan']],
    ['is nothing without a mark', 'Uyku, Net, Plan, k1', ['Uyku, Net, Plan, k1']],
    ['is a page once, by the first of its passages', 'Say ⟨k3⟩ ve tart ⟨k2⟩⟨k3⟩.', ['Say ve tart.', 'net-2']],
    ['is what several labels in one mark name', 'Uyu ⟨k1, K4⟩.', ['Uyu.', 'uyku', 'plan']],
    ['is nothing that was not given', 'Uyu ⟨k5⟩ ⟨k0⟩ ⟨k01⟩ ⟨k99, k1⟩.', ['Uyu.', 'uyku']],
    ['is marked at its end, also when the line is over', 'Uyu.\n⟨k1⟩\n\nPlan yap.', ['Uyu.', 'uyku'], ['Plan yap.']],
    ['may be marked at its beginning', 'Uyu.\n\n⟨k4⟩ Plan yap.', ['Uyu.'], ['Plan yap.', 'plan']],
    ['may be marked after it, in a paragraph of marks', 'Uyu.\n\n⟨k1⟩\n\nPlan.', ['Uyu.', 'uyku'], ['Plan.']],
    ['may be marked after all', 'Uyu.\n\nPlan yap.\n\n⟨k4⟩', ['Uyu.'], ['Plan yap.', 'plan']],
    ['may be marked before all', '⟨k1⟩\n\nUyu.\n\nPlan yap.', ['Uyu.', 'uyku'], ['Plan yap.']],
    ['is marked in the bubble, not in the paragraph', '- bir ⟨k1⟩\n\n- iki ⟨k4⟩', ['- bir\n\n- iki', 'uyku', 'plan']],
  ])('%s', (_name, text, ...cited) => {
    expect(write([text]).cited).toEqual(cited)
  })

  test('does not depend on how the answer was cut into pieces', () => {
    const part = fc.constantFrom('⟨k1⟩', '⟨k2⟩', '⟨k4⟩', ' ', '\n', '\n\n', 'Uyu.', 'Plan', '👍', '- ', '⟨')
    fc.assert(
      fc.property(fc.array(part, { maxLength: 20 }), (parts) => {
        const text = parts.join('')
        expect(write([...text].flatMap((character) => character.split(''))).cited).toEqual(write([text]).cited)
      }),
      { numRuns: 500 },
    )
  })

  test('has the title and the address of the corpus', () => {
    expect(write(['Plan ⟨k4⟩ uyku ⟨k1⟩']).bubbles[0]?.sources).toEqual([
      { id: 'plan', title: 'PLAN', url: 'https://a.b' },
      { id: 'uyku', title: 'UYKU' },
    ])
  })

  test('is marked in each answer of the model by itself', () => {
    expect(write(['Bakayım ⟨k1⟩'], ['⟨k4⟩ Plan yap.']).cited).toEqual([
      ['Bakayım', 'uyku'],
      ['Plan yap.', 'plan'],
    ])
  })

  test('is shown whenever it changes, and only then', () => {
    const { shown } = write(['Uyu ⟨k1⟩. Erken ⟨k1⟩. Plan ⟨k4⟩.\n\nSay ⟨k2⟩. ⟨k3⟩ ⟨k9⟩'])
    expect(shown).toEqual([
      [0, 'uyku'],
      [0, 'uyku', 'plan'],
      [1, 'net-1'],
    ])
  })

  test('is nothing of what is cut off, and what was shown of it is taken back', () => {
    const sentence = 'Uyu. '
    const kept = sentence.repeat(maxCharacters / sentence.length - 4)
    const { cited, shown } = write([`Uyu ⟨k1⟩. ${kept}`, 'Bu cümle ⟨k4⟩ bitmez', ' ve sürer ⟨k2⟩'.repeat(200)])
    expect(cited.map(([, ...ids]) => ids)).toEqual([['uyku']])
    expect(shown).toEqual([
      [0, 'uyku'],
      [0, 'uyku', 'plan'],
      [0, 'uyku'],
    ])
  })
})

test('a passage keeps its label when it is found again, and labels go on', () => {
  const given = openGiven()
  const labels = (...found: Passage[]) => given.label(found).map(({ label, passage: { id } }) => `${label} ${id}`)
  expect(labels(passage('a'), passage('b'))).toEqual(['k1 a', 'k2 b'])
  expect(labels(passage('c'), passage('a'))).toEqual(['k3 c', 'k1 a'])
  expect(given.named('k1,K3 , k4').map(({ id }) => id)).toEqual(['a', 'c'])
})

describe('the mark of a hint', () => {
  const hinted = '⟨ipucu:yeni⟩ Payı çarpanlarına ayır ⟨k1⟩.'
  const noted = (...pieces: string[]) => {
    const [given, hints, shown]: [ReturnType<typeof openGiven>, Hint[], string[]] = [openGiven(), [], []]
    given.label(passages)
    const live = {
      bubbleId: String,
      cite: () => {},
      write: (chunks: readonly { delta: string }[]) => void shown.push(...chunks.map(({ delta }) => delta)),
    }
    using writing = openWriting(live, given, { ...unwatched, onHint: (hint) => hints.push(hint) })
    for (const piece of pieces) writing.push(piece)
    const bubbles = writing.end().map(({ text, sources = [] }) => [text, ...sources.map(({ id }) => id)])
    return { hints, bubbles, shown: shown.join('') }
  }

  test('is noted once, shown to nobody and cites nothing, wherever the answer was cut', () => {
    for (let at = 0; at <= hinted.length; at += 1)
      expect(noted(hinted.slice(0, at), hinted.slice(at))).toEqual({
        hints: ['new'],
        bubbles: [['Payı çarpanlarına ayır.', 'uyku']],
        shown: 'Payı çarpanlarına ayır.',
      })
  })

  test('alone leaves an answer without text', () =>
    expect(noted('⟨ipucu⟩')).toEqual({ hints: ['same'], bubbles: [], shown: '' }))
})
