type Fields = Record<string, unknown>

/** An argument that its tool's schema wants as a header too, since MCP of 2026-07-28: where it stands, and the header. */
export type MirroredArgument = { path: readonly string[]; header: string }

const keyword = 'x-mcp-header'
const isPrimitive = (type: unknown) => type === 'string' || type === 'integer' || type === 'boolean'

/** Those of a schema, which is at most `deepest` deep; null where it breaks the protocol's rules. */
export function mirroredOf(schema: Fields): MirroredArgument[] | null {
  const found: MirroredArgument[] = []
  const headers = new Set<string>()
  /** `path` is undefined where nothing may be mirrored: such a value is not found by a chain of properties. */
  const isSound = (part: unknown, path: readonly string[] | undefined): boolean => {
    if (!isFields(part)) return true
    const name = part[keyword]
    if (typeof name === 'string') {
      const header = `mcp-param-${name.toLowerCase()}`
      const isGood =
        path !== undefined && path.length > 0 && isPrimitive(part.type) && /^[!#$%&'*+.^_`|~\w-]+$/.test(name)
      if (!isGood || headers.has(header)) return false
      headers.add(header)
      found.push({ path, header })
    }
    return Object.entries(part).every(([key, value]) => {
      if (key !== 'properties' || !isFields(value)) return isSound(value, undefined)
      return Object.entries(value).every(([name, one]) => isSound(one, path && [...path, name]))
    })
  }
  return isSound(schema, []) ? found : null
}

/** What a call of these arguments has as headers; an argument that is not given has none. */
export function mirroredHeaders(mirrored: readonly MirroredArgument[], given: Fields): Record<string, string> {
  return Object.fromEntries(
    mirrored.flatMap(({ path, header }) => {
      const value = path.reduce<unknown>((part, name) => (isFields(part) ? part[name] : undefined), given)
      return typeof value === 'object' || value === undefined ? [] : [[header, headerText(String(value))]]
    }),
  )
}

/** As it is where a header can have it, else encoded; what looks encoded is encoded, too. */
function headerText(value: string): string {
  const isPlain = /^[\x20-\x7e\t]*$/.test(value) && value.trim() === value && !/^=\?base64\?.*\?=$/.test(value)
  return isPlain ? value : `=?base64?${Buffer.from(value).toString('base64')}?=`
}

/** The schema as models get it, who have no use for the keyword, and some of whose servers refuse what they do not know. */
export const isMirrorKeyword = (key: string, value: unknown): boolean => key === keyword && typeof value === 'string'

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null
