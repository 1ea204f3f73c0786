import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { z } from 'zod'
import { isAllowed, NetworkPolicy, type Place } from './network.ts'
import {
  canRender,
  components,
  kubernetes,
  Resource,
  render,
  renderExampleWith,
  secretsOf,
  workloadsOf,
} from './render.ts'

const read = (path: string) => readFileSync(join(kubernetes, path), 'utf8')
const guide = read('../../docs/production.md')
/** What has certificates in it, and is made by other means. */
const certificates = /^(nats-(ca|tls)|postgres-.+)$/
const Service = Resource.extend({
  spec: z.looseObject({ ports: z.array(z.object({ name: z.string() })) }),
})
const Priority = z.object({ priorityClassName: z.string() })
const Prioritized = z.union([
  z.object({ spec: Priority }).transform(({ spec }) => spec),
  z.object({ spec: z.object({ template: z.object({ spec: Priority }) }) }).transform(({ spec }) => spec.template.spec),
])

test('the example has at most 60 lines, and docs/production.md names every component', () => {
  expect(read('example/kustomization.yaml').trimEnd().split('\n').length).toBeLessThanOrEqual(60)
  expect(components.length).toBeGreaterThan(5)
  expect(components.filter((name) => !guide.includes(`\`${name}\``))).toEqual([])
})

test('rules of the Prometheus Operator are those of infra/prometheus (`npm test -- <this file> -u` writes them)', async () => {
  const Groups = z.object({ groups: z.array(z.looseObject({ name: z.string() })) })
  const groups = ['rules.yaml', 'cluster.yaml'].flatMap(
    (file) => Groups.parse(parse(read(`../prometheus/${file}`))).groups,
  )
  expect(groups.length).toBeGreaterThan(5)
  const metadata = { name: 'yoldas', labels: { 'app.kubernetes.io/part-of': 'yoldas' } }
  const rule = { apiVersion: 'monitoring.coreos.com/v1', kind: 'PrometheusRule', metadata, spec: { groups } }
  const text = `# Written from infra/prometheus by test/kubernetes/components.test.ts.\n${stringify(rule, { lineWidth: 0 })}`
  await expect(text).toMatchFileSnapshot(join(kubernetes, 'components/prometheus-operator/rules.yaml'))
})

describe.skipIf(!canRender)('the example', () => {
  const rendered = renderExampleWith(components.filter((name) => name !== 'httproute'))
  rendered.catch(() => {})
  const ofKind = async (kind: string) => (await rendered).filter((one) => one.kind === kind)

  test('has a door, and none of the values of a place comes from the base', async () => {
    const places = /example\.com|MODEL_NAME|S3_BUCKET|AUTH_URL/
    expect((await render('overlays/production')).filter((one) => places.test(JSON.stringify(one)))).toEqual([])
    const text = JSON.stringify(await render('example'))
    for (const value of ['api.example.com', 'registry.example.com/yoldas:1.0.0', 's3://yoldas-backups/postgres'])
      expect(text).toContain(value)
    expect(text).not.toMatch(/"image":"yoldas"/)
  })

  test('gets from external stores every secret that a pod reads, but for certificates', async () => {
    const read = [...new Set(workloadsOf(await rendered).flatMap(secretsOf))].filter((name) => !certificates.test(name))
    const external = (await ofKind('ExternalSecret')).map(({ metadata }) => metadata.name)
    expect(external.toSorted()).toEqual(read.toSorted())
  })

  test('is scraped by the name that alerts know: every service that has the port', async () => {
    const scraped = (await ofKind('Service'))
      .map((one) => Service.parse(one))
      .filter(({ spec }) => spec.ports.some(({ name }) => name === 'internal'))
      .map(({ metadata }) => metadata.labels['app.kubernetes.io/name'])
    const alerted = /max by \(job\) \(up\{job=~"([^"]+)"/.exec(read('../prometheus/rules.yaml'))?.[1]?.split('|') ?? []
    expect(alerted.length).toBe(6)
    expect(scraped.toSorted()).toEqual(alerted.toSorted())
  })

  test('names priorities that are there, of servers above those of services', async () => {
    const classes = new Map(
      (await ofKind('PriorityClass')).map((one) => [one.metadata.name, z.object({ value: z.int() }).parse(one).value]),
    )
    // Jobs, and the pod that an operator works from, may wait.
    const workloads = [...workloadsOf(await rendered), ...(await ofKind('Cluster'))].filter(
      ({ kind, metadata }) => !['Job', 'CronJob'].includes(kind) && metadata.name !== 'operator',
    )
    const priorities = workloads.map((one) => ({
      name: one.metadata.name,
      priority: classes.get(Prioritized.parse(one).priorityClassName) ?? 0,
    }))
    const servers = priorities.filter(({ name }) => ['nats', 'yoldas-postgres'].includes(name))
    const services = priorities.filter((one) => !servers.includes(one))
    expect([servers.length, services.length]).toEqual([2, 6])
    const least = Math.min(...servers.map(({ priority }) => priority))
    for (const { name, priority } of services) {
      expect(priority, name).toBeGreaterThan(0)
      expect(priority, name).toBeLessThan(least)
    }
  })

  test('lets engines reach a model and a storage inside the cluster, and nobody else', async () => {
    const resources = await rendered
    const policies = resources.filter(({ kind }) => kind === 'NetworkPolicy').map((one) => NetworkPolicy.parse(one))
    const pods: Place[] = workloadsOf(resources).map(({ metadata, spec }) => ({
      name: metadata.name,
      labels: spec.template.metadata.labels,
      ports: {},
    }))
    const reached = [
      { place: 'model', port: 8000 },
      { place: 'storage', port: 9000 },
    ].map(({ place, port }) =>
      pods
        .filter((pod) => isAllowed(policies, pod, { name: place, namespace: place, labels: {}, ports: {} }, port))
        .map(({ name }) => name),
    )
    expect(reached).toEqual([['chat-engine'], ['chat-engine']])
  })
})
