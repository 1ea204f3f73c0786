import { describe, expect, test } from 'vitest'
import { describeWhy } from './rules.ts'
import type { StoredWhy } from './store.ts'

const [messageId, afterMessageId] = ['0199-a', '0199-b']
const source = { id: 'genel/tekrar#0', title: 'Aralıklı tekrar' }
const answer: StoredWhy = {
  ...{ messageId, afterMessageId, author: 'model', origin: 'chat', sources: [source], why: null },
  ...{ used: 'PMg3', model: 'm', promptVersion: 'abc' },
}
const scheduledAt = '2026-03-01T10:00:00.000Z'
const scheduled = (rule: NonNullable<StoredWhy['why']>['rule'], more: Partial<StoredWhy> = {}): StoredWhy => ({
  ...answer,
  ...{ origin: 'scheduled', sources: [], why: { rule, scheduledAt, afterMessageId, reason: 'Söz verdim.' } },
  ...more,
})
const used = {
  ...{ profile: true, memory: true, plan: false, journey: false, sources: [source], tools: ['search_corpus'] },
  ...{ model: 'm', promptVersion: 'abc', degraded: ['retrieval'] },
}

describe('why a message was written', () => {
  test('of an answer: the student wrote, and this was used', () => {
    expect(describeWhy(answer)).toEqual({
      ...{ messageId, afterMessageId, author: 'model', origin: 'chat', rule: null, askedByStudent: false },
      ...{ scheduledAt: null, reason: null, used },
    })
  })

  test('of what a tool scheduled: when, after which message, the reason, and what its turn used', () => {
    expect(describeWhy(scheduled('asked'))).toEqual({
      ...{ messageId, afterMessageId, author: 'model', origin: 'scheduled', rule: 'asked', askedByStudent: true },
      ...{ scheduledAt, reason: 'Söz verdim.', used: { ...used, sources: [] } },
    })
  })

  test.each<[string, StoredWhy, string | null, boolean]>([
    ['a reminder that was asked for', scheduled('asked'), 'asked', true],
    ['a check-in that was promised', scheduled('promised'), 'promised', false],
    ['the reminder of a block', scheduled('plan_block', { author: 'template' }), 'plan_block', false],
    ['a silence check-in', scheduled('silence', { origin: 'silence_checkin' }), 'silence', false],
    ['an evening after an exam', scheduled('after_exam', { author: 'template' }), 'after_exam', false],
    ['a check-in after distress', scheduled('care', { author: 'hand' }), 'care', false],
    ['a notice', { ...answer, author: 'hand', origin: 'notice', used: null }, 'notice', false],
    ['a message of which nothing was said', { ...scheduled('asked'), why: null }, null, false],
  ])('%s', (_what, stored, rule, askedByStudent) => expect(describeWhy(stored)).toMatchObject({ rule, askedByStudent }))

  test.each<[string, Partial<StoredWhy>]>([
    ['people wrote', { author: 'hand' }],
    ['a template was filled', { author: 'template' }],
    ['nothing is known of', { used: null }],
  ])('what was used is null of a text that %s', (_who, more) =>
    expect(describeWhy({ ...answer, ...more }).used).toBeNull(),
  )

  test.each([
    ['h', { plan: true, journey: false }],
    ['j', { plan: true, journey: false }],
    ['k', { plan: false, journey: true }],
    ['LJ', { plan: true, journey: true }],
    ['a', { plan: false, journey: false }],
  ])('plan and journey are used where the prompt had them or a tool read them: %s', (letters, parts) =>
    expect(describeWhy({ ...answer, used: letters }).used).toMatchObject(parts),
  )

  test('at most 20 tools are named', () => {
    const many = Array.from({ length: 30 }, (_, nth) => `t${nth}`)
    expect(describeWhy({ ...answer, used: ` ${many.join(' ')}` }).used?.tools).toEqual(many.slice(0, 20))
  })
})
