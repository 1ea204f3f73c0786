import { expect, test } from 'vitest'
import { createDictation, type Dictated, withLine } from './dictation.ts'

test('what is dictated before the phone listens waits for it, once', () => {
  const { dictate, take } = createDictation()
  const heard: Dictated[] = []
  const [first, second] = [
    { text: 'Türevi anlat', isSent: true },
    { text: '!delay 150', isSent: false },
  ]
  dictate(first)
  const stop = take((dictated) => heard.push(dictated))
  dictate(second)
  stop()
  expect(heard).toEqual([first, second])
  take((dictated) => heard.push(dictated))
  expect(heard).toHaveLength(2)
})

test('a command has a line of its own', () => {
  expect(withLine('', '!hang')).toBe('!hang')
  expect(withLine('Türevi anlat\n', '!hang')).toBe('Türevi anlat\n!hang')
})
