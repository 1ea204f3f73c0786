import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { isAllowed, NetworkPolicy, type Place } from './network.ts'
import { canRender, environmentOf, Resource, render, secretsOf, workloadsOf } from './render.ts'

const Listener = z.strictObject({ endpoint: z.string() })
const Named = { name: z.string() }
/** All fields that we use, as the collector's documentation has them: any other is a mistake. */
const Collector = z.strictObject({
  extensions: z.strictObject({ health_check: Listener }),
  receivers: z.strictObject({ otlp: z.strictObject({ protocols: z.strictObject({ http: Listener }) }) }),
  processors: z.strictObject({
    memory_limiter: z.strictObject({
      check_interval: z.string(),
      limit_percentage: z.int(),
      spike_limit_percentage: z.int(),
    }),
    tail_sampling: z.strictObject({
      decision_wait: z.string().regex(/^\d+s$/),
      num_traces: z.int(),
      policies: z.array(
        z.discriminatedUnion('type', [
          z.strictObject({
            ...Named,
            type: z.literal('status_code'),
            status_code: z.strictObject({ status_codes: z.array(z.enum(['OK', 'ERROR', 'UNSET'])) }),
          }),
          z.strictObject({ ...Named, type: z.literal('latency'), latency: z.strictObject({ threshold_ms: z.int() }) }),
          z.strictObject({
            ...Named,
            type: z.literal('probabilistic'),
            probabilistic: z.strictObject({ sampling_percentage: z.number().min(0).max(100) }),
          }),
        ]),
      ),
    }),
    batch: z.strictObject({ timeout: z.string() }),
  }),
  exporters: z.strictObject({
    otlp_http: z.strictObject({ endpoint: z.url(), headers: z.record(z.string(), z.string()) }),
  }),
  service: z.strictObject({
    extensions: z.array(z.string()),
    pipelines: z.strictObject({
      traces: z.strictObject({
        receivers: z.array(z.string()),
        processors: z.array(z.string()),
        exporters: z.array(z.string()),
      }),
    }),
  }),
})
const ConfigMap = Resource.extend({ data: z.record(z.string(), z.string()) })

describe.skipIf(!canRender)('the collector of traces', () => {
  const rendered = render('monitoring')
  rendered.catch(() => {})

  async function configured() {
    const resources = await rendered
    const [workload] = workloadsOf(resources)
    if (!workload) throw new Error('there is no collector')
    const map = resources
      .filter(({ kind }) => kind === 'ConfigMap')
      .map((one) => ConfigMap.parse(one))
      .find(({ data }) => data['collector.yaml'] !== undefined)
    const environment = environmentOf(workload, resources)
    const used: string[] = []
    // As the collector replaces them, before it reads the text.
    const text = (map?.data['collector.yaml'] ?? '').replaceAll(/\$\{env:(\w+)\}/g, (_, name: string) => {
      used.push(name)
      return environment.get(name) ?? 'a-secret'
    })
    return { workload, environment, used, config: Collector.parse(parse(text)) }
  }

  test('has a configuration without unknown fields, which uses the variables of its pod, and no others', async () => {
    const { environment, used, workload } = await configured()
    expect(used.toSorted()).toEqual([...environment.keys()].toSorted())
    expect(secretsOf(workload)).toEqual(['collector'])
  })

  test('uses each part that it names, bounds its memory first and sends in batches last', async () => {
    const { receivers, processors, exporters, extensions, service } = (await configured()).config
    const { traces } = service.pipelines
    expect(traces.receivers).toEqual(Object.keys(receivers))
    expect(traces.exporters).toEqual(Object.keys(exporters))
    expect(service.extensions).toEqual(Object.keys(extensions))
    expect(traces.processors.toSorted()).toEqual(Object.keys(processors).toSorted())
    expect([traces.processors[0], traces.processors.at(-1)]).toEqual(['memory_limiter', 'batch'])
  })

  test('waits for longer than a turn may take before it decides, alone, and keeps what failed', async () => {
    const { config, workload } = await configured()
    const { decision_wait: wait, policies } = config.processors.tail_sampling
    expect(Number.parseInt(wait, 10)).toBeGreaterThan(62)
    expect(workload.spec.replicas).toBe(1)
    expect(policies[0]).toMatchObject({ status_code: { status_codes: ['ERROR'] } })
  })

  test('listens where services of production send their traces, and is reached by them alone', async () => {
    const { config, workload } = await configured()
    const ports = Object.fromEntries(
      workload.spec.template.spec.containers.flatMap(({ ports }) =>
        ports.map(({ name, containerPort }) => [name, containerPort]),
      ),
    )
    expect(config.receivers.otlp.protocols.http.endpoint).toBe(`0.0.0.0:${ports.otlp}`)
    expect(config.extensions.health_check.endpoint).toBe(`0.0.0.0:${ports.health}`)
    const production = await render('example')
    const senders = workloadsOf(production).filter((one) =>
      environmentOf(one, production).has('OTEL_EXPORTER_OTLP_ENDPOINT'),
    )
    expect(senders).toHaveLength(5)
    const { name, namespace } = workload.metadata
    for (const sender of senders)
      expect(environmentOf(sender, production).get('OTEL_EXPORTER_OTLP_ENDPOINT')).toBe(
        `http://${name}.${namespace}:${ports.otlp}`,
      )
    const policies = (await rendered)
      .filter(({ kind }) => kind === 'NetworkPolicy')
      .map((one) => NetworkPolicy.parse(one))
    const collector: Place = { name, labels: workload.spec.template.metadata.labels, ports }
    const from = (place: string): Place => ({ name: 'a pod', namespace: place, labels: {}, ports: {} })
    expect(isAllowed(policies, from('yoldas'), collector, 4318)).toBe(true)
    expect(isAllowed(policies, from('default'), collector, 4318)).toBe(false)
    expect(isAllowed(policies, from('yoldas'), collector, 13133)).toBe(false)
  })
})
