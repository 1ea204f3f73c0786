import { expect, test } from 'vitest'
import { invented, subOf } from './students.ts'

test('an invented student has a sub of ASCII, whatever the name', () => {
  expect(subOf('Işıl Çağrı', 'a1')).toBe('isil-cagri-a1')
  expect(subOf('  İnci  ', 'a1')).toBe('inci-a1')
  expect(subOf('🙂', 'a1')).toBe('ogrenci-a1')
  expect(subOf('x'.repeat(80), 'a1')).toHaveLength(27)
})

test('the students to pick from are told apart', () => {
  expect(new Set(invented.map(({ sub }) => sub)).size).toBe(invented.length)
})
