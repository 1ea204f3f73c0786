import { night } from '@yoldas/contracts/scheduler'
import type { QuietHours } from '@yoldas/time'
import { beforeAll, describe, expect, test } from 'vitest'
import { isCountdown, isWish, templates } from '../checkins/templates.ts'
import { begin, days, daytime, hour, live, minute, never, wholeDay, type Year } from '../test/year.ts'

// What the simulated year came to is judged by arithmetic of its own.
const studentCount = Number(process.env.YEAR_STUDENTS ?? 1_000)
const seed = Number(process.env.YEAR_SEED ?? 20_260_901)

/** Istanbul has been three hours ahead of UTC since 2016. */
const local = (at: number) => at + 3 * hour
const dayOf = (at: number) => new Date(local(at)).toISOString().slice(0, 10)
const minuteOf = (at: number) => Math.floor((local(at) % wholeDay) / minute)
const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
const isIn = (at: number, { start, end }: QuietHours) =>
  (minuteOf(at) - minutes(start) + 1_440) % 1_440 < (minutes(end) - minutes(start) + 1_440) % 1_440

describe(`in a year of ${studentCount} students`, () => {
  let years: Year[] = []
  beforeAll(() => {
    years = Array.from({ length: studentCount }, (_, number) => live(seed, number))
  })
  const all = () => years.flatMap((year) => year.delivered.map((one, nth) => ({ ...one, nth, ...year })))

  test('messages of all kinds are delivered, from every set', () => {
    const kinds = Map.groupBy(all(), ({ kind }) => kind)
    for (const kind of ['checkin', 'followup', 'silence_checkin'] as const)
      expect(kinds.get(kind)?.length ?? 0).toBeGreaterThan(studentCount)
    for (const occasion of ['care', 'exam'])
      expect(all().filter((one) => one.occasion === occasion).length).toBeGreaterThan(studentCount / 10)
    const acted = years.flatMap(({ answers, silences }) =>
      answers.filter((at) => silences.every(({ from }) => from !== at)),
    )
    expect(acted.length).toBeGreaterThan(studentCount)
    const used = new Set(all().map(({ template }) => template))
    const setsUsed = new Set(templates.filter(({ id }) => used.has(id)).map(({ set }) => set))
    expect(setsUsed.size).toBe(8)
  })

  test('nobody gets two unasked on one day, nor within 24 hours', () => {
    const wrong = years.filter(({ delivered }) =>
      delivered.some(({ at }, nth) => {
        const before = delivered[nth - 1]
        return before && (dayOf(before.at) === dayOf(at) || at - before.at < wholeDay)
      }),
    )
    expect(wrong.slice(0, 1)).toEqual([])
  })

  test('nobody gets one at night or in quiet hours', () => {
    const wrong = all().filter(
      ({ at, contact: { quietHours } }) => isIn(at, night) || (quietHours && isIn(at, quietHours)),
    )
    expect(wrong.slice(0, 1)).toEqual([])
  })

  test('nobody gets one after two unanswered ones, but for the check-ins of a silence and after distress', () => {
    const wrong = all().filter(({ kind, occasion, at, answeredAt, delivered }) => {
      const unanswered = delivered.filter((one) => one.at < at && one.at > answeredAt).length
      return kind !== 'silence_checkin' && occasion !== 'care' && unanswered >= 2
    })
    expect(wrong.slice(0, 1)).toEqual([])
  })

  const isWishOf = ({ template }: { template: string | null }) => template !== null && isWish(template)

  test('on days of an exam come only the good wish, how it went, and the check-in after distress', () => {
    const onExamDays = all().filter(
      ({ at, contact: { exam } }) => exam && exam.firstDay <= dayOf(at) && dayOf(at) <= exam.lastDay,
    )
    const others = onExamDays.filter((one) => !isWishOf(one) && one.occasion === null)
    expect(others.slice(0, 1)).toEqual([])
  })

  test('the good wish comes in the morning of the exam’s first day alone', () => {
    const wished = all().filter(isWishOf)
    expect(wished.length).toBeGreaterThan(0)
    const wrong = wished.filter(
      ({ at, contact: { exam } }) => dayOf(at) !== exam?.firstDay || minuteOf(at) >= minutes('10:00'),
    )
    expect(wrong.slice(0, 1)).toEqual([])
  })

  test('how the exam went is asked once, in the evening of its last day, of everybody it can reach', () => {
    const isAsked = ({ occasion }: { occasion: string | null }) => occasion === 'exam'
    const late = all().filter(
      (one) => isAsked(one) && (dayOf(one.at) !== one.contact.exam?.lastDay || minuteOf(one.at) < minutes('19:00')),
    )
    expect(late.slice(0, 1)).toEqual([])
    expect(Math.max(...years.map(({ delivered }) => delivered.filter(isAsked).length))).toBe(1)
    const free = years.filter(({ contact: { exam, quietHours }, delivered, pauses, answers }) => {
      const evening = exam ? Date.parse(`${exam.lastDay}T19:00:00+03:00`) : Number.NaN
      if (quietHours !== null || !days.includes(exam?.lastDay ?? '')) return false
      if (pauses.some(({ from, until }) => from < evening && evening < until)) return false
      const before = delivered.filter(({ at }) => at < evening)
      const answeredAt = answers.findLast((at) => at < evening) ?? 0
      return before.every(({ at }) => evening - at > wholeDay) && before.filter(({ at }) => at > answeredAt).length < 2
    })
    expect(free.length).toBeGreaterThan(studentCount / 20)
    expect(free.filter(({ delivered }) => !delivered.some(isAsked)).slice(0, 1)).toEqual([])
  })

  test('nobody gets one in a pause or in distress, but the one check-in after that, in the daytime', () => {
    const wrong = all().filter(
      ({ at, occasion, pauses }) => occasion !== 'care' && pauses.some(({ from, until }) => from < at && at < until),
    )
    expect(wrong.slice(0, 1)).toEqual([])
    for (const { contact, delivered, pauses } of years) {
      const cared = delivered.filter(({ occasion }) => occasion === 'care').map(({ at }) => at)
      const distressed = pauses.filter(({ isDistress }) => isDistress).map(({ from }) => from)
      expect(cared.length).toBeLessThanOrEqual(distressed.length)
      expect(cared.filter((at) => !distressed.some((from) => at - from >= wholeDay))).toEqual([])
      // Of each that no later one follows within its day.
      const alone = distressed.filter(
        (from) => !distressed.some((later) => later > from && later - from < 3 * wholeDay),
      )
      const isOver = (from: number) => from + 3 * wholeDay < begin + days.length * wholeDay
      if (contact.quietHours !== never)
        for (const from of alone.filter(isOver))
          expect(cared.filter((at) => at > from && at - from <= 3 * wholeDay)).toHaveLength(1)
      const isDark = (at: number) => !isIn(at, daytime)
      if (contact.quietHours?.start !== '02:00') expect(cared.filter(isDark)).toEqual([])
    }
  })

  test('the check-in of a silence comes at the student’s own hour, never before', () => {
    const own = all().filter((one) => one.kind === 'silence_checkin' && one.contact.checkinTime && !isWishOf(one))
    const free = own.filter(({ contact: { quietHours } }) => quietHours === null)
    expect(free.length).toBeGreaterThan(0)
    const wrong = free.filter(({ at, contact: { checkinTime } }) => minuteOf(at) < minutes(checkinTime ?? ''))
    expect(wrong.slice(0, 1)).toEqual([])
  })

  test('every silence of a week has its check-in, none has two, and who is never free has none', () => {
    const end = begin + days.length * wholeDay
    let judged = 0
    const wrong = years.filter(({ contact: { quietHours, exam }, silences, pauses }) =>
      silences.some(({ from, until, checkins }) => {
        const isLong = Math.min(until, end) - Math.max(from, begin) > 7 * wholeDay
        // It may come after two that were scheduled, and the later days of an exam and pauses are let go by.
        const isHeldUp =
          (exam !== null && exam.lastDay >= dayOf(from) && exam.firstDay <= dayOf(from + 7 * wholeDay)) ||
          pauses.some((pause) => pause.until > from && pause.from < from + 7 * wholeDay)
        if (isLong && !isHeldUp) judged += 1
        return checkins > 1 || (quietHours === never ? checkins > 0 : isLong && !isHeldUp && checkins === 0)
      }),
    )
    expect(wrong.slice(0, 1)).toEqual([])
    expect(judged).toBeGreaterThan(studentCount)
  })

  test('no text of the last ten is repeated, and no two that count days follow one another', () => {
    const wrong = years.filter(({ delivered }) => {
      const ids = delivered.flatMap(({ template }) => template ?? [])
      return ids.some((id, nth) => {
        const before = ids.slice(Math.max(0, nth - 10), nth)
        return before.includes(id) || (isCountdown(id) && isCountdown(before.at(-1) ?? ''))
      })
    })
    expect(wrong.slice(0, 1)).toEqual([])
  })

  test('days are counted from 180 to 14 days before the exam, rightly', () => {
    const counted = all().filter(({ template }) => template !== null && isCountdown(template))
    expect(counted.length).toBeGreaterThan(0)
    const wrong = counted.filter(({ text, at, contact: { exam } }) => {
      const left = Math.round((Date.parse(exam?.firstDay ?? '') - Date.parse(dayOf(at))) / wholeDay)
      return left < 14 || left > 180 || !text.includes(`${left} gün`)
    })
    expect(wrong.slice(0, 1)).toEqual([])
  })

  test('a reminder, which is asked for, is always delivered when it is due', () => {
    const reminders = years.flatMap((year) => year.reminders)
    expect(reminders.length).toBeGreaterThan(studentCount)
    expect(reminders.filter(({ dueAt, deliveredAt }) => dueAt !== deliveredAt).slice(0, 1)).toEqual([])
  })
})
