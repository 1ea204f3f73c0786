import { execFile } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { findNats, freePort, type NatsUser, type Part, startPart } from '@yoldas/local'
import { eventually } from '@yoldas/testkit'
import { z } from 'zod'

const run = promisify(execFile)
const root = resolve(import.meta.dirname, '../..')
export const natsNodes = ['nats-0', 'nats-1', 'nats-2'] as const
export type NatsNode = (typeof natsNodes)[number]
const password = 'a password of this test'

type Ports = Record<'client' | 'route' | 'monitor', number>

/** The three nodes of infra/kubernetes/nats on this machine: the same but for names of machines, ports and folders. */
export type NatsCluster = AsyncDisposable & {
  caFile: string
  /** Of one node, or of what stands before them at this port. */
  urlFor(user: NatsUser, at: NatsNode | number): string
  address(node: NatsNode): string
  /** As in its pod: what a signal is sent by. */
  pidFile(node: NatsNode): string
  /** What a node's monitor answers. */
  ask(node: NatsNode, path: string): Promise<unknown>
  /** The streams as one node knows them. */
  streamsOf(node: NatsNode): Promise<ClusterStream[]>
  /** By stream, how the leader sees a node that follows it. */
  followers(of: NatsNode): Promise<Follower[]>
  /** SIGKILL; what it has stored stays. */
  kill(node: NatsNode): Promise<void>
  /** SIGTERM. */
  end(node: NatsNode): Promise<void>
  /** Resolves when the node is as far as the others. */
  start(node: NatsNode): Promise<void>
}

export type Follower = { stream: string; current: boolean; lag: number }
export type ClusterStream = { name: string; replicas: number; leader: string }

type Options = {
  /** Of each node, the folder that has `tls.crt`, `tls.key` and `ca.crt`. All have one certificate without it. */
  certificates?: (node: NatsNode) => string
}

/** Starts all three; `parent` is a folder that goes with the test run. */
export async function startNatsCluster(parent: string, { certificates }: Options = {}): Promise<NatsCluster> {
  await using opened = new AsyncDisposableStack()
  const folder = await mkdtemp(join(parent, 'nats-cluster-'))
  if (!certificates) await makeCertificate(folder)
  const certificatesOf = certificates ?? (() => folder)
  const ports = new Map<NatsNode, Ports>()
  for (const node of natsNodes)
    ports.set(node, { client: await freePort(), route: await freePort(), monitor: await freePort() })
  const portsOf = (node: NatsNode): Ports => ports.get(node) ?? { client: 0, route: 0, monitor: 0 }
  const parts = new Map<NatsNode, Part>()
  const start = async (node: NatsNode) =>
    void parts.set(node, await startNode(node, folder, certificatesOf(node), portsOf))
  for (const node of natsNodes) opened.defer(async () => parts.get(node)?.[Symbol.asyncDispose]())
  const ask = async (node: NatsNode, path: string) =>
    (await fetch(`http://127.0.0.1:${portsOf(node).monitor}${path}`)).json()
  const end = async (node: NatsNode) => parts.get(node)?.[Symbol.asyncDispose]()
  await Promise.all(natsNodes.map(start))
  await eventually('a cluster of all nodes', () => isWhole(ask), 30_000)
  const detailsOf = async (node: NatsNode) =>
    Jsz.parse(await ask(node, '/jsz?accounts=true&streams=true&config=true')).account_details.flatMap(
      ({ stream_detail }) => stream_detail,
    )
  const close = opened.move()
  return {
    caFile: join(certificatesOf('nats-0'), 'ca.crt'),
    address: (node) => `tls://127.0.0.1:${portsOf(node).client}`,
    pidFile: (node) => join(folder, node, 'nats.pid'),
    urlFor: (user, at) =>
      `tls://${user}:${encodeURIComponent(password)}@127.0.0.1:${typeof at === 'number' ? at : portsOf(at).client}`,
    ask,
    streamsOf: async (node) =>
      (await detailsOf(node)).map(({ name, cluster, config }) => ({
        ...{ name, replicas: config.num_replicas, leader: cluster.leader },
      })),
    followers: async (of) => {
      const seen = await Promise.all(
        natsNodes.map(async (node) => (await detailsOf(node)).filter(({ cluster }) => cluster.leader === node)),
      )
      return seen
        .flat()
        .flatMap(({ name, cluster }) =>
          cluster.replicas
            .filter((replica) => replica.name === of)
            .map(({ current, lag }) => ({ stream: name, current, lag })),
        )
    },
    kill: async (node) => parts.get(node)?.kill(),
    end,
    start,
    [Symbol.asyncDispose]: () => close.disposeAsync(),
  }
}

const Meta = z.object({ meta_cluster: z.object({ cluster_size: z.int().default(0) }) })

/** Whether each node counts all of them; before, no stream can have three. */
async function isWhole(ask: NatsCluster['ask']): Promise<boolean> {
  const all = await Promise.all(natsNodes.map(async (node) => Meta.parse(await ask(node, '/jsz'))))
  return all.every(({ meta_cluster }) => meta_cluster.cluster_size === natsNodes.length)
}

/** Of all three nodes, by a certificate that signs itself. */
async function makeCertificate(folder: string): Promise<void> {
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-keyout', 'tls.key']
  const names = ['-subj', '/CN=nats', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1']
  await run('openssl', ['req', '-x509', ...key, '-out', 'tls.crt', '-days', '1', ...names], { cwd: folder })
  await copyFile(join(folder, 'tls.crt'), join(folder, 'ca.crt'))
}

async function startNode(
  node: NatsNode,
  folder: string,
  certificates: string,
  portsOf: (node: NatsNode) => Ports,
): Promise<Part> {
  const own = join(folder, node)
  const { client, route, monitor } = portsOf(node)
  await mkdir(own, { recursive: true })
  const users = await readFile(join(root, 'infra/nats/nats.conf'), 'utf8')
  await writeFile(join(own, 'nats.conf'), users)
  const conf = await readFile(join(root, 'infra/kubernetes/nats/cluster.conf'), 'utf8')
  const here = conf
    .replaceAll('/etc/nats-tls', certificates)
    .replace('/run/nats', own)
    .replace('0.0.0.0:8222', `127.0.0.1:${monitor}`)
    .replace('0.0.0.0:6222', `127.0.0.1:${route}`)
    .replaceAll(/nats-\d\.nats-nodes:6222/g, (name) => `127.0.0.1:${portsOf(nodeIn(name)).route}`)
  await writeFile(join(own, 'cluster.conf'), here)
  // What sends to the other nodes starts, in Debian's 2.10.27, a moment before the account that it reads is stored. Where
  // it is the faster one, that node never answers another (docs/production.md). On one thread it comes later.
  const env = { GOMAXPROCS: '1', POD_NAME: node, NATS_LISTEN_HOST: '"127.0.0.1"', NATS_LISTEN_PORT: String(client) }
  return startPart({
    name: node,
    command: await findNats(),
    args: ['--config', join(own, 'cluster.conf')],
    env: { ...env, ...passwordsIn(users), NATS_STORE_DIR: JSON.stringify(join(own, 'data')) },
    // Logs of services are JSON, which the stack checks; this one is not.
    log: join(process.env.STACK_LOGS ?? own, `${node}.txt`),
    pidFile: join(own, 'pid'),
    // As its pod is asked: whether it has all that the others have.
    readyUrl: `http://127.0.0.1:${monitor}${await startUpPath()}`,
    // One that was killed may take its time to be as far as its leaders, on a busy machine.
    readySeconds: 120,
    stopSeconds: 20,
  })
}

/** What its start-up probe in a cluster asks. */
async function startUpPath(): Promise<string> {
  const manifest = await readFile(join(root, 'infra/kubernetes/nats/nats.yaml'), 'utf8')
  const [, path] = /startupProbe:\s+httpGet:\s+path: (\S+)/.exec(manifest) ?? []
  if (!path) throw new Error('the pod of NATS has no start-up probe')
  return path
}

function nodeIn(name: string): NatsNode {
  const node = natsNodes.find((one) => name.startsWith(one))
  if (!node) throw new Error(`cluster.conf names a node that is not started: ${name}`)
  return node
}

/** Every password that nats.conf asks for. */
function passwordsIn(conf: string): Record<string, string> {
  const names = [...conf.matchAll(/\$(NATS_\w+_PASSWORD)/g)].flatMap(([, name]) => (name ? [name] : []))
  if (names.length < 6) throw new Error('nats.conf names too few passwords')
  return Object.fromEntries(names.map((name) => [name, JSON.stringify(password)]))
}

const Jsz = z.object({
  account_details: z
    .array(
      z.object({
        stream_detail: z
          .array(
            z.object({
              name: z.string(),
              cluster: z.object({
                leader: z.string().default(''),
                replicas: z
                  .array(z.object({ name: z.string(), current: z.boolean(), lag: z.int().default(0) }))
                  .default([]),
              }),
              config: z.object({ num_replicas: z.int() }),
            }),
          )
          .default([]),
      }),
    )
    .default([]),
})
