import type { Bus } from '@yoldas/bus'
import type { Db } from '@yoldas/db'
import { JsonError, parseJson } from '@yoldas/http'
import type { Relay } from '@yoldas/outbox'
import { errorType, failSpan, inSpan, type Log } from '@yoldas/telemetry'
import { z } from 'zod'
import type { ToolCall } from '../clients/completion/calls.ts'
import type { ToolDefinition } from '../clients/completion/request.ts'
import type { SignMedia } from '../conversation/signing.ts'
import type { Corpus } from '../corpus/passage.ts'
import { genAi, toolAttributes } from '../genAi.ts'
import type { TurnMetrics } from '../metrics.ts'
import type { Context } from '../prompt/context.ts'
import { asData } from '../prompt/prompt.ts'
import type { Given } from '../text/citations.ts'
import { withoutMarks } from '../text/marks.ts'
import type { Effect } from '../turn/store.ts'
import type { LiveTurn } from './live.ts'

/** What a tool knows of its turn. It acts for this student alone, even when words of somebody else asked for it. */
export type ToolTurn = {
  db: Db
  bus: Bus
  log: Log
  relay: Pick<Relay, 'deliver'>
  signMedia: SignMedia
  live: LiveTurn
  studentKey: string
  /** The student's message that the turn answers. */
  questionId: string
  /** Ids of the last messages, by the short ones that the model is given. */
  messageIds: ReadonlyMap<string, string>
  /** Of what the companion remembers, as the turn read it. */
  memoryRevision: number
  corpus: Corpus
  /** Whose pages a search finds, beside those for everybody. */
  exam: Context['exam']
  /** The passages of the corpus that the turn was given until now. */
  given: Given
  /** Aborts when the turn no longer needs what a tool does. */
  signal: AbortSignal
  /** Leaves an effect to the commit that ends the turn. */
  stage(effect: Effect): void
}

/** Why a call cannot be done, in words for the model; `answer` where there is more to say. */
export class ToolRefused extends Error {
  override name = 'ToolRefused'
  readonly answer: unknown
  constructor(message: string, answer: unknown = { error: message }) {
    super(message)
    this.answer = answer
  }
}

/** What a tool comes from has failed: the turn goes on without all tools of that source. */
export class ToolLost extends Error {
  override name = 'ToolLost'
}

export type Tool = {
  definition: ToolDefinition
  /** What it comes from, where that is not ourselves and may fail. */
  source?: string
  /** Made for each turn, so that a tool knows what it has staged; the arguments are as the model wrote them. */
  begin(turn: ToolTurn): (written: unknown) => Promise<unknown>
}

/** Tools that come from elsewhere and may fail. */
export type ToolSource = {
  /** As `degraded` names it when it fails. */
  source: string
  /** Null where they cannot be had now. Never rejects. */
  tools(): Promise<readonly Tool[] | null>
}

/** What several tools of a turn share: opened for the first that asks, and gone with the turn. */
export function oncePerTurn<Opened extends object>(open: (turn: ToolTurn) => Opened): (turn: ToolTurn) => Opened {
  const opened = new WeakMap<ToolTurn, Opened>()
  return (turn) => {
    const shared = opened.get(turn) ?? open(turn)
    opened.set(turn, shared)
    return shared
  }
}

/** What else is noted of a schema, and what its named models say, is for the OpenAPI document. */
class Descriptions extends z.core.$ZodRegistry<{ description?: string }> {
  override get(schema: z.core.$ZodType) {
    const { id, description } = z.globalRegistry.get(schema) ?? {}
    return id !== undefined || description === undefined ? undefined : { description }
  }
}
const descriptions = new Descriptions()

/**
 * A tool of the model's: what `begin` returns gets arguments that keep to `input`, and what it returns is given to the
 * model as JSON. It reads, refuses by `ToolRefused`, and stages what it would change.
 */
export function tool<Input extends z.ZodObject>(options: {
  name: string
  description: string
  input: Input
  begin(turn: ToolTurn): (input: z.output<Input>) => Promise<unknown>
}): Tool {
  const { name, description, input, begin } = options
  const { $schema: _dialect, ...parameters } = z.toJSONSchema(input, { io: 'input', metadata: descriptions })
  return {
    definition: { type: 'function', function: { name, description, parameters } },
    begin: (turn) => {
      const run = begin(turn)
      return async (written) => {
        const parsed = input.safeParse(written)
        if (!parsed.success) throw new ToolRefused(`geçersiz argümanlar:\n${reasons(parsed.error)}`)
        return run(parsed.data)
      }
    },
  }
}

const mostReasons = 10

const reasons = ({ issues }: z.ZodError) => z.prettifyError({ issues: issues.slice(0, mostReasons) })

export type Toolbox = {
  /** Of the tools that the turn still has: our own, and those that come from elsewhere. */
  definitions(): { tools: ToolDefinition[]; outerTools: ToolDefinition[] }
  /** Sources that have failed in this turn. */
  lost(): string[]
  has(name: string): boolean
  /** What the call came to, as the model is given it: a failure is `{ error }`. Never rejects. */
  call(call: ToolCall): Promise<string>
}

const broken = 'araç şu anda çalışmıyor'

/** The tools of one turn. One that `isPaused`, now or from some moment on, is neither offered nor used. */
export function openToolbox(
  tools: readonly Tool[],
  turn: ToolTurn,
  { toolCalls, toolExecuted }: Pick<TurnMetrics, 'toolCalls' | 'toolExecuted'>,
  isPaused: (tool: Pick<Tool, 'definition' | 'source'>) => boolean = () => false,
): Toolbox {
  const runs = new Map(tools.map((tool) => [tool.definition.function.name, { ...tool, run: tool.begin(turn) }]))
  const lost = new Set<string>()
  const isLost = ({ source }: Pick<Tool, 'source'>) => source !== undefined && lost.has(source)

  async function call({ name, arguments: written }: ToolCall): Promise<unknown> {
    const tool = runs.get(name)
    if (!tool || isPaused(tool)) throw new ToolRefused('böyle bir araç yok')
    if (isLost(tool)) throw new ToolRefused(broken)
    try {
      return await tool.run(readArguments(written))
    } catch (error) {
      if (error instanceof ToolLost && tool.source !== undefined) lost.add(tool.source)
      throw error
    }
  }

  return {
    definitions: () => {
      const left = tools.filter((tool) => !isLost(tool) && !isPaused(tool))
      const of = (isOuter: boolean) =>
        left.filter(({ source }) => (source !== undefined) === isOuter).map(({ definition }) => definition)
      return { tools: of(false), outerTools: of(true) }
    },
    lost: () => [...lost],
    has: (name) => runs.has(name),
    call: (asked) => {
      const tool = runs.has(asked.name) ? asked.name : 'unknown'
      const described = toolAttributes(tool, runs.get(tool)?.source !== undefined)
      const attributes = { [genAi.operation]: 'execute_tool', ...described }
      return inSpan(`execute_tool ${tool}`, { attributes }, async (span) => {
        const started = performance.now()
        let error: string | undefined
        try {
          const answer = asData((await call(asked)) ?? null)
          toolCalls.inc({ tool, outcome: 'done' })
          return answer
        } catch (err) {
          const refused = err instanceof ToolRefused
          error = refused ? 'refused' : errorType(err)
          toolCalls.inc({ tool, outcome: refused ? 'refused' : 'failed' })
          failSpan(span, error)
          if (!refused) turn.log.warn({ err, tool }, 'a tool failed: its result is an error')
          return asData(refused ? err.answer : { error: broken })
        } finally {
          toolExecuted(described, (performance.now() - started) / 1000, error)
        }
      })
    },
  }
}

/**
 * Arguments that Postgres could not store are refused, and marks are for answers alone. Some models write nothing when
 * they mean no arguments.
 */
function readArguments(written: string): unknown {
  if (written.trim() === '') return {}
  try {
    return parseJson(new TextEncoder().encode(withoutMarks(written)))
  } catch (error) {
    if (error instanceof JsonError) throw new ToolRefused('argümanlar geçerli bir JSON değil')
    throw error
  }
}
