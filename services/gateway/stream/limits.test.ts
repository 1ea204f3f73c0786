import { expect, test } from 'vitest'
import { streamLimits } from './limits.ts'

const unavailable = expect.objectContaining({ statusCode: 503 })

test('of one turn or student five streams are open at once, and a sixth when one of them is over', () => {
  const limits = streamLimits(100)
  const [first] = Array.from({ length: 5 }, () => limits.takeOf('a'))
  expect(() => limits.takeOf('a')).toThrow(unavailable)
  expect(() => limits.takeOf('b')).not.toThrow()
  first?.[Symbol.dispose]()
  expect(() => limits.takeOf('a')).not.toThrow()
  expect(() => limits.takeOf('a')).toThrow(unavailable)
})

test('of all streams no more are open at once than a gateway may have', () => {
  const limits = streamLimits(2)
  const [first] = [limits.take(), limits.take()]
  expect(() => limits.take()).toThrow(unavailable)
  first[Symbol.dispose]()
  expect(() => limits.take()).not.toThrow()
})
