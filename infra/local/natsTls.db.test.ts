import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { busCertificates, connectBus } from '@yoldas/bus'
import { openConnection } from '@yoldas/bus/connect'
import { eventually, hasOpenssl, makeAuthority } from '@yoldas/testkit'
import { expect, test } from 'vitest'
import { natsAnswers, natsEnvironment } from './nats.ts'
import { findNats } from './natsBinary.ts'
import { freePort, host } from './ports.ts'
import { spawnProcess } from './processes.ts'

const configuration = resolve(import.meta.dirname, '../nats/nats.conf')

test.skipIf(!hasOpenssl || process.env.NATS_URL)(
  'services reach a NATS that asks for certificates, and no other than the right one',
  async (context) => {
    const command = await findNats().catch(() => context.skip('there is no program nats-server'))
    await using opened = new AsyncDisposableStack()
    const folder = await mkdtemp(join(tmpdir(), 'yoldas-tls-'))
    opened.defer(() => rm(folder, { recursive: true, force: true }))
    const [authority, port] = [makeAuthority(), await freePort()]
    const [own, mine] = [authority.issue('nats'), authority.issue('gateway')]
    const tls = [
      '--tls',
      '--tlsverify',
      `--tlscert=${own.certFile}`,
      `--tlskey=${own.keyFile}`,
      `--tlscacert=${authority.caFile}`,
    ]
    const passwords = { gateway: 'the-password' }
    opened.use(
      await spawnProcess({
        command,
        args: ['-c', configuration, ...tls],
        env: natsEnvironment({ host, port, store: folder }, passwords),
        log: join(folder, 'nats.log'),
        stopSignal: 'SIGTERM',
      }),
    )
    const url = `nats://gateway:${passwords.gateway}@localhost:${port}`
    await eventually('the server', () => natsAnswers(`nats://${host}:${port}`))

    const silent = { info: () => {}, warn: () => {}, error: () => {} }
    const access = { caFile: authority.caFile, ...mine }
    await using bus = await connectBus({ url, tls: access, name: 'gateway', log: silent })
    expect(bus.connected()).toBe(true)
    expect(await bus.ping('notifier', 50)).toBe(false)
    const certificates = busCertificates({ url, tls: access })
    const [server, client] = [await certificates.nats?.(), await certificates['nats-client']?.()]
    expect([server, client]).toMatchObject([{ subject: 'CN=nats' }, { subject: 'CN=gateway' }])

    /** Why the first try failed. */
    const refusal = async (wrong: Parameters<typeof openConnection>[0]) => {
      let reason = ''
      const warn = (details: object) => {
        reason = 'err' in details ? String(details.err) : ''
      }
      await openConnection(wrong, 'gateway', { warn, info: () => {} }, AbortSignal.abort()).catch(() => {})
      return reason
    }
    expect(await refusal({ url, tls: { caFile: makeAuthority().caFile, ...mine } })).toMatch(/certificate/)
  },
)
