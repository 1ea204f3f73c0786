import { expect, test } from 'vitest'
import { kinds, nextCursor, readCursor } from './rules.ts'

test('an export begins with the first kind', () => expect(readCursor(null)).toEqual({ kind: kinds[0], key: null }))

test('a page with more of its kind behind it is followed after its last key', () => {
  for (const kind of kinds) expect(readCursor(nextCursor(kind, 'a1-f0'))).toEqual({ kind, key: 'a1-f0' })
})

test('the last page of a kind is followed by the next kind, and that of the last kind by nothing', () => {
  const visited = [readCursor(null)]
  for (let cursor = nextCursor(kinds[0], null); cursor !== null; ) {
    const place = readCursor(cursor)
    visited.push(place)
    cursor = nextCursor(place.kind, null)
  }
  expect(visited).toEqual(kinds.map((kind) => ({ kind, key: null })))
})
