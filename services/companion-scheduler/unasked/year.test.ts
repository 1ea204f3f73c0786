import type { Contact } from '@yoldas/contracts/profile'
import { night } from '@yoldas/contracts/scheduler'
import { addDays, fromIstanbul, type QuietHours } from '@yoldas/time'
import { beforeAll, describe, expect, test } from 'vitest'
import { chooseText, factsOf, rememberedTemplates } from '../checkins/choose.ts'
import { silentBy } from '../checkins/rules.ts'
import { isCountdown, isWish, templates } from '../checkins/templates.ts'
import { decide, type Kind } from '../delivery/rules.ts'
import type { Written } from './rules.ts'

// A year of students who write, fall silent and have an exam, and of a companion that schedules without restraint. Time is virtual,
// the rules are those of the service; what they came to is judged by arithmetic of its own.
const studentCount = Number(process.env.YEAR_STUDENTS ?? 1_000)
const seed = Number(process.env.YEAR_SEED ?? 20_260_901)

const [minute, hour, wholeDay] = [60_000, 3_600_000, 86_400_000]
const firstDay = '2026-09-01'
const begin = fromIstanbul(`${firstDay}T00:00`)?.getTime() ?? 0
const days = Array.from({ length: 365 }, (_, nth) => addDays(firstDay, nth))
const silentByOf = days.map((day) => silentBy(day).getTime())

/** Numbers from 0 to below 1, the same for the same seed. */
function chances(from: number): () => number {
  let state = from
  return () => {
    state = (state + 0x6d2b79f5) | 0
    const once = Math.imul(state ^ (state >>> 15), 1 | state)
    const twice = (once + Math.imul(once ^ (once >>> 7), 61 | once)) ^ once
    return ((twice ^ (twice >>> 14)) >>> 0) / 4_294_967_296
  }
}

const quiets: (QuietHours | null)[] = [
  null,
  { start: '22:00', end: '07:00' },
  { start: '20:30', end: '10:00' },
  { start: '13:00', end: '15:00' },
  { start: '02:00', end: '22:30' },
]
/** In which no moment of the day is left. */
const never: QuietHours = { start: '07:00', end: '23:00' }

type Delivered = { at: number; kind: Kind; template: string | null; text: string; lastWroteAt: number }
type Year = {
  contact: Contact
  silences: { from: number; until: number; checkins: number }[]
  delivered: Delivered[]
  reminders: { dueAt: number; deliveredAt: number | null }[]
}
type Pending = { id: string; kind: Kind; dueAt: number; template: string | null; text: string; silentSince: number }

function newContact(chance: () => number, number: number): Contact {
  const exam = chance() < 0.7 ? addDays(firstDay, Math.floor(chance() * 365)) : null
  return {
    studentKey: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    displayName: chance() < 0.5 ? 'ışıl su' : null,
    examDate: exam,
    weakSubjects: ['Kimya'],
    quietHours: chance() < 0.02 ? never : (quiets[Math.floor(chance() * quiets.length)] ?? null),
    proactive: { reminders: true, checkins: true, followups: true },
    examDay: null,
    exam: exam === null ? null : { firstDay: exam, lastDay: chance() < 0.5 ? exam : addDays(exam, 1) },
    todayPlan: [],
    lastStudied: chance() < 0.5 ? { day: firstDay, subject: 'Fizik', topic: null } : null,
  }
}

function live(number: number): Year {
  const chance = chances(seed + number)
  const contact = newContact(chance, number)
  const year: Year = { contact, silences: [], delivered: [], reminders: [] }
  const written: Written[] = []
  const recent: string[] = []
  let pending: Pending[] = []
  let silence = { from: begin - Math.floor(chance() * 3 * wholeDay), until: Number.POSITIVE_INFINITY, checkins: 0 }
  let hasWritten = chance() < 0.8
  let [liveliness, serial] = [0, 0]
  year.silences.push(silence)

  const schedule = (kind: Kind, dueAt: number, template: string | null = null, text = '') => {
    serial += 1
    pending.push({ id: String(serial), kind, dueAt, template, text, silentSince: silence.from })
  }

  function write(at: number) {
    silence.until = at
    silence = { from: at, until: Number.POSITIVE_INFINITY, checkins: 0 }
    year.silences.push(silence)
    hasWritten = true
    while (chance() < 0.3)
      schedule(chance() < 0.5 ? 'checkin' : 'followup', at + Math.floor(chance() * 4 * 1_440) * minute)
    if (chance() < 0.1) schedule('reminder', at + Math.floor(chance() * 1_440) * minute)
  }

  function deliver(row: Pending, at: number) {
    const standing = { written: written.slice(-3), answeredAt: hasWritten ? new Date(silence.from) : null }
    const { id, kind, dueAt, template, text } = row
    const due = { id, kind, dueAt: new Date(dueAt), endsAt: null, isWish: template !== null && isWish(template) }
    const decided = decide(due, contact, { standing, night }, new Date(at))
    if (kind === 'reminder') year.reminders.push({ dueAt, deliveredAt: decided.decision === 'deliver' ? at : null })
    if (decided.decision === 'wait') pending.push({ ...row, dueAt: decided.until.getTime() })
    // History takes no check-in of a silence that is over.
    if (decided.decision !== 'deliver' || kind === 'reminder') return
    if (kind === 'silence_checkin' && row.silentSince !== silence.from) return
    if (kind === 'silence_checkin') silence.checkins += 1
    written.push({ id, at: new Date(at) })
    if (template) recent.unshift(template)
    year.delivered.push({ at, kind, template, text, lastWroteAt: hasWritten ? silence.from : Number.NEGATIVE_INFINITY })
  }

  function runDaily(nth: number, at: number) {
    const isAsked = silence.from <= (silentByOf[nth] ?? 0) && silence.checkins === 0
    if (!isAsked || pending.some(({ kind }) => kind === 'silence_checkin')) return
    const facts = factsOf(contact, hasWritten, days[nth] ?? '', true)
    const chosen = chooseText(facts, recent.slice(0, rememberedTemplates), Math.floor(chance() * 2 ** 32))
    if (chosen) schedule('silence_checkin', at, chosen.template, chosen.text)
  }

  for (const nth of days.keys()) {
    if (nth % 30 === 0) liveliness = chance() < 0.25 ? 0.5 : chance() * 0.1
    const midnight = begin + nth * wholeDay
    const runAt = midnight + 7 * hour + Math.floor(chance() * 3) * minute
    const events: [number, () => void][] = [[runAt, () => runDaily(nth, runAt)]]
    while (chance() < liveliness / 2) {
      const at = midnight + Math.floor(chance() * wholeDay)
      events.push([at, () => write(at)])
    }
    events.sort(([one], [other]) => one - other)
    events.push([midnight + wholeDay, () => {}])
    for (const [at, happen] of events) {
      for (let row = soonest(pending, at); row; row = soonest(pending, at)) {
        const taken = row
        pending = pending.filter((each) => each !== taken)
        deliver(taken, taken.dueAt)
      }
      happen()
    }
  }
  return year
}

const soonest = (pending: readonly Pending[], before: number) =>
  pending
    .filter(({ dueAt }) => dueAt < before)
    .reduce<Pending | undefined>((first, row) => (first && first.dueAt <= row.dueAt ? first : row), undefined)

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
    years = Array.from({ length: studentCount }, (_, number) => live(number))
  })
  const all = () => years.flatMap((year) => year.delivered.map((one, nth) => ({ ...one, nth, ...year })))

  test('messages of all kinds are delivered, from every set', () => {
    const kinds = Map.groupBy(all(), ({ kind }) => kind)
    for (const kind of ['checkin', 'followup', 'silence_checkin'] as const)
      expect(kinds.get(kind)?.length ?? 0).toBeGreaterThan(studentCount)
    const used = new Set(all().map(({ template }) => template))
    const setsUsed = new Set(templates.filter(({ id }) => used.has(id)).map(({ set }) => set))
    expect(setsUsed.size).toBe(7)
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

  test('nobody gets one after two that were not answered, but for the check-in of a silence', () => {
    const wrong = all().filter(({ kind, at, lastWroteAt, delivered }) => {
      const unanswered = delivered.filter((one) => one.at < at && one.at > lastWroteAt).length
      return kind !== 'silence_checkin' && unanswered >= 2
    })
    expect(wrong.slice(0, 1)).toEqual([])
  })

  test('on days of an exam nobody gets anything but the good wish, and that on the first alone', () => {
    const wished = all().filter(({ template }) => template !== null && isWish(template))
    expect(wished.length).toBeGreaterThan(0)
    expect(wished.filter(({ at, contact: { exam } }) => dayOf(at) !== exam?.firstDay)).toEqual([])
    const onExamDays = all().filter(
      ({ at, contact: { exam } }) => exam && exam.firstDay <= dayOf(at) && dayOf(at) <= exam.lastDay,
    )
    expect(onExamDays).toHaveLength(wished.length)
  })

  test('every silence of a week has its check-in, none has two, and who is never free has none', () => {
    const end = begin + days.length * wholeDay
    const wrong = years.filter(({ contact: { quietHours, exam }, silences }) =>
      silences.some(({ from, until, checkins }) => {
        const isLong = Math.min(until, end) - Math.max(from, begin) > 7 * wholeDay
        // It may come after two that were scheduled, and the later days of an exam are let go by.
        const isHeldUp = exam !== null && exam.lastDay >= dayOf(from) && exam.firstDay <= dayOf(from + 7 * wholeDay)
        return checkins > 1 || (quietHours === never ? checkins > 0 : isLong && !isHeldUp && checkins === 0)
      }),
    )
    expect(wrong.slice(0, 1)).toEqual([])
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
