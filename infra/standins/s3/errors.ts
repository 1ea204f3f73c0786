import { element, xmlHead } from './xml.ts'

/**
 * The codes that S3 documents, with their statuses. The sentences are for people and may be replaced by a nearer one.
 */
const known = {
  AccessDenied: [403, 'Access Denied'],
  AccessForbidden: [403, 'The CORS rules of this bucket do not allow the request.'],
  AuthorizationHeaderMalformed: [400, 'The authorization header is malformed.'],
  AuthorizationQueryParametersError: [400, 'The authorization parameters of the query are malformed.'],
  BadDigest: [400, 'The checksum that was sent is not the one of the body.'],
  BadRequest: [400, 'The request lacks a header that it needs.'],
  BucketAlreadyOwnedByYou: [409, 'The bucket exists already, and it is yours.'],
  EntityTooLarge: [400, 'The object is larger than is allowed.'],
  IncompleteBody: [400, 'The body is shorter than its Content-Length.'],
  InternalError: [500, 'Something broke here. Please try again.'],
  InvalidAccessKeyId: [403, 'No such access key id is known here.'],
  InvalidArgument: [400, 'An argument is invalid.'],
  InvalidDigest: [400, 'The Content-MD5 or checksum that was sent is not one.'],
  InvalidRange: [416, 'The range lies outside of the object.'],
  InvalidRequest: [400, 'The request is invalid.'],
  InvalidToken: [400, 'Session tokens are not known here.'],
  InvalidURI: [400, 'The address cannot be read.'],
  KeyTooLongError: [400, 'The key is longer than 1024 bytes.'],
  MalformedXML: [400, 'The XML is not well-formed, or not what is expected here.'],
  MaxMessageLengthExceeded: [400, 'The request is too large.'],
  MissingContentLength: [411, 'The header Content-Length is required.'],
  NoSuchBucket: [404, 'The bucket does not exist.'],
  NoSuchKey: [404, 'The key does not exist.'],
  NotImplemented: [501, 'The object storage stand-in does not imitate this.'],
  PreconditionFailed: [412, 'A condition of the request does not hold.'],
  RequestTimeTooSkewed: [403, 'The time of the request is too far from the time here.'],
  SignatureDoesNotMatch: [403, 'The signature is not the one calculated here. Check the secret and what was signed.'],
  XAmzContentSHA256Mismatch: [400, 'The header x-amz-content-sha256 is not the hash of the body.'],
} as const satisfies Record<string, readonly [status: number, message: string]>
export type ErrorCode = keyof typeof known

type Refusal = {
  message?: string
  /** Further elements of the answer, such as `Key`. */
  details?: Record<string, string>
}

/** An error answer of S3. */
export class S3Error extends Error {
  override name = 'S3Error'
  readonly code: ErrorCode
  readonly status: number
  readonly details: Record<string, string>
  constructor(code: ErrorCode, { message, details = {} }: Refusal = {}) {
    super(message ?? known[code][1])
    this.code = code
    this.status = known[code][0]
    this.details = details
  }
}

export const notImplemented = (what: string) =>
  new S3Error('NotImplemented', { message: `The object storage stand-in does not imitate ${what}.` })

export function errorXml({ code, message, details }: S3Error, resource: string, requestId: string): string {
  const elements = { Code: code, Message: message, ...details, Resource: resource, RequestId: requestId }
  const inner = Object.entries(elements).map(([name, text]) => element(name, text))
  return `${xmlHead}<Error>${inner.join('')}</Error>`
}
