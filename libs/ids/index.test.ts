import { expect, test } from 'vitest'
import { newId } from './index.ts'

test('ids are of their time and of version 7, each is another, and later ones sort later', () => {
  const before = Date.now()
  const ids = Array.from({ length: 5_000 }, newId)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.toSorted()).toEqual(ids)
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  const timeOf = (id = '') => Number.parseInt(id.slice(0, 13).replace('-', ''), 16)
  expect(timeOf(ids[0])).toBeGreaterThanOrEqual(before)
  expect(timeOf(ids.at(-1))).toBeLessThanOrEqual(Date.now())
})

test('what two ids of a millisecond have in common is their time and their sequence alone', () => {
  const tails = Array.from({ length: 1_000 }, () => newId().slice(-8))
  expect(new Set(tails).size).toBeGreaterThan(990)
})
