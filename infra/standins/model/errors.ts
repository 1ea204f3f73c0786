import type { z } from 'zod'

/** An error answer as OpenAI documents it. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  readonly body: { error: { message: string; type: string; param: string | null; code: string | null } }
  constructor(
    status: number,
    message: string,
    { type = 'invalid_request_error', param = null, code = null }: ErrorDetails = {},
  ) {
    super(message)
    this.status = status
    this.body = { error: { message, type, param, code } }
  }
}

type ErrorDetails = { type?: string; param?: string | null; code?: string | null }

export const badRequest = (message: string, param: string | null = null, code: string | null = null) =>
  new ApiError(400, message, { param, code })

/** Names the first field that is wrong, as the real service does. */
export function invalidBody({ issues }: z.ZodError, body: unknown): ApiError {
  const issue = issues[0]
  if (!issue || issue.path.length === 0) return badRequest(`Invalid body: ${issue?.message ?? 'expected an object'}`)
  const param = fieldName(issue.path)
  if (valueAt(body, issue.path) === undefined) {
    return badRequest(`Missing required parameter: '${param}'.`, param, 'missing_required_parameter')
  }
  const code = issue.code === 'invalid_type' ? 'invalid_type' : 'invalid_value'
  return badRequest(`Invalid value for '${param}': ${issue.message}.`, param, code)
}

const fieldName = (path: readonly PropertyKey[]) =>
  path.reduce<string>(
    (name, key) => (typeof key === 'number' ? `${name}[${key}]` : name ? `${name}.${String(key)}` : String(key)),
    '',
  )

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  )

export const missingKey = () =>
  new ApiError(
    401,
    "You didn't provide an API key. You need to provide your API key in an Authorization header using Bearer auth " +
      '(i.e. Authorization: Bearer YOUR_KEY).',
  )

const wanted: Record<number, [message: string, details: ErrorDetails]> = {
  400: ['The request was refused because a directive asked for it.', { code: 'invalid_value' }],
  401: ['Incorrect API key provided.', { code: 'invalid_api_key' }],
  403: ['Country, region, or territory not supported.', { code: 'unsupported_country_region_territory' }],
  404: ['The model does not exist or you do not have access to it.', { code: 'model_not_found' }],
  429: [
    'Rate limit reached for requests. Please try again shortly.',
    { type: 'requests', code: 'rate_limit_exceeded' },
  ],
  503: ['The engine is currently overloaded, please try again later.', { type: 'server_error' }],
}

/** The error that the real service has for a status. */
export function errorOf(status: number): ApiError {
  const [message, details] = wanted[status] ?? [
    status < 500 ? 'The request was refused.' : 'The server had an error while processing your request.',
    status < 500 ? {} : { type: 'server_error' },
  ]
  return new ApiError(status, message, details)
}
