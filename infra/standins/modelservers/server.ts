import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { pause } from '@yoldas/time'
import { z } from 'zod'
import { listen } from '../listen.ts'
import type { Standin } from '../run.ts'
import { type Part, plain, type Reply, type SentRequest, streamed } from './parts.ts'
import { scenarios } from './scenarios.ts'

const Request = z.looseObject({
  messages: z
    .array(
      z.looseObject({
        role: z.string(),
        content: z
          .union([z.string(), z.array(z.looseObject({ type: z.string(), text: z.string().optional() }))])
          .nullish(),
        tool_calls: z.array(z.looseObject({})).optional(),
      }),
    )
    .default([]),
  tools: z.array(z.looseObject({ function: z.looseObject({ name: z.string() }) })).optional(),
})

/** A request, the scenario that answers it, and how often its message has come. */
export type Received = { scenario: string; nth: number; request: SentRequest }

export type ModelServers = Standin & {
  /** The newest last. */
  received(): readonly Received[]
}

type Options = {
  port?: number
  host?: string
  /** By which pauses are multiplied. */
  pace?: number
}

const mostReceived = 1_000
const lingerMilliseconds = 20_000

/**
 * A Chat Completions server which answers as real ones do where they differ: the newest message of the user that names
 * a scenario, as `Q:toolNoIndex merhaba`, decides. `GET /names` lists the scenarios, `GET /log` the last requests.
 */
export async function startModelServers({
  port = 0,
  host = '127.0.0.1',
  pace = 1,
}: Options = {}): Promise<ModelServers> {
  const received: Received[] = []
  const counts = new Map<string, number>()
  const server = createServer(async (request, response) => {
    response.on('error', () => {})
    if (request.url === '/names') return void response.end(Object.keys(scenarios).join(' '))
    if (request.url === '/log') return void response.end(JSON.stringify(received))
    const asked = await read(request)
    if (!asked) return void response.writeHead(400).end('{"error":{"message":"invalid request"}}')
    const { scenario, message } = nameOf(asked)
    const nth = (counts.get(message) ?? 0) + 1
    counts.set(message, nth)
    received.push({ scenario, nth, request: asked })
    if (received.length > mostReceived) received.shift()
    await play(response, replyOf(scenario, asked, nth), pace)
  })
  const { origin, [Symbol.asyncDispose]: close } = await listen(server, port, host)
  return { url: `${origin}/v1`, received: () => received, [Symbol.asyncDispose]: close }
}

async function read(request: IncomingMessage): Promise<SentRequest | null> {
  try {
    return Request.parse(JSON.parse(await text(request)))
  } catch {
    return null
  }
}

const textOf = ({ content }: SentRequest['messages'][number]): string =>
  typeof content === 'string' ? content : (content ?? []).map((part) => part.text ?? '').join('')

function nameOf({ messages }: SentRequest): { scenario: string; message: string } {
  const said = messages.filter(({ role }) => role === 'user').map(textOf)
  for (const message of said.toReversed()) {
    const named = [...message.matchAll(/Q:(\w+)/g)].at(-1)?.[1]
    if (named !== undefined) return { scenario: named, message }
  }
  return { scenario: 'plain', message: said.at(-1) ?? '' }
}

function replyOf(name: string, request: SentRequest, nth: number): Reply {
  const scenario = scenarios[name] ?? plain
  const reply = typeof scenario === 'function' ? scenario(request, nth) : scenario
  return 'parts' in reply ? reply : streamed(reply)
}

async function play(response: ServerResponse, { status, headers, parts }: Reply, pace: number): Promise<void> {
  for (const part of parts) {
    if (typeof part === 'object' && 'wait' in part) await pause(part.wait * pace)
    else {
      if (!response.headersSent) response.writeHead(status, headers).flushHeaders()
      if (part === 'hang') return
      if (part === 'reset') return void response.destroy()
      if (part === 'linger') await pause(lingerMilliseconds * pace)
      else write(response, part)
    }
  }
  response.end()
}

function write(response: ServerResponse, part: Exclude<Part, string | { wait: number }>): void {
  if ('send' in part) response.write(part.send)
  else for (const byte of Buffer.from(part.bytewise)) response.write(Buffer.of(byte))
}
