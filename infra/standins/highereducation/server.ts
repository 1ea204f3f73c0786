import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import { listen } from '../listen.ts'
import type { Standin } from '../run.ts'
import { type Access, type Guard, openGuard } from './access.ts'
import { Fault, misbehave } from './faults.ts'
import type { Mcp, McpOptions } from './mcp.ts'

/** Requests to `/mcp`, and what goes wrong with them. */
export type HigherEducation = Standin & {
  /** From now on; null is the end of it. */
  fail(fault: z.input<typeof Fault> | null): void
  /** What was asked for, oldest first. */
  asked(): readonly AskedFor[]
  guard: Pick<Guard, 'revoke' | 'issued'>
}

/** A request as it came: `version` is that of its header, `mirrored` are its arguments that headers have too. */
export type AskedFor = {
  method: string
  version: string | null
  meta: Record<string, unknown>
  mirrored: Record<string, string>
}

const Asked = z.object({
  id: z.unknown(),
  method: z.string(),
  params: z.object({ _meta: z.record(z.string(), z.unknown()).default({}) }).optional(),
})
const mostKept = 1_000

type State = { mcp: Promise<Mcp> | undefined; fault: Fault | null; asked: AskedFor[]; guard: Guard } & McpOptions

type Options = Partial<McpOptions> & { port?: number; host?: string; access?: Access }

/** `url` is where it speaks MCP, `/mcp` included. Listens at a free port unless another is named. */
export async function startHigherEducation({
  port = 0,
  host = '127.0.0.1',
  versions = ['2026-07-28', '2025-11-25', '2025-06-18'],
  ttlMilliseconds = 60_000,
  access = {},
}: Options = {}): Promise<HigherEducation> {
  const guard = openGuard(access)
  const state: State = { mcp: undefined, fault: null, asked: [], guard, versions, ttlMilliseconds }
  const server = createServer((request, response) => {
    answer(request, response, state).catch((error: unknown) => {
      if (!response.destroyed && !response.headersSent) response.writeHead(500).end()
      else response.destroy()
      if (!request.destroyed) console.error(error)
    })
  })
  const listening = await listen(server, port, host)
  return {
    url: `${listening.origin}/mcp`,
    fail: (fault) => {
      state.fault = fault && Fault.parse(fault)
    },
    asked: () => state.asked,
    guard,
    [Symbol.asyncDispose]: listening[Symbol.asyncDispose],
  }
}

async function answer(request: IncomingMessage, response: ServerResponse, state: State): Promise<void> {
  const body = await buffer(request)
  switch (`${request.method} ${request.url}`) {
    case 'GET /health':
      return sendJson(response, 200, { status: 'ok' })
    case 'POST /fault': {
      const { data, error } = Fault.nullable().safeParse(readJson(body))
      if (error) return sendJson(response, 400, { error: z.prettifyError(error) })
      state.fault = data ?? null
      return sendJson(response, 200, { fault: state.fault })
    }
  }
  const whole = toRequest(request, body)
  const answered = await state.guard.answer(whole)
  if (answered) return send(response, answered)
  if (request.url !== '/mcp') return sendJson(response, 404, { error: `no ${request.method} ${request.url}` })
  const parsed = readJson(body)
  const { data: asked } = Asked.safeParse(parsed)
  if (asked) state.asked = [...state.asked, askedFor(asked, whole)].slice(-mostKept)
  const refused = state.guard.refuse(whole)
  if (refused) return send(response, refused)
  const fault = asked && takeFault(state, asked.method)
  // Loaded when it is needed: most runs never ask it anything.
  state.mcp ??= import('./mcp.ts').then(({ openMcp }) => openMcp(state))
  const mcp = await state.mcp
  if (fault?.kind === 'lost-session') mcp.forgetSessions()
  if (fault && asked && (await misbehave(fault, asked, response))) return
  await send(response, await mcp.answer(whole, parsed))
}

const askedFor = ({ method, params }: z.output<typeof Asked>, { headers }: Request): AskedFor => ({
  method,
  version: headers.get('mcp-protocol-version'),
  meta: params?._meta ?? {},
  mirrored: Object.fromEntries([...headers].filter(([name]) => name.startsWith('mcp-param-'))),
})

function takeFault(state: State, method: string): Fault | null {
  const { fault } = state
  if (!fault || (fault.method !== undefined && fault.method !== method)) return null
  if (fault.times !== undefined) state.fault = fault.times > 1 ? { ...fault, times: fault.times - 1 } : null
  return fault
}

function readJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}

function toRequest({ method = 'GET', headers, url = '' }: IncomingMessage, body: Buffer): Request {
  const given = Object.entries(headers).flatMap(
    ([name, value]): Array<[string, string]> => (value === undefined ? [] : [[name, String(value)]]),
  )
  const hasBody = method !== 'GET' && method !== 'HEAD'
  return new Request(`http://${headers.host}${url}`, {
    method,
    headers: given,
    ...(hasBody && { body: new Uint8Array(body) }),
  })
}

async function send(response: ServerResponse, { status, headers, body }: Response): Promise<void> {
  response.writeHead(status, Object.fromEntries(headers))
  if (!body) return void response.end()
  // Who goes away in the middle of an answer has no more of it.
  await pipeline(Readable.fromWeb(body), response).catch(() => {})
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
