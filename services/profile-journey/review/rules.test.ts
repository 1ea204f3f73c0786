import type { ReviewRating } from '@yoldas/contracts/review'
import { addDays } from '@yoldas/time'
import fc from 'fast-check'
import { createEmptyCard, fsrs, type Grade, Rating } from 'ts-fsrs'
import { describe, expect, test } from 'vitest'
import {
  countedAt,
  countsOf,
  dueDayOf,
  dueDaysAfter,
  fadedOn,
  foldUpTo,
  isFresh,
  mostUnfolded,
  type Rated,
  ratingOf,
  replay,
  retrievabilityOn,
  spread,
} from './rules.ts'

const first = '2026-01-05'
const grades: Record<ReviewRating, Grade> = {
  again: Rating.Again,
  hard: Rating.Hard,
  good: Rating.Good,
  easy: Rating.Easy,
}
const rated = (days: number, rating: ReviewRating, time = '09:00', nth = 0): Rated => {
  const day = addDays(first, days)
  return { id: `${days}-${time}-${nth}`, day, answeredAt: `${day}T${time}:00.000Z`, rating }
}

const Ratings = fc.array(
  fc.record({
    days: fc.nat(60),
    hour: fc.integer({ min: 10, max: 19 }),
    rating: fc.constantFrom<ReviewRating>('again', 'hard', 'good', 'easy'),
  }),
  { minLength: 1, maxLength: 40 },
)
type Ratings = Array<{ days: number; hour: number; rating: ReviewRating }>
const toRated = (ratings: Ratings) =>
  ratings.map(({ days, hour, rating }, nth) => rated(days, rating, `${hour}:00`, nth))

describe('a replay', () => {
  test('is what FSRS schedules by itself, of days at noon in UTC', () => {
    const scheduler = fsrs({ enable_short_term: false, enable_fuzz: false, request_retention: 0.85 })
    const ratings = [rated(0, 'good'), rated(3, 'hard'), rated(9, 'again'), rated(10, 'easy'), rated(40, 'good')]
    let card = createEmptyCard(new Date(`${first}T12:00:00Z`))
    for (const [nth, { day, rating }] of ratings.entries()) {
      card = scheduler.next(card, new Date(`${day}T12:00:00Z`), grades[rating]).card
      const replayed = replay(null, ratings.slice(0, nth + 1), 0.85)
      expect(replayed?.dueDay).toBe(card.due.toISOString().slice(0, 10))
      expect(replayed?.memory.stability).toBeCloseTo(card.stability, 6)
      expect(replayed?.memory.difficulty).toBeCloseTo(card.difficulty, 6)
    }
  })

  test('of a day takes the last answer, and counts all', () => {
    const day = [rated(0, 'again', '09:00'), rated(0, 'easy', '21:00'), rated(0, 'hard', '10:00')]
    expect(replay(null, day, 0.9)).toEqual({
      ...replay(null, [rated(0, 'easy', '21:00')], 0.9),
      memory: expect.objectContaining({ count: 3, run: 1 }),
    })
  })

  test('is the same for every order in which ratings arrive', () => {
    fc.assert(
      fc.property(Ratings, fc.infiniteStream(fc.nat()), (ratings, keys) => {
        const inTime = toRated(ratings)
        const shuffled = inTime
          .map((each) => ({ each, key: keys.next().value ?? 0 }))
          .toSorted((one, other) => one.key - other.key)
        expect(
          replay(
            null,
            shuffled.map(({ each }) => each),
            0.9,
          ),
        ).toEqual(replay(null, inTime, 0.9))
      }),
      { numRuns: 50 },
    )
  })

  test('after what was folded is the replay of all', () => {
    fc.assert(
      fc.property(Ratings, fc.nat(60), (ratings, days) => {
        const all = toRated(ratings)
        const until = addDays(first, days)
        const [old, rest] = [all.filter(({ day }) => day <= until), all.filter(({ day }) => day > until)]
        fc.pre(rest.length > 0)
        expect(replay(replay(null, old, 0.9)?.memory ?? null, rest, 0.9)).toEqual(replay(null, all, 0.9))
      }),
      { numRuns: 50 },
    )
  })

  test('of nothing is nothing, and a longer retention brings an item sooner', () => {
    expect(replay(null, [], 0.9)).toBeNull()
    const due = [0.8, 0.9, 0.97].map(
      (retention) => replay(null, [rated(0, 'good'), rated(5, 'good')], retention)?.dueDay,
    )
    expect(due).toEqual(due.toSorted().toReversed())
    expect(new Set(due).size).toBe(3)
  })
})

test('each rating brings an item on the day that was said before it', () => {
  const ratings: Rated['rating'][] = ['again', 'hard', 'good', 'easy']
  for (const retention of [0.9, 0.97])
    for (const memory of [null, replay(null, [rated(0, 'good'), rated(4, 'hard')], retention)?.memory ?? null]) {
      const said = dueDaysAfter(memory, addDays(first, 9), retention)
      const come = ratings.map((rating) => [rating, replay(memory, [rated(9, rating)], retention)?.dueDay])
      expect(said).toEqual(Object.fromEntries(come))
      expect(Object.values(said).toSorted()).toEqual(Object.values(said))
    }
})

test('only what is older than any answer that may still come is folded, beyond 200 ratings', () => {
  const many = Array.from({ length: mostUnfolded + 1 }, (_, nth) => rated(nth, 'good'))
  const today = addDays(first, mostUnfolded)
  expect(foldUpTo(many, today)).toBe(addDays(today, -15))
  expect(foldUpTo(many.slice(1), today)).toBeNull()
  expect(
    foldUpTo(
      many.map((each) => ({ ...each, day: today })),
      today,
    ),
  ).toBeNull()
})

describe('an item is due', () => {
  const examDay = '2026-06-20'
  const item = { dueDay: '2026-08-01', madeDay: '2026-03-01', ratedDay: '2026-06-01', slot: 5 }
  test.each([
    ['on its plain day without an exam', item, null, '2026-08-01'],
    ['in its part of the last 14 days', item, examDay, '2026-06-11'],
    ['on the day before the exam at the latest', { ...item, slot: 13 }, examDay, '2026-06-19'],
    ['on its plain day if that is sooner', { ...item, dueDay: '2026-06-08' }, examDay, '2026-06-08'],
    ['never, if it was answered in them and comes after the exam', { ...item, ratedDay: '2026-06-06' }, examDay, null],
    [
      'in its part, if it was answered on the day before them',
      { ...item, ratedDay: '2026-06-05' },
      examDay,
      '2026-06-11',
    ],
    [
      'never, if it was made in them and comes after the exam',
      { ...item, madeDay: '2026-06-06', ratedDay: null },
      examDay,
      null,
    ],
    ['in its part though it was never answered', { ...item, ratedDay: null }, examDay, '2026-06-11'],
    ['never on the day of the exam', { ...item, dueDay: examDay, ratedDay: '2026-06-10' }, examDay, null],
    ['never, if it is careless', { ...item, dueDay: null }, examDay, null],
  ])('%s', (_, placed, day, expected) => {
    expect(dueDayOf(placed, day)).toBe(expected)
  })
})

test('what has faded more is known less probably, and what was never rated least', () => {
  const memories = [{ stability: 3, ratedDay: first }, { stability: 30, ratedDay: first }, null]
  const day = addDays(first, 10)
  const byFaded = memories.toSorted((one, other) => fadedOn(day, other) - fadedOn(day, one))
  const byProbability = memories.toSorted((one, other) => retrievabilityOn(day, one) - retrievabilityOn(day, other))
  expect(byFaded).toEqual([null, memories[0], memories[1]])
  expect(byProbability).toEqual(byFaded)
  expect(retrievabilityOn(first, { stability: 3, ratedDay: first })).toBe(1)
  expect(retrievabilityOn(addDays(first, 3), { stability: 3, ratedDay: first })).toBeCloseTo(0.9, 6)
})

describe('days', () => {
  const load = { today: first, last: addDays(first, 4), cap: 10, answered: 4, examDay: null }
  const counted = (due: Array<[number, number]>, more = {}) => [
    ...spread(new Map(due.map(([days, count]) => [addDays(first, days), count])), { ...load, ...more }).values(),
  ]

  test('hand what they have no room for to the next', () => {
    expect(
      counted([
        [0, 20],
        [1, 3],
        [3, 1],
      ]),
    ).toEqual([6, 10, 7, 1])
    expect(
      counted([
        [0, 6],
        [1, 10],
      ]),
    ).toEqual([6, 10])
    expect(counted([])).toEqual([])
  })

  test('have nothing from the exam on', () => {
    expect(counted([[0, 40]], { examDay: addDays(first, 2) })).toEqual([6, 10])
    expect(counted([[0, 40]], { examDay: first })).toEqual([])
  })

  test('of today and tomorrow are counted alike', () => {
    const counts = (due: number, dueTomorrow: number, more = {}) =>
      countsOf({ overdue: 2, due, dueTomorrow }, { ...load, ...more })
    expect(counts(5, 1)).toEqual({ overdue: 2, today: 5, tomorrow: 1 })
    expect(counts(9, 1)).toEqual({ overdue: 2, today: 6, tomorrow: 4 })
    expect(counts(9, 1, { answered: 12 })).toEqual({ overdue: 2, today: 0, tomorrow: 10 })
    expect(counts(9, 1, { examDay: addDays(first, 1) })).toEqual({ overdue: 2, today: 6, tomorrow: 0 })
  })
})

test.each([
  [0, 0, 0, null],
  [4, 5, 0, 'again'],
  [5, 5, 0, 'hard'],
  [5, 0, 5, 'hard'],
  [7, 3, 0, 'good'],
  [9, 1, 0, 'easy'],
])('%i right, %i wrong and %i blank answers rate a topic %s', (correct, wrong, blank, rating) => {
  expect(ratingOf(correct, wrong, blank)).toBe(rating)
})

test('a session rates its topic up to 14 days after it', () => {
  expect(isFresh('2026-01-01', '2026-01-15')).toBe(true)
  expect(isFresh('2026-01-01', '2026-01-16')).toBe(false)
})

test('an answer counts as given when it says, within 14 days and 5 minutes', () => {
  const now = Date.parse('2026-03-20T10:00:00Z')
  const minutes = (count: number) => now + count * 60_000
  expect(countedAt(undefined, now)).toBe(now)
  expect(countedAt(minutes(5), now)).toBe(now)
  expect(countedAt(minutes(5) + 1, now)).toBeNull()
  expect(countedAt(minutes(-14 * 1440), now)).toBe(minutes(-14 * 1440))
  expect(countedAt(minutes(-14 * 1440) - 1, now)).toBeNull()
})
