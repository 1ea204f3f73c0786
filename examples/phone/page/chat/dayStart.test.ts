import { expect, test } from 'vitest'
import { sayStart } from './dayStart.ts'

test('a day begins with what is left to the exam and with the streak, as far as there are any', () => {
  const now = '2026-11-26'
  const exam = (day: string) => ({ day, source: 'official' as const })
  expect(sayStart({ examDay: exam('2027-06-19'), streak: 4 }, now)).toBe('Sınavına 205 gün kaldı · 4 günlük seri')
  expect(sayStart({ examDay: exam(now), streak: 1 }, now)).toBe('Sınavın bugün')
  expect(sayStart({ examDay: exam('2026-11-25'), streak: 2 }, now)).toBe('2 günlük seri')
  expect(sayStart({ examDay: null, streak: 0 }, now)).toBe('')
})
