import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { newNotice, noticeTexts } from './notices.ts'

test('the first notice says that a program answers, what it cannot do, and whom to call', () => {
  const { text } = noticeTexts.beginning
  for (const said of [
    'bir insan değil, bir bilgisayar programı',
    'okuyan kimse yok',
    'Yanılabilirim',
    'herkese',
    '112',
  ])
    expect(text).toContain(said)
})

test('a notice of a pause suggests one, and says again that a program answers', () => {
  const { text } = noticeTexts.pause
  for (const said of ['mola', 'bir insan değil, bir bilgisayar programı']) expect(text).toContain(said)
})

test('each version has one text for good: who changes a text changes its version', () => {
  const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12)
  const known = Object.values(noticeTexts).map(({ version, text }) => [version, hashOf(text)])
  expect(Object.fromEntries(known)).toEqual({ 'beginning-1': '61faf7743a51', 'pause-1': '06b9d1744a0b' })
})

test('each notice has ids of its own', () => {
  const [one, other] = [newNotice('pause'), newNotice('pause')]
  expect(new Set([one.turnId, one.messageId, other.turnId, other.messageId]).size).toBe(4)
})
