import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  actsOn,
  checkInAt,
  type Held,
  hadTextByHand,
  hasBubbleByHand,
  hold,
  inForce,
  mayWriteFirst,
  measures,
  tierOfTurn,
} from './rules.ts'
import { type Concern, categories, isAtLeast, noConcern, tiers } from './tiers.ts'

const start = new Date('2026-03-02T09:00:00Z')
const hoursLater = (hours: number) => new Date(start.getTime() + hours * 3_600_000)
const acute: Concern = { tier: 'acute', category: 'self-harm' }
const serious: Concern = { tier: 'serious', category: 'abuse' }
const check: Concern = { tier: 'check', category: 'other' }

test('serious self-harm has a bubble by hand, and nothing else has', () => {
  const having = tiers.flatMap((tier) =>
    tier === 'none' ? [] : categories.filter((category) => hasBubbleByHand({ tier, category })).map((of) => [tier, of]),
  )
  expect([hasBubbleByHand(noConcern), having]).toEqual([false, [['serious', 'self-harm']]])
})

test('a text by hand is recent for 12 hours', () => {
  expect([0, 11.99, 12].map((hours) => hadTextByHand(start, hoursLater(hours)))).toEqual([true, true, false])
  expect(hadTextByHand(null, start)).toBe(false)
})

describe('what a conversation keeps', () => {
  test('holds acute for 24 hours and serious for 12', () => {
    const held = hold(null, acute, start)
    expect(inForce(held, hoursLater(23.99))?.tier).toBe('acute')
    expect(inForce(held, hoursLater(24))).toBeNull()
    expect(inForce(hold(null, serious, start), hoursLater(12))).toBeNull()
  })

  test('is raised and never lowered', () => {
    const raised = hold(hold(null, serious, start), acute, hoursLater(1))
    expect(raised).toMatchObject({ tier: 'acute', category: 'self-harm', until: hoursLater(25) })
    expect(hold(raised, noConcern, hoursLater(2))).toBe(raised)
    expect(hold(raised, check, hoursLater(2))).toBe(raised)
    expect(hold(raised, serious, hoursLater(2))).toMatchObject({
      tier: 'acute',
      category: 'self-harm',
      until: hoursLater(25),
    })
    expect(hold(raised, serious, hoursLater(20))).toMatchObject({ tier: 'acute', until: hoursLater(32) })
  })

  test('begins anew when what held has ended', () => {
    expect(hold(hold(null, acute, start), serious, hoursLater(24))).toMatchObject({
      tier: 'serious',
      category: 'abuse',
    })
  })

  test('keeps a category that says more', () => {
    expect(hold(hold(null, acute, start), { tier: 'acute', category: 'other' }, hoursLater(1))?.category).toBe(
      'self-harm',
    )
    expect(hold(hold(null, serious, start), { tier: 'acute', category: 'other' }, start)?.category).toBe('other')
  })

  test('is never less urgent nor ends sooner, whatever comes', () => {
    const concerns = fc.constantFrom<Concern>(noConcern, check, { tier: 'low', category: 'other' }, serious, acute)
    fc.assert(
      fc.property(fc.array(fc.tuple(concerns, fc.integer({ min: 0, max: 30 }))), (messages) => {
        let held: Held | null = null
        let hours = 0
        for (const [concern, wait] of messages) {
          hours += wait
          const before: Held | null = inForce(held, hoursLater(hours))
          held = hold(held, concern, hoursLater(hours))
          if (!before) continue
          expect(held?.until.getTime()).toBeGreaterThanOrEqual(before.until.getTime())
          expect(isAtLeast(held?.tier ?? 'none', before.tier)).toBe(true)
        }
      }),
    )
  })
})

describe('a turn', () => {
  const held = hold(null, acute, start)

  test('has the tier that holds, or its own', () => {
    expect(tierOfTurn(held, noConcern, hoursLater(1))).toBe('acute')
    expect(tierOfTurn(held, noConcern, hoursLater(24))).toBe('none')
    expect(tierOfTurn(null, check, start)).toBe('check')
  })

  test('studies nothing while something holds', () => {
    const { studyAdvice, retrieval, withoutTools, pushText, prompt } = measures(held, noConcern, hoursLater(1))
    expect({ studyAdvice, retrieval, pushText, prompt }).toEqual({
      studyAdvice: false,
      retrieval: false,
      pushText: false,
      prompt: 'care',
    })
    expect(withoutTools).toEqual(expect.arrayContaining(['update_scratchpad', 'schedule_message', 'add_plan_block']))
  })

  test('pauses nothing for what is ambiguous or low', () => {
    for (const concern of [check, { tier: 'low', category: 'other' } as const])
      expect(measures(null, concern, start)).toMatchObject({
        studyAdvice: true,
        retrieval: true,
        withoutTools: [],
        pushText: true,
      })
  })

  test('is answered by hand whenever its message is acute, and only then', () => {
    expect(measures(null, acute, start).writtenByHand).toBe(true)
    expect(measures(held, acute, hoursLater(1)).writtenByHand).toBe(true)
    expect(measures(held, noConcern, hoursLater(1)).writtenByHand).toBe(false)
  })
})

describe('what is written first', () => {
  const held = hold(null, serious, start)

  test('pauses for 72 hours, but for reminders', () => {
    expect(mayWriteFirst(held, 'other', hoursLater(71.9))).toBe(false)
    expect(mayWriteFirst(held, 'other', hoursLater(72))).toBe(true)
    expect(mayWriteFirst(held, 'reminder', hoursLater(1))).toBe(true)
    expect(mayWriteFirst(null, 'other', start)).toBe(true)
  })

  test('is the check-in of care after 24 hours, in daytime', () => {
    // 12:00 in Istanbul.
    expect(mayWriteFirst(held, 'care-check-in', hoursLater(23.9))).toBe(false)
    expect(mayWriteFirst(held, 'care-check-in', hoursLater(24))).toBe(true)
    expect(mayWriteFirst(held, 'care-check-in', hoursLater(72))).toBe(false)
    expect(mayWriteFirst(null, 'care-check-in', start)).toBe(false)
  })

  test.each([
    ['2026-03-02T20:30:00Z', '2026-03-04T07:00:00.000Z'],
    ['2026-03-02T00:30:00Z', '2026-03-03T07:00:00.000Z'],
    ['2026-03-02T16:59:00Z', '2026-03-03T16:59:00.000Z'],
    ['2026-03-02T17:00:00Z', '2026-03-04T07:00:00.000Z'],
  ])('said at %s is asked after at %s', (said, asked) => {
    const at = new Date(said)
    expect(checkInAt({ tier: 'acute', category: 'other', at, until: at }).toISOString()).toBe(asked)
  })
})

describe('a suspicion', () => {
  const doubt: Concern = { tier: 'check', category: 'other' }
  const suspected: Concern = { tier: 'serious', category: 'eating' }
  const held = hold(null, serious, start)

  test.each([
    ['nothing else was found', null, noConcern, suspected, 'suspect', 'eating'],
    ['the words are sad', null, { tier: 'low', category: 'other' }, suspected, 'suspect', 'eating'],
    ['the words are serious', null, serious, suspected, 'care', null],
    ['something holds', held, noConcern, suspected, 'care', null],
    ['it is a doubt', null, noConcern, doubt, 'ask', null],
    ['it is a doubt and the words are sad', null, { tier: 'low', category: 'other' }, doubt, 'gentle', null],
    ['there is none', null, noConcern, noConcern, 'usual', null],
  ] as const)('where %s', (_, before, concern, suspicion, prompt, about) => {
    const found = measures(before, concern, start, suspicion)
    expect([found.prompt, found.suspected, found.writtenByHand]).toEqual([prompt, about, false])
    if (prompt === 'suspect') expect(found).toEqual({ ...measures(held, noConcern, start), prompt, suspected: about })
  })

  test('that is serious always counts, and a doubt once in 12 hours while nothing holds', () => {
    expect(actsOn(suspected, start, held, hoursLater(1))).toBe(true)
    expect(actsOn(doubt, null, null, start)).toBe(true)
    expect(actsOn(doubt, start, null, hoursLater(11.99))).toBe(false)
    expect(actsOn(doubt, start, null, hoursLater(12))).toBe(true)
    expect(actsOn(doubt, null, held, hoursLater(11.99))).toBe(false)
    expect(actsOn(doubt, null, held, hoursLater(12))).toBe(true)
  })
})
