import { busVariables, checkBusVariables } from '@yoldas/bus'
import { CommaList, databaseVariables, processVariables } from '@yoldas/config'
import { z } from 'zod'
import { features } from './clients/completion/request.ts'
import { embeddingVariables, missingOf } from './corpus/config.ts'
import { faultsOfMcp, higherEducationVariables } from './higherEducation/config.ts'

const count = (fallback: number) => z.coerce.number().int().min(1).default(fallback)

const tokens = z.coerce.number().int().min(1).optional()

const price = z.coerce.number().min(0).optional()

const Variables = z.object({
  ...databaseVariables,
  ...busVariables,
  ...processVariables(9081),
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
  MODEL_THINKS: z
    .stringbool()
    .default(false)
    .describe(
      'Whether the text of the model may begin with a thought that only a closing tag (`</think>`) ends. Then an ' +
        'answer is shown when that tag or its end has come.',
    ),
  MODEL_WITHOUT: CommaList.prefault('')
    .pipe(z.array(z.enum(features)))
    .describe(
      'What the server is asked without from the start, separated by commas: `tools`, `images`, `stream_options`, ' +
        '`cache_key`. A refusal that names one of them is understood without this, for an hour.',
    ),
  PSEUDONYM_SECRET: z
    .string()
    .min(32)
    .optional()
    .describe(
      'Makes the name by which model servers know a student again (`prompt_cache_key`), so that they find what they ' +
        'kept of the conversation, and another one for traces (`gen_ai.conversation.id`); 32 characters or more. ' +
        'They tell nobody who the student is, and cannot be linked. Without it there are no such names.',
    ),
  ...embeddingVariables,
  MODERATION_BASE_URL: z
    .url()
    .optional()
    .describe(
      "A server with OpenAI's moderations, which looks at what students write beside the model " +
        '([care.md](care.md)). Needs the other `MODERATION_` variables.',
    ),
  MODERATION_API_KEY: z.string().min(1).optional().describe('The key for `MODERATION_BASE_URL`.'),
  MODERATION_MODEL: z.string().min(1).max(200).optional().describe('The moderation model to ask.'),
  S3_ENDPOINT: z.url().optional().describe('An S3-compatible storage, instead of AWS.'),
  S3_PUBLIC_ENDPOINT: z.url().optional().describe('Where phones reach it, if that is not `S3_ENDPOINT`.'),
  S3_REGION: z.string().describe('The region of the storage.'),
  S3_BUCKET: z.string().describe('The bucket of attachments. It must exist.'),
  S3_ACCESS_KEY_ID: z
    .string()
    .optional()
    .describe("Without the two keys the AWS SDK finds its own, such as the machine's role."),
  S3_SECRET_ACCESS_KEY: z.string().optional().describe('The secret of that key. Both or neither.'),
  ...higherEducationVariables,
  TURN_SLOTS: count(256).describe(
    'Turns that this engine runs at once. Further ones wait for it or for another engine.',
  ),
  LEASE_SECONDS: count(20).describe(
    'After this time without a sign of an engine another takes over its turns. Renewed at a quarter of it.',
  ),
  DRAIN_SECONDS: z.coerce
    .number()
    .int()
    .min(0)
    .default(60)
    .describe('How long running turns may go on when the engine is asked to end.'),
  TURN_SECONDS: count(60).describe('How long a turn may take, from the start of its work with the model.'),
  STUDENT_MEDIA_BYTES: count(2 * 2 ** 30).describe(
    'Bytes of all attachments of a student, stored and announced. Each counts as 16 KiB at least.',
  ),
  HISTORY_TOKENS: count(8000).describe('Estimated tokens of the conversation that a prompt has room for.'),
  MAX_ANSWER_TOKENS: count(8192).describe(
    'Tokens that the model is asked to keep each answer to, its reasoning included. An answer never has more than ' +
      '16,000 characters.',
  ),
  STUDENT_DAILY_TOKENS: tokens.describe(
    "Tokens of the model, prompts and answers, that a student's turns may use on a day in Istanbul. Beyond, turns " +
      'are answered by a fixed text; running turns are finished. Without it there is no limit.',
  ),
  DAILY_TOKENS: tokens.describe('The same for all students together, check-ins that the model writes included.'),
  MODEL_PROMPT_PRICE: price.describe(
    'What a million tokens of prompts cost, in any currency, for the metric of cost. Needs `MODEL_COMPLETION_PRICE`.',
  ),
  MODEL_CACHED_PRICE: price.describe(
    'The same for tokens that the server took from its cache; without it they cost as much as others.',
  ),
  MODEL_COMPLETION_PRICE: price.describe('The same for tokens of answers. Needs `MODEL_PROMPT_PRICE`.'),
})

const storageKeys = ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

const moderationNames = ['MODERATION_BASE_URL', 'MODERATION_API_KEY', 'MODERATION_MODEL'] as const

/** How the moderation is reached; undefined without. */
export function moderationOptions(config: Pick<z.infer<typeof Variables>, (typeof moderationNames)[number]>) {
  const { MODERATION_BASE_URL: baseUrl, MODERATION_API_KEY: apiKey, MODERATION_MODEL: model } = config
  return baseUrl && apiKey && model ? { baseUrl, apiKey, model } : undefined
}

type Settings = z.output<typeof Variables>

/** What decides how the model is asked. */
export const ModelConfig = Variables.pick({
  MODEL_BASE_URL: true,
  MODEL_API_KEY: true,
  MODEL_NAME: true,
  MODEL_PROVIDER: true,
  MODEL_THINKS: true,
  MODEL_WITHOUT: true,
  MAX_ANSWER_TOKENS: true,
  HISTORY_TOKENS: true,
})

export const modelOptions = (config: z.output<typeof ModelConfig>) => ({
  baseUrl: config.MODEL_BASE_URL,
  apiKey: config.MODEL_API_KEY,
  name: config.MODEL_NAME,
  provider: config.MODEL_PROVIDER,
  maxAnswerTokens: config.MAX_ANSWER_TOKENS,
  thinks: config.MODEL_THINKS,
  without: config.MODEL_WITHOUT,
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
  for (const [name, message] of faultsOfMcp(config)) context.addIssue({ code: 'custom', path: [name], message })
  for (const name of missingOf(config))
    context.addIssue({ code: 'custom', path: [name], message: 'needed by the other EMBEDDING_ variables' })
})
