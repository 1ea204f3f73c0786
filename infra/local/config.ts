import { Port } from '@yoldas/config'
import { z } from 'zod'

const port = (standard: number) => Port.min(1).default(standard)

const healthPort = (standard: number, service: string) =>
  port(standard).describe(`The internal port of ${service}'s first replica; each further one is 100 higher.`)

const Variables = z.object({
  REPLICAS: z.coerce.number().int().min(1).max(5).default(1).describe('How many of each service to start, at most 5.'),
  HOST: z
    .enum(['127.0.0.1', '0.0.0.0'])
    .default('127.0.0.1')
    .describe(
      "With `0.0.0.0` gateway, identity stand-in, storage and the phone's page listen for the network too; everything " +
        'else listens on 127.0.0.1.',
    ),
  LAN_ADDRESS: z
    .string()
    .min(1)
    .optional()
    .describe('With `HOST=0.0.0.0`: the address of this machine for phones; by default its first one in a network.'),
  POSTGRES_PORT: port(5442).describe('Postgres.'),
  NATS_PORT: port(4242).describe('NATS.'),
  IDENTITY_PORT: port(8090).describe('The stand-in of the identity provider.'),
  PUSH_PORT: port(8091).describe('The stand-in of the push providers.'),
  MODEL_PORT: port(8092).describe('The stand-in of the model.'),
  HIGHER_EDUCATION_PORT: port(8093).describe('The stand-in of the higher-education server.'),
  S3_PORT: port(8094).describe('The object storage.'),
  PHONE_PORT: port(8095).describe("The phone's page."),
  TRACES_PORT: port(8096).describe('The receiver of traces.'),
  GATEWAY_PORT: port(8080).describe('The first gateway; further ones have the ports after it.'),
  GATEWAY_HEALTH_PORT: healthPort(9080, 'gateway'),
  CHAT_ENGINE_HEALTH_PORT: healthPort(9081, 'chat-engine'),
  PROFILE_JOURNEY_HEALTH_PORT: healthPort(9082, 'profile-journey'),
  NOTIFIER_HEALTH_PORT: healthPort(9083, 'notifier'),
  COMPANION_SCHEDULER_HEALTH_PORT: healthPort(9084, 'companion-scheduler'),
  DATABASE_URL: z.url().optional().describe('A Postgres to use instead of starting one, with a superuser.'),
  NATS_URL: z
    .url()
    .optional()
    .describe('A NATS with JetStream to use instead of starting one. Every service uses the user that it names.'),
  MODEL_BASE_URL: z.url().optional().describe('A model to use instead of the stand-in.'),
  MODEL_API_KEY: z.string().default('local').describe('The key for `MODEL_BASE_URL`.'),
  MODEL_NAME: z.string().default('stand-in').describe('The model to ask.'),
  EMBEDDING_BASE_URL: z
    .url()
    .optional()
    .describe('A server of embeddings. Beside a real model there are no embeddings without it.'),
  EMBEDDING_API_KEY: z.string().optional().describe('The key for `EMBEDDING_BASE_URL`.'),
  EMBEDDING_MODEL: z.string().optional().describe('The embedding model.'),
  EMBEDDING_DIMENSIONS: z.string().optional().describe('The length of its vectors.'),
  MODERATION_BASE_URL: z.url().optional().describe('A server of moderations to use instead of the stand-in.'),
  MODERATION_API_KEY: z.string().optional().describe('The key for `MODERATION_BASE_URL`.'),
  MODERATION_MODEL: z.string().optional().describe('The moderation model to ask.'),
  TRANSCRIPTION_BASE_URL: z.url().optional().describe('A server of transcriptions to use instead of the stand-in.'),
  TRANSCRIPTION_API_KEY: z.string().optional().describe('The key for `TRANSCRIPTION_BASE_URL`.'),
  TRANSCRIPTION_MODEL: z.string().optional().describe('The transcription model to ask.'),
  MCP_URL: z.url().optional().describe('A higher-education server to use instead of the stand-in.'),
  AUTH_URL: z.url().optional().describe('An identity provider to use instead of the stand-in.'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional().describe('A receiver of traces to use instead of starting one.'),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: z.url().optional().describe('The same, for an address with its path.'),
  AUTH_JWT_SECRET: z
    .string()
    .min(32, 'expected 32 characters or more')
    .optional()
    .describe('The secret of HS256 tokens, 32 characters or more.'),
  ERASURE_KEY: z.string().optional().describe('The key of the hashes that remain of erased students.'),
  FIREBASE_SERVICE_ACCOUNT: z
    .string()
    .min(1)
    .optional()
    .describe("A service account of Firebase, as JSON: pushes go to Google's servers."),
  ONESIGNAL_APP_ID: z.string().min(1).optional().describe('An app at OneSignal: pushes by alias go there.'),
  ONESIGNAL_API_KEY: z.string().min(1).optional().describe('The key of that app.'),
  S3_ENDPOINT: z.url().optional().describe('A storage to use instead of the local one; without it AWS.'),
  S3_PUBLIC_ENDPOINT: z.url().optional().describe('Where phones reach it.'),
  S3_REGION: z.string().default('us-east-1').describe('The region of the storage.'),
  S3_BUCKET: z.string().optional().describe('The bucket. Needed with any other `S3_` variable, and so are the keys.'),
  S3_ACCESS_KEY_ID: z.string().optional().describe('The access key of the storage.'),
  S3_SECRET_ACCESS_KEY: z.string().optional().describe('The secret of that key.'),
  CORS_ORIGINS: z
    .string()
    .optional()
    .describe(
      "Origins of pages that may call, instead of the phone's page on this machine and, with `HOST=0.0.0.0`, at the " +
        'address that is printed.',
    ),
  LOG_LEVEL: z.string().default('info').describe("A level of pino's."),
  DRAIN_SECONDS: z.string().default('5').describe('How long streams and turns may go on when everything ends.'),
  NODE_OPTIONS: z
    .string()
    .default('')
    .describe('Options of Node for the parts. With `--inspect` they may stand still.'),
  VERBOSE: z.string().optional().describe('Any value: also prints what the parts log.'),
})

const realStorage = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

/** What `npm start` reads; everything else in its environment is handed to the services as it is. */
export const Config = Variables.superRefine((config, context) => {
  const missing = realStorage.filter((name) => config[name] === undefined)
  if (missing.length === realStorage.length && config.S3_ENDPOINT === undefined) return
  for (const name of missing)
    context.addIssue({ code: 'custom', path: [name], message: 'needed by the storage that other S3_ variables name' })
})
export type Config = z.output<typeof Config>
