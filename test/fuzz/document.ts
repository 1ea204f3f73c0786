import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { z } from 'zod'

/** JSON Schema as far as values can be made from it; what is unknown here only loosens what is made. */
export type Schema = {
  $ref?: string
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  multipleOf?: number
  items?: Schema
  minItems?: number
  maxItems?: number
  properties?: Record<string, Schema>
  required?: string[]
}

const Contents = z.record(z.string(), z.object({ schema: z.custom<Schema>() }))
const Operation = z.object({
  operationId: z.string(),
  security: z.array(z.unknown()).default([]),
  parameters: z
    .array(
      z.object({
        name: z.string(),
        in: z.enum(['path', 'query', 'header', 'cookie']),
        required: z.boolean().default(false),
        schema: z.custom<Schema>(),
      }),
    )
    .default([]),
  requestBody: z.object({ required: z.boolean().default(false), content: Contents }).optional(),
  responses: z.record(z.string(), z.object({ content: Contents.default({}) })),
})
const Document = z.looseObject({ paths: z.record(z.string(), z.record(z.string(), Operation)) })

export type Parameter = z.infer<typeof Operation>['parameters'][number] & { accepts: ValidateFunction }

/** What the document promises of one answer: the media type, and what its JSON must satisfy. */
export type Promised = { type: string; accepts: ValidateFunction }

export type Route = {
  operationId: string
  method: string
  /** As in the document: `/api/chat/turns/{turnId}/stop`. */
  path: string
  /** Whether a bearer token is needed. */
  secured: boolean
  parameters: Parameter[]
  body: { schema: Schema; required: boolean; accepts: ValidateFunction } | undefined
  /** By status; one without a body has no media types. */
  responses: Map<number, Promised[]>
}

export type ApiDocument = {
  routes: Route[]
  /** Follows references, so that what comes back has none at its top. */
  resolve(schema: Schema): Schema
}

/** Reads what the gateway says of itself. Formats are not checked: beside each there is a pattern. */
export async function readDocument(url: string): Promise<ApiDocument> {
  const document = Document.parse(await (await fetch(`${url}/openapi.json`)).json())
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: false })
  ajv.addSchema({ $id: 'openapi', ...document })
  const compile = (pointer: string[]) =>
    ajv.compile({ $ref: `openapi#/${pointer.map((key) => encodeURIComponent(escapePointer(key))).join('/')}` })

  const routes = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]): Route => {
      const at = ['paths', path, method]
      const body = operation.requestBody?.content['application/json']
      return {
        operationId: operation.operationId,
        method: method.toUpperCase(),
        path,
        secured: operation.security.length > 0,
        parameters: operation.parameters.map((parameter, index) => ({
          ...parameter,
          accepts: compile([...at, 'parameters', String(index), 'schema']),
        })),
        body: body && {
          schema: body.schema,
          required: operation.requestBody?.required ?? false,
          accepts: compile([...at, 'requestBody', 'content', 'application/json', 'schema']),
        },
        responses: new Map(
          Object.entries(operation.responses).map(([status, { content }]) => [
            Number(status),
            Object.keys(content).map((type) => ({
              type,
              accepts: compile([...at, 'responses', status, 'content', type, 'schema']),
            })),
          ]),
        ),
      }
    }),
  )
  return { routes, resolve: resolver(document) }
}

const escapePointer = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1')

function resolver(document: unknown) {
  const follow = (schema: Schema): Schema => {
    if (schema.$ref === undefined) return schema
    let found: unknown = document
    for (const key of schema.$ref.slice('#/'.length).split('/'))
      found = z.record(z.string(), z.unknown()).parse(found)[key.replaceAll('~1', '/').replaceAll('~0', '~')]
    return follow(z.custom<Schema>((value) => typeof value === 'object').parse(found))
  }
  return follow
}
