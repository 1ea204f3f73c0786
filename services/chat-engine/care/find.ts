import { type Screened, screen } from './screen.ts'
import { type Concern, isAtLeast, noConcern } from './tiers.ts'

/** What the classifier says of a text: `check` or `serious` where it suspects something, never more. */
export type Suspect = (text: string) => Concern

export type Findings = {
  /** What the patterns say of the words. */
  concern: Screened
  /** What the classifier suspects beyond that. */
  suspicion: Concern
}

/** Of a student's message. Pure. What the patterns have found as urgent needs no suspicion. */
export function findingsOf(text: string, suspect: Suspect): Findings {
  const concern = screen(text)
  if (isAtLeast(concern.tier, 'serious')) return { concern, suspicion: noConcern }
  const suspicion = suspect(text)
  return { concern, suspicion: isAtLeast(concern.tier, suspicion.tier) ? noConcern : suspicion }
}
