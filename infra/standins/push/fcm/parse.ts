import { isObject } from '../json.ts'
import type { Violation } from './errors.ts'
import type { Enumeration, Kind, Message } from './fields.ts'

type Place = { path: string; name: string; parent: string }

/**
 * Reads JSON as protocol buffers do: a field goes by its own or by its camelCase name, and null is absent. The result
 * has the fields' own names; what is wrong is added to `violations`, in the words of Google's parser.
 */
export function readMessage(value: unknown, message: Message, violations: Violation[]): unknown {
  return read({ path: '', name: '', parent: '' }, value, message, violations)
}

function read(place: Place, value: unknown, kind: Kind, violations: Violation[]): unknown {
  if (kind === 'strings' || kind === 'durations') return readList(place, value, kind, violations)
  if (Array.isArray(value)) {
    violations.push(unknownName(place.name, place.parent, 'Proto field is not repeating, cannot start list.'))
    return undefined
  }
  if (kind === 'struct') return isObject(value) ? value : wrong(place, 'google.protobuf.Struct', value, violations)
  if (kind === 'map') return readMap(place, value, violations)
  if (typeof kind === 'object') {
    return 'fields' in kind ? readFields(place, value, kind, violations) : readName(place, value, kind, violations)
  }
  if (isObject(value)) {
    for (const name of Object.keys(value)) violations.push(unknownName(name, place.path))
    return undefined
  }
  const { type, accepts } = scalars[kind]
  return accepts(value) ? value : wrong(place, type, value, violations)
}

function readFields({ path }: Place, value: unknown, message: Message, violations: Violation[]): unknown {
  if (!isObject(value)) return wrong({ path }, message.type, value, violations)
  const fields = new Map(Object.entries(message.fields))
  const result: Record<string, unknown> = {}
  for (const [given, inner] of Object.entries(value)) {
    const name = given.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
    const kind = fields.get(name)
    if (!kind) violations.push(unknownName(given, path))
    else if (inner !== null) {
      const place = { path: path ? `${path}.${name}` : name, name: given, parent: path }
      result[name] = read(place, inner, kind, violations)
    }
  }
  return result
}

function readMap(place: Place, value: unknown, violations: Violation[]): unknown {
  if (!isObject(value)) return wrong(place, 'Map', value, violations)
  for (const [index, inner] of Object.values(value).entries()) {
    const parent = `${place.path}[${index}]`
    read({ path: `${parent}.value`, name: 'value', parent }, inner, 'string', violations)
  }
  return value
}

function readList(place: Place, value: unknown, kind: 'strings' | 'durations', violations: Violation[]): unknown {
  if (!Array.isArray(value)) return wrong(place, kind === 'strings' ? 'TYPE_STRING' : duration, value, violations)
  const one = kind === 'strings' ? 'string' : 'duration'
  return value.map((inner: unknown, index) => {
    const path = `${place.path}[${index}]`
    return read({ path, name: place.name, parent: place.parent }, inner, one, violations)
  })
}

function readName(place: Place, value: unknown, { type, values }: Enumeration, violations: Violation[]): unknown {
  const name = typeof value === 'string' ? value.toUpperCase() : value
  return values.some((known) => known === name) ? name : wrong(place, type, value, violations)
}

const duration = 'google.protobuf.Duration'
const scalars = {
  string: { type: 'TYPE_STRING', accepts: (value: unknown) => typeof value === 'string' },
  boolean: { type: 'TYPE_BOOL', accepts: (value: unknown) => typeof value === 'boolean' },
  integer: { type: 'TYPE_INT32', accepts: (value: unknown) => /^-?\d{1,10}$/.test(String(value)) },
  float: { type: 'TYPE_FLOAT', accepts: (value: unknown) => typeof value === 'number' },
  duration: { type: duration, accepts: (value: unknown) => /^\d+(\.\d{1,9})?s$/.test(String(value)) },
  timestamp: {
    type: 'google.protobuf.Timestamp',
    accepts: (value: unknown) => typeof value === 'string' && !Number.isNaN(Date.parse(value)),
  },
}

const unknownName = (name: string, path: string, why = 'Cannot find field.'): Violation => ({
  ...(path && { field: path }),
  description: `Invalid JSON payload received. Unknown name "${name}"${path && ` at '${path}'`}: ${why}`,
})

function wrong({ path }: { path: string }, type: string, value: unknown, violations: Violation[]): undefined {
  const shown = type.startsWith('google.') ? `type.googleapis.com/${type}` : type
  const description = `Invalid value${path && ` at '${path}'`} (${shown}), ${JSON.stringify(value)}`
  violations.push({ ...(path && { field: path }), description })
}
