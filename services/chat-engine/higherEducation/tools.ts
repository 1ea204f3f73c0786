import type { Log } from '@yoldas/telemetry'
import { atMost } from '@yoldas/time'
import { z } from 'zod'
import { type Tool, ToolLost, ToolRefused, type ToolSource } from '../answer/toolbox.ts'
import { BreakerOpen, type Breakers } from '../clients/breaker.ts'
import { connectMcp, McpArgumentsRefused, McpFailed, type McpOptions, ServedTools } from '../clients/mcp.ts'
import { fingerprint, type OfferOptions, offerOf, type ServedTool } from './definitions.ts'
import { mirroredHeaders } from './mirrored.ts'
import { CallResult, readResult, refusal } from './results.ts'

const source = 'higher-education'

/**
 * The tools of the higher-education server. Its list of tools is asked for again when it is old. A turn goes without
 * these tools when the list takes too long, when asking fails, and for a while after it has failed.
 */
export type HigherEducation = AsyncDisposable & ToolSource

export type HigherEducationOptions = OfferOptions & {
  server: McpOptions
  /**
   * For how long a list is good: `unsaid` where the server does not say, else as long as it says, within the bounds. One
   * that is older is asked for again, and used until the new one is there.
   */
  freshSeconds?: { least: number; most: number; unsaid: number }
  /** What a turn's first token may come later for, where there is no list yet. */
  listMilliseconds: number
}

type Deps = { log: Log; breakers: Breakers }

const mostPages = 10
/** A server that says 0 is not asked by each turn, and one that says a year does not hide what changes. */
const standardFreshSeconds = { least: 10, most: 3_600, unsaid: 300 }

export function openHigherEducation({ log, breakers }: Deps, options: HigherEducationOptions): HigherEducation {
  const { freshSeconds = standardFreshSeconds, listMilliseconds } = options
  const server = connectMcp(options.server)
  // Only what the server did wrong counts: not that the model was, nor that a turn was left.
  const breaker = breakers(source, { isFailure: (error) => error instanceof McpFailed })
  const fingerprints = new Map<string, string>()
  let offeredNames: string | undefined
  let kept: { tools: readonly Tool[]; until: number } | undefined
  let reading: Promise<void> | undefined

  const isFresh = () => kept !== undefined && performance.now() < kept.until

  function read(): Promise<void> {
    reading ??= breaker
      .run(list)
      .then(({ served, seconds }) => ({ tools: offered(served), seconds }))
      .then(
        ({ tools, seconds }) => {
          kept = { tools, until: performance.now() + seconds * 1000 }
        },
        (error) => {
          kept = undefined
          if (!(error instanceof BreakerOpen))
            log.warn({ err: error }, 'the tools of higher education cannot be listed')
        },
      )
      .finally(() => {
        reading = undefined
      })
    return reading
  }

  /** All pages: good for as long as the one that is good for the shortest time. */
  async function list(): Promise<{ served: unknown[]; seconds: number }> {
    const { least, most, unsaid } = freshSeconds
    let seconds = most
    const served: unknown[] = []
    let cursor: string | undefined
    for (let page = 1; page <= mostPages; page += 1) {
      const { servedTools, nextCursor, ttlMs } = await server.ask(
        'tools/list',
        cursor === undefined ? {} : { cursor },
        ServedTools,
      )
      served.push(...servedTools)
      seconds = Math.min(seconds, ttlMs === undefined ? unsaid : Math.max(least, ttlMs / 1000))
      cursor = nextCursor
      if (cursor === undefined) break
    }
    return { served, seconds }
  }

  function offered(served: readonly unknown[]): Tool[] {
    const { tools, skipped } = offerOf(served, options)
    const names = tools.map(({ definition }) => definition.function.name)
    if (names.join() !== offeredNames) log.info({ tools: names }, 'tools of higher education are offered')
    offeredNames = names.join()
    for (const { tool, reason } of skipped) log.warn({ tool, reason }, 'a tool of higher education is not offered')
    for (const tool of tools) {
      const now = fingerprint(tool)
      const before = fingerprints.get(tool.served)
      if (before !== undefined && before !== now)
        log.warn({ tool: tool.served }, 'the definition of a tool of higher education has changed')
      fingerprints.set(tool.served, now)
    }
    return tools.map(toolOf)
  }

  const toolOf = (tool: ServedTool): Tool => ({
    definition: tool.definition,
    source,
    begin:
      ({ signal }) =>
      (written) =>
        call(tool, written, signal),
  })

  async function call(
    { served, mirrored, definition }: ServedTool,
    written: unknown,
    signal: AbortSignal,
  ): Promise<unknown> {
    const { data } = Arguments.safeParse(written)
    if (!data) throw new ToolRefused('argümanlar bir nesne olmalı')
    const given = withoutNulls(data, definition.function.parameters)
    const params = { name: served, arguments: given }
    const headers = mirroredHeaders(mirrored, given)
    const outcome = await breaker
      .run(async () => {
        const read = readResult(await server.ask('tools/call', params, CallResult, { signal, headers }))
        if (read.kind === 'failed') throw new McpFailed('error', `the tool failed with ${read.code}`)
        return read
      })
      .catch((error) => {
        if (error instanceof McpArgumentsRefused) return refusal(error.message)
        throw new ToolLost('the server of higher education failed', { cause: error })
      })
    if (outcome.kind === 'mendable') throw new ToolRefused('the arguments are wrong', outcome.shown)
    return outcome.shown
  }

  return {
    source,
    tools: async () => {
      if (breaker.isSparing()) return null
      const fresh = isFresh() ? undefined : read()
      if (!kept && fresh) await atMost(listMilliseconds, fresh)
      return kept?.tools ?? null
    },
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  }
}

const Arguments = z.record(z.string(), z.unknown())
const Required = z.object({ required: z.array(z.string()).default([]) })

/** Models write null for what they leave out; what must be there is left for the server to judge. */
function withoutNulls(written: Record<string, unknown>, parameters: unknown): Record<string, unknown> {
  const required = Required.safeParse(parameters).data?.required ?? []
  return Object.fromEntries(
    Object.entries(written).filter(([name, value]) => value !== null || required.includes(name)),
  )
}
