import { randomUUID } from 'node:crypto'
import { join, resolve } from 'node:path'
import { type KeyPair, keyPair, keySetServer, tokenOf } from '@yoldas/gateway/test/tokens'
import { freePort, type Nats, type Part, type Postgres, startPart, startPostgres } from '@yoldas/local'
import { startNats } from '@yoldas/testkit'

export const root = resolve(import.meta.dirname, '..')
/** Kept from run to run: loading millions of rows takes minutes. */
export const folder = join(root, '.local/bench')

export type Servers = AsyncDisposable & {
  postgres: Postgres
  nats: Nats
  model: Part & { url: string }
  authUrl: string
  /** A receiver of traces that drops them, in a process whose CPU is not counted. */
  tracesUrl: string
  /** What an engine is set to, to use it. */
  storage: Record<string, string>
  /** A token of a student of one's own, or of this one. */
  token(sub?: string): string
}

/**
 * What all variants share: Postgres as safe against power failure as with `npm start`, NATS, the model, the key set.
 */
export async function startServers(): Promise<Servers> {
  await using opened = new AsyncDisposableStack()
  const postgres = opened.use(
    await startPostgres({ folder: join(folder, 'postgres'), durable: true, log: logOf('postgres') }),
  )
  const nats = opened.use(await startNats({ log: logOf('nats') }))
  const model = opened.use(await startStandin('model', 'infra/standins/model/main.ts'))
  const traces = opened.use(await startStandin('traces', 'bench/traces/main.ts'))
  const storage = opened.use(await startStorage())
  const key = await keyPair('ES256', 'bench')
  const keys = opened.use(await keySetServer([key.publicJwk]))
  const close = opened.move()
  return {
    postgres,
    nats,
    model: { ...model, url: `${model.url}/v1` },
    authUrl: keys.authUrl,
    tracesUrl: traces.url,
    storage: storage.env,
    token: (sub = `bench-${randomUUID()}`) => signToken(key, sub),
    [Symbol.asyncDispose]: () => close.disposeAsync(),
  }
}

async function startStandin(name: string, file: string, env: Record<string, string> = {}) {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const args = [join(root, file)]
  const part = await startProgram({ name, args, readyUrl: `${url}/health`, env: { ...env, PORT: String(port) } })
  return { ...part, url }
}

async function startStorage(): Promise<Part & { env: Record<string, string> }> {
  const env = {
    S3_BUCKET: 'bench',
    S3_REGION: 'bench',
    S3_ACCESS_KEY_ID: 'bench',
    S3_SECRET_ACCESS_KEY: 'the storage secret of the benchmark',
  }
  const part = await startStandin('storage', 'infra/standins/s3/main.ts', { ...env, CORS_ORIGINS: '' })
  return { ...part, env: { ...env, S3_ENDPOINT: part.url } }
}

function signToken(key: KeyPair, sub: string): string {
  const now = Math.floor(Date.now() / 1000)
  const amr = [{ method: 'password', timestamp: now }]
  return tokenOf(key, { aud: 'authenticated', sub, iat: now, exp: now + 24 * 3600, role: 'authenticated', amr })
}

export const logOf = (name: string) => join(folder, 'logs', `${name}.log`)

type Program = {
  name: string
  /** For Node: its options, and a file. */
  args: string[]
  readyUrl: string
  env: Record<string, string>
}

export function startProgram({ name, args, readyUrl, env }: Program): Promise<Part> {
  return startPart({ name, command: process.execPath, args, env, readyUrl, log: logOf(name), stopSeconds: 15 })
}
