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

/** Revisions that it speaks: the sessions of 2025, the one without any of 2026-07-28, or both. */
export type Revisions = 'both' | 'sessions' | 'sessionless'

export function openMcp(revisions: Revisions): Mcp {
  const sessionless = createMcpHandler(makeServer, { legacy: 'reject' })
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
    await makeServer().connect(transport)
    return transport.handleRequest(request, { parsedBody })
  }

  return {
    answer: async (request, body) => {
      if (revisions === 'sessionless') return sessionless.fetch(request, { parsedBody: body })
      const hasSession = revisions === 'sessions' || (await isLegacyRequest(request, body))
      return hasSession ? inSession(request, body) : sessionless.fetch(request, { parsedBody: body })
    },
    forgetSessions: () => sessions.clear(),
  }
}

const sessionLost = { jsonrpc: '2.0', error: { code: -32_001, message: 'Session not found' }, id: null }

function makeServer(): McpServer {
  const server = new McpServer({ name: 'yokatlas-standin', version: '1.0.0' })
  for (const { name, description, input, call } of tools)
    server.registerTool(name, { description, inputSchema: input }, (asked) => {
      const payload = call(asked)
      return { content: [{ type: 'text', text: JSON.stringify(payload) }], structuredContent: { ...payload } }
    })
  return server
}
