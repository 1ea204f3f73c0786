import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { ToolDefinition } from '../clients/completion/request.ts'
import { isMirrorKeyword, type MirroredArgument, mirroredOf } from './mirrored.ts'
import { deepest, faultOf, isDeeperThan } from './schema.ts'

/** A tool of the server's: its name there, what calls of it have as headers, and its definition for the model. */
export type ServedTool = { served: string; mirrored: readonly MirroredArgument[]; definition: ToolDefinition }

export type Offer = {
  tools: ServedTool[]
  /** Allowed ones that cannot be offered, and why. */
  skipped: Array<{ tool: string; reason: string }>
}

export type OfferOptions = {
  /** Names as served; others are passed over. */
  allowed: readonly string[]
  prefix: string
  /** Names that the model knows already. */
  taken: ReadonlySet<string>
}

const longestDescription = 1_000
const longestFieldDescription = 300
const callable = /^[\w-]{1,64}$/

const Named = z.object({ name: z.string() })
const Served = z.object({
  name: z.string(),
  description: z.string().default(''),
  inputSchema: z.looseObject({ type: z.literal('object') }),
})

/** Those of the served tools that may be offered, in the order of `allowed`. One that cannot is skipped, and takes no other with it. */
export function offerOf(served: readonly unknown[], { allowed, prefix, taken }: OfferOptions): Offer {
  const offer: Offer = { tools: [], skipped: [] }
  const names = new Set(taken)
  for (const tool of served) {
    const known = Named.safeParse(tool).data?.name
    if (known === undefined || !allowed.includes(known)) continue
    const read = readTool(tool, prefix)
    const name = `${prefix}${known}`
    const reason = typeof read === 'string' ? read : names.has(name) ? 'another tool has its name' : null
    if (reason === null && typeof read !== 'string') offer.tools.push(read)
    else offer.skipped.push({ tool: known, reason: reason ?? '' })
    names.add(name)
  }
  // Model servers keep what they read up to the first difference, and definitions come first.
  offer.tools.sort((one, other) => allowed.indexOf(one.served) - allowed.indexOf(other.served))
  return offer
}

function readTool(tool: unknown, prefix: string): ServedTool | string {
  const { data } = Served.safeParse(tool)
  if (!data) return 'its definition is malformed'
  const name = `${prefix}${data.name}`
  if (!callable.test(name)) return 'model servers take no such name'
  const { $schema: _dialect, ...schema } = data.inputSchema
  if (isDeeperThan(deepest, schema)) return 'its arguments nest too deeply'
  const mirrored = mirroredOf(schema)
  if (mirrored === null) return 'its arguments cannot be sent as headers'
  const parameters = forModels(schema)
  const fault = faultOf(parameters)
  if (fault !== null) return fault
  const description = cut(data.description, longestDescription)
  return { served: data.name, mirrored, definition: { type: 'function', function: { name, description, parameters } } }
}

/** With short descriptions, wherever `description` is a text and not the name of an argument. */
function forModels(schema: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(schema).flatMap(([key, value]) => {
      if (isMirrorKeyword(key, value)) return []
      if (key === 'description' && typeof value === 'string') return [[key, cut(value, longestFieldDescription)]]
      return [[key, shortened(value)]]
    }),
  )
}

const shortened = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(shortened)
  return typeof value === 'object' && value !== null ? forModels({ ...value }) : value
}

/** Well-formed, and at most so many code points. */
function cut(text: string, most: number): string {
  const points = [...text.toWellFormed()]
  return points.length <= most ? points.join('') : `${points.slice(0, most - 1).join('')}…`
}

/** Equal as long as a definition is unchanged. */
export const fingerprint = ({ definition }: ServedTool): string =>
  createHash('sha256').update(JSON.stringify(definition)).digest('hex')
