import { request } from 'node:http'
import { GetObjectCommand, PutObjectCommand, S3Client, type S3ClientConfig } from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { type Storage, type StorageOptions, startStorage } from '../s3/server.ts'

export const keys = { accessKeyId: 'yoldas', secretAccessKey: 'a secret of the tests' }

export const startTestStorage = (options: Partial<StorageOptions> = {}) =>
  startStorage({ ...keys, bucket: 'media', ...options })

/** The real client. Without retries: what is refused is to be seen. */
export const clientOf = ({ url, region, accessKeyId, secretAccessKey }: Storage, config: S3ClientConfig = {}) =>
  new S3Client({
    endpoint: url,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    maxAttempts: 1,
    ...config,
  })

type Presigned = { type?: string; length?: number; expiresIn?: number; signingDate?: Date }

/** An address that takes one upload, of this type and length. */
export function presignPut(
  client: S3Client,
  key: string,
  { type = 'image/png', length = 3, expiresIn = 60, ...rest }: Presigned = {},
): Promise<string> {
  const command = new PutObjectCommand({ Bucket: 'media', Key: key, ContentType: type, ContentLength: length })
  const signableHeaders = new Set(['content-type', 'content-length', 'host'])
  return getSignedUrl(client, command, { expiresIn, signableHeaders, ...rest })
}

export function presignGet(client: S3Client, key: string, options: Presigned & { disposition?: string } = {}) {
  const { expiresIn = 60, signingDate, disposition } = options
  const overrides = disposition === undefined ? {} : { ResponseContentDisposition: disposition }
  const command = new GetObjectCommand({ Bucket: 'media', Key: key, ...overrides })
  return getSignedUrl(client, command, { expiresIn, ...(signingDate && { signingDate }) })
}

export const upload = (url: string, body: string | Buffer<ArrayBuffer> = 'png', type = 'image/png') =>
  fetch(url, { method: 'PUT', body, headers: { 'content-type': type } })

/** What S3 says is wrong. */
export async function codeOf(answer: Response): Promise<string> {
  const text = await answer.text()
  return /<Error><Code>(\w+)<\/Code><Message>[^<]+<\/Message>/.exec(text)?.[1] ?? text
}

type Raw = { method?: string; headers?: Record<string, string>; body?: string }

/** Asks with the path as it is: `fetch` resolves `..` and encodes what it pleases. */
export async function askRaw(url: string, path: string, { method = 'GET', headers = {}, body }: Raw = {}) {
  const { hostname, port } = new URL(url)
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; text: string }>()
  const sent = request({ hostname, port, path, method, headers, agent: false }, (answer) => {
    let text = ''
    answer.setEncoding('utf8')
    answer.on('data', (chunk: string) => {
      text += chunk
    })
    answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }))
  })
  sent.on('error', reject)
  sent.end(body)
  return promise
}
