import { type Agent, type IncomingMessage, request } from 'node:http'
import type { Load, Marks, Sample } from './protocol.ts'

/** What is this request's own. */
type Said = { token: string | undefined; body: string | null }

/** Asks once over a kept connection and reads the answer to its end. */
export function ask(agent: Agent, load: Load, { token, body }: Said): Promise<Sample> {
  const start = performance.now()
  return new Promise((resolve, reject) => {
    const asked = request(
      load.url + load.path,
      {
        agent,
        method: load.method,
        headers: {
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...(body === null ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
        },
      },
      (response) => read(response, load).then((first) => resolve({ start, first, end: performance.now() }), reject),
    )
    asked.on('error', reject)
    asked.end(body ?? undefined)
  })
}

const ours: Marks = { chunk: 'event: chunk', end: 'event: done' }

/** Resolves with the time of the first chunk of a stream, or of the end of another answer. */
function read(response: IncomingMessage, { expect, marks = ours }: Load): Promise<number> {
  let first = 0
  let hasEnded = false
  return new Promise((resolve, reject) => {
    response.on('data', (data: Buffer) => {
      if (!expect.stream) return
      if (first === 0 && data.includes(marks.chunk)) first = performance.now()
      if (!hasEnded && data.includes(marks.end)) hasEnded = true
    })
    response.on('error', reject)
    response.on('end', () => {
      if (response.statusCode !== expect.status) reject(new Error(`answered with ${response.statusCode}`))
      else if (expect.stream && !(hasEnded && first > 0)) reject(new Error('the stream did not end as it should'))
      else resolve(first || performance.now())
    })
  })
}
