import { type ErrorResponse, toIssues, type ValidationIssue } from '@yoldas/contracts/errors'
import type { z } from 'zod'

/** An answer that we chose; every other error is a 500 whose cause stays in the log. */
export class HttpError extends Error {
  override name = 'HttpError'
  readonly statusCode: number
  readonly body: ErrorResponse
  constructor(statusCode: number, body: ErrorResponse, options?: ErrorOptions) {
    // To record where it was chosen takes a tenth of a request's time, and nobody reads it.
    const { stackTraceLimit } = Error
    Error.stackTraceLimit = 0
    super(body.error, options)
    Error.stackTraceLimit = stackTraceLimit
    this.statusCode = statusCode
    this.body = body
  }
}

export const unauthorized = () => new HttpError(401, { error: 'unauthorized' })
export const notFound = () => new HttpError(404, { error: 'not found' })
/** The log says the cause. */
export const unavailable = (cause?: Error) => new HttpError(503, { error: 'unavailable' }, { cause })
export const invalid = (issues: ValidationIssue[]) => new HttpError(400, { error: 'invalid request', issues })
export const invalidFields = (error: z.ZodError) => invalid(toIssues(error))
