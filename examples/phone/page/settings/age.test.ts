import type { Age, AgeBand } from '@yoldas/client'
import { expect, test } from 'vitest'
import { bandsFor, chosenBand, sayAge } from './age.ts'

const setAt = '2026-03-01T10:00:00.000Z'
const ageOf = (band: AgeBand, source: Age['source'] = 'self'): Age => ({ band, source, setAt, expiresAt: null })
const offered = (age: Age | null, now: string) => bandsFor(age, new Date(now)).map(({ value }) => value)

test.each<[string, Age | null, string, AgeBand[]]>([
  ['every band while none is known', null, setAt, ['0-12', '13-15', '16-17', '18+']],
  ['no older band', ageOf('13-15'), '2027-03-01T09:59:59.999Z', ['0-12', '13-15']],
  ['the next one after a year', ageOf('13-15'), '2027-03-01T10:00:00.000Z', ['0-12', '13-15', '16-17']],
  ['the oldest', ageOf('18+'), '2026-12-01T10:00:00.000Z', ['0-12', '13-15', '16-17', '18+']],
  ['no older band than a store’s', ageOf('13-15', 'apple'), '2028-01-01T10:00:00.000Z', ['0-12', '13-15']],
  ['no older band than an operator’s', ageOf('0-12', 'operator'), '2028-01-01T10:00:00.000Z', ['0-12']],
])('a student is offered %s', (_name, age, now, bands) => {
  expect(offered(age, now)).toEqual(bands)
})

test('who said it and when is a sentence', () => {
  expect(sayAge(ageOf('13-15'))).toBe('1 Mart 2026 günü sen söyledin.')
  expect(sayAge(ageOf('13-15', 'apple'))).toBe('1 Mart 2026 günü App Store bildirdi.')
})

test('the band that holds already is not put again', () => {
  expect(chosenBand(ageOf('13-15'), '13-15')).toBeNull()
  expect(chosenBand(ageOf('13-15'), '0-12')).toBe('0-12')
  expect([chosenBand(null, null), chosenBand(null, '18+')]).toEqual([null, '18+'])
})
