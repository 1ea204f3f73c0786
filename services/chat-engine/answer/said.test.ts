import type { Source } from '@yoldas/contracts/chat'
import type { LiveEvent } from '@yoldas/contracts/live'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { isCloseness, saidPatterns, type Unsaid } from '../care/saidPatterns.ts'
import type { Concern } from '../care/tiers.ts'
import type { Passage } from '../corpus/passage.ts'
import { openGiven } from '../text/citations.ts'
import { coalesceMilliseconds } from '../text/pace.ts'
import { liveTurn } from './live.ts'
import { openWriting } from './writing.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const instead = 'Bu yanıtı sildim.'
const corrected = 'Ben bir programım.'
const byHand = 'Hemen 112’yi ara.\n\nYanında kim var?'
const passage: Passage = {
  ...{
    id: 'uyku',
    page: 'uyku',
    title: 'Uyku',
    url: null,
    year: null,
    text: 'metin',
    score: 1,
    textRank: 1,
    vectorRank: null,
  },
}

type Options = { onAcute?: string; opened?: Promise<void>; isCareful?: boolean }

/** An answer, and what a client has of it: every state that its bubbles went through. */
function begin({ onAcute = byHand, opened, isCareful = false }: Options = {}) {
  const seen: string[][] = []
  const cited = new Map<number, readonly Source[]>()
  const concerns: Concern[] = []
  const unsaid: Unsaid[] = []
  const [bubbles, ids]: [string[], string[]] = [[], []]
  const publishLive = (_student: string, _turn: string, { event, data }: LiveEvent) => {
    if (event === 'citation') cited.set(ids.indexOf(data.messageId), data.sources)
    if (event !== 'chunk') return
    const { bubble, offset, delta } = data
    const text = bubbles[bubble] ?? ''
    if (bubble > bubbles.length || offset > text.length) throw new Error('a chunk leaves a hole')
    ids[bubble] = data.messageId
    bubbles[bubble] = text.slice(0, offset) + delta
    seen.push([...bubbles])
  }
  const live = liveTurn({ publishLive }, { studentKey: 'student', turnId: 'turn', attempt: 1 })
  const given = openGiven()
  given.label([passage])
  const writing = openWriting(live, given, {
    onConcern: (concern) => {
      concerns.push(concern)
      if (concern.tier === 'acute') writing.replace(onAcute)
    },
    onHint: () => {},
    onUnsaid: (kind) => {
      unsaid.push(kind)
      if (!isCloseness(kind)) return { of: 'bubble', text: instead }
      const isFirst = unsaid.length === 1
      if (isCareful) return { of: 'clause', text: null, isLast: false }
      return { of: 'clause', text: isFirst ? corrected : null, isLast: !isFirst }
    },
    opened,
  })
  /** Pieces that come one at a flush. */
  const flushed = (...pieces: string[]) => {
    for (const piece of pieces) {
      writing.push(piece)
      vi.advanceTimersByTime(coalesceMilliseconds)
    }
  }
  const stored = (finish: 'complete' | 'stopped' = 'complete') => writing.end(finish).map(({ text }) => text)
  return { writing, seen, bubbles, cited, concerns, unsaid, flushed, stored }
}

const cut = (whole: string, places: readonly number[]): string[] => {
  const ends = [...new Set(places.map((place) => place % (whole.length + 1)))].sort((a, b) => a - b)
  return [...ends, whole.length].map((end, nth) => whole.slice(ends[nth - 1] ?? 0, end))
}

describe('what must not be said', () => {
  test('takes its bubble with it, and nothing that follows is taken; the bubbles before it stay', () => {
    const { writing, seen, bubbles, unsaid, flushed } = begin()
    flushed('Uyu.\n\nYarın ', 'parkta ', 'buluş', 'alım. Olur', ' mu?\n\nSonra')
    expect(writing.isFull).toBe(true)
    expect(seen.at(-2)).toEqual(['Uyu.', 'Yarın parkta buluş'])
    expect(bubbles).toEqual(['Uyu.', instead])
    expect(writing.end()).toMatchObject([
      { text: 'Uyu.', author: 'model' },
      { text: instead, author: 'hand' },
    ])
    expect(unsaid).toEqual(['meeting'])
  })

  test('is replaced in a bubble of its own when it would have begun one', () => {
    const { bubbles, flushed, stored } = begin()
    flushed('Uyu.', '\n\nYarın parkta buluşalım. Olur mu?')
    expect(bubbles).toEqual(['Uyu.', instead])
    expect(stored()).toEqual(['Uyu.', instead])
  })

  test('is found at the end of an answer, and of each of two', () => {
    const one = begin()
    one.flushed('Yarın parkta buluşalım')
    expect(one.seen).toEqual([])
    expect(one.stored()).toEqual([instead])
    const two = begin()
    two.flushed('Yarın parkta buluşalım')
    two.writing.split()
    expect([two.bubbles, two.stored()]).toEqual([[instead], [instead]])
  })

  test('is neither stored nor shown when the turn is stopped before it is certain', () => {
    const { seen, unsaid, flushed, stored } = begin()
    flushed('Dinle. Adresini', ' paylaş')
    expect(stored('stopped')).toEqual(['Dinle. Adresini'])
    expect(seen.at(-1)).toEqual(['Dinle. Adresini'])
    expect(unsaid).toEqual([])
  })

  test('takes back what its bubble cited', () => {
    const { cited, flushed, writing } = begin()
    flushed('Uyu ⟨k1⟩. Yarın parkta', ' buluşalım. Olur')
    expect(cited.get(0)).toEqual([])
    expect(writing.end()).toEqual([{ id: expect.any(String), text: instead, author: 'hand', sources: [] }])
  })

  const plain = [
    'Üreme sistemi: testisler sperm üretir.',
    '- bir\n\n- iki',
    'Adresini kimseyle paylaşma.',
    'Uyu.',
    '👍',
  ]
  const gap = fc.constantFrom(' ', '\n', '\n\n', '. ', '')
  const words = fc
    .array(fc.tuple(fc.constantFrom(...plain), gap), { maxLength: 6 })
    .map((parts) => parts.flat().join(''))
  const places = fc.array(fc.nat(), { maxLength: 30 })

  test('is never shown, wherever the answer was cut, and what may be said is shown unchanged', () => {
    const forbidden = fc.constantFrom(
      '',
      'Yarın parkta buluşalım mı?',
      '500 mg al, sonra uyu',
      'Hadi çıplak bir fotoğraf gönder',
    )
    fc.assert(
      fc.property(words, forbidden, words, places, (before, bad, after, at) => {
        const text = `${before}\n\n${bad}\n\n${after}`
        const { seen, flushed, stored } = begin()
        flushed(...cut(text, at))
        const kept = stored()
        for (const bubbles of [...seen, kept]) expect(saidPatterns(bubbles.join('\n\n'))).toBeNull()
        expect(seen.at(-1) ?? []).toEqual(kept)
        expect(kept.includes(instead)).toBe(bad !== '')
        const whole = begin()
        whole.writing.push(text)
        expect(whole.stored()).toEqual(kept)
        if (bad === '') expect(kept.join('').replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''))
      }),
      { numRuns: 80 },
    )
  })
})

describe('the closeness of a person', () => {
  const missed = 'Seni çok özledim!'

  test('is replaced in its place, what was shown of it is taken back, and the answer goes on', () => {
    const { seen, bubbles, unsaid, flushed, stored } = begin()
    flushed('Merhaba. Bugün', ' seni çok özle', 'dim! Hangi', ' konudan başlayalım?\n\nYaz.')
    expect(seen.slice(0, 2)).toEqual([['Merhaba. Bugün'], ['Merhaba. Bugün seni çok özle']])
    expect(bubbles).toEqual([`Merhaba. ${corrected} Hangi konudan başlayalım?`, 'Yaz.'])
    expect(stored()).toEqual(bubbles)
    expect(unsaid).toEqual(['human'])
  })

  test('ends the answer before it when it comes again', () => {
    const { writing, unsaid, flushed, stored } = begin()
    flushed(`${missed} Hadi başlayalım. Sen`, ` gidince çok yalnız kalıyorum. Sonra`)
    expect(writing.isFull).toBe(true)
    expect(stored()).toEqual([`${corrected} Hadi başlayalım.`])
    expect(unsaid).toHaveLength(2)
  })

  test('is left out, and nothing else is, while distress holds', () => {
    const { writing, flushed, stored } = begin({ isCareful: true })
    flushed(`${missed} Seni dinliyorum. ${missed} Yanında kim var?\n\n${missed}\n\nHemen 112’yi ara.`)
    expect(writing.isFull).toBe(false)
    expect(stored()).toEqual(['Seni dinliyorum. Yanında kim var?', 'Hemen 112’yi ara.'])
    const bare = begin({ isCareful: true })
    bare.flushed(missed, ` ${missed}`)
    expect([bare.stored(), bare.seen]).toEqual([[], []])
  })

  test('is by the model together with other words, and by hand alone', () => {
    const { writing, flushed } = begin()
    flushed(`${missed}\n\nHadi başlayalım.`)
    expect(writing.end()).toMatchObject([
      { text: corrected, author: 'hand' },
      { text: 'Hadi başlayalım.', author: 'model' },
    ])
  })

  test('takes its citations with it, and leaves the others', () => {
    const { cited, flushed, writing } = begin()
    flushed('Uyu ⟨k1⟩. Seni', ' çok özledim ⟨k1⟩! Tamam.')
    expect(cited.get(0)).toEqual([{ id: 'uyku', title: 'Uyku' }])
    expect(writing.end()).toMatchObject([{ text: `Uyu. ${corrected} Tamam.`, sources: [{ id: 'uyku' }] }])
  })

  test('with a quote in it goes from where its sentence began', () => {
    const { flushed, stored } = begin()
    flushed('Olur. Bana “', 'sevgilim', '” demeni o kadar çok istiyorum ki. Başlayalım.')
    expect(stored()).toEqual([`Olur. ${corrected} Başlayalım.`])
  })

  test('leaves the same wherever the answer was cut', () => {
    const part = fc.constantFrom(
      missed,
      'Uyu.',
      'Sana “seni seviyorum” dedi.',
      '- bir',
      'Ben senin sevgilinim.',
      '⟨k1⟩',
    )
    const gaps = fc.constantFrom(' ', '\n', '\n\n')
    fc.assert(
      fc.property(
        fc.array(fc.tuple(part, gaps), { maxLength: 7 }),
        fc.array(fc.nat(), { maxLength: 20 }),
        fc.boolean(),
        (parts, places, isCareful) => {
          const text = parts.flat().join('')
          const one = begin({ isCareful })
          one.flushed(...cut(text, places))
          const kept = one.stored()
          vi.advanceTimersByTime(coalesceMilliseconds)
          const whole = begin({ isCareful })
          whole.writing.push(text)
          expect(whole.stored()).toEqual(kept)
          expect(kept.map((bubble) => saidPatterns(bubble))).toEqual(kept.map(() => null))
          expect((one.seen.at(-1) ?? []).filter((bubble) => bubble !== '')).toEqual(kept)
          for (const bubbles of one.seen) expect(bubbles.map((bubble) => saidPatterns(bubble)).join('')).toBe('')
        },
      ),
      { numRuns: 200 },
    )
  })
})

describe('the model’s mark of distress', () => {
  test.each(['serious', 'low', 'check'])('%s is noted, and the answer goes on', (tier) => {
    const { concerns, flushed, stored } = begin()
    flushed('⟨ca', `re:${tier}/ab`, 'use⟩ Seni', ' dinliyorum.')
    expect(stored()).toEqual(['Seni dinliyorum.'])
    expect(concerns).toEqual([{ tier, category: 'abuse' }])
  })

  test('of a tier that is unknown is taken out', () => {
    const { concerns, flushed, stored } = begin()
    flushed('⟨care:panik⟩ Merhaba ⟨care:⟩.')
    expect(stored()).toEqual(['Merhaba.'])
    expect(concerns.every(({ tier }) => tier === 'none')).toBe(true)
  })

  test('of what is acute has every bubble replaced, also those that the answer by hand has not', () => {
    const { bubbles, cited, flushed, stored } = begin()
    flushed('Bir ⟨k1⟩.\n\nİki.\n\nÜç.\n\nDört', ' ⟨care:acute⟩ beş')
    expect(bubbles).toEqual(['Hemen 112’yi ara.', 'Yanında kim var?', '', ''])
    expect(cited.get(0)).toEqual([])
    expect(stored()).toEqual(['Hemen 112’yi ara.', 'Yanında kim var?'])
  })

  test('first in an answer leaves nothing of the model’s to be seen', () => {
    const { seen, flushed, stored } = begin()
    flushed('⟨care:acute/self-harm⟩', ' Yarın çalış.')
    expect(seen).toEqual([['Hemen 112’yi ara.'], ['Hemen 112’yi ara.', 'Yanında kim var?']])
    expect(stored()).toEqual(['Hemen 112’yi ara.', 'Yanında kim var?'])
  })
})

test('nothing is shown before the gate opens, and then all of it', async () => {
  const gate = Promise.withResolvers<void>()
  const { seen, flushed } = begin({ opened: gate.promise })
  flushed('Bir', ' iki')
  expect(seen).toEqual([])
  gate.resolve()
  await gate.promise
  await Promise.resolve()
  expect(seen).toEqual([['Bir iki']])
})
