import { expect, test } from 'vitest'
import { countedTokens, parseDirectives, tokensOf } from './directives.ts'

test('lines without a directive are the text, and !! stands for a !', () => {
  const { text, answer, steps, unclear } = parseDirectives('Merhaba\n!!say bu bir metin\nson')
  expect(text).toBe('Merhaba\n!say bu bir metin\nson')
  expect({ answer, steps, unclear }).toEqual({ answer: undefined, steps: [], unclear: [] })
})

test('!say lines are joined by newlines and keep their blanks', () => {
  expect(parseDirectives('!say bir\\n\\niki \n!say  üç').answer?.join('')).toBe('bir\n\niki \n üç')
  expect(parseDirectives('!say').answer).toEqual([])
})

test('!tokens makes as many tokens as it says', () => {
  expect(parseDirectives('!tokens 3').answer).toEqual(['kelime1 ', 'kelime2 ', 'kelime3 '])
  expect(countedTokens(0)).toEqual([])
})

test('tool calls stand in one step until !step, and endings belong to their step', () => {
  const { steps } = parseDirectives('!tool a {"x":1}\n!tool b\n!step\n!tool c {oops\n!step\n!fail 503')
  expect(steps).toEqual([
    {
      calls: [
        { name: 'a', arguments: '{"x":1}' },
        { name: 'b', arguments: '{}' },
      ],
      ending: undefined,
    },
    { calls: [{ name: 'c', arguments: '{oops' }], ending: undefined },
    { calls: [], ending: { kind: 'fail', status: 503 } },
  ])
})

test('!for is for the model of that name alone, and a fault belongs to its step', () => {
  const message = '!say a\n!tool b\n!step\n!for first fault closed 3\n!for first fail 503\n!for second break 1'
  expect(parseDirectives(message, 'first').steps[1]).toMatchObject({
    fault: { kind: 'closed', after: 3 },
    ending: { kind: 'fail', status: 503 },
  })
  const second = parseDirectives(message, 'second')
  expect([second.steps[1], second.breakAfter]).toEqual([{ calls: [], ending: undefined, fault: undefined }, 1])
  expect(parseDirectives('!for\n!for first\n!fault slow 1\n!fault closed\n!for x nonsense', 'x').unclear).toHaveLength(
    5,
  )
})

test('pace, break and loop are read wherever they stand', () => {
  expect(parseDirectives('!delay 20\r\n!first 5\r\n!break 3\r\n!loop a {}')).toMatchObject({
    delayMilliseconds: 20,
    firstMilliseconds: 5,
    breakAfter: 3,
    loop: { name: 'a', arguments: '{}' },
  })
})

test.for([
  '!dance',
  '!',
  '! merhaba',
  '!tokens',
  '!tokens -1',
  '!tokens 1e9',
  '!delay x',
  '!fail 200',
  '!tool',
  '!loop',
])('"%s" is reported as unclear', (line) => {
  expect(parseDirectives(line)).toMatchObject({ unclear: [line], text: '' })
})

test.for(['a  b\n\nuzunbirkelime 👩‍👩‍👧 ğ\t\n', '', ' ', '\n\n\n', 'x'.repeat(100)])(
  'tokens of %j rebuild it',
  (text) => {
    expect(tokensOf(text).join('')).toBe(text)
  },
)
