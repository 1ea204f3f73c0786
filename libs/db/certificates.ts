import { once } from 'node:events'
import { type Certificates, certificateIn, certificateShownBy } from '@yoldas/telemetry'
import { readAccess } from './tls.ts'

const usualPort = 5432
/** Postgres's SSLRequest: its length and its code. */
const sslRequest = Buffer.from([0, 0, 0, 8, 0x04, 0xd2, 0x16, 0x2f])

/** Our own and that of Postgres; none without TLS. */
export function databaseCertificates(databaseUrl: string): Certificates {
  const { ssl } = readAccess(databaseUrl)
  if (!ssl) return {}
  const { hostname: host, port, searchParams } = new URL(databaseUrl)
  const file = searchParams.get('sslcert')
  return {
    ...(file ? { 'postgres-client': () => certificateIn(file) } : {}),
    postgres: () =>
      certificateShownBy({
        ...{ host, port: Number(port || usualPort), tls: ssl() },
        begin: async (tcp, signal) => {
          tcp.write(sslRequest)
          const [answer] = await once(tcp, 'data', { signal })
          if (String(answer) !== 'S') throw new Error('Postgres takes no TLS')
        },
      }),
  }
}
