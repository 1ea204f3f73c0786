import { notImplemented, S3Error } from './errors.ts'
import type { Details } from './objects.ts'
import { header, type Received } from './received.ts'

const failed = (condition: string) => new S3Error('PreconditionFailed', { details: { Condition: condition } })

const isNamed = ({ etag }: Details, list: string) =>
  list.split(',').some((item) => item.trim() === '*' || unquote(item.trim().replace(/^W\//, '')) === unquote(etag))

/** SDKs send entity tags with and without their quotes. */
const unquote = (etag: string) => etag.replace(/^"(.*)"$/, '$1')

/**
 * True when the reader has the object already.
 * @throws S3Error when it is not the one that was asked for
 */
export function isUnchanged(received: Received, details: Details): boolean {
  for (const name of ['if-modified-since', 'if-unmodified-since', 'if-range'])
    if (header(received, name) !== undefined) throw notImplemented(`the header ${name}`)
  const match = header(received, 'if-match')
  if (match !== undefined && !isNamed(details, match)) throw failed('If-Match')
  const noneMatch = header(received, 'if-none-match')
  return noneMatch !== undefined && isNamed(details, noneMatch)
}

/** Decides whether what is there may be replaced; S3 knows `If-Match: <etag>` and `If-None-Match: *`. */
export function replacing(received: Received): (existing: Details | undefined) => void {
  const match = header(received, 'if-match')
  const noneMatch = header(received, 'if-none-match')
  if (noneMatch !== undefined && noneMatch !== '*') throw notImplemented('If-None-Match with an entity tag here')
  return (existing) => {
    if (noneMatch !== undefined && existing) throw failed('If-None-Match')
    if (match === undefined) return
    if (!existing) throw new S3Error('NoSuchKey', { details: { Key: received.key } })
    if (!isNamed(existing, match)) throw failed('If-Match')
  }
}

/** @throws S3Error when the source of a copy is not the one that was meant */
export function checkSource({ amz }: Received, source: Details): void {
  const match = amz.get('x-amz-copy-source-if-match')
  if (match !== undefined && !isNamed(source, match)) throw failed('x-amz-copy-source-If-Match')
  const noneMatch = amz.get('x-amz-copy-source-if-none-match')
  if (noneMatch !== undefined && isNamed(source, noneMatch)) throw failed('x-amz-copy-source-If-None-Match')
}
