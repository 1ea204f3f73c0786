import { type Run, xmlAnswer } from './answers.ts'
import { S3Error } from './errors.ts'
import type { Details } from './objects.ts'
import { parameter, type Received } from './received.ts'
import { uriEncode } from './signing.ts'
import { element, xmlHead } from './xml.ts'

const largestPage = 1000

/** ListObjectsV2: a page of keys in the order of their bytes, and a token for the next. */
export const listObjects: Run = ({ name, objects }, received) => {
  const wanted = readWanted(received)
  const after = Buffer.from(wanted.after)
  const found = objects
    .list()
    .filter(([key]) => key.startsWith(wanted.prefix) && Buffer.compare(Buffer.from(key), after) > 0)
  const page = found.slice(0, wanted.size)
  const last = page.at(-1)
  const isTruncated = last !== undefined && found.length > page.length
  const { encode } = wanted
  const optional = (tag: string, value: string | undefined) => (value === undefined ? '' : element(tag, value))
  const parts = [
    element('Name', name),
    element('Prefix', encode(wanted.prefix)),
    optional('StartAfter', wanted.startAfter && encode(wanted.startAfter)),
    optional('ContinuationToken', wanted.token),
    optional('NextContinuationToken', isTruncated ? tokenFor(last[0]) : undefined),
    element('KeyCount', String(page.length)),
    element('MaxKeys', String(wanted.size)),
    optional('EncodingType', wanted.encodingType),
    element('IsTruncated', String(isTruncated)),
    ...page.map(([key, details]) => contents(encode(key), details)),
  ]
  const namespace = 'http://s3.amazonaws.com/doc/2006-03-01/'
  return xmlAnswer(`${xmlHead}<ListBucketResult xmlns="${namespace}">${parts.join('')}</ListBucketResult>`)
}

function readWanted(received: Received) {
  const token = parameter(received, 'continuation-token')
  const startAfter = parameter(received, 'start-after')
  const encodingType = parameter(received, 'encoding-type')
  if (encodingType !== undefined && encodingType !== 'url')
    throw new S3Error('InvalidArgument', { message: 'encoding-type can only be url.' })
  return {
    prefix: parameter(received, 'prefix') ?? '',
    size: readPageSize(parameter(received, 'max-keys')),
    token,
    startAfter,
    // A token continues a listing, wherever it began.
    after: token === undefined ? (startAfter ?? '') : keyOf(token),
    encodingType,
    encode: encodingType === undefined ? (text: string) => text : urlEncode,
  }
}

function readPageSize(text: string | undefined): number {
  if (text === undefined) return largestPage
  if (!/^\d{1,10}$/.test(text) || Number(text) > 0x7fffffff)
    throw new S3Error('InvalidArgument', { message: 'max-keys is a number from 0 to 2147483647.' })
  return Math.min(Number(text), largestPage)
}

/** Clients are to hand tokens back as they are, so they do not look like keys. */
const tokenFor = (key: string) => Buffer.from(key).toString('base64url')

function keyOf(token: string): string {
  const key = Buffer.from(token, 'base64url').toString()
  if (token !== '' && tokenFor(key) === token) return key
  throw new S3Error('InvalidArgument', { message: 'The continuation token is not one of this listing.' })
}

/** As S3 does for names that XML has no characters for: slashes stay, blanks become pluses. */
const urlEncode = (text: string) => uriEncode(text).replaceAll('%2F', '/').replaceAll('%20', '+')

function contents(key: string, { etag, size, lastModified }: Details): string {
  const parts = [
    element('Key', key),
    element('LastModified', new Date(lastModified).toISOString()),
    element('ETag', etag),
    element('Size', String(size)),
    element('StorageClass', 'STANDARD'),
  ]
  return `<Contents>${parts.join('')}</Contents>`
}
