import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { crc32 } from 'node:zlib'
import { type ErrorCode, notImplemented, S3Error } from './errors.ts'
import { header, type Received } from './received.ts'

export type Body = { bytes: Buffer; md5: string; hasChecksum: boolean }

type Limits = {
  largestBytes: number
  tooLarge: ErrorCode
  /** Whether a request has to say beforehand how long its body is. */
  needsLength: boolean
}

/**
 * Takes the body whole, hashing what comes while it comes.
 * @throws S3Error when it is too long, ends too early or is not what `signedHash` or any checksum of the headers says
 */
export async function readBody(
  request: IncomingMessage,
  received: Received,
  signedHash: string | undefined,
  limits: Limits,
): Promise<Body> {
  const { needsLength, largestBytes } = limits
  if (/\baws-chunked\b/.test(header(received, 'content-encoding') ?? '')) throw notImplemented('aws-chunked bodies')
  const declared = header(received, 'content-length')
  if (needsLength && declared === undefined) throw new S3Error('MissingContentLength')
  if (Number(declared ?? 0) > largestBytes) throw tooLarge(limits, Number(declared))
  const checksums = checksumsOf(received)
  const md5 = hashing('md5', 'hex')
  const checks = signedHash === undefined ? checksums : [...checksums, payloadCheck(signedHash)]
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of chunksOf(request)) {
    bytes += chunk.length
    if (bytes > largestBytes) throw tooLarge(limits, bytes)
    chunks.push(chunk)
    md5.update(chunk)
    for (const { hash } of checks) hash.update(chunk)
  }
  for (const { hash, expected, refusal } of checks) if (hash.result() !== expected) throw new S3Error(refusal)
  return { bytes: Buffer.concat(chunks), md5: md5.result(), hasChecksum: checksums.length > 0 }
}

const tooLarge = ({ tooLarge, largestBytes }: Limits, bytes: number) =>
  new S3Error(tooLarge, { details: { ProposedSize: String(bytes), MaxSizeAllowed: String(largestBytes) } })

async function* chunksOf(request: IncomingMessage): AsyncGenerator<Buffer> {
  try {
    // A refusal in the middle still has to be answered.
    for await (const chunk of request.iterator({ destroyOnReturn: false })) yield chunk
  } catch (error) {
    if (!request.complete) throw new S3Error('IncompleteBody')
    throw error
  }
}

type Hashing = { update(chunk: Buffer): void; result(): string }
type Check = { hash: Hashing; expected: string; refusal: ErrorCode }

function hashing(algorithm: string, encoding: 'hex' | 'base64'): Hashing {
  const hash = createHash(algorithm)
  return { update: (chunk) => void hash.update(chunk), result: () => hash.digest(encoding) }
}

function crc32Hashing(): Hashing {
  let value = 0
  return {
    update: (chunk) => {
      value = crc32(chunk, value)
    },
    result: () => {
      const bytes = Buffer.alloc(4)
      bytes.writeUInt32BE(value)
      return bytes.toString('base64')
    },
  }
}

const payloadCheck = (expected: string): Check => ({
  hash: hashing('sha256', 'hex'),
  expected,
  refusal: 'XAmzContentSHA256Mismatch',
})

const checksumHashings: Record<string, { bytes: number; start: () => Hashing }> = {
  'content-md5': { bytes: 16, start: () => hashing('md5', 'base64') },
  'x-amz-checksum-crc32': { bytes: 4, start: crc32Hashing },
  'x-amz-checksum-sha1': { bytes: 20, start: () => hashing('sha1', 'base64') },
  'x-amz-checksum-sha256': { bytes: 32, start: () => hashing('sha256', 'base64') },
}

/** What the request promises of its body besides what it signs. */
function checksumsOf(received: Received): Check[] {
  const md5 = header(received, 'content-md5')
  const given = [...received.amz].filter(([name]) => /^x-amz-checksum-(?!mode$)/.test(name))
  if (md5 !== undefined) given.push(['content-md5', md5])
  return given.map(([name, expected]) => {
    const known = checksumHashings[name]
    if (!known) throw notImplemented(`the header ${name}`)
    const bytes = Buffer.from(expected, 'base64')
    if (bytes.length !== known.bytes || bytes.toString('base64') !== expected) throw new S3Error('InvalidDigest')
    return { hash: known.start(), expected, refusal: 'BadDigest' }
  })
}
