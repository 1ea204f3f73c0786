import { spawnSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'

/** Files in PEM. */
export type Certificate = { certFile: string; keyFile: string }
export type Authority = {
  caFile: string
  /** For who is called so, at this machine. The same name again gives another certificate, in other files. */
  issue(name: string): Certificate
}

export const hasOpenssl = spawnSync('openssl', ['version']).status === 0

/** An authority of one's own, whose files go with the test run. */
export function makeAuthority(): Authority {
  const folder = mkdtempSync(join(inject('folder'), 'certificates-'))
  let issued = 0
  const make = (name: string, extra: string[]): Certificate => {
    issued += 1
    const [certFile, keyFile] = [join(folder, `${issued}.crt`), join(folder, `${issued}.key`)]
    const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-keyout', keyFile]
    const args = ['req', '-x509', ...key, '-out', certFile, '-days', '2', '-subj', `/CN=${name}`, ...extra]
    const { status, stderr } = spawnSync('openssl', args, { encoding: 'utf8' })
    if (status !== 0) throw new Error(`openssl made no certificate: ${stderr}`)
    return { certFile, keyFile }
  }
  const own = make('authority', [])
  const signed = ['-CA', own.certFile, '-CAkey', own.keyFile, '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1']
  return { caFile: own.certFile, issue: (name) => make(name, signed) }
}
