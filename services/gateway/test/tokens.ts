import { createHmac, KeyObject, sign } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWK } from 'jose'

/** Signs whatever it is given; the header it writes is only what its owner would write, and can be changed. */
export type Signer = { header: Record<string, unknown>; signature(input: string): string }
export type KeyPair = Signer & { publicJwk: JWK; privateJwk: JWK; publicPem: string }

export async function keyPair(alg: 'ES256' | 'RS256' | 'EdDSA' | 'ES384', kid: string): Promise<KeyPair> {
  const pair = await generateKeyPair(alg, { extractable: true })
  const key = KeyObject.from(pair.privateKey)
  const digest = { ES256: 'sha256', RS256: 'sha256', EdDSA: null, ES384: 'sha384' }[alg]
  return {
    header: { alg, kid, typ: 'JWT' },
    signature: (input) => sign(digest, Buffer.from(input), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url'),
    publicJwk: { ...(await exportJWK(pair.publicKey)), kid, alg, use: 'sig' },
    privateJwk: { ...(await exportJWK(pair.privateKey)), kid, alg, use: 'sig' },
    publicPem: KeyObject.from(pair.publicKey).export({ type: 'spki', format: 'pem' }).toString(),
  }
}

export function sharedSecret(secret: string | Buffer): Signer {
  return {
    header: { alg: 'HS256', typ: 'JWT' },
    signature: (input) => createHmac('sha256', secret).update(input).digest('base64url'),
  }
}

export const encode = (content: string | Buffer) => Buffer.from(content).toString('base64url')

/** A claim or header parameter that is undefined is left out. A string or bytes are signed as they are. */
export function tokenOf(signer: Signer, claims: object | string | Buffer, header: object = {}): string {
  const payload = typeof claims === 'string' || Buffer.isBuffer(claims) ? claims : JSON.stringify(claims)
  const input = `${encode(JSON.stringify({ ...signer.header, ...header }))}.${encode(payload)}`
  return `${input}.${signer.signature(input)}`
}

/** The time of the tests, in epoch seconds. */
export const today = 1_800_000_000

export const goodClaims = {
  iss: 'https://provider.test/auth/v1',
  aud: 'authenticated',
  sub: '0f6a1e3c-9f5e-4a55-8d0f-2f3a5b1c7d9e',
  exp: today + 3600,
  iat: today - 60,
  role: 'authenticated',
}

/** A clock that moves when it is asked to. */
export function testClock() {
  let milliseconds = today * 1000
  return {
    now: () => milliseconds,
    advance(seconds: number) {
      milliseconds += seconds * 1000
    },
  }
}

/** A real key set server on a port of its own, which can answer otherwise, stop, and come back on the same port. */
export async function keySetServer(keys: JWK[] = []) {
  let requests = 0
  let listener: RequestListener | undefined
  const server = createServer((request, response) => {
    requests += 1
    // A test that computes for seconds would not notice that a connection which it kept was closed for idleness.
    response.setHeader('connection', 'close')
    if (listener) return listener(request, response)
    const found = request.url === '/auth/v1/.well-known/jwks.json'
    response.writeHead(found ? 200 : 404).end(found ? JSON.stringify({ keys: published }) : '')
  })
  let published = keys
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // what a listening TCP server always has
  const stop = async () => {
    if (!server.listening) return
    const closed = once(server, 'close')
    server.close()
    server.closeAllConnections()
    await closed
  }
  return {
    authUrl: `http://127.0.0.1:${port}`,
    requests: () => requests,
    publish(...next: JWK[]) {
      published = next
    },
    /** Undefined goes back to serving the keys. */
    answer(next: RequestListener | undefined) {
      listener = next
    },
    stop,
    async restart() {
      server.listen(port, '127.0.0.1')
      await once(server, 'listening')
    },
    [Symbol.asyncDispose]: stop,
  }
}
