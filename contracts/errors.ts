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
  .meta({ id: 'ErrorResponse' })
export type ErrorResponse = z.infer<typeof ErrorResponse>

/** What a body that breaks the rules of `PATCH /api/profile` gets; `success` is read first. */
export const ValidatorResponse = z
  .object({
    success: z.literal(false).meta({ description: 'By it this shape is told from the usual one.' }),
    data: z.unknown().meta({ description: 'The offending input.' }),
    error: z
      .array(z.looseObject({ code: z.string(), path: z.array(z.union([z.string(), z.number()])), message: z.string() }))
      .max(10),
  })
  .meta({ id: 'ValidatorResponse' })

/** Most issues that an answer names. */
export const maxIssues = 10

/** zod's issues as the API shows them. */
export function toIssues({ issues }: z.ZodError): ValidationIssue[] {
  return issues.slice(0, maxIssues).map(({ path, message }) => ({ path: path.join('.'), message }))
}
