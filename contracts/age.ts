import { z } from 'zod'
import { ValidationIssue } from './errors.ts'
import { request } from './request.ts'
import { optional, StudentKey, Timestamp, textUpTo } from './values.ts'
import { BlockReason } from './verdict.ts'

// How old a student is, and what they or a parent agreed to.

/** From the youngest to the oldest. */
export const AgeBand = z.enum(['0-12', '13-15', '16-17', '18+']).meta({ id: 'AgeBand', description: 'Years of age.' })
export type AgeBand = z.infer<typeof AgeBand>

/** Who said so: the student, the store of the student's phone, or an operator. */
export const AgeSource = z.enum(['self', 'apple', 'google', 'operator']).meta({
  id: 'AgeSource',
  description: 'Who said how old the student is: the student, the store of the phone, or an operator.',
})
export type AgeSource = z.infer<typeof AgeSource>

/** What a store says about a parent's approval. */
export const Approval = z.enum(['granted', 'revoked']).meta({
  id: 'Approval',
  description: 'Whether a parent approves of the app, as the store says. Only `revoked` has a consequence.',
})

export const Age = z
  .object({
    band: AgeBand,
    source: AgeSource,
    setAt: Timestamp.meta({ description: 'When that source said so.' }),
    expiresAt: Timestamp.nullable().meta({
      description: 'Of `18+` alone: from then on the age is unknown. Else null.',
    }),
  })
  .meta({ id: 'Age', description: 'The youngest band of all sources.' })
export type Age = z.infer<typeof Age>

export const AgeBody = z
  .object({
    band: AgeBand,
    source: AgeSource.exclude(['operator']).meta({ description: '`self` when the student chose the band.' }),
    approval: optional(Approval).meta({
      description: 'Only with `apple` or `google`. Absent: what that store said before stays.',
    }),
  })
  .refine(({ source, approval }) => source !== 'self' || approval === undefined, {
    path: ['approval'],
    message: 'expected only with `apple` or `google`',
  })
  .meta({ id: 'AgeBody', description: 'How old the student is, as one source says.' })
export type AgeBody = z.infer<typeof AgeBody>

export const AgeResponse = z
  .object({
    age: Age.nullable().meta({ description: 'The age that is in force; null while it is unknown.' }),
    blocked: BlockReason.nullable().meta({ description: 'The first reason that holds; null: nothing is held back.' }),
  })
  .meta({ id: 'AgeResponse', description: 'The age that is in force now, and what follows from it.' })

const Erased = z.object({ kind: z.literal('erased') })
const Invalid = z.object({ kind: z.literal('invalid'), issues: z.array(ValidationIssue) })

/** Keeps what a source says about the student's age; chat-engine knows of it when this answers, or soon. */
export const putAge = request({
  service: 'profile-journey',
  subject: 'profile.age.v1',
  input: z.object({ studentKey: StudentKey, entry: AgeBody }),
  output: z.discriminatedUnion('kind', [AgeResponse.extend({ kind: z.literal('put') }), Erased, Invalid]),
})

export const ConsentKind = z.enum(['terms', 'privacy', 'parent']).meta({
  id: 'ConsentKind',
  description: 'What is agreed to: the terms, the handling of data, or by a parent that the student uses the app.',
})
export type ConsentKind = z.infer<typeof ConsentKind>

/** What a student may agree to. `parent` is an operator's to note. */
export const StudentConsentKind = ConsentKind.exclude(['parent'])

export const ConsentVersion = textUpTo(32).min(1).meta({ description: 'Of the text that was agreed to.' })

export const Consent = z
  .object({
    kind: ConsentKind,
    version: ConsentVersion,
    grantedAt: Timestamp.meta({ description: 'When it was granted.' }),
    withdrawnAt: Timestamp.nullable().meta({ description: 'Set in the row of a withdrawal, null in that of a grant.' }),
    by: z.enum(['student', 'operator']).meta({ description: 'Who granted it, or withdrew it.' }),
  })
  .meta({ id: 'Consent', description: 'A grant, or its withdrawal. The newest of a kind says what holds.' })
export type Consent = z.infer<typeof Consent>

export const MissingConsent = z
  .object({ kind: ConsentKind, version: ConsentVersion })
  .meta({ id: 'MissingConsent', description: 'Needed before the companion talks to the student.' })
export type MissingConsent = z.infer<typeof MissingConsent>

/** Most consents of a kind in one answer. */
export const listedConsents = 20

export const ConsentsResponse = z
  .object({
    consents: z
      .array(Consent)
      .max(listedConsents * ConsentKind.options.length)
      .meta({ description: `Newest first, at most ${listedConsents} of a kind.` }),
    missing: z
      .array(MissingConsent)
      .max(ConsentKind.options.length)
      .meta({ description: 'What is still to be agreed to; empty when nothing is.' }),
  })
  .meta({ id: 'ConsentsResponse', description: 'What the student agreed to, and what is missing.' })

export const ConsentBody = z
  .object({ version: ConsentVersion })
  .meta({ id: 'ConsentBody', description: 'What the student agrees to.' })

const Found = ConsentsResponse.extend({ kind: z.literal('found') })

export const listConsents = request({
  service: 'profile-journey',
  subject: 'profile.consents.v1',
  input: z.object({ studentKey: StudentKey }),
  output: z.discriminatedUnion('kind', [Found, Erased]),
})

/** The student agrees. A consent that is there already changes nothing; chat-engine as of `putAge`. */
export const grantConsent = request({
  service: 'profile-journey',
  subject: 'profile.consent.grant.v1',
  input: z.object({ studentKey: StudentKey, consent: z.object({ kind: StudentConsentKind, version: ConsentVersion }) }),
  output: z.discriminatedUnion('kind', [Found, Erased, Invalid]),
})

/** The student agrees no longer, to any version. Without a consent it changes nothing; chat-engine as of `putAge`. */
export const withdrawConsent = request({
  service: 'profile-journey',
  subject: 'profile.consent.withdraw.v1',
  input: z.object({ studentKey: StudentKey, consentKind: StudentConsentKind }),
  output: z.discriminatedUnion('kind', [Found, Erased]),
})
