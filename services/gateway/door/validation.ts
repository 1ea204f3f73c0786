import type { FastifySchemaCompiler } from 'fastify'
import type { z } from 'zod'

/** A part of a request that breaks its schema, with the input as it came. */
export class InvalidPart extends Error {
  override name = 'InvalidPart'
  readonly statusCode = 400
  readonly zodError: z.ZodError
  readonly input: unknown
  constructor(zodError: z.ZodError, input: unknown) {
    super('invalid request')
    this.zodError = zodError
    this.input = input
  }
}

export const validatorCompiler: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (input) => {
    const parsed = schema.safeParse(input)
    return parsed.success ? { value: parsed.data } : { error: new InvalidPart(parsed.error, input) }
  }
