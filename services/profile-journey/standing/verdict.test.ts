import type { AgeBand, ConsentKind } from '@yoldas/contracts/age'
import { describe, expect, test } from 'vitest'
import { type AskedConsent, judge, missingConsents, type Policy, Standing, treatedAs } from './verdict.ts'

const decidedAt = '2026-11-26T12:00:00.123456Z'
const setAt = '2026-03-10T09:30:00.000Z'
const stands = (known: Partial<Standing> = {}): Standing => ({
  ages: {},
  granted: {},
  birthYear: null,
  grade: null,
  decidedAt,
  ...known,
})
const self = (band: AgeBand) => ({ self: { band, setAt } })
const asks = (kind: ConsentKind, rest: Partial<AskedConsent> = {}): AskedConsent => ({
  kind,
  version: '2',
  required: true,
  ...rest,
})
const from = (minAge: number, ...consents: AskedConsent[]): Policy => ({ minAge, consents })
const revoked = { apple: { band: '18+', setAt, approval: 'revoked' } } as const
const granted = { google: { band: '13-15', setAt, approval: 'granted' } } as const

describe('a student is blocked', () => {
  test.each<[string, Policy, Partial<Standing>, string | null]>([
    ['for nothing, while nothing is known', from(13), {}, null],
    ['born MIN_AGE years ago: reached this year', from(13), { birthYear: 2013 }, null],
    ['born a year later', from(13), { birthYear: 2014 }, 'age'],
    ['born a year later, once a parent agrees', from(13), { birthYear: 2014, granted: { parent: '1' } }, null],
    ['of a band below', from(13), { ages: self('0-12') }, 'age'],
    ['of a band below 16', from(16), { ages: self('13-15') }, 'age'],
    ['of a band below, with no least age', from(0), { ages: self('0-12'), birthYear: 2020 }, null],
    ['by a grade: never', from(18), { grade: '5' }, null],
    ['by a store’s approval, which is not a parent’s consent', from(16), { ages: granted }, 'age'],
    ['whose approval was revoked', from(0), { ages: revoked }, 'parent'],
    [
      'whose approval was revoked by one store and granted by another',
      from(0),
      { ages: { ...revoked, ...granted } },
      'parent',
    ],
    ['for the first reason alone', from(18, asks('terms')), { ages: revoked, birthYear: 2020 }, 'parent'],
    ['for age before consent', from(13, asks('terms')), { birthYear: 2020 }, 'age'],
    ['without a required consent', from(13, asks('terms')), {}, 'consent'],
    ['with an older version of it', from(13, asks('terms')), { granted: { terms: '1' } }, 'consent'],
    ['with it', from(13, asks('terms')), { granted: { terms: '2' } }, null],
    ['with one of two', from(13, asks('terms'), asks('privacy')), { granted: { terms: '2' } }, 'consent'],
    ['without one that is not required', from(13, asks('privacy', { required: false })), {}, null],
    [
      'too young, with a parent’s consent of an older version',
      from(13, asks('parent', { required: false })),
      {
        birthYear: 2014,
        granted: { parent: '1' },
      },
      'age',
    ],
  ])('%s', (_name, policy, known, blocked) => {
    expect(judge(policy, stands(known)).blocked).toBe(blocked)
  })

  const ofChildren = from(13, asks('parent', { bands: ['0-12'] }))
  test.each<[string, Partial<Standing>, string | null]>([
    ['of grade 6', { grade: '6' }, 'consent'],
    ['of grade 6, once a parent agrees', { grade: '6', granted: { parent: '2' } }, null],
    ['of grade 8', { grade: '8' }, null],
    ['of unknown age', {}, null],
    ['born 13 years ago: perhaps still 12', { birthYear: 2013 }, 'consent'],
    ['born 14 years ago', { birthYear: 2012 }, null],
  ])('by a consent that is asked of those up to 12: %s', (_name, known, blocked) => {
    expect(judge(ofChildren, stands(known)).blocked).toBe(blocked)
  })
})

describe('a student is an adult', () => {
  test.each<[string, Partial<Standing>, boolean]>([
    ['of unknown age: no', {}, false],
    ['by year of birth alone: no', { birthYear: 1980 }, false],
    ['of 18+', { ages: self('18+') }, true],
    ['of 18+, in grade 12: no', { ages: self('18+'), grade: '12' }, false],
    ['of 18+, 12 months later: no', { ages: self('18+'), decidedAt: '2027-03-10T09:30:00.000000Z' }, false],
  ])('%s', (_name, known, adult) => {
    expect(judge(from(13), stands(known))).toMatchObject({ adult })
  })
})

test('missing are the required consents of the student’s age, and a parent’s that the least age asks for', () => {
  const parent = asks('parent', { required: false })
  const policy = from(13, asks('terms'), asks('privacy', { bands: ['18+'] }), parent)
  const missing = (known: Partial<Standing>) => missingConsents(policy, stands(known)).map(({ kind }) => kind)
  expect(missing({})).toEqual(['terms'])
  expect(missing({ ages: self('18+') })).toEqual(['terms', 'privacy'])
  expect(missing({ ages: self('0-12') })).toEqual(['terms', 'parent'])
  expect(missing({ ages: self('0-12'), granted: { terms: '2', parent: '2' } })).toEqual([])
})

test('what a profile should not hold lets nobody in and keeps nobody out', () => {
  const odd = Standing.parse({ ...stands({ ages: self('18+') }), birthYear: 'in spring', grade: 7.5 })
  expect(treatedAs(odd)).toBe('18+')
  expect(judge(from(18), odd).blocked).toBeNull()
})
