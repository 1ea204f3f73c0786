import { mkdir, rm, writeFile } from 'node:fs/promises'
import { networkInterfaces } from 'node:os'
import { join, relative } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { readConfig } from '@yoldas/config'
import { databaseName } from '@yoldas/postgres/owners'
import { Config } from './config.ts'
import { type Database, prepareDatabase } from './database.ts'
import { endLeftovers } from './leftovers.ts'
import { loadCorpus } from './loadCorpus.ts'
import type { Nats } from './nats.ts'
import { isInNetwork, networkWarnings, publicAddress } from './network.ts'
import {
  authUrl,
  embeddingAccess,
  healthPorts,
  keeperPlan,
  mcpUrl,
  modelUrl,
  natsPlan,
  portUses,
  postgresPlan,
  type Service,
  servicePlans,
  standinPlans,
  tracesUrl,
} from './parts.ts'
import { phonePlan, phoneUrl, qrCode } from './phone.ts'
import { host, portProblems } from './ports.ts'
import type { Postgres } from './postgres.ts'
import { ownServiceAccount, pushAccess, pushUrl } from './push.ts'
import { localState, lockState, ownSecret, stateFolder } from './state.ts'
import { type StorageAccess, storageAccess } from './storage.ts'
import { supervise } from './supervise.ts'

/** What the API waits for its corpus: it is there by itself a little later. */
const corpusMilliseconds = 1_000

const say = (line: string) => console.log(line)

/** Resolves at the first signal; later ones change nothing, since Ctrl-C reaches us more than once through npm. */
const stopped = new Promise<void>((resolve) => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve())
  // Our parent is gone.
  process.on('disconnect', () => resolve())
})
process.channel?.unref()

async function start(): Promise<void> {
  const config = readConfig(Config, process.env)
  const address = publicAddress(config, networkInterfaces())
  const folder = await stateFolder(localState, '')
  await using open = new AsyncDisposableStack()
  open.use(await lockState(folder))
  await endLeftovers(folder, say)
  const problems = await portProblems(portUses(config))
  if (problems.length > 0) throw new Error(`Nothing was started:\n${problems.join('\n')}`)
  await rm(join(folder, 'pids'), { recursive: true, force: true })
  await mkdir(join(folder, 'pids'))
  const supervisor = open.use(supervise(say))
  const wasStopped = await Promise.race([stopped.then(() => true), bringUp().then(() => false)])
  if (!wasStopped) await stopped
  say('stopping')

  async function bringUp() {
    const setting = { config, folder, address, ...(await secrets(folder, config, address)) }
    const servers: { postgres?: Postgres; nats?: Nats } = {}
    await supervisor.start([
      postgresPlan(setting, (postgres) => Object.assign(servers, { postgres })),
      natsPlan(setting, (nats) => Object.assign(servers, { nats })),
      ...standinPlans(setting),
    ])
    const { postgres, nats } = servers
    if (!postgres || !nats) return
    await supervisor.start([await keeperPlan(setting, nats)])
    const database = await prepareDatabase(postgres.url, databaseName(config.DATABASE_URL))
    await writeEnvironment(folder, config, { database, nats, jwtSecret: setting.jwtSecret, storage: setting.storage })
    const loaded = loadCorpus({ config, folder, database, say })
    const plansOf = (service: Service) => servicePlans(setting, service, { nats, database })
    // They start at the same time; the gateways, named last, are stopped first.
    const backends = supervisor.start([
      ...plansOf('profile-journey'),
      ...plansOf('chat-engine'),
      ...plansOf('notifier'),
      ...plansOf('companion-scheduler'),
    ])
    await Promise.all([backends, supervisor.start([phonePlan(setting), ...plansOf('gateway')])])
    await Promise.race([loaded, setTimeout(corpusMilliseconds, undefined, { ref: false })])
    const logs = relative(process.cwd(), join(folder, 'logs'))
    for (const warning of networkWarnings(config, address)) say(warning)
    if (isInNetwork(config)) say(qrCode(phoneUrl(setting)))
    const more = `(docs at /docs, logs in ${logs}); a phone at ${phoneUrl(setting)}`
    say(`ready  http://${address}:${config.GATEWAY_PORT}  ${more}`)
  }
}

/** Given, or made once; those of a real identity provider or storage cannot be made. */
async function secrets(folder: string, config: Config, address: string) {
  const { AUTH_URL, AUTH_JWT_SECRET, ERASURE_KEY, S3_BUCKET } = config
  const jwtSecret = AUTH_URL ? AUTH_JWT_SECRET : (AUTH_JWT_SECRET ?? (await ownSecret(join(folder, 'jwt-secret'))))
  const erasureKey = ERASURE_KEY ?? (await ownSecret(join(folder, 'erasure-key')))
  const storage = storageAccess(config, S3_BUCKET ? '' : await ownSecret(join(folder, 's3-secret')), address)
  const push = pushAccess(config, await ownServiceAccount(join(folder, 'firebase.json'), pushUrl(config)))
  return { jwtSecret, erasureKey, storage, push }
}

type Known = { database: Database; nats: Nats; jwtSecret: string | undefined; storage: StorageAccess }

/** What a person or a check needs to look inside. */
async function writeEnvironment(folder: string, config: Config, known: Known): Promise<void> {
  const { database, nats, jwtSecret, storage } = known
  const values = [
    ['GATEWAY_URL', `http://${host}:${config.GATEWAY_PORT}`],
    ['DATABASE_URL', database.url],
    ['NATS_URL', nats.urlFor('admin')],
    ['MODEL_BASE_URL', modelUrl(config)],
    ...Object.entries(embeddingAccess(config)),
    ['MCP_URL', mcpUrl(config)],
    ['FCM_URL', pushUrl(config)],
    ['PHONE_URL', `http://${host}:${config.PHONE_PORT}`],
    ['TRACES_URL', tracesUrl(config)],
    ['AUTH_URL', authUrl(config)],
    ['AUTH_JWT_SECRET', jwtSecret ?? ''],
    ...Object.entries(storage),
    ...healthPorts(config),
  ]
  await writeFile(join(folder, 'env'), values.map(([name, value]) => `${name}=${value}\n`).join(''), { mode: 0o600 })
}

try {
  await start()
  process.exit(0)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
