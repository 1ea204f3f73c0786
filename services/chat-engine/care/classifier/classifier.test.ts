import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readSentences } from '../labelled.ts'
import { classifierOf, openClassifier, readWeights, thresholdAt, weightsFile } from './classifier.ts'
import { piecesOf } from './pieces.ts'
import { figuresOf, printed, trainingVersion } from './train.ts'

const weights = readWeights()
const suspect = (text: string) => classifierOf(weights).hear(text).suspicion

describe('the weights', () => {
  test('are of the data and the settings that ship', async () => {
    expect(weights.version).toBe(await trainingVersion())
  })

  test('give the figures that stand with them', async () => {
    expect(figuresOf(weights, await readSentences('training'))).toEqual(weights.figures)
  })

  test('are one file of at most 2 MB, as the training prints it', () => {
    expect(statSync(weightsFile).size).toBeLessThanOrEqual(2_000_000)
    expect(printed(weights)).toBe(readFileSync(weightsFile, 'utf8'))
  })

  test.each([
    ['missing', null],
    ['no JSON', '{'],
    ['without weights', '{"version": "0"}'],
    ['cut short', JSON.stringify({ ...JSON.parse(printed(weights)), distress: { bias: 0, unit: 1, weights: 'AAAA' } })],
  ])('that are %s are named by their file', (_, text) => {
    const file = join(mkdtempSync(join(tmpdir(), 'weights-')), 'weights.json')
    if (text !== null) writeFileSync(file, text)
    expect(() => openClassifier(file)).toThrow(`${file} is missing or malformed`)
  })
})

describe('a message', () => {
  test.each([
    ['artık hiçbir şeyin anlamı yok yaşamak istemiyorum', 'serious'],
    ['bugün türev sorularını çözdüm yarın integrale geçiyorum', 'none'],
  ])('%s: is suspected as it should be', (text, tier) => expect(suspect(text).tier).toBe(tier))

  test('of distress within a long question is seen', () => {
    const question = 'Bugün denemede paragraf sorularını yine yetiştiremedim hocam. '.repeat(6)
    expect(suspect(question).tier).toBe('none')
    expect(suspect(`${question}Ölmek istiyorum, yaşamak istemiyorum. ${question}`).tier).not.toBe('none')
  })

  test('without words says nothing', () => {
    for (const text of ['', ' \n', '💔💔', '...', '\ud800'])
      expect(suspect(text)).toEqual({ tier: 'none', category: null })
  })

  test('of any text is never more than serious, and its pieces grow with its length alone', () => {
    const words = ['kendimi', 'öldürcem', 'bu gece', 'ö.', '\u0301', '🙂', '\n', "'"]
    const texts = fc.array(fc.oneof(fc.constantFrom(...words), fc.string()), { maxLength: 60 })
    fc.assert(
      fc.property(texts, (some) => {
        const text = some.join(' ')
        expect(['none', 'check', 'serious']).toContain(suspect(text).tier)
        expect(piecesOf(text).flat().length).toBeLessThanOrEqual(3 * text.length)
      }),
      { numRuns: 100 },
    )
  })
})

test('the thresholds rise with the number of pieces', () => {
  const { loose, second } = weights
  for (const threshold of [loose, second]) expect(thresholdAt(threshold, 10)).toBeGreaterThan(thresholdAt(threshold, 1))
  for (const pieces of [1, 5, 20, 100]) expect(thresholdAt(second, pieces)).toBeGreaterThan(thresholdAt(loose, pieces))
})
