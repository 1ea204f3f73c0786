import { join } from 'node:path'
import type { OwningService } from '@yoldas/postgres/owners'
import type { Config } from './config.ts'
import type { Database } from './database.ts'
import { type Nats, startNats } from './nats.ts'
import { corsOrigins, isInNetwork } from './network.ts'
import { nodeArgs } from './nodeArgs.ts'
import { freePort, host, type PortUse } from './ports.ts'
import { type Postgres, startPostgres } from './postgres.ts'
import { isPushReal, type PushAccess } from './push.ts'
import { startPart } from './startPart.ts'
import { type StorageAccess, startStorageServer } from './storage.ts'
import type { Plan } from './supervise.ts'

/** In the environment of every part, so that those which outlived a killed supervisor are found. */
export const stateVariable = 'YOLDAS_LOCAL_STATE'

/** What plans are made from. */
export type Setting = {
  config: Config
  folder: string
  /** Identity signs HS256 tokens with it; a real one may have none. */
  jwtSecret: string | undefined
  erasureKey: string
  storage: StorageAccess
  push: PushAccess
  /** Where phones reach this machine. */
  address: string
}

function files({ config, folder }: Setting, name: string) {
  return {
    log: join(folder, 'logs', `${name}.log`),
    pidFile: join(folder, 'pids', name),
    ...(config.VERBOSE ? { mirror: name.padEnd(22) } : {}),
  }
}

/** Each start hands the server to `onStarted`, whose addresses stay the same. */
export function postgresPlan(setting: Setting, onStarted: (server: Postgres) => void): Plan {
  const { config, folder } = setting
  return {
    name: 'postgres',
    address: config.DATABASE_URL ? new URL(config.DATABASE_URL).host : `${host}:${config.POSTGRES_PORT}`,
    async start(signal) {
      const place = { folder: join(folder, 'postgres'), port: config.POSTGRES_PORT, durable: true }
      const server = await startPostgres({ ...place, ...files(setting, 'postgres'), signal })
      onStarted(server)
      return server
    },
  }
}

export function natsPlan(setting: Setting, onStarted: (server: Nats) => void): Plan {
  const { config, folder } = setting
  return {
    name: 'nats',
    address: config.NATS_URL ? new URL(config.NATS_URL).host : `${host}:${config.NATS_PORT}`,
    async start(signal) {
      const place = { folder: join(folder, 'nats'), port: config.NATS_PORT }
      const server = await startNats({ ...place, ...files(setting, 'nats'), signal })
      onStarted(server)
      return server
    },
  }
}

/** What alone has the administrator's user: the streams are there when it is ready. */
export async function keeperPlan(setting: Setting, nats: Nats): Promise<Plan> {
  const port = await freePort()
  const plan = nodePlan(setting, {
    name: 'bus-keeper',
    file: 'infra/nats/keeper.ts',
    port,
    internalPort: port,
    env: { NATS_URL: nats.urlFor('admin'), INTERNAL_PORT: String(port) },
  })
  return { ...plan, address: `of ${new URL(nats.urlFor('admin')).host}` }
}

export type NodeProgram = {
  name: string
  file: string
  port: number
  /** Of a service: where it answers for its life and whether it is ready. What has none is asked for `/health`. */
  internalPort?: number
  env: Record<string, string>
  /** It is for phones too, which may be elsewhere in the network. */
  isPublic?: boolean
  readySeconds?: number
}

export function nodePlan(setting: Setting, program: NodeProgram): Plan {
  const { name, file, port, internalPort, env, isPublic = false, readySeconds = 30 } = program
  const listensOn = isPublic ? setting.config.HOST : host
  const args = nodeArgs(file)
  const url = (path: string) => `http://${host}:${internalPort ?? port}${path}`
  const isAsked = internalPort !== undefined && !isInspected(args, setting.config.NODE_OPTIONS)
  return {
    name,
    address: `${isPublic ? setting.address : host}:${port}`,
    ...(isAsked ? { livezUrl: url('/livez') } : {}),
    start: (signal) =>
      startPart({
        name,
        command: process.execPath,
        args,
        env: { HOST: listensOn, LOG_LEVEL: setting.config.LOG_LEVEL, [stateVariable]: setting.folder, ...env },
        readyUrl: url(internalPort === undefined ? '/health' : '/readyz'),
        readySeconds,
        how: 'process',
        signal,
        ...files(setting, name),
      }),
  }
}

/** Whether a debugger may stop it for any time. */
const isInspected = (args: readonly string[], nodeOptions: string) =>
  [...args, ...nodeOptions.split(/\s+/)].some((option) => option.startsWith('--inspect'))

/** Other companies' services, unless the environment names real ones. */
export function standinPlans(setting: Setting): Plan[] {
  const { config, folder, jwtSecret, push } = setting
  const plans: Plan[] = []
  if (!config.AUTH_URL)
    plans.push(
      nodePlan(setting, {
        name: 'identity',
        file: 'infra/standins/identity/main.ts',
        port: config.IDENTITY_PORT,
        isPublic: true,
        env: {
          PORT: String(config.IDENTITY_PORT),
          ISSUER: `${authUrl(config)}/auth/v1`,
          AUTH_JWT_SECRET: jwtSecret ?? '',
          KEYS_FILE: join(folder, 'identity-keys.json'),
        },
      }),
    )
  if (!isPushReal(config))
    plans.push(
      nodePlan(setting, {
        name: 'push',
        file: 'infra/standins/push/main.ts',
        port: config.PUSH_PORT,
        env: { PORT: String(config.PUSH_PORT), ONESIGNAL_API_KEY: push.ONESIGNAL_API_KEY },
      }),
    )
  if (!config.MODEL_BASE_URL)
    plans.push(
      nodePlan(setting, {
        name: 'model',
        file: 'infra/standins/model/main.ts',
        port: config.MODEL_PORT,
        env: { PORT: String(config.MODEL_PORT) },
      }),
    )
  if (!config.MCP_URL)
    plans.push(
      nodePlan(setting, {
        name: 'higher-education',
        file: 'infra/standins/highereducation/main.ts',
        port: config.HIGHER_EDUCATION_PORT,
        env: { PORT: String(config.HIGHER_EDUCATION_PORT) },
      }),
    )
  if (!config.S3_BUCKET) plans.push(storagePlan(setting))
  if (tracesUrl(config))
    plans.push(
      nodePlan(setting, {
        name: 'traces',
        file: 'infra/standins/traces/main.ts',
        port: config.TRACES_PORT,
        env: { PORT: String(config.TRACES_PORT) },
      }),
    )
  return plans
}

function storagePlan(setting: Setting): Plan {
  const { config, folder, storage } = setting
  const place = join(folder, 's3')
  const CORS_ORIGINS = corsOrigins(config, setting.address)
  const standin = nodePlan(setting, {
    name: 's3',
    file: 'infra/standins/s3/main.ts',
    port: config.S3_PORT,
    isPublic: true,
    env: { PORT: String(config.S3_PORT), FOLDER: join(place, 'standin'), CORS_ORIGINS, ...storage },
  })
  const server = { folder: place, port: config.S3_PORT, storage, corsOrigins: CORS_ORIGINS, ...files(setting, 's3') }
  return { ...standin, start: (signal) => startStorageServer({ ...server, signal }, () => standin.start(signal)) }
}

export const modelUrl = (config: Config) => config.MODEL_BASE_URL ?? `http://${host}:${config.MODEL_PORT}/v1`

/**
 * How a server beside the model is reached: as configured; else the stand-in's, beside a stand-in of the model. Beside a
 * real model the default is empty.
 */
function accessTo(config: Config, names: readonly (keyof Config)[], standin: Record<string, string>) {
  const given = names.flatMap((name) => (config[name] === undefined ? [] : [[name, String(config[name])] as const]))
  return given.length > 0 || config.MODEL_BASE_URL ? Object.fromEntries(given) : standin
}

export const embeddingAccess = (config: Config): Record<string, string> =>
  accessTo(config, ['EMBEDDING_BASE_URL', 'EMBEDDING_API_KEY', 'EMBEDDING_MODEL', 'EMBEDDING_DIMENSIONS'], {
    EMBEDDING_BASE_URL: modelUrl(config),
    EMBEDDING_API_KEY: 'local',
    EMBEDDING_MODEL: 'stand-in',
    EMBEDDING_DIMENSIONS: '1536',
  })

const moderationAccess = (config: Config): Record<string, string> =>
  accessTo(config, ['MODERATION_BASE_URL', 'MODERATION_API_KEY', 'MODERATION_MODEL'], {
    MODERATION_BASE_URL: modelUrl(config),
    MODERATION_API_KEY: 'local',
    MODERATION_MODEL: 'stand-in',
  })

const transcriptionAccess = (config: Config): Record<string, string> =>
  accessTo(config, ['TRANSCRIPTION_BASE_URL', 'TRANSCRIPTION_API_KEY', 'TRANSCRIPTION_MODEL'], {
    TRANSCRIPTION_BASE_URL: modelUrl(config),
    TRANSCRIPTION_API_KEY: 'local',
    TRANSCRIPTION_MODEL: 'stand-in',
  })

/** Empty where the environment names another receiver, to which the services send by themselves. */
export function tracesUrl(config: Config): string {
  const isElsewhere = config.OTEL_EXPORTER_OTLP_ENDPOINT ?? config.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT
  return isElsewhere ? '' : `http://${host}:${config.TRACES_PORT}`
}

/** Soon enough for who looks at the turn that has just ended. */
const tracing = (config: Config): Record<string, string> =>
  tracesUrl(config) ? { OTEL_EXPORTER_OTLP_ENDPOINT: tracesUrl(config), OTEL_BSP_SCHEDULE_DELAY: '500' } : {}

export const mcpUrl = (config: Config) => config.MCP_URL ?? `http://${host}:${config.HIGHER_EDUCATION_PORT}/mcp`
export const authUrl = (config: Config) => config.AUTH_URL ?? `http://${host}:${config.IDENTITY_PORT}`

const healthPort = {
  gateway: 'GATEWAY_HEALTH_PORT',
  'chat-engine': 'CHAT_ENGINE_HEALTH_PORT',
  'profile-journey': 'PROFILE_JOURNEY_HEALTH_PORT',
  notifier: 'NOTIFIER_HEALTH_PORT',
  'companion-scheduler': 'COMPANION_SCHEDULER_HEALTH_PORT',
} as const
export type Service = keyof typeof healthPort
const services = Object.keys(healthPort) as Service[]

type Replica = { service: Service; name: string; port: number; healthPort: number; healthVariable: string }

/** `chat-engine`, `chat-engine-2`, …: `port` is the public one of gateways. */
function replicasOf(config: Config, service: Service): Replica[] {
  return Array.from({ length: config.REPLICAS }, (_, i) => {
    const name = i === 0 ? service : `${service}-${i + 1}`
    return {
      service,
      name,
      port: config.GATEWAY_PORT + i,
      healthPort: config[healthPort[service]] + 100 * i,
      healthVariable: `${name.toUpperCase().replaceAll('-', '_')}_HEALTH_PORT`,
    }
  })
}

type Servers = { nats: Nats; database: Database }

/** Every replica of the service. */
export function servicePlans(setting: Setting, service: Service, servers: Servers): Plan[] {
  return replicasOf(setting.config, service).map((replica) => {
    const plan = nodePlan(setting, {
      name: replica.name,
      file: `services/${service}/main.ts`,
      port: replica.port,
      internalPort: replica.healthPort,
      isPublic: service === 'gateway',
      env: {
        NATS_URL: servers.nats.urlFor(service),
        INTERNAL_PORT: String(replica.healthPort),
        DRAIN_SECONDS: setting.config.DRAIN_SECONDS,
        ...tracing(setting.config),
        ...serviceEnvironment(setting, replica, servers.database),
      },
    })
    const health = `health ${host}:${replica.healthPort}`
    return { ...plan, address: service === 'gateway' ? `${plan.address}, ${health}` : health }
  })
}

function serviceEnvironment(
  { config, jwtSecret, erasureKey, storage, push, address }: Setting,
  { service, port }: Replica,
  database: Database,
) {
  const databaseUrl = (owner: OwningService) => ({ DATABASE_URL: database.urls[owner] })
  if (service === 'profile-journey') return { ...databaseUrl(service), ERASURE_KEY: erasureKey }
  if (service === 'companion-scheduler') return databaseUrl(service)
  if (service === 'notifier') return { ...databaseUrl(service), ...push }
  if (service === 'chat-engine')
    return {
      ...databaseUrl(service),
      MODEL_BASE_URL: modelUrl(config),
      MODEL_API_KEY: config.MODEL_API_KEY,
      MODEL_NAME: config.MODEL_NAME,
      ...embeddingAccess(config),
      ...moderationAccess(config),
      ...transcriptionAccess(config),
      MCP_URL: mcpUrl(config),
      ...storage,
    }
  return {
    // It has no tables.
    DATABASE_URL: '',
    PORT: String(port),
    INTERNAL_HOST: host,
    AUTH_URL: authUrl(config),
    AUTH_JWT_SECRET: jwtSecret ?? '',
    CORS_ORIGINS: corsOrigins(config, address),
  }
}

/** Every port that this start will listen on. */
export function portUses(config: Config): PortUse[] {
  const uses: PortUse[] = []
  const add = (part: string, port: number, variable: string) => uses.push({ part, port, variable })
  const addPublic = (part: string, port: number, variable: string) =>
    uses.push({ part, port, variable, ...(isInNetwork(config) ? { host: config.HOST } : {}) })
  if (!config.DATABASE_URL) add('postgres', config.POSTGRES_PORT, 'POSTGRES_PORT')
  if (!config.NATS_URL) add('nats', config.NATS_PORT, 'NATS_PORT')
  if (!config.AUTH_URL) addPublic('identity', config.IDENTITY_PORT, 'IDENTITY_PORT')
  if (!isPushReal(config)) add('push', config.PUSH_PORT, 'PUSH_PORT')
  if (!config.MODEL_BASE_URL) add('model', config.MODEL_PORT, 'MODEL_PORT')
  if (!config.MCP_URL) add('higher-education', config.HIGHER_EDUCATION_PORT, 'HIGHER_EDUCATION_PORT')
  if (!config.S3_BUCKET) addPublic('s3', config.S3_PORT, 'S3_PORT')
  addPublic('phone', config.PHONE_PORT, 'PHONE_PORT')
  if (tracesUrl(config)) add('traces', config.TRACES_PORT, 'TRACES_PORT')
  for (const service of services)
    for (const replica of replicasOf(config, service)) {
      if (service === 'gateway') addPublic(replica.name, replica.port, 'GATEWAY_PORT')
      add(`${replica.name} (health)`, replica.healthPort, healthPort[service])
    }
  return uses
}

/** Name and value of each health port, for `.local/env`. */
export function healthPorts(config: Config): Array<[string, string]> {
  return services.flatMap((service) =>
    replicasOf(config, service).map(
      ({ healthVariable, healthPort }) => [healthVariable, String(healthPort)] as [string, string],
    ),
  )
}
