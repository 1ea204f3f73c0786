import { expect, test } from 'vitest'
import { readTranscript } from './heard.ts'

test.each([
  '',
  ' … ',
  '♪♪',
  'Altyazı M.K.',
  'Altyazı M.K. Altyazı M.K.',
  'ALTYAZI M.K.',
  'İzlediğiniz için teşekkürler.',
  'İzlediğiniz için teşekkür ederim. Abone olmayı unutmayın!',
  'Abone olmayı, beğenmeyi unutmayın.',
  '[Müzik]',
  '(Sessizlik)',
  'Thank you for watching!',
])('%j is what servers write where nobody speaks', (text) => {
  expect(readTranscript(text)).toBe('')
})

test.each([
  'Türevi anlamadım, altyazı gibi geçiyor.',
  'Teşekkür ederim.',
  'Hoşça kal.',
  'Müzik dinleyerek çalışsam olur mu?',
  'Altyazı M.K. Bu gece kendimi öldüreceğim.',
  'İzlediğiniz için teşekkürler. Ölmek istiyorum.',
  'Sessizlik istiyorum, evde çalışamıyorum.',
])('%j was said', (text) => {
  expect(readTranscript(text)).toBe(text)
})

test('of a long transcript the first 8,000 characters are taken, and no half of one', () => {
  expect(readTranscript(`${'a'.repeat(7_999)}😀`)).toBe('a'.repeat(7_999))
  expect(readTranscript('ş'.repeat(10_000_000))).toHaveLength(8_000)
})

test('what Postgres cannot keep is left out', () => {
  expect(readTranscript('a\0b \uD800 c')).toBe('ab \uFFFD c')
})
