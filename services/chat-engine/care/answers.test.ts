import { describe, expect, test } from 'vitest'
import { foldedWords } from '../corpus/words.ts'
import { maxBubbles, splitBubbles } from '../text/bubbles.ts'
import {
  type AnsweredTier,
  answers,
  bubbles,
  checkins,
  dangerTexts,
  disclosures,
  help,
  whomToTurnTo,
} from './answers.ts'
import { chooseAnswer, chooseBubble } from './choose.ts'
import { replacements } from './replacements.ts'
import { saidPatterns } from './saidPatterns.ts'
import { type Category, categories, type Endangered } from './tiers.ts'

const writtenTiers: readonly AnsweredTier[] = ['acute', 'serious', 'check']
const ofEndangered = (tier: 'acute' | 'serious', whom: Endangered) =>
  dangerTexts[tier][whom].map((text) => ({ tier, category: 'danger' as const, text }))
const all = [
  ...writtenTiers.flatMap((tier) =>
    categories.flatMap((category) => answers[tier][category].map((text) => ({ tier, category, text }))),
  ),
  ...(['acute', 'serious'] as const).flatMap((tier) => [
    ...ofEndangered(tier, 'student'),
    ...ofEndangered(tier, 'friend'),
  ]),
]
const of = (tier: AnsweredTier, ...some: Category[]) =>
  all.filter((one) => one.tier === tier && some.includes(one.category))
const replaced = Object.values(replacements).flat()
const spoken = [...all.map(({ text }) => text), ...disclosures, ...replaced, ...checkins, ...bubbles]

/** Beginnings of words that no answer may have, folded. */
const forbidden = {
  secrecy: ['sirrin', 'sirrim', 'sir', 'gizli', 'aramizda', 'saklarim', 'sozum', 'soylemem'],
  argument: ['ama', 'fakat', 'lakin', 'sacma', 'abart', 'aptal', 'bencil', 'sus'],
  methods: ['hap', 'ilac', 'jilet', 'bicak', 'ip', 'kopru', 'atla', 'asmak', 'zehir', 'silah', 'kus', 'cati', 'balkon'],
  study: [
    'ders',
    'sinav',
    'calisma',
    'calismak',
    'deneme',
    'netler',
    'plan',
    'testi',
    'odev',
    'konular',
    'sorular',
    'yks',
    'lgs',
    'puan',
  ],
  weight: ['kilo', 'tarti', 'zayif', 'sisman'],
  feelings: ['uzuldum', 'seviyorum', 'korktum', 'sevindim', 'ozledim'],
}
describe('the hand-written answers', () => {
  test('are six and more of each kind, each once', () => {
    for (const tier of writtenTiers)
      for (const category of categories) expect(answers[tier][category].length).toBeGreaterThanOrEqual(6)
    expect(new Set(spoken).size).toBe(spoken.length)
  })

  test('are four and more where it is known who is in danger', () => {
    for (const byWhom of Object.values(dangerTexts))
      for (const texts of Object.values(byWhom)) expect(texts.length).toBeGreaterThanOrEqual(4)
  })

  test('speak of a friend, or of the student’s own fear and guilt, only where that one is in danger', () => {
    const ofStudent = /senin suçun|suçlu sen|korkman|neredesin/i
    const ofFriend = /\bonun\b|\bonu\b|arkadaş/i
    for (const tier of ['acute', 'serious'] as const) {
      for (const { text } of ofEndangered(tier, 'friend')) expect(text).not.toMatch(ofStudent)
      for (const { text } of ofEndangered(tier, 'student')) expect(text).not.toMatch(ofFriend)
      for (const text of answers[tier].danger) expect(text).not.toMatch(ofStudent)
      // Where anybody may be in danger, a text may say what to do if it is somebody else.
      for (const text of answers[tier].danger.filter((one) => !/başkasıysa/.test(one)))
        expect(text).not.toMatch(ofFriend)
    }
  })

  test('have typographic quotes, one word for what never closes, and no guess of the hour', () => {
    for (const text of [...spoken, whomToTurnTo]) {
      expect(text).not.toMatch(/['"]/)
      expect(text).not.toMatch(/gece gündüz|7\/24|24 saat|bu gece|bu akşam/i)
    }
  })

  test('neither name the parents as the ones to go to, nor promise what a silent line brings', () => {
    for (const text of spoken) {
      expect(text).not.toMatch(/\b(?:annen|baban)\b/i)
      expect(text).not.toMatch(/hattı açık/i)
    }
  })

  test('are four and more in place of each kind of what must not be said', () => {
    for (const texts of Object.values(replacements)) expect(texts.length).toBeGreaterThanOrEqual(4)
    for (const text of replacements.methods) expect(text).toContain('112')
  })

  test('name 112 when acute, and 183 too on abuse', () => {
    for (const { text } of of('acute', ...categories)) expect(text).toContain('112')
    for (const { text } of [...of('acute', 'abuse'), ...of('serious', 'abuse')]) {
      expect(text).toContain('ALO 183')
      expect(text).toContain('112')
    }
    for (const { text } of of('serious', 'self-harm', 'danger')) expect(text).toContain('112')
  })

  test('on abuse name somebody who is not at home', () => {
    for (const { text } of [...of('acute', 'abuse'), ...of('serious', 'abuse')]) {
      expect(text).toMatch(/evde olmayan|evin dışından|rehber öğretmen/i)
      expect(text).not.toMatch(/annen|baban|ailenden/i)
    }
  })

  test('have no forbidden word', () => {
    for (const text of spoken) {
      const words = foldedWords(text)
      for (const [kind, beginnings] of Object.entries(forbidden)) {
        const found = words.filter((word) =>
          beginnings.some((some) => (some.length > 3 ? word.startsWith(some) : word === some)),
        )
        expect(found, `${kind}: ${text}`).toEqual([])
      }
    }
  })

  test('ask once after distress, in six ways and more, with 112 and no word of when that was', () => {
    expect(checkins.length).toBeGreaterThanOrEqual(6)
    for (const text of checkins) {
      expect(text).toContain('112')
      expect(text).toContain('?')
      expect(text).not.toMatch(/dün|annen|baban|ailenden/i)
    }
  })

  test('are short', () => {
    for (const { tier, text } of [...all, ...checkins.map((text) => ({ tier: 'checkin', text }))]) {
      expect(text.length, text).toBeLessThanOrEqual(tier === 'check' ? 130 : 420)
      for (const sentence of text.split(/(?<=[.?!])\s+/))
        expect(foldedWords(sentence).length, sentence).toBeLessThanOrEqual(18)
    }
  })

  test('ask gently, with a question, where it is not clear', () => {
    for (const { text } of of('check', ...categories)) expect(text).toContain('?')
  })

  test('pass what is said to a minor', () => {
    for (const text of spoken) expect(saidPatterns(text), text).toBeNull()
  })

  test('come with whom to call', () => {
    for (const category of categories) {
      expect(help.acute[category].map(({ phone }) => phone)).toContain('112')
      expect(help.serious[category].length).toBeGreaterThan(0)
      expect(help.check[category]).toEqual([])
    }
    for (const tier of ['acute', 'serious'] as const)
      expect(help[tier].abuse.map(({ phone }) => phone).sort()).toEqual(['112', '183'])
  })
})

describe('the bubble that the model’s answer has', () => {
  test('leaves room for the whole answer by hand behind it', () => {
    for (const { text } of all) expect(splitBubbles(`${text}\n\n${disclosures[0]}`).length).toBeLessThan(maxBubbles)
  })

  test('is one, of six and more, and names a person and 112', () => {
    expect(bubbles.length).toBeGreaterThanOrEqual(6)
    for (const text of bubbles) {
      expect(splitBubbles(text)).toEqual([text])
      expect(text).toMatch(/güvendiğin bir yetişkin/i)
      expect(text).toMatch(/112’yi ara/)
    }
  })

  test('is never the last one again', () => {
    const ids = bubbles.map((_text, nth) => `bubble/${nth}`)
    for (const lastId of ids)
      for (const draw of [0, 0.3, 0.6, 1]) expect(chooseBubble(lastId, draw).id).not.toBe(lastId)
    expect(new Set([0, 0.2, 0.4, 0.6, 0.8, 0.99].map((draw) => chooseBubble(null, draw).id))).toEqual(new Set(ids))
  })
})

describe('an answer', () => {
  test.each(['student', 'friend'] as const)('on danger fits who is in it, where that is known: %s', (endangered) => {
    for (const tier of ['acute', 'serious'] as const) {
      const asked = { tier, category: 'danger', endangered, isFirst: false, lastId: `${tier}/danger/0` } as const
      const { id, text } = chooseAnswer({ ...asked, draw: 0 })
      expect(id).toBe(`${tier}/danger-${endangered}/0`)
      expect(dangerTexts[tier][endangered]).toContain(text)
      expect(chooseAnswer({ ...asked, lastId: id, draw: 0 }).id).toBe(`${tier}/danger-${endangered}/1`)
    }
  })

  test('on danger fits both where it is not known who is in it', () => {
    const asked = { tier: 'acute', category: 'danger', isFirst: false, lastId: null } as const
    for (const draw of [0, 0.5, 1]) expect(answers.acute.danger).toContain(chooseAnswer({ ...asked, draw }).text)
  })

  const wanted = { tier: 'acute', category: 'abuse', isFirst: false, lastId: null, draw: 0 } as const

  test('is never the last one again, whatever is drawn', () => {
    for (let last = 0; last < 6; last += 1)
      for (const draw of [0, 0.2, 0.4, 0.6, 0.8, 0.999, 1]) {
        const lastId = `acute/abuse/${last}`
        expect(chooseAnswer({ ...wanted, lastId, draw }).id).not.toBe(lastId)
      }
  })

  test('can be each of the variants', () => {
    const ids = Array.from({ length: 60 }, (_, i) => chooseAnswer({ ...wanted, draw: i / 60 }).id)
    expect(new Set(ids).size).toBe(answers.acute.abuse.length)
  })

  test('says first that a program answers and nobody reads along', () => {
    for (const draw of [0, 0.5, 0.9]) {
      const { text } = chooseAnswer({ ...wanted, isFirst: true, draw })
      expect(text).toMatch(/program/)
      expect(text).toMatch(/okumuyor/)
      expect(chooseAnswer({ ...wanted, draw }).text).not.toMatch(/okumuyor/)
    }
  })
})
