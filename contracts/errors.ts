import { z } from 'zod'

export const ValidationIssue = z
  .object({
    path: z.string().meta({ description: 'Dotted path to the field; empty at the root.' }),
    message: z.string().meta({ description: 'What is wrong, in English, for logs.' }),
  })
  .meta({ id: 'ValidationIssue', description: 'What is wrong with one field of a request.' })
export type ValidationIssue = z.infer<typeof ValidationIssue>

export const ErrorResponse = z
  .object({
    error: z.string().meta({ description: 'A short English string for logs, never for display to the student.' }),
    issues: z.array(ValidationIssue).max(10).optional().meta({ description: 'Only on a 400 from validation.' }),
  })
  .meta({
    id: 'ErrorResponse',
    description:
      'What all failures have in common, but for `ValidatorResponse`. Each status says which `error`s it has.',
  })
export type ErrorResponse = z.infer<typeof ErrorResponse>

/** A failure that has one of these `error`s. */
const failure = <const Errors extends readonly string[]>(id: string, errors: Errors, description: string) =>
  z
    .intersection(ErrorResponse, z.object({ error: z.enum(errors).meta({ description: 'Which failure it is.' }) }))
    .meta({ id, description })

export const InvalidRequestResponse = failure(
  'InvalidRequestResponse',
  ['invalid request'],
  'The request breaks its schema, or a rule of the route.',
)
export const InvalidMessageResponse = failure(
  'InvalidMessageResponse',
  ['invalid request', 'empty message'],
  'The message breaks its schema or a rule, or has neither text nor attachments.',
)
export const UnauthorizedResponse = failure(
  'UnauthorizedResponse',
  ['unauthorized'],
  'The access token is not good, or not any more.',
)
export const InvalidReplyTokenResponse = failure(
  'InvalidReplyTokenResponse',
  ['invalid reply token'],
  'The token of the notification is not good, or not any more.',
)
export const InvalidShareTokenResponse = failure(
  'InvalidShareTokenResponse',
  ['invalid share token'],
  'The token of the share is not good, or not any more.',
)
export const NotFoundResponse = failure('NotFoundResponse', ['not found'], 'The student has no such thing.')
export const StudentNotFoundResponse = failure(
  'StudentNotFoundResponse',
  ['student not found'],
  'The student of the notification was erased.',
)
export const InternalErrorResponse = failure('InternalErrorResponse', ['internal error'], 'A fault of the service.')
export const UnavailableResponse = failure(
  'UnavailableResponse',
  ['unavailable'],
  'The service cannot do it now: try again after `Retry-After`.',
)

/** What a body that breaks the rules of `PATCH /api/profile` gets; `success` is read first. */
export const ValidatorResponse = z
  .object({
    success: z.literal(false).meta({ description: 'Only this shape has it.' }),
    data: z.unknown().meta({ description: 'The offending input.' }),
    error: z
      .array(
        z.looseObject({
          code: z
            .string()
            .meta({ description: 'What kind of rule is broken, such as `too_big`; others may be added.' }),
          path: z
            .array(z.union([z.string(), z.number()]))
            .meta({ description: 'Where, step by step; empty at the root.' }),
          message: z.string().meta({ description: 'What is wrong, in English, for logs.' }),
        }),
      )
      .max(10)
      .meta({ description: 'What is wrong. Each may have more fields, by its `code`.' }),
  })
  .meta({ id: 'ValidatorResponse', description: 'A body that breaks the rules of the profile.' })

/** Most issues that an answer names. */
export const maxIssues = 10

/** zod's issues as the API shows them. */
export function toIssues({ issues }: z.ZodError): ValidationIssue[] {
  return issues.slice(0, maxIssues).map(({ path, message }) => ({ path: path.join('.'), message }))
}
