import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'

const root = resolve(import.meta.dirname, '../..')
export const read = (file: string) => readFileSync(join(root, file), 'utf8')

const Rule = z.object({
  record: z.string().optional(),
  alert: z.string().optional(),
  expr: z.string(),
  annotations: z.object({ runbook: z.string() }).optional(),
})
const Rules = z.object({ groups: z.array(z.object({ rules: z.array(Rule) })) })
const rulesOf = (file: string) =>
  Rules.parse(parse(read(`infra/prometheus/${file}`))).groups.flatMap((group) => group.rules)
/** What Prometheus records and what it calls somebody for. */
export const rules = rulesOf('rules.yaml')
/** The same by what others than our services expose. */
export const clusterRules = rulesOf('cluster.yaml')

const Place = z.object({ x: z.int(), y: z.int(), w: z.int(), h: z.int() })
const Target = z.object({ refId: z.string(), expr: z.string(), legendFormat: z.string() })
const Panel = z.looseObject({ id: z.int(), title: z.string(), gridPos: Place, targets: z.array(Target).min(1) })
const Dashboard = z.looseObject({ uid: z.string(), title: z.string(), panels: z.array(Panel).min(1) })
export const dashboards = globSync('infra/grafana/*.json', { cwd: root })
  .toSorted()
  .map((file) => ({ file, ...Dashboard.parse(JSON.parse(read(file))) }))

export type Expression = { of: string; expr: string }
export const ofRules: Expression[] = rules.map(({ alert, record, expr }) => ({ of: alert ?? record ?? '', expr }))
export const ofDashboards: Expression[] = dashboards.flatMap(({ title, panels }) =>
  panels.flatMap((panel) => panel.targets.map(({ expr }) => ({ of: `${title}: ${panel.title}`, expr }))),
)

/** The names of metrics in a text, as services expose them: a histogram's without what Prometheus makes of it. */
export const metricsIn = (text: string): Set<string> =>
  new Set(
    [...text.matchAll(/\b(?:yoldas|gen_ai_(?:client|invoke_agent|execute_tool)|nodejs|process)_[a-z\d_]+/g)].map(
      ([name]) => name.replace(/_(bucket|count|sum)$/, ''),
    ),
  )
/** The names of what rules record. */
export const recordedIn = (text: string): Set<string> =>
  new Set([...text.matchAll(/\byoldas:[\w:]+/g)].map(([name]) => name))
