import type { Contact } from '@yoldas/contracts/profile'
import { daysBetween } from '@yoldas/time'
import { type Condition, isCountdown, type SetName, type Template, templatesOf } from './templates.ts'

/** What a check-in may speak of and go by. */
export type Facts = {
  name: string | null
  /** To the exam's first day; negative when it has begun. Null when no exam is known. */
  daysToExam: number | null
  /** From the exam's last day; negative before it. */
  daysSinceExam: number | null
  hasWritten: boolean
  /** Work has rested for a while. */
  isLow: boolean
  planned: Work | null
  studied: Work | null
  /** Due to review on the day. */
  dueTopic: string | null
}
type Work = { subject: string | null; topic: string | null }

/**
 * Days since the last record of work: so many, and work rests for a while; more, and nothing can be said of these days.
 */
const [lowFrom, lowUntil] = [5, 14]
/** Days after which a record of work is not spoken of any more. */
const studiedDays = 30

/** What is known of a student on a day. What is planned or due is only spoken of when the check-in goes at once. */
export function factsOf(contact: Contact, hasWritten: boolean, day: string, goesAtOnce: boolean): Facts {
  const { displayName, todayPlan, lastStudied, dueTopic } = contact
  const { exam } = contact
  const rested = lastStudied && daysBetween(lastStudied.day, day)
  const planned = goesAtOnce ? todayPlan.find(({ status }) => status === 'planned') : undefined
  return {
    name: nameOf(displayName ?? ''),
    daysToExam: exam && daysBetween(day, exam.firstDay),
    daysSinceExam: exam && daysBetween(exam.lastDay, day),
    hasWritten,
    isLow: rested !== null && rested >= lowFrom && rested <= lowUntil,
    planned: planned ? workOf(planned) : null,
    studied: lastStudied && rested !== null && rested <= studiedDays ? workOf(lastStudied) : null,
    dueTopic: goesAtOnce ? shortLine(dueTopic ?? '') : null,
  }
}

/** Longer ones would leave no room for the sentence. */
const [nameLength, workLength] = [24, 40]

const workOf = ({ subject, topic }: { subject: string; topic: string | null }): Work => ({
  subject: shortLine(subject),
  topic: shortLine(topic ?? ''),
})

function shortLine(text: string): string | null {
  const line = text.replaceAll(/[\s\p{C}]+/gu, ' ').trim()
  return /\p{L}/u.test(line) && [...line].length <= workLength ? line : null
}

/** The first word of a display name, written as names are in Turkish; null where that is not a name. */
export function nameOf(displayName: string): string | null {
  const [first = ''] = displayName.normalize('NFC').trim().split(/\s+/u)
  const word = first.replaceAll(/^[^\p{L}]+|[^\p{L}\p{M}]+$/gu, '')
  if (!/^\p{L}[\p{L}\p{M}]+(?:[-'’]\p{L}[\p{L}\p{M}]*)*$/u.test(word) || [...word].length > nameLength) return null
  const isOneCase = word === word.toLocaleLowerCase('tr') || word === word.toLocaleUpperCase('tr')
  const letters = isOneCase ? word.toLocaleLowerCase('tr') : word
  return letters.replaceAll(/(?<=^|-)\p{L}/gu, (letter) => letter.toLocaleUpperCase('tr'))
}

/** Which set of texts a day is for; null on the later days of an exam, when nothing is written unasked. */
export function setOf({ daysToExam, daysSinceExam, hasWritten, isLow }: Facts): SetName | null {
  if (daysToExam !== null && daysSinceExam !== null) {
    if (daysSinceExam > 0) return 'after'
    if (daysToExam < 0) return null
    if (daysToExam === 0) return 'wish'
    if (daysToExam === 1) return 'eve'
    if (daysToExam <= 7) return 'lastWeek'
  }
  if (!hasWritten) return 'neverWrote'
  return isLow ? 'low' : 'silence'
}

/**
 * Whether a model may write the check-in in its own words: for days that ask for nothing particular, of who has talked
 * with it.
 */
export const mayCompose = (facts: Facts): boolean => ['low', 'silence'].includes(setOf(facts) ?? '')

/** Days to the exam that are counted, and days after which it is not spoken of any more. */
const [fewestCounted, mostCounted, latelyDays] = [14, 180, 42]

const valuesOf = (facts: Facts, lastId: string | undefined) => {
  const { name, daysToExam, daysSinceExam, planned, studied, dueTopic } = facts
  const counts = daysToExam !== null && daysToExam >= fewestCounted && daysToExam <= mostCounted
  const mayCount = counts && !(lastId && isCountdown(lastId))
  return {
    name,
    countdown: mayCount ? String(daysToExam) : null,
    planned: planned?.subject ?? null,
    plannedTopic: planned?.topic ?? null,
    studied: studied?.subject ?? null,
    studiedTopic: studied?.topic ?? null,
    dueTopic,
    lately: daysSinceExam !== null && daysSinceExam > 0 && daysSinceExam <= latelyDays ? '' : null,
  } satisfies Record<Condition, string | null>
}

export type Chosen = { template: string; text: string }

/** So many check-ins of a student are not repeated. */
export const rememberedTemplates = 10

/**
 * The check-in of a student, the same each time it is asked for with the same `seed` (an unsigned integer). `recent`
 * are the templates that they had last, newest first. Null when there is nothing to be said on this day.
 */
export function chooseText(facts: Facts, recent: readonly string[], seed: number): Chosen | null {
  const set = setOf(facts)
  return set && chooseFrom(set, facts, recent, seed)
}

/** As `chooseText`, of how the exam went. */
export const chooseEvening = (facts: Facts, recent: readonly string[], seed: number): Chosen | null =>
  chooseFrom('evening', facts, recent, seed)

function chooseFrom(set: SetName, facts: Facts, recent: readonly string[], seed: number): Chosen | null {
  const values = valuesOf(facts, recent[0])
  const eligible = (of: SetName) =>
    templatesOf(of).filter(({ when }) => when.every((condition) => values[condition] !== null))
  const known = new Set(recent.slice(0, rememberedTemplates))
  const isNew = ({ id }: Template) => !known.has(id)
  const fresh = eligible(set).filter(isNew)
  const others = fresh.length > 0 ? fresh : set === 'low' ? eligible('silence').filter(isNew) : []
  // Of a set that is used up, the text that was used longest ago.
  const oldest = eligible(set).toSorted((one, other) => recent.lastIndexOf(other.id) - recent.lastIndexOf(one.id))
  const chosen = others[seed % Math.max(1, others.length)] ?? oldest[0]
  return chosen ? { template: chosen.id, text: fill(chosen.text, values) } : null
}

const fill = (text: string, { countdown, ...values }: ReturnType<typeof valuesOf>): string =>
  text.replaceAll(/\{(\w+)\}/g, (placeholder, key: string) => {
    const filled: Record<string, string | null> = { ...values, days: countdown }
    return filled[key] ?? placeholder
  })
