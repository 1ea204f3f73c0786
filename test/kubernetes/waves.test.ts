import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { isAllowed, NetworkPolicy, type Place } from './network.ts'
import { canRender, components, Resource, renderExampleWith, secretsOf, workloadsOf } from './render.ts'

/** In waves of Argo CD a resource without a number is of 0, and the next wave begins when all before it is healthy. */
const waveOf = ({ metadata }: Resource) => Number(metadata.annotations['argocd.argoproj.io/sync-wave'] ?? 0)
const titleOf = ({ kind, metadata }: Resource) => `${kind} ${metadata.name}`
/** The secrets that a resource makes: of External Secrets and of cert-manager. */
const Maker = z.object({
  kind: z.enum(['ExternalSecret', 'Certificate']),
  metadata: z.object({ name: z.string() }),
  spec: z.looseObject({ secretName: z.string().optional() }),
})
const Selecting = Resource.extend({ spec: z.looseObject({ selector: z.record(z.string(), z.string()) }) })

describe.skipIf(!canRender)('Argo CD', () => {
  const rendered = renderExampleWith(components.filter((name) => name !== 'httproute'))
  rendered.catch(() => {})

  test('makes the migration anew with each sync, after the servers and before the services', async () => {
    const resources = await rendered
    const migrate = resources.find(({ kind }) => kind === 'Job')
    expect(migrate?.metadata.annotations).toEqual({
      'argocd.argoproj.io/hook': 'Sync',
      'argocd.argoproj.io/hook-delete-policy': 'BeforeHookCreation',
      'argocd.argoproj.io/sync-wave': '-1',
    })
    const waves = Map.groupBy(resources, waveOf)
    expect([...waves.keys()].toSorted((a, b) => a - b)).toEqual([-2, -1, 0])
    expect(waves.get(-1)?.map(titleOf)).toEqual(['Job migrate'])
    const kinds = new Set(waves.get(-2)?.map(({ kind }) => kind))
    for (const kind of ['Namespace', 'ExternalSecret', 'Cluster', 'StatefulSet']) expect([...kinds]).toContain(kind)
    const last = resources.filter(({ kind }) => ['Deployment', 'NetworkPolicy', 'HTTPRoute'].includes(kind))
    expect(last.length).toBeGreaterThan(10)
    expect(last.filter((one) => waveOf(one) !== 0).map(titleOf)).toEqual([])
  })

  test('has made all that the migration mounts, reads and connects to in a wave before it', async () => {
    const resources = await rendered
    const workloads = workloadsOf(resources)
    const migrate = workloads.find(({ kind }) => kind === 'Job')
    if (!migrate) throw new Error('there is no migration')
    const secrets = secretsOf(migrate)
    const makes = (resource: Resource) => {
      const maker = Maker.safeParse(resource).data
      return maker !== undefined && secrets.includes(maker.spec.secretName ?? maker.metadata.name)
    }
    const runsAs = migrate.spec.template.spec.serviceAccountName
    const isAccount = ({ kind, metadata }: Resource) => kind === 'ServiceAccount' && metadata.name === runsAs

    const policies = resources.filter(({ kind }) => kind === 'NetworkPolicy').map((one) => NetworkPolicy.parse(one))
    const from: Place = { name: 'migrate', labels: migrate.spec.template.metadata.labels, ports: {} }
    const reaches = (labels: Record<string, string>) =>
      [4222, 5432].some((port) => isAllowed(policies, from, { name: '', labels, ports: {} }, port))
    const servers = workloads.filter(({ spec }) => reaches(spec.template.metadata.labels))
    const postgres = resources.filter(
      ({ kind, metadata }) => kind === 'Cluster' && reaches({ 'cnpg.io/cluster': metadata.name }),
    )
    const names = resources
      .filter(({ kind }) => kind === 'Service')
      .map((one) => Selecting.parse(one))
      .filter(({ spec }) => servers.some((server) => selects(spec.selector, server.spec.template.metadata.labels)))

    const needed = [
      ...resources.filter((one) => one.kind === 'Namespace' || isAccount(one) || makes(one)),
      ...servers,
      ...postgres,
      ...names,
    ]
    expect(needed.map(titleOf).toSorted()).toEqual(
      expect.arrayContaining([
        ...['Cluster yoldas-postgres', 'ExternalSecret migrate', 'ExternalSecret nats-admin', 'Namespace yoldas'],
        ...['Service nats', 'ServiceAccount migrate', 'StatefulSet nats'],
      ]),
    )
    expect(needed.filter((one) => waveOf(one) >= waveOf(migrate)).map(titleOf)).toEqual([])
  })
})

const selects = (selector: Record<string, string>, labels: Record<string, string>) =>
  Object.entries(selector).every(([name, value]) => labels[name] === value)
