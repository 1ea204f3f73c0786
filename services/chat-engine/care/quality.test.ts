import { expect, test } from 'vitest'
import { judge, parseLabelled, qualityTable, rateOf } from './quality.ts'

test('a rate has the interval of Wilson', () => {
  const { low, high } = rateOf(8, 10)
  expect(low).toBeCloseTo(0.4902, 3)
  expect(high).toBeCloseTo(0.9433, 3)
  expect(rateOf(0, 600)).toMatchObject({ low: 0 })
  expect(rateOf(0, 0)).toMatchObject({ low: 0, high: 1 })
})

test('a malformed line is named by its number, not by its words', () => {
  expect(() => parseLabelled('none\t-\tmerhaba\nacute\t-\tgizli söz')).toThrow(/^line 2 is not a labelled sentence$/)
  expect(() => parseLabelled('none\tother\tmerhaba')).toThrow(/line 1/)
})

test('the table has figures and no sentence', () => {
  const table = qualityTable('untouched', judge(parseLabelled('none\t-\tmerhaba\nacute\tself-harm\tkendimi öldürcem')))
  expect(table).toMatch(/acute +all +1 +1\.000 \(0\.\d+–1\.000\) 1\/1/)
  expect(table).not.toMatch(/merhaba|öldür/)
})
