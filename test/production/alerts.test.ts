import { mkdtemp, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import { stringify } from 'yaml'
import { runTool } from '../openapi/tool.ts'
import {
  answers,
  archived,
  archiveFailed,
  backends,
  backupDone,
  backupFailed,
  certificate,
  gauges,
  healthy,
  jobs,
  kube,
  of,
  type Phase,
  reads,
  ready,
  type Series,
  sends,
  stepSeconds,
  turns,
  volume,
  withTables,
  written,
} from './alertSeries.ts'
import { findProgram } from './debian.ts'

const promtool = await findProgram('promtool')
const amtool = await findProgram('amtool', 'prometheus-alertmanager')
const folder = resolve(import.meta.dirname, '../../infra/prometheus')
const day = 86_400

/** All is well for half an hour, then something is wrong for ten minutes, and then all is well again. */
const [before, wrong, minutes] = [30, 10, 80]
const wrongFor = (length: number, value: Phase[1], usual: Phase[1]): readonly Phase[] => [
  [before, usual],
  [length, value],
  [0, usual],
]
const become = (value: Phase[1], usual: Phase[1], series: readonly string[], length = wrong): Series =>
  Object.fromEntries(series.map((name) => [name, wrongFor(length, value, usual)]))
const isDown = (...series: string[]) => become(0, 1, series)
/** Every answer is a 503 instead of a 200. */
const fail = (answered: (status: number) => string, grows: number, length = wrong): Series => ({
  [answered(200)]: wrongFor(length, { grows: 0 }, { grows }),
  [answered(503)]: wrongFor(length, { grows }, { grows: 0 }),
})
const sendsFail = fail(sends, 10)
const everythingFails = { ...sendsFail, ...fail(reads, 30) }
const turnsFail: Series = {
  [turns('complete')]: wrongFor(wrong, { grows: 0 }, { grows: 10 }),
  [turns('failed')]: wrongFor(wrong, { grows: 10 }, { grows: 0 }),
}
const burns = ['YoldasBudgetBurns', 'YoldasBudgetBurnsFast']

/** What fires so many minutes after it began: pages that wait for nobody within 3 where sends fail. */
type Case = [what: string, series: Series, after: number, fires: readonly string[]]
const outages: Case[] = [
  [
    'Postgres hangs',
    {
      ...everythingFails,
      ...isDown(...ready(withTables, 'postgres', 'database', 'serving')),
      ...become(Number.NaN, 0, gauges),
    },
    3,
    [...burns, 'YoldasGaugeUnread', 'YoldasNotReady', 'YoldasPostgresAway'],
  ],
  ['a table is locked', sendsFail, 3, burns],
  ['Postgres is read-only', { ...sendsFail, ...become(120, 0, of('yoldas_outbox_lag_seconds', withTables)) }, 3, burns],
  [
    'its disk is full',
    { ...sendsFail, ...become(1e9, 60e9, [volume('available')]) },
    3,
    [...burns, 'YoldasVolumeFull'],
  ],
  [
    'its connections are used up',
    {
      ...everythingFails,
      ...isDown(...ready(['notifier'], 'postgres', 'database')),
      ...become(580, 40, [backends]),
      ...become(30, 0, of('yoldas_database_waiting', withTables)),
    },
    3,
    [...burns, 'YoldasConnectionsUsed', 'YoldasNotReady', 'YoldasPostgresAway'],
  ],
  [
    'NATS hangs',
    {
      ...everythingFails,
      ...isDown(...ready(jobs, 'nats')),
      ...become(60, 0.5, of('yoldas_bus_keeper_silent_seconds', jobs.slice(0, 5))),
    },
    3,
    [...burns, 'YoldasKeeperSilent', 'YoldasNatsAway'],
  ],
  [
    'NATS is wiped, and the keeper makes its streams again',
    { [of('yoldas_keeper_made_total', ['bus-keeper'], ',what="EVENTS"')[0] ?? '']: wrongFor(9_999, 1, 0) },
    3,
    ['YoldasStreamsMade'],
  ],
  ['the model hangs', turnsFail, 5, burns],
  [
    'the model answers 429',
    {
      ...turnsFail,
      'yoldas_model_failures_total{model="m",kind="refused",status="429"}': wrongFor(
        wrong,
        { grows: 10 },
        { grows: 0 },
      ),
    },
    5,
    burns,
  ],
  [
    'the identity provider hangs when a gateway restarts',
    {
      ...become(Number.NaN, 300, of('yoldas_jwks_age_seconds', ['gateway']).slice(0, 1)),
      [reads(503)]: wrongFor(wrong, { grows: 15 }, { grows: 0 }),
    },
    3,
    [...burns, 'YoldasIdentityAway'],
  ],
  [
    'a push provider is away',
    {
      'yoldas_push_attempts_total{job="notifier",provider="fcm",outcome="sent"}': wrongFor(
        30,
        { grows: 0 },
        { grows: 10 },
      ),
      ...become(1_200, 0, of('yoldas_push_oldest_pending_seconds', ['notifier']), 30),
    },
    20,
    ['YoldasPushesWait'],
  ],
  ['a service does not answer', isDown(...of('up', ['notifier'])), 3, ['YoldasServiceGone']],
  ['a service has no pods', become(null, 1, of('up', ['companion-scheduler'])), 3, ['YoldasServiceGone']],
  ['there are no pods', become(null, 1, of('up', jobs)), 3, ['YoldasServiceGone']],
  [
    'a pod ends again and again',
    {
      [kube('kube_pod_container_status_restarts_total', 'pod="notifier-1",container="service"')]: wrongFor(
        wrong,
        { grows: 0.5 },
        { grows: 0 },
      ),
    },
    6,
    ['YoldasCrashLoop'],
  ],
  [
    'a replica does not get ready',
    become(1, 2, [kube('kube_deployment_status_replicas_ready', 'deployment="gateway"')], 30),
    20,
    ['YoldasReplicasMissing'],
  ],
  [
    'a server of NATS is away',
    {
      ...become(2, 3, [kube('kube_statefulset_status_replicas_ready', 'statefulset="nats"')], 30),
      ...become(1, 0, of('yoldas_stream_missing_replicas', ['bus-keeper'], ',stream="EVENTS"'), 30),
    },
    20,
    ['YoldasServersMissing', 'YoldasStreamReplicas'],
  ],
  ['a certificate has expired', become(-60, 60 * day, [certificate('postgres')]), 3, ['YoldasCertificateExpires']],
  [
    'a certificate expires in 13 days',
    become(13 * day, 60 * day, [certificate('nats')]),
    6,
    ['YoldasCertificateExpiresSoon'],
  ],
  [
    'the public certificate expires in 13 days',
    become(13 * day, 60 * day, ['probe_ssl_earliest_cert_expiry{job="public-door"}']),
    6,
    ['YoldasDoorCertificateExpires'],
  ],
  ['the public address does not answer', isDown('probe_success{job="public-door"}'), 3, ['YoldasDoorClosed']],
  ['a backup fails', become(3_600, 0, [backupFailed]), 6, ['YoldasBackupFailed']],
  [
    'the log cannot be archived',
    { [archived]: wrongFor(wrong, 3_600, 3_000), [archiveFailed]: wrongFor(wrong, 3_700, -1) },
    6,
    ['YoldasArchiveFails'],
  ],
  [
    'a standby lags',
    become(120, 0, [kube('cnpg_pg_replication_lag', 'pod="yoldas-postgres-2"')]),
    6,
    ['YoldasStandbyLags'],
  ],
  [
    'a consumer lags',
    become(5_000, 10, of('yoldas_consumer_lag_events', ['bus-keeper'], ',consumer="notifier_companion-wrote-v1"'), 30),
    12,
    ['YoldasConsumerLags'],
  ],
  [
    'JetStream’s store fills',
    become(12e9, 2e9, of('yoldas_stream_bytes', ['bus-keeper'], ',stream="EVENTS"')),
    6,
    ['YoldasStreamFills'],
  ],
  ['a volume fills', become(15e9, 60e9, [volume('available')], 30), 20, ['YoldasVolumeFills']],
  [
    'there was no backup for a day',
    {
      [backupDone]: [
        [before + 20, -25.5 * 3_600],
        [0, 0],
      ],
      [backupFailed]: [[0, -2 * day]],
    },
    8,
    ['YoldasBackupOld'],
  ],
]

const newPod = 'instance="notifier-c"'
const silent: Case[] = [
  ['nothing is wrong', {}, 5, []],
  ['nobody asks for anything', become(null, { grows: 10 }, [sends(200), reads(200), turns('complete')]), 5, []],
  [
    'one of the few requests of a quiet hour fails',
    {
      [sends(200)]: [[0, { grows: 0.05 }]],
      [reads(200)]: [[0, { grows: 0.1 }]],
      [sends(503)]: [
        [before, 0],
        [0, 1],
      ],
    },
    3,
    [],
  ],
  ['students do wrong', { [answers('/api/chat/history', 'GET', 401)]: [[0, { grows: 100 }]] }, 5, []],
  [
    'a service rolls, one replica after the other',
    {
      ...Object.fromEntries(
        of('up', ['notifier'])
          .slice(0, 1)
          .map((name) => [
            name,
            [
              [before, 1],
              [0, null],
            ] as const,
          ]),
      ),
      [`up{job="notifier",${newPod}}`]: [
        [before - 1, null],
        [0, 1],
      ],
      [`yoldas_ready{job="notifier",${newPod},check="begun"}`]: [
        [before - 1, null],
        [2, 0],
        [0, 1],
      ],
      [`yoldas_ready{job="notifier",${newPod},check="database"}`]: [
        [before - 1, null],
        [2, 0],
        [0, 1],
      ],
      [`yoldas_outbox_lag_seconds{job="notifier",${newPod}}`]: [
        [before + 1, null],
        [0, 0],
      ],
      ...become(1, 2, [kube('kube_deployment_status_replicas_ready', 'deployment="gateway"')]),
      ...become(1, 0, [kube('kube_pod_container_status_restarts_total', 'pod="notifier-1",container="service"')]),
    },
    3,
    [],
  ],
  ['the keeper alone rolls', isDown(...of('up', ['bus-keeper']).slice(0, 1)), 5, []],
  [
    'the keeper of a new deployment makes its streams',
    Object.fromEntries(
      of('yoldas_keeper_made_total', ['bus-keeper'], ',what="EVENTS"').map(
        (name) =>
          [
            name,
            [
              [before - 1, null],
              [1, 0],
              [0, 1],
            ],
          ] as const,
      ),
    ),
    3,
    [],
  ],
]

/** A ticket: it fires at the end of an outage of ten minutes, and for six hours after it. */
const slow = 'YoldasBudgetBurnsSlowly'
const firing = (minute: number, names: readonly string[], of = `alertname!~"YoldasWatchdog|${slow}"`) => ({
  expr: `group by (alertname) (ALERTS{alertstate="firing",${of}})`,
  eval_time: `${minute}m`,
  exp_samples: names.map((name) => ({ labels: `{alertname="${name}"}`, value: 1 })),
})
const tested = ([name, series, after, fires]: Case) => ({
  name,
  interval: `${stepSeconds}s`,
  input_series: Object.entries({ ...healthy, ...series }).map(([name, phases]) => ({
    ...{ series: name, values: written(phases, minutes) },
  })),
  promql_expr_test: [
    firing(before - 1, [], 'alertname!="YoldasWatchdog"'),
    firing(before + after, fires),
    firing(before + wrong, burns.every((name) => fires.includes(name)) ? [slow] : [], `alertname="${slow}"`),
    firing(minutes - 1, []),
  ],
})

describe.skipIf(!promtool)('the alerts', () => {
  test.each([
    ['come within minutes when something is wrong, and end when it is over', outages],
    ['stay silent when nothing is', silent],
  ])(
    '%s',
    async (_what, cases) => {
      const file = join(await mkdtemp(join(inject('folder'), 'alerts-')), 'test.yaml')
      const rules = ['rules.yaml', 'cluster.yaml'].map((name) => join(folder, name))
      await writeFile(
        file,
        stringify({ rule_files: rules, evaluation_interval: `${stepSeconds}s`, tests: cases.map(tested) }),
      )
      const { ok, output } = await runTool(promtool ?? '', ['test', 'rules', file])
      expect(ok, output).toBe(true)
    },
    300_000,
  )
})

test.skipIf(!amtool)(
  'the example of Alertmanager’s configuration is valid, and sends each to where it belongs',
  async () => {
    const file = join(folder, 'alertmanager.yaml')
    const { ok, output } = await runTool(amtool ?? '', ['check-config', file])
    expect(ok, output).toBe(true)
    const receiverOf = async (...labels: string[]) =>
      (await runTool(amtool ?? '', ['config', 'routes', 'test', `--config.file=${file}`, ...labels])).output
    expect(await receiverOf('alertname=YoldasWatchdog', 'severity=none')).toMatch(/^watchdog$/m)
    expect(await receiverOf('alertname=YoldasServiceGone', 'severity=page')).toMatch(/^pages$/m)
    expect(await receiverOf('alertname=YoldasDeadLetters', 'severity=ticket')).toMatch(/^tickets$/m)
  },
)
