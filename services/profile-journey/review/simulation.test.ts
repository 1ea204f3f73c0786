import { isDeepStrictEqual } from 'node:util'
import type { ReviewRating } from '@yoldas/contracts/review'
import { addDays } from '@yoldas/time'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  dueDayOf,
  examDays,
  fadedOn,
  judgedOn,
  type Memory,
  type Placed,
  type Rated,
  remember,
  replay,
  retrievabilityOn,
  roomOn,
} from './rules.ts'

// Students who review for 200 days, skip days, move their exam, and answer twice and late. What they know follows FSRS,
// so that two ways to choose what comes when can be compared.

const students = 200
const days = 200
const retention = 0.9
const dayAt = Array.from({ length: days + 60 }, (_, nth) => addDays('2026-01-01', nth))
const day = (nth: number): string => dayAt[nth] ?? ''

/** The same numbers from 0 to 1 for the same seed. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

type Item = Placed & {
  id: string
  madeNth: number
  /** As the service knows it, from what has arrived. */
  memory: Memory | null
  /** In the order of arrival. */
  arrived: Rated[]
  /** What the student has really done. */
  known: Memory | null
}

type Habits = {
  cap: number
  skips: number
  isPunctual: boolean
  movesExamAt: number | null
  examNth: number
  firstExamNth: number
}
type Way = 'ours' | 'plain'
type Outcome = {
  recall: number
  answeredLast: number
  madeBefore: number
  mostOnADay: number
  dueAfter: number
  items: Item[]
}

function habitsOf(seed: number): Habits & { itemCount: number } {
  const random = seeded(seed)
  const itemCount = 20 + Math.floor(random() * 41)
  const examNth = days - 1
  const isPunctual = seed % 2 === 0
  const movesExamAt = random() < 0.5 ? Math.floor(random() * (days - 40)) : null
  const firstExamNth = movesExamAt === null ? examNth : examNth + Math.floor(random() * 50) - 10
  const cap = Math.max(5, Math.ceil(itemCount / 6) + Math.floor(random() * 10))
  return { itemCount, cap, skips: isPunctual ? 0 : 0.5, isPunctual, movesExamAt, examNth, firstExamNth }
}

function simulate(seed: number, way: Way): Outcome {
  const habits = habitsOf(seed)
  const random = seeded(seed + 1)
  const items = Array.from({ length: habits.itemCount }, (_, nth) => newItem(nth, Math.floor(random() * (days - 5))))
  const skipped = Array.from({ length: days }, () => random() < habits.skips)
  const late: Array<{ item: Item; rated: Rated; arrivesNth: number }> = []
  const outcome: Outcome = { recall: 0, answeredLast: 0, madeBefore: 0, mostOnADay: 0, dueAfter: 0, items }
  const lastDays = new Set<Item>()
  for (let nth = 0; nth < days + 5; nth += 1) {
    for (const each of late.filter(({ arrivesNth }) => arrivesNth === nth)) arrive(each.item, each.rated)
    const isMoved = habits.movesExamAt === null || nth >= habits.movesExamAt
    const examNth = isMoved ? habits.examNth : habits.firstExamNth
    const due = chooseDue(items, nth, examNth, way, habits.cap)
    if (way === 'ours' && nth >= examNth) outcome.dueAfter += due.length
    if (nth >= habits.examNth || skipped[nth]) continue
    outcome.mostOnADay = Math.max(outcome.mostOnADay, due.length)
    for (const item of due) {
      const chance = random()
      const answers = answer(item, nth, random)
      const last = answers.at(-1)
      if (last) item.known = remember(item.known, last)
      for (const rated of answers) {
        if (chance < 0.1 && !habits.isPunctual)
          late.push({ item, rated, arrivesNth: nth + 1 + Math.floor(chance * 50) })
        else arrive(item, rated)
      }
      if (nth >= habits.examNth - examDays) lastDays.add(item)
    }
  }
  const before = items.filter(({ madeNth }) => madeNth < habits.examNth - examDays)
  outcome.madeBefore = before.length
  outcome.answeredLast = before.filter((item) => lastDays.has(item)).length
  outcome.recall = mean(items.map(({ known }) => retrievabilityOn(day(habits.examNth), known)))
  return outcome
}

const newItem = (nth: number, madeNth: number): Item => ({
  ...{ id: `item-${nth}`, madeNth, madeDay: day(madeNth), slot: (nth * 5) % examDays },
  ...{ memory: null, dueDay: day(madeNth + 1), ratedDay: null, arrived: [], known: null },
})

/** What the student sees on a day: of what is due, as many as it has room for. */
function chooseDue(items: readonly Item[], nth: number, examNth: number, way: Way, cap: number): Item[] {
  const today = day(nth)
  const examDay = way === 'ours' ? day(examNth) : null
  const isNear = nth >= examNth - examDays
  const due = items.filter((item) => {
    if (item.madeNth >= nth || ((item.dueDay ?? '') > today && !(isNear && way === 'ours'))) return false
    const dueDay = dueDayOf(item, examDay)
    return dueDay !== null && dueDay <= today && (examDay === null || today < examDay)
  })
  const faded = new Map(due.map((item) => [item, fadedOn(judgedOn(today, examDay), item.memory)]))
  const inOrder = due.toSorted((one, other) => (faded.get(other) ?? 0) - (faded.get(one) ?? 0) || 0)
  return inOrder.slice(0, roomOn(cap, 0))
}

/** Once, or twice on the same day after an `again`. */
function answer(item: Item, nth: number, random: () => number): Rated[] {
  const isKnown = random() < retrievabilityOn(day(nth), item.known)
  const rating: ReviewRating = isKnown ? 'good' : 'again'
  const rated = (time: string, given: ReviewRating): Rated => ({
    id: `${item.id}-${nth}-${time}`,
    day: day(nth),
    answeredAt: `${day(nth)}T${time}:00.000Z`,
    rating: given,
  })
  return !isKnown && random() < 0.2 ? [rated('08:00', rating), rated('18:00', 'hard')] : [rated('08:00', rating)]
}

/** As the service does it: what comes in order is added to what was before, else all is replayed. */
function arrive(item: Item, rated: Rated): void {
  item.arrived.push(rated)
  const isInOrder = item.memory === null || rated.day > item.memory.ratedDay
  const replayed = isInOrder ? replay(item.memory, [rated], retention) : replay(null, item.arrived, retention)
  if (!replayed) return
  item.memory = replayed.memory
  item.dueDay = replayed.dueDay
  item.ratedDay = replayed.memory.ratedDay
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

type Simulated = Record<Way, Outcome> & ReturnType<typeof habitsOf>
let simulated: Simulated[]
beforeAll(() => {
  simulated = Array.from({ length: students }, (_, nth) => ({
    ...habitsOf(nth),
    ours: simulate(nth, 'ours'),
    plain: simulate(nth, 'plain'),
  }))
})

test('nothing is due on the day of the exam, nor after it', () => {
  expect(simulated.filter(({ ours }) => ours.dueAfter > 0)).toEqual([])
})

test('no day has more items than the student wants', () => {
  expect(simulated.filter(({ ours, cap }) => ours.mostOnADay > cap)).toEqual([])
})

test('an item is the same for every order in which its answers arrive', () => {
  const items = simulated.flatMap(({ ours }) => ours.items).filter(({ arrived }) => arrived.length > 0)
  expect(items.some(({ arrived }) => arrived.some(({ day: one }, nth) => one < (arrived[nth - 1]?.day ?? '')))).toBe(
    true,
  )
  const differing = items.filter(({ memory, dueDay, arrived }) => {
    const replayed = replay(null, arrived.toReversed(), retention)
    return !isDeepStrictEqual(replayed, { memory, dueDay })
  })
  expect(differing).toEqual([])
})

test('who skips no day answers nearly all of it once more in the last 14 days', () => {
  const punctual = simulated.filter(({ isPunctual }) => isPunctual).map(({ ours }) => ours)
  const sum = (count: (outcome: Outcome) => number) => punctual.reduce((total, each) => total + count(each), 0)
  expect(sum(({ madeBefore }) => madeBefore)).toBeGreaterThan(1_000)
  expect(sum(({ answeredLast }) => answeredLast) / sum(({ madeBefore }) => madeBefore)).toBeGreaterThanOrEqual(0.99)
})

describe('on the day of the exam students know no less than with FSRS alone', () => {
  test.each([
    ['who skip no day', true],
    ['who skip half of the days', false],
  ])('%s', (_, isPunctual) => {
    const alike = simulated.filter((each) => each.isPunctual === isPunctual)
    const [ours, plain] = [mean(alike.map((each) => each.ours.recall)), mean(alike.map((each) => each.plain.recall))]
    expect(ours).toBeGreaterThanOrEqual(plain)
  })
})
