import { expect, test } from 'vitest'
import { fitted } from './shrink.ts'

test('a photo keeps its shape and is never made larger', () => {
  expect(fitted(4000, 3000)).toEqual({ width: 2048, height: 1536 })
  expect(fitted(3000, 4000)).toEqual({ width: 1536, height: 2048 })
  expect(fitted(800, 600)).toEqual({ width: 800, height: 600 })
  expect(fitted(10_000, 1)).toEqual({ width: 2048, height: 1 })
})
