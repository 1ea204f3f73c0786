import { expect, test } from 'vitest'
import { fingerprint, offerOf } from './definitions.ts'

const inputSchema = { type: 'object', properties: { il: { type: 'string', description: 'İl adı' } } }
const served = (name: unknown, more: object = {}) => ({ name, description: 'Arar', inputSchema, ...more })
const offer = (tools: unknown[], more: object = {}) =>
  offerOf(tools, { allowed: ['a', 'b', 'c d'], prefix: '', taken: new Set(), ...more })
const names = ({ tools }: ReturnType<typeof offer>) => tools.map(({ definition }) => definition.function.name)

const unsound = 'its schema refers to itself, or to what is not in it'
const broken = 'its schema is broken'
const withPart = (part: unknown, $defs?: object) =>
  served('a', { inputSchema: { type: 'object', properties: { x: part }, ...($defs && { $defs }) } })
/** A schema with so many levels. */
function deep(levels: number) {
  let part = {}
  for (let level = 2; level < levels; level += 1) part = { items: part }
  return withPart(part)
}

test('a schema may refer to its parts, and nest', () => {
  const city = { enum: ['Ankara', 'İzmir'], type: 'string' }
  const list = { type: ['array', 'null'], items: { $ref: '#/$defs/a~1b' } }
  const both = withPart({ allOf: [{ $ref: '#/$defs/list' }, { $ref: '#/$defs/a~1b' }] }, { 'a/b': city, list })
  expect(offer([both]).skipped).toEqual([])
  expect(offer([deep(32)]).skipped).toEqual([])
})

test('a tool is offered as it is served, without the dialect of its schema', () => {
  const { tools, skipped } = offer([
    served('a', { inputSchema: { $schema: 'https://json-schema.org', ...inputSchema } }),
  ])
  expect(skipped).toEqual([])
  expect(tools).toEqual([
    {
      served: 'a',
      mirrored: [],
      definition: { type: 'function', function: { name: 'a', description: 'Arar', parameters: inputSchema } },
    },
  ])
})

test('tools are offered in the order in which they are allowed, whatever order they are served in', () => {
  expect(names(offer([served('b'), served('a')]))).toEqual(['a', 'b'])
})

test('tools that are not allowed are passed over, malformed or not', () => {
  expect(offer([served('x'), null, 7, {}, served(7), { name: 'x' }, served('b')])).toMatchObject({
    tools: [{ served: 'b' }],
    skipped: [],
  })
})

test.each<[string, unknown, string]>([
  ['without a schema', { name: 'a' }, 'its definition is malformed'],
  ['of arguments that are no object', served('a', { inputSchema: { type: 'string' } }), 'its definition is malformed'],
  ['by a name that model servers refuse', served('c d'), 'model servers take no such name'],
  [
    'of too many arguments',
    served('a', { inputSchema: { type: 'object', properties: { x: { enum: Array(3_000).fill('xx') } } } }),
    'its arguments are too many',
  ],
  ['that nests very deeply', deep(100_000), 'its arguments nest too deeply'],
  ['that nests a little too deeply', deep(33), 'its arguments nest too deeply'],
  ['that refers to itself', withPart({ $ref: '#' }), unsound],
  [
    'that refers to itself on a way',
    withPart({ $ref: '#/$defs/x' }, { x: { items: { $ref: '#/$defs/y' } }, y: { anyOf: [{ $ref: '#/$defs/x' }] } }),
    unsound,
  ],
  ['that refers to nothing', withPart({ $ref: '#/$defs/x' }), unsound],
  ['that refers to another document', withPart({ $ref: 'https://ornek.com/x.json' }), unsound],
  [
    'of a header that cannot be sent',
    withPart({ type: 'string', 'x-mcp-header': 'a b' }),
    'its arguments cannot be sent as headers',
  ],
  ['of an unknown type', withPart({ type: 'sayı' }), broken],
  ['of a type that is a number', withPart({ type: 7 }), broken],
  ['of a field that is not a schema', withPart('string'), broken],
  ['of fields that are a list', served('a', { inputSchema: { type: 'object', properties: [] } }), broken],
  ['of required fields that are not a list', served('a', { inputSchema: { type: 'object', required: 'il' } }), broken],
  ['of no choice', withPart({ anyOf: [] }), broken],
  ['of items that are no schema', withPart({ type: 'array', items: 7 }), broken],
])('one %s is skipped, with the reason, and no other', (_name, tool, reason) => {
  const { tools, skipped } = offer([tool, served('b')])
  expect(tools.map((kept) => kept.served)).toEqual(['b'])
  expect(skipped).toEqual([{ tool: expect.any(String), reason }])
})

test('of two by one name the first is offered, and none by the name of ours', () => {
  const tools = [served('a'), served('a', { description: 'Başka' }), served('b')]
  expect(offer(tools, { taken: new Set(['b']) })).toMatchObject({
    tools: [{ served: 'a', definition: { function: { description: 'Arar' } } }],
    skipped: [{ tool: 'a' }, { tool: 'b' }],
  })
  expect(names(offer(tools, { taken: new Set(['b']), prefix: 'yok_' }))).toEqual(['yok_a', 'yok_b'])
})

test('descriptions are cut, but not an argument of that name', () => {
  const long = '😀'.repeat(2_000)
  const properties = { description: { type: 'string', description: long }, list: { anyOf: [{ description: long }] } }
  const [tool] = offer([served('a', { description: long, inputSchema: { type: 'object', properties } })]).tools
  const { description, parameters } = tool?.definition.function ?? {}
  expect([...(description ?? '')]).toHaveLength(1_000)
  const cut = `${'😀'.repeat(299)}…`
  expect(parameters).toEqual({
    type: 'object',
    properties: { description: { type: 'string', description: cut }, list: { anyOf: [{ description: cut }] } },
  })
})

test('a definition that changes has another fingerprint', () => {
  const of = (more: object) => offer([served('a', more)]).tools.map(fingerprint)
  expect(of({})).toEqual(of({ title: 'Yeni' }))
  expect(of({})).not.toEqual(of({ description: 'Arar ve siler' }))
})
