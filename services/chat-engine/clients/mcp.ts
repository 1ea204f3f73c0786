import type { Client, JSONRPCMessage, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { currentTrace } from '@yoldas/telemetry'
import { untilAborted } from '@yoldas/time'
import { z } from 'zod'
import { type McpAccess, mcpTokens } from './mcpTokens.ts'
import { McpFailed, watched, watchedFetch } from './watchedFetch.ts'

export { McpFailed } from './watchedFetch.ts'

/**
 * The server found fault with the arguments. The message is its own, and may quote them: it is for the model, not for
 * the log.
 */
export class McpArgumentsRefused extends Error {
  override name = 'McpArgumentsRefused'
}

export type McpMethod = 'tools/list' | 'tools/call'

/** A server that speaks MCP over streamable HTTP, in whichever revision. */
export type McpServer = AsyncDisposable & {
  /**
   * Asks the server, connecting where that has not been done. A session that the server has lost is begun anew, once.
   * @throws McpFailed, McpArgumentsRefused, and the signal's reason when it aborts
   */
  ask<Result>(
    method: McpMethod,
    params: Record<string, unknown>,
    schema: z.ZodType<Result>,
    options?: AskOptions,
  ): Promise<Result>
}

/** `headers` are sent where the server speaks a revision that has them: 2026-07-28. */
export type AskOptions = { signal?: AbortSignal; headers?: Record<string, string> }

export type McpOptions = {
  url: string
  /** Without it nothing is sent of who asks. */
  access?: McpAccess | undefined
  timeoutMilliseconds?: number
  mostBytes?: number
}

type Connection = { client: Client; transport: StreamableHTTPClientTransport }

/** The extension of the protocol by which a program gets tokens. */
const clientCredentials = 'io.modelcontextprotocol/oauth-client-credentials'

const name = 'yoldas'
const version = '1.0.0'

/**
 * Loads the client and connects when it is first asked: an engine that has no such server, or is not asked yet, pays
 * nothing.
 */
export function connectMcp({ url, access, timeoutMilliseconds = 8_000, mostBytes = 2 ** 20 }: McpOptions): McpServer {
  const tokens = access && mcpTokens(url, access)
  const fetch = tokens ? tokens.noting(watchedFetch(mostBytes)) : watchedFetch(mostBytes)
  const capabilities = access && 'clientId' in access ? { extensions: { [clientCredentials]: {} } } : {}
  const transports = new Set<StreamableHTTPClientTransport>()
  let connecting: Promise<Connection> | undefined

  async function open(): Promise<Connection> {
    const { Client, StreamableHTTPClientTransport } = await import('@modelcontextprotocol/client')
    const client = new Client({ name, version }, { capabilities, versionNegotiation: { mode: 'auto' } })
    const transport = new StreamableHTTPClientTransport(new URL(url), {
      fetch,
      ...(tokens && { authProvider: tokens.provider }),
      reconnectionOptions: {
        initialReconnectionDelay: 250,
        maxReconnectionDelay: 1_000,
        reconnectionDelayGrowFactor: 2,
        maxRetries: 2,
      },
    })
    transports.add(transport)
    await client.connect(transport, { timeout: timeoutMilliseconds }).catch((error) => {
      transports.delete(transport)
      throw error
    })
    const deliver = transport.onmessage
    transport.onmessage = (message) => deliver?.(withServedTools(message))
    return { client, transport }
  }

  /** The one connection that everybody shares; one that failed is tried again by who asks next. */
  function connect(): Promise<Connection> {
    const opened = connecting ?? open()
    connecting = opened
    opened.catch(() => forget(opened))
    return opened
  }

  function forget(opened: Promise<Connection> | undefined): void {
    if (connecting === opened) connecting = undefined
  }

  async function ask<Result>(
    request: { method: McpMethod; params: Record<string, unknown> },
    schema: z.ZodType<Result>,
    { signal, headers }: AskOptions & { signal: AbortSignal },
    isLastTry = false,
  ): Promise<Result> {
    const opened = connect()
    const { client, transport } = await untilAborted(signal, opened)
    const over = new AbortController()
    const options = {
      ...{ signal: AbortSignal.any([signal, over.signal]), timeout: timeoutMilliseconds },
      ...(headers && client.getProtocolEra() === 'modern' && { headers }),
    }
    try {
      return await watched(
        (reason) => over.abort(reason),
        () => client.request(request, schema, options),
      )
    } catch (error) {
      signal.throwIfAborted()
      over.signal.throwIfAborted()
      if (isLastTry || !(await isLost(error))) throw error
      forget(opened)
      transports.delete(transport)
      transport.close().catch(() => {})
      return ask(request, schema, { signal, ...(headers && { headers }) }, true)
    }
  }

  return {
    async ask(method, params, schema, { signal: asked, headers } = {}) {
      const timeout = AbortSignal.timeout(timeoutMilliseconds)
      const signal = asked ? AbortSignal.any([asked, timeout]) : timeout
      try {
        return await ask({ method, params: traced(params) }, schema, { signal, ...(headers && { headers }) })
      } catch (error) {
        asked?.throwIfAborted()
        throw timeout.aborted
          ? new McpFailed('timeout', `no answer within ${timeoutMilliseconds} ms`)
          : await named(error)
      }
    },
    async [Symbol.asyncDispose]() {
      // Also one that is still being connected, which would hold the process up.
      await Promise.allSettled([...transports].map((transport) => transport.close()))
    },
  }
}

/** The server may continue the trace, whatever carries the request to it. */
function traced(params: Record<string, unknown>): Record<string, unknown> {
  const traceparent = currentTrace()
  return traceparent === null ? params : { ...params, _meta: { traceparent } }
}

/** Tools of a list as they were served: read one by one, so that one that is malformed spoils no other. */
export const ServedTools = z.object({
  servedTools: z.array(z.unknown()),
  nextCursor: z.string().optional(),
  /** For how long the list is good; revisions before 2026-07-28 do not say. */
  ttlMs: z.number().optional().catch(undefined),
})

/** The SDK judges a list of tools as a whole: it is handed an empty one, beside which they pass. */
function withServedTools(message: JSONRPCMessage): JSONRPCMessage {
  if (!('result' in message) || !Array.isArray(message.result.tools)) return message
  return { ...message, result: { ...message.result, tools: [], servedTools: message.result.tools } }
}

/** The server no longer knows the session, or speaks another revision than it did. */
async function isLost(error: unknown): Promise<boolean> {
  const { ProtocolError, ProtocolErrorCode, SdkHttpError } = await import('@modelcontextprotocol/client')
  if (error instanceof SdkHttpError) return error.status === 404 || error.status === 400
  return error instanceof ProtocolError && error.code === ProtocolErrorCode.UnsupportedProtocolVersion
}

/** Without what the SDK's errors say of the answer, since that may be anything. */
async function named(error: unknown): Promise<Error> {
  if (error instanceof McpFailed) return error
  if (error instanceof Error && error.cause instanceof McpFailed) return error.cause
  const { InsufficientScopeError, ProtocolError, ProtocolErrorCode, SdkError, SdkHttpError } = await import(
    '@modelcontextprotocol/client'
  )
  if (error instanceof InsufficientScopeError) return new McpFailed('refused', 'the token is not good for this')
  if (error instanceof SdkHttpError) return new McpFailed('refused', `the server refused with ${error.status}`)
  if (error instanceof ProtocolError) {
    if (error.code === ProtocolErrorCode.InvalidParams) return new McpArgumentsRefused(error.message)
    return new McpFailed('refused', `the server refused with the error ${error.code}`)
  }
  if (error instanceof SdkError)
    return new McpFailed('malformed', `the server broke the protocol of MCP: ${error.code}`)
  if (error instanceof TypeError) return new McpFailed('unreachable', 'the server could not be reached')
  return new McpFailed('malformed', 'the server’s answer is not MCP')
}
