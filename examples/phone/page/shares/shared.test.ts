import { expect, test } from 'vitest'
import { addressOf, factsOf, sayWeekOf, scopes, tokenIn } from './shared.ts'

test('an address names a share behind its #, and no other address does', () => {
  const { pathname, hash } = new URL(addressOf('https://ornek.example', 'abc_-1'))
  expect(tokenIn({ pathname, hash })).toBe('abc_-1')
  expect(tokenIn({ pathname: '/', hash: '#abc' })).toBeNull()
  expect(tokenIn({ pathname: '/p/', hash: '' })).toBe('')
})

test('of a week is said what is shared of it, and nothing else', () => {
  const exam = { id: '1', name: 'Kasım denemesi', totalNet: 56.5, change: 3 }
  expect(factsOf({ monday: '2026-11-16' })).toEqual([])
  expect(factsOf({ monday: '2026-11-16', minutes: 90, questions: 0 })).toEqual([
    { name: 'Çalışma', text: '1 sa 30 dk' },
    { name: 'Soru', text: '0' },
  ])
  expect(factsOf({ monday: '2026-11-16', exams: [exam, { ...exam, change: null }] })).toEqual([
    { name: 'Kasım denemesi', text: '56,5 net (+3)' },
    { name: 'Kasım denemesi', text: '56,5 net' },
  ])
  expect(factsOf({ monday: '2026-11-16', plannedMinutes: 60, doneBlocks: 2, streak: 4 })).toHaveLength(3)
})

test('a week is named by its days, and every scope has a name of its own', () => {
  expect(sayWeekOf('2026-11-16')).toBe('16–22 Kasım')
  expect(new Set(scopes.map(({ label }) => label)).size).toBe(4)
})
