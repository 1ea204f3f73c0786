import type { Heard } from './classifier/classifier.ts'
import { inspect, type Screened } from './screen.ts'
import { type Concern, isAtLeast, noConcern } from './tiers.ts'
import { type Shown, shownBy } from './trace.ts'

/** The classifier's. */
export type Hear = (text: string) => Heard

export type Findings = {
  /** What the patterns say of the words. */
  concern: Screened
  /** What the classifier suspects beyond that. */
  suspicion: Concern
  /** What may be more together with the messages before it. */
  shown: Shown
}

/** Of a student's message. Pure. What the patterns have found as urgent needs no suspicion. */
export function findingsOf(text: string, hear: Hear): Findings {
  const { concern, signs } = inspect(text)
  const { suspicion, ...hint } = hear(text)
  const isMore = !isAtLeast(concern.tier, 'serious') && !isAtLeast(concern.tier, suspicion.tier)
  return { concern, suspicion: isMore ? suspicion : noConcern, shown: shownBy(signs, hint) }
}
