import { spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'

/** Files in PEM. */
export type Certificate = { certFile: string; keyFile: string }
export type Authority = {
  caFile: string
  /**
   * For who is called so, at this machine, and good for so many seconds from now. The same name again gives another
   * certificate, in other files.
   */
  issue(name: string, seconds?: number): Certificate
}

export const hasOpenssl = spawnSync('openssl', ['version']).status === 0

const twoDays = 2 * 24 * 3600

/** What openssl signs by: it takes the end of a certificate in days alone, but for authorities with a record. */
const configuration = (folder: string, own: Certificate) => `
[ca]
default_ca = own
[own]
database = ${join(folder, 'record')}
new_certs_dir = ${folder}
certificate = ${own.certFile}
private_key = ${own.keyFile}
rand_serial = yes
unique_subject = no
default_md = sha256
policy = names
x509_extensions = leaf
[names]
commonName = supplied
[leaf]
subjectAltName = DNS:localhost,IP:127.0.0.1
authorityKeyIdentifier = keyid
`

/** An authority of one's own, whose files go with the test run. */
export function makeAuthority(): Authority {
  const folder = mkdtempSync(join(inject('folder'), 'certificates-'))
  let made = 0
  const request = (name: string, args: string[]): Certificate => {
    made += 1
    const [certFile, keyFile] = [join(folder, `${made}.crt`), join(folder, `${made}.key`)]
    const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-keyout', keyFile]
    run(['req', ...args, ...key, '-out', certFile, '-subj', `/CN=${name}`])
    return { certFile, keyFile }
  }
  const own = request('authority', ['-x509', '-days', '2'])
  const config = join(folder, 'openssl.cnf')
  writeFileSync(config, configuration(folder, own))
  writeFileSync(join(folder, 'record'), '')
  return {
    caFile: own.certFile,
    issue: (name, seconds = twoDays) => {
      const { certFile, keyFile } = request(name, [])
      const [start, end] = [Date.now(), Date.now() + seconds * 1000].map(inOpenssl)
      const dates = ['-startdate', start ?? '', '-enddate', end ?? '']
      run(['ca', '-batch', '-notext', '-config', config, ...dates, '-in', certFile, '-out', certFile])
      return { certFile, keyFile }
    },
  }
}

/** As `20270131235959Z`. */
const inOpenssl = (milliseconds: number) =>
  `${new Date(milliseconds).toISOString().slice(0, 19).replaceAll(/\D/g, '')}Z`

function run(args: string[]): void {
  const { status, stderr } = spawnSync('openssl', args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`openssl made no certificate: ${stderr}`)
}
