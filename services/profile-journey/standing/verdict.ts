import { AgeBand, ConsentKind, ConsentVersion, type MissingConsent } from '@yoldas/contracts/age'
import { StudentProfile } from '@yoldas/contracts/profile'
import type { BlockReason, Verdict } from '@yoldas/contracts/verdict'
import { z } from 'zod'
import { Ages, bandOf, isRevoked, isYoungerThan } from './rules.ts'

/** A consent that an operator asks for, of students of these bands where they are named. */
export const AskedConsent = z.strictObject({
  kind: ConsentKind,
  version: ConsentVersion,
  required: z.boolean(),
  bands: z.array(AgeBand).min(1).optional(),
})
export type AskedConsent = z.infer<typeof AskedConsent>

/** What an operator decided about whom the companion talks to. */
export type Policy = { minAge: number; consents: readonly AskedConsent[] }

/** What a verdict on a student is made of. A profile that cannot be read is one without year of birth and grade. */
export const Standing = z.object({
  ages: Ages,
  /** The version of each consent that holds. */
  granted: z.partialRecord(ConsentKind, z.string()),
  birthYear: StudentProfile.shape.birthYear.catch(null),
  grade: StudentProfile.shape.grade.catch(null),
  /** By the database's clock, to the microsecond. */
  decidedAt: z.string(),
})
export type Standing = z.infer<typeof Standing>

/** By what the student is treated, as far as age goes. */
export const treatedAs = (standing: Standing): AgeBand => bandOf(standing.ages, standing, standing.decidedAt)

/** The first reason that holds is the one that is named. */
export function judge(policy: Policy, standing: Standing): Verdict {
  const { decidedAt } = standing
  return { blocked: reasonAgainst(policy, standing), adult: treatedAs(standing) === '18+', decidedAt }
}

function reasonAgainst(policy: Policy, standing: Standing): BlockReason | null {
  if (isRevoked(standing.ages)) return 'parent'
  if (needsParent(policy, standing) && !isParentThere(policy, standing)) return 'age'
  return policy.consents.some((asked) => isWanted(asked, standing) && !isGranted(asked, standing)) ? 'consent' : null
}

/** The consents without which the companion does not talk to the student, in the order of the configuration. */
export function missingConsents(policy: Policy, standing: Standing): MissingConsent[] {
  const isNeeded = (asked: AskedConsent) =>
    isWanted(asked, standing) || (asked.kind === 'parent' && needsParent(policy, standing))
  return policy.consents
    .filter((asked) => isNeeded(asked) && !isGranted(asked, standing))
    .map(({ kind, version }) => ({ kind, version }))
}

const needsParent = ({ minAge }: Policy, standing: Standing): boolean =>
  isYoungerThan(minAge, standing.ages, standing, standing.decidedAt)

/** Of the version that is asked for; of any while none is. */
function isParentThere({ consents }: Policy, standing: Standing): boolean {
  const asked = consents.find(({ kind }) => kind === 'parent')
  return asked ? isGranted(asked, standing) : standing.granted.parent !== undefined
}

const isGranted = ({ kind, version }: AskedConsent, { granted }: Standing): boolean => granted[kind] === version

function isWanted({ required, bands }: AskedConsent, standing: Standing): boolean {
  return required && (bands?.includes(treatedAs(standing)) ?? true)
}

export const isSameVerdict = (one: Verdict, other: Verdict): boolean =>
  one.blocked === other.blocked && one.adult === other.adult
