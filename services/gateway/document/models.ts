import { z } from 'zod'

const Schemas = z.object({ components: z.object({ schemas: z.record(z.string(), z.unknown()) }) })
const inputName = (name: string) => `${name}Input`
export const prefix = '#/components/schemas/'

type Visit = (node: Record<string, unknown>) => Record<string, unknown>

/** A copy in which every object has become what `visit` makes of it, from the inside out. */
function mapNodes<Document>(document: Document, visit: Visit): Document {
  return JSON.parse(JSON.stringify(document), (_key, value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value) ? visit(value) : value,
  )
}

const int32 = 2 ** 31 - 1

/**
 * As strict as a client needs it: numbers have their size, and objects that are answered may have more fields one day.
 */
export const plainSchemas = <Document>(document: Document): Document =>
  mapNodes(document, (node) => {
    const { additionalProperties, ...open } = node
    if (additionalProperties === false) return open
    if (node.type === 'number') return { ...node, format: 'double' }
    if (node.type !== 'integer') return node
    const isSmall = Number(node.minimum) >= -int32 - 1 && Number(node.maximum) <= int32
    return { ...node, format: isSmall ? 'int32' : 'int64' }
  })

/**
 * The transform names every schema once as what is taken (`…Input`) and once as what is given. Where both are the same,
 * or only one is ever taken or given, the name alone is enough; and what is neither is left out.
 */
export function namedOnce<Document extends object>(document: Document): Document {
  const { schemas } = Schemas.parse(document).components
  const { components: _, ...operations } = { components: undefined, ...document }
  const used = namesIn(operations, schemas)
  const shape = (name: string) => JSON.stringify(schemas[name]).replaceAll(/(schemas\/\w+?)Input"/g, '$1"')
  const twins = Object.keys(schemas).filter((name) => inputName(name) in schemas)
  const single = twins.filter((name) => {
    const isBoth = used.has(name) && used.has(inputName(name))
    return !isBoth || shape(name) === shape(inputName(name))
  })
  const named = new Map(single.map((name) => [inputName(name), name]))
  const taken = single.filter((name) => used.has(inputName(name)) && !used.has(name))
  const once: Document = JSON.parse(JSON.stringify(document), (key, value) => {
    if (key === '$ref') return prefix + (named.get(value.slice(prefix.length)) ?? value.slice(prefix.length))
    if (key !== 'schemas') return value
    for (const name of taken) value[name] = value[inputName(name)]
    for (const name of named.keys()) delete value[name]
    return value
  })
  return withoutUnused(once)
}

function withoutUnused<Document extends object>(document: Document): Document {
  const { schemas } = Schemas.parse(document).components
  const { components: _, ...operations } = { components: undefined, ...document }
  const used = namesIn(operations, schemas)
  return JSON.parse(JSON.stringify(document), (key, value) =>
    key === 'schemas' ? Object.fromEntries(Object.entries(value).filter(([name]) => used.has(name))) : value,
  )
}

/** The schemas that a part of the document names, and those that these name. */
function namesIn(part: unknown, schemas: Record<string, unknown>, found = new Set<string>()): Set<string> {
  JSON.stringify(part, (key, value) => {
    const name = key === '$ref' ? value.slice(prefix.length) : undefined
    if (name !== undefined && !found.has(name)) namesIn(schemas[name], schemas, found.add(name))
    return value
  })
  return found
}
