import { isFields, textIn } from './fields.ts'

/** What a server says against a request. */
export type Complaint = {
  /** To the field, without `body`; empty where it names none. */
  path: readonly string[]
  /** Without what it repeats of the request. */
  message: string
  code: string
  /** Of its context, and of the input that it counted, where it says so in fields of their own. */
  context: number | null
  input: number | null
}

const deepest = 6
const longestMessage = 4_096
/** Of what was sent: a student's words are no complaint. */
const repeated = new Set(['input', 'ctx', 'body', 'request', 'headers', 'failed_generation'])

/** All that the body of a refusal says, whichever way it is nested. */
export function complaintsIn(body: string): Complaint[] {
  return complaintsOf(parsed(body) ?? body, 0)
}

function complaintsOf(value: unknown, depth: number): Complaint[] {
  if (depth > deepest) return []
  if (Array.isArray(value)) return value.flatMap((one) => complaintsOf(one, depth + 1))
  if (typeof value === 'string') return complaintsInText(value, depth)
  if (!isFields(value)) return []
  const path = pathOf(value.loc ?? value.param)
  const code = [value.code, value.type].filter((part) => typeof part === 'string').join(' ')
  const said = [value.message, value.msg].filter((part) => typeof part === 'string')
  const own = said.flatMap((message) => complaintsOf(message, depth + 1))
  const numbers = { context: countIn(value.n_ctx) ?? mostIn(value.ctx), input: countIn(value.n_prompt_tokens) }
  const completed = own.map((complaint) => ({
    ...complaint,
    path: path.length > 0 ? path : complaint.path,
    code: `${code} ${complaint.code}`.trim(),
    context: complaint.context ?? numbers.context,
    input: complaint.input ?? numbers.input,
  }))
  const alone = said.length === 0 && path.length > 0 ? [{ path, message: '', code, ...numbers }] : []
  const nested = Object.entries(value).filter(
    ([name, inner]) => !repeated.has(name) && (typeof inner === 'object' || ['error', 'detail', 'raw'].includes(name)),
  )
  return [
    ...completed,
    ...alone,
    ...nested.filter(([name]) => name !== 'loc').flatMap(([, inner]) => complaintsOf(inner, depth + 1)),
  ]
}

const listed = /['"]loc['"]\s*:\s*[([]([^)\]]*)[)\]]\s*,\s*['"]msg['"]\s*:\s*(?:'([^']*)'|"([^"]*)")/g
const echo = /['"]?\binput(?:_value)?['"]?\s*[:=][\s\S]*$/
const valuePath = /\b(?:tools|messages)(?:\[\d+\]|\.\[?\d+\]?)(?:\.?\[?[\w]+\]?)*/

function complaintsInText(text: string, depth: number): Complaint[] {
  const inner = /^\s*[[{]/.test(text) ? parsed(text) : undefined
  if (inner !== undefined) return complaintsOf(inner, depth + 1)
  const nothing = { code: '', context: null, input: null }
  const items = [...text.matchAll(listed)]
  if (items.length > 0)
    return items.map(([, loc = '', single = '', double = '']) => ({
      ...nothing,
      path: pathOf(loc.split(',').map((part) => part.trim().replaceAll(/^['"]|['"]$/g, ''))),
      message: single || double,
    }))
  const message = text.replace(echo, '').slice(0, longestMessage)
  return [{ ...nothing, path: pathOf(valuePath.exec(message)?.[0]), message }]
}

function pathOf(value: unknown): string[] {
  const parts = Array.isArray(value) ? value.map(String) : textIn(value).split(/[.[\]]+/)
  const named = parts.filter((part) => part !== '')
  return named[0] === 'body' ? named.slice(1) : named
}

const countIn = (value: unknown): number | null => (typeof value === 'number' && value > 0 ? value : null)

/** The bound that a validator names beside its message. */
const mostIn = (value: unknown): number | null => (isFields(value) ? countIn(value.le) : null)

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
