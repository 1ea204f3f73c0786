import type { Age, AgeBand } from '@yoldas/client'
import { dayOf, sayFullDate } from '../calendar.ts'
import { bands } from '../onboarding/steps.ts'

const sources: Record<Age['source'], string> = {
  self: 'sen söyledin',
  apple: 'App Store bildirdi',
  google: 'Google Play bildirdi',
  operator: 'Yoldaş ekibi belirledi',
}

/** Who said it, and when. */
export const sayAge = ({ source, setAt }: Age): string => `${sayFullDate(dayOf(setAt))} günü ${sources[source]}.`

function hasBeenYear(setAt: string, now: Date): boolean {
  const later = new Date(setAt)
  later.setUTCFullYear(later.getUTCFullYear() + 1)
  return later <= now
}

/** What the service takes of the student: a younger band, and a year after the student chose one the next older. */
export function bandsFor(age: Age | null, now: Date): typeof bands {
  if (age === null) return bands
  const own = bands.findIndex(({ value }) => value === age.band)
  const hasGrown = age.source === 'self' && hasBeenYear(age.setAt, now)
  return bands.slice(0, own + (hasGrown ? 2 : 1))
}

/** Null where nothing else was chosen than what holds already. */
export const chosenBand = (age: Age | null, band: AgeBand | null): AgeBand | null => (band === age?.band ? null : band)
