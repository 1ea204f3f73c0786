import { CommaList } from '@yoldas/config'
import { z } from 'zod'
import { features } from './completion/request.ts'

const count = (fallback: number) => z.coerce.number().int().min(1).default(fallback)

const price = z.coerce.number().min(0).optional()

const thinks = z.stringbool().default(false)

const without = CommaList.prefault('').pipe(z.array(z.enum(features)))

/** Of a model that takes over: the first three, and all prices or none. */
const fallback = (rank: 1 | 2, before: string) => ({
  baseUrl: z
    .url()
    .optional()
    .describe(
      `As \`MODEL_BASE_URL\`, for the model that takes over from ${before} ([models.md](models.md#a-second-model)). ` +
        `Needs \`MODEL_FALLBACK_${rank}_API_KEY\` and \`MODEL_FALLBACK_${rank}_NAME\`.`,
    ),
  apiKey: z.string().optional().describe(`The key for \`MODEL_FALLBACK_${rank}_BASE_URL\`.`),
  name: z.string().optional().describe('The model to ask there.'),
  thinks: thinks.describe('As `MODEL_THINKS`, for this model.'),
  without: without.describe('As `MODEL_WITHOUT`, for this model.'),
  promptPrice: price.describe('As `MODEL_PROMPT_PRICE`, for this model. Needs its other two prices.'),
  cachedPrice: price.describe('As `MODEL_CACHED_PRICE`, for this model.'),
  completionPrice: price.describe('As `MODEL_COMPLETION_PRICE`, for this model.'),
})

const [first, second] = [fallback(1, 'the first one'), fallback(2, 'both')]

export const modelVariables = {
  MODEL_BASE_URL: z.url().describe("A server with OpenAI's Chat Completions; with `/v1` if its address has one."),
  MODEL_API_KEY: z.string().describe('The key for `MODEL_BASE_URL`.'),
  MODEL_NAME: z.string().describe('The model to ask.'),
  MODEL_PROVIDER: z
    .string()
    .regex(/^[a-z][a-z0-9_.-]{0,63}$/, 'a name such as `openai`, `mistral_ai` or `vllm`')
    .optional()
    .describe(
      "Who serves the model, for traces and metrics (`gen_ai.provider.name`), by the names of OpenTelemetry's " +
        'conventions where they have one, such as `openai`, `gcp.gemini`, `mistral_ai`. By default `openai` where ' +
        '`MODEL_BASE_URL` is at `api.openai.com`, else none.',
    ),
  MODEL_THINKS: thinks.describe(
    'Whether the text of the model may begin with a thought that only a closing tag (`</think>`) ends. Then an ' +
      'answer is shown when that tag or its end has come.',
  ),
  MODEL_WITHOUT: without.describe(
    'What the server is asked without from the start, separated by commas: `tools`, `images`, `stream_options`, ' +
      '`cache_key`. A refusal that names one of them is understood without this, for an hour.',
  ),
  MODEL_PROMPT_PRICE: price.describe(
    'What a million tokens of prompts cost, in any currency, for the metric of cost. Needs `MODEL_COMPLETION_PRICE`.',
  ),
  MODEL_CACHED_PRICE: price.describe(
    'The same for tokens that the server took from its cache; without it they cost as much as others.',
  ),
  MODEL_COMPLETION_PRICE: price.describe('The same for tokens of answers. Needs `MODEL_PROMPT_PRICE`.'),
  MODEL_FALLBACK_1_BASE_URL: first.baseUrl,
  MODEL_FALLBACK_1_API_KEY: first.apiKey,
  MODEL_FALLBACK_1_NAME: first.name,
  MODEL_FALLBACK_1_THINKS: first.thinks,
  MODEL_FALLBACK_1_WITHOUT: first.without,
  MODEL_FALLBACK_1_PROMPT_PRICE: first.promptPrice,
  MODEL_FALLBACK_1_CACHED_PRICE: first.cachedPrice,
  MODEL_FALLBACK_1_COMPLETION_PRICE: first.completionPrice,
  MODEL_FALLBACK_2_BASE_URL: second.baseUrl,
  MODEL_FALLBACK_2_API_KEY: second.apiKey,
  MODEL_FALLBACK_2_NAME: second.name,
  MODEL_FALLBACK_2_THINKS: second.thinks,
  MODEL_FALLBACK_2_WITHOUT: second.without,
  MODEL_FALLBACK_2_PROMPT_PRICE: second.promptPrice,
  MODEL_FALLBACK_2_CACHED_PRICE: second.cachedPrice,
  MODEL_FALLBACK_2_COMPLETION_PRICE: second.completionPrice,
  MODEL_STALL_SECONDS: count(10).describe(
    'How long a model may be silent before the next one takes over. The last one has the whole time of the turn.',
  ),
  MAX_ANSWER_TOKENS: count(8192).describe(
    'Tokens that the model is asked to keep each answer to, its reasoning included. An answer never has more than ' +
      '16,000 characters.',
  ),
}

export type ModelSettings = z.output<z.ZodObject<typeof modelVariables>>

const ranks = [1, 2] as const
const priceNames = ['PROMPT_PRICE', 'CACHED_PRICE', 'COMPLETION_PRICE'] as const

/** Names what a model lacks that is configured by half. */
export function checkModelVariables(config: ModelSettings, context: z.RefinementCtx<ModelSettings>): void {
  const needs = (name: keyof ModelSettings, message: string) =>
    context.addIssue({ code: 'custom', path: [name], message })
  const isPriced = priceNames.some((name) => config[`MODEL_${name}`] !== undefined)
  for (const name of ['MODEL_PROMPT_PRICE', 'MODEL_COMPLETION_PRICE'] as const)
    if (isPriced && config[name] === undefined) needs(name, 'needed by the other prices of the model')
  for (const rank of ranks) {
    const later = ranks.find((one) => one >= rank && isBegun(config, one))
    if (later === undefined) continue
    for (const name of ['BASE_URL', 'API_KEY', 'NAME'] as const)
      if (config[`MODEL_FALLBACK_${rank}_${name}`] === undefined)
        needs(`MODEL_FALLBACK_${rank}_${name}`, `needed by the other MODEL_FALLBACK_${later}_ variables`)
    const unpriced = priceNames.filter((name) => config[`MODEL_FALLBACK_${rank}_${name}`] === undefined)
    for (const name of unpriced.length < priceNames.length ? unpriced : [])
      needs(`MODEL_FALLBACK_${rank}_${name}`, `needed by the other prices of MODEL_FALLBACK_${rank}`)
  }
}

function isBegun(config: ModelSettings, rank: 1 | 2): boolean {
  const given = [...(['BASE_URL', 'API_KEY', 'NAME'] as const), ...priceNames].some(
    (name) => config[`MODEL_FALLBACK_${rank}_${name}`] !== undefined,
  )
  return given || config[`MODEL_FALLBACK_${rank}_THINKS`] || config[`MODEL_FALLBACK_${rank}_WITHOUT`].length > 0
}

/** How each model is reached, in the order in which they take over. */
export function modelOptions(config: ModelSettings) {
  const { MAX_ANSWER_TOKENS: maxAnswerTokens } = config
  return [
    {
      baseUrl: config.MODEL_BASE_URL,
      apiKey: config.MODEL_API_KEY,
      name: config.MODEL_NAME,
      provider: config.MODEL_PROVIDER,
      thinks: config.MODEL_THINKS,
      without: config.MODEL_WITHOUT,
      prices: pricesOf(config.MODEL_PROMPT_PRICE, config.MODEL_CACHED_PRICE, config.MODEL_COMPLETION_PRICE),
      maxAnswerTokens,
    },
    ...ranks.flatMap((rank) => fallbackOptions(config, rank)),
  ] as const
}

function fallbackOptions(config: ModelSettings, rank: 1 | 2) {
  const baseUrl = config[`MODEL_FALLBACK_${rank}_BASE_URL`]
  const apiKey = config[`MODEL_FALLBACK_${rank}_API_KEY`]
  const name = config[`MODEL_FALLBACK_${rank}_NAME`]
  if (baseUrl === undefined || apiKey === undefined || name === undefined) return []
  return [
    {
      ...{ baseUrl, apiKey, name, maxAnswerTokens: config.MAX_ANSWER_TOKENS },
      thinks: config[`MODEL_FALLBACK_${rank}_THINKS`],
      without: config[`MODEL_FALLBACK_${rank}_WITHOUT`],
      prices: pricesOf(
        config[`MODEL_FALLBACK_${rank}_PROMPT_PRICE`],
        config[`MODEL_FALLBACK_${rank}_CACHED_PRICE`],
        config[`MODEL_FALLBACK_${rank}_COMPLETION_PRICE`],
      ),
    },
  ]
}

/** Cached tokens cost as much as others, where nothing else is said. */
const pricesOf = (prompt: number | undefined, cached = prompt, completion?: number) =>
  prompt === undefined || cached === undefined || completion === undefined ? undefined : { prompt, cached, completion }
