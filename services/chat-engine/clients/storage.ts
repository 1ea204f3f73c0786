import { Readable } from 'node:stream'
import {
  CopyObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  type S3ClientConfig,
} from '@aws-sdk/client-s3'
import { type Addresses, signAddresses } from './addresses.ts'
import { orElse, reach } from './reach.ts'

export type StorageOptions = {
  region: string
  bucket: string
  /** Of an S3-compatible storage; without it AWS itself. */
  endpoint?: string | undefined
  /** Where phones reach it, when that is elsewhere. */
  publicEndpoint?: string | undefined
  /** Without them the SDK looks where AWS has them: the environment, the container, the machine's role. */
  accessKeyId?: string | undefined
  secretAccessKey?: string | undefined
}

export type ObjectHead = { etag: string; sizeBytes: number }

export type ReadOptions = {
  /** Only if the object is still this one. */
  etag?: string
  /** Only so many from the start. */
  firstBytes?: number
  signal?: AbortSignal
}

type Reading = {
  /** Null when nothing is there. */
  head(key: string): Promise<ObjectHead | null>
  /** Null when nothing is there, or no longer what was meant. */
  read(key: string, options?: ReadOptions): Promise<Buffer | null>
  /** Whether the bucket is there and may be used. */
  ping(): Promise<void>
}

export type Rewrite = (pieces: AsyncIterable<Uint8Array>) => AsyncIterable<Uint8Array>
type RewrittenSource = { etag: string; contentType: string; sizeBytes: number }

type Writing = {
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>
  /** False when the source is no longer what was meant. Of its headers the copy has none but the content type. */
  copy(from: string, to: string, source: { etag: string; contentType: string }): Promise<boolean>
  /** The same of what `rewrite` makes of the bytes, which are as many as before. Nothing is written when it fails. */
  rewrite(from: string, to: string, source: RewrittenSource, rewrite: Rewrite): Promise<boolean>
  /** Removes all whose keys begin so, and says how many they were. */
  removePrefix(prefix: string): Promise<number>
}

/** A bucket. What it fails to do in time throws `Unavailable`; doing anything again does no harm. */
export type Storage = Reading & Writing & Addresses & Disposable

/** All in milliseconds. */
export type StorageTiming = {
  connect: number
  attempt: number
  /** All attempts of an operation, and what it reads. */
  operation: number
}
const usualTiming: StorageTiming = { connect: 1_000, attempt: 4_000, operation: 8_000 }

/** Connects when it is first used. */
export function connectStorage(options: StorageOptions, timing = usualTiming): Storage {
  const { bucket, endpoint, publicEndpoint = endpoint } = options
  const client = new S3Client(clientConfig(options, endpoint, timing))
  const publicClient = new S3Client(clientConfig(options, publicEndpoint, timing))
  return {
    ...reading(client, bucket, timing),
    ...writing(client, bucket, timing),
    ...signAddresses(publicClient, bucket),
    [Symbol.dispose]() {
      client.destroy()
      publicClient.destroy()
    },
  }
}

function clientConfig(
  { region, accessKeyId, secretAccessKey }: StorageOptions,
  endpoint: string | undefined,
  { connect, attempt }: StorageTiming,
): S3ClientConfig {
  return {
    region,
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    ...(accessKeyId && secretAccessKey ? { credentials: { accessKeyId, secretAccessKey } } : {}),
    // Else uploads would need a checksum that phones don't send, and S3-compatible storages don't all know.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    // What fails is thrown; it would print to the console besides.
    logger: { debug() {}, info() {}, warn() {}, error() {} },
    requestHandler: {
      connectionTimeout: connect,
      requestTimeout: attempt,
      throwOnRequestTimeout: true,
    },
  }
}

const reading = (client: S3Client, Bucket: string, { operation }: StorageTiming): Reading => ({
  head: (Key) =>
    orElse(null, 'head an object', async () => {
      const { ETag = '', ContentLength = 0 } = await client.send(
        new HeadObjectCommand({ Bucket, Key }),
        timed(operation),
      )
      return { etag: ETag, sizeBytes: ContentLength }
    }),
  read: (Key, { etag: IfMatch, firstBytes, signal } = {}) =>
    orElse(null, 'read an object', async () => {
      const Range = firstBytes === undefined ? undefined : `bytes=0-${firstBytes - 1}`
      const { Body } = await client.send(
        new GetObjectCommand({ Bucket, Key, IfMatch, Range }),
        timed(operation, signal),
      )
      return Buffer.from((await Body?.transformToByteArray()) ?? [])
    }),
  ping: () =>
    reach('head the bucket', async () => {
      await client.send(new HeadBucketCommand({ Bucket }), timed(operation))
    }),
})

const writing = (client: S3Client, Bucket: string, { operation }: StorageTiming): Writing => ({
  put: (Key, Body, ContentType) =>
    reach('put an object', async () => {
      await client.send(new PutObjectCommand({ Bucket, Key, Body, ContentType }), timed(operation))
    }),
  copy: (from, Key, { etag: CopySourceIfMatch, contentType: ContentType }) =>
    orElse(false, 'copy an object', async () => {
      const CopySource = encodeURI(`${Bucket}/${from}`)
      const copied = { Bucket, Key, CopySource, CopySourceIfMatch, ContentType }
      await client.send(new CopyObjectCommand({ ...copied, MetadataDirective: 'REPLACE' }), timed(operation))
      return true
    }),
  rewrite: (from, to, { etag, contentType, sizeBytes }, rewrite) =>
    orElse(false, 'rewrite an object', async () => {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: from, IfMatch: etag }), timed(operation))
      if (!(Body instanceof Readable)) throw new Error('the object has no body')
      const written = Readable.from(rewrite(Body), { objectMode: false })
      // Else the request would wait for the rest.
      const broken = new AbortController()
      written.once('error', () => broken.abort())
      try {
        const put = { Bucket, Key: to, Body: written, ContentType: contentType, ContentLength: sizeBytes }
        // All of it is one attempt, since it cannot be sent twice.
        const whole = { ...timed(operation, broken.signal), requestTimeout: operation }
        await client.send(new PutObjectCommand(put), whole)
        return true
      } catch (error) {
        throw written.errored ?? error
      } finally {
        written.destroy()
        Body.destroy()
      }
    }),
  removePrefix: (Prefix) =>
    reach('remove objects', async () => {
      // Objects are removed before more are listed, so that each comes once.
      for (let [removed, first] = [0, '']; ; ) {
        const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket, Prefix }), timed(operation))
        const keys = Contents.flatMap(({ Key }) => Key ?? [])
        if (keys.length === 0) return removed
        if (keys[0] === first) throw new Error('an object that was removed is still listed')
        await removeKeys(client, Bucket, keys, operation)
        ;[removed, first] = [removed + keys.length, keys[0] ?? '']
      }
    }),
})

async function removeKeys(client: S3Client, Bucket: string, keys: string[], operation: number): Promise<void> {
  const Delete = { Objects: keys.map((Key) => ({ Key })), Quiet: true }
  const { Errors = [] } = await client.send(new DeleteObjectsCommand({ Bucket, Delete }), timed(operation))
  if (Errors.length > 0) throw new Error(`${Errors.length} objects were not removed: ${Errors[0]?.Code}`)
}

function timed(milliseconds: number, signal?: AbortSignal) {
  const timeout = AbortSignal.timeout(milliseconds)
  return { abortSignal: signal ? AbortSignal.any([signal, timeout]) : timeout }
}
