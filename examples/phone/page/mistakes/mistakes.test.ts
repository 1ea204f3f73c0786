import type { Mistake } from '@yoldas/client'
import { describe, expect, test } from 'vitest'
import { bodyOf, detailOf, draftOf, newMistake, patchOf, queryOf, refusalOfMistake, saySummary } from './mistakes.ts'

const mistake: Mistake = {
  ...{ id: 'm1', subject: 'Fizik', topic: 'Optik', examType: null, media: null, text: 'Soru', answer: null },
  ...{ source: null, stuck: null, cause: 'concept', causeBy: 'student', examId: null, by: 'student', confirmed: true },
  ...{
    state: 'open',
    box: 2,
    redoCount: 1,
    createdAt: '2026-11-21T10:00:00.000Z',
    updatedAt: '2026-11-21T10:00:00.000Z',
  },
}

describe('a mistake', () => {
  test('needs its subject, and a text or a picture', () => {
    expect(Object.keys(refusalOfMistake(newMistake(), false)?.fields ?? {})).toEqual(['subject', 'text'])
    expect(refusalOfMistake({ ...newMistake(), subject: 'Fizik' }, true)).toBeNull()
    expect(refusalOfMistake({ ...newMistake('x'.repeat(3000)), subject: 'Fizik' }, false)).toBeNull()
  })

  test('is sent with what was written alone', () => {
    const draft = { ...newMistake(' Soru '), subject: ' Fizik ', answer: ' ' }
    expect(bodyOf(draft, 'p1', 'c1')).toEqual({ subject: 'Fizik', text: 'Soru', mediaId: 'p1', clientId: 'c1' })
  })

  test('is changed in what is another, and cleared of what is empty', () => {
    expect(patchOf(mistake, draftOf(mistake), null)).toEqual({})
    const draft = { ...draftOf(mistake), topic: ' ', stuck: 'İşareti unuttum', cause: null }
    expect(patchOf(mistake, draft, 'p1')).toEqual({
      topic: null,
      stuck: 'İşareti unuttum',
      cause: null,
      mediaId: 'p1',
    })
  })

  test('says why, how far it has come, and when it was entered', () => {
    const dayOf = () => '2026-11-21'
    expect(detailOf(mistake, '2026-11-22', dayOf)).toBe('Konuyu bilmiyordum · 2. kutu · Dün')
    expect(detailOf({ ...mistake, cause: null, state: 'learned' }, '2026-11-21', dayOf)).toBe('Öğrenildi · Bugün')
  })
})

test('filters that are not set are not asked for', () => {
  expect(queryOf({ subject: 'Fizik', cause: '', state: 'open' })).toEqual({ subject: 'Fizik', state: 'open' })
})

test('a cause is named only where enough mistakes are known', () => {
  expect(saySummary([{ key: 'time', share: null }])).toBeNull()
  expect(saySummary([{ key: 'time', share: 0.42 }])).toBe('En sık neden: Süre yetmedi (%42).')
  expect(saySummary([])).toBeNull()
})
