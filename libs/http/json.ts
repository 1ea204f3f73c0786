const maxDepth = 32
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false })

/** Says why this service cannot keep a body as JSON. */
export class JsonError extends Error {
  override name = 'JsonError'
}

/**
 * Parses a JSON body that everything behind can store.
 * @throws JsonError for invalid UTF-8, malformed JSON, nesting deeper than 32, NUL characters and lone surrogates,
 *   in keys too
 */
export function parseJson(body: Uint8Array): unknown {
  const value = parse(decode(body))
  check(value, 0)
  return value
}

function decode(body: Uint8Array): string {
  try {
    return decoder.decode(body)
  } catch (cause) {
    throw new JsonError('body is not valid UTF-8', { cause })
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new JsonError('body is not valid JSON', { cause })
  }
}

function check(value: unknown, depth: number) {
  if (typeof value === 'string') return checkText(value)
  if (typeof value !== 'object' || value === null) return
  if (depth === maxDepth) throw new JsonError(`body is nested deeper than ${maxDepth}`)
  // Without entries of its items: anybody may send 85,000 of them.
  if (Array.isArray(value)) return value.forEach((item) => void check(item, depth + 1))
  for (const [key, item] of Object.entries(value)) {
    checkText(key)
    check(item, depth + 1)
  }
}

function checkText(text: string) {
  if (text.includes('\0')) throw new JsonError('body has a NUL character')
  if (!text.isWellFormed()) throw new JsonError('body has a lone surrogate')
}
