import { expect, test } from 'vitest'
import { parseConversations, parseSentences } from './labelled.ts'
import { judge, qualityTable, rateOf } from './quality.ts'

test('a rate has the interval of Wilson', () => {
  const { low, high } = rateOf(8, 10)
  expect(low).toBeCloseTo(0.4902, 3)
  expect(high).toBeCloseTo(0.9433, 3)
  expect(rateOf(0, 600)).toMatchObject({ low: 0 })
  expect(rateOf(0, 0)).toMatchObject({ low: 0, high: 1 })
})

test('a malformed line is named by its number, not by its words', () => {
  const [ordinary, wrong] = ['none\t-\tplain\t-\ta\t0\tmerhaba', 'acute\t-\tplain\tself\ta\t0\tgizli söz']
  expect(() => parseSentences(`${ordinary}\n${wrong}`)).toThrow(/^line 2 is not as the README says$/)
  expect(() => parseSentences('none\t-\tplain\t-\ta\t0')).toThrow(/line 1/)
  expect(() => parseConversations('a1\t0\tordinary\t-\t-\na1\t2\tnone\t-\tgizli söz')).toThrow(/^line 2 does not/)
})

test('the table has figures and no sentence', () => {
  const sentences = 'none\t-\tplain\t-\ta\t0\tmerhaba\nacute\tself-harm\tdirect\tself\ta\t0\tkendimi öldürcem'
  const table = qualityTable('heldOut', judge(parseSentences(sentences)))
  expect(table).toMatch(/acute +all +1 +1\.000 \(0\.\d+–1\.000\) 1\/1/)
  expect(table).not.toMatch(/merhaba|öldür/)
})
