import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { newId } from './index.ts'

afterEach(() => vi.unstubAllGlobals())

test('ids are different UUIDs of version 4, whatever part of crypto is there', () => {
  const { getRandomValues } = crypto
  const places = [crypto, { getRandomValues: getRandomValues.bind(crypto) }, undefined]
  const ids = places.flatMap((place) => {
    vi.stubGlobal('crypto', place)
    return [newId(), newId()]
  })
  expect(z.array(z.uuidv4()).parse(ids)).toHaveLength(6)
  expect(new Set(ids).size).toBe(6)
})
