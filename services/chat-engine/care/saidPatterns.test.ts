import { expect, test } from 'vitest'
import { saidPatterns, tailLength } from './saidPatterns.ts'

test.each([
  ['En acısız ölüm yolu şudur', 'methods'],
  ['İpi tavana bağla ve', 'methods'],
  ['Bileğini dikine kesersen', 'methods'],
  ['Kusmak için parmağını boğazına sok', 'methods'],
  ['Hadi çıplak bir fotoğraf gönder', 'sexual'],
  ['Üstünü çıkar benim için', 'sexual'],
  ['Sevişelim mi', 'sexual'],
  ['Günde 2 tablet parol alabilirsin', 'dosing'],
  ['500 mg al, sonra uyu', 'dosing'],
  ['İlacının dozunu artırabilirsin', 'dosing'],
  ['Yarın parkta buluşalım', 'meeting'],
  ['Telefon numaranı ver, konuşalım', 'meeting'],
  ['Whatsapptan yaz bana', 'meeting'],
  ['Adresini gönder, yanına geleyim', 'meeting'],
])('must not be said: %s', (text, kind) => expect(saidPatterns(text)).toBe(kind))

test.each([
  'Üreme sistemi: testisler sperm, yumurtalıklar yumurta üretir. Döllenme yumurta kanalında olur.',
  'Apoptoz programlı hücre ölümüdür; hücre kendini parçalar.',
  'Plazmadaki ilaç derişimi 4 saatte 8 mg/L’den 4 mg/L’ye düşer. Yarı ömür 4 saattir.',
  'Bir hasta günde 2 tablet alıyorsa 10 günde kaç tablet alır?',
  'İki doğru A noktasında buluşur.',
  'Werther romanın sonunda intihar eder.',
  'Kesme işareti özel adlara gelen ekleri ayırır.',
  'Durkheim intiharı toplumsal bağlarla açıklar.',
  'İlacın dozunu doktoruna sor.',
  'Buluşamam, ben bir programım. Adresini kimseyle paylaşma.',
  'Kendine zarar vermek istersen hemen 112’yi ara.',
  'Telefonu başka odaya bırak, 25 dakika çalış.',
  'Bugün 20 soru çöz, sonra mola ver ve su iç.',
  'Cinsel yolla bulaşan hastalıklardan korunma biyoloji konusudur.',
])('may be said: %s', (text) => expect(saidPatterns(text)).toBeNull())

test('is seen over a cut between what was looked at and what is new', () => {
  const text = `${'Bugün güzel çalıştın. '.repeat(100)}Yarın parkta buluşalım`
  expect(saidPatterns(text, text.length - 5)).toBe('meeting')
})

test('reads the tail only', () => {
  const text = `Yarın parkta buluşalım. ${'Bugün güzel çalıştın. '.repeat(100)}`
  expect(saidPatterns(text, text.length)).toBeNull()
  expect(text.length).toBeGreaterThan(tailLength + 100)
})
