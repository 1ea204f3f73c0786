import type { Answer, Received } from './answer.ts'

type Request = { method?: 'POST' | 'DELETE'; headers: Record<string, string>; body?: string }

/** Asks once, whole answer included, before the signal aborts. A redirect is an answer: what we send is for nobody else. */
export async function post(url: string, request: Request, signal: AbortSignal): Promise<Received | Answer> {
  try {
    const response = await fetch(url, { method: 'POST', ...request, redirect: 'manual', signal })
    const text = await response.text()
    return { status: response.status, text, retryAfterSeconds: retryAfterSeconds(response.headers) }
  } catch (error) {
    return unanswered(error)
  }
}

export const isAnswer = (result: object): result is Answer => 'outcome' in result

/** Nobody knows whether the push was taken. */
export function unanswered(error: unknown): Answer {
  const isLate = error instanceof DOMException && error.name === 'TimeoutError'
  const code = isLate ? 'TIMEOUT' : (codeOf(error) ?? 'UNREACHABLE')
  const message = isLate ? 'no answer in time' : `no answer: ${code}`
  return { outcome: 'again', status: null, code, message, retryAfterSeconds: 0 }
}

/** Of the innermost cause that has one: fetch wraps what went wrong. */
function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const own = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  return codeOf(error.cause) ?? own
}

/** In seconds, or as a date: by the provider's clock, where it tells it, since ours may be wrong. */
function retryAfterSeconds(headers: Headers): number {
  const after = headers.get('retry-after') ?? ''
  const seconds = /^\d+$/.test(after) ? Number(after) : (Date.parse(after) - nowBy(headers)) / 1000
  return Number.isFinite(seconds) ? Math.max(0, seconds) : 0
}

function nowBy(headers: Headers): number {
  const date = Date.parse(headers.get('date') ?? '')
  return Number.isNaN(date) ? Date.now() : date
}
