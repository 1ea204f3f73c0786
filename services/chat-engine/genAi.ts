import { errorType, failSpan, type Metrics, openSpan, SpanKind } from '@yoldas/telemetry'

/**
 * The names of OpenTelemetry's conventions for generative AI, 0.1.0 of open-telemetry/semantic-conventions-genai. They
 * are written here alone: what is recorded under them says who was asked and how it ended, never what was said.
 */
export const genAi = {
  operation: 'gen_ai.operation.name',
  provider: 'gen_ai.provider.name',
  agent: 'gen_ai.agent.name',
  conversation: 'gen_ai.conversation.id',
  requestModel: 'gen_ai.request.model',
  maxTokens: 'gen_ai.request.max_tokens',
  stream: 'gen_ai.request.stream',
  responseModel: 'gen_ai.response.model',
  finishReasons: 'gen_ai.response.finish_reasons',
  timeToFirstChunk: 'gen_ai.response.time_to_first_chunk',
  inputTokens: 'gen_ai.usage.input_tokens',
  cachedTokens: 'gen_ai.usage.cache_read.input_tokens',
  outputTokens: 'gen_ai.usage.output_tokens',
  tokenType: 'gen_ai.token.type',
  tool: 'gen_ai.tool.name',
  toolType: 'gen_ai.tool.type',
  dataSource: 'gen_ai.data_source.id',
  dimensions: 'gen_ai.embeddings.dimension.count',
  serverAddress: 'server.address',
  serverPort: 'server.port',
  error: 'error.type',
} as const

type Attributes = Readonly<Record<string, string | number | boolean>>

/** Names without dots, as OpenTelemetry's exporters write them for Prometheus. */
const underscored = (name: string) => name.replaceAll('.', '_')
const underscoredNames = (names: readonly string[]) => names.map(underscored)
const labelsOf = (attributes: Attributes): Record<string, string | number> =>
  Object.fromEntries(Object.entries(attributes).map(([name, value]) => [underscored(name), String(value)]))

/** Upper bounds, as the conventions have them. */
const callSeconds = [0.01, 0.02, 0.04, 0.08, 0.16, 0.32, 0.64, 1.28, 2.56, 5.12, 10.24, 20.48, 40.96, 81.92]
const agentSeconds = [0.1, 0.2, 0.4, 0.8, 1.6, 3.2, 6.4, 12.8, 25.6, 51.2, 102.4, 204.8, 409.6]
const tokens = [1, 4, 16, 64, 256, 1024, 4096, 16384, 65536, 262144, 1048576, 4194304, 16777216, 67108864]

function histogram(metrics: Metrics, name: string, help: string, buckets: readonly number[], names: readonly string[]) {
  const unit = buckets === tokens ? '' : '_seconds'
  return metrics.histogram<string>(`${underscored(name)}${unit}`, help, buckets, underscoredNames(names))
}

/** The one agent that there is. */
const agentName = 'yoldas'
export const agentSpan = `invoke_agent ${agentName}`
export const agentAttributes = { [genAi.operation]: 'invoke_agent', [genAi.agent]: agentName }

/** What is measured of the agent and its tools. */
export function agentMetrics(metrics: Metrics) {
  const invoked = histogram(
    metrics,
    'gen_ai.invoke_agent.duration',
    'From the start of an attempt at a turn to its end, as OpenTelemetry names it',
    agentSeconds,
    [genAi.agent, genAi.error],
  )
  const executed = histogram(
    metrics,
    'gen_ai.execute_tool.duration',
    'A call of a tool by the model, as OpenTelemetry names it',
    callSeconds,
    [genAi.tool, genAi.toolType, genAi.agent, genAi.error],
  )
  const agent = labelsOf({ [genAi.agent]: agentName })
  return {
    /** `error` is its type, where it ended in one. */
    agentInvoked: (seconds: number, error?: string) => invoked.observe({ ...agent, ...errorLabel(error) }, seconds),
    toolExecuted: (tool: Attributes, seconds: number, error?: string) =>
      executed.observe({ ...agent, ...labelsOf(tool), ...errorLabel(error) }, seconds),
  }
}

const errorLabel = (error: string | undefined) => (error === undefined ? {} : labelsOf({ [genAi.error]: error }))

/** Of a call of a tool. Those of other servers are reached over a protocol of tools: the conventions' extensions. */
export const toolAttributes = (tool: string, isOuter: boolean) => ({
  [genAi.tool]: tool,
  [genAi.toolType]: isOuter ? 'extension' : 'function',
})

const callNames = [genAi.operation, genAi.provider, genAi.requestModel, genAi.serverAddress, genAi.serverPort]

export type CallMetrics = ReturnType<typeof callMetrics>

/** What is measured of calls to models: once a process, for all models. */
export const callMetrics = (metrics: Metrics) => ({
  duration: histogram(
    metrics,
    'gen_ai.client.operation.duration',
    'A call of a model, its stream included, as OpenTelemetry names it',
    callSeconds,
    [...callNames, genAi.error],
  ),
  firstChunk: histogram(
    metrics,
    'gen_ai.client.operation.time_to_first_chunk',
    'From the call of a model to the first chunk of its answer, as OpenTelemetry names it',
    callSeconds,
    callNames,
  ),
  tokens: histogram(
    metrics,
    'gen_ai.client.token.usage',
    'Tokens of a call as its server counted them, as OpenTelemetry names it',
    tokens,
    [...callNames, genAi.tokenType],
  ),
})

export type CalledModel = {
  model: string
  baseUrl: string
  /** By the conventions' names, such as `openai`; by default what the address says, if it says it. */
  provider?: string | undefined
}

/** Who is asked, for spans and metrics. */
export function calledAttributes(operation: 'chat' | 'embeddings', { model, baseUrl, provider }: CalledModel) {
  const { hostname, port, protocol } = new URL(baseUrl)
  const known = provider ?? (hostname === 'api.openai.com' ? 'openai' : undefined)
  return {
    [genAi.operation]: operation,
    ...(known !== undefined && { [genAi.provider]: known }),
    [genAi.requestModel]: model,
    [genAi.serverAddress]: hostname,
    [genAi.serverPort]: Number(port) || (protocol === 'http:' ? 80 : 443),
  }
}

/** Calls that have no stream: runs one, and measures it. */
export function timeCalls(operation: 'embeddings', called: CalledModel, metrics?: CallMetrics) {
  const labels = labelsOf(calledAttributes(operation, called))
  return async <Result>(run: () => Promise<Result>): Promise<Result> => {
    const started = performance.now()
    let error: string | undefined
    try {
      return await run()
    } catch (thrown) {
      error = errorType(thrown)
      throw thrown
    } finally {
      metrics?.duration.observe({ ...labels, ...errorLabel(error) }, (performance.now() - started) / 1000)
    }
  }
}

/** What a server counted, each null where it did not. */
type Counted = {
  model: string | null
  inputTokens: number | null
  cachedTokens: number | null
  outputTokens: number | null
}

/** One call of a model, from its beginning to its end. */
export type ModelCall = {
  inside<Result>(run: () => Result): Result
  /** The first time counts. */
  chunkCame(): void
  finished(reason: string): void
  counted(used: Counted): void
  /** What was thrown, or the name of what went wrong. */
  failed(error: unknown): void
  end(): void
}

/** Opens calls of this model, each as a span and, where there are metrics, in the histograms. */
export function watchCalls(called: CalledModel & { maxTokens: number }, metrics?: CallMetrics) {
  const who = calledAttributes('chat', called)
  const labels = labelsOf(who)
  const asked = { ...who, [genAi.maxTokens]: called.maxTokens, [genAi.stream]: true }
  return (conversation?: string): ModelCall => {
    const attributes = conversation === undefined ? asked : { ...asked, [genAi.conversation]: conversation }
    const { span, inside } = openSpan(`chat ${called.model}`, { kind: SpanKind.CLIENT, attributes })
    const started = performance.now()
    const seconds = () => (performance.now() - started) / 1000
    let hasChunk = false
    let error: string | undefined
    return {
      inside,
      chunkCame() {
        if (hasChunk) return
        hasChunk = true
        const waited = seconds()
        span.setAttribute(genAi.timeToFirstChunk, waited)
        metrics?.firstChunk.observe(labels, waited)
      },
      finished: (reason) => void span.setAttribute(genAi.finishReasons, [reason]),
      counted({ model, inputTokens, cachedTokens, outputTokens }) {
        span.setAttributes({
          ...(model !== null && { [genAi.responseModel]: model }),
          ...(inputTokens !== null && { [genAi.inputTokens]: inputTokens }),
          [genAi.cachedTokens]: cachedTokens ?? 0,
          ...(outputTokens !== null && { [genAi.outputTokens]: outputTokens }),
        })
        const type = underscored(genAi.tokenType)
        if (inputTokens !== null) metrics?.tokens.observe({ ...labels, [type]: 'input' }, inputTokens)
        if (outputTokens !== null) metrics?.tokens.observe({ ...labels, [type]: 'output' }, outputTokens)
      },
      failed(thrown) {
        error = errorType(thrown)
        failSpan(span, thrown)
      },
      end() {
        metrics?.duration.observe({ ...labels, ...errorLabel(error) }, seconds())
        span.end()
      },
    }
  }
}
