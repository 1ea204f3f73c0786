import type { Run } from './answers.ts'
import { isUnchanged } from './conditions.ts'
import { S3Error } from './errors.ts'
import type { StoredObject } from './objects.ts'
import { checkHeader, header, parameter, type Received } from './received.ts'

/** GetObject, and HeadObject, whose answer the server sends without its body. */
export const getObject: Run = async ({ objects }, received) => {
  const object = await objects.read(received.key)
  if (!object) throw new S3Error('NoSuchKey', { details: { Key: received.key } })
  const headers = {
    'accept-ranges': 'bytes',
    etag: object.etag,
    'last-modified': new Date(object.lastModified).toUTCString(),
  }
  if (isUnchanged(received, object)) return { status: 304, headers }
  const content = { ...headers, ...object.headers, ...overrides(received) }
  const range = readRange(header(received, 'range'), object)
  if (!range) return { status: 200, headers: content, body: object.bytes }
  const { first, last } = range
  return {
    status: 206,
    headers: { ...content, 'content-range': `bytes ${first}-${last}/${object.size}` },
    body: object.bytes.subarray(first, last + 1),
  }
}

const replaceable = ['content-type', 'content-disposition', 'content-encoding', 'content-language', 'cache-control']

/** Headers that the address itself asks for. They are part of what is signed, like the rest of the query. */
function overrides(received: Received): Record<string, string> {
  const given = [...replaceable, 'expires'].flatMap((name) => {
    const value = parameter(received, `response-${name}`)
    return value === undefined ? [] : [[name, value] as const]
  })
  for (const [name, value] of given) checkHeader(name, value)
  return Object.fromEntries(given)
}

/** One range of bytes; a range that cannot be read, and several, mean the whole object, as S3 does it. */
function readRange(range: string | undefined, { size }: StoredObject): { first: number; last: number } | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? []
  if (from === '' && to === '') return undefined
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (from !== '' && to !== '' && Number(to) < Number(from)) return undefined
  if (first >= size)
    throw new S3Error('InvalidRange', { details: { RangeRequested: range ?? '', ActualObjectSize: String(size) } })
  return { first, last }
}
