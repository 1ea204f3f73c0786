/** What a log keeps of an error. */
export type ErrorDescription = {
  type: string
  message: string
  code?: string
  constraint?: string
  stack?: string
  cause?: ErrorDescription
}

const longestMessage = 500
const longestStack = 4_000
const deepest = 5

/**
 * An error for the log. What may hold a value, and so a student's words, is left out: every field but `code` and
 * `constraint` (Postgres's `detail` and `where`, a query's values, a response's body), and what a message quotes of its
 * input.
 */
export function describeError(error: unknown, depth = 0): ErrorDescription {
  if (!(error instanceof Error)) return { type: typeof error, message: 'something was thrown that is not an Error' }
  const type = typeof error.name === 'string' ? error.name : 'Error'
  const stack = framesOf(error)
  return {
    type: type === 'Error' ? error.constructor.name : type,
    message: messageOf(error).slice(0, longestMessage),
    ...word(error, 'code'),
    ...word(error, 'constraint'),
    ...(stack ? { stack } : {}),
    ...(error.cause !== undefined && depth < deepest ? { cause: describeError(error.cause, depth + 1) } : {}),
  }
}

/** Codes and names of constraints are words of programs, never of people. */
function word(error: Error, name: 'code' | 'constraint'): { [key in typeof name]?: string } {
  const value: unknown = Reflect.get(error, name)
  return (typeof value === 'string' || typeof value === 'number') && /^[\w.-]{1,64}$/.test(String(value))
    ? { [name]: String(value) }
    : {}
}

function messageOf(error: Error): string {
  const issues: unknown = Reflect.get(error, 'issues')
  if (Array.isArray(issues)) return `${issues.length} issues: ${issues.slice(0, 10).map(issueOf).join(', ')}`
  return quotesInput(error) ? withoutQuotes(error.message) : error.message
}

/** Where it is wrong and how, by a schema's own words; a validator's message may name what was given. */
function issueOf(issue: unknown): string {
  if (typeof issue !== 'object' || issue === null) return 'unknown'
  const { path, code }: { path?: unknown; code?: unknown } = issue
  const where = Array.isArray(path) ? path.map(String).join('.') : ''
  return `${where} ${typeof code === 'string' ? code : 'invalid'}`.trim()
}

/** JSON.parse quotes the text that it could not read, Postgres's class 22 the value that it could not convert. */
function quotesInput(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > deepest) return false
  if (error instanceof SyntaxError || /^22/.test(String(Reflect.get(error, 'code')))) return true
  return quotesInput(error.cause, depth + 1)
}

const withoutQuotes = (message: string) => message.replaceAll(/"[\s\S]*"|'[\s\S]*'/g, '[…]')

/** The frames alone: above them a stack repeats the message. */
function framesOf({ stack, message }: Error): string {
  if (typeof stack !== 'string') return ''
  const start = message === '' ? -1 : stack.indexOf(message)
  const lines = (start === -1 ? stack : stack.slice(start + message.length)).split('\n')
  return lines
    .filter((line) => /^ {4}at .{1,300}$/.test(line))
    .join('\n')
    .slice(0, longestStack)
}
