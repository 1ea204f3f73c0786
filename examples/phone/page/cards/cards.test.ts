import type { ReviewCard } from '@yoldas/client'
import { describe, expect, test } from 'vitest'
import { bodyOf, detailOf, draftOf, newCard, patchOf, refusalOfCard } from './cards.ts'

const at = '2026-11-21T10:00:00.000Z'
const card: ReviewCard = {
  ...{ id: 'k1', subject: 'Kimya', topic: 'Mol', front: 'Avogadro sayısı?', back: '6,02·10²³', by: 'student' },
  ...{ confirmed: true, createdAt: at, updatedAt: at },
}

describe('a card', () => {
  test('needs its subject and both sides, none of them too long', () => {
    expect(Object.keys(refusalOfCard(newCard)?.fields ?? {})).toEqual(['subject', 'front', 'back'])
    expect(refusalOfCard(draftOf(card))).toBeNull()
    // Characters, not UTF-16 units.
    expect(refusalOfCard({ ...draftOf(card), front: '🙂'.repeat(1000) })).toBeNull()
    expect(Object.keys(refusalOfCard({ ...draftOf(card), front: '🙂'.repeat(1001) })?.fields ?? {})).toEqual(['front'])
  })

  test('is sent without blanks around its texts, and without a topic if none was given', () => {
    const draft = { subject: ' Kimya ', topic: ' ', front: ' Soru? ', back: 'Yanıt\n' }
    expect(bodyOf(draft, 'c1')).toEqual({ subject: 'Kimya', front: 'Soru?', back: 'Yanıt', clientId: 'c1' })
  })

  test('is changed in what is another, and confirmed where the companion made it', () => {
    expect(patchOf(card, draftOf(card))).toEqual({})
    expect(patchOf(card, { ...draftOf(card), topic: ' ', back: 'Yeni' })).toEqual({ topic: null, back: 'Yeni' })
    expect(patchOf({ ...card, confirmed: false }, draftOf(card))).toEqual({ confirmed: true })
  })

  test('is described by its subject and its day', () => {
    expect(detailOf(card, '2026-11-22', () => '2026-11-21')).toBe('Kimya · Mol · Dün')
    expect(detailOf({ ...card, topic: null }, '2026-11-21', () => '2026-11-21')).toBe('Kimya · Bugün')
  })
})
