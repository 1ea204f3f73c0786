import { expect, test } from 'vitest'
import { createOlder } from './older.ts'

function openLog() {
  let pages = 0
  let still = () => {}
  let come = () => {}
  const read = () =>
    new Promise<void>((resolve) => {
      pages += 1
      come = resolve
    })
  const older = createOlder(read, (action) => {
    still = action
    return () => {
      still = () => {}
    }
  })
  const settle = () => new Promise((resolve) => setTimeout(resolve))
  return {
    older,
    pages: () => pages,
    still: () => still(),
    come: async () => {
      come()
      await settle()
    },
  }
}

test('one gesture reads one page, however far it goes', async () => {
  const { older, pages, still, come } = openLog()
  older.moved()
  older.near(true)
  await come()
  older.near(false)
  older.moved()
  older.near(true)
  older.moved()
  expect(pages()).toBe(1)
  still()
  expect(pages()).toBe(1)
  older.moved()
  expect(pages()).toBe(2)
})

test('a page that is being read is not asked for again, and one that failed is by the next gesture', async () => {
  const { older, pages, still, come } = openLog()
  older.moved()
  older.near(true)
  still()
  older.moved()
  expect(pages()).toBe(1)
  await come()
  still()
  older.moved()
  expect(pages()).toBe(2)
})

test('messages that do not fill the log are followed by those before without a gesture', async () => {
  const { older, pages, come } = openLog()
  older.near(true)
  await come()
  older.near(true)
  expect(pages()).toBe(2)
})
