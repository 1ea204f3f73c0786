import { answerExamples, examples, failures, parameterExamples } from '@yoldas/contracts/examples/models'
import { z } from 'zod'
import { prefix } from './models.ts'
import { streamTexts } from './streamTexts.ts'

const Content = z.record(z.string(), z.looseObject({ schema: z.looseObject({}) }))
const Answer = z.looseObject({ description: z.string(), content: Content.optional() })
type Answer = z.infer<typeof Answer>
const Operation = z.looseObject({
  operationId: z.string(),
  security: z.array(z.unknown()).default([]),
  'x-body-optional': z.boolean().optional(),
  parameters: z.array(z.looseObject({ name: z.string(), in: z.string() })).optional(),
  requestBody: z.looseObject({ content: Content }).optional(),
  responses: z.record(z.string(), Answer),
})
type Operation = z.infer<typeof Operation>

const byName = new Map(examples.map(({ model, example }) => [model.meta()?.id, example]))

/** Of a schema of this name; undefined for enumerations. */
export const exampleOf = (name: string): unknown => byName.get(name)

const usualDescriptions: Record<string, string> = { 200: 'As it was asked for.', 201: 'It was made.' }

const retryAfter = {
  description: 'Seconds after which it may be tried again.',
  schema: { type: 'integer', format: 'int32', minimum: 1, maximum: 60 },
  example: 1,
}

/** Referred to by every answer under /api. */
export const traceHeader = {
  description: 'Names the trace of the request, when it is traced: what an operator looks for.',
  schema: { type: 'string', pattern: '^[0-9a-f]{32}$' },
  example: '4bf92f3577b34da6a3ce929d0e0e4736',
}

/** Referred to by every answer. */
export const markHeader = {
  description: 'In every answer of the service. An error without it comes from a proxy or a captive portal: try again.',
  required: true,
  schema: { type: 'string', const: '1' },
  example: '1',
}

/** What the generator of the document has no word for. */
export function describeOperation(path: string, given: unknown): object {
  const { 'x-body-optional': isOptional, ...operation } = Operation.parse(given)
  const { operationId, parameters, requestBody, responses } = operation
  return {
    ...operation,
    ...(parameters && { parameters: parameters.map((parameter) => withExample(operationId, parameter)) }),
    ...(requestBody && {
      requestBody: {
        ...requestBody,
        required: isOptional !== true,
        content: mapContent(requestBody.content, (schema) => exampleOf(nameOf(schema))),
      },
    }),
    responses: Object.fromEntries(
      Object.entries(responses).map(([status, answer]) => [status, describeAnswer(operation, path, status, answer)]),
    ),
  }
}

function withExample(operationId: string, parameter: { name: string }) {
  const { name } = parameter
  const example = parameterExamples[`${operationId}.${name}`] ?? parameterExamples[name]
  return example === undefined ? parameter : { ...parameter, example }
}

const nameOf = ({ $ref }: { $ref?: unknown }) => (typeof $ref === 'string' ? $ref.slice(prefix.length) : '')

function mapContent(content: z.infer<typeof Content>, exampleFor: (schema: object) => unknown) {
  return Object.fromEntries(
    Object.entries(content).map(([type, media]) => {
      const example = exampleFor(media.schema)
      return [type, example === undefined ? media : { ...media, example }]
    }),
  )
}

function describeAnswer({ operationId }: Operation, path: string, status: string, answer: Answer) {
  const { description, content } = answer
  const isFailure = Number(status) >= 400
  const stream = content?.['text/event-stream']
  const headers = {
    ...(status === '503' && { 'Retry-After': retryAfter }),
    'X-Yoldas': { $ref: '#/components/headers/X-Yoldas' },
    ...(path.startsWith('/api/') && { 'X-Trace-Id': { $ref: '#/components/headers/X-Trace-Id' } }),
  }
  return {
    ...answer,
    description: description === 'Default Response' ? (usualDescriptions[status] ?? description) : description,
    ...(stream && { description: streamTexts[nameOf(stream.schema)]?.description ?? description }),
    headers,
    ...(content && {
      content: isFailure ? describeFailure(description, content) : describeSuccess(operationId, content),
    }),
  }
}

function describeSuccess(operationId: string, content: z.infer<typeof Content>) {
  const [stream] = Object.entries(content).filter(([type]) => type === 'text/event-stream')
  if (!stream) return mapContent(content, (schema) => answerExamples[operationId] ?? exampleOf(nameOf(schema)))
  const [type, media] = stream
  return { [type]: { ...media, examples: streamTexts[nameOf(media.schema)]?.examples } }
}

/** Of a model that names its `error`s. */
const isFailure = (name: string) => typeof Object(exampleOf(name)).error === 'string'

/** A description names its `error`s: each is an example. What is of another model has that one's. */
function describeFailure(description: string, content: z.infer<typeof Content>) {
  const described = Object.entries(failures).filter(([error]) => description.includes(`\`${error}\``))
  return Object.fromEntries(
    Object.entries(content).map(([type, media]) => {
      const models = z.array(z.looseObject({})).default([]).parse(media.schema.anyOf).map(nameOf)
      const others = models.filter((name) => !isFailure(name)).map((name) => [name, { value: exampleOf(name) }])
      const bodies = described.map(([error, value]) => [error.replaceAll(' ', '_'), { value }])
      return [type, { ...media, examples: Object.fromEntries([...others, ...bodies]) }]
    }),
  )
}
