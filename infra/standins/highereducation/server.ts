import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import { listen } from '../listen.ts'
import type { Standin } from '../run.ts'
import { Fault, misbehave } from './faults.ts'
import type { Mcp, Revisions } from './mcp.ts'

/** Requests to `/mcp`, and what goes wrong with them. */
export type HigherEducation = Standin & {
  /** From now on; null is the end of it. */
  fail(fault: z.input<typeof Fault> | null): void
  /** Methods that were asked for, oldest first. */
  methods(): readonly string[]
}

const Asked = z.object({ id: z.unknown(), method: z.string() })
const keptMethods = 1_000

type State = { mcp: Promise<Mcp> | undefined; fault: Fault | null; methods: string[]; revisions: Revisions }

/** `url` is where it speaks MCP, `/mcp` included. Listens at a free port unless another is named. */
export async function startHigherEducation({
  port = 0,
  host = '127.0.0.1',
  revisions = 'both',
}: {
  port?: number
  host?: string
  revisions?: Revisions
} = {}): Promise<HigherEducation> {
  const state: State = { mcp: undefined, fault: null, methods: [], revisions }
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
    methods: () => state.methods,
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
  if (request.url !== '/mcp') return sendJson(response, 404, { error: `no ${request.method} ${request.url}` })
  const parsed = readJson(body)
  const { data: asked } = Asked.safeParse(parsed)
  if (asked) state.methods = [...state.methods, asked.method].slice(-keptMethods)
  const fault = asked && takeFault(state, asked.method)
  // Loaded when it is needed: most runs never ask it anything.
  state.mcp ??= import('./mcp.ts').then(({ openMcp }) => openMcp(state.revisions))
  const mcp = await state.mcp
  if (fault?.kind === 'lost-session') mcp.forgetSessions()
  if (fault && asked && (await misbehave(fault, asked, response))) return
  await send(response, await mcp.answer(toRequest(request, body), parsed))
}

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
