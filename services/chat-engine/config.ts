import { busVariables, checkBusVariables } from '@yoldas/bus'
import { CommaList, Port } from '@yoldas/config'
import { z } from 'zod'
import { embeddingVariables, missingOf } from './corpus/config.ts'

const count = (fallback: number) => z.coerce.number().int().min(1).default(fallback)

const Price = z.coerce.number().min(0).optional()

const Variables = z.object({
  DATABASE_URL: z.url(),
  ...busVariables,
  MODEL_BASE_URL: z.url(),
  MODEL_API_KEY: z.string(),
  MODEL_NAME: z.string(),
  ...embeddingVariables,
  /** A server with OpenAI's moderations, which looks at what students write; all three or none. */
  MODERATION_BASE_URL: z.url().optional(),
  MODERATION_API_KEY: z.string().min(1).optional(),
  MODERATION_MODEL: z.string().min(1).max(200).optional(),
  /** An S3-compatible storage; without it AWS itself. */
  S3_ENDPOINT: z.url().optional(),
  /** Where phones reach it, when that is elsewhere. */
  S3_PUBLIC_ENDPOINT: z.url().optional(),
  S3_REGION: z.string(),
  S3_BUCKET: z.string(),
  /** Without the two the SDK finds its own, such as the machine's role. */
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  /** The higher-education server, over MCP; without it there are no such tools. */
  MCP_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Its tools that are offered. */
  MCP_TOOLS: CommaList.prefault('search_programs,list_universities,list_program_groups,list_cities'),
  /** Before the names that its tools are offered by. */
  MCP_TOOL_PREFIX: z
    .string()
    .regex(/^[\w-]{0,32}$/)
    .default(''),
  /** A list of its tools that is older is read again. */
  /** What a turn's first token may come later for, where there is no list yet. */
  MCP_LIST_MILLISECONDS: count(300),
  HOST: z.string().default('0.0.0.0'),
  INTERNAL_PORT: Port.default(9081),
  LOG_LEVEL: z.string().default('info'),
  /** Turns that this engine runs at once; further ones wait for it or for another engine. */
  TURN_SLOTS: count(256),
  /** A turn whose engine was silent for so long is taken over. */
  LEASE_SECONDS: count(20),
  /** Turns under way get this long to end when the engine is asked to. */
  DRAIN_SECONDS: z.coerce.number().int().min(0).default(60),
  /** From the start of its model work a turn has this long. */
  TURN_SECONDS: count(60),
  /** Of all attachments of a student, stored and announced. */
  STUDENT_MEDIA_BYTES: count(2 * 2 ** 30),
  /** Tokens of history that a prompt has room for. */
  HISTORY_TOKENS: count(8000),
  /** Tokens that the model is asked to keep each answer to, its reasoning included. */
  MAX_ANSWER_TOKENS: count(8192),
  /**
   * Tokens of a student's turns on a day in Istanbul, and of the whole deployment's; without them there is no bound.
   */
  STUDENT_DAILY_TOKENS: z.coerce.number().int().min(1).optional(),
  DAILY_TOKENS: z.coerce.number().int().min(1).optional(),
  /** What a million tokens of the model cost, in whatever currency: read, read from its cache, and written. */
  MODEL_PROMPT_PRICE: Price,
  MODEL_CACHED_PRICE: Price,
  MODEL_COMPLETION_PRICE: Price,
})

const storageKeys = ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

const moderationNames = ['MODERATION_BASE_URL', 'MODERATION_API_KEY', 'MODERATION_MODEL'] as const

/** How the moderation is reached; undefined without. */
export function moderationOptions(config: Pick<z.infer<typeof Variables>, (typeof moderationNames)[number]>) {
  const { MODERATION_BASE_URL: baseUrl, MODERATION_API_KEY: apiKey, MODERATION_MODEL: model } = config
  return baseUrl && apiKey && model ? { baseUrl, apiKey, model } : undefined
}

type Settings = z.output<typeof Variables>

export const modelOptions = (config: Settings) => ({
  baseUrl: config.MODEL_BASE_URL,
  apiKey: config.MODEL_API_KEY,
  name: config.MODEL_NAME,
  maxAnswerTokens: config.MAX_ANSWER_TOKENS,
})

export const storageOptions = (config: Settings) => ({
  region: config.S3_REGION,
  bucket: config.S3_BUCKET,
  endpoint: config.S3_ENDPOINT,
  publicEndpoint: config.S3_PUBLIC_ENDPOINT,
  accessKeyId: config.S3_ACCESS_KEY_ID,
  secretAccessKey: config.S3_SECRET_ACCESS_KEY,
})

export const turnOptions = (config: Settings) => ({
  slots: config.TURN_SLOTS,
  leaseSeconds: config.LEASE_SECONDS,
  drainSeconds: config.DRAIN_SECONDS,
  turnSeconds: config.TURN_SECONDS,
  historyTokens: config.HISTORY_TOKENS,
})

/** How the higher-education server is reached; undefined without. */
export const higherEducationOptions = ({ MCP_URL: url, ...config }: Settings) =>
  url === undefined
    ? undefined
    : {
        server: { url },
        allowed: config.MCP_TOOLS,
        prefix: config.MCP_TOOL_PREFIX,
        listMilliseconds: config.MCP_LIST_MILLISECONDS,
      }

export const tokenBudgets = (config: Settings) => ({
  studentTokens: config.STUDENT_DAILY_TOKENS,
  deploymentTokens: config.DAILY_TOKENS,
})

/** What tokens cost: cached ones as much as others, where nothing else is said. Undefined without. */
export function modelPrices(
  config: Pick<z.infer<typeof Variables>, 'MODEL_CACHED_PRICE' | (typeof priceNames)[number]>,
) {
  const { MODEL_PROMPT_PRICE: prompt, MODEL_CACHED_PRICE: cached = prompt, MODEL_COMPLETION_PRICE: completion } = config
  return prompt === undefined || cached === undefined || completion === undefined
    ? undefined
    : { prompt, cached, completion }
}

const priceNames = ['MODEL_PROMPT_PRICE', 'MODEL_COMPLETION_PRICE'] as const

export const Config = Variables.superRefine(checkBusVariables).superRefine((config, context) => {
  const missing = storageKeys.filter((name) => config[name] === undefined)
  if (missing.length === 1) context.addIssue({ code: 'custom', path: missing, message: 'needed by the other S3 key' })
  const unset = moderationNames.filter((name) => config[name] === undefined)
  for (const name of unset.length < moderationNames.length ? unset : [])
    context.addIssue({ code: 'custom', path: [name], message: 'needed by the other MODERATION_ variables' })
  const isPriced = [...priceNames, 'MODEL_CACHED_PRICE' as const].some((name) => config[name] !== undefined)
  for (const name of isPriced ? priceNames.filter((name) => config[name] === undefined) : [])
    context.addIssue({ code: 'custom', path: [name], message: 'needed by the other prices of the model' })
  for (const name of missingOf(config))
    context.addIssue({ code: 'custom', path: [name], message: 'needed by the other EMBEDDING_ variables' })
})
