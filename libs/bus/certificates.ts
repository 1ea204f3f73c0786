import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import type { ConnectionOptions } from 'node:tls'
import { type Certificates, certificateIn, certificateShownBy } from '@yoldas/telemetry'
import type { BusAccess, BusTls } from './config.ts'

const usualPort = 4222

/** Our own and that of NATS; none without TLS. */
export function busCertificates({ url, tls }: BusAccess): Certificates {
  if (!tls) return {}
  const { certFile } = tls
  const { hostname: host, port } = new URL(url)
  return {
    ...(certFile ? { 'nats-client': () => certificateIn(certFile) } : {}),
    nats: async () =>
      certificateShownBy({
        ...{ host, port: Number(port || usualPort), tls: await own(tls) },
        // The server speaks first, and begins TLS behind its first line.
        begin: (tcp, signal) => once(tcp, 'data', { signal }),
      }),
  }
}

async function own({ certFile, keyFile }: BusTls): Promise<ConnectionOptions> {
  if (!certFile || !keyFile) return {}
  return { cert: await readFile(certFile), key: await readFile(keyFile) }
}
