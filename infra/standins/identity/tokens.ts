import { randomUUID } from 'node:crypto'
import { CompactSign } from 'jose'
import { z } from 'zod'
import type { KeyRing } from './keys.ts'

export const TokenRequest = z.strictObject({
  sub: z.string(),
  /** Negative for a token that expired already. */
  expiresInSeconds: z.int().default(3600),
  alg: z.enum(['ES256', 'RS256', 'EdDSA', 'HS256']).default('ES256'),
  /** Override or add to the usual claims; `null` removes one. */
  claims: z.record(z.string(), z.unknown()).default({}),
})
type TokenRequest = z.infer<typeof TokenRequest>
/** What a token is to be like, beside whose it is. */
export type TokenOptions = Omit<z.input<typeof TokenRequest>, 'sub'>

export type Signer = { keys: KeyRing; hs256Secret: string | undefined; issuer: string }

/** Undefined when HS256 is asked for and there is no secret. The claims are signed as they are, however wrong. */
export async function signToken(signer: Signer, request: TokenRequest): Promise<string | undefined> {
  const key = await signingKey(signer, request.alg)
  if (!key) return undefined
  const claims = { ...usualClaims(request, signer.issuer), ...request.claims }
  const kept = Object.fromEntries(Object.entries(claims).filter(([, value]) => value !== null))
  return new CompactSign(Buffer.from(JSON.stringify(kept)))
    .setProtectedHeader({ alg: request.alg, typ: 'JWT', ...(key.kid && { kid: key.kid }) })
    .sign(key.key)
}

async function signingKey({ keys, hs256Secret }: Signer, alg: TokenRequest['alg']) {
  if (alg !== 'HS256') return keys.signingKey(alg)
  return hs256Secret ? { kid: undefined, key: Buffer.from(hs256Secret) } : undefined
}

/** What an access token of the provider carries for somebody who has just signed in with a password. */
function usualClaims({ sub, expiresInSeconds }: TokenRequest, issuer: string): Record<string, unknown> {
  const now = Math.floor(Date.now() / 1000)
  return {
    iss: issuer,
    sub,
    aud: 'authenticated',
    iat: now,
    exp: now + expiresInSeconds,
    role: 'authenticated',
    aal: 'aal1',
    amr: [{ method: 'password', timestamp: now }],
    session_id: randomUUID(),
    email: '',
    phone: '',
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: {},
    is_anonymous: false,
  }
}
