import { z } from 'zod'

type Fields = Record<string, unknown>

/** Levels of a schema: what reads one nests as deep as it does. */
export const deepest = 32
const mostBytes = 8_192

const typeNames = ['object', 'array', 'string', 'number', 'integer', 'boolean', 'null'] as const
const Type = z.enum(typeNames)

/** What model servers read of a schema: a request with one that is broken they refuse as a whole. */
const Part = z.looseObject({
  type: z.union([Type, z.array(Type).min(1)]).optional(),
  required: z.array(z.string()).optional(),
  enum: z.array(z.unknown()).min(1).optional(),
  $ref: z.string().optional(),
  get properties() {
    return Parts.optional()
  },
  get $defs() {
    return Parts.optional()
  },
  get definitions() {
    return Parts.optional()
  },
  get items() {
    return Schema.optional()
  },
  get additionalProperties() {
    return Schema.optional()
  },
  get anyOf() {
    return Choices.optional()
  },
  get oneOf() {
    return Choices.optional()
  },
  get allOf() {
    return Choices.optional()
  },
})
const Schema: z.ZodType = z.union([z.boolean(), Part])
const Parts = z.record(z.string(), Schema)
const Choices = z.array(Schema).min(1)

/** Why a schema of a tool's arguments cannot be offered; null when it can. The schema is at most `deepest` deep. */
export function faultOf(schema: Fields): string | null {
  if (Buffer.byteLength(JSON.stringify(schema)) > mostBytes) return 'its arguments are too many'
  if (!Part.safeParse(schema).success) return 'its schema is broken'
  return areReferencesSound(schema) ? null : 'its schema refers to itself, or to what is not in it'
}

/** Level by level, so that no value is too deep to be measured. */
export function isDeeperThan(most: number, value: unknown): boolean {
  let level = [value]
  for (let depth = 0; depth <= most; depth += 1) {
    level = level.flatMap((one) => (isFields(one) ? Object.values(one) : []))
    if (level.length === 0) return false
  }
  return true
}

/** Whether each reference leads to a part of the schema, and never back to where it stands. */
function areReferencesSound(schema: Fields): boolean {
  const [onTheWay, sound] = [new Set<object>(), new Set<object>()]
  const isSound = (part: unknown): boolean => {
    if (!isFields(part) || sound.has(part)) return true
    if (onTheWay.has(part)) return false
    onTheWay.add(part)
    const target = typeof part.$ref === 'string' ? [referred(schema, part.$ref)] : []
    const isGood = [...Object.values(part), ...target].every((one) => one !== missing && isSound(one))
    onTheWay.delete(part)
    sound.add(part)
    return isGood
  }
  return isSound(schema)
}

const missing: unique symbol = Symbol('nothing stands there')

/** What a JSON pointer behind `#` leads to. */
function referred(schema: Fields, reference: string): unknown {
  if (!reference.startsWith('#')) return missing
  let part: unknown = schema
  for (const written of reference.slice(1).split('/').slice(1)) {
    const name = written.replaceAll('~1', '/').replaceAll('~0', '~')
    if (!isFields(part) || !Object.hasOwn(part, name)) return missing
    part = part[name]
  }
  return part
}

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null
