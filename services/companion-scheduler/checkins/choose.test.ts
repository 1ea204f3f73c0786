import { createHash } from 'node:crypto'
import type { Contact } from '@yoldas/contracts/profile'
import { addDays } from '@yoldas/time'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contactOf } from '../test/world.ts'
import { chooseText, factsOf, mayCompose, nameOf, setOf } from './choose.ts'
import { isCountdown, readTemplates, type SetName, templates, templatesOf } from './templates.ts'
import { maySay } from './unsaid.ts'

const day = '2026-10-05'
const studentKey = '4f6d1f7e-6c0e-4d0b-9b39-5a1fca3b8f10'
const examIn = (days: number, lasting = 1) => ({
  exam: { firstDay: addDays(day, days), lastDay: addDays(day, days + lasting - 1) },
})
const block = (subject: string, topic: string | null = null, status: 'planned' | 'done' | 'skipped' = 'planned') => ({
  ...{ startTime: null, minutes: 40, subject, topic, status },
})
const studied = (daysAgo: number, subject = 'Fizik', topic: string | null = null) => ({
  lastStudied: { day: addDays(day, -daysAgo), subject, topic },
})

const facts = (known: Partial<Contact> = {}, { hasWritten = true, goesAtOnce = true } = {}) =>
  factsOf(contactOf(studentKey, known), hasWritten, day, goesAtOnce)
/** All texts that a student may get when this is known about them. */
const textsOf = (known: Partial<Contact> = {}, options = {}, recent: string[] = []) => {
  const chosen = Array.from({ length: templates.length }, (_, seed) => chooseText(facts(known, options), recent, seed))
  return new Map(chosen.flatMap((one) => (one ? [[one.template, one.text] as const] : [])))
}

describe('the texts', () => {
  test('are 60 or more, each once and under an id of its own', () => {
    expect(templates.length).toBeGreaterThanOrEqual(60)
    for (const of of ['id', 'text'] as const)
      expect(new Set(templates.map((one) => one[of])).size).toBe(templates.length)
  })

  test('are enough in each set for ten to be remembered, or in those around an exam for as often as they come', () => {
    const least = { neverWrote: 1, eve: 1, wish: 1, lastWeek: 3, evening: 4, after: 11, low: 1, silence: 11 }
    for (const [set, count] of Object.entries(least)) {
      const unconditional = templates.filter((one) => one.set === set && one.when.length === 0)
      expect(unconditional.length, set).toBeGreaterThanOrEqual(count)
    }
  })

  const filled = { name: ['name'], days: ['countdown'] }
  test.each(templates.map((template) => [template.id, template] as const))('%s is as texts have to be', (_id, one) => {
    const { set, when, text } = one
    for (const [, placeholder = ''] of text.matchAll(/\{(\w+)\}/g))
      expect(when).toContain(placeholder in filled ? filled[placeholder as keyof typeof filled][0] : placeholder)
    expect(text).toMatch(/^(\{name\}|\p{Lu})/u)
    expect(text).toMatch(/[.?!]$/)
    // What is asked for is little: a question, or a word.
    expect(text).toMatch(/\?|yeter\.$|yaz\.$/)
    expect(maySay(text, [])).toBe(true)
    if (set !== 'evening') expect(text).not.toMatch(/nasıl geçti/iu)
    expect(text).not.toMatch(/\}['’\p{L}]|\s{2}/u)
    if (['after', 'wish', 'evening'].includes(set))
      expect(text).not.toMatch(/çalış|ders|konu(?!ş)|soru|deneme|tekrar/iu)
    expect(when.includes('countdown')).toBe(text.includes('{days}'))
  })

  test('of an unknown set are not read', () => {
    expect(() => readTemplates('# nothing: x\nx1\n  Selam?')).toThrow()
    expect(() => readTemplates('# low: x\nx1 rich\n  Selam?')).toThrow()
  })
})

test.each<[string, boolean]>([
  ['Bugün hangi konuya bakalım?', true],
  ['KALDIĞIMIZ YERDEN devam edelim mi?', false],
  ['Aklıma geldin, nasılsın?', false],
  ['Özledim seni!', false],
  ['Mola iyi geldi mi?', false],
  ['Geçen sefer nerede takılmıştın?', false],
  ['Araya biraz zaman girdi, nasılsın?', false],
  ['Yarın sınavın var, kendine iyi bak!', false],
  ['Bugün molarite mi, gözlem soruları mı?', true],
  ['Olasılık nasıl gidiyor?', false],
  ['Merhaba, olasılık nasıl gidiyor?', false],
  ['Bugün istersen birlikte olasılık çalışalım mı?', true],
])('of what a model writes, %j may be said: %s', (text, may) => expect(maySay(text, ['OLASILIK'])).toBe(may))

describe('a day is for', () => {
  test.each<[string, Partial<Contact>, SetName | null]>([
    ['the silence', {}, 'silence'],
    ['the silence, eight days before an exam', examIn(8), 'silence'],
    ['the last week', examIn(7), 'lastWeek'],
    ['the last week, two days before', examIn(2), 'lastWeek'],
    ['the eve', { ...examIn(1), ...studied(9) }, 'eve'],
    ['the wish', examIn(0), 'wish'],
    ['the wish on the first of two days', examIn(0, 2), 'wish'],
    ['nothing on the second', examIn(-1, 2), null],
    ['what is after', examIn(-2, 2), 'after'],
    ['what is after, a year later', { ...examIn(-365), ...studied(1) }, 'after'],
    ['a low day', studied(5), 'low'],
    ['a low day', studied(14), 'low'],
    ['the silence when there was work lately', studied(4), 'silence'],
    ['the silence when there was none for long', studied(15), 'silence'],
  ])('%s', (_what, known, set) => expect(setOf(facts(known))).toBe(set))

  test('who never wrote, but for the days around an exam', () => {
    expect(setOf(facts(studied(9), { hasWritten: false }))).toBe('neverWrote')
    expect(setOf(facts(examIn(1), { hasWritten: false }))).toBe('eve')
  })

  test('a model’s own words only where nothing particular is asked for', () => {
    expect([{}, studied(9)].map((known) => mayCompose(facts(known)))).toEqual([true, true])
    const others = [...[0, 1, 5, -1].map((days) => facts(examIn(days))), facts({}, { hasWritten: false })]
    expect(others.map(mayCompose)).toEqual(others.map(() => false))
  })
})

describe('a check-in', () => {
  const all = {
    ...{ displayName: 'zübeyde hanım', weakSubjects: ['Olasılık'], todayPlan: [block('Kimya', 'Mol')] },
    ...{ ...examIn(123), ...studied(2, 'Fizik', 'Basınç'), dueTopic: 'Üslü sayılar' },
  }
  const naming = (needle: string, known: Partial<Contact>, options = {}) =>
    [...textsOf(known, options).values()].filter((text) => text.includes(needle))

  test('speaks of what is known, and of nothing else', () => {
    const known = ['Zübeyde', '123 gün', 'Kimya', 'Mol', 'Fizik', 'Basınç', 'Üslü sayılar']
    for (const word of known) expect(naming(word, all).length, word).toBeGreaterThan(0)
    for (const word of [...known, '{', 'null', 'undefined']) expect(naming(word, {}), word).toEqual([])
  })

  test('speaks of what was studied within a month', () =>
    expect([30, 31].map((daysAgo) => naming('Fizik', studied(daysAgo)).length > 0)).toEqual([true, false]))

  test('never names a weak subject, and never begins with one of the plan or of the records', () => {
    expect(naming('Olasılık', all)).toEqual([])
    for (const text of textsOf(all).values()) expect(text).not.toMatch(/^(Kimya|Fizik|Mol|Basınç|Üslü)/)
  })

  test('speaks of today’s plan only of what is not done, and only when it goes at once', () => {
    expect(naming('Kimya', { todayPlan: [block('Kimya', null, 'done')] })).toEqual([])
    expect(naming('Kimya', { todayPlan: [block('Tarih', null, 'skipped'), block('Kimya')] })).not.toEqual([])
    expect(naming('Kimya', { todayPlan: [block('Kimya')] }, { goesAtOnce: false })).toEqual([])
  })

  test('speaks of a topic that is due only when it goes at once', () =>
    expect(naming('Limit', { dueTopic: 'Limit' }, { goesAtOnce: false })).toEqual([]))

  test.each([13, 14, 180, 181])('counts days from 180 to 14 before the exam: %i', (days) => {
    const counted = [...textsOf(examIn(days)).keys()].filter(isCountdown)
    expect(counted.length > 0).toBe(days >= 14 && days <= 180)
  })

  test('counts no days when the one before it did', () =>
    expect([...textsOf(examIn(100), {}, ['c01']).keys()].filter(isCountdown)).toEqual([]))

  test('repeats none of the last ten, and of a set that is used up the one of longest ago', () => {
    const recent = templatesOf('silence')
      .slice(0, 10)
      .map(({ id }) => id)
    expect([...textsOf({}, {}, recent).keys()].filter((id) => recent.includes(id))).toEqual([])
    const low = templatesOf('low')
      .filter(({ when }) => when.length === 0)
      .map(({ id }) => id)
    expect([...textsOf(studied(9, '?'), {}, low).keys()].every((id) => id.startsWith('s'))).toBe(true)
    const wishes = templatesOf('wish')
      .filter(({ when }) => when.length === 0)
      .map(({ id }) => id)
    expect([...textsOf(examIn(0), {}, wishes).keys()]).toEqual([wishes.at(-1)])
  })

  test('is one short line whatever is known of the student, the same each time it is asked for', () => {
    const odd = fc.constantFrom(
      '',
      ' ',
      '\n\n',
      'Ali\n\nVeli',
      '\u2028',
      '\u200b',
      '{name}',
      'ç'.repeat(64),
      'Ğ'.repeat(24),
    )
    const word = fc.oneof(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }), odd)
    const known = fc.record({
      displayName: fc.option(word, { nil: null }),
      exam: fc.option(
        fc.integer({ min: -800, max: 800 }).map((days) => examIn(days).exam),
        { nil: null },
      ),
      todayPlan: fc.array(
        fc.tuple(word, word).map(([subject, topic]) => block(subject, topic)),
        { maxLength: 2 },
      ),
      lastStudied: fc.option(
        fc.tuple(fc.nat(20), word, word).map((of) => studied(...of).lastStudied),
        { nil: null },
      ),
      dueTopic: fc.option(word, { nil: null }),
    })
    fc.assert(
      fc.property(known, fc.boolean(), fc.nat(), (of, hasWritten, seed) => {
        const chosen = chooseText(facts(of, { hasWritten }), [], seed)
        if (!chosen) throw new Error('nothing to be said')
        expect(chosen.text).not.toMatch(/[\n\r\u2028\u2029]/)
        expect([...chosen.text].length).toBeLessThanOrEqual(180)
        expect(chooseText(facts(structuredClone(of), { hasWritten }), [], seed)).toEqual(chosen)
      }),
      { numRuns: 200 },
    )
  })

  test('differs between students', () => {
    const seeds = Array.from({ length: 500 }, (_, nth) => createHash('sha256').update(`${nth}`).digest().readUInt32BE())
    const counts = Map.groupBy(seeds, (seed) => chooseText(facts(all), [], seed)?.template)
    expect(counts.size).toBeGreaterThanOrEqual(30)
    expect(Math.max(...[...counts.values()].map(({ length }) => length))).toBeLessThan(50)
  })
})

test.each([
  ['elif su', 'Elif'],
  ['ışıl', 'Işıl'],
  ['ilker', 'İlker'],
  ['IŞIL', 'Işıl'],
  ['İREM', 'İrem'],
  ['  Ali\n\nVeli\t', 'Ali'],
  ['ayşe-nur', 'Ayşe-Nur'],
  ['McDonald', 'McDonald'],
  ['Elif2009', 'Elif'],
  ['*Elif*', 'Elif'],
  ['🌸Elif🌸', 'Elif'],
  ['s\u0327ule', 'Şule'],
  ['y'.repeat(25), null],
  ['elif_2009_x', null],
  ['E', null],
  ['...', null],
  ['123', null],
  ['\u200b', null],
  ['', null],
])('the display name %j is called %j', (displayName, name) => expect(nameOf(displayName)).toBe(name))
