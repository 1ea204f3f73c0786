import { newId } from '@yoldas/ids'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { newVerdict } from '../test/verdicts.ts'
import { type AppendOutcome, type NewAppend, placeAppends, type Standing, shortReason } from './rules.ts'

const moments = ['2026-03-01T10:00:00.000Z', '2026-03-01T10:00:00.001Z', '2026-03-01T10:00:01.000Z']
/** Few, so that rows of a batch meet. */
const [students, turns] = [newId, newId].map((make) => Array.from({ length: 4 }, make)) as [string[], string[]]

const standing = (studentKey: string): fc.Arbitrary<Standing> =>
  fc.record({
    studentKey: fc.constant(studentKey),
    nextTurnIndex: fc.nat(100),
    nextPosition: fc.integer({ min: 1, max: 100 }),
    isErased: fc.boolean(),
    silentSince: fc.constantFrom(...moments),
    isCheckedIn: fc.boolean(),
    blocked: fc.constantFrom(null, 'parent'),
    isBusy: fc.boolean(),
    held: fc.constant(null),
    isCareCheckedIn: fc.boolean(),
    now: fc.constant(new Date('2026-03-02T09:00:00Z')),
  })

const row: fc.Arbitrary<NewAppend> = fc.record({
  studentKey: fc.constantFrom(...students),
  turnId: fc.oneof(fc.constantFrom(...turns), fc.uuid()),
  origin: fc.constantFrom('scheduled', 'silence_checkin'),
  messageType: fc.constantFrom('reminder', null),
  text: fc.constant('metin'),
  author: fc.constant('model'),
  unlessWrittenAfter: fc.constantFrom(null, ...moments),
  hidesPreview: fc.boolean(),
  isCareCheckin: fc.constant(false),
  expiresAt: fc.constant(null),
  verdict: fc.constant(newVerdict()),
  bubbles: fc.array(fc.record({ id: fc.uuid(), text: fc.string(), author: fc.constant('model') }), {
    minLength: 1,
    maxLength: 5,
  }),
})

const batch = fc.record({
  rows: fc.array(row, { maxLength: 30 }),
  standings: fc.tuple(...students.map(standing)),
  known: fc.subarray(turns),
})

type Batch = { rows: NewAppend[]; standings: Standing[]; known: string[] }

/** What a row comes to, by what those before it came to. */
function outcomeOf({ rows, standings, known }: Batch, index: number, before: readonly AppendOutcome[]): AppendOutcome {
  const row = rows[index] as NewAppend
  const { isErased, isCheckedIn, blocked, silentSince } = standings.find(
    (one) => one.studentKey === row.studentKey,
  ) as Standing
  const appended = rows.filter((_, other) => before[other] === 'appended')
  if (known.includes(row.turnId) || appended.some(({ turnId }) => turnId === row.turnId)) return 'duplicate'
  if (isErased) return 'erased'
  if (blocked) return 'blocked'
  if (row.unlessWrittenAfter && Date.parse(silentSince) > Date.parse(row.unlessWrittenAfter)) return 'written'
  const isRepeated = appended.some(
    ({ studentKey, origin }) => studentKey === row.studentKey && origin === 'silence_checkin',
  )
  return row.origin === 'silence_checkin' && (isCheckedIn || isRepeated) ? 'duplicate' : 'appended'
}

const place = ({ rows, standings, known }: Batch) => placeAppends(rows, standings, new Set(known))

describe('a batch of appends', () => {
  test('has one outcome for each row, in the order of the rows', () => {
    fc.assert(
      fc.property(batch, (batch) => {
        const expected: AppendOutcome[] = []
        for (const index of batch.rows.keys()) expected.push(outcomeOf(batch, index, expected))
        expect(place(batch).outcomes).toEqual(expected)
      }),
    )
  })

  test('places exactly what is appended, in the order of the rows', () => {
    fc.assert(
      fc.property(batch, (batch) => {
        const { outcomes, placed } = place(batch)
        const appended = batch.rows.filter((_, index) => outcomes[index] === 'appended')
        expect(placed).toMatchObject(appended)
        expect(placed).toHaveLength(appended.length)
      }),
    )
  })

  test('gives a student’s rows turn indexes that follow one another', () => {
    fc.assert(
      fc.property(batch, (batch) => {
        const { placed } = place(batch)
        for (const { studentKey, nextTurnIndex } of batch.standings) {
          const indexes = placed.filter((one) => one.studentKey === studentKey).map(({ turnIndex }) => turnIndex)
          expect(indexes).toEqual(indexes.map((_, nth) => nextTurnIndex + nth))
        }
      }),
    )
  })

  test('gives the bubbles of a student positions that follow one another, and none while the student is busy', () => {
    fc.assert(
      fc.property(batch, (batch) => {
        const { placed } = place(batch)
        for (const { studentKey, nextPosition, isBusy } of batch.standings) {
          const own = placed.filter((one) => one.studentKey === studentKey)
          expect(own.every(({ waits }) => waits === isBusy)).toBe(true)
          if (isBusy) expect(own.every(({ position }) => position === nextPosition)).toBe(true)
          const taken = own.flatMap(({ waits, position, bubbles }) =>
            waits ? [] : bubbles.map((_, nth) => position + nth),
          )
          expect(taken).toEqual(taken.map((_, nth) => nextPosition + nth))
        }
      }),
    )
  })

  test('changes nothing of what it is decided from', () => {
    fc.assert(
      fc.property(batch, ({ rows, standings, known }) => {
        const given = { rows, standings, known: new Set(known) }
        const before = structuredClone(given)
        placeAppends(given.rows, given.standings, given.known)
        expect(given).toEqual(before)
      }),
    )
  })
})

describe('an append', () => {
  const [studentKey = ''] = students
  const idle: Standing = {
    studentKey,
    nextTurnIndex: 3,
    nextPosition: 8,
    isErased: false,
    silentSince: '2026-03-01T10:00:00.500Z',
    isCheckedIn: false,
    blocked: null,
    isBusy: false,
    held: null,
    isCareCheckedIn: false,
    now: new Date('2026-03-02T09:00:00Z'),
  }
  const one = (more: Partial<NewAppend> = {}): NewAppend => ({
    studentKey,
    turnId: newId(),
    origin: 'scheduled',
    messageType: null,
    text: 'metin',
    author: 'model',
    hidesPreview: false,
    isCareCheckin: false,
    expiresAt: null,
    verdict: newVerdict(),
    unlessWrittenAfter: null,
    bubbles: [{ id: newId(), text: 'metin', author: 'model' }],
    ...more,
  })
  const outcomes = (rows: NewAppend[], more: Partial<Standing> = {}, known: string[] = []) =>
    placeAppends(rows, [{ ...idle, ...more }], new Set(known)).outcomes

  test.each([
    ['before', '2026-03-01T10:00:00.501Z', 'appended'],
    ['at', '2026-03-01T10:00:00.500Z', 'appended'],
    ['after', '2026-03-01T10:00:00.499Z', 'written'],
  ])('whose student wrote last %s the time that it allows is decided so', (_when, unlessWrittenAfter, outcome) => {
    expect(outcomes([one({ unlessWrittenAfter })])).toEqual([outcome])
  })

  test('to a student who is blocked is dropped, but for the check-in after distress and the erasure’s warning', () => {
    const heldAt = new Date('2026-03-01T09:00:00Z')
    const held = { tier: 'serious' as const, category: 'other' as const, at: heldAt, until: heldAt }
    const rows = [
      one(),
      one({ messageType: 'reminder' }),
      one({ origin: 'silence_checkin' }),
      one({ isCareCheckin: true }),
      one({ messageType: 'reminder', isErasureWarning: true }),
    ]
    const blocked = { blocked: 'parent' as const, held, now: new Date('2026-03-02T10:00:00Z') }
    expect(outcomes(rows, blocked)).toEqual(['blocked', 'blocked', 'blocked', 'appended', 'appended'])
    expect(outcomes(rows.slice(0, 1), { blocked: 'parent' }, [rows[0]?.turnId ?? ''])).toEqual(['duplicate'])
  })

  test('that is a check-in comes once in a silence, and once in a batch', () => {
    const checkin = () => one({ origin: 'silence_checkin' })
    expect(outcomes([checkin()], { isCheckedIn: true })).toEqual(['duplicate'])
    expect(outcomes([checkin(), one(), checkin()])).toEqual(['appended', 'appended', 'duplicate'])
  })

  test('that was refused does not count as the first of its kind', () => {
    const refused = one({ origin: 'silence_checkin', unlessWrittenAfter: '2026-03-01T10:00:00.499Z' })
    expect(outcomes([refused, { ...refused, unlessWrittenAfter: null }])).toEqual(['written', 'appended'])
  })

  test('is placed behind the bubbles of the one before it', () => {
    const two = one({ bubbles: ['bir', 'iki'].map((text) => ({ id: newId(), text, author: 'model' as const })) })
    expect(placeAppends([two, one()], [idle], new Set()).placed).toMatchObject([
      { turnIndex: 3, position: 8, waits: false },
      { turnIndex: 4, position: 10, waits: false },
    ])
  })
})

describe('the reason for a message', () => {
  test.each(['', 'Söz verdim.', 'ş'.repeat(399)])('is kept whole where it has room: %j', (reason) =>
    expect(shortReason(reason)).toBe(reason),
  )

  test.each([
    ['Turkish', 'ş'.repeat(500), `${'ş'.repeat(397)}…`],
    ['emojis', '👩‍👩‍👧‍👦'.repeat(70), `${'👩‍👩‍👧‍👦'.repeat(31)}…`],
    ['what JSON escapes', '\u0001'.repeat(500), `${'\u0001'.repeat(132)}…`],
    ['words', 'abc '.repeat(300), `${'abc '.repeat(199).trim()}…`],
  ])('is cut between two characters where it has none: %s', (_what, reason, kept) => {
    expect(shortReason(reason)).toBe(kept)
    expect(Buffer.byteLength(JSON.stringify(kept))).toBeLessThanOrEqual(800)
  })
})
