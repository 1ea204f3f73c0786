import fc from 'fast-check'
import { daysOf } from './days.ts'
import type { Schema } from './document.ts'
import { fit, textOf, unstorableText } from './text.ts'

/**
 * Values are made as JSON text, since only text has two keys of one name, 1e999 and keys that would be taken for the
 * prototype. `valid` satisfies the schema; `nearMiss` is what someone gets who gets it wrong, and may be valid after
 * all.
 */
export type Values = { valid: fc.Arbitrary<string>; nearMiss: fc.Arbitrary<string> }

type Resolve = (schema: Schema) => Schema

const json = (value: unknown) => JSON.stringify(value)
const unlimited = 60

/** What is of another type than most fields are. */
const strangers = fc.constantFrom(
  ...['null', 'true', 'false', '0', '-0', '-1', '0.5', '1e308', '-1e308', '1e999', '5e-324', '9007199254740993'],
  ...['""', '"x"', '"0"', '"null"', '"true"', '[]', '{}', '[[]]', '[null]', '{"":null}', '{"0":0,"length":1}'],
  ...['{"__proto__":{"x":1}}', '{"toString":1}', '{"toJSON":null}', '{"then":1}', '{"$ref":"#"}', '"[object Object]"'],
)
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
const deep = fc.constantFrom(
  ...[30, 31, 32, 33, 34, 200, 20_000].map(nested),
  `${'{"a":'.repeat(40)}1${'}'.repeat(40)}`,
)
const anyText = fc.oneof(textOf(0, unlimited), unstorableText).map(json)
const wrongType = fc.oneof(
  { weight: 12, arbitrary: strangers },
  { weight: 3, arbitrary: anyText },
  { weight: 1, arbitrary: deep },
)

/** The values of a schema; `hints` make those of a field by its name, where what is valid must also be quick. */
export function valuesOf(schema: Schema, resolve: Resolve, hints: Record<string, fc.Arbitrary<string>> = {}): Values {
  const made = byKind(resolve(schema), (inner) => valuesOf(inner, resolve, hints), hints)
  return { valid: made.valid, nearMiss: fc.oneof({ weight: 2, arbitrary: made.nearMiss }, wrongType) }
}

function byKind(
  schema: Schema,
  inside: (inner: Schema) => Values,
  hints: Record<string, fc.Arbitrary<string>>,
): Values {
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return oneOf(choices.map(inside))
  if (Array.isArray(schema.type)) return oneOf(schema.type.map((type) => inside({ ...schema, type })))
  if ('const' in schema) return literals([schema.const])
  if (schema.enum) return literals(schema.enum)
  switch (schema.type) {
    case 'string':
      return texts(schema)
    case 'integer':
    case 'number':
      return numbers(schema)
    case 'boolean':
      return literals([true, false])
    case 'null':
      return literals([null])
    case 'array':
      return arrays(schema, inside(schema.items ?? {}))
    case 'object':
      return objects(schema, inside, hints)
    default:
      return { valid: fc.jsonValue({ maxDepth: 3 }).map(json), nearMiss: wrongType }
  }
}

const oneOf = (choices: Values[]): Values => ({
  valid: fc.oneof(...choices.map(({ valid }) => valid)),
  nearMiss: fc.oneof(...choices.map(({ nearMiss }) => nearMiss)),
})

/** Misses are the same in another case, with blanks, as text, cut or doubled. */
function literals(values: unknown[]): Values {
  const close = values.flatMap((value) => {
    const text = String(value)
    return [text.toUpperCase(), ` ${text}`, `${text}\n`, text + text, text.slice(1), `${text}\0`].map(json)
  })
  return { valid: fc.constantFrom(...values.map(json)), nearMiss: fc.constantFrom(...close, json(values)) }
}

function texts({ format, pattern, minLength = 0, maxLength = unlimited }: Schema): Values {
  const misses = [
    unstorableText,
    textOf(maxLength + 1, maxLength + 1),
    fc.constantFrom(fit('😀', maxLength), fit('😀', maxLength + 1), fit('👨‍👩‍👧‍👦', maxLength + 1)),
    ...(minLength > 0 ? [fc.constant(fit('x', minLength - 1))] : []),
  ]
  if (pattern === undefined)
    return { valid: textOf(minLength, maxLength).map(json), nearMiss: fc.oneof(...misses).map(json) }
  const days = format === 'date' ? daysOf(pattern) : undefined
  const others = format === 'uuid' ? fc.oneof(uuids, ownIds) : fc.stringMatching(new RegExp(pattern))
  const matching = days?.valid ?? others
  const close = matching.chain((text) =>
    fc.constantFrom(text.slice(1), `${text}x`, ` ${text}`, `${text}\n`, text.toUpperCase(), text.replace(/\d/, '9')),
  )
  const beyond = days ? [fc.constantFrom(...days.beyond)] : []
  return { valid: matching.map(json), nearMiss: fc.oneof(close, ...beyond, ...misses).map(json) }
}

/** In either case, of every version; the first two are the only ones without. */
const uuids = fc.oneof(
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '00000000-0000-0000-0000-000000000000',
      'ffffffff-ffff-ffff-ffff-ffffffffffff',
      'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF',
    ),
  },
  { weight: 6, arbitrary: fc.uuid() },
  { weight: 2, arbitrary: fc.uuid().map((id) => id.toUpperCase()) },
)

/** Something that the student has, filled in when it is sent. */
export const ownIds = fc.nat(30).map((n) => `@own:${n}@`)

function numbers({ type, minimum = -1e6, maximum = 1e6 }: Schema): Values {
  const whole = type === 'integer'
  const between = whole
    ? fc.integer({ min: Math.ceil(minimum), max: Math.floor(maximum) })
    : fc.double({ min: minimum, max: maximum, noNaN: true })
  const edges = fc.constantFrom(json(minimum), json(maximum), ...(whole ? [`${minimum}.0`] : []))
  const beyond = [minimum - 1, minimum - 0.5, maximum + 1, maximum + 0.5, maximum * 10].map(json)
  return {
    valid: fc.oneof({ weight: 3, arbitrary: between.map(json) }, edges),
    nearMiss: fc.constantFrom(
      ...beyond,
      '1e308',
      '-1e308',
      '1e999',
      '-0',
      '0.1',
      '9007199254740993',
      json(`${minimum}`),
    ),
  }
}

function arrays({ minItems = 0, maxItems = 8 }: Schema, items: Values): Values {
  const list = (item: fc.Arbitrary<string>, minLength: number, maxLength: number) =>
    fc.array(item, { minLength, maxLength, size: 'max' }).map((all) => `[${all.join(',')}]`)
  const some = Math.max(minItems, Math.min(maxItems, 3))
  return {
    valid: fc.oneof(
      { weight: 6, arbitrary: list(items.valid, minItems, some) },
      list(items.valid, minItems, minItems),
      list(items.valid, maxItems, maxItems),
    ),
    nearMiss: fc.oneof(
      list(items.valid, Math.max(0, minItems - 1), Math.max(0, minItems - 1)),
      list(fc.oneof(items.valid, items.nearMiss), minItems, some),
      list(items.valid, maxItems + 1, maxItems + 1),
      list(wrongType, 11, 14),
      items.valid,
    ),
  }
}

type Member = [key: string, value: string]

function objects(
  schema: Schema,
  inside: (inner: Schema) => Values,
  hints: Record<string, fc.Arbitrary<string>>,
): Values {
  const { properties = {}, required = [] } = schema
  const fields = Object.entries(properties).map(([key, inner]) => ({
    key,
    needed: required.includes(key) || Object.hasOwn(hints, key),
    ...hinted(key, inner),
  }))
  function hinted(key: string, inner: Schema): Values {
    const values = inside(inner)
    return Object.hasOwn(hints, key) ? { ...values, valid: hints[key] ?? values.valid } : values
  }
  const member = (key: string, value: fc.Arbitrary<string>) => value.map((text): Member => [key, text])
  const absent = fc.constant<Member | null>(null)
  const valid = fields.map(({ key, needed, valid }) =>
    needed ? member(key, valid) : fc.oneof(absent, member(key, valid)),
  )
  const close = fields.map(({ key, valid, nearMiss }) =>
    fc.oneof({ weight: 6, arbitrary: member(key, valid) }, { weight: 2, arbitrary: member(key, nearMiss) }, absent),
  )
  const harmless = fc.array(fc.tuple(fc.constantFrom('x', '', 'İ', 'nickname'), strangers), { maxLength: 2 })
  const odd = fc.array(oddMember(Object.keys(properties)), { maxLength: 3 })
  return {
    valid: fc.tuple(fc.tuple(...valid), harmless).map(([members, more]) => objectText([...members, ...more])),
    nearMiss: fc
      .tuple(fc.tuple(...close), odd)
      .chain(([members, more]) =>
        fc.shuffledSubarray([...members, ...more], { minLength: members.length + more.length }),
      )
      .map(objectText),
  }
}

/** Members that nobody asked for: names of the prototype, of other students, and those that are there already. */
function oddMember(names: string[]): fc.Arbitrary<Member> {
  const prototype = ['__proto__', 'constructor', 'prototype', 'hasOwnProperty', 'toString', '__defineGetter__']
  const others = [
    'studentKey',
    'sub',
    'id',
    'turnId',
    'userId',
    'role',
    'a.b',
    '$where',
    '\0',
    '\ud800',
    'ş'.repeat(300),
  ]
  return fc.tuple(
    fc.oneof(fc.constantFrom(...prototype), fc.constantFrom(...others), fc.constantFrom('x', ...names)),
    fc.oneof(
      { weight: 5, arbitrary: wrongType },
      fc.constantFrom('{"polluted":true}', '{"prototype":{"polluted":true}}'),
    ),
  )
}

function objectText(members: Array<Member | null>): string {
  const present = members.filter((member) => member !== null)
  return `{${present.map(([key, value]) => `${json(key)}:${value}`).join(',')}}`
}
