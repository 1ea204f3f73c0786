import { Certificate, Issuer } from '@kubernetes-models/cert-manager/cert-manager.io/v1'
import { Cluster, ScheduledBackup } from '@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1'
import { ExternalSecret } from '@kubernetes-models/external-secrets/external-secrets.io/v1'
import { HTTPRoute } from '@kubernetes-models/gateway-api/gateway.networking.k8s.io/v1'
import {
  PodMonitor,
  PrometheusRule,
  ServiceMonitor,
} from '@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1'
import { Deployment, StatefulSet } from 'kubernetes-models/apps/v1'
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2'
import { CronJob, Job } from 'kubernetes-models/batch/v1'
import { Ingress, NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1'
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1'
import { PriorityClass } from 'kubernetes-models/scheduling.k8s.io/v1'
import { ConfigMap, Namespace, Service, ServiceAccount } from 'kubernetes-models/v1'
import { describe, expect, test } from 'vitest'
import { asKnown, canRender, components, type Resource, render, renderExampleWith } from './render.ts'

const models = {
  'apps/v1 Deployment': Deployment,
  'apps/v1 StatefulSet': StatefulSet,
  'autoscaling/v2 HorizontalPodAutoscaler': HorizontalPodAutoscaler,
  'batch/v1 CronJob': CronJob,
  'batch/v1 Job': Job,
  'cert-manager.io/v1 Certificate': Certificate,
  'cert-manager.io/v1 Issuer': Issuer,
  'external-secrets.io/v1 ExternalSecret': ExternalSecret,
  'gateway.networking.k8s.io/v1 HTTPRoute': HTTPRoute,
  'monitoring.coreos.com/v1 PodMonitor': PodMonitor,
  'monitoring.coreos.com/v1 PrometheusRule': PrometheusRule,
  'monitoring.coreos.com/v1 ServiceMonitor': ServiceMonitor,
  'networking.k8s.io/v1 Ingress': Ingress,
  'networking.k8s.io/v1 NetworkPolicy': NetworkPolicy,
  'policy/v1 PodDisruptionBudget': PodDisruptionBudget,
  'postgresql.cnpg.io/v1 Cluster': Cluster,
  'postgresql.cnpg.io/v1 ScheduledBackup': ScheduledBackup,
  'scheduling.k8s.io/v1 PriorityClass': PriorityClass,
  'v1 ConfigMap': ConfigMap,
  'v1 Namespace': Namespace,
  'v1 Service': Service,
  'v1 ServiceAccount': ServiceAccount,
}

/** What Kubernetes' own schema says is wrong; unknown fields it lets pass (test/production/kubernetes.test.ts). */
function problemOf(resource: Resource): string | undefined {
  const name = `${resource.apiVersion} ${resource.kind}`
  const model = Object.entries(models).find(([key]) => key === name)?.[1]
  if (!model) return `${name}: nobody checks its type`
  const made: { validate(): void } = Reflect.construct(model, [resource])
  try {
    made.validate()
  } catch (error) {
    return `${name} ${resource.metadata.name}: ${error}`
  }
}

const problemsOf = (resources: Resource[]) =>
  resources
    .map(asKnown)
    .map(problemOf)
    .filter((problem) => problem !== undefined)

describe.skipIf(!canRender)('the resources of', () => {
  test.each(['overlays/local', 'monitoring', 'restore'])('%s are right', async (overlay) => {
    const resources = await render(overlay)
    expect(resources.length).toBeGreaterThan(1)
    expect(problemsOf(resources)).toEqual([])
  })

  const added = components.filter((name) => name !== 'httproute')
  test('the example, with every component, are right', async () => {
    const resources = await renderExampleWith(added)
    for (const kind of ['ExternalSecret', 'HTTPRoute', 'Ingress', 'PriorityClass', 'PrometheusRule', 'ServiceMonitor'])
      expect(
        resources.map((one) => one.kind),
        kind,
      ).toContain(kind)
    expect(problemsOf(resources)).toEqual([])
  })

  test('no overlay may get a wrong type past this', () => {
    const metadata = { name: 'wrong', labels: {}, annotations: {} }
    const wrong = { apiVersion: 'v1', kind: 'Service', metadata, spec: { ports: [{ port: 'eighty' }] } }
    expect(problemOf(wrong)).toMatch(/port/)
    expect(problemOf({ apiVersion: 'v1', kind: 'Secret', metadata })).toMatch(/nobody checks/)
  })
})
