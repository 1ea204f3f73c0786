import { createHash } from 'node:crypto'
import { type Run, xmlAnswer } from './answers.ts'
import { checkSource, replacing } from './conditions.ts'
import { notImplemented, S3Error } from './errors.ts'
import type { StoredObject } from './objects.ts'
import { decode, header, type Received } from './received.ts'
import { element, xmlHead } from './xml.ts'

export const putObject: Run = async ({ objects }, received, { bytes, md5 }) => {
  const object = storedObject(bytes, headersOf(received), md5)
  await objects.write(received.key, object, replacing(received))
  return { status: 200, headers: { etag: object.etag } }
}

export const copyObject: Run = async ({ name, objects }, received) => {
  const sourceKey = readSource(received, name)
  const source = await objects.read(sourceKey)
  if (!source) throw new S3Error('NoSuchKey', { details: { Key: sourceKey } })
  checkSource(received, source)
  const isReplacing = directiveOf(received) === 'REPLACE'
  if (sourceKey === received.key && !isReplacing)
    throw new S3Error('InvalidRequest', { message: 'A copy onto itself has to replace the metadata.' })
  const copy = storedObject(source.bytes, isReplacing ? headersOf(received) : source.headers)
  await objects.write(received.key, copy, replacing(received))
  const result = element('LastModified', new Date(copy.lastModified).toISOString()) + element('ETag', copy.etag)
  return xmlAnswer(`${xmlHead}<CopyObjectResult>${result}</CopyObjectResult>`)
}

/** Succeeds where nothing is, as S3 does. */
export const deleteObject: Run = async ({ objects }, received) => {
  if (header(received, 'if-match') !== undefined) throw notImplemented('If-Match on a deletion')
  await objects.remove(received.key)
  return { status: 204 }
}

/** An object as it is from now on. */
export function storedObject(
  bytes: Buffer,
  headers: Readonly<Record<string, string>>,
  md5 = createHash('md5').update(bytes).digest('hex'),
): StoredObject {
  const lastModified = Math.floor(Date.now() / 1000) * 1000
  return { bytes, etag: `"${md5}"`, size: bytes.length, lastModified, headers }
}

const keptHeaders = ['cache-control', 'content-disposition', 'content-encoding', 'content-language', 'expires']

/** What a reader gets with the object: the headers that HTTP has for content, and the metadata of the user. */
function headersOf(received: Received): Record<string, string> {
  const content = keptHeaders.flatMap((name) => {
    const value = header(received, name)
    return value === undefined ? [] : [[name, value] as const]
  })
  const metadata = [...received.amz].filter(([name]) => name.startsWith('x-amz-meta-'))
  return {
    'content-type': header(received, 'content-type') ?? 'binary/octet-stream',
    ...Object.fromEntries([...content, ...metadata]),
  }
}

/** The key in `x-amz-copy-source`, which is percent-encoded and names the bucket. */
function readSource({ amz }: Received, bucket: string): string {
  const [, encodedName = '', encodedKey, version] =
    /^\/?([^/?]+)\/([^?]+)(\?.*)?$/.exec(amz.get('x-amz-copy-source') ?? '') ?? []
  if (encodedKey === undefined)
    throw new S3Error('InvalidArgument', { message: 'x-amz-copy-source is written <bucket>/<key>, percent-encoded.' })
  if (version !== undefined) throw notImplemented('versions of objects')
  if (decode(encodedName) !== bucket)
    throw new S3Error('NoSuchBucket', { details: { BucketName: decode(encodedName) } })
  return decode(encodedKey)
}

function directiveOf({ amz }: Received): 'COPY' | 'REPLACE' {
  const directive = amz.get('x-amz-metadata-directive') ?? 'COPY'
  if (directive === 'COPY' || directive === 'REPLACE') return directive
  throw new S3Error('InvalidArgument', { message: 'x-amz-metadata-directive is COPY or REPLACE.' })
}
