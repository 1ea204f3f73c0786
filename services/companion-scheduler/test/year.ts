import type { Contact } from '@yoldas/contracts/profile'
import { night } from '@yoldas/contracts/scheduler'
import { addDays, fromIstanbul, type QuietHours } from '@yoldas/time'
import { pauseOf, snooze } from '../actions/rules.ts'
import { type Chosen, chooseEvening, chooseText, factsOf, rememberedTemplates, setOf } from '../checkins/choose.ts'
import { dueAt, eveningOf, silentBy } from '../checkins/rules.ts'
import { isWish } from '../checkins/templates.ts'
import { decide, type Kind } from '../delivery/rules.ts'
import { isOfDay, isUnasked, type Occasion, type Written } from '../unasked/rules.ts'

// A year of students who write, act, fall silent, are in distress and have an exam, and of a companion that schedules
// without restraint. Time is virtual, the rules are those of the service.

export const [minute, hour, wholeDay] = [60_000, 3_600_000, 86_400_000]
const firstDay = '2026-09-01'
export const begin = fromIstanbul(`${firstDay}T00:00`)?.getTime() ?? 0
export const days = Array.from({ length: 365 }, (_, nth) => addDays(firstDay, nth))
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
export const never: QuietHours = { start: '07:00', end: '23:00' }
const ownHours = ['07:30', '12:00', '18:30', '21:00']
export const daytime: QuietHours = { start: '10:00', end: '20:00' }

/** For how long distress holds back what nobody asked for, and after how long the student is asked how they are. */
const [distressHours, careHours] = [72, 24]

type Pending = {
  id: string
  kind: Kind
  /** When it is due. */
  at: number
  template: string | null
  text: string
  occasion: Occasion | null
  silentSince: number
}
export type Delivered = Omit<Pending, 'silentSince'> & {
  /** When the student last wrote or acted before it. */
  answeredAt: number
}
type Span = { from: number; until: number }
export type Year = {
  contact: Contact
  silences: (Span & { checkins: number })[]
  delivered: Delivered[]
  reminders: { dueAt: number; deliveredAt: number | null }[]
  /** By the student's choice, and by distress. */
  pauses: (Span & { isDistress: boolean })[]
  /** When the student wrote or acted. */
  answers: number[]
}

function newContact(chance: () => number, number: number): Contact {
  const exam = chance() < 0.7 ? addDays(firstDay, Math.floor(chance() * 365)) : null
  return {
    studentKey: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    verdict: { blocked: null, adult: false, decidedAt: '2026-01-01T00:00:00.000000Z' },
    displayName: chance() < 0.5 ? 'ışıl su' : null,
    weakSubjects: ['Kimya'],
    quietHours: chance() < 0.02 ? never : (quiets[Math.floor(chance() * quiets.length)] ?? null),
    proactive: { reminders: true, checkins: true, followups: true, reviews: false, weekly: false },
    checkinTime: chance() < 0.3 ? (ownHours[Math.floor(chance() * ownHours.length)] ?? null) : null,
    hidePreviews: false,
    examDay: null,
    exam: exam === null ? null : { firstDay: exam, lastDay: chance() < 0.5 ? exam : addDays(exam, 1) },
    todayPlan: [],
    lastStudied: chance() < 0.5 ? { day: firstDay, subject: 'Fizik', topic: null } : null,
    dueTopic: null,
    workedAt: null,
    dueReviews: null,
  }
}

/** The year of one student, the same for the same seed. */
export function live(seed: number, number: number): Year {
  const chance = chances(seed + number)
  const contact = newContact(chance, number)
  const year: Year = { contact, silences: [], delivered: [], reminders: [], pauses: [], answers: [] }
  const written: Written[] = []
  const recent: string[] = []
  let pending: Pending[] = []
  let events: { at: number; happen: () => void }[] = []
  let silence = { from: begin - Math.floor(chance() * 3 * wholeDay), until: Number.POSITIVE_INFINITY, checkins: 0 }
  let hasWritten = chance() < 0.8
  let [actedAt, pausedUntil, heldUntil] = [0, 0, 0]
  let [liveliness, serial] = [0, 0]
  year.silences.push(silence)
  const answeredAt = () => Math.max(hasWritten ? silence.from : 0, actedAt)

  const schedule = (kind: Kind, due: number, chosen: Partial<Chosen> = {}, occasion: Occasion | null = null) => {
    serial += 1
    const { template = null, text = '' } = chosen
    pending.push({ id: String(serial), kind, at: due, template, text, occasion, silentSince: silence.from })
  }

  function write(at: number) {
    silence.until = at
    silence = { from: at, until: Number.POSITIVE_INFINITY, checkins: 0 }
    year.silences.push(silence)
    year.answers.push(at)
    hasWritten = true
    while (chance() < 0.3)
      schedule(chance() < 0.5 ? 'checkin' : 'followup', at + Math.floor(chance() * 4 * 1_440) * minute)
    if (chance() < 0.1) schedule('reminder', at + Math.floor(chance() * 1_440) * minute)
    if (chance() < 0.02) distress(at)
  }

  function distress(at: number) {
    heldUntil = at + distressHours * hour
    year.pauses.push({ from: at, until: heldUntil, isDistress: true })
    pending = pending.filter(({ occasion }) => occasion !== 'care')
    schedule('checkin', at + careHours * hour, {}, 'care')
  }

  function act({ kind, at: due }: Pending, at: number) {
    const action = chance() < 0.7 ? 'snooze' : 'mute_week'
    const isReminder = kind === 'reminder'
    actedAt = at
    year.answers.push(at)
    if (isReminder) schedule('reminder', snooze(new Date(due), new Date(at)).getTime())
    const until = isReminder ? null : pauseOf(action, isReminder, new Date(at))
    if (!until) return
    pausedUntil = Math.max(pausedUntil, until.getTime())
    year.pauses.push({ from: at, until: until.getTime(), isDistress: false })
  }

  const standing = (at: number) => ({
    written: written.slice(-3),
    answeredAt: answeredAt() === 0 ? null : new Date(answeredAt()),
    workedAt: null,
    isOtherPending: false,
    pausedUntil: pausedUntil > at ? new Date(pausedUntil) : null,
  })

  function deliver(row: Pending, at: number) {
    const { id, kind, template, text, occasion } = row
    const due = { id, kind, dueAt: new Date(row.at), endsAt: null, isWish: template !== null && isWish(template) }
    const bounds = { standing: standing(at), hours: { night, daytime } }
    const decided = decide({ ...due, occasion }, contact, bounds, new Date(at))
    if (kind === 'reminder')
      year.reminders.push({ dueAt: row.at, deliveredAt: decided.decision === 'deliver' ? at : null })
    if (decided.decision === 'wait') pending.push({ ...row, at: decided.until.getTime() })
    if (decided.decision !== 'deliver') return
    if (isUnasked(kind)) {
      // History takes no check-in of a silence that is over, and while distress holds but one.
      if (kind === 'silence_checkin' && row.silentSince !== silence.from) return
      if (occasion !== 'care' && at < heldUntil) {
        if (!isOfDay({ kind, occasion })) pending.push({ ...row, at: heldUntil })
        return
      }
      if (kind === 'silence_checkin') silence.checkins += 1
      written.push({ id, at: new Date(at), isTurnedOn: false })
      if (template) recent.unshift(template)
      year.delivered.push({ id, at, kind, template, text, occasion, answeredAt: answeredAt() })
    }
    if (chance() < 0.15) later(at + Math.floor(chance() * 1_440) * minute, (acted) => act(row, acted))
  }

  const later = (at: number, act: (at: number) => void) => events.push({ at, happen: () => act(at) })

  /** Lets all happen until then, in the order of time. */
  function passUntil(end: number) {
    for (;;) {
      const next = soonest(events, end)
      const due = soonest(pending, next?.at ?? end)
      if (due) {
        pending = pending.filter((each) => each !== due)
        deliver(due, due.at)
      } else if (next) {
        events = events.filter((each) => each !== next)
        next.happen()
      } else return
    }
  }

  const last = () => recent.slice(0, rememberedTemplates)
  const anySeed = () => Math.floor(chance() * 2 ** 32)

  function runDaily(nth: number, at: number) {
    const day = days[nth] ?? ''
    const isAsked = silence.from <= (silentByOf[nth] ?? 0) && silence.checkins === 0
    if (isAsked && !pending.some(({ kind }) => kind === 'silence_checkin')) {
      const facts = factsOf(contact, hasWritten, day, true)
      const own = setOf(facts) === 'wish' ? null : contact.checkinTime
      const due = dueAt(own, [contact.quietHours, night], new Date(at))
      const chosen = chooseText(facts, last(), anySeed())
      if (chosen) schedule('silence_checkin', due.getTime(), chosen)
    }
    if (contact.exam?.lastDay !== day) return
    const chosen = chooseEvening(factsOf(contact, hasWritten, day, false), last(), anySeed())
    if (chosen) schedule('checkin', eveningOf(day).getTime(), chosen, 'exam')
  }

  for (const nth of days.keys()) {
    if (nth % 30 === 0) liveliness = chance() < 0.25 ? 0.5 : chance() * 0.1
    const midnight = begin + nth * wholeDay
    const runAt = midnight + 7 * hour + Math.floor(chance() * 3) * minute
    events.push({ at: runAt, happen: () => runDaily(nth, runAt) })
    while (chance() < liveliness / 2) {
      const at = midnight + Math.floor(chance() * wholeDay)
      events.push({ at, happen: () => write(at) })
    }
    passUntil(midnight + wholeDay)
  }
  return year
}

const soonest = <Moment extends { at: number }>(moments: readonly Moment[], before: number) =>
  moments.reduce<Moment | undefined>(
    (first, each) => (each.at < before && (!first || each.at < first.at) ? each : first),
    undefined,
  )
