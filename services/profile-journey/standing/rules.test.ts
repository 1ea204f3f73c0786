import type { AgeBand, AgeBody } from '@yoldas/contracts/age'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Ages, ageInForce, bandOf, enter, enterOfOperator, isYoungerThan } from './rules.ts'

const began = '2026-03-10T09:30:00.250Z'
const [in11Months, in12Months] = ['2027-02-10T09:30:00.250Z', '2027-03-10T09:30:00.250Z']
const unschooled = { birthYear: null, grade: null }

type Put = [source: AgeBody['source'], band: AgeBand, at?: string]
/** What is kept after these, in their order; null once one is refused. */
const after = (...puts: Put[]): Ages | null =>
  puts.reduce<Ages | null>((ages, [source, band, at = began]) => ages && enter(ages, { source, band }, at), {})
const inForce = (ages: Ages | null, at = began) => ages && ageInForce(ages, at)

describe('of several entries', () => {
  test.each<[Put[], AgeBand, string]>([
    [[['self', '16-17']], '16-17', 'self'],
    [
      [
        ['self', '18+'],
        ['apple', '13-15'],
      ],
      '13-15',
      'apple',
    ],
    [
      [
        ['apple', '13-15'],
        ['apple', '18+'],
      ],
      '18+',
      'apple',
    ],
    [
      [
        ['google', '16-17'],
        ['apple', '13-15'],
        ['google', '0-12'],
      ],
      '0-12',
      'google',
    ],
    [
      [
        ['self', '16-17'],
        ['self', '13-15'],
      ],
      '13-15',
      'self',
    ],
    [
      [
        ['self', '13-15'],
        ['apple', '13-15'],
      ],
      '13-15',
      'apple',
    ],
    [
      [
        ['self', '13-15'],
        ['google', '18+'],
      ],
      '13-15',
      'self',
    ],
  ])(
    '%j: the youngest is in force, of the last of each store and the youngest of the student',
    (puts, band, source) => {
      expect(inForce(after(...puts))).toMatchObject({ band, source })
    },
  )
})

describe('a band that the student chooses', () => {
  test.each<[string, Put[], boolean]>([
    [
      'older than their own',
      [
        ['self', '13-15'],
        ['self', '16-17'],
      ],
      false,
    ],
    [
      'older than a store’s',
      [
        ['apple', '13-15'],
        ['self', '16-17'],
      ],
      false,
    ],
    [
      'as old as a store’s',
      [
        ['apple', '13-15'],
        ['self', '13-15'],
      ],
      true,
    ],
    [
      'younger',
      [
        ['apple', '18+'],
        ['self', '0-12'],
      ],
      true,
    ],
    [
      'one older after 11 months',
      [
        ['self', '0-12'],
        ['self', '13-15', in11Months],
      ],
      false,
    ],
    [
      'one older after 12 months',
      [
        ['self', '0-12'],
        ['self', '13-15', in12Months],
      ],
      true,
    ],
    [
      'two older after 12 months',
      [
        ['self', '0-12'],
        ['self', '16-17', in12Months],
      ],
      false,
    ],
    [
      'one older after 12 months, where a store’s is as young',
      [
        ['self', '0-12'],
        ['apple', '0-12'],
        ['self', '13-15', in12Months],
      ],
      false,
    ],
    [
      'one older after 11 months, where a store’s is as young',
      [
        ['self', '0-12'],
        ['apple', '0-12'],
        ['self', '13-15', in11Months],
      ],
      false,
    ],
    [
      'one older after 12 months, where a store’s is older',
      [
        ['self', '0-12'],
        ['apple', '16-17'],
        ['self', '13-15', in12Months],
      ],
      true,
    ],
    [
      'one older again, before 12 more months',
      [
        ['self', '0-12'],
        ['self', '13-15', in12Months],
        ['self', '16-17', in12Months],
      ],
      false,
    ],
    [
      'one older after 12 months, though they repeated the younger one meanwhile',
      [
        ['self', '0-12'],
        ['self', '0-12', in11Months],
        ['self', '13-15', in12Months],
      ],
      true,
    ],
    [
      'that of an adult, when their last one is unknown by now',
      [
        ['self', '18+'],
        ['self', '18+', in12Months],
      ],
      true,
    ],
    [
      'older than a store’s that has become unknown',
      [
        ['apple', '18+'],
        ['self', '18+', in12Months],
      ],
      true,
    ],
  ])('%s: accepted or refused', (_name, puts, isAccepted) => {
    expect(after(...puts) !== null).toBe(isAccepted)
  })

  test('one band older replaces the younger one', () => {
    const grown = after(['self', '0-12'], ['self', '13-15', in12Months])
    expect(grown).toEqual({ self: { band: '13-15', setAt: in12Months } })
  })
})

test('after 12 months 18+ is unknown, to the millisecond, and younger bands stay', () => {
  const adult = after(['self', '18+'])
  expect(inForce(adult)).toEqual({ band: '18+', source: 'self', setAt: began, expiresAt: in12Months })
  expect(inForce(adult, '2027-03-10T09:30:00.249999Z')).not.toBeNull()
  expect(inForce(adult, '2027-03-10T09:30:00.250000Z')).toBeNull()
  expect(inForce(after(['self', '18+'], ['google', '16-17']), in12Months)).toMatchObject({ source: 'google' })
  for (const band of ['0-12', '13-15', '16-17'] as const)
    expect(inForce(after(['self', band]), '2036-01-01T00:00:00.000Z')).toMatchObject({ band, expiresAt: null })
})

test('what a store said again as 18+ is known for 12 months from then', () => {
  expect(inForce(after(['apple', '18+'], ['apple', '18+', in11Months]), in12Months)).toMatchObject({ band: '18+' })
})

test('a store’s approval stays until that store says another', () => {
  const revoked = enter({}, { source: 'apple', band: '13-15', approval: 'revoked' }, began) ?? {}
  const again = enter(revoked, { source: 'apple', band: '16-17' }, began) ?? {}
  const other = enter(again, { source: 'google', band: '16-17', approval: 'granted' }, began) ?? {}
  expect(other).toMatchObject({ apple: { approval: 'revoked' }, google: { approval: 'granted' } })
  const granted = enter(other, { source: 'apple', band: '16-17', approval: 'granted' }, began)
  expect(granted).toMatchObject({ apple: { approval: 'granted' } })
})

describe('by year of birth and grade', () => {
  test.each<[AgeBand | null, { birthYear?: number; grade?: '5' | '6' | '7' | '8' | '10' | '12' | 'mezun' }, AgeBand]>([
    [null, {}, '16-17'],
    [null, { birthYear: 1990 }, '16-17'],
    [null, { grade: 'mezun' }, '16-17'],
    ['18+', {}, '18+'],
    ['18+', { grade: 'mezun', birthYear: 2007 }, '18+'],
    ['18+', { birthYear: 2008 }, '16-17'],
    ['18+', { grade: '12' }, '16-17'],
    ['16-17', { grade: '10' }, '13-15'],
    [null, { grade: '8' }, '13-15'],
    [null, { grade: '7' }, '0-12'],
    [null, { grade: '5' }, '0-12'],
    [null, { birthYear: 2013 }, '0-12'],
    [null, { birthYear: 2012 }, '13-15'],
    [null, { birthYear: 2012, grade: '6' }, '0-12'],
    ['0-12', { birthYear: 1990, grade: 'mezun' }, '0-12'],
    ['13-15', { grade: '12' }, '13-15'],
  ])('a band of %j with %j in 2026 is %s', (band, schooling, treated) => {
    const ages = band === null ? {} : (after(['self', band]) ?? {})
    expect(bandOf(ages, { ...unschooled, ...schooling }, began)).toBe(treated)
  })

  test('a year begins at midnight in Istanbul', () => {
    const born = { birthYear: 2012, grade: null }
    expect(bandOf({}, born, '2025-12-31T20:59:59.999999Z')).toBe('0-12')
    expect(bandOf({}, born, '2025-12-31T21:00:00.000000Z')).toBe('13-15')
  })
})

describe('who is too young', () => {
  test.each<[number, AgeBand | null, number | null, boolean]>([
    // Born so many years ago: reached this year, whatever the day.
    [13, null, 2013, false],
    [13, null, 2014, true],
    [16, null, 2010, false],
    [16, null, 2011, true],
    [18, null, 2008, false],
    [18, null, 2009, true],
    [0, '0-12', 2026, false],
    [13, '0-12', null, true],
    [13, '13-15', null, false],
    [16, '13-15', null, true],
    [16, '16-17', null, false],
    [18, '16-17', null, true],
    [18, '18+', null, false],
    // Of unknown age.
    [18, null, null, false],
    [18, '18+', 2009, true],
    [13, '0-12', 1990, true],
  ])('than %d with a band of %j and a year of birth of %j: %j', (years, band, birthYear, isYounger) => {
    const ages = band === null ? {} : (after(['self', band]) ?? {})
    expect(isYoungerThan(years, ages, { birthYear, grade: null }, began)).toBe(isYounger)
  })

  test('is not known from a grade', () => {
    expect(isYoungerThan(18, {}, { birthYear: null, grade: '5' }, began)).toBe(false)
  })
})

const bands = fc.constantFrom<AgeBand>('0-12', '13-15', '16-17', '18+')
const entry: fc.Arbitrary<AgeBody> = fc.oneof(
  bands.map((band) => ({ source: 'self' as const, band })),
  fc.record(
    {
      source: fc.constantFrom('apple' as const, 'google' as const),
      band: bands,
      approval: fc.constantFrom('granted' as const, 'revoked' as const),
    },
    { requiredKeys: ['source', 'band'] },
  ),
)

/** What is kept after entries within one day, which of them were accepted, and that the others changed nothing. */
function enterAll(entries: readonly AgeBody[], begin: Ages = {}) {
  let ages = begin
  const accepted: AgeBody[] = []
  for (const [nth, one] of entries.entries()) {
    const before = structuredClone(ages)
    const entered = enter(ages, one, `2026-03-10T10:00:${String(nth).padStart(2, '0')}.000Z`)
    expect(ages).toEqual(before)
    if (entered) accepted.push(one)
    ages = entered ?? ages
  }
  return { ages, accepted }
}

/** Without the times, which are those of each order. */
const timeless = (ages: Ages) =>
  Object.fromEntries(Object.entries(ages).map(([source, entry]) => [source, { ...entry, setAt: null }]))

/** On what the end depends: the last entry of each store, its approvals, and which bands the student chose. */
const decisive = (accepted: readonly AgeBody[]) => ({
  stores: ['apple', 'google'].map((store) => {
    const of = accepted.filter(({ source }) => source === store)
    return { band: of.at(-1)?.band, approvals: of.flatMap(({ approval }) => approval ?? []) }
  }),
  own: [...new Set(accepted.filter(({ source }) => source === 'self').map(({ band }) => band))].toSorted(),
})

test('accepted entries of one year end alike in any order that has the same last ones, approvals and choices', () => {
  let compared = 0
  fc.assert(
    fc.property(
      fc
        .array(entry, { maxLength: 8 })
        .chain((entries) =>
          fc.tuple(fc.constant(entries), fc.shuffledSubarray(entries, { minLength: entries.length })),
        ),
      ([entries, shuffled]) => {
        const [one, other] = [enterAll(entries), enterAll(shuffled)]
        const isComparable = JSON.stringify(decisive(one.accepted)) === JSON.stringify(decisive(other.accepted))
        const isReordered = JSON.stringify(one.accepted) !== JSON.stringify(other.accepted)
        if (!isComparable) return
        if (isReordered) compared += 1
        expect(timeless(other.ages)).toEqual(timeless(one.ages))
      },
    ),
    { numRuns: 2_000 },
  )
  expect(compared).toBeGreaterThan(100)
})

test('an operator’s entry is a new beginning, and counts beside what others say later', () => {
  const begin = enterOfOperator('16-17', began)
  expect(begin).toEqual({ operator: { band: '16-17', setAt: began } })
  expect(enter(begin, { source: 'self', band: '18+' }, in12Months)).toBeNull()
  const later = enter(begin, { source: 'apple', band: '13-15' }, in11Months) ?? {}
  expect(inForce(later)).toMatchObject({ source: 'apple', band: '13-15' })
  expect(later.operator).toEqual(begin.operator)
})
