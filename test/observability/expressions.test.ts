import { createMetrics } from '@yoldas/telemetry'
import { startKeeper } from '@yoldas/testkit'
import { expect, test } from 'vitest'
import { sharedStack } from '../support/stack.ts'
import { clusterRules, dashboards, metricsIn, ofDashboards, ofRules, read, recordedIn, rules } from './expressions.ts'

/** The names of all metrics that services and the keeper expose, whether there is a sample of them or not, by type. */
async function exposed(type = '\\w+'): Promise<Set<string>> {
  const { internalUrls, nats } = await sharedStack()
  const ofKeeper = createMetrics()
  const log = { info: () => {}, warn: () => {} }
  await using _keeper = await startKeeper({ url: nats.urlFor('admin'), log, metrics: ofKeeper })
  const texts = await Promise.all([
    ofKeeper.text(),
    ...Object.values(internalUrls).map(async (url) => (await fetch(`${url}/metrics`)).text()),
  ])
  const types = new RegExp(`^# TYPE (\\S+) ${type}$`, 'gm')
  return new Set([...texts.join('\n').matchAll(types)].map(([, name = '']) => name))
}

/** What prometheus-adapter asks for, without the names under which it passes that on. */
const scaling = read('infra/kubernetes/monitoring/prometheus-adapter.yaml').replaceAll(/^ *as: .*$/gm, '')
const missing = (asked: Set<string>, there: ReadonlySet<string>) => [...asked].filter((name) => !there.has(name))

test('alerts, dashboards and the scaling ask for metrics that services have, and for no others', async () => {
  const there = await exposed()
  const adapter = metricsIn(scaling)
  const asked = metricsIn([...ofRules, ...ofDashboards].map(({ expr }) => expr).join('\n'))
  expect(asked.size).toBeGreaterThan(40)
  expect(adapter).toEqual(new Set(['yoldas_live_streams']))
  expect(missing(new Set([...asked, ...adapter]), there)).toEqual([])
  expect(missing(metricsIn('sum(rate(yoldas_turn_total[5m]))'), there)).toEqual(['yoldas_turn_total'])
})

test('a gauge of ours that an alert reads and that may not be a number is watched for that', async () => {
  const isWatching = (alert?: string) => alert === 'YoldasGaugeUnread' || alert === 'YoldasIdentityAway'
  const exprs = (watching: boolean) =>
    rules.filter(({ alert }) => alert && isWatching(alert) === watching).map(({ expr }) => expr)
  const [watched, asked] = [metricsIn(exprs(true).join('\n')), metricsIn(exprs(false).join('\n'))]
  const gauges = [...(await exposed('gauge'))].filter((name) => name.startsWith('yoldas_') && asked.has(name))
  // Known without asking anybody.
  const known = [
    'yoldas_bus_keeper_silent_seconds',
    'yoldas_certificate_expires_seconds',
    'yoldas_consumer_lag_events',
    'yoldas_database_waiting',
    'yoldas_dependency_open',
    'yoldas_ready',
    'yoldas_stream_bytes',
    'yoldas_stream_limit_bytes',
    'yoldas_stream_missing_replicas',
  ]
  expect(new Set([...watched, ...known])).toEqual(new Set(gauges))
})

test('what is asked for of the rules is recorded by them', () => {
  const recorded = new Set(rules.flatMap(({ record }) => record ?? []))
  const asked = recordedIn([scaling, ...[...ofRules, ...ofDashboards].map(({ expr }) => expr)].join('\n'))
  expect(asked.size).toBeGreaterThan(2)
  expect(missing(asked, recorded)).toEqual([])
})

test('every metric of ours is explained to operators, is in a dashboard, and no other is explained', async () => {
  const isOurs = (name: string) => /^(yoldas|gen_ai)_/.test(name)
  const ours = new Set([...(await exposed())].filter(isOurs))
  const explained = new Set(
    [...metricsIn(read('docs/runbooks/observability.md'))].filter((name) => name !== 'process_'),
  )
  expect(missing(ours, explained)).toEqual([])
  expect(missing(new Set([...explained].filter(isOurs)), ours)).toEqual([])
  expect(missing(ours, metricsIn(ofDashboards.map(({ expr }) => expr).join('\n')))).toEqual([])
})

test('dashboards have names of their own, and their panels neither share a place nor lie apart', () => {
  expect(new Set(dashboards.map(({ uid }) => uid)).size).toBe(dashboards.length)
  for (const { file, panels } of dashboards) {
    expect(new Set(panels.map(({ id }) => id)).size, file).toBe(panels.length)
    const fields = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, i) => `${x + (i % w)} ${y + Math.floor(i / w)}`),
    )
    expect(new Set(fields).size, file).toBe(fields.length)
    const bottom = Math.max(...panels.map(({ gridPos: { y, h } }) => y + h))
    expect(fields.length, file).toBeGreaterThan((bottom - 8) * 24)
    for (const { title, targets } of panels)
      expect(new Set(targets.map(({ refId }) => refId)).size, `${file} ${title}`).toBe(targets.length)
  }
})

test('each alert has its section of the runbook, and each section an alert', () => {
  const headings = [...read('docs/runbooks/alerts.md').matchAll(/^## (.+)$/gm)].map(([, text = '']) =>
    text.toLowerCase().replaceAll(' ', '-'),
  )
  const alerts = [...rules, ...clusterRules].filter(({ alert }) => alert !== undefined)
  const linked = alerts.map(({ annotations }) => annotations?.runbook.replace('docs/runbooks/alerts.md#', ''))
  expect(new Set(linked)).toEqual(new Set(headings))
})
