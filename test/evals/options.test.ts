import { expect, test } from 'vitest'
import { EvalsConfig, readArguments } from './options.ts'

test.each<[string[], string]>([
  [[], 'there are no scenarios called ""'],
  [['toString'], 'there are no scenarios called "toString"'],
  [['all', 'tutor'], 'there is nothing to do with "tutor"'],
  [['all', '--judges', 'x'], "Unknown option '--judges'"],
  [['all', '--repeat', '0'], '--repeat "0": expected a whole number from 1 to 100'],
  [['judge'], '--judge is missing'],
  [['--compare', 'a.json'], '--compare takes two files'],
])('%j is refused with what is wrong', (args, wrong) => {
  expect(() => readArguments(args)).toThrow(wrong)
})

test('a price of the prompt needs that of the completion', () => {
  const wrong = 'set it and MODEL_COMPLETION_PRICE, or neither'
  expect(EvalsConfig.safeParse({ MODEL_PROMPT_PRICE: '1' }).error?.issues[0]?.message).toContain(wrong)
})
