import type { Answer, Received } from './answer.ts'

export type Request = { method?: 'POST' | 'DELETE'; headers: Record<string, string>; body?: string }

/** Much more than any provider says: of a longer answer this much is read, and the rest is left with its connection. */
export const mostAnswerBytes = 64 * 1024

/**
 * Asks once, whole answer included, before the signal aborts. A redirect is an answer: what we send is for nobody else.
 */
export async function post(url: string, request: Request, signal: AbortSignal): Promise<Received | Answer> {
  try {
    const response = await fetch(url, { method: 'POST', ...request, redirect: 'manual', signal })
    const text = await startOf(response)
    const header = (name: string) => response.headers.get(name) ?? ''
    return { status: response.status, text, retryAfterSeconds: retryAfterSeconds(header) }
  } catch (error) {
    return unanswered(error)
  }
}

async function startOf({ body }: Response): Promise<string> {
  const pieces: Uint8Array[] = []
  let bytes = 0
  for await (const piece of body ?? []) {
    pieces.push(piece)
    bytes += piece.byteLength
    // Leaving the loop closes the connection.
    if (bytes > mostAnswerBytes) break
  }
  return Buffer.concat(pieces).toString()
}

export const isAnswer = (result: object): result is Answer => 'outcome' in result

/** As a signal that aborts in time says it. */
export const timeIsUp = () => new DOMException('no answer in time', 'TimeoutError')

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

/** In seconds, or as a date: by the provider's clock, where it sends it, since ours may be wrong. */
export function retryAfterSeconds(header: (name: 'retry-after' | 'date') => string): number {
  const after = header('retry-after')
  const seconds = /^\d+$/.test(after) ? Number(after) : (Date.parse(after) - nowBy(header('date'))) / 1000
  return Number.isFinite(seconds) ? Math.max(0, seconds) : 0
}

function nowBy(dateHeader: string): number {
  const date = Date.parse(dateHeader)
  return Number.isNaN(date) ? Date.now() : date
}
