import { X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { appendFile, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { busCertificates } from '@yoldas/bus'
import { openConnection } from '@yoldas/bus/connect'
import { connectDb, databaseCertificates, ping } from '@yoldas/db'
import {
  type Database,
  findNats,
  findPostgres,
  initialise,
  type Postgres,
  prepareDatabase,
  spawnProcess,
  startPostgres,
} from '@yoldas/local'
import { eventually, hasOpenssl, patient } from '@yoldas/testkit'
import { every } from '@yoldas/time'
import { expect, inject, test } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { z } from 'zod'
import { startBalancer } from '../chaos/balancer.ts'
import { nothingWrong } from '../chaos/ledger.ts'
import { type Place, usePhone } from '../chaos/phone.ts'
import { countsOf, judgePhones, settled } from '../chaos/phoneLedger.ts'
import { chosenSeed, seeded } from '../chaos/random.ts'
import { send } from '../support/client.ts'
import { type NatsCluster, type NatsNode, natsNodes, startNatsCluster } from '../support/natsCluster.ts'
import { type Stack, startStack } from '../support/stack.ts'
import { leafSeconds, type Mounts, mountsIn, type Role, roles } from './mounts.ts'

const kubernetes = resolve(import.meta.dirname, '../../infra/kubernetes')
const minutes = Number(process.env.CERTIFICATE_MINUTES ?? 10)
const phoneCount = 4
/** cert-manager renews when a third is left; here it is a half, since NATS notices within 30 s. */
const renewSeconds = leafSeconds / 2
/** How long a service may need for a new connection, with all that it tries again. */
const connectMilliseconds = 30_000
/** NATS looks every 30 s. */
const everybodyHasRead = 35_000

const Cluster = z.object({ spec: z.object({ postgresql: z.object({ pg_hba: z.array(z.string()) }) }) })

/** A server that asks services for certificates by the very lines of infra/kubernetes/postgres. */
async function startSecured(mounts: Mounts): Promise<Postgres> {
  const folder = await mkdtemp(join(inject('folder'), 'certificates-postgres-'))
  const [data, password] = [join(folder, 'data'), join(folder, 'password')]
  await writeFile(password, 'a password of this check', { mode: 0o600 })
  await initialise(await findPostgres('/nowhere'), data, password, false)
  const manifest = parseAllDocuments(await readFile(join(kubernetes, 'postgres/postgres.yaml'), 'utf8'))
  const { spec } = Cluster.parse(manifest[0]?.toJS())
  const superuser = 'host all postgres 127.0.0.1/32 scram-sha-256'
  await writeFile(join(data, 'pg_hba.conf'), [...spec.postgresql.pg_hba, superuser, ''].join('\n'))
  const files = { ssl_cert_file: 'tls.crt', ssl_key_file: 'tls.key', ssl_ca_file: 'ca.crt' }
  const settings = Object.entries(files).map(([name, file]) => `${name} = '${join(mounts.postgres, file)}'`)
  await appendFile(join(data, 'postgresql.conf'), ['ssl = on', ...settings, ''].join('\n'))
  return startPostgres({ folder, durable: false })
}

/** The addresses of the overlay, of this machine. */
function secured(database: Database, { port }: Postgres, mounts: Mounts): Database {
  const overlay = readFileSync(join(kubernetes, 'overlays/production/kustomization.yaml'), 'utf8')
  const urlOf = (role: Role) => {
    const [, url = ''] = new RegExp(`DATABASE_URL=(postgres://${role}@\\S+)`).exec(overlay) ?? []
    return url
      .replace('yoldas-postgres-rw:5432', `127.0.0.1:${port}`)
      .replaceAll('/etc/yoldas/postgres', mounts.role(role))
  }
  const urls = {
    'chat-engine': urlOf('chat_engine'),
    'companion-scheduler': urlOf('companion_scheduler'),
    notifier: urlOf('notifier'),
    'profile-journey': urlOf('profile_journey'),
  }
  return { ...database, urls }
}

/** The second container of each node's pod. */
async function startReloading(parts: AsyncDisposableStack, cluster: NatsCluster, mounts: Mounts) {
  const path = `${dirname(await findNats())}:${process.env.PATH}`
  const log = join(await mkdtemp(join(inject('folder'), 'reload-')), 'log')
  for (const node of natsNodes)
    parts.use(
      await spawnProcess({
        command: 'sh',
        args: [join(kubernetes, 'nats/reload.sh'), mounts.nats(node), cluster.pidFile(node)],
        env: { PATH: path },
        ...{ log, stopSignal: 'SIGTERM' },
      }),
    )
}

/** `refusals` are of the server of NATS, which refuses some while it reads its files again: services try again. */
type Seen = { servers: Map<string, Set<string>>; failures: string[]; connections: number; refusals: number }

/** Connects again and again as a service does, to Postgres and to each node of NATS; ends with the signal. */
async function connectAlways(seen: Seen, database: Database, cluster: NatsCluster, mounts: Mounts, ended: AbortSignal) {
  const tls = { caFile: join(mounts.services, 'ca.crt') }
  // Slow is not refused.
  const url = patient(database.urls.notifier)
  const toPostgres = async () => {
    await using db = await connectDb(url, { connections: 1 })
    await ping(db)
  }
  const warn = () => {
    seen.refusals += 1
  }
  const toNats = async (address: string) => {
    const soon = AbortSignal.timeout(connectMilliseconds)
    const { nats } = await openConnection({ url: address, tls }, 'certificates', { info: () => {}, warn }, soon)
    await nats.close()
  }
  const servers = new Map([
    ['postgres', { shown: databaseCertificates(url).postgres, use: toPostgres }],
    ...natsNodes.map((node) => {
      const address = cluster.urlFor('notifier', node)
      return [node, { shown: busCertificates({ url: address, tls }).nats, use: () => toNats(address) }] as const
    }),
  ])
  while (!ended.aborted) {
    for (const [server, { shown, use }] of servers) {
      try {
        await use()
        seen.connections += 1
        const certificate = await shown?.().catch(() => undefined)
        if (certificate instanceof X509Certificate) seen.servers.get(server)?.add(certificate.serialNumber)
      } catch (error) {
        seen.failures.push(`${new Date().toISOString()} ${server}: ${error}`)
      }
    }
    await setTimeout(3_000, undefined, { signal: ended }).catch(() => {})
  }
}

/** Whether a node shows a certificate of the authority that signs now. */
async function isBySigner(cluster: NatsCluster, node: NatsNode, mounts: Mounts): Promise<boolean> {
  const { nats } = busCertificates({ url: cluster.urlFor('notifier', node), tls: {} })
  const authority = new X509Certificate(readFileSync(mounts.natsAuthority()))
  const shown = await nats?.()
  return shown instanceof X509Certificate && shown.verify(authority.publicKey)
}

/** How many connections of services are by other certificates than those in their folders, as Postgres tells it. */
async function outdatedIn({ query }: Stack, mounts: Mounts): Promise<number> {
  const newest = roles.map((role) => {
    const { serialNumber } = new X509Certificate(readFileSync(join(mounts.role(role), 'tls.crt')))
    return BigInt(`0x${serialNumber}`).toString()
  })
  const [row] = await query(
    `SELECT count(*) AS count FROM pg_stat_activity AS a JOIN pg_stat_ssl AS s USING (pid)
     WHERE a.usename = ANY ($1) AND s.client_serial::text <> ALL ($2)`,
    [roles, newest],
  )
  return Number(row?.count)
}

test.skipIf(!hasOpenssl || process.env.DATABASE_URL || process.env.NATS_URL)(
  'certificates are renewed, and authorities replaced, while phones are used: nothing fails',
  async () => {
    const seed = chosenSeed()
    const random = seeded(seed)
    await using parts = new AsyncDisposableStack()
    const mounts = await mountsIn(await mkdtemp(join(inject('folder'), 'mounts-')))
    const postgres = parts.use(await startSecured(mounts))
    const database = secured(await prepareDatabase(postgres.url, 'yoldas'), postgres, mounts)
    const seen: Seen = { servers: new Map(), failures: [], connections: 0, refusals: 0 }
    for (const server of ['postgres', ...natsNodes]) seen.servers.set(server, new Set())
    let changed = Promise.resolve()
    /** One after another. */
    const change = (files: () => void | Promise<void>) => {
      changed = changed.then(async () => {
        await files()
        // As CloudNativePG's operator does for a secret with its label. NATS has its second container.
        if (postgres.pid) process.kill(postgres.pid, 'SIGHUP')
      })
      return changed
    }
    const renew = () => change(mounts.renew)
    parts.use(every(renewSeconds * 1000, renew, (error) => void seen.failures.push(`not renewed: ${error}`)))
    const cluster = parts.use(await startNatsCluster(inject('folder'), { certificates: mounts.nats }))
    await startReloading(parts, cluster, mounts)
    const before = parts.use(await startBalancer(...natsNodes.map(cluster.address)))
    const nats = {
      ...{ pid: undefined, how: 'three nodes', port: before.port, exited: new Promise<never>(() => {}) },
      urlFor: (user: Parameters<NatsCluster['urlFor']>[0]) => cluster.urlFor(user, before.port),
      kill: () => Promise.reject(new Error('its nodes are ended one by one')),
      [Symbol.asyncDispose]: async () => {},
    }
    const caFile = join(mounts.services, 'ca.crt')
    const stack = parts.use(await startStack({ database, cluster: { nats, caFile, servers: natsNodes.length } }))

    const place: Place = { stack, urls: [stack.url], rows: stack.query }
    const over = new AbortController()
    const probing = connectAlways(seen, database, cluster, mounts, over.signal)
    const isOver = () => over.signal.aborted
    const used = await Promise.all(Array.from({ length: phoneCount }, () => usePhone(place, random.fork(), isOver)))
    const phones = used.map(({ phone }) => phone)
    const failed = Promise.all(used.map(({ finished }) => finished)).then(() => new Promise<never>(() => {}))
    failed.catch(() => {})
    const meanwhile = <Value>(work: Promise<Value>) => Promise.race([work, failed])

    await meanwhile(setTimeout(minutes * 60_000))
    const renewals = [...seen.servers.values()].map((certificates) => certificates.size)
    // Each server has shown one after another, and services have come by each.
    expect(Math.min(...renewals)).toBeGreaterThanOrEqual((minutes * 60) / renewSeconds - 1)
    const areNew = async () => (await outdatedIn(stack, mounts)) === 0
    await meanwhile(eventually('connections by new ones alone', areNew, 60_000))

    // Another authority, in the steps of docs/runbooks/rotate-secrets.md: both are trusted, the new one signs, and the
    // old one is no longer trusted. Leaves are renewed all the while.
    await meanwhile(change(mounts.trustNext))
    await meanwhile(setTimeout(everybodyHasRead))
    await meanwhile(change(mounts.signByNext))
    const haveNext = async () =>
      (await Promise.all(natsNodes.map((node) => isBySigner(cluster, node, mounts)))).every(Boolean)
    await meanwhile(eventually('nodes that show certificates of the new authority', haveNext, 60_000))
    await meanwhile(eventually('connections by it', areNew, 60_000))
    await meanwhile(change(mounts.trustSigner))
    await meanwhile(setTimeout(2 * renewSeconds * 1000))
    await meanwhile(eventually('connections by new ones', areNew, 60_000))
    over.abort()
    await Promise.all([probing, ...used.map(({ finished }) => finished)])
    await settled(place, 120_000)
    await Promise.all(used.map(({ putAway }) => putAway()))
    console.log(
      `certificates  ${seen.connections} new connections, ${seen.refusals} after a refusal, ` +
        `${renewals} certificates shown in ${minutes} minutes`,
    )
    console.log(countsOf(phones), `seed ${seed}`)
    expect(seen.failures).toEqual([])
    expect(await judgePhones(place, phones)).toEqual(nothingWrong)
    expect(phones.flatMap(({ troubles }) => troubles)).toEqual([])

    // Nobody has connected to NATS anew until now but this check: services do, by the new authority alone.
    for (const node of natsNodes) {
      await cluster.end(node)
      await cluster.start(node)
    }
    const isReady = async () => {
      const answers = Object.values(stack.internalUrls).map((url) => fetch(`${url}/readyz`))
      return (await Promise.all(answers)).every(({ ok }) => ok)
    }
    await eventually('every service to be ready', isReady, 60_000)
    expect((await send(stack.url, await stack.student(), { message: 'Merhaba' })).last.event).toBe('done')
  },
  (minutes + 15) * 60_000,
)
