import { compactVerify } from 'jose/jws/compact/verify'
import { z } from 'zod'
import { type KeySet, KeySetUnavailable } from './keys.ts'

const longestToken = 8 * 1024
const toleranceSeconds = 5

/** Who a good token speaks for. Times are epoch seconds; `signedInAt` is null when the token does not say. */
export type Identity = { sub: string; expiresAt: number; signedInAt: number | null }

/** `unavailable`: the token may be good, but nobody can say before the provider's key set is reachable again. */
export type Verification = { kind: 'verified'; identity: Identity } | { kind: 'refused' } | { kind: 'unavailable' }

/**
 * Decides about an `Authorization` header; never rejects. Everything that can be judged without a key is judged first,
 * so that only a token refusable by nothing but its signature is ever `unavailable`. Keys, addresses and certificates
 * that a token names itself are not looked at. An HS256 token is checked against `jwtSecrets` alone, the current one
 * first and the one before it while it is changed; all others against the key set alone. `refuseAnonymous`: who signed
 * in without an account is nobody. `now` is in epoch milliseconds.
 */
export function tokenVerifier(options: {
  keys: KeySet
  jwtSecrets?: readonly string[]
  issuer?: string
  refuseAnonymous?: boolean
  now?: () => number
}): (authorization: string | string[] | undefined, signal?: AbortSignal) => Promise<Verification> {
  const { keys, issuer, refuseAnonymous = false, now = Date.now } = options
  const given = (options.jwtSecrets ?? []).filter((secret) => secret !== '')
  const secrets = given.map((secret) => new TextEncoder().encode(secret))

  return async (authorization, signal) => {
    const token = bearerToken(authorization)
    const stated = token && readToken(token)
    if (!stated) return { kind: 'refused' }
    const { header, claims } = stated
    if (header.alg === 'HS256' && secrets.length === 0) return { kind: 'refused' }
    if (!isInForce(claims, now() / 1000) || !isFrom(issuer, claims)) return { kind: 'refused' }
    if (refuseAnonymous && claims.is_anonymous === true) return { kind: 'refused' }
    try {
      if (header.alg === 'HS256') await verifyByOneOf(secrets, token)
      else await compactVerify(token, keyFrom(keys, signal), { algorithms: [header.alg] })
    } catch (error) {
      return { kind: error instanceof KeySetUnavailable ? 'unavailable' : 'refused' }
    }
    return { kind: 'verified', identity: { sub: claims.sub, expiresAt: claims.exp, signedInAt: signInTime(claims) } }
  }
}

/**
 * The token of a header that is exactly `Bearer <token>`, with the scheme in any case, one space, and at most 8 KiB of
 * token68 characters. A list is good with exactly one such item. Pass node's `headersDistinct.authorization` to have
 * two headers refused: `headers` silently keeps the first.
 */
export function bearerToken(authorization: string | string[] | undefined): string | undefined {
  const only = Array.isArray(authorization) && authorization.length === 1 ? authorization[0] : authorization
  if (typeof only !== 'string' || only.length > 'Bearer '.length + longestToken) return undefined
  return /^bearer ([\w\-.~+/]+=*)$/i.exec(only)?.[1]
}

/** No extension named in `crit` is known here. `b64: false` would make the payload something else than what is read. */
const Header = z.object({
  alg: z.enum(['ES256', 'RS256', 'EdDSA', 'HS256']),
  kid: z.string().optional(),
  crit: z.never().optional(),
  b64: z.literal(true).optional(),
})

/** `sub` counts code points and holds neither control characters nor lone surrogates, which Postgres cannot store. */
const Claims = z.object({
  aud: z.literal('authenticated'),
  exp: z.number(),
  nbf: z.number().optional(),
  iss: z.unknown().optional(),
  sub: z.string().regex(/^[^\p{Cc}\p{Cs}]{1,255}$/u),
  amr: z.unknown().optional(),
  auth_time: z.unknown().optional(),
  iat: z.unknown().optional(),
  is_anonymous: z.unknown().optional(),
})
type Claims = z.infer<typeof Claims>

/** What a well-formed token says of itself, unverified. */
function readToken(token: string): { header: z.infer<typeof Header>; claims: Claims } | undefined {
  const [first = '', second = '', signature = '', ...more] = token.split('.')
  if (more.length > 0 || !decodeBase64url(signature)) return undefined
  const header = Header.safeParse(decodeJson(first))
  const claims = Claims.safeParse(decodeJson(second))
  return header.success && claims.success ? { header: header.data, claims: claims.data } : undefined
}

function decodeJson(part: string): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(decodeBase64url(part)))
  } catch {
    return undefined
  }
}

/**
 * Undefined unless the part is the one canonical encoding of at least one byte. jose would also take padding and stray
 * trailing bits, and so several tokens for one signature.
 */
function decodeBase64url(part: string): Buffer | undefined {
  const bytes = Buffer.from(part, 'base64url')
  return part !== '' && bytes.toString('base64url') === part ? bytes : undefined
}

function isInForce({ exp, nbf }: Claims, nowSeconds: number): boolean {
  return nowSeconds < exp + toleranceSeconds && (nbf === undefined || nbf <= nowSeconds + toleranceSeconds)
}

function isFrom(issuer: string | undefined, { iss }: Claims): boolean {
  return issuer === undefined || iss === issuer
}

/** @throws when none of them signed it */
async function verifyByOneOf(secrets: readonly Uint8Array[], token: string): Promise<void> {
  await Promise.any(secrets.map((secret) => compactVerify(token, secret, { algorithms: ['HS256'] })))
}

function keyFrom(keys: KeySet, signal: AbortSignal | undefined): KeySet['get'] {
  return (header, token) => keys.get(header, token, signal)
}

const SignIns = z.array(z.object({ timestamp: z.number() }).catch({ timestamp: Number.NEGATIVE_INFINITY }))

/** The latest of the sign-ins in `amr`, else `auth_time`, else `iat`. One of another type counts as absent. */
function signInTime({ amr, auth_time, iat }: Claims): number | null {
  const signIns = SignIns.safeParse(amr).data ?? []
  const latest = Math.max(...signIns.map(({ timestamp }) => timestamp))
  return [latest, auth_time, iat].find((time): time is number => Number.isFinite(time)) ?? null
}
