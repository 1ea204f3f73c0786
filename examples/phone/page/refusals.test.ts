import { ClientError } from '@yoldas/client'
import { expect, test } from 'vitest'
import { fieldRefusal, refusalOf, sayFailure, sayReadFailure } from './refusals.ts'

const refused = (...paths: string[]) =>
  new ClientError({
    kind: 'refused',
    status: 400,
    error: 'invalid request',
    issues: paths.map((path) => ({ path, message: 'Too big' })),
  })

test('each refused field has its sentence, also when the refusal names something within it', () => {
  const said = { minutes: 'Süre 5–720 dakika olmalı.', sections: 'Soru sayısını kontrol et.' }
  expect(refusalOf(refused('minutes', 'sections.0.subject'), said).fields).toEqual(said)
  expect(refusalOf(refused('minutesToday'), said).fields).toEqual({})
})

test('a refusal that names no field of the form is still shown, and never in English', () => {
  const { fields, notice } = refusalOf(refused('blockId'), { day: 'Günü kontrol et.' })
  expect(fields).toEqual({})
  expect(notice).toMatch(/kabul edilmedi/)
  expect(sayFailure(new Error('boom'))).not.toMatch(/boom/)
})

test('a reading that failed and a change that failed say different things', () => {
  const error = new ClientError({ kind: 'network' })
  expect(sayFailure(error)).toMatch(/değişikliğin kaydedilmedi/)
  expect(sayReadFailure(error)).toMatch(/burası yenilenir/)
})

test('what the form sees is said only of the fields that have it', () => {
  expect(fieldRefusal({ subject: false, minutes: null })).toBeNull()
  expect(fieldRefusal({ subject: 'Dersi yazar mısın?', minutes: false })?.fields).toEqual({
    subject: 'Dersi yazar mısın?',
  })
})
