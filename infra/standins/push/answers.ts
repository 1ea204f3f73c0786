import { setTimeout } from 'node:timers/promises'
import type { Received, Reply } from '@yoldas/http/protocols'

/** What is sent back. A body of text goes out as it is, anything else as JSON. */
export type Answer = {
  /** 0 when the answer is cut off instead, with its connection or its stream. */
  status: number
  headers?: Record<string, string>
  body?: unknown
  /** How long the answer is held back; what it says has happened already. */
  afterMilliseconds?: number
  /** The provider took the message and will deliver it. */
  isAccepted?: true
}

export const resetConnection: Answer = { status: 0 }

/** A request for a message, and what became of it. */
export type Handled = {
  answer: Answer
  /** Registration tokens or external ids that the request names. */
  targets: readonly string[]
  /** Those of them that the message goes to. */
  reached: readonly string[]
  /** The message as it was received. */
  body: unknown
}

/** Whose body is larger than any message; the connection is of no further use. */
export class TooLarge extends Error {
  override name = 'TooLarge'
}

const largestBodyBytes = 64 * 1024

/** @throws TooLarge */
export async function readText(request: Received): Promise<string> {
  const chunks: Buffer[] = []
  let bytes = 0
  // Not destroyed on leaving: the refusal goes out over the same connection.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    bytes += chunk.length
    if (bytes > largestBodyBytes) throw new TooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

export async function send(reply: Reply, answer: Answer): Promise<void> {
  // Not referenced: an answer that is still held back keeps no process alive.
  if (answer.afterMilliseconds) await setTimeout(answer.afterMilliseconds, undefined, { ref: false })
  if (answer.status === 0) return reply.reset()
  const isText = typeof answer.body === 'string'
  const type = isText ? 'text/html; charset=UTF-8' : 'application/json; charset=UTF-8'
  const body = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body)
  reply.send(answer.status, { 'content-type': type, ...answer.headers }, body)
}
