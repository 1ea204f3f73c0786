import { mkdtemp, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { freePort, type Part, startPart } from '@yoldas/local'
import { inject } from 'vitest'
import { stringify } from 'yaml'
import { z } from 'zod'
import type { Stack } from '../support/stack.ts'

const root = resolve(import.meta.dirname, '../..')
export const rulesFolder = join(root, 'infra/prometheus')

export async function startKeeperPart({ nats }: Stack): Promise<Part & { url: string }> {
  const port = String(await freePort())
  const url = `http://127.0.0.1:${port}`
  const part = await startPart({
    name: 'bus-keeper',
    ...{ command: process.execPath, args: [join(root, 'infra/nats/keeper.ts')] },
    env: { HOST: '127.0.0.1', INTERNAL_PORT: port, NATS_URL: nats.urlFor('admin'), STREAM_STORE_BYTES: '1000000000' },
    readyUrl: `${url}/readyz`,
    log: join(inject('folder'), 'keeper.log'),
  })
  return { ...part, url }
}

/** With our rules and an empty store. Of targets, `gateway-2` is one of the job `gateway`. */
export async function startPrometheus(
  program: string,
  targets: Record<string, string>,
  global: Record<string, unknown>,
): Promise<Part & { url: string }> {
  const home = await mkdtemp(join(inject('folder'), 'prometheus-'))
  const byJob = Map.groupBy(Object.keys(targets), (name) => name.replace(/-\d+$/, ''))
  const config = {
    global,
    rule_files: ['rules.yaml', 'cluster.yaml'].map((name) => join(rulesFolder, name)),
    scrape_configs: [...byJob].map(([job_name, names]) => ({
      job_name,
      // In a cluster Prometheus adds the namespace.
      static_configs: [
        { targets: names.map((name) => new URL(targets[name] ?? '').host), labels: { namespace: 'yoldas' } },
      ],
    })),
  }
  await writeFile(join(home, 'prometheus.yaml'), stringify(config))
  const address = `127.0.0.1:${await freePort()}`
  const part = await startPart({
    name: 'prometheus',
    command: program,
    args: [
      ...[`--config.file=${join(home, 'prometheus.yaml')}`, `--storage.tsdb.path=${join(home, 'data')}`],
      `--web.listen-address=${address}`,
    ],
    readyUrl: `http://${address}/-/ready`,
    log: join(home, 'prometheus.log'),
  })
  return { ...part, url: `http://${address}` }
}

const Labels = z.record(z.string(), z.string())
const Alerts = z.object({
  data: z.object({
    alerts: z.array(z.object({ labels: Labels, annotations: z.object({ runbook: z.string() }), state: z.string() })),
  }),
})

/** `of` is what else its labels say, as the job. */
export type Alert = { name: string; of: string; severity: string; runbook: string }

/** What calls somebody now: not the watchdog. */
export async function firingAlerts(url: string): Promise<Alert[]> {
  const { data } = Alerts.parse(await (await fetch(`${url}/api/v1/alerts`)).json())
  return data.alerts.flatMap(({ labels: { alertname: name = '', severity = '', ...rest }, annotations, state }) =>
    state === 'firing' && severity !== 'none'
      ? [{ name, of: Object.values(rest).join(' '), severity, runbook: annotations.runbook }]
      : [],
  )
}
