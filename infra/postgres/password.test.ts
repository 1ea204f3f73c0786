import { expect, test } from 'vitest'
import { isPassword, makeVerifier } from './password.ts'

test('what is kept of a password is what RFC 5802 and RFC 7677 say', () => {
  const salt = Buffer.from('W22ZaJ0SNY7soEsUEjb6gQ==', 'base64')
  // Of the exchange in RFC 7677, section 3: user "user", password "pencil".
  expect(makeVerifier('pencil', salt, 4096)).toBe(
    'SCRAM-SHA-256$4096:W22ZaJ0SNY7soEsUEjb6gQ==$WG5d8oPm3OtcPnkdi4Uo7BkeZkBFzpcXkuLmtbsT4qY=:wfPLwcE6nTWhTAmQ7tl2KeoiWGPlZqQxSrmfPwDl2dU=',
  )
})

test('a password is known by what was kept of it, and no other is', () => {
  const kept = makeVerifier('a password of ours')
  expect(makeVerifier('a password of ours')).not.toBe(kept)
  expect(isPassword('a password of ours', kept)).toBe(true)
  expect(['a password of others', '', null].map((other) => isPassword(other, kept))).toEqual([false, false, false])
  expect([isPassword(null, null), isPassword('x', null), isPassword('x', 'md5abc')]).toEqual([true, false, false])
})
