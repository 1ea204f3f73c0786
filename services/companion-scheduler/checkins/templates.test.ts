import { createHash } from 'node:crypto'
import type { Contact } from '@yoldas/contracts/profile'
import { addDays, nextDay } from '@yoldas/time'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkinText } from './templates.ts'

const day = '2026-10-05'
const examAfter = (days: number) => ({ day: addDays(day, days), source: 'official' as const })

/** Always the same students, so that a text which is bad for one of them is always found. */
function student(number: number): string {
  const hex = createHash('sha256').update(String(number)).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
const students = (count: number) => Array.from({ length: count }, (_, number) => student(number))

const contact = (known: Partial<Contact>): Contact => ({
  studentKey: student(0),
  displayName: null,
  examDate: null,
  weakSubjects: [],
  quietHours: null,
  proactive: { reminders: true, checkins: true, followups: true },
  examDay: null,
  todayPlan: [],
  lastStudied: null,
  ...known,
})
/** What every student is sent of whom this is known. */
const textsOf = (known: Partial<Contact>, count = 400) =>
  new Set(students(count).map((studentKey) => checkinText(contact({ ...known, studentKey }), day)))

const texts = (maxLength: number) => fc.string({ unit: 'grapheme', maxLength })
const odd = fc.constantFrom('', ' ', '\n\n', 'Ali\n\nVeli', 'A\r\nB', '\u2028\u2028', '\u200b', '!', 'ç'.repeat(64))
const contacts = fc
  .record({
    studentKey: fc.uuid({ version: 4 }),
    displayName: fc.option(fc.oneof(texts(64), odd), { nil: null }),
    examDay: fc.option(fc.integer({ min: -800, max: 800 }).map(examAfter), { nil: null }),
    weakSubjects: fc.array(fc.oneof(texts(64), odd), { maxLength: 3 }),
  })
  .map(contact)

describe('a check-in', () => {
  test('is one short bubble whatever is known of the student, the same each time it is asked for', () => {
    const isShort = ({ displayName, weakSubjects }: Contact) =>
      [...(displayName ?? '')].length <= 64 && [...(weakSubjects[0] ?? '')].length <= 64
    fc.assert(
      fc.property(contacts.filter(isShort), (known) => {
        const text = checkinText(known, day)
        expect(text.trim()).not.toBe('')
        expect(text).not.toMatch(/[\n\r\u2028\u2029]/)
        expect([...text].length).toBeLessThanOrEqual(180)
        expect(checkinText(structuredClone(known), day)).toBe(text)
      }),
      { numRuns: 2_000 },
    )
  })

  test('is short and whole with the longest name, subject and countdown that it may name', () => {
    const known = { displayName: 'Ğ'.repeat(24), weakSubjects: ['ş'.repeat(64)], examDay: examAfter(365) }
    for (const text of textsOf(known, 2_000)) {
      expect([...text].length).toBeLessThanOrEqual(180)
      expect(text).not.toMatch(/undefined|null|NaN|\$\{|\s{2}|^\s|\s$|^[,;:]/)
      expect(text).toMatch(/^\P{Ll}/u)
      expect(text).toMatch(/[.?!]$/)
    }
  })

  const [displayName, subject] = ['Zübeyde', 'Olasılık']
  const naming = (needle: string | RegExp, known: Partial<Contact>) =>
    [...textsOf(known)].filter((text) => text.match(needle))

  test('names the name, the days and the subject only when they are known', () => {
    const all = { displayName, weakSubjects: [subject, 'Fizik'], examDay: examAfter(123) }
    const { displayName: _name, ...nameless } = all
    const { weakSubjects: _subjects, ...subjectless } = all
    const { examDay: _day, ...dateless } = all
    expect(naming(displayName, all).length).toBeGreaterThanOrEqual(5)
    expect(naming(displayName, nameless)).toEqual([])
    expect(naming(subject, all).length).toBeGreaterThanOrEqual(3)
    expect(naming('Fizik', all)).toEqual([])
    expect(naming(subject, subjectless)).toEqual([])
    expect(naming(/\b123 gün/, all).length).toBeGreaterThanOrEqual(4)
    expect(naming(/\d|[Ss]ınav/, dateless)).toEqual([])
    expect(naming(/undefined|null|\s{2}/, {})).toEqual([])
  })

  test('calls a student by a name in one line, and by none that is too long or has no letter', () => {
    expect(naming('Ali Veli', { displayName: ' Ali\n\nVeli\t' }).length).toBeGreaterThanOrEqual(5)
    expect(naming('y'.repeat(24), { displayName: 'y'.repeat(24) }).length).toBeGreaterThanOrEqual(5)
    const nameless = textsOf({})
    for (const name of ['y'.repeat(25), '', ' \n ', '\u200b', '...', '123'])
      expect(textsOf({ displayName: name })).toEqual(nameless)
  })

  test('speaks of no suffix, no time of day and no blame', () => {
    const all = { displayName, weakSubjects: [subject], examDay: examAfter(123) }
    for (const known of [
      {},
      all,
      { ...all, examDay: examAfter(5) },
      { examDay: examAfter(0) },
      { examDay: examAfter(1) },
    ])
      for (const text of textsOf(known)) {
        expect(text).not.toMatch(/günaydın|iyi (geceler|akşamlar|günler)|tünaydın/iu)
        expect(text).not.toMatch(/neden yazmadın|niye|unuttun|ihmal|boşver|hâlâ|geç kal|yazmadın|kayboldun/iu)
        for (const word of [displayName, subject]) expect(text).not.toMatch(new RegExp(`${word}['’\\p{L}]`, 'u'))
        // After a colon comes a sentence, or what a sentence ends with: this has only the first.
        expect(text).not.toMatch(/: \p{Ll}/u)
      }
  })
})

describe('before an exam, a check-in', () => {
  test.each([
    ['today', 0, /^Bugün sınav günün/],
    ['tomorrow', 1, /^Sınavın yarın/],
  ])('knows that it is %s, whoever the student is', (_when, days, expected) => {
    const [text, ...others] = textsOf({ displayName: 'Ece', weakSubjects: ['Türev'], examDay: examAfter(days) })
    expect(others).toEqual([])
    expect(text).toMatch(expected)
  })

  test.each([2, 7])('speaks of rest when there are %i days left, of nothing new to learn', (days) => {
    const texts = [...textsOf({ displayName: 'Ece', weakSubjects: ['Türev'], examDay: examAfter(days) })]
    expect(texts).toHaveLength(3)
    expect(texts.filter((text) => text.startsWith(`Sınavına ${days} gün`))).toHaveLength(2)
    expect(texts.filter((text) => text.includes('Türev'))).toEqual([])
  })

  test.each([
    ['over', -1],
    ['over for long', -400],
    ['more than a year away', 366],
  ])('counts no days when it is %s', (_when, days) =>
    expect(textsOf({ examDay: examAfter(days) })).toEqual(textsOf({})),
  )

  test.each([8, 365])('counts %i days', (days) => {
    const counted = [...textsOf({ examDay: examAfter(days) })].filter((text) => text.includes(`${days} gün`))
    expect(counted).toHaveLength(4)
  })
})

describe('variety:', () => {
  const known = { displayName: 'Ece', weakSubjects: ['Türev'], examDay: examAfter(200) }

  test('2,000 students get at least 15 different texts, none of which more than a tenth of them', () => {
    const counts = new Map<string, number>()
    for (const studentKey of students(2_000)) {
      const text = checkinText(contact({ ...known, studentKey }), day)
      counts.set(text, (counts.get(text) ?? 0) + 1)
    }
    expect(counts.size).toBeGreaterThanOrEqual(15)
    expect(Math.max(...counts.values())).toBeLessThanOrEqual(200)
  })

  test('over 10 days each of 200 students gets at least 4 different texts', () => {
    const days = [day]
    while (days.length < 10) days.push(nextDay(days.at(-1) ?? day))
    for (const studentKey of students(200)) {
      // Of a countdown the number alone changes.
      const texts = days.map((each) => checkinText(contact({ ...known, studentKey }), each).replaceAll(/\d+/g, 'N'))
      expect(new Set(texts).size).toBeGreaterThanOrEqual(4)
    }
  })
})
