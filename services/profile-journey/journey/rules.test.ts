import type { ExamType } from '@yoldas/contracts/journey'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { examTypes, findExam } from '../exams/exams.ts'
import { isPast, judgeSections } from './rules.ts'

const types: ExamType[] = ['tyt', 'ayt', 'ydt', 'lgs', 'kpss', 'dgs', 'ales']
const judge = (examType: ExamType, ...sections: Array<[string, number, number, (number | undefined)?, number?]>) =>
  judgeSections(
    findExam(examType),
    sections.map(([subject, correct, wrong, blank, questions]) => ({ subject, correct, wrong, blank, questions })),
  )
const paths = (judged: ReturnType<typeof judge>) => judged.issues?.map(({ path }) => path)

describe('the exams', () => {
  test.each(types)('%s: the parts of a section have its questions together', (examType) => {
    for (const { questions, parts } of findExam(examType).sections) {
      const sum = parts.reduce((total, part) => total + part.questions, 0)
      expect(parts.length === 0 ? questions : sum).toBe(questions)
    }
  })

  test('have the questions that their guides name', () => {
    const totals = types.map((examType) =>
      findExam(examType).sections.reduce((sum, { questions }) => sum + questions, 0),
    )
    expect(totals).toEqual([120, 160, 80, 90, 120, 100, 100])
    expect(types.map((examType) => findExam(examType).divisor)).toEqual([4, 4, 4, 3, 4, 4, 4])
  })

  test('have the days that are still to come, and null when they are not announced', () => {
    const daysOf = (day: string, wanted: ExamType) => examTypes(day).find(({ examType }) => examType === wanted)?.days
    expect(daysOf('2026-06-20', 'tyt')).toEqual([{ day: '2026-06-20', label: 'YKS 1. oturum' }])
    expect(daysOf('2026-06-21', 'tyt')).toBeNull()
    expect(daysOf('2026-01-01', 'kpss')).toBeNull()
  })
})

describe('nets', () => {
  test('a wrong answer costs a quarter, in LGS a third, and nets may be negative', () => {
    expect(judge('tyt', ['Türkçe', 30, 6], ['Matematik', 0, 3])).toMatchObject({
      sections: [
        { subject: 'Türkçe', correct: 30, wrong: 6, blank: 4, net: 28.5 },
        { subject: 'Matematik', correct: 0, wrong: 3, blank: 37, net: -0.75 },
      ],
      totalNet: 27.75,
      isBranch: false,
    })
    expect(judge('lgs', ['Fen', 10, 5])).toMatchObject({ sections: [{ net: 8.33 }], totalNet: 8.33, isBranch: true })
  })

  test('the total is of exact nets, rounded once', () => {
    const judged = judge('lgs', ['Türkçe', 0, 1], ['İnkılap', 0, 1], ['Din', 0, 1])
    expect(judged).toMatchObject({ sections: [{ net: -0.33 }, { net: -0.33 }, { net: -0.33 }], totalNet: -1 })
  })

  test('are those of arithmetic with fractions, for any answers', () => {
    const answers = fc.record({ correct: fc.nat(20), wrong: fc.nat(20), blank: fc.nat(10) })
    fc.assert(
      fc.property(fc.constantFrom(...types), answers, (examType, { correct, wrong, blank }) => {
        const exam = findExam(examType)
        const subject = exam.sections[0]?.subject ?? ''
        const judged = judge(examType, [subject, correct, wrong, blank])
        const fits = correct + wrong + blank <= (exam.sections[0]?.questions ?? 0)
        expect(judged.issues === undefined).toBe(fits)
        if (judged.issues) return
        const hundredths = Math.round((100 * (correct * exam.divisor - wrong)) / exam.divisor)
        expect(Math.round(judged.totalNet * 100)).toBe(hundredths + 0)
        expect(Object.is(judged.totalNet, -0)).toBe(false)
      }),
    )
  })
})

describe('sections', () => {
  test('are found in any Turkish case and answered in the spelling of the exam', () => {
    expect(judge('tyt', ['TÜRKÇE', 1, 0], ['FİZİK', 1, 0])).toMatchObject({
      sections: [{ subject: 'Türkçe' }, { subject: 'Fizik' }],
    })
    expect(paths(judge('tyt', ['fızık', 1, 0]))).toEqual(['sections.0.subject'])
  })

  test.each<[string, ExamType, Array<[string, number, number, (number | undefined)?, number?]>, string[]]>([
    ['unknown', 'tyt', [['Resim', 1, 0]], ['sections.0.subject']],
    ['of another exam', 'lgs', [['Fizik', 1, 0]], ['sections.0.subject']],
    [
      'named twice',
      'tyt',
      [
        ['Fizik', 1, 0],
        ['fizik', 1, 0],
      ],
      ['sections.1.subject'],
    ],
    [
      'beside its own part',
      'tyt',
      [
        ['Fen', 1, 0],
        ['Fizik', 1, 0],
      ],
      ['sections.1.subject'],
    ],
    [
      'beside its own section',
      'tyt',
      [
        ['Fizik', 1, 0],
        ['Fen', 1, 0],
      ],
      ['sections.1.subject'],
    ],
    ['with more answers than questions', 'tyt', [['Fizik', 5, 3]], ['sections.0']],
    [
      'with a size of its own beside another',
      'tyt',
      [
        ['Fizik', 1, 0, 0, 30],
        ['Kimya', 1, 0],
      ],
      ['sections.0.questions'],
    ],
    [
      'with a size of its own in an exam of one section',
      'ydt',
      [['Yabancı Dil', 1, 0, 0, 30]],
      ['sections.0.questions'],
    ],
  ])('%s are refused where they stand', (_name, examType, sections, expected) => {
    expect(paths(judge(examType, ...sections))).toEqual(expected)
  })

  test('one alone is a branch exam, which may have a size of its own; the one of YDT is the whole', () => {
    expect(judge('tyt', ['Fizik', 20, 8, undefined, 30])).toMatchObject({
      isBranch: true,
      sections: [{ blank: 2, net: 18 }],
    })
    expect(judge('ydt', ['Yabancı Dil', 60, 20])).toMatchObject({ isBranch: false, totalNet: 55 })
  })

  test('who is exempt from Din answers as many Felsefe more', () => {
    expect(judge('tyt', ['Felsefe', 7, 3], ['Tarih', 5, 0])).toMatchObject({ sections: [{ net: 6.25, blank: 0 }, {}] })
    expect(paths(judge('tyt', ['Felsefe', 7, 4], ['Tarih', 5, 0]))).toEqual(['sections.0'])
    expect(paths(judge('tyt', ['Felsefe', 7, 3], ['Din', 1, 0]))).toEqual(['sections.0'])
  })
})

test('results and sessions are of days up to today', () => {
  expect(['1999-12-31', '2000-01-01', '2026-11-22', '2026-11-23'].map((day) => isPast(day, '2026-11-22'))).toEqual([
    false,
    true,
    true,
    false,
  ])
})
