import { type Body, bytesOf, maxBodyBytes } from './bodies.ts'
import type { Parameter, Route } from './document.ts'
import type { Attack } from './requests.ts'
import { fillPlaceholders, type Possessions } from './student.ts'

/** What must come of a request by the document and the interface's rules. */
export type Expectation =
  | { kind: 'accepted'; values: Record<string, unknown>; body: unknown }
  /** 400; `parameter` is the one that is wrong, `body` the JSON that breaks the schema. */
  | { kind: 'refused'; parameter?: string; body?: { json: unknown } }
  /** Any answer in the document but a failure. */
  | { kind: 'unclear' }

const unclear: Expectation = { kind: 'unclear' }
const refused: Expectation = { kind: 'refused' }

/** Says what the document says of a request, without asking how it was made. */
export function judge(attack: Attack, own: Possessions): Expectation {
  const { route } = attack
  if (!route || attack.unclear || attack.headers.some(({ unclear }) => unclear)) return unclear
  const head = headLength(attack)
  if (head > longHead) return refused
  if (head > longHead - unseen) return unclear
  const values = readParameters(attack, route, own)
  if (values.kind !== 'accepted') return values
  const body = judgeBody(route, attack.body, own)
  return body.kind === 'accepted' ? { ...body, values: values.values } : body
}

/** Node takes no longer head of a request, and refuses it before anybody else sees it. */
const longHead = 64 * 1024
/** What the names of headers, the token and other headers may have of it. */
const unseen = 6_000

const headLength = ({ path, query, headers }: Attack) =>
  path.length + query.length + headers.reduce((sum, { value }) => sum + value.length, 0)

function readParameters(attack: Attack, route: Route, own: Possessions): Expectation {
  const query = parseQuery(fillPlaceholders(attack.query, own))
  if (!query) return unclear
  const values: Record<string, unknown> = {}
  const wrong: string[] = []
  for (const parameter of route.parameters) {
    if (parameter.in !== 'path' && parameter.in !== 'query') continue
    const { name, required } = parameter
    const texts =
      parameter.in === 'query'
        ? query.filter(([key]) => key === name).map(([, value]) => value)
        : [segment(attack, name, own)]
    const [text, ...more] = texts
    if (parameter.in === 'path' && text === undefined) return unclear
    if (text === undefined && !required) continue
    values[name] = text === undefined ? undefined : coerce(text, parameter)
    if (more.length > 0 || !parameter.accepts(values[name])) wrong.push(name)
  }
  const [first] = wrong
  return first === undefined ? { kind: 'accepted', values, body: undefined } : { kind: 'refused', parameter: first }
}

/** Undefined for what is not one segment of an address, or has escapes that are no UTF-8. */
function segment({ params }: Attack, name: string, own: Possessions): string | undefined {
  const text = fillPlaceholders(params[name] ?? '', own)
  return /[/?#\\]/.test(text) || ['', '.', '..'].includes(text) ? undefined : decode(text)
}

/** Returns undefined when an escape is not UTF-8. */
function parseQuery(query: string): Array<[string, string]> | undefined {
  const pairs = query.split('&').map((pair) => {
    const at = pair.indexOf('=')
    const [key, value] = at === -1 ? [pair, ''] : [pair.slice(0, at), pair.slice(at + 1)]
    return [decode(key.replaceAll('+', ' ')), decode(value.replaceAll('+', ' '))] as const
  })
  const read = pairs.flatMap(
    ([key, value]): Array<[string, string]> => (key === undefined || value === undefined ? [] : [[key, value]]),
  )
  return read.length === pairs.length ? read : undefined
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** An address has only texts; where the document says number, a number is meant. */
function coerce(text: string, { schema }: Parameter): unknown {
  const isNumber = schema.type === 'integer' || schema.type === 'number'
  return isNumber && /^-?\d+$/.test(text) ? Number(text) : text
}

const jsonTypes = ['application/json', 'application/json; charset=utf-8', 'application/json;charset="utf-8"']

function judgeBody(route: Route, body: Body | null, own: Possessions): Expectation {
  const none: Expectation = { kind: 'accepted', values: {}, body: undefined }
  if (!route.body) return body ? unclear : none
  const { required, accepts } = route.body
  if (!body) return required ? { kind: 'refused', body: { json: undefined } } : none
  const bytes = bytesOf({ ...body, text: fillPlaceholders(body.text, own) })
  const { contentType = 'application/json', framing } = body
  if (framing === 'longer' || framing === 'shorter') return unclear
  if (bytes.length > maxBodyBytes) return refused
  if (!jsonTypes.includes(contentType?.toLowerCase() ?? '')) {
    const looksAlike = contentType?.startsWith('application/json')
    return looksAlike || bytes.length === 0 || contentType?.trim() === '' ? unclear : refused
  }
  if (bytes.length === 0) return required ? { kind: 'refused', body: { json: undefined } } : none
  const read = readJson(bytes)
  if (!read) return refused
  return accepts(read.json) ? { kind: 'accepted', values: {}, body: read.json } : { kind: 'refused', body: read }
}

const utf8 = new TextDecoder('utf-8', { fatal: true })
const maxDepth = 32

/** Returns undefined for invalid JSON, and for JSON that cannot be stored. */
export function readJson(bytes: Uint8Array): { json: unknown } | undefined {
  try {
    const json: unknown = JSON.parse(utf8.decode(bytes))
    return isStorable(json, 0) ? { json } : undefined
  } catch {
    return undefined
  }
}

function isStorable(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0')
  if (typeof value !== 'object' || value === null) return true
  if (depth >= maxDepth) return false
  return Object.entries(value).every(([key, inner]) => isStorable(key, 0) && isStorable(inner, depth + 1))
}
