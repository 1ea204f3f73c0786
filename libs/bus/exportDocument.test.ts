import { text } from 'node:stream/consumers'
import { studentExports } from '@yoldas/contracts/export'
import { deadlineIn, pause } from '@yoldas/time'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { exportDocument } from './exportDocument.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] }))
afterEach(() => void vi.useRealTimers())

test('after each page but the first the services rest for twice as long as it took', async () => {
  const begin = performance.now()
  const pages: Array<{ after: string; at: number }> = []
  const bus: Parameters<typeof exportDocument>[0] = {
    request: async (contract, input) => {
      const { after } = Object(input)
      if (after !== null) pages.push({ after, at: performance.now() - begin })
      await pause(after === 'second' ? 400 : 100)
      const isLong = contract.subject === studentExports['chat-engine'].subject
      const next = { null: 'second', second: 'third', third: 'fourth' }[String(after)] ?? null
      return contract.output.parse({ records: [{ type: String(after) }], next: isLong ? next : null })
    },
  }
  const document = exportDocument(bus, 'student', deadlineIn(10_000)).then(text)
  await vi.advanceTimersByTimeAsync(100)
  expect(pages).toEqual([{ after: 'second', at: 100 }])
  await vi.advanceTimersByTimeAsync(3 * 400)
  await vi.advanceTimersByTimeAsync(2 * 3 * 100)
  expect(pages).toEqual([
    { after: 'second', at: 100 },
    { after: 'third', at: 100 + 3 * 400 },
    { after: 'fourth', at: 100 + 3 * 400 + 3 * 100 },
  ])
  const exported = JSON.parse(await document)
  expect(Object.keys(exported)).toEqual(Object.keys(studentExports))
  expect(exported['chat-engine']).toEqual(['null', 'second', 'third', 'fourth'].map((type) => ({ type })))
})
