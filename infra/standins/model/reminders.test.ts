import { expect, test } from 'vitest'
import { localTime } from './localTime.ts'
import { readReminder } from './reminders.ts'

/** A Saturday. */
const now = localTime('2026-11-21', '11:40')
const remind = (message: string) => readReminder(message, now)
const dueAt = (message: string) => {
  const reminder = remind(message)
  return reminder?.kind === 'due' ? reminder.dueAt : reminder?.kind
}

test.for([
  ["yarın 18:00'de hatırlat", '2026-11-22T18:00'],
  ['yarın 18.00’de hatırlat', '2026-11-22T18:00'],
  ["Yarın saat 18.30'da bana deneme çözmeyi hatırlatır mısın?", '2026-11-22T18:30'],
  ['yarin 18de hatirlat', '2026-11-22T18:00'],
  ['2 saat sonra hatırlat', '2026-11-21T13:40'],
  ['yarım saat sonra haber ver', '2026-11-21T12:10'],
  ['bir buçuk saat sonra haber ver', '2026-11-21T13:10'],
  ['15 dk sonra mola vermemi hatırlat', '2026-11-21T11:55'],
  ['20 dakikaya uyar', '2026-11-21T12:00'],
  ["cuma 9'da haber ver", '2026-11-27T09:00'],
  ['Cuma günü 9’da haber verir misin', '2026-11-27T09:00'],
  ["bugün 20:15'te hatırlat", '2026-11-21T20:15'],
  ["8'de hatırlat", '2026-11-21T20:00'],
  ["09:00'da hatırlat", '2026-11-22T09:00'],
  ['bu akşam 8 buçukta hatırlat', '2026-11-21T20:30'],
  ['bu akşam hatırlat', '2026-11-21T20:00'],
  ['yarın akşam yedide hatırlat', '2026-11-22T19:00'],
  ['yarın sabah hatırlat', '2026-11-22T08:00'],
  ["yarın 5'te hatırlat", '2026-11-22T17:00'],
  ['yarın hatırlat', '2026-11-22T09:00'],
  ["cumartesi 10'da hatırlat", '2026-11-28T10:00'],
  ["cumartesi 15:00'te hatırlat", '2026-11-21T15:00'],
  ["pazartesiye 10:00'a hatırlatma kur", '2026-11-23T10:00'],
  ["haftaya salı 10:00'da hatırlat", '2026-11-24T10:00'],
  ['3 gün sonra hatırlat', '2026-11-24T11:40'],
  ["iki hafta sonra 10:00'da hatırlat", '2026-12-05T10:00'],
  ["25 Aralık'ta saat 9'da hatırlat", '2026-12-25T09:00'],
  ["5 Ocak 14:00'te hatırlat", '2027-01-05T14:00'],
  ["1.12.2026 08:15'te hatırlat", '2026-12-01T08:15'],
  ['gece yarısı hatırlat', '2026-11-22T00:00'],
  ['bana hatırlat', 'unclear'],
  ['bugün hatırlat', 'unclear'],
  ["bugün 10:00'da hatırlat", 'past'],
  ['yarın 18:00 etüdüm var', undefined],
  ['Dün hatırlattığın için teşekkürler', undefined],
  ['bana hatırlatma', undefined],
  ['hatırlatmalarımı göster', undefined],
])('"%s" is due %s', ([message, due]) => {
  expect(dueAt(message ?? '')).toBe(due)
})

test('the reminder quotes what was asked for, without the time', () => {
  expect(remind("Yarın 18:00'de bana türev tekrarını hatırlat")).toMatchObject({
    text: '“Türev tekrarını hatırlat” demiştin, vakti geldi!',
  })
  expect(remind("Selam! Pazartesi sınavım var. Pazar 20:00'de ışığı erken kapatmamı hatırlatır mısın?")).toMatchObject({
    text: '“Işığı erken kapatmamı hatırlatır mısın?” demiştin, vakti geldi!',
  })
  expect(remind('2 saat sonra hatırlat')).toMatchObject({ text: 'Söz verdiğim gibi yazıyorum: vakti geldi!' })
})
