import type { IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'
import { type Reply as Replying, serveBoth } from '@yoldas/http/protocols'

/** `protocol` is 2 or 1.1. */
export type Asked = { path: string; headers: IncomingHttpHeaders; body: string; protocol: string }
export type Reply = { status?: number; headers?: Record<string, string>; body?: unknown }
/** `reset` cuts the answer off instead, `silence` leaves it out. */
export type Script = (asked: Asked) => Reply | 'reset' | 'silence'

/** A provider that answers as the script says, by HTTP/1.1 and HTTP/2, and remembers what it was asked. */
export async function startProvider(script: Script) {
  const asked: Asked[] = []
  const server = await serveBoth(async (request, reply) => {
    const { url: path = '', headers } = request
    const received = { path, headers, body: await text(request), protocol: ':path' in headers ? '2' : '1.1' }
    asked.push(received)
    respond(reply, script(received))
  })
  return { ...server, asked }
}

function respond(replying: Replying, reply: ReturnType<Script>): void {
  if (reply === 'reset') replying.reset()
  if (typeof reply === 'string') return
  const { status = 200, headers = {}, body = '' } = reply
  replying.send(status, headers, typeof body === 'string' ? body : JSON.stringify(body))
}
