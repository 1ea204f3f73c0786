import fc from 'fast-check'
import { z } from 'zod'

const Schema = z.object({
  $ref: z.string().optional(),
  const: z.unknown().optional(),
  enum: z.array(z.unknown()).optional(),
  anyOf: z.array(z.unknown()).optional(),
  oneOf: z.array(z.unknown()).optional(),
  allOf: z.array(z.unknown()).optional(),
  type: z.union([z.string(), z.array(z.string())]).optional(),
  format: z.string().optional(),
  pattern: z.string().optional(),
  minLength: z.int().default(0),
  maxLength: z.int().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  items: z.unknown().optional(),
  minItems: z.int().default(0),
  maxItems: z.int().optional(),
  properties: z.record(z.string(), z.unknown()).default({}),
  required: z.array(z.string()).default([]),
  additionalProperties: z.unknown().optional(),
  $defs: z.record(z.string(), z.unknown()).default({}),
})
type Schema = z.infer<typeof Schema>

const unlimited = 5

/** Values of a JSON Schema; most satisfy it, since what it says beyond types, bounds and patterns is not looked at. */
export function valuesOf(root: unknown): fc.Arbitrary<unknown> {
  const { $defs } = Schema.parse(root)
  const made = fc.letrec<Record<string, unknown>>((tie) =>
    Object.fromEntries([...Object.entries($defs), ['#', root]].map(([name, each]) => [name, make(each, tie)])),
  )
  return made['#'] ?? fc.constant(undefined)
}

type Tie = (name: string) => fc.Arbitrary<unknown>

function make(given: unknown, tie: Tie): fc.Arbitrary<unknown> {
  const schema = Schema.parse(given === true || given === undefined ? {} : given)
  if (schema.$ref !== undefined) return tie(schema.$ref.split('/').at(-1) ?? '#')
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map((choice) => make(choice, tie)))
  if (schema.allOf) return fc.tuple(...schema.allOf.map((part) => make(part, tie))).map(merge)
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const types = [schema.type ?? []].flat()
  if (types.length > 1) return fc.oneof(...types.map((type) => ofType(type, schema, tie)))
  return ofType(types[0], schema, tie)
}

const merge = (parts: readonly unknown[]) =>
  parts.every((part) => typeof part === 'object') ? Object.assign({}, ...parts) : parts[0]

function ofType(type: string | undefined, schema: Schema, tie: Tie): fc.Arbitrary<unknown> {
  const { minimum = -1e6, maximum = 1e6, minItems } = schema
  switch (type) {
    case 'string':
      return texts(schema)
    case 'integer':
      return withEdges(fc.integer({ min: minimum, max: maximum }), schema)
    case 'number':
      return withEdges(fc.double({ min: minimum, max: maximum, noNaN: true }), schema)
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array': {
      const most = Math.min(schema.maxItems ?? unlimited, Math.max(minItems, 2))
      return fc.array(make(schema.items, tie), { minLength: minItems, maxLength: most })
    }
    case 'object':
      return objects(schema, tie)
    default:
      return fc.jsonValue({ maxDepth: 1 })
  }
}

/** Bounds are where versions differ. */
function withEdges(between: fc.Arbitrary<number>, { minimum, maximum }: Schema): fc.Arbitrary<number> {
  const edges = [minimum, maximum].filter((edge) => edge !== undefined)
  return edges.length === 0 ? between : fc.oneof(between, fc.constantFrom(...edges))
}

function texts({ format, pattern, minLength, maxLength }: Schema): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid()
  if (format === 'uri') return fc.webUrl()
  const instants = fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true })
  if (format === 'date-time')
    return fc.oneof(
      instants.map((at) => at.toISOString()),
      instants.map((at) => at.toISOString().replace(/\.\d+/, '')),
    )
  if (format === 'date') return instants.map((at) => at.toISOString().slice(0, 10))
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern, 'u'), { size: 'xsmall' })
  const short = fc.string({ minLength, maxLength: Math.min(maxLength ?? unlimited, Math.max(minLength, unlimited)) })
  const edges = [minLength, maxLength ?? minLength].map((length) => 'x'.repeat(length))
  return fc.oneof({ weight: 3, arbitrary: short }, fc.constantFrom(...edges))
}

function objects({ properties, required, additionalProperties }: Schema, tie: Tie): fc.Arbitrary<object> {
  const known = fc.record(
    Object.fromEntries(Object.entries(properties).map(([key, inner]) => [key, make(inner, tie)])),
    { requiredKeys: required.filter((key) => key in properties) },
  )
  if (typeof additionalProperties !== 'object' || Object.keys(additionalProperties ?? {}).length === 0) return known
  const more = fc.dictionary(fc.string({ maxLength: 5 }), make(additionalProperties, tie), { maxKeys: 2 })
  return fc.tuple(more, known).map(([others, own]) => ({ ...others, ...own }))
}
