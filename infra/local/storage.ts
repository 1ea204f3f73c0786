import { mkdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from './config.ts'
import { startContainer } from './containers.ts'
import { host } from './ports.ts'
import type { Running } from './processes.ts'
import { untilReady } from './ready.ts'

/** How services reach the object storage, by the names that they read. Without an endpoint it is AWS's. */
export type StorageAccess = {
  S3_ENDPOINT: string
  /** Where phones reach it, if not there. */
  S3_PUBLIC_ENDPOINT?: string
  S3_REGION: string
  S3_BUCKET: string
  S3_ACCESS_KEY_ID: string
  S3_SECRET_ACCESS_KEY: string
}

/** The storage that the environment names, or else our own, with this secret, which phones reach at this address. */
export function storageAccess(config: Config, ownSecret: string, address = host): StorageAccess {
  const {
    S3_ENDPOINT = '',
    S3_PUBLIC_ENDPOINT,
    S3_REGION,
    S3_BUCKET,
    S3_ACCESS_KEY_ID = '',
    S3_SECRET_ACCESS_KEY = '',
  } = config
  const elsewhere = S3_PUBLIC_ENDPOINT === undefined ? {} : { S3_PUBLIC_ENDPOINT }
  if (S3_BUCKET) return { S3_ENDPOINT, ...elsewhere, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }
  return {
    S3_ENDPOINT: `http://${host}:${config.S3_PORT}`,
    ...(address === host ? {} : { S3_PUBLIC_ENDPOINT: `http://${address}:${config.S3_PORT}` }),
    ...elsewhere,
    S3_REGION,
    S3_BUCKET: 'yoldas-media',
    S3_ACCESS_KEY_ID: 'yoldas',
    S3_SECRET_ACCESS_KEY: ownSecret,
  }
}

export type StorageServerOptions = {
  /** Its objects, kept when it stops. */
  folder: string
  port: number
  storage: StorageAccess
  /** Origins whose pages may read and write, with commas. */
  corsOrigins: string
  log: string
  pidFile?: string
  /** Gives up starting. */
  signal?: AbortSignal
}

/** MinIO as its community keeps it: MinIO's own images are no longer published. Settings and addresses are the same. */
const image = 'pgsty/silo:RELEASE.2026-09-16T00-00-00Z'
const startSeconds = 30
const stopSeconds = 5

/**
 * MinIO in a container, else the stand-in. Resolves when it answers, and the bucket is there. Objects stay with the
 * kind of server that stored them.
 * @throws with the end of its log when it does not start
 */
export async function startStorageServer(
  options: StorageServerOptions,
  startStandin: () => Promise<Running>,
): Promise<Running> {
  if (await exists(join(options.folder, 'standin'))) return startStandin()
  const running = await startInContainer(options)
  if (!running) {
    const data = join(options.folder, 'container')
    // What MinIO makes at its first start.
    if (await exists(join(data, '.minio.sys')))
      throw new Error('The objects are in a container: start the container runtime, or remove them with npm run reset.')
    await rm(data, { recursive: true, force: true })
    return startStandin()
  }
  await untilReady(running, {
    name: 'MinIO',
    ready: () => isReady(options.port),
    seconds: startSeconds,
    log: options.log,
    signal: options.signal,
  })
  return running
}

async function startInContainer({ folder, port, storage, corsOrigins, log, pidFile }: StorageServerOptions) {
  // A folder in its data is a bucket.
  await mkdir(join(folder, 'container', storage.S3_BUCKET), { recursive: true, mode: 0o700 })
  return startContainer({
    image,
    command: ['server', '/state/container'],
    env: {
      MINIO_ROOT_USER: storage.S3_ACCESS_KEY_ID,
      MINIO_ROOT_PASSWORD: storage.S3_SECRET_ACCESS_KEY,
      MINIO_SITE_REGION: storage.S3_REGION,
      MINIO_API_CORS_ALLOW_ORIGIN: corsOrigins,
      MINIO_BROWSER: 'off',
      // Where it looks for certificates; our user has no home in there.
      HOME: '/tmp',
    },
    port: { host: port, container: 9000 },
    folder: { source: folder, target: '/state' },
    log,
    pidFile,
    stopSeconds,
  })
}

/** Of MinIO's checks, the one that fails until objects can be written. */
async function isReady(port: number): Promise<boolean> {
  try {
    const url = `http://${host}:${port}/minio/health/cluster`
    const response = await fetch(url, { signal: AbortSignal.timeout(2_000) })
    await response.body?.cancel()
    return response.ok
  } catch {
    return false
  }
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}
