import { expect, test } from 'vitest'
import { mirroredHeaders, mirroredOf } from './mirrored.ts'

const mirrored = (name: string, type = 'string') => ({ type, 'x-mcp-header': name })
const schemaOf = (properties: object) => ({ type: 'object', properties })

test('arguments are mirrored as headers, wherever they stand, and those that are not given are not', () => {
  const where = schemaOf({ il: mirrored('City'), page: schemaOf({ size: mirrored('Size', 'integer') }), all: {} })
  const found = mirroredOf(where) ?? []
  expect(mirroredHeaders(found, { il: 'Ankara', page: { size: 20 }, all: 'x' })).toEqual({
    'mcp-param-city': 'Ankara',
    'mcp-param-size': '20',
  })
  expect(mirroredHeaders(found, { page: null })).toEqual({})
})

test.each([
  ['İzmir', '=?base64?xLB6bWly?='],
  [' a', '=?base64?IGE=?='],
  ['a\nb', '=?base64?YQpi?='],
  ['=?base64?YQ==?=', '=?base64?PT9iYXNlNjQ/WVE9PT89?='],
  ['a b', 'a b'],
])('%j is sent as %j', (value, header) => {
  const found = mirroredOf(schemaOf({ il: mirrored('City') })) ?? []
  expect(mirroredHeaders(found, { il: value })).toEqual({ 'mcp-param-city': header })
})

test.each<[string, object]>([
  ['an empty name', schemaOf({ a: mirrored('') })],
  ['a name that a header cannot have', schemaOf({ a: mirrored('a b') })],
  ['a name with a line break', schemaOf({ a: mirrored('a\n') })],
  ['one name twice', schemaOf({ a: mirrored('City'), b: mirrored('city') })],
  ['a number', schemaOf({ a: mirrored('A', 'number') })],
  ['an object', schemaOf({ a: mirrored('A', 'object') })],
  ['an element of a list', schemaOf({ a: { type: 'array', items: mirrored('A') } })],
  ['a choice', schemaOf({ a: { anyOf: [mirrored('A')] } })],
  ['what a choice has', { anyOf: [schemaOf({ a: mirrored('A') })] }],
  ['all arguments', { ...schemaOf({}), ...mirrored('A', 'string') }],
])('a schema that mirrors %s breaks the rules', (_, schema) => {
  expect(mirroredOf({ ...schema })).toBeNull()
})
