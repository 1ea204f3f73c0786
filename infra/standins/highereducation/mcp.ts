import { randomUUID } from 'node:crypto'
import {
  createMcpHandler,
  isLegacyRequest,
  McpServer,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server'
import { tools } from './tools.ts'

export type Mcp = {
  answer(request: Request, body: unknown): Promise<Response>
  /** As a restart of the server does: who has a session gets 404 and has to begin anew. */
  forgetSessions(): void
}

/** What it speaks: that of 2026-07-28 has no sessions, those before it have. */
export const versions = ['2026-07-28', '2025-11-25', '2025-06-18'] as const
export type Version = (typeof versions)[number]

/** `ttlMilliseconds` is what it says of its list of tools, where it speaks 2026-07-28. */
export type McpOptions = { versions: readonly Version[]; ttlMilliseconds: number }

export function openMcp({ versions, ttlMilliseconds: ttlMs }: McpOptions): Mcp {
  const withSessions = versions.filter((version) => version !== '2026-07-28')
  const cacheHints = { 'tools/list': { ttlMs } }
  const makeServer = (supportedProtocolVersions: string[]) =>
    withTools(new McpServer(identity, { supportedProtocolVersions, cacheHints }))
  const sessionless = createMcpHandler(() => makeServer(['2026-07-28']), { legacy: 'reject' })
  const sessions = new Map<string, WebStandardStreamableHTTPServerTransport>()

  /** Answers as SSE, as the server does that this one stands for. */
  async function inSession(request: Request, parsedBody: unknown): Promise<Response> {
    const id = request.headers.get('mcp-session-id')
    const known = id === null ? undefined : sessions.get(id)
    if (id !== null && !known) return Response.json(sessionLost, { status: 404 })
    if (known) return known.handleRequest(request, { parsedBody })
    const transport = new WebStandardStreamableHTTPServerTransport({
      sessionIdGenerator: randomUUID,
      onsessioninitialized: (sessionId) => void sessions.set(sessionId, transport),
    })
    await makeServer(withSessions).connect(transport)
    return transport.handleRequest(request, { parsedBody })
  }

  return {
    answer: async (request, body) => {
      if (withSessions.length === 0) return sessionless.fetch(request, { parsedBody: body })
      const hasSession = withSessions.length === versions.length || (await isLegacyRequest(request, body))
      return hasSession ? inSession(request, body) : sessionless.fetch(request, { parsedBody: body })
    },
    forgetSessions: () => sessions.clear(),
  }
}

const sessionLost = { jsonrpc: '2.0', error: { code: -32_001, message: 'Session not found' }, id: null }

const identity = { name: 'yokatlas-standin', version: '1.0.0' }

function withTools(server: McpServer): McpServer {
  for (const { name, description, input, call } of tools)
    server.registerTool(name, { description, inputSchema: input }, (asked) => {
      const payload = call(asked)
      return { content: [{ type: 'text', text: JSON.stringify(payload) }], structuredContent: { ...payload } }
    })
  return server
}
