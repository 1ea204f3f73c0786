import { X509Certificate } from 'node:crypto'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { connect as connectTcp, isIP, type Socket } from 'node:net'
import { type ConnectionOptions, connect as connectTls } from 'node:tls'
import type { Metrics } from './metrics.ts'

type Certificate = Pick<X509Certificate, 'validToDate'>
/** Whose certificates, and how each is read. */
export type Certificates = Record<string, () => Promise<Certificate>>

const second = 1000
const readAgainMilliseconds = 3600 * second
const afterFailureMilliseconds = 60 * second
const askMilliseconds = 5 * second

/**
 * For how long each certificate is still good. They are read behind the reading of the metric, at most once an hour, so
 * that renewed ones are noticed. One that was read once is known until it is read again, also while its server is
 * away. `now` is in milliseconds since 1970.
 */
export function watchCertificates(metrics: Metrics, certificates: Certificates, now: () => number = Date.now): void {
  const watched = Object.entries(certificates).map(([of, read]) => [of, remembered(read, now)] as const)
  metrics.gaugeBy('yoldas_certificate_expires_seconds', 'Until a certificate expires', 'of', () =>
    Object.fromEntries(
      watched.flatMap(([of, endOf]) => {
        const end = endOf()
        return end === undefined ? [] : [[of, (end - now()) / second]]
      }),
    ),
  )
}

/** The end of a certificate as it was read last, in milliseconds since 1970; reads it in the background when due. */
function remembered(read: () => Promise<Certificate>, now: () => number): () => number | undefined {
  let end: number | undefined
  let nextAt = Number.NEGATIVE_INFINITY
  const readNow = async () => {
    nextAt = now() + readAgainMilliseconds
    try {
      end = (await read()).validToDate.getTime()
    } catch {
      // Who is away is known by other metrics.
      nextAt = now() + afterFailureMilliseconds
    }
  }
  return () => {
    if (now() >= nextAt) void readNow()
    return end
  }
}

/** Of a file in PEM; of a chain the first. */
export const certificateIn = async (file: string): Promise<X509Certificate> => new X509Certificate(await readFile(file))

type Server = {
  host: string
  port: number
  tls: ConnectionOptions
  /** What is said in the clear before TLS begins. */
  begin(tcp: Socket, signal: AbortSignal): Promise<unknown>
}

/**
 * What a server shows to who comes now: a connection that lives for months has seen an older one. It is not verified
 * here, since an expired one is to be seen too.
 * @throws when none is shown within 5 s
 */
export async function certificateShownBy({ host, port, tls, begin }: Server): Promise<X509Certificate> {
  const signal = AbortSignal.timeout(askMilliseconds)
  const tcp = connectTcp(port, host)
  // What is waited for rejects by it; later it matters to nobody.
  tcp.on('error', () => {})
  try {
    await begin(tcp, signal)
    const servername = isIP(host) ? '' : host
    const secured = connectTls({ ...tls, socket: tcp, servername, rejectUnauthorized: false })
    secured.on('error', () => {})
    await once(secured, 'secureConnect', { signal })
    const certificate = secured.getPeerX509Certificate()
    if (!certificate) throw new Error('the server showed no certificate')
    return certificate
  } finally {
    tcp.destroy()
  }
}
