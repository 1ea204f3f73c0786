import Fastify, { type FastifyInstance } from 'fastify'
import type { z } from 'zod'
import type { Standin } from '../run.ts'
import { type KeyRing, openKeyRing } from './keys.ts'
import { signToken, type TokenOptions, TokenRequest } from './tokens.ts'

export type IdentityOptions = {
  /** Signs HS256 tokens, as the provider's legacy secret did; without one they are refused. */
  hs256Secret?: string | undefined
  /** The `iss` of tokens; by default where this listens, and `/auth/v1`. */
  issuer?: string | undefined
  /** Where keys are kept over a restart; by default they are not. */
  keysFile?: string | undefined
}

/** The identity provider's stand-in: its key set, and tokens for whomever they are asked for. */
export async function createIdentity(options: IdentityOptions = {}): Promise<FastifyInstance> {
  return identityApp(options, await openKeyRing(options.keysFile))
}

export type Identity = Standin & {
  token(sub: string, options?: TokenOptions): Promise<string>
  rotate(): Promise<void>
  /** How often the key set was fetched. */
  jwksRequests(): Promise<number>
}

/** Listens at a free port of 127.0.0.1 unless another is named. */
export async function startIdentity({
  port = 0,
  host = '127.0.0.1',
  ...options
}: IdentityOptions & { port?: number; host?: string } = {}): Promise<Identity> {
  const app = await createIdentity(options)
  const url = await app.listen({ port, host })
  const ask = async (method: 'GET' | 'POST', path: string, payload?: object) => {
    const answer = await app.inject({ method, url: path, ...(payload && { payload }) })
    if (answer.statusCode !== 200) throw new Error(`${method} ${path}: ${answer.statusCode} ${answer.body}`)
    return answer.json()
  }
  return {
    url,
    token: async (sub, options) => (await ask('POST', '/token', { sub, ...options })).access_token,
    rotate: () => ask('POST', '/rotate'),
    jwksRequests: async () => (await ask('GET', '/stats')).jwksRequests,
    [Symbol.asyncDispose]: () => app.close(),
  }
}

function identityApp({ hs256Secret, issuer }: IdentityOptions, keys: KeyRing): FastifyInstance {
  const app = Fastify({ forceCloseConnections: true })
  let jwksRequests = 0
  allowAnyOrigin(app)
  acceptEmptyBodies(app)

  app.get('/health', () => ({ status: 'ok' }))
  app.get('/stats', () => ({ jwksRequests }))
  app.get('/auth/v1/.well-known/jwks.json', (_request, reply) => {
    jwksRequests += 1
    return reply.header('cache-control', 'public, max-age=600').send({ keys: keys.published() })
  })
  app.post('/rotate', async () => ({ signingKeys: await keys.rotate() }))
  app.post('/token', async (request, reply) => {
    const parsed = TokenRequest.safeParse(request.body)
    if (!parsed.success) return reply.code(400).send({ error: 'invalid request', issues: issuesOf(parsed.error) })
    const signer = { keys, hs256Secret, issuer: issuer ?? `${app.listeningOrigin}/auth/v1` }
    const token = await signToken(signer, parsed.data)
    if (!token) return reply.code(400).send({ error: 'HS256 needs a secret: set AUTH_JWT_SECRET' })
    const { expiresInSeconds } = parsed.data
    return { access_token: token, token_type: 'bearer', expires_in: expiresInSeconds }
  })
  app.setNotFoundHandler((request, reply) => reply.code(404).send({ error: `no ${request.method} ${request.url}` }))
  app.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) =>
    reply.code(error.statusCode ?? 500).send({ error: error.message }),
  )
  return app
}

const issuesOf = ({ issues }: z.ZodError) =>
  issues.map(({ path, message }) => ({ path: path.map(String).join('.'), message }))

/** A page in a browser gets its tokens here, as it would from the provider. */
function allowAnyOrigin(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('access-control-allow-origin', '*')
    if (request.method !== 'OPTIONS') return
    reply.header('access-control-allow-headers', request.headers['access-control-request-headers'] ?? '*')
    return reply.header('access-control-allow-methods', 'GET, POST').code(204).send()
  })
}

/** So that `POST /rotate` may name a content type and send nothing. */
function acceptEmptyBodies(app: FastifyInstance): void {
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, body === '' ? undefined : JSON.parse(String(body)))
    } catch {
      done(Object.assign(new Error('the body is not JSON'), { statusCode: 400 }))
    }
  })
}
