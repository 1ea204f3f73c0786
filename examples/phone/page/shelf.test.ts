import { memoryStorage } from '@yoldas/client'
import { expect, test } from 'vitest'
import { openShelf } from './shelf.ts'

test('what was read is found again by its student alone, and only of what was asked', async () => {
  const storage = memoryStorage()
  const shelf = openShelf(storage, 'ada', () => false)
  await shelf.keep({ name: 'plan', of: '2026-11-23' }, ['Fizik'])
  expect(await shelf.find({ name: 'plan', of: '2026-11-23' })).toMatchObject({ value: ['Fizik'] })
  expect(await shelf.find({ name: 'plan', of: '2026-11-30' })).toBeUndefined()
  expect(await openShelf(storage, 'bora', () => false).find({ name: 'plan', of: '2026-11-23' })).toBeUndefined()
  await shelf.keep({ name: 'plan', of: '2026-11-30' }, [])
  expect(await shelf.find({ name: 'plan', of: '2026-11-23' })).toBeUndefined()
})

test('nothing is kept of somebody who has signed out, and what cannot be read is not there', async () => {
  const storage = memoryStorage()
  await openShelf(storage, 'ada', () => true).keep({ name: 'me' }, {})
  expect(await storage.getAllKeys()).toEqual([])
  await storage.setItem('yoldas/ada/read/me', '{"form":1,')
  expect(await openShelf(storage, 'ada', () => false).find({ name: 'me' })).toBeUndefined()
})
