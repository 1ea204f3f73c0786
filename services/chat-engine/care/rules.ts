import { istanbulTime, nextAt } from '@yoldas/time'
import { type Category, type Concern, isAtLeast, noConcern, type Tier, worse } from './tiers.ts'

/** What a conversation keeps. It stays when it has ended: the pause of unasked messages is longer than it holds. */
export type Held = {
  tier: 'serious' | 'acute'
  category: Category
  /** Of the last message that was at least serious. */
  at: Date
  /** It holds before this, no longer at it. */
  until: Date
}

const hour = 3_600_000
const holdHours = { acute: 24, serious: 12 } as const
/** From the last message that was at least serious. */
const checkInHours = 24
const unaskedPauseHours = 72
/** Between two questions that the classifier alone brings. */
const suspicionAsksHours = 12
/** Between a hand-written text for distress and a bubble by hand in an answer of the model's. */
const bubbleHours = 12
/** Of the clock in Istanbul, when a check-in may come. */
const daytime = { from: '10:00', before: '20:00' }

const after = (time: Date, hours: number): Date => new Date(time.getTime() + hours * hour)
const later = (one: Date, other: Date): Date => (one > other ? one : other)

/** What holds at this time; null when nothing does. */
export const inForce = (held: Held | null, now: Date): Held | null => (held && now < held.until ? held : null)

/**
 * What the conversation keeps after a message, whichever detector found the concern. It is raised and held longer,
 * never lowered: a serious message while acute holds lets acute hold at least until serious would end. A category that
 * says nothing (`other`) does not replace one that does. Asking twice with the same message changes nothing but the
 * times.
 */
export function hold(before: Held | null, concern: Concern, now: Date): Held | null {
  if (concern.tier !== 'serious' && concern.tier !== 'acute') return before
  const current = inForce(before, now)
  const until = after(now, holdHours[concern.tier])
  if (!current) return { tier: concern.tier, category: concern.category, at: now, until }
  const isAsUrgent = isAtLeast(concern.tier, current.tier)
  const saysMore = concern.category !== 'other' || concern.tier !== current.tier
  return {
    tier: isAsUrgent ? concern.tier : current.tier,
    category: isAsUrgent && saysMore ? concern.category : current.category,
    at: now,
    until: later(current.until, until),
  }
}

/** The tier by which a turn is answered: what holds, or what its own message is. */
export function tierOfTurn(held: Held | null, concern: Concern, now: Date): Tier {
  const current = inForce(held, now)
  return current && isAtLeast(current.tier, concern.tier) ? current.tier : concern.tier
}

/**
 * Whether what the classifier suspects changes a turn. A question on its suspicion alone comes at most once in 12 hours,
 * and not while something holds; what it suspects to be serious always counts.
 */
export function actsOn(suspicion: Concern, askedAt: Date | null, held: Held | null, now: Date): boolean {
  if (suspicion.tier !== 'check') return true
  return !inForce(held, now) && (askedAt === null || now >= after(askedAt, suspicionAsksHours))
}

/**
 * Whether the model's answer to this has a bubble by hand, which names a person and 112. Each source counts but the
 * classifier. It comes unless a hand-written text for distress came a short time ago.
 */
export const hasBubbleByHand = ({ tier, category }: Concern): boolean => tier === 'serious' && category === 'self-harm'

/** Whether a hand-written text for distress, the last of which this was, came in the last 12 h. */
export const hadTextByHand = (lastAt: Date | null, now: Date): boolean =>
  lastAt !== null && now < after(lastAt, bubbleHours)

/** What a turn of a tier does differently. */
export type Measures = {
  /**
   * Which instructions the model gets: to ask gently, to be gentle, to care for nothing else, or to care on a suspicion
   * and answer what was asked.
   */
  prompt: 'usual' | 'ask' | 'gentle' | 'care' | 'suspect'
  studyAdvice: boolean
  retrieval: boolean
  /** Tools that the model is not offered. */
  withoutTools: readonly string[]
  /** Whether pushes show their text. */
  pushText: boolean
  /** Whether the hand-written answer comes in the model's place. */
  writtenByHand: boolean
  /**
   * Of a turn that is careful on a suspicion alone, or that laughter took from acute, and that holds nothing: what it is
   * about. Its answer says whom to call.
   */
  suspected: Category | null
}

const pausedTools: readonly string[] = [
  'update_scratchpad',
  'schedule_message',
  'get_plan',
  'add_plan_block',
  'update_plan_block',
  'get_journey',
  'log_exam_result',
  'log_study_session',
  'get_review',
  'list_mistakes',
  'add_mistake',
  'add_card',
  'search_corpus',
]

const nothingPaused = { studyAdvice: true, retrieval: true, withoutTools: [], pushText: true }
const studyPaused = { studyAdvice: false, retrieval: false, withoutTools: pausedTools, pushText: false }

const measuresOf: Record<Tier, Omit<Measures, 'writtenByHand' | 'suspected'>> = {
  none: { ...nothingPaused, prompt: 'usual' },
  check: { ...nothingPaused, prompt: 'ask' },
  low: { ...nothingPaused, prompt: 'gentle' },
  serious: { ...studyPaused, prompt: 'care' },
  acute: { ...studyPaused, prompt: 'care' },
}

/**
 * Of a turn: what holds pauses, and only a message that is acute itself is answered by hand. A suspicion that is serious
 * makes this turn careful and no other.
 */
export function measures(held: Held | null, concern: Concern, now: Date, suspicion: Concern = noConcern): Measures {
  const tier = tierOfTurn(held, worse(concern, suspicion), now)
  const isSuspected = isAtLeast(tier, 'serious') && !isAtLeast(tierOfTurn(held, concern, now), 'serious')
  return {
    ...measuresOf[tier],
    ...(isSuspected && { prompt: 'suspect' }),
    writtenByHand: concern.tier === 'acute',
    suspected: isSuspected ? suspicion.category : null,
  }
}

/** A message that the companion writes first: one that the student asked for, the check-in of care, or any other. */
export type Unasked = 'reminder' | 'care-check-in' | 'other'

export const unaskedKind = (message: { messageType: string | null; isCareCheckin: boolean }): Unasked => {
  if (message.isCareCheckin) return 'care-check-in'
  return message.messageType === 'reminder' ? 'reminder' : 'other'
}

/** Whether it may go out now, by what was said. The check-in goes once; who sends it remembers that it did. */
export function mayWriteFirst(held: Held | null, kind: Unasked, now: Date): boolean {
  if (kind === 'reminder') return true
  if (!held) return kind === 'other'
  if (kind === 'care-check-in') return now >= checkInAt(held) && now < after(held.at, unaskedPauseHours)
  return now >= after(held.at, unaskedPauseHours)
}

/** From when on a message that may not go out now may; null when it never will, by what was said until now. */
export function mayWriteFrom(held: Held | null, kind: Unasked, now: Date): Date | null {
  if (!held || kind === 'reminder') return null
  const from = kind === 'care-check-in' ? checkInAt(held) : after(held.at, unaskedPauseHours)
  return from > now ? from : null
}

/** When the one check-in of care is due: 24 hours after, or the next morning where that is not daytime in Istanbul. */
export function checkInAt({ at }: Held): Date {
  const due = after(at, checkInHours)
  const { time } = istanbulTime(due)
  return time >= daytime.from && time < daytime.before ? due : nextAt(daytime.from, due)
}
