import { expect, test } from 'vitest'
import { searchBack } from './search.ts'

test('others have their turn between the texts of a search', async () => {
  const said = `“Türev” ${'bir fonksiyonun anlık değişim hızıdır. '.repeat(200)}`
  const rows = Array.from({ length: 100 }, (_, nth) => ({ position: 100 - nth, said }))
  let turns = 0
  const count = () => {
    turns += 1
    next = setImmediate(count)
  }
  let next = setImmediate(count)
  // Nothing of it waits for a database, so that every turn is one that the search gives.
  const read = async ({ before }: { before: number }) => (before === 101 ? rows : [])
  const found = await searchBack(read, { words: ['limit'], limit: 20, before: 101 })
  expect(found).toEqual({ found: [], before: null })
  clearImmediate(next)
  expect(turns).toBeGreaterThan(20)
})
