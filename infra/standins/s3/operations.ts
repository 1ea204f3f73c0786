import type { Run } from './answers.ts'
import { createBucket, headBucket } from './buckets.ts'
import { deleteObjects } from './deleting.ts'
import { type ErrorCode, notImplemented, S3Error } from './errors.ts'
import { listObjects } from './listing.ts'
import { getObject } from './reading.ts'
import { parameter, type Received } from './received.ts'
import { copyObject, deleteObject, putObject } from './writing.ts'

export type Operation = {
  run: Run
  largestBytes: number
  tooLarge: ErrorCode
  needsLength: boolean
}

type Known = Partial<Operation> & {
  run: Run
  /** Parameters of the query and headers `x-amz-…` that it knows. */
  query?: readonly string[]
  amz?: RegExp
}

const MiB = 1024 * 1024
const checksum = 'checksum-(?:crc32|crc32c|crc64nvme|sha1|sha256)|sdk-checksum-algorithm'

const reading: Known = {
  run: getObject,
  query: [
    'response-content-type',
    'response-content-disposition',
    'response-content-encoding',
    'response-content-language',
    'response-cache-control',
    'response-expires',
  ],
  amz: /^checksum-mode$/,
}

const operations = {
  getObject: reading,
  headObject: reading,
  putObject: {
    run: putObject,
    amz: new RegExp(`^(?:meta-.+|${checksum})$`),
    largestBytes: 64 * MiB,
    tooLarge: 'EntityTooLarge',
    needsLength: true,
  },
  copyObject: {
    run: copyObject,
    amz: /^(?:meta-.+|copy-source|copy-source-if-match|copy-source-if-none-match|metadata-directive)$/,
  },
  deleteObject: { run: deleteObject },
  listObjects: {
    run: listObjects,
    query: ['list-type', 'prefix', 'max-keys', 'start-after', 'continuation-token', 'encoding-type'],
  },
  deleteObjects: {
    run: deleteObjects,
    query: ['delete'],
    amz: new RegExp(`^(?:${checksum})$`),
    largestBytes: 2 * MiB,
  },
  headBucket: { run: headBucket },
  createBucket: { run: createBucket },
} satisfies Record<string, Known>

/** Which operation the request is, by what of it decides that. */
function nameOf(received: Received): keyof typeof operations | undefined {
  const { method, key, amz } = received
  if (key !== '') {
    if (method === 'GET') return 'getObject'
    if (method === 'HEAD') return 'headObject'
    if (method === 'PUT') return amz.has('x-amz-copy-source') ? 'copyObject' : 'putObject'
    return method === 'DELETE' ? 'deleteObject' : undefined
  }
  if (method === 'HEAD') return 'headBucket'
  if (method === 'PUT') return 'createBucket'
  if (method === 'GET' && parameter(received, 'list-type') === '2') return 'listObjects'
  return method === 'POST' && parameter(received, 'delete') !== undefined ? 'deleteObjects' : undefined
}

/** Of signing, or without meaning for what is done. */
const ignoredAmz = /^(?:algorithm|credential|date|expires|signedheaders|signature|content-sha256|user-agent)$/

/** @throws S3Error for everything that would be done otherwise than S3 does it: nothing is left out in silence */
export function operationOf(received: Received, bucket: string): Operation {
  if (received.bucket === '') throw notImplemented('requests without a bucket')
  if (received.bucket !== bucket) throw new S3Error('NoSuchBucket', { details: { BucketName: received.bucket } })
  const name = nameOf(received)
  if (!name) throw notImplemented(`this use of ${received.method}`)
  const { query = [], amz, ...known }: Known = operations[name]
  for (const [parameter] of received.query)
    if (parameter !== 'x-id' && !query.includes(parameter) && !/^x-amz-/i.test(parameter))
      throw notImplemented(`the parameter ${parameter} here`)
  for (const header of received.amz.keys()) {
    const rest = header.slice('x-amz-'.length)
    if (!ignoredAmz.test(rest) && !amz?.test(rest)) throw notImplemented(`the header ${header} here`)
  }
  return { largestBytes: MiB, tooLarge: 'MaxMessageLengthExceeded', needsLength: false, ...known }
}
