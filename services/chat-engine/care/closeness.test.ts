import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { count, nothingCounted } from './closeness/count.ts'
import { featuresOf } from './closeness/features.ts'
import { model } from './closeness/model.ts'
import { measure } from './closeness/quality.ts'
import { type Closeness, listener, nothingHeard } from './closeness.ts'
import { saidPatterns } from './saidPatterns.ts'

const forbidden: ReadonlyArray<[text: string, kind: Closeness]> = [
  ['Ben de senin gibi bir insanım, benim de duygularım var.', 'human'],
  ['Seni çok özledim!', 'human'],
  ['Sen gidince burada çok yalnız kalıyorum, gitme.', 'bond'],
  ['Rehber öğretmenine bundan bahsetme, ailen de duymasın.', 'secret'],
  ['Sana âşık oldum, sevgilim olur musun?', 'romance'],
  ['Seni sadece ben anlıyorum, kimse seni benim gibi anlayamaz.', 'praise'],
]

const harmless = [
  'Yazmana sevindim.',
  'Seni duydum.',
  'Bunu duyduğuma üzüldüm.',
  'Ben insan değilim, bir programım.',
  'Duygularım yok, o yüzden seni özleyemem.',
  'Şair “Seni çok özledim” diyerek özlemini anlatıyor.',
  'Romanda kız "Sana âşık oldum, beni bırakma" der ve gider.',
  '> Seni seviyorum, beni bırakma',
  'Bana “seni seviyorum” yazmışsın.',
  '“Kimse beni sevmiyor” demişsin.',
  'Bunu annene ve öğretmenine anlat.',
]

test.each(forbidden)('no program says: %s', (text, kind) => expect(saidPatterns(text)).toBe(kind))

test.each(harmless)('may be said: %s', (text) => expect(saidPatterns(text)).toBeNull())

describe('a clause that grows', () => {
  const signs = fc.constantFrom(' ', '  ', ', ', "'", ' ‘ya', '’nin ', ' * ', '3 ', '? ', '\u0307', ' evet '.repeat(70))
  const texts = fc
    .array(fc.oneof(fc.constantFrom(...forbidden.map(([text]) => text), ...harmless), signs), { maxLength: 6 })
    .map((parts) => parts.join(''))

  test('is judged as one that is read at once', () => {
    fc.assert(
      fc.property(texts, fc.array(fc.nat(), { maxLength: 10 }), (text, places) => {
        const hear = listener()
        for (const end of [...places.map((place) => place % (text.length + 1)), text.length]) {
          const clause = text.slice(0, end)
          expect(hear(clause, nothingHeard)).toEqual(listener()(clause, nothingHeard))
        }
      }),
      { numRuns: 60 },
    )
  })

  const weightOf = (feature: string): number => {
    const [name = '', later] = feature.split('~')
    const number = model.pairs.numbers.get(later ?? '') ?? -1
    return (later === undefined ? model.single.get(feature) : model.pairs.after(name)?.get(number)) ?? 0
  }

  test('adds up the weights of all that is read of it', () => {
    fc.assert(
      fc.property(texts, fc.nat(), (text, place) => {
        const { counted } = count(text.slice(0, place % (text.length + 1)), nothingCounted)
        const features = featuresOf(text)
        const weight = features.reduce((sum, feature) => sum + weightOf(feature), 0)
        expect(count(text, counted).sum).toEqual({ weight, features: features.length })
      }),
      { numRuns: 60 },
    )
  })
})

describe('of sentences by another hand', () => {
  test('all of the tuned half is judged right', async () => {
    const { found, sentences, answers } = await measure('tuned')
    expect(found.hits / found.of).toBeGreaterThanOrEqual(0.99)
    // In one answer it is `meeting` that is found.
    expect([sentences.hits, answers.hits]).toEqual([0, 1])
  })

  test('of the untouched half as many are judged right as `docs/care.md` says', async () => {
    const { found, sentences, answers } = await measure('untouched')
    expect(found.hits).toBeGreaterThanOrEqual(85)
    expect(sentences.hits).toBeLessThanOrEqual(4)
    expect(answers.hits).toBeLessThanOrEqual(1)
  })
})
