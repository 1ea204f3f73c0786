import { type Age, AgeBand, type AgeBody, type AgeSource } from '@yoldas/contracts/age'
import type { StudentProfile } from '@yoldas/contracts/profile'
import { Timestamp } from '@yoldas/contracts/values'
import { istanbulTime } from '@yoldas/time'
import { z } from 'zod'

const Entry = z.object({ band: AgeBand, setAt: Timestamp })
const StoreEntry = Entry.extend({ approval: z.enum(['granted', 'revoked']).optional() })

/** What each source said last about a student's age, and of `self` the youngest. */
export const Ages = z.object({ self: Entry, apple: StoreEntry, google: StoreEntry, operator: Entry }).partial()
export type Ages = z.infer<typeof Ages>

/** What lowers a band besides. */
export type Schooling = Pick<StudentProfile, 'birthYear' | 'grade'>

/** How a student of unknown age is treated. */
export const unknownBand: AgeBand = '16-17'

const rank = (band: AgeBand): number => AgeBand.options.indexOf(band)
const isOlder = (band: AgeBand, than: AgeBand): boolean => rank(band) > rank(than)
const youngest = (bands: readonly AgeBand[]): AgeBand | undefined =>
  bands.toSorted((one, other) => rank(one) - rank(other))[0]

/** Of equals the first is in force: what others say counts more than what the student says. */
const sources = ['operator', 'apple', 'google', 'self'] as const satisfies readonly AgeSource[]

/** Twelve months after it. */
function yearAfter(at: string): string {
  const later = new Date(at)
  later.setUTCFullYear(later.getUTCFullYear() + 1)
  return later.toISOString()
}

const hasPassed = (at: string, now: string): boolean => Date.parse(at) <= Date.parse(now)

/** Who is an adult may hand the phone on: that alone is asked again. */
const expiryOf = ({ band, setAt }: z.infer<typeof Entry>): string | null => (band === '18+' ? yearAfter(setAt) : null)

/** All that count now, those that win a tie first. */
function counting(ages: Ages, now: string): Age[] {
  const entries = sources.flatMap((source) => {
    const entry = ages[source]
    return entry ? [{ band: entry.band, source, setAt: entry.setAt, expiresAt: expiryOf(entry) }] : []
  })
  return entries.filter(({ expiresAt }) => expiresAt === null || !hasPassed(expiresAt, now))
}

/** The entry with the youngest band; null while nobody has said how old the student is. */
export function ageInForce(ages: Ages, now: string): Age | null {
  const entries = counting(ages, now)
  const band = youngest(entries.map((entry) => entry.band))
  return entries.find((entry) => entry.band === band) ?? null
}

/** With what was said now; null for a band that the student chose and that is older than the one in force. */
export function enter(ages: Ages, { band, source, approval }: AgeBody, now: string): Ages | null {
  const setAt = new Date(now).toISOString()
  if (source === 'self') return enterOwn(ages, band, setAt)
  return { ...ages, [source]: { band, setAt, approval: approval ?? ages[source]?.approval } }
}

/** Children grow: twelve months after it was set, a band that is in force gives way to the next one. */
function enterOwn(ages: Ages, band: AgeBand, setAt: string): Ages | null {
  const entries = counting(ages, setAt)
  const others = entries.filter(({ source }) => source !== 'self')
  if (others.some((other) => isOlder(band, other.band))) return null
  const own = entries.find(({ source }) => source === 'self')
  if (own?.band === band) return ages
  const hasGrown = own && hasPassed(yearAfter(own.setAt), setAt) && rank(band) === rank(own.band) + 1
  if (own && isOlder(band, own.band) && !hasGrown) return null
  return { ...ages, self: { band, setAt } }
}

/** An operator's entry is a new beginning: what others said, revoked approvals included, is gone. */
export const enterOfOperator = (band: AgeBand, now: string): Ages => ({
  operator: { band, setAt: new Date(now).toISOString() },
})

const yearOf = (now: string): number => Number(istanbulTime(new Date(now)).day.slice(0, 4))

function bandOfYears(years: number): AgeBand {
  if (years <= 12) return '0-12'
  if (years <= 15) return '13-15'
  return years <= 17 ? '16-17' : '18+'
}

/** By what the student is treated. Year of birth and grade only lower it, since neither says a day. */
export function bandOf(ages: Ages, { birthYear, grade }: Schooling, now: string): AgeBand {
  const bands = [ageInForce(ages, now)?.band ?? unknownBand]
  if (birthYear !== null) bands.push(bandOfYears(yearOf(now) - birthYear - 1))
  if (grade !== null && grade !== 'mezun') bands.push(bandOfYears(Number(grade) + 5))
  return youngest(bands) ?? unknownBand
}

/** The oldest that somebody of the band may be. */
const oldestOf: Record<AgeBand, number> = { '0-12': 12, '13-15': 15, '16-17': 17, '18+': Number.POSITIVE_INFINITY }

/** A band that somebody put says so, or the year of birth: an age that is reached later this year counts as reached. */
export function isYoungerThan(years: number, ages: Ages, { birthYear }: Schooling, now: string): boolean {
  const age = ageInForce(ages, now)
  if (age && oldestOf[age.band] < years) return true
  return birthYear !== null && yearOf(now) - birthYear < years
}

/** What one store says is not undone by another. */
export const isRevoked = ({ apple, google }: Ages): boolean =>
  [apple, google].some((store) => store?.approval === 'revoked')
