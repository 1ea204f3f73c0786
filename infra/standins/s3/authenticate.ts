import { timingSafeEqual } from 'node:crypto'
import { type Claim, readClaim, unsignedPayload } from './claim.ts'
import { notImplemented, S3Error } from './errors.ts'
import type { Received } from './received.ts'
import { canonicalRequest, sign, stringToSign } from './signing.ts'

/** Whose signatures are good, and for which region. */
export type Identity = { accessKeyId: string; secretAccessKey: string; region: string }

const largestSkewMilliseconds = 15 * 60_000

/**
 * Returns the hash that the body has to have, undefined when it was not signed.
 * @throws S3Error unless the request was signed as it came, by this identity, and is neither early nor late
 */
export function authenticate(received: Received, identity: Identity, now: number): string | undefined {
  const claim = readClaim(received)
  if (received.amz.has('x-amz-security-token')) throw new S3Error('InvalidToken')
  checkScope(claim, identity)
  if (claim.accessKeyId !== identity.accessKeyId)
    throw new S3Error('InvalidAccessKeyId', { details: { AWSAccessKeyId: claim.accessKeyId } })
  checkTime(claim, now)
  checkSignedHeaders(claim, received)
  checkSignature(claim, received, identity)
  return signedBodyHash(claim.payloadHash)
}

function checkScope({ scope, timestamp, malformed }: Claim, { region }: Identity): void {
  if (scope.service !== 's3') throw malformed(`The service '${scope.service}' is wrong; expecting 's3'`)
  if (scope.region !== region) throw malformed(`The region '${scope.region}' is wrong; expecting '${region}'`)
  if (!timestamp.startsWith(`${scope.day}T`))
    throw malformed(`The credential's day ${scope.day} is not the one of ${timestamp}`)
}

function checkTime({ time, expiresSeconds }: Claim, now: number): void {
  const dates = { ServerTime: new Date(now).toISOString() }
  if (expiresSeconds === undefined) {
    if (Math.abs(now - time) <= largestSkewMilliseconds) return
    throw new S3Error('RequestTimeTooSkewed', {
      details: {
        ...dates,
        RequestTime: new Date(time).toISOString(),
        MaxAllowedSkewMilliseconds: String(largestSkewMilliseconds),
      },
    })
  }
  if (time - now > largestSkewMilliseconds)
    throw new S3Error('AccessDenied', { message: 'Request is not valid yet', details: dates })
  const end = time + expiresSeconds * 1000
  if (now < end) return
  const details = { 'X-Amz-Expires': String(expiresSeconds), Expires: new Date(end).toISOString(), ...dates }
  throw new S3Error('AccessDenied', { message: 'Request has expired', details })
}

/** A header that steers S3 must not be added by who only holds the address. */
function checkSignedHeaders({ signedHeaders }: Claim, { headers }: Received): void {
  const needed = ['host', ...Object.keys(headers).filter((name) => name.startsWith('x-amz-'))]
  const missing = needed.filter((name) => !signedHeaders.includes(name))
  if (missing.length === 0) return
  throw new S3Error('AccessDenied', {
    message: 'There are headers in the request that were not signed',
    details: { HeadersNotSigned: missing.join(', ') },
  })
}

function checkSignature(claim: Claim, received: Received, { secretAccessKey }: Identity): void {
  const names = [...new Set(claim.signedHeaders)]
  const canonical = canonicalRequest({
    method: received.method,
    path: received.path,
    query: claim.query,
    headers: names.map((name) => [name, received.headers[name] ?? []]),
    payloadHash: claim.payloadHash,
  })
  const text = stringToSign(canonical, claim.timestamp, claim.scope)
  // An absent header would read like an empty one.
  const areThere = names.every((name) => received.headers[name] !== undefined)
  if (areThere && isSame(sign(text, secretAccessKey, claim.scope), claim.signature)) return
  throw new S3Error('SignatureDoesNotMatch', {
    details: {
      AWSAccessKeyId: claim.accessKeyId,
      StringToSign: text,
      SignatureProvided: claim.signature,
      CanonicalRequest: canonical,
    },
  })
}

/** Takes the same time wherever they differ. */
function isSame(calculated: string, given: string): boolean {
  const [a, b] = [Buffer.from(calculated), Buffer.from(given)]
  return a.length === b.length && timingSafeEqual(a, b)
}

function signedBodyHash(payloadHash: string): string | undefined {
  if (payloadHash === unsignedPayload) return undefined
  if (/^[\da-f]{64}$/.test(payloadHash)) return payloadHash
  if (payloadHash.startsWith('STREAMING-'))
    throw notImplemented(`bodies in signed chunks (${payloadHash}): set requestChecksumCalculation to WHEN_REQUIRED`)
  throw new S3Error('InvalidArgument', {
    message: `x-amz-content-sha256 has to be ${unsignedPayload} or a SHA-256 in hexadecimal.`,
  })
}
