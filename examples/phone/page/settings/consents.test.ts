import type { Consent } from '@yoldas/client'
import { expect, test } from 'vitest'
import { actsOn, sayStanding, standingsOf } from './consents.ts'

const granted = (kind: Consent['kind'], version = '1'): Consent => ({
  ...{ kind, version, grantedAt: '2026-03-01T10:00:00.000Z', withdrawnAt: null },
  by: kind === 'parent' ? 'operator' : 'student',
})
const withdrawn = (consent: Consent): Consent => ({ ...consent, withdrawnAt: '2026-04-02T10:00:00.000Z' })

const standingOf = (consents: Consent[], missing: Array<Pick<Consent, 'kind' | 'version'>> = []) =>
  standingsOf({ consents, missing })[0] ?? { kind: 'terms' as const, newest: null, missing: null }

test('the newest of a document counts, and each is listed once', () => {
  const standings = standingsOf({
    consents: [withdrawn(granted('privacy')), granted('privacy'), granted('parent')],
    missing: [{ kind: 'terms', version: '2' }],
  })
  expect(standings).toEqual([
    { kind: 'terms', newest: null, missing: '2' },
    { kind: 'privacy', newest: withdrawn(granted('privacy')), missing: null },
    { kind: 'parent', newest: granted('parent'), missing: null },
  ])
  expect(standingsOf({ consents: [], missing: [] })).toEqual([])
})

test.each<[string, ReturnType<typeof standingOf>, string, unknown[]]>([
  [
    'missing',
    standingOf([], [{ kind: 'terms', version: '2' }]),
    'Sürüm 2 için onayın bekleniyor.',
    [{ act: 'grant', kind: 'terms', version: '2' }],
  ],
  [
    'granted',
    standingOf([granted('terms')]),
    '1 Mart 2026 günü kabul edildi (sürüm 1).',
    [{ act: 'withdraw', kind: 'terms' }],
  ],
  [
    'granted in an older version',
    standingOf([granted('terms')], [{ kind: 'terms', version: '2' }]),
    'Sürüm 2 için onayın bekleniyor.',
    [
      { act: 'grant', kind: 'terms', version: '2' },
      { act: 'withdraw', kind: 'terms' },
    ],
  ],
  [
    'withdrawn where it is not needed',
    standingOf([withdrawn(granted('terms'))]),
    'Sürüm 1 için onay 2 Nisan 2026 günü geri alındı.',
    [{ act: 'grant', kind: 'terms', version: '1' }],
  ],
  ['a parent’s, missing', standingOf([], [{ kind: 'parent', version: '1' }]), 'Velinin onayı bekleniyor.', []],
  ['a parent’s, granted', standingOf([granted('parent')]), 'Velin 1 Mart 2026 günü onay verdi (sürüm 1).', []],
])('a consent that is %s is said, with what the student may do', (_name, standing, said, acts) => {
  expect(sayStanding(standing)).toBe(said)
  expect(actsOn(standing)).toEqual(acts)
})
