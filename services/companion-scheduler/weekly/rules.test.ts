import type { WantedWeek } from '@yoldas/contracts/weeks'
import { describe, expect, test } from 'vitest'
import { unsaid } from '../checkins/unsaid.ts'
import { mondayToBegin, textOf } from './rules.ts'

test.each([
  ['2026-10-11T18:59', null],
  ['2026-10-11T19:00', '2026-10-05'],
  ['2026-10-11T21:59', '2026-10-05'],
  ['2026-10-11T22:00', null],
  ['2026-10-10T19:30', null],
  ['2026-10-12T19:30', null],
  ['2027-01-03T20:00', '2026-12-28'],
])('at %s the run of the week of %s may begin', (now, monday) => {
  expect(mondayToBegin(new Date(`${now}:00+03:00`))).toBe(monday)
})

describe('the text about a week', () => {
  const sentence = 'Küçük adımlar üst üste konunca yol olur.'
  const studentKey = '4f6d1f7e-6c0e-4d0b-9b39-5a1fca3b8f10'
  const none: WantedWeek = { studentKey, minutes: 0, questions: 0, doneBlocks: 0, exams: 0, reviews: 0, sentence }
  const text = (week: Partial<WantedWeek>, seed = 0) => textOf({ ...none, ...week }, seed)

  test.each<[Partial<WantedWeek>, string]>([
    [{ minutes: 320 }, 'Haftanın özeti: 5 saat 20 dakika çalışma. '],
    [{ minutes: 60, questions: 40 }, 'Haftanın özeti: 1 saat çalışma, 40 soru. '],
    [{ minutes: 45, doneBlocks: 2 }, 'Haftanın özeti: 45 dakika çalışma, plandan tamamlanan 2 çalışma. '],
    [{ exams: 1, reviews: 12 }, 'Haftanın özeti: 1 sınav sonucu, 12 tekrar. '],
  ])('names what there is: %o', (week, begin) => {
    expect(text(week).startsWith(`${begin}${sentence} `)).toBe(true)
  })

  test('names no figure of a week without any', () => {
    expect(text({})).toBe(`Haftaya kısa bir bakış. ${sentence} Senin için nasıl bir haftaydı?`)
  })

  test('ends in a question, one of four, and says nothing that check-ins do not', () => {
    const texts = Array.from({ length: 8 }, (_, seed) => text({ minutes: 5 }, seed))
    expect(new Set(texts).size).toBe(4)
    for (const one of [...texts, text({})]) {
      expect(one).toMatch(/\?$/)
      expect(unsaid.filter((pattern) => pattern.test(one.toLocaleLowerCase('tr')))).toEqual([])
    }
  })
})
