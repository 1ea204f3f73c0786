import { describe, expect, test } from 'vitest'
import { isAllowed, NetworkPolicy, type Place } from './network.ts'
import { canRender, render, type Workload, workloadsOf } from './render.ts'

const services = ['chat-engine', 'companion-scheduler', 'gateway', 'notifier', 'profile-journey']
const owners = services.filter((name) => name !== 'gateway')
const [nats, postgres, internet, names] = ['nats', 'postgres', 'the internet', 'names of the cluster']

/**
 * The picture of docs/architecture.md, with what watches and what migrates: from, to, port. Everything else is refused.
 */
const arrows: Array<[from: string, to: string, port: number]> = [
  ['the door', 'gateway', 8080],
  ...[...services, 'bus-keeper', 'migrate', 'operator'].map((name): [string, string, number] => [name, nats, 4222]),
  [nats, nats, 6222],
  ...[...owners, 'migrate', 'operator', 'tombstones'].map((name): [string, string, number] => [name, postgres, 5432]),
  ...[5432, 8000].map((port): [string, string, number] => [postgres, postgres, port]),
  ...[5432, 8000].map((port): [string, string, number] => ['the operator of Postgres', postgres, port]),
  // Kubernetes itself, and the storage of backups.
  ...[443, 6443].map((port): [string, string, number] => [postgres, internet, port]),
  // The identity provider; the model, the higher-education server and the storage; FCM and OneSignal; a bucket.
  ...['gateway', 'chat-engine', 'notifier', 'tombstones'].map((name): [string, string, number] => [
    name,
    internet,
    443,
  ]),
  ...[...services, 'bus-keeper'].map((name): [string, string, number] => [name, 'monitoring', 4318]),
  ['monitoring', 'gateway', 9080],
  ['monitoring', 'chat-engine', 9081],
  ['monitoring', 'profile-journey', 9082],
  ['monitoring', 'notifier', 9083],
  ['monitoring', 'companion-scheduler', 9084],
  ['monitoring', 'bus-keeper', 9085],
  ['monitoring', nats, 8222],
  ['monitoring', postgres, 9187],
  ...[...services, 'bus-keeper', 'migrate', 'operator', 'tombstones', nats, postgres].map(
    (name): [string, string, number] => [name, names, 53],
  ),
]

const elsewhere = (name: string, namespace: string, labels: Record<string, string> = {}): Place => ({
  ...{ name, namespace, labels, ports: {} },
})
const outside: Place[] = [
  { name: internet, labels: {}, internet: true, ports: {} },
  elsewhere('the door', 'envoy-gateway-system'),
  elsewhere('monitoring', 'monitoring'),
  elsewhere('the operator of Postgres', 'cnpg-system'),
  elsewhere(names, 'kube-system', { 'k8s-app': 'kube-dns' }),
  elsewhere('a pod of another namespace', 'default'),
  elsewhere('another pod of Kubernetes itself', 'kube-system'),
]
const placeOf = ({ metadata, spec: { template } }: Workload): Place => ({
  name: metadata.name,
  labels: template.metadata.labels,
  ports: Object.fromEntries(
    template.spec.containers.flatMap(({ ports }) => ports.map(({ name, containerPort }) => [name, containerPort])),
  ),
})

describe.skipIf(!canRender)('between pods in production', () => {
  const rendered = render('example')
  rendered.catch(() => {})

  test('each arrow of the picture is allowed, and every other is refused', async () => {
    const resources = await rendered
    const policies = resources.filter(({ kind }) => kind === 'NetworkPolicy').map((one) => NetworkPolicy.parse(one))
    const pods = workloadsOf(resources).map(placeOf)
    expect(pods.map(({ name }) => name).toSorted()).toEqual(
      [...services, 'bus-keeper', 'migrate', 'operator', 'tombstones', nats].toSorted(),
    )
    const own = [
      ...pods,
      { name: postgres, labels: { 'cnpg.io/cluster': 'yoldas-postgres' }, ports: {} },
      { name: 'a pod that nobody knows', labels: {}, ports: {} },
    ]
    const ports = [...new Set(arrows.map(([, , port]) => port)), 22, 8443]
    const allowed = own.concat(outside).flatMap((from) =>
      own
        .concat(outside)
        .filter((to) => own.includes(from) || own.includes(to))
        .flatMap((to) => ports.filter((port) => isAllowed(policies, from, to, port)).map((port) => [from, to, port])),
    )
    const named = allowed.map((arrow) => arrow.map((one) => (typeof one === 'object' ? one.name : one)).join(' → '))
    expect(named.toSorted()).toEqual(
      [...arrows.map((arrow) => arrow.join(' → ')), 'a pod that nobody knows → names of the cluster → 53'].toSorted(),
    )
  })

  test('no policy allows all peers or all ports', async () => {
    const policies = (await rendered).filter(({ kind }) => kind === 'NetworkPolicy')
    expect(policies.length).toBeGreaterThan(0)
    for (const policy of policies) expect(NetworkPolicy.safeParse(policy).error, policy.metadata.name).toBeUndefined()
  })
})
