import { z } from 'zod'
import { ValidationIssue } from './errors.ts'
import { ClientId } from './journey.ts'
import { request } from './request.ts'
import { namedText, StudentKey, Timestamp } from './values.ts'
import { SharedWeek } from './weeks.ts'

// A student lets others read figures of their weeks, without an account. Who has the token may read; no service but
// the gateway ever sees it.

/** Most shares of a student that can be read. */
export const maxShares = 5
export const maxShareDays = 120
/** How many weeks a share shows, this one included. */
export const sharedWeeks = 8

export const ShareScope = z
  .enum(['hours', 'plan', 'exams', 'streak'])
  .meta({ id: 'ShareScope', description: 'Which figures of a week are shared.' })
export type ShareScope = z.infer<typeof ShareScope>

const text = {
  name: 'Who it is for, such as “Annem”. Who reads it sees it.',
  scope: 'Which figures are shared: `hours` minutes and questions, `plan` planned minutes and done blocks.',
}

export const ShareCreateBody = z
  .object({
    name: namedText(64).meta({ description: text.name }),
    scope: z.array(ShareScope).min(1).max(ShareScope.options.length).meta({ description: text.scope }),
    days: z.int().min(1).max(maxShareDays).meta({ description: 'For how many days it can be read.' }),
    clientId: ClientId,
  })
  .meta({ id: 'ShareCreateBody', description: 'What others may read.' })

export const Share = z
  .object({
    id: z.uuid().meta({ description: 'To revoke it.' }),
    name: z.string().meta({ description: text.name }),
    scope: z.array(ShareScope).meta({ description: `${text.scope} Each once.` }),
    expiresAt: Timestamp.meta({ description: 'From then on nobody can read it.' }),
    lastReadAt: Timestamp.nullable().meta({
      description: 'When it was last read, up to an hour ago; null while nobody has read it.',
    }),
    createdAt: Timestamp.meta({ description: 'When it was made.' }),
  })
  .meta({ id: 'Share', description: 'Figures that others may read.' })
export type Share = z.infer<typeof Share>

export const ShareCreateResponse = z
  .object({
    share: Share,
    token: z.string().nullable().meta({
      description:
        'What the share is read with. Only this answer has it: null for a repeat of the `clientId`, and then nobody can find it again.',
    }),
  })
  .meta({ id: 'ShareCreateResponse', description: 'The share, and its token.' })
export const SharesResponse = z
  .object({ shares: z.array(Share).meta({ description: 'Those that can be read, newest first.' }) })
  .meta({ id: 'SharesResponse', description: 'What others may read.' })
export const ShareRemoveResponse = z
  .object({
    removed: z.literal(true).meta({ description: 'Nobody can read it now.' }),
    id: z.uuid().meta({ description: 'As it was sent.' }),
  })
  .meta({ id: 'ShareRemoveResponse', description: 'That it is revoked.' })

export const ShareReadBody = z
  .object({ token: z.string().min(1).max(4096).meta({ description: 'Of the share.' }) })
  .meta({ id: 'ShareReadBody', description: 'With what a share is read.' })
export const ShareReadResponse = z
  .object({
    name: z.string().meta({ description: 'What the student called the share.' }),
    weeks: z
      .array(SharedWeek)
      .max(sharedWeeks)
      .meta({ description: `The last ${sharedWeeks} weeks, newest first.` }),
  })
  .meta({ id: 'ShareReadResponse', description: 'What a share shows.' })
export type ShareReadResponse = z.infer<typeof ShareReadResponse>

/** SHA-256 of the token, in hex. */
const TokenHash = z.string().regex(/^[\da-f]{64}$/)
const Erased = z.object({ kind: z.literal('erased') })
const ofStudent = { studentKey: StudentKey }

/**
 * Stores a share with this id, once. `isOfToken`: the share is read with the token of this hash. False for a repeat with
 * another one.
 */
export const createShare = request({
  service: 'profile-journey',
  subject: 'profile.share.create.v1',
  input: ShareCreateBody.extend({ ...ofStudent, id: z.uuid(), tokenHash: TokenHash }),
  output: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('stored'), share: Share, isOfToken: z.boolean() }),
    z.object({ kind: z.literal('invalid'), issues: z.array(ValidationIssue) }),
    Erased,
  ]),
})

/** Those that can be read, newest first. */
export const listShares = request({
  service: 'profile-journey',
  subject: 'profile.shares.v1',
  input: z.object(ofStudent),
  output: z.discriminatedUnion('kind', [z.object({ kind: z.literal('found'), shares: z.array(Share) }), Erased]),
})

/** From its commit on nobody can read the share. Repeating it changes nothing. */
export const removeShare = request({
  service: 'profile-journey',
  subject: 'profile.share.remove.v1',
  input: z.object({ ...ofStudent, id: z.uuid() }),
  output: z.discriminatedUnion('kind', [z.object({ kind: z.literal('removed') }), Erased]),
})

/** `refused`: there is no such share, it has expired, or the companion may not talk to its student. */
export const readShare = request({
  service: 'profile-journey',
  subject: 'profile.share.read.v1',
  input: z.object({ tokenHash: TokenHash }),
  output: z.discriminatedUnion('kind', [
    ShareReadResponse.extend({ kind: z.literal('read') }),
    z.object({ kind: z.literal('refused') }),
  ]),
})
