import { Port } from '@yoldas/config'
import { z } from 'zod'

const port = (standard: number) => Port.min(1).default(standard)

const Variables = z.object({
  /** Of each service. */
  REPLICAS: z.coerce.number().int().min(1).max(5).default(1),
  /** Where gateway, identity, storage and the phone's page listen; everything else listens on 127.0.0.1. */
  HOST: z.enum(['127.0.0.1', '0.0.0.0']).default('127.0.0.1'),
  /** What phones reach this machine by, with HOST=0.0.0.0. */
  LAN_ADDRESS: z.string().min(1).optional(),
  POSTGRES_PORT: port(5442),
  NATS_PORT: port(4242),
  IDENTITY_PORT: port(8090),
  PUSH_PORT: port(8091),
  MODEL_PORT: port(8092),
  HIGHER_EDUCATION_PORT: port(8093),
  S3_PORT: port(8094),
  PHONE_PORT: port(8095),
  TRACES_PORT: port(8096),
  /** Of the first replica; the others follow. */
  GATEWAY_PORT: port(8080),
  /** Of the first replica; each further one is 100 higher. */
  GATEWAY_HEALTH_PORT: port(9080),
  CHAT_ENGINE_HEALTH_PORT: port(9081),
  PROFILE_JOURNEY_HEALTH_PORT: port(9082),
  NOTIFIER_HEALTH_PORT: port(9083),
  COMPANION_SCHEDULER_HEALTH_PORT: port(9084),
  /** Real ones instead of those that would be started. */
  DATABASE_URL: z.url().optional(),
  NATS_URL: z.url().optional(),
  MODEL_BASE_URL: z.url().optional(),
  MODEL_API_KEY: z.string().default('local'),
  MODEL_NAME: z.string().default('stand-in'),
  EMBEDDING_BASE_URL: z.url().optional(),
  EMBEDDING_API_KEY: z.string().optional(),
  EMBEDDING_MODEL: z.string().optional(),
  EMBEDDING_DIMENSIONS: z.string().optional(),
  MODERATION_BASE_URL: z.url().optional(),
  MODERATION_API_KEY: z.string().optional(),
  MODERATION_MODEL: z.string().optional(),
  MCP_URL: z.url().optional(),
  AUTH_URL: z.url().optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: z.url().optional(),
  AUTH_JWT_SECRET: z.string().min(32, 'expected 32 characters or more').optional(),
  ERASURE_KEY: z.string().optional(),
  /** Of Firebase, as JSON. */
  FIREBASE_SERVICE_ACCOUNT: z.string().min(1).optional(),
  ONESIGNAL_APP_ID: z.string().min(1).optional(),
  ONESIGNAL_API_KEY: z.string().min(1).optional(),
  /** Of a storage that is not AWS's own. */
  S3_ENDPOINT: z.url().optional(),
  S3_PUBLIC_ENDPOINT: z.url().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  CORS_ORIGINS: z.string().optional(),
  LOG_LEVEL: z.string().default('info'),
  DRAIN_SECONDS: z.string().default('5'),
  /** Node's own, which the parts have too: with `--inspect` in it they may stand still. */
  NODE_OPTIONS: z.string().default(''),
  /** Any value: the parts' output is also printed. */
  VERBOSE: z.string().optional(),
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
