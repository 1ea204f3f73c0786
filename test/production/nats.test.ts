import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { findNats, freePort, type Part, startPart } from '@yoldas/local'
import { eventually, startKeeper } from '@yoldas/testkit'
import { expect, inject, test } from 'vitest'
import { z } from 'zod'

const run = promisify(execFile)
const root = resolve(import.meta.dirname, '../..')
const nodes = ['nats-0', 'nats-1', 'nats-2'] as const
const password = 'a password of this test'

/** Of all three nodes, by a certificate that signs itself. */
async function makeCertificate(folder: string): Promise<void> {
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-keyout', 'tls.key']
  const names = ['-subj', '/CN=nats', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1']
  await run('openssl', ['req', '-x509', ...key, '-out', 'tls.crt', '-days', '1', ...names], { cwd: folder })
  await copyFile(join(folder, 'tls.crt'), join(folder, 'ca.crt'))
}

/** Every password that nats.conf asks for. */
function passwords(): Record<string, string> {
  const conf = readFileSync(join(root, 'infra/nats/nats.conf'), 'utf8')
  const names = [...conf.matchAll(/\$(NATS_\w+_PASSWORD)/g)].flatMap(([, name]) => (name ? [name] : []))
  expect(names.length).toBeGreaterThan(5)
  return Object.fromEntries(names.map((name) => [name, JSON.stringify(password)]))
}

const Varz = z.object({
  tls_required: z.boolean(),
  jetstream: z.object({
    config: z.object({ sync_always: z.boolean(), max_memory: z.int() }),
    meta: z.object({ leader: z.string(), cluster_size: z.int() }),
  }),
})

/** As in the pods, but for names of machines, ports and folders. */
async function startNode(name: string, folder: string, ports: Map<string, Record<'client' | 'route', number>>) {
  const own = join(folder, name)
  const [monitor, { client, route } = { client: 0, route: 0 }] = [await freePort(), ports.get(name)]
  await mkdir(own)
  await copyFile(join(root, 'infra/nats/nats.conf'), join(own, 'nats.conf'))
  const conf = await readFile(join(root, 'infra/kubernetes/nats/cluster.conf'), 'utf8')
  const here = conf
    .replaceAll('/etc/nats-tls', folder)
    .replace('/run/nats', own)
    .replace('0.0.0.0:8222', `127.0.0.1:${monitor}`)
    .replace('0.0.0.0:6222', `127.0.0.1:${route}`)
    .replaceAll(/(nats-\d)\.nats-nodes:6222/g, (_all, node) => `127.0.0.1:${ports.get(node)?.route}`)
  await writeFile(join(own, 'cluster.conf'), here)
  const env = { POD_NAME: name, NATS_LISTEN_HOST: '"127.0.0.1"', NATS_LISTEN_PORT: String(client), ...passwords() }
  const part = await startPart({
    name,
    command: await findNats(),
    args: ['--config', join(own, 'cluster.conf')],
    env: { ...env, NATS_STORE_DIR: JSON.stringify(join(own, 'data')) },
    log: join(own, 'log'),
    // What its pod's start is asked by.
    readyUrl: `http://127.0.0.1:${monitor}/healthz`,
  })
  return { part, monitor }
}

const Jsz = z.object({
  account_details: z.array(
    z.object({
      stream_detail: z
        .array(
          z.object({
            name: z.string(),
            cluster: z.object({ leader: z.string().default('') }),
            config: z.object({ num_replicas: z.int() }),
          }),
        )
        .default([]),
    }),
  ),
})

/** As one node knows them. */
async function streamsOf(monitor: number | undefined) {
  const answer = await fetch(`http://127.0.0.1:${monitor}/jsz?accounts=true&streams=true&config=true`)
  const details = Jsz.parse(await answer.json()).account_details.flatMap(({ stream_detail }) => stream_detail)
  return details.map(({ name, cluster, config }) => ({ name, replicas: config.num_replicas, leader: cluster.leader }))
}

test('three nodes find each other over TLS, write to the disk what they acknowledge, and keep the streams without one of them', async () => {
  const folder = await mkdtemp(join(inject('folder'), 'nats-cluster-'))
  await makeCertificate(folder)
  const ports = new Map<string, Record<'client' | 'route', number>>()
  for (const name of nodes) ports.set(name, { client: await freePort(), route: await freePort() })
  await using parts = new AsyncDisposableStack()
  const started = await Promise.all(nodes.map((name) => startNode(name, folder, ports)))
  for (const { part } of started) parts.use<Part>(part)
  for (const { monitor } of started) {
    const varz = Varz.parse(await (await fetch(`http://127.0.0.1:${monitor}/varz`)).json())
    expect(varz.tls_required).toBe(true)
    expect(varz.jetstream.config).toEqual({ sync_always: true, max_memory: 512 * 2 ** 20 })
    expect(varz.jetstream.meta.cluster_size).toBe(3)
    expect(nodes).toContain(varz.jetstream.meta.leader)
  }

  const url = `nats://admin:${encodeURIComponent(password)}@127.0.0.1:${ports.get('nats-0')?.client}`
  const tls = { caFile: join(folder, 'ca.crt') }
  const keeper = parts.use(await startKeeper({ url, tls, replicas: 3, log: { info: () => {}, warn: () => {} } }))
  const kept = { name: expect.any(String), replicas: 3, leader: expect.any(String) }
  const both = [kept, kept]
  expect(await streamsOf(started[1]?.monitor)).toEqual(both)
  await started[0]?.part[Symbol.asyncDispose]()
  await eventually(
    'a leader of each among the others, and a keeper that sees them',
    async () => {
      const streams = await streamsOf(started[1]?.monitor)
      return (
        keeper.ready() && streams.length === 2 && streams.every(({ leader }) => ['nats-1', 'nats-2'].includes(leader))
      )
    },
    30_000,
  )
}, 120_000)
