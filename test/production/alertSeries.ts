/** What Prometheus scrapes, in promtool's notation: one sample for each step. */
export const stepSeconds = 30
const perMinute = 60 / stepSeconds
const day = 86_400

/** For so many minutes: a number, that nothing is scraped (`null`), or a counter that grows by so much a step. */
export type Phase = readonly [minutes: number, value: number | null | { grows: number }]
/** By series. */
export type Series = Record<string, readonly Phase[]>

/** The last phase goes on to the end. */
export function written(phases: readonly Phase[], minutes: number): string {
  let [counted, left] = [0, minutes]
  const parts = phases.map(([length, value], i) => {
    const steps = (i === phases.length - 1 ? left : Math.min(length, left)) * perMinute
    left -= steps / perMinute
    if (steps === 0) return ''
    // A target that is gone has a last mark: without it what was there before counts for five minutes.
    if (value === null) return `stale _x${steps - 1}`
    // Not to be repeated in the notation.
    if (Number.isNaN(value)) return 'NaN '.repeat(steps).trim()
    if (typeof value === 'number') return `${value}x${steps - 1}`
    const part = `${counted}+${value.grows}x${steps - 1}`
    counted += value.grows * steps
    return part
  })
  return parts.join(' ')
}

const always = (value: Phase[1]): readonly Phase[] => [[0, value]]
const all = (value: Phase[1], series: readonly string[]): Series =>
  Object.fromEntries(series.map((name) => [name, always(value)]))

export const jobs = ['gateway', 'chat-engine', 'profile-journey', 'notifier', 'companion-scheduler', 'bus-keeper']
export const withTables = ['chat-engine', 'profile-journey', 'notifier', 'companion-scheduler']
const replicas = ['a', 'b']
export const of = (name: string, ofJobs: readonly string[], labels = ''): string[] =>
  ofJobs.flatMap((job) => replicas.map((instance) => `${name}{job="${job}",instance="${job}-${instance}"${labels}}`))
const check = (name: string) => `,check="${name}"`
export const ready = (ofJobs: readonly string[], ...checks: string[]) =>
  checks.flatMap((name) => of('yoldas_ready', ofJobs, check(name)))

export const gauges = [
  ...of('yoldas_outbox_lag_seconds', withTables),
  ...of('yoldas_dead_letters', withTables),
  ...of('yoldas_queue_age_seconds', ['chat-engine']),
  ...of('yoldas_object_removal_age_seconds', ['chat-engine']),
  ...of('yoldas_picture_check_age_seconds', ['chat-engine']),
  ...of('yoldas_scheduled_overdue_seconds', ['companion-scheduler']),
  ...of('yoldas_scheduled_parked', ['companion-scheduler']),
  ...of('yoldas_erasure_age_seconds', ['profile-journey']),
  ...of('yoldas_tombstones_exported_at', ['profile-journey']),
  ...of('yoldas_restore_verified_at', ['profile-journey']),
  ...of('yoldas_push_oldest_pending_seconds', ['notifier']),
]
const gateway = 'job="gateway",instance="gateway-a"'
export const answers = (route: string, method: string, status: number) =>
  `yoldas_http_request_seconds_count{${gateway},route="${route}",method="${method}",status="${status}"}`
export const sends = (status: number) => answers('/api/chat/send', 'POST', status)
export const reads = (status: number) => answers('/api/chat/history', 'GET', status)
export const turns = (outcome: string) => `yoldas_turns_total{job="chat-engine",outcome="${outcome}"}`
export const volume = (of: 'available' | 'capacity') =>
  `kubelet_volume_stats_${of}_bytes{namespace="yoldas",persistentvolumeclaim="yoldas-postgres-1"}`
export const certificate = (of: string) => `yoldas_certificate_expires_seconds{job="notifier",of="${of}"}`
export const kube = (name: string, labels: string) => `${name}{namespace="yoldas",${labels}}`
const ofPostgres = 'pod="yoldas-postgres-1"'
export const archived = kube('cnpg_pg_stat_archiver_last_archived_time', ofPostgres)
export const archiveFailed = kube('cnpg_pg_stat_archiver_last_failed_time', ofPostgres)
export const backupDone = kube('barman_cloud_cloudnative_pg_io_last_available_backup_timestamp', ofPostgres)
export const backupFailed = kube('barman_cloud_cloudnative_pg_io_last_failed_backup_timestamp', ofPostgres)
export const backends = kube('cnpg_backends_total', `${ofPostgres},usename="chat_engine"`)

/** A deployment in which nothing is wrong: two replicas of each service, a busy hour of a small school. */
export const healthy: Series = {
  ...all(1, of('up', jobs)),
  ...all(1, ready(jobs, 'begun', 'nats', 'streams')),
  ...all(1, ready(withTables, 'serving', 'database', 'postgres')),
  ...all(0, gauges),
  ...all(0, of('process_start_time_seconds', jobs)),
  ...all(0.1, of('nodejs_eventloop_lag_p99_seconds', jobs)),
  ...all(300, of('yoldas_jwks_age_seconds', ['gateway'])),
  ...all(0.5, of('yoldas_bus_keeper_silent_seconds', jobs.slice(0, 5))),
  ...all(0, of('yoldas_database_waiting', withTables)),
  ...all(0, of('yoldas_dependency_open', ['chat-engine'], ',dependency="model"')),
  ...all(0, of('yoldas_keeper_made_total', ['bus-keeper'], ',what="EVENTS"')),
  ...all(0, of('yoldas_stream_missing_replicas', ['bus-keeper'], ',stream="EVENTS"')),
  ...all(2e9, of('yoldas_stream_bytes', ['bus-keeper'], ',stream="EVENTS"')),
  ...all(16e9, of('yoldas_stream_limit_bytes', ['bus-keeper'], ',stream="EVENTS"')),
  ...all(256e6, of('yoldas_stream_bytes', ['bus-keeper'], ',stream="LIVE"')),
  ...all(256e6, of('yoldas_stream_limit_bytes', ['bus-keeper'], ',stream="LIVE"')),
  ...all(10, of('yoldas_consumer_lag_events', ['bus-keeper'], ',consumer="notifier_companion-wrote-v1"')),
  ...all(60 * day, ['postgres', 'postgres-client', 'nats'].map(certificate)),
  [sends(200)]: always({ grows: 10 }),
  [reads(200)]: always({ grows: 30 }),
  [turns('complete')]: always({ grows: 10 }),
  'yoldas_turn_first_token_seconds_bucket{job="chat-engine",le="3"}': always({ grows: 10 }),
  'yoldas_turn_first_token_seconds_count{job="chat-engine"}': always({ grows: 10 }),
  'yoldas_push_attempts_total{job="notifier",provider="fcm",outcome="sent"}': always({ grows: 10 }),
  [kube('kube_deployment_spec_replicas', 'deployment="gateway"')]: always(2),
  [kube('kube_deployment_status_replicas_ready', 'deployment="gateway"')]: always(2),
  [kube('kube_statefulset_replicas', 'statefulset="nats"')]: always(3),
  [kube('kube_statefulset_status_replicas_ready', 'statefulset="nats"')]: always(3),
  [kube('kube_pod_container_status_restarts_total', 'pod="notifier-1",container="service"')]: always(0),
  [volume('available')]: always(60e9),
  [volume('capacity')]: always(100e9),
  [backends]: always(40),
  [kube('cnpg_pg_settings_setting', `${ofPostgres},name="max_connections"`)]: always(600),
  [kube('cnpg_pg_replication_lag', 'pod="yoldas-postgres-2"')]: always(0),
  [archived]: always({ grows: stepSeconds }),
  [archiveFailed]: always(-1),
  [backupDone]: always(0),
  [backupFailed]: always(0),
  'probe_success{job="public-door"}': always(1),
  'probe_ssl_earliest_cert_expiry{job="public-door"}': always(60 * day),
}
