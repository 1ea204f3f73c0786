import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { nodeArgs, usualPatience } from '@yoldas/local'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { canRender, environmentOf, kubernetes, Resource, render, type Workload, workloadsOf } from './render.ts'

const root = resolve(import.meta.dirname, '../..')

/**
 * Of each replica: `connections` of libs/db/pool.ts and one to look by; one more cancels statements, and one is there
 * before the one that it renews ends.
 */
const connectionsOf = (source: string) => Number(/\{ connections = (\d+)/.exec(source)?.[1]) + 3
/** For people, the operator's own, backups and the migration. */
const sparedConnections = 30

const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** The commands of a page that scale Deployments, in their order. */
const scalingIn = (page: string) =>
  [...read(page).matchAll(/scale deployment\s+([a-z -]+?)\s+--replicas=(\d)/g)].map(([, names = '', replicas]) => ({
    names: names.split(' '),
    replicas: Number(replicas),
  }))

/** What Node is to run; words for it may follow. */
const fileIn = (args: readonly string[]) => args.filter((arg) => arg.endsWith('.ts'))

const Scaler = Resource.extend({
  spec: z.looseObject({
    scaleTargetRef: z.object({ name: z.string() }),
    minReplicas: z.int(),
    maxReplicas: z.int(),
    metrics: z.array(
      z.looseObject({
        pods: z.looseObject({ metric: z.object({ name: z.string() }) }).optional(),
        external: z.looseObject({ metric: z.object({ name: z.string() }) }).optional(),
      }),
    ),
  }),
})
const Budget = Resource.extend({
  spec: z.looseObject({ selector: z.object({ matchLabels: z.record(z.string(), z.string()) }) }),
})
const Postgres = Resource.extend({
  spec: z.looseObject({ postgresql: z.looseObject({ parameters: z.record(z.string(), z.string()) }) }),
})

const Known = z.object({ seriesQuery: z.string(), name: z.object({ as: z.string() }).optional() })
type Known = z.infer<typeof Known>
const Adapter = z.object({ rules: z.object({ custom: z.array(Known), external: z.array(Known) }) })

describe.skipIf(!canRender)('in production', () => {
  const rendered = render('example')
  rendered.catch(() => {})
  const all = async () => workloadsOf(await rendered)
  const scalers = async () =>
    (await rendered).filter(({ kind }) => kind === 'HorizontalPodAutoscaler').map((one) => Scaler.parse(one))
  const services = async () => {
    const names = (await scalers()).map(({ spec }) => spec.scaleTargetRef.name)
    return (await all()).filter(({ metadata }) => names.includes(metadata.name))
  }

  test('every pod runs as nobody, writes nowhere, may ask Kubernetes nothing and has bounds', async () => {
    for (const { metadata, spec } of await all()) {
      const pod = spec.template.spec
      expect(pod, metadata.name).toMatchObject({ automountServiceAccountToken: false })
      expect(pod.serviceAccountName).toBe(metadata.name)
      expect(pod.securityContext, metadata.name).toMatchObject({ runAsNonRoot: true })
      for (const { securityContext, resources, image } of pod.containers) {
        expect(securityContext, metadata.name).toEqual({
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        })
        expect(resources?.limits.memory, metadata.name).toBeDefined()
        expect(image).toMatch(/:\d/)
      }
    }
  })

  test('every service is asked for life and readiness where it answers, and replicas lie apart', async () => {
    expect((await services()).length).toBe(5)
    for (const { metadata, spec } of await services()) {
      const [container] = spec.template.spec.containers
      expect(container?.livenessProbe?.httpGet, metadata.name).toEqual({ path: '/livez', port: 'internal' })
      expect(container?.readinessProbe?.httpGet, metadata.name).toEqual({ path: '/readyz', port: 'internal' })
      const keys = spec.template.spec.topologySpreadConstraints.map(({ topologyKey }) => topologyKey)
      expect(keys).toEqual(['topology.kubernetes.io/zone', 'kubernetes.io/hostname'])
    }
  })

  test('a service that does not answer for its life is killed as soon as under `npm start`', async () => {
    const { everyMilliseconds, answerMilliseconds, failures } = usualPatience
    for (const { metadata, spec } of await services())
      expect(spec.template.spec.containers[0]?.livenessProbe, metadata.name).toMatchObject({
        periodSeconds: everyMilliseconds / 1000,
        timeoutSeconds: answerMilliseconds / 1000,
        failureThreshold: failures,
        // What its event loop does not come to takes longer than that, or for ever.
        terminationGracePeriodSeconds: 5,
      })
  })

  test('what a pod runs is a file of the image', async () => {
    const files = (await all()).flatMap(({ spec }) => spec.template.spec.containers.flatMap(({ args }) => fileIn(args)))
    expect(files).toContain('services/gateway/main.ts')
    // The command that prepares a database and a broker comes with its own folder.
    const missing = files.filter((file) => globSync(file, { cwd: root }).length === 0)
    expect(missing.filter((file) => file !== 'infra/migrate/main.ts')).toEqual([])
  })

  test('Node has the same options as under `npm start`', async () => {
    const image = readFileSync(join(root, 'infra/image/Dockerfile'), 'utf8')
    const entry = z.array(z.string()).parse(JSON.parse(/^ENTRYPOINT (.*)$/m.exec(image)?.[1] ?? '[]'))
    const options = (args: readonly string[]) => args.filter((arg) => /^--(?!import$)./.test(arg))
    for (const { spec } of await all())
      for (const { args } of spec.template.spec.containers)
        expect(options([...entry, ...args])).toEqual(options(nodeArgs(fileIn(args)[0] ?? '')))
  })

  test('a pod that ends has the time that its streams or turns have, and 10 s more', async () => {
    const resources = await rendered
    const time = (workload: Workload) => {
      const { terminationGracePeriodSeconds } = workload.spec.template.spec
      const environment = environmentOf(workload, resources)
      const drain = Number(environment.get('DRAIN_SECONDS') ?? 0)
      const before = Number(environment.get('DRAIN_DELAY_SECONDS') ?? 0)
      return { name: workload.metadata.name, drain, before, spare: terminationGracePeriodSeconds - drain - before }
    }
    const times = (await services()).map(time)
    expect(times.filter(({ spare }) => spare < 10)).toEqual([])
    expect(times.filter(({ drain }) => drain > 0).map(({ name }) => name)).toEqual(['chat-engine', 'gateway'])
    // Else the ingress sends to one that no longer accepts.
    expect(times.find(({ name }) => name === 'gateway')?.before).toBeGreaterThan(0)
  })

  test('the replicas of all services together leave connections of Postgres for others', async () => {
    const perReplica = connectionsOf(readFileSync(join(root, 'libs/db/pool.ts'), 'utf8'))
    const resources = await rendered
    const withTables = (await services()).filter((one) => environmentOf(one, resources).has('DATABASE_URL'))
    expect(withTables.length).toBe(4)
    const names = withTables.map(({ metadata }) => metadata.name)
    // While a release rolls out, each Deployment has one more.
    const replicas = (await scalers())
      .filter(({ spec }) => names.includes(spec.scaleTargetRef.name))
      .reduce((sum, { spec }) => sum + spec.maxReplicas + 1, 0)
    const cluster = Postgres.parse(resources.find(({ kind }) => kind === 'Cluster'))
    const most = Number(cluster.spec.postgresql.parameters.max_connections)
    expect(perReplica).toBeGreaterThan(2)
    expect(replicas * perReplica + sparedConnections).toBeLessThanOrEqual(most)
  })

  test('no service is without a replica while a node is emptied', async () => {
    const budgets = (await rendered)
      .filter(({ kind }) => kind === 'PodDisruptionBudget')
      .map((one) => Budget.parse(one))
    for (const { metadata, spec } of await services()) {
      const { labels } = spec.template.metadata
      const isOf = (budget: z.infer<typeof Budget>) =>
        Object.entries(budget.spec.selector.matchLabels).every(([name, value]) => labels[name] === value)
      expect(budgets.filter(isOf).length, metadata.name).toBe(1)
    }
    expect((await scalers()).filter(({ spec }) => spec.minReplicas < 2)).toEqual([])
  })

  const pages = globSync('docs/**/*.md', { cwd: root }).filter((page) => scalingIn(page).length > 0)
  test.each(pages)('%s starts again what it stops, as many as there are at the least', async (page) => {
    const least = (await scalers()).map(({ spec }): [string, number] => [spec.scaleTargetRef.name, spec.minReplicas])
    least.push(['bus-keeper', 1])
    const left = new Map<string, number>()
    for (const { names, replicas } of scalingIn(page))
      for (const name of names.includes('--all') ? least.map(([one]) => one) : names) left.set(name, replicas)
    // Nobody needs it but who has started it.
    left.delete('operator')
    const stopsAll = scalingIn(page).some(({ names }) => names.includes('--all'))
    expect([...left].toSorted()).toEqual(least.filter(([name]) => stopsAll || left.has(name)).toSorted())
  })

  test('the pages that stop services are known, and tombstones are kept again after a restore', () => {
    const runbooks = ['backup', 'breach', 'looking-inside', 'upgrade'].map((name) => `docs/runbooks/${name}.md`)
    expect(pages).toEqual(expect.arrayContaining(runbooks))
    const suspended = [...read('docs/runbooks/backup.md').matchAll(/patch cronjob tombstones .*"suspend":(\w+)/g)]
    expect(suspended.map(([, is]) => is)).toEqual(['true', 'false'])
  })

  test('what scales them is measured by the service itself or recorded, and known to prometheus-adapter', async () => {
    const adapter = Adapter.parse(parse(readFileSync(join(kubernetes, 'monitoring/prometheus-adapter.yaml'), 'utf8')))
    const recorded = readFileSync(join(root, 'infra/prometheus/rules.yaml'), 'utf8')
    const known = (rules: readonly Known[]) =>
      rules.map(({ seriesQuery, name }) => [name?.as ?? seriesOf(seriesQuery), seriesOf(seriesQuery)] as const)
    const [custom, external] = [new Map(known(adapter.rules.custom)), new Map(known(adapter.rules.external))]
    const asked = (await scalers()).flatMap(({ spec }) =>
      spec.metrics.map((one) => ({ service: spec.scaleTargetRef.name, ...one })),
    )
    const pods = asked.flatMap(({ service, pods }) => (pods ? [{ service, metric: pods.metric.name }] : []))
    expect(pods).toEqual([{ service: 'gateway', metric: 'yoldas_live_streams' }])
    for (const { service, metric } of pods) {
      const files = globSync('**/*.ts', { cwd: join(root, 'services', service), exclude: ['node_modules'] })
      const gauge = `gauge('${custom.get(metric)}'`
      expect(
        files.filter((file) => readFileSync(join(root, 'services', service, file), 'utf8').includes(gauge)),
      ).toHaveLength(1)
    }
    const others = asked.flatMap(({ external }) => external?.metric.name ?? [])
    expect(others).toEqual(['yoldas_engine_load'])
    for (const metric of others) expect(recorded).toContain(`record: ${external.get(metric)}\n`)
  })
})

/** Of a local cluster by default; Kubernetes' own pods ask for up to half of them. */
const localCpus = 2

test.skipIf(!canRender)(
  'all pods of the local overlay together fit a cluster of two CPUs, beside its own',
  async () => {
    const asked = workloadsOf(await render('overlays/local')).flatMap(({ metadata, spec }) =>
      spec.template.spec.containers.map(({ resources }) => {
        const { cpu, memory } = resources?.requests ?? {}
        return { name: metadata.name, cpu, memory }
      }),
    )
    const sum = (unit: RegExp, of: (one: (typeof asked)[number]) => string | undefined) =>
      asked.reduce((total, one) => total + Number(unit.exec(of(one) ?? '')?.[1] ?? 0), 0)
    const milliCpus = sum(/^(\d+)m$/, ({ cpu }) => cpu)
    const mebibytes = sum(/^(\d+)Mi$/, ({ memory }) => memory)
    expect(
      asked.filter(({ cpu, memory }) => (cpu && !/^\d+m$/.test(cpu)) || (memory && !/^\d+Mi$/.test(memory))),
    ).toEqual([])
    expect(asked.filter(({ cpu }) => cpu).length).toBe(8)
    expect(milliCpus).toBeLessThanOrEqual((localCpus * 1000) / 2)
    expect(mebibytes).toBeLessThanOrEqual(1024)
  },
)

const seriesOf = (query: string) => query.replace(/\{.*$/, '')
