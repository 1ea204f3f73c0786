import { readFileSync } from 'node:fs'
import type { ConnectionOptions } from 'node:tls'
import { isDeepStrictEqual } from 'node:util'

const parameters = ['sslmode', 'sslrootcert', 'sslcert', 'sslkey', 'connect_timeout'] as const
const usualConnectSeconds = 2

/** What a driver connects with; `ssl` is by the files as they are, and the same object until one of them changes. */
export type DatabaseAccess = { url: string; connectMilliseconds: number; ssl?: () => ConnectionOptions }

/**
 * Splits libpq's parameters off a database's address. `connect_timeout` is in seconds. TLS is used when one of `ssl…` is
 * there, and the server's certificate has to be its own, whatever the mode; `no-verify` and `disable` alone are
 * weaker.
 * @throws when a file cannot be read, one of certificate and key is missing, or the seconds are none
 */
export function readAccess(databaseUrl: string): DatabaseAccess {
  const url = new URL(databaseUrl)
  const [mode, authority, certificate, key, seconds = usualConnectSeconds] = parameters.map(
    (name) => url.searchParams.get(name) || undefined,
  )
  for (const name of parameters) url.searchParams.delete(name)
  if ((certificate === undefined) !== (key === undefined))
    throw new Error('the address of the database needs sslcert and sslkey together')
  const connectMilliseconds = Number(seconds) * 1000
  if (!(connectMilliseconds > 0))
    throw new Error('connect_timeout in the address of the database has to be a number of seconds above 0')
  const isWanted = mode !== undefined || authority !== undefined || certificate !== undefined
  if (!isWanted || mode === 'disable') return { url: url.href, connectMilliseconds }
  const files = {
    ...(authority ? { ca: authority } : {}),
    ...(certificate ? { cert: certificate } : {}),
    ...(key ? { key } : {}),
  }
  const read = () => ({
    rejectUnauthorized: mode !== 'no-verify',
    ...Object.fromEntries(Object.entries(files).map(([name, file]) => [name, readFileSync(file, 'utf8')])),
  })
  return { url: url.href, connectMilliseconds, ssl: latest(read) }
}

/** What is read; where it cannot be just now, as it was. */
function latest<Value>(read: () => Value): () => Value {
  let known = read()
  return () => {
    try {
      // Until two readings agree: between a certificate and its key, both may have been renewed.
      for (let now = read(); !isDeepStrictEqual(now, known); now = read()) known = now
    } catch {
      // They may be being renewed. The server refuses a certificate that is no longer good.
    }
    return known
  }
}
