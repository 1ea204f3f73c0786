import { execFile } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { access, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { promisify } from 'node:util'
import { cacheFolder } from '@yoldas/local'
import { parseAllDocuments } from 'yaml'
import { z } from 'zod'

const run = promisify(execFile)
export const kubernetes = resolve(import.meta.dirname, '../../infra/kubernetes')
/** Where npm run check:production unpacks Debian's. */
export const kustomizeFolder = async () => join(await cacheFolder(), 'kustomize-trixie')

export const Resource = z.looseObject({
  apiVersion: z.string(),
  kind: z.string(),
  metadata: z.looseObject({
    name: z.string(),
    namespace: z.string().optional(),
    labels: z.record(z.string(), z.string()).default({}),
    annotations: z.record(z.string(), z.string()).default({}),
  }),
})
export type Resource = z.infer<typeof Resource>

/** How to render a folder here; undefined when there is no program for it. */
async function findRenderer(): Promise<string[] | undefined> {
  const unpacked = join(await kustomizeFolder(), 'unpacked/usr/bin/kustomize')
  const works = (command: string, ...args: string[]) =>
    run(command, args).then(
      () => true,
      () => false,
    )
  if (await works('kustomize', 'version')) return ['kustomize', 'build']
  if (await works('kubectl', 'kustomize', '--help')) return ['kubectl', 'kustomize']
  const isThere = await access(unpacked).then(
    () => true,
    () => false,
  )
  return isThere ? [unpacked, 'build'] : undefined
}

/** The files that share this module ask once. */
const renderer = await findRenderer()
export const canRender = renderer !== undefined
if (!canRender) console.log('kubernetes  not checked: no kustomize and no kubectl (npm run check:production gets one)')
const rendered = new Map<string, Promise<Resource[]>>()

/** What a folder of infra/kubernetes comes to, as kustomize makes it. */
export const render = (folder: string) => once(folder, () => renderNow(join(kubernetes, folder)))

/** What an operator may add to the example. */
export const components = readdirSync(join(kubernetes, 'components'))

/** The example with components added, from a folder outside the project as an operator's is. */
export const renderExampleWith = (added: readonly string[]) =>
  once(`example with ${added}`, async () => {
    const folder = await realpath(await mkdtemp(join(tmpdir(), 'yoldas-overlay-')))
    const reach = (path: string) => relative(folder, join(kubernetes, path))
    const overlay = {
      ...{ apiVersion: 'kustomize.config.k8s.io/v1beta1', kind: 'Kustomization', namespace: 'yoldas' },
      resources: [reach('example')],
      components: added.map((name) => reach(`components/${name}`)),
    }
    try {
      await writeFile(join(folder, 'kustomization.yaml'), JSON.stringify(overlay))
      return await renderNow(folder)
    } finally {
      await rm(folder, { recursive: true })
    }
  })

function once(key: string, work: () => Promise<Resource[]>): Promise<Resource[]> {
  const found = rendered.get(key) ?? work()
  rendered.set(key, found)
  return found
}

/** What a folder anywhere comes to. */
export async function renderNow(folder: string): Promise<Resource[]> {
  const [command = 'kustomize', ...args] = renderer ?? []
  const { stdout } = await run(command, [...args, folder], { maxBuffer: 2 ** 24 })
  return parseAllDocuments(stdout).map((document) => Resource.parse(document.toJS()))
}

const ObjectStore = Resource.extend({
  spec: z.strictObject({ retentionPolicy: z.string().regex(/^\d+[dwm]$/), configuration: z.looseObject({}) }),
})

/** The plugin has no types: what it keeps is described as the operator's own, earlier, backup was. */
export function asKnown(resource: Resource): Resource {
  if (resource.kind !== 'ObjectStore') return resource
  const { configuration } = ObjectStore.parse(resource).spec
  const spec = { instances: 1, storage: { size: '1Gi' }, backup: { barmanObjectStore: configuration } }
  return { ...resource, apiVersion: 'postgresql.cnpg.io/v1', kind: 'Cluster', spec }
}

const Labels = z.record(z.string(), z.string()).default({})
const Reference = z.object({ name: z.string(), key: z.string(), optional: z.boolean().default(false) })
const Variable = z.object({
  name: z.string(),
  value: z.string().optional(),
  valueFrom: z.looseObject({ secretKeyRef: Reference.optional() }).optional(),
})
const SecurityContext = z.looseObject({
  runAsNonRoot: z.boolean().optional(),
  allowPrivilegeEscalation: z.boolean().optional(),
  readOnlyRootFilesystem: z.boolean().optional(),
  capabilities: z.looseObject({ drop: z.array(z.string()) }).optional(),
})
const Probe = z.looseObject({ httpGet: z.object({ path: z.string(), port: z.string() }).optional() }).optional()
const Port = z.looseObject({ name: z.string(), containerPort: z.int() })
const Container = z.looseObject({
  name: z.string(),
  image: z.string(),
  args: z.array(z.string()).default([]),
  env: z.array(Variable).default([]),
  envFrom: z.array(z.object({ configMapRef: z.object({ name: z.string() }) })).default([]),
  ports: z.array(Port).default([]),
  securityContext: SecurityContext.optional(),
  resources: z
    .object({ requests: z.record(z.string(), z.string()), limits: z.record(z.string(), z.string()) })
    .optional(),
  livenessProbe: Probe,
  readinessProbe: Probe,
})
const Secret = z.object({
  name: z.string().optional(),
  secretName: z.string().optional(),
  items: z.array(z.object({ key: z.string(), path: z.string() })).default([]),
})
const Volume = z.looseObject({
  name: z.string(),
  secret: Secret.optional(),
  projected: z.object({ sources: z.array(z.object({ secret: Secret })) }).optional(),
})

/** What runs: of a Deployment, a StatefulSet, a Job or a CronJob. */
export const Workload = Resource.extend({
  spec: z.looseObject({
    replicas: z.int().optional(),
    template: z.object({
      metadata: z.looseObject({ labels: Labels }),
      spec: z.looseObject({
        serviceAccountName: z.string(),
        automountServiceAccountToken: z.boolean().optional(),
        terminationGracePeriodSeconds: z.int().default(30),
        topologySpreadConstraints: z.array(z.looseObject({ topologyKey: z.string() })).default([]),
        securityContext: SecurityContext.optional(),
        initContainers: z.array(Container).default([]),
        containers: z.array(Container),
        volumes: z.array(Volume).default([]),
      }),
    }),
  }),
})
export type Workload = z.infer<typeof Workload>

const running = ['Deployment', 'StatefulSet', 'Job']
const CronJob = Resource.extend({
  kind: z.literal('CronJob'),
  spec: z.looseObject({ jobTemplate: z.looseObject({ spec: z.looseObject({}) }) }),
})
export const workloadsOf = (resources: Resource[]): Workload[] =>
  resources.flatMap((resource) => {
    const repeated = CronJob.safeParse(resource)
    if (repeated.success) return [Workload.parse({ ...resource, spec: repeated.data.spec.jobTemplate.spec })]
    return running.includes(resource.kind) ? [Workload.parse(resource)] : []
  })

const ConfigMap = Resource.extend({ data: z.record(z.string(), z.string()).default({}) })

/** The environment of the first container, with `undefined` for what comes from a secret. */
export function environmentOf(workload: Workload, resources: Resource[]): Map<string, string | undefined> {
  const [container] = workload.spec.template.spec.containers
  const maps = resources.filter(({ kind }) => kind === 'ConfigMap').map((resource) => ConfigMap.parse(resource))
  const named = (container?.envFrom ?? []).map(({ configMapRef }) => {
    const map = maps.find(({ metadata }) => metadata.name === configMapRef.name)
    if (!map) throw new Error(`${workload.metadata.name} names a ConfigMap that is not there: ${configMapRef.name}`)
    return map.data
  })
  const own = (container?.env ?? []).map(({ name, value }) => [name, value] as const)
  return new Map([...named.flatMap((data) => Object.entries(data)), ...own])
}

/** The names of all secrets that a workload reads. */
export function secretsOf({ spec: { template } }: Workload): string[] {
  const { initContainers, containers, volumes } = template.spec
  const ofVariables = [...initContainers, ...containers].flatMap(({ env }) =>
    env.map(({ valueFrom }) => valueFrom?.secretKeyRef?.name),
  )
  const ofVolumes = volumes.flatMap(mountedIn).map(({ name }) => name)
  return [...new Set([...ofVariables, ...ofVolumes])].filter((name) => name !== undefined).toSorted()
}

/** The secrets that a workload has as files, and under which names. */
export const mountedSecrets = ({ spec }: Workload) => spec.template.spec.volumes.flatMap(mountedIn)

function mountedIn({ secret, projected }: z.infer<typeof Volume>): Array<{ name: string; paths: string[] }> {
  const all = [...(secret ? [secret] : []), ...(projected?.sources ?? []).map((source) => source.secret)]
  return all.map(({ name, secretName, items }) => ({
    name: name ?? secretName ?? '',
    paths: items.map(({ path }) => path),
  }))
}
