import { expect, test } from 'vitest'
import { streamPlaces } from './places.ts'

const unavailable = expect.objectContaining({ statusCode: 503 })

test('of one turn or student five streams are open at once, and a sixth when one of them is over', () => {
  const places = streamPlaces(100)
  const [first] = Array.from({ length: 5 }, () => places.takeOf('a'))
  expect(() => places.takeOf('a')).toThrow(unavailable)
  expect(() => places.takeOf('b')).not.toThrow()
  first?.[Symbol.dispose]()
  expect(() => places.takeOf('a')).not.toThrow()
  expect(() => places.takeOf('a')).toThrow(unavailable)
})

test('of all streams no more are open at once than a gateway may have', () => {
  const places = streamPlaces(2)
  const [first] = [places.take(), places.take()]
  expect(() => places.take()).toThrow(unavailable)
  first[Symbol.dispose]()
  expect(() => places.take()).not.toThrow()
})
