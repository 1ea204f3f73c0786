import { z } from 'zod'

/**
 * What a process needs to reach NATS. The files are read anew for every connection, so renewed ones need no restart.
 */
export const busVariables = {
  NATS_URL: z.url().describe('NATS, with the user and password of this process. `tls://` requires TLS.'),
  NATS_CA_FILE: z
    .string()
    .optional()
    .describe("The certificate of the authority that signed NATS's, instead of the system's. Requires TLS too."),
  NATS_CERT_FILE: z
    .string()
    .optional()
    .describe('A client certificate of this process for NATS. Needs `NATS_KEY_FILE`.'),
  NATS_KEY_FILE: z.string().optional().describe('The key of that certificate.'),
}

const Given = z.object(busVariables)
type Given = z.output<typeof Given>

/** For `superRefine`. */
export function checkBusVariables(
  { NATS_CERT_FILE, NATS_KEY_FILE }: Partial<Given>,
  context: { addIssue(issue: { code: 'custom'; path: string[]; message: string }): void },
): void {
  if ((NATS_CERT_FILE === undefined) === (NATS_KEY_FILE === undefined)) return
  const [missing, given] = NATS_CERT_FILE ? ['NATS_KEY_FILE', 'NATS_CERT_FILE'] : ['NATS_CERT_FILE', 'NATS_KEY_FILE']
  context.addIssue({ code: 'custom', path: [missing ?? ''], message: `needed together with ${given}` })
}

/** Paths of files in PEM. */
export type BusTls = { caFile?: string; certFile?: string; keyFile?: string }
export type BusAccess = { url: string; tls?: BusTls }

export function busAccess(given: Given): BusAccess {
  const { NATS_URL: url, NATS_CA_FILE, NATS_CERT_FILE, NATS_KEY_FILE } = given
  const tls = {
    ...(NATS_CA_FILE ? { caFile: NATS_CA_FILE } : {}),
    ...(NATS_CERT_FILE ? { certFile: NATS_CERT_FILE } : {}),
    ...(NATS_KEY_FILE ? { keyFile: NATS_KEY_FILE } : {}),
  }
  const isWanted = url.startsWith('tls:') || Object.keys(tls).length > 0
  return isWanted ? { url, tls } : { url }
}
