import { once } from 'node:events'
import { appendFileSync, copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { TLSSocket } from 'node:tls'
import { type Certificate, hasOpenssl, makeAuthority, patient, testDatabase } from '@yoldas/testkit'
import { describe, expect, inject, test } from 'vitest'
import { z } from 'zod'
import { openConnection } from './connection.ts'
import { keepConnections } from './connections.ts'
import { readAccess } from './tls.ts'

/** Takes TLS off what comes to Postgres, as the server itself does where it has a certificate. */
async function withTls(url: string, { certFile, keyFile }: Certificate) {
  const { hostname, port } = new URL(url)
  const open = new Set<Socket>()
  const front = createServer((tcp) => {
    tcp.once('data', () => {
      tcp.write('S')
      const postgres = connect(Number(port), hostname)
      const secured = new TLSSocket(tcp, { isServer: true, cert: readFileSync(certFile), key: readFileSync(keyFile) })
      for (const socket of [tcp, postgres, secured]) socket.on('error', () => postgres.destroy())
      open.add(tcp).add(postgres)
      secured.pipe(postgres).pipe(secured)
    })
  }).listen(0, '127.0.0.1')
  await once(front, 'listening')
  const address = front.address()
  return {
    port: typeof address === 'object' ? Number(address?.port) : 0,
    [Symbol.dispose]: () => {
      front.close()
      for (const socket of open) socket.destroy()
    },
  }
}

const Pid = z.object({ pid: z.int() })

/** Connections by the authority in `caFile`, which is the server's at first. */
async function setUp() {
  await using opened = new AsyncDisposableStack()
  const database = opened.use(await testDatabase())
  const authority = makeAuthority()
  const caFile = join(mkdtempSync(join(inject('folder'), 'renewal-')), 'ca.crt')
  copyFileSync(authority.caFile, caFile)
  const front = opened.use(await withTls(database.url, authority.issue('postgres')))
  const url = Object.assign(new URL(database.urls.notifier), { port: front.port })
  const access = readAccess(patient(`${url.href}?sslrootcert=${caFile}`))
  const open = { access, statementMilliseconds: 5_000, cancel: () => {}, onAnswer: () => {}, onSilent: () => {} }
  const kept = opened.use(
    keepConnections(
      () => openConnection(open),
      () => access.ssl?.(),
    ),
  )
  /** Which backends answer so many statements at once. */
  const backends = async (count: number) => {
    const pids = Array.from({ length: count }, () =>
      kept.use(async (connection) => {
        const { rows } = await connection.query({ text: 'SELECT pg_backend_pid() AS pid FROM pg_sleep(0.05)' })
        return Pid.parse(rows[0]).pid
      }),
    )
    return (await Promise.all(pids)).toSorted((a, b) => a - b)
  }
  const close = opened.move()
  return { caFile, kept, backends, [Symbol.asyncDispose]: () => close.disposeAsync() }
}

describe.skipIf(!hasOpenssl)('when the files of certificates change', () => {
  test('idle connections make room for new ones, and nothing else does', async () => {
    await using set = await setUp()
    const first = await set.backends(3)
    await set.kept.renew()
    expect(await set.backends(3)).toEqual(first)
    appendFileSync(set.caFile, readFileSync(makeAuthority().caFile))
    await set.kept.renew()
    const second = await set.backends(3)
    expect(second.filter((pid) => first.includes(pid))).toEqual([])
    await set.kept.renew()
    expect(await set.backends(3)).toEqual(second)
  })

  test('a connection that is in use meanwhile is closed after it', async () => {
    await using set = await setUp()
    const [began, used] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const [inUse] = await set.backends(1)
    const using = set.kept.use(async (connection) => {
      began.resolve()
      await used.promise
      return await connection.query({ text: 'SELECT pg_backend_pid() AS pid' })
    })
    await began.promise
    appendFileSync(set.caFile, readFileSync(makeAuthority().caFile))
    await set.kept.renew()
    used.resolve()
    expect((await using).rows).toEqual([{ pid: inUse }])
    expect(await set.backends(2)).not.toContain(inUse)
  })

  test('connections stay while nobody can connect with the new ones', async () => {
    await using set = await setUp()
    const first = await set.backends(2)
    copyFileSync(makeAuthority().caFile, set.caFile)
    await set.kept.renew()
    expect(await set.backends(2)).toEqual(first)
    await expect(set.backends(3)).rejects.toThrow('no connection to Postgres')
  })

  test('a file that is away for a moment is taken as it was', async () => {
    await using set = await setUp()
    rmSync(set.caFile)
    expect(await set.backends(2)).toHaveLength(2)
  })
})
