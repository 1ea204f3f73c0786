import { GetObjectCommand, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3'
import { getSignedUrl, S3RequestPresigner } from '@aws-sdk/s3-request-presigner'
import { reach } from './reach.ts'

export type Address = { url: string; expiresAt: string }

/** Addresses that anybody can use until they expire. */
export type Addresses = {
  /** For a PUT of exactly so many bytes of this type; `headers` are to be sent with it. */
  signUpload(key: string, upload: { contentType: string; sizeBytes: number }): Promise<Upload>
  /** Both are the headers that the reader gets, whatever the object was stored with. */
  signRead(key: string, shown: { contentType: string; disposition: string }): Promise<Address>
}
export type Upload = Address & { headers: Record<string, string> }

const addressSeconds = 15 * 60

/** Signing needs no connection, but perhaps keys that AWS gives out. */
export function signAddresses(client: S3Client, Bucket: string): Addresses {
  const signer = new S3RequestPresigner(client.config)
  const bucketUrl = bucketAddress(client, Bucket)
  return {
    signUpload: (Key, { contentType, sizeBytes }) =>
      reach('sign an upload', async () => {
        const { signingDate, expiresAt } = lifetime()
        const command = new PutObjectCommand({ Bucket, Key, ContentType: contentType, ContentLength: sizeBytes })
        const signableHeaders = new Set(['host', 'content-type', 'content-length'])
        const url = await getSignedUrl(client, command, { signingDate, expiresIn: addressSeconds, signableHeaders })
        return { url, headers: { 'content-type': contentType }, expiresAt }
      }),
    // Not as above: a page of history may have hundreds, and the SDK's way to an address takes eight times as long.
    signRead: (key, { contentType, disposition }) =>
      reach('sign an address', async () => {
        const { signingDate, expiresAt } = lifetime()
        const bucket = await bucketUrl()
        const query = { 'response-content-type': contentType, 'response-content-disposition': disposition }
        const signed = await signer.presign(getRequest(bucket, key, query), { signingDate, expiresIn: addressSeconds })
        return { url: `${bucket.origin}${signed.path}?${queryText(signed.query ?? {})}`, expiresAt }
      }),
  }
}

const getRequest = ({ protocol, hostname, host, port, pathname }: URL, key: string, query: Record<string, string>) => ({
  method: 'GET',
  protocol,
  hostname,
  ...(port === '' ? {} : { port: Number(port) }),
  path: pathname + key,
  query,
  headers: { host },
})

/** Whole seconds, as a signature has them: what is said to expire then does. */
function lifetime(): { signingDate: Date; expiresAt: string } {
  const signedAt = Math.floor(Date.now() / 1000) * 1000
  return { signingDate: new Date(signedAt), expiresAt: new Date(signedAt + addressSeconds * 1000).toISOString() }
}

/**
 * Where the SDK has the bucket's objects, as an address that ends in a slash: it alone knows what regions and endpoints
 * mean.
 */
function bucketAddress(client: S3Client, Bucket: string): () => Promise<URL> {
  let found: Promise<URL> | undefined
  const find = async () => new URL('.', await getSignedUrl(client, new GetObjectCommand({ Bucket, Key: 'any' })))
  return () => {
    found ??= find().catch((error) => {
      found = undefined
      throw error
    })
    return found
  }
}

type Query = Record<string, string | string[] | null>

/** Signatures are of percent-encoded text, spaces included. */
const queryText = (query: Query): string =>
  Object.entries(query)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`)
    .join('&')
