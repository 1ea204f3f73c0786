import { type IncomingMessage, validateHeaderName, validateHeaderValue } from 'node:http'
import { S3Error } from './errors.ts'

export type Parameters = ReadonlyArray<readonly [name: string, value: string]>

/** A request as it came, its address decoded once. */
export type Received = {
  method: string
  /** Of path-style addressing: `/<bucket>/<key>`. Nothing in it is normalised: `..` and `//` are parts of keys. */
  path: string
  bucket: string
  key: string
  query: Parameters
  /** By names in small letters, repeated ones apart. */
  headers: NodeJS.Dict<string[]>
  /** The headers `x-amz-…`, among them those that a presigned address carries in its query. */
  amz: ReadonlyMap<string, string>
}

type Head = { method: string; target: string; headers: NodeJS.Dict<string[]> }

export const headOf = ({ method = '', url = '', headersDistinct }: IncomingMessage): Head => ({
  method,
  target: url,
  headers: headersDistinct,
})

/** @throws S3Error when the address cannot be read */
export function readRequest({ method, target, headers }: Head): Received {
  const [, rawPath, rawQuery = ''] = /^(\/[\x21-\x3e\x40-\x7e]*)(?:\?([\x21-\x7e]*))?$/.exec(target) ?? []
  if (rawPath === undefined) throw new S3Error('InvalidURI')
  const path = decode(rawPath)
  const [, bucket = '', key = ''] = /^\/([^/]*)\/?(.*)$/s.exec(path) ?? []
  if (Buffer.byteLength(key) > largestKeyBytes) throw new S3Error('KeyTooLongError')
  const query = rawQuery
    .split('&')
    .filter((part) => part !== '')
    .map((part) => {
      const [, name = '', value = ''] = /^([^=]*)=?(.*)$/.exec(part) ?? []
      return [decode(name), decode(value)] as const
    })
  return { method, path, bucket, key, query, headers, amz: amzOf(headers, query) }
}

const largestKeyBytes = 1024

/** A plus is a blank, in paths too. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    throw new S3Error('InvalidURI')
  }
}

function amzOf(headers: NodeJS.Dict<string[]>, query: Parameters): ReadonlyMap<string, string> {
  const isAmz = ([name]: readonly [string, string]) => name.startsWith('x-amz-')
  const ofQuery = query.map(([name, value]) => [name.toLowerCase(), value] as const).filter(isAmz)
  for (const [name, value] of ofQuery) checkHeader(name, value)
  const ofHeaders = Object.entries(headers).map(([name, values = []]) => [name, values.join(',')] as const)
  return new Map([...ofQuery, ...ofHeaders.filter(isAmz)])
}

/** @throws S3Error when what came in an address cannot be sent as a header */
export function checkHeader(name: string, value: string): void {
  try {
    validateHeaderName(name)
    validateHeaderValue(name, value)
  } catch {
    throw new S3Error('InvalidArgument', { message: `${name} cannot be written as a header.` })
  }
}

export const header = ({ headers }: Received, name: string) => headers[name]?.[0]

export const parameter = ({ query }: Received, name: string) => query.find(([given]) => given === name)?.[1]
