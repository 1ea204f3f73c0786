import { S3Error } from './errors.ts'
import { header, type Parameters, parameter, type Received } from './received.ts'
import { algorithm, type Scope } from './signing.ts'

/** What a request says about its signature; nothing of it is judged yet. */
export type Claim = {
  accessKeyId: string
  scope: Scope
  /** As it was signed, and in milliseconds. */
  timestamp: string
  time: number
  /** Of a presigned address. */
  expiresSeconds: number | undefined
  signedHeaders: readonly string[]
  /** What of the query is signed. */
  query: Parameters
  payloadHash: string
  signature: string
  /** The error that a wrong claim of this kind is answered with. */
  malformed(message: string): S3Error
}

/** @throws S3Error when there is no claim, or none that can be read */
export function readClaim(received: Received): Claim {
  const authorization = header(received, 'authorization')
  const isPresigned = received.query.some(([name]) => name === 'X-Amz-Algorithm' || name === 'X-Amz-Signature')
  if (authorization !== undefined && isPresigned)
    throw new S3Error('InvalidArgument', { message: 'A request is signed by its header or by its query, not by both.' })
  if (isPresigned) return claimOfQuery(received)
  if (authorization !== undefined) return claimOfHeader(received, authorization)
  throw new S3Error('AccessDenied')
}

function claimOfHeader(received: Received, authorization: string): Claim {
  const malformed = (message: string) => new S3Error('AuthorizationHeaderMalformed', { message })
  const [, scheme, rest = ''] = /^(\S+)\s+(.*)$/.exec(authorization) ?? []
  if (scheme !== algorithm)
    throw new S3Error('InvalidRequest', { message: `Authorization has to begin with ${algorithm}.` })
  const parts = new Map(
    rest.split(',').map((part) => {
      const [, name = '', value = ''] = /^\s*([^=]*)=(.*?)\s*$/.exec(part) ?? []
      return [name, value] as const
    }),
  )
  const part = (name: string) => {
    const value = parts.get(name)
    if (!value) throw malformed(`The authorization header has no ${name}.`)
    return value
  }
  const payloadHash = header(received, 'x-amz-content-sha256')
  if (payloadHash === undefined)
    throw new S3Error('InvalidRequest', { message: 'The header x-amz-content-sha256 is required.' })
  return {
    ...readCredential(part('Credential'), malformed),
    ...signedTime(received),
    expiresSeconds: undefined,
    signedHeaders: part('SignedHeaders').split(';'),
    query: received.query,
    payloadHash,
    signature: part('Signature'),
    malformed,
  }
}

function claimOfQuery(received: Received): Claim {
  const malformed = (message: string) => new S3Error('AuthorizationQueryParametersError', { message })
  const part = (name: string) => {
    const value = parameter(received, name)
    if (!value) throw malformed(`The query has no ${name}.`)
    return value
  }
  if (part('X-Amz-Algorithm') !== algorithm) throw malformed(`X-Amz-Algorithm has to be ${algorithm}.`)
  const timestamp = part('X-Amz-Date')
  const time = readTimestamp(timestamp)
  if (time === undefined) throw malformed('X-Amz-Date has to be written as in 20130524T000000Z.')
  return {
    ...readCredential(part('X-Amz-Credential'), malformed),
    timestamp,
    time,
    expiresSeconds: readExpiry(part('X-Amz-Expires'), malformed),
    signedHeaders: part('X-Amz-SignedHeaders').split(';'),
    query: received.query.filter(([name]) => name !== 'X-Amz-Signature'),
    payloadHash: received.amz.get('x-amz-content-sha256') ?? unsignedPayload,
    signature: part('X-Amz-Signature'),
    malformed,
  }
}

export const unsignedPayload = 'UNSIGNED-PAYLOAD'
const longestExpirySeconds = 7 * 24 * 3600

function readExpiry(text: string, malformed: Claim['malformed']): number {
  if (!/^-?\d{1,15}$/.test(text)) throw malformed('X-Amz-Expires has to be a number.')
  const seconds = Number(text)
  if (seconds < 0) throw malformed('X-Amz-Expires must not be negative.')
  if (seconds > longestExpirySeconds) throw malformed(`X-Amz-Expires is at most ${longestExpirySeconds}, a week.`)
  return seconds
}

function readCredential(text: string, malformed: Claim['malformed']): Pick<Claim, 'accessKeyId' | 'scope'> {
  const [accessKeyId, day, region, service, end, ...more] = text.split('/')
  if (!accessKeyId || !day || !region || !service || end !== 'aws4_request' || more.length > 0)
    throw malformed('A credential is written <access key id>/<day>/<region>/s3/aws4_request.')
  return { accessKeyId, scope: { day, region, service } }
}

/** Of a request that is signed by its header: `x-amz-date`, or else `date`. */
function signedTime(received: Received): Pick<Claim, 'timestamp' | 'time'> {
  const given = header(received, 'x-amz-date')
  const time = given === undefined ? Date.parse(header(received, 'date') ?? '') : readTimestamp(given)
  if (time === undefined || Number.isNaN(time))
    throw new S3Error('AccessDenied', { message: 'A signed request needs a valid x-amz-date or date.' })
  return { timestamp: given ?? timestampOf(time), time }
}

const timestampOf = (time: number) => new Date(time).toISOString().replace(/[-:]|\.\d{3}/g, '')

function readTimestamp(text: string): number | undefined {
  const iso = text.replace(/^(\d{4})(\d\d)(\d\dT\d\d)(\d\d)(\d\dZ)$/, '$1-$2-$3:$4:$5')
  const time = iso === text ? Number.NaN : Date.parse(iso)
  return Number.isNaN(time) || timestampOf(time) !== text ? undefined : time
}
