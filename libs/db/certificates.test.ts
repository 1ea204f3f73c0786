import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { TLSSocket } from 'node:tls'
import { hasOpenssl, makeAuthority } from '@yoldas/testkit'
import { expect, test } from 'vitest'
import { databaseCertificates } from './certificates.ts'

test('without TLS there are no certificates', () => {
  expect(databaseCertificates('postgres://notifier@db/yoldas')).toEqual({})
})

test.skipIf(!hasOpenssl)(
  'Postgres’s certificate is read before it lets anybody in, and ours from its file',
  async () => {
    const authority = makeAuthority()
    const [own, mine] = [authority.issue('postgres'), authority.issue('notifier')]
    const server = createServer((tcp) => {
      tcp.once('data', (request) => {
        expect([...request]).toEqual([0, 0, 0, 8, 4, 210, 22, 47])
        tcp.write('S')
        const certificate = { cert: readFileSync(own.certFile), key: readFileSync(own.keyFile) }
        new TLSSocket(tcp, { isServer: true, ...certificate }).on('error', () => {})
      })
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : undefined
    const files = `sslmode=verify-full&sslcert=${mine.certFile}&sslkey=${mine.keyFile}`
    const certificates = databaseCertificates(`postgres://notifier@127.0.0.1:${port}/yoldas?${files}`)
    const read = await Promise.all([certificates.postgres?.(), certificates['postgres-client']?.()])
    server.close()
    expect(read).toMatchObject([{ subject: 'CN=postgres' }, { subject: 'CN=notifier' }])
  },
)
