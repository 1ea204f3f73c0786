import { busVariables, checkBusVariables } from '@yoldas/bus'
import { databaseVariables, processVariables } from '@yoldas/config'
import { z } from 'zod'
import { checkModelVariables, modelVariables } from './clients/config.ts'
import { embeddingVariables, missingOf } from './corpus/config.ts'
import { faultsOfMcp, higherEducationVariables } from './higherEducation/config.ts'

const count = (fallback: number) => z.coerce.number().int().min(1).default(fallback)

const tokens = z.coerce.number().int().min(1).optional()

/** How long a conversation is kept. */
export const RetentionVariables = {
  MESSAGE_DAYS: z.coerce
    .number()
    .int()
    .min(0)
    .max(36_500)
    .default(1_095)
    .describe(
      'Texts, attachments and reactions of more than so many days ago are erased at night. ' +
        '0: they are kept until the student leaves.',
    ),
  AUDIO_DAYS: z.coerce
    .number()
    .int()
    .min(0)
    .max(36_500)
    .default(7)
    .describe('The sound of a recording is erased so many days after its transcript was stored. 0: with its message.'),
}

const Variables = z.object({
  ...databaseVariables,
  ...busVariables,
  ...processVariables(9081),
  ...modelVariables,
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
  TRANSCRIPTION_BASE_URL: z
    .url()
    .optional()
    .describe(
      "A server with OpenAI's transcriptions, which hears what students say in recordings. " +
        'Needs the other `TRANSCRIPTION_` variables.',
    ),
  TRANSCRIPTION_API_KEY: z.string().min(1).optional().describe('The key for `TRANSCRIPTION_BASE_URL`.'),
  TRANSCRIPTION_MODEL: z.string().min(1).max(200).optional().describe('The transcription model to ask.'),
  STUDENT_DAILY_RECORDINGS: count(30).describe(
    'Recordings of a student that are heard on a day in Istanbul. Further ones are answered as if there were no server.',
  ),
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
  ...RetentionVariables,
  NOTICE_MINUTES_MINOR: count(60).describe(
    'After so many minutes in which a student writes, at most 30 minutes apart, a notice suggests a pause and says again ' +
      'that a program answers. For minors, and for students whose age nobody knows.',
  ),
  NOTICE_MINUTES_ADULT: count(180).describe('The same for adults.'),
  HISTORY_TOKENS: count(8000).describe('Estimated tokens of the conversation that a prompt has room for.'),
  STUDENT_DAILY_TOKENS: tokens.describe(
    "Tokens of the model, prompts and answers, that a student's turns may use on a day in Istanbul. Beyond, turns " +
      'are answered by a fixed text; running turns are finished. Without it there is no limit.',
  ),
  DAILY_TOKENS: tokens.describe('The same for all students together, check-ins that the model writes included.'),
})

const storageKeys = ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

const moderationNames = ['MODERATION_BASE_URL', 'MODERATION_API_KEY', 'MODERATION_MODEL'] as const

/** How the moderation is reached; undefined without. */
export function moderationOptions(config: Pick<z.infer<typeof Variables>, (typeof moderationNames)[number]>) {
  const { MODERATION_BASE_URL: baseUrl, MODERATION_API_KEY: apiKey, MODERATION_MODEL: model } = config
  return baseUrl && apiKey && model ? { baseUrl, apiKey, model } : undefined
}

const transcriptionNames = ['TRANSCRIPTION_BASE_URL', 'TRANSCRIPTION_API_KEY', 'TRANSCRIPTION_MODEL'] as const

/** How transcriptions are had; undefined without. */
export function transcriptionOptions(config: Pick<z.infer<typeof Variables>, (typeof transcriptionNames)[number]>) {
  const { TRANSCRIPTION_BASE_URL: baseUrl, TRANSCRIPTION_API_KEY: apiKey, TRANSCRIPTION_MODEL: model } = config
  return baseUrl && apiKey && model ? { baseUrl, apiKey, model } : undefined
}

type Settings = z.output<typeof Variables>

/** What decides how models are asked. */
export const ModelConfig = Variables.pick({ HISTORY_TOKENS: true })
  .extend(modelVariables)
  .superRefine(checkModelVariables)

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
  pauseMinutes: { minorMinutes: config.NOTICE_MINUTES_MINOR, adultMinutes: config.NOTICE_MINUTES_ADULT },
})

export const tokenBudgets = (config: Settings) => ({
  studentTokens: config.STUDENT_DAILY_TOKENS,
  deploymentTokens: config.DAILY_TOKENS,
})

export const Config = Variables.superRefine(checkBusVariables)
  .superRefine(checkModelVariables)
  .superRefine((config, context) => {
    const missing = storageKeys.filter((name) => config[name] === undefined)
    if (missing.length === 1) context.addIssue({ code: 'custom', path: missing, message: 'needed by the other S3 key' })
    for (const names of [moderationNames, transcriptionNames]) {
      const unset = names.filter((name) => config[name] === undefined)
      const message = `needed by the other ${names[0].replace(/_.*/, '_')} variables`
      for (const name of unset.length < names.length ? unset : [])
        context.addIssue({ code: 'custom', path: [name], message })
    }
    for (const [name, message] of faultsOfMcp(config)) context.addIssue({ code: 'custom', path: [name], message })
    for (const name of missingOf(config))
      context.addIssue({ code: 'custom', path: [name], message: 'needed by the other EMBEDDING_ variables' })
  })
