import pg from 'pg'
import type { DatabaseAccess } from './tls.ts'

const connectMilliseconds = 1_000

/**
 * Ends what a backend of our own role is doing, over another connection. Never rejects: its statement has limits
 * besides.
 */
export type Cancel = (backend: number) => void

export function canceller({ url, ssl }: DatabaseAccess): Cancel {
  const waiting: number[] = []
  let cancelling = false

  const cancelAll = async () => {
    const client = new pg.Client({
      connectionString: url,
      ...(ssl ? { ssl: ssl() } : {}),
      connectionTimeoutMillis: connectMilliseconds,
      query_timeout: connectMilliseconds,
    })
    client.on('error', () => {})
    try {
      await client.connect()
      while (waiting.length > 0)
        await client.query('SELECT pg_cancel_backend(pid) FROM unnest($1::int[]) AS pid', [waiting.splice(0)])
    } catch {
      waiting.length = 0
    }
    await client.end().catch(() => {})
  }
  const start = async () => {
    cancelling = true
    while (waiting.length > 0) await cancelAll()
    cancelling = false
  }

  return (backend) => {
    waiting.push(backend)
    if (!cancelling) void start()
  }
}
