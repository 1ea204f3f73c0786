import { expect, test } from 'vitest'
import { describePreferences, readPreferences } from './preferences.ts'

const until = (end: string, start = '22:00') => ({ quietHours: { start, end } })

test.for<[string, ReturnType<typeof readPreferences>]>([
  ['bana sabah yazma', until('12:00')],
  ['Bana sabahları yazma lütfen.', until('12:00')],
  ['Selam! Lütfen bana geceleri mesaj atma.', until('09:00', '21:00')],
  ['akşamları beni rahatsız etme', until('08:00', '18:00')],
  ['BANA SABAH YAZMA!', until('12:00')],
  ["10'dan önce yazma", until('10:00')],
  ["bana 21:30'dan sonra mesaj gönderme", until('07:00', '21:30')],
  ["23'ten sonra 9'dan önce yazma", until('09:00', '23:00')],
  ['bana kendiliğinden yazma', { checkins: false, followups: false }],
  ['bana artık yazma', { checkins: false, followups: false }],
  ['hâl hatır sorma artık', { checkins: false }],
  ['hatırlatmaları kapat', { reminders: false }],
  ['Hatırlatmaları aç.', { reminders: true }],
  ['sessiz saatleri kaldır', { quietHours: null }],
  ['bana kompozisyon yazma konusunda yardım et', undefined],
  ['yazma becerimi nasıl geliştiririm?', undefined],
  ['sabah bana yaz', undefined],
  ['bana sabah yazma dedim mi?', undefined],
  ["yarın 18:00'de hatırlat", undefined],
  ['kitap yazma', undefined],
])('"%s" asks for %o', ([message, asked]) => {
  expect(readPreferences(message)).toEqual(asked)
})

test('what was changed is said in words', () => {
  expect(describePreferences(until('12:00'))).toContain('22.00–12.00')
  expect(describePreferences({ reminders: false })).toBe('Hatırlatmalarını kapattım.')
  expect(describePreferences({ checkins: false, followups: false })).toContain('kendiliğimden yazmayacağım')
})
