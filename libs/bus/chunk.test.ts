import { isDeepStrictEqual } from 'node:util'
import { LiveEvent } from '@yoldas/contracts/live'
import { expect, test } from 'vitest'
import { readChunk } from './chunk.ts'

const id = '0199aa55-0000-7000-8000-000000000000'
const data = { turnId: id, messageId: id.replaceAll('0', 'f'), bubble: 0, offset: 30, delta: 'ş 👩‍🚀 1' }
const chunk = { event: 'chunk', data, n: 3 }

const read = (json: string) => readChunk(Buffer.from(json))

/** As the contract has it, with the bytes of its data, or not at all where JSON escapes something of its text. */
function isRead(event: typeof chunk): boolean {
  const found = read(JSON.stringify(event))
  if (JSON.stringify(event.data.delta) !== `"${event.data.delta}"`) return found === null
  const expected = { event: LiveEvent.parse(event), data: JSON.stringify(event.data) }
  return isDeepStrictEqual(found && { event: found.event, data: Buffer.from(found.data).toString() }, expected)
}

test('a chunk as engines write it is read, whatever its text and its numbers', () => {
  // Of each length in bytes, with what JSON escapes, ends of lines, and halves of characters.
  const starts = [0x00, 0x80, 0x100, 0x7f0, 0x2020, 0xd7f0, 0xdbf0, 0xdff0, 0xfff0]
  const codes = starts.flatMap((start) => Array.from({ length: start < 0x100 ? 0x80 : 0x20 }, (_, i) => start + i))
  const texts = codes.map((code) => `a${String.fromCharCode(code)}z`)
  const wrong = [...texts, '', data.delta].filter((delta) => !isRead({ ...chunk, data: { ...data, delta } }))
  expect(wrong).toEqual([])
  for (const n of [0, 1, 2 ** 31, 999_999_999_999_999]) expect(isRead({ ...chunk, n })).toBe(true)
  for (const count of [0, 9, 999_999_999])
    expect(isRead({ ...chunk, data: { ...data, bubble: count, offset: count } })).toBe(true)
})

const json = JSON.stringify(chunk)

test.each([
  ['an escape', JSON.stringify({ ...chunk, data: { ...data, delta: '"' } })],
  ['a snapshot', JSON.stringify({ ...chunk, again: true })],
  ['another order', JSON.stringify({ n: 3, event: 'chunk', data })],
  ['one member more', JSON.stringify({ ...chunk, data: { ...data, later: 1 } })],
  ['another event', json.replace('chunk', 'status')],
  ['no id', json.replace(id, 'x'.repeat(36))],
  ['a number that is too great', json.replace(':30', `:${2 ** 31}`)],
  ['a number below nought', json.replace(':3}', ':-3}')],
  ['a nought before a number', json.replace(':30', ':030')],
  ['spaces', json.replace(':30', ': 30')],
  ['an end of line in its text', json.replace('ş', '\n')],
  ['more after it', `${json}}`],
  ['less', json.slice(0, -1)],
  ['nothing', ''],
])('%s is left to JSON and the contract', (_name, other) => {
  expect(other).not.toBe(json)
  expect(read(other)).toBeNull()
})
