import { createHash, createHmac } from 'node:crypto'
import type { Parameters } from './received.ts'

export const algorithm = 'AWS4-HMAC-SHA256'

/** What a signature is for: a day (`20130524`), a region and a service. */
export type Scope = { day: string; region: string; service: string }

/** Everything that a signature covers, decoded. */
export type Signed = {
  method: string
  path: string
  query: Parameters
  /** Each with its values, in any order. */
  headers: ReadonlyArray<readonly [name: string, values: readonly string[]]>
  /** The hash of the body in hexadecimal, or a word that stands for it. */
  payloadHash: string
}

/** Percent-encodes all but letters, digits and `-._~`, as Signature Version 4 wants it. */
export const uriEncode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`)

export function canonicalRequest({ method, path, query, headers, payloadHash }: Signed): string {
  const sorted = headers
    .map(([name, values]) => ({ name, value: values.map((value) => value.trim().replace(/ +/g, ' ')).join(',') }))
    .sort((a, b) => compare(a.name, b.name))
  return [
    method,
    path.split('/').map(uriEncode).join('/'),
    query
      .map(([name, value]) => [uriEncode(name), uriEncode(value)] as const)
      .sort(([a, x], [b, y]) => compare(a, b) || compare(x, y))
      .map(([name, value]) => `${name}=${value}`)
      .join('&'),
    ...sorted.map(({ name, value }) => `${name}:${value}`),
    '',
    sorted.map(({ name }) => name).join(';'),
    payloadHash,
  ].join('\n')
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** `timestamp` as in `20130524T000000Z`. */
export function stringToSign(canonical: string, timestamp: string, scope: Scope): string {
  const hash = createHash('sha256').update(canonical).digest('hex')
  return [algorithm, timestamp, `${scope.day}/${scope.region}/${scope.service}/aws4_request`, hash].join('\n')
}

/** In hexadecimal. */
export function sign(text: string, secretAccessKey: string, { day, region, service }: Scope): string {
  const key = [day, region, service, 'aws4_request'].reduce<Buffer>(hmac, Buffer.from(`AWS4${secretAccessKey}`))
  return hmac(key, text).toString('hex')
}

const hmac = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest()
