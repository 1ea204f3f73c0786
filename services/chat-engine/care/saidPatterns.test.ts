import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readSaid, saidPatterns, type Unsaid } from './saidPatterns.ts'

const forbidden: ReadonlyArray<[text: string, kind: Unsaid]> = [
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
]
const allowed = [
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
  'Kalbin sıkışırsa otur ve yavaşça nefes ver.',
  'Cinsel yolla bulaşan hastalıklardan korunma biyoloji konusudur.',
]

test.each(forbidden)('must not be said: %s', (text, kind) => expect(saidPatterns(text)).toBe(kind))

test.each(allowed)('may be said: %s', (text) => expect(saidPatterns(text)).toBeNull())

/** What was shown of a text that came in these pieces, after each, and what it said that it must not. */
function read(pieces: readonly string[]) {
  const reader = readSaid()
  const whole = pieces.join('')
  const shown: string[] = []
  const steps = [...pieces.map((piece) => () => reader.push(piece)), () => reader.end()]
  for (const step of steps) {
    const { shown: length, hit } = step()
    shown.push(whole.slice(0, length))
    if (hit) return { shown, hit: hit.kind, clause: whole.slice(length, hit.end) }
  }
  return { shown, hit: null, clause: '' }
}

const cut = (whole: string, places: readonly number[]): string[] => {
  const ends = [...new Set(places.map((place) => place % (whole.length + 1)))].sort((a, b) => a - b)
  return [...ends, whole.length].map((end, nth) => whole.slice(ends[nth - 1] ?? 0, end))
}

describe('a text that is read while it is written', () => {
  const filler = fc.constantFrom(' ', '. ', '.\n\n', ' ve ', '… ', '\n- ', '\u200b', '3.5 ', '(', '**', ', ')
  const places = fc.array(fc.nat(), { maxLength: 40 })
  const plain = fc
    .array(fc.oneof(fc.constantFrom(...allowed), filler), { maxLength: 8 })
    .map((parts) => parts.join(' '))

  test('is shown unchanged when it may be said, wherever it is cut', () => {
    fc.assert(
      fc.property(plain, places, (text, at) => {
        fc.pre(saidPatterns(text) === null)
        const { shown, hit } = read(cut(text, at))
        expect(hit).toBeNull()
        expect(shown.at(-1)).toBe(text)
      }),
      { numRuns: 100 },
    )
  })

  test('never shows what must not be said, wherever it is cut, and finds it', () => {
    const one = fc.constantFrom(...forbidden)
    fc.assert(
      fc.property(plain, one, plain, places, (before, [text, kind], after, at) => {
        fc.pre(saidPatterns(before) === null)
        const { shown, hit, clause } = read(cut(`${before}\n${text}\n${after}`, at))
        for (const so of shown) expect(saidPatterns(so)).toBeNull()
        expect(hit).toBe(kind)
        expect(text.startsWith(clause.trim()) || clause.includes(text) || text.includes(clause.trim())).toBe(true)
      }),
      { numRuns: 100 },
    )
  })

  test('shows all but a clause that reads like it, until that is over', () => {
    const { shown, hit } = read(['Dinle. Adresini', ' paylaş', 'ma kimseyle', '. Tamam', ' mı?'])
    expect(hit).toBeNull()
    expect(shown).toEqual([
      'Dinle. Adresini',
      'Dinle. Adresini',
      'Dinle. Adresini paylaşma kimseyle',
      'Dinle. Adresini paylaşma kimseyle. Tamam',
      'Dinle. Adresini paylaşma kimseyle. Tamam mı?',
      'Dinle. Adresini paylaşma kimseyle. Tamam mı?',
    ])
  })

  test('is found beyond what no reader would take for a clause, wherever it is cut', () => {
    const words = 'güzel çalıştın bugün '.repeat(200)
    fc.assert(
      fc.property(places, (at) => {
        const { shown, hit } = read(cut(`${words}yarın parkta buluşalım ${words}`, at))
        for (const so of shown) expect(so).not.toContain('buluşalım')
        expect(hit).toBe('meeting')
      }),
      { numRuns: 50 },
    )
    expect(read(cut(words, [7, 500, 1_300, 3_000])).shown.at(-1)).toBe(words)
  })

  test('costs no more a push when much was said before', () => {
    const reader = readSaid()
    const time = (count: number) => {
      const started = process.cpuUsage()
      for (let i = 0; i < count; i += 1) reader.push('uzun ')
      const { user, system } = process.cpuUsage(started)
      return user + system
    }
    time(300)
    const [early, late] = [time(300), time(300)]
    expect(late).toBeLessThan(early * 5 + 20_000)
  })
})
