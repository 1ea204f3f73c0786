import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { nearDuplicates } from '../../test/nearDuplicates.ts'
import { readOffTopic, readQuestions } from '../quality/questions.ts'
import { readWeights, soundsOnTopic, weightsFile } from './topic.ts'
import { readMessages, sorts, train } from './train.ts'

describe('the weights', () => {
  test('are what the training gives', async () => {
    expect((await train()) === readFileSync(weightsFile, 'utf8'), 'npm run corpus -- train writes them anew').toBe(true)
  })

  test.each([
    ['missing', null],
    ['no JSON', '{'],
    ['cut short', '{"bias": 0, "unit": 1, "weights": "AAAA"}'],
  ])('that are %s are named by their file', (_, text) => {
    const file = join(mkdtempSync(join(tmpdir(), 'weights-')), 'weights.json')
    if (text !== null) writeFileSync(file, text)
    expect(() => readWeights(file)).toThrow(`${file} is missing or malformed`)
  })
})

test('no message that it is trained with is nearly one by which the floor is chosen or judged, or another one', async () => {
  const judging = [...(await readQuestions()).map(({ question }) => question), ...(await readOffTopic())]
  const training = (await Promise.all(sorts.map(readMessages))).flat()
  const alike = nearDuplicates([...judging, ...training])
  expect(alike.filter(([, later]) => later >= judging.length)).toEqual([])
})

test.each([
  ['Haftalık planı tutturamıyorum, ne yapmalıyım?', 'akşam maçı hangi kanal veriyor'],
  ['OBP NASIL HESAPLANIYOR', 'NEREYE TATİLE GİTSEK'],
  ['bi de turev formullerini ezberleyemiyom', 'canim cok sikiliyo film oner'],
])('“%s” sounds like studying, “%s” does not', (studying, other) => {
  expect(soundsOnTopic(studying)).toBeGreaterThan(1)
  expect(soundsOnTopic(other)).toBeLessThan(-1)
})
