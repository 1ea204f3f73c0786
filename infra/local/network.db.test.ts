import { once } from 'node:events'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { Config } from './config.ts'
import { describeDatabase } from './database.ts'
import { type Nats, startNats } from './nats.ts'
import { publicAddress } from './network.ts'
import { keeperPlan, type Setting, servicePlans, standinPlans } from './parts.ts'
import { freePort } from './ports.ts'
import { pushAccess } from './push.ts'
import { storageAccess } from './storage.ts'

const isInNetwork = Object.values(networkInterfaces()).some((infos = []) => infos.some(({ internal }) => !internal))

async function isReached(address: string, port: number): Promise<boolean> {
  const socket = connect(port, address)
  const reached = await once(socket, 'connect').then(
    () => true,
    () => false,
  )
  socket.destroy()
  return reached
}

/** The stack as `HOST=0.0.0.0 npm start` sees it, on ports of its own. */
async function openSetting(folder: string): Promise<Setting> {
  const names = ['IDENTITY_PORT', 'PUSH_PORT', 'S3_PORT', 'GATEWAY_PORT', 'GATEWAY_HEALTH_PORT']
  const ports = await Promise.all(names.map(async (name) => [name, String(await freePort())]))
  const config = Config.parse({ HOST: '0.0.0.0', ...Object.fromEntries(ports) })
  const address = publicAddress(config, networkInterfaces())
  const storage = storageAccess(config, 'the storage secret of a test', address)
  const push = pushAccess(config, 'none')
  return { config, folder, address, storage, push, jwtSecret: undefined, erasureKey: '' }
}

async function plansOf(setting: Setting, nats: Nats) {
  const database = describeDatabase(inject('postgresUrl'), inject('template'))
  const names = ['identity', 's3', 'push']
  const standins = standinPlans(setting).filter(({ name }) => names.includes(name))
  // Without streams no service is ready.
  return [...standins, await keeperPlan(setting, nats), ...servicePlans(setting, 'gateway', { nats, database })]
}

// Where the machine is in no network nobody else can reach anything.
test.skipIf(!isInNetwork || process.env.NATS_URL)(
  'with HOST=0.0.0.0 the network reaches gateway, identity and storage, and nothing else',
  async () => {
    await using parts = new AsyncDisposableStack()
    const folder = await mkdtemp(join(tmpdir(), 'yoldas-network-'))
    parts.defer(() => rm(folder, { recursive: true, force: true }))
    await mkdir(join(folder, 'pids'))
    const nats = parts.use(await startNats({ folder: join(folder, 'nats') }))
    const setting = await openSetting(folder)
    const { signal } = new AbortController()
    const starting = (await plansOf(setting, nats)).map(async (plan) => parts.use(await plan.start(signal)))
    for (const started of await Promise.allSettled(starting)) expect(started.status).toBe('fulfilled')

    const { address, config } = setting
    const ports = { ...config, NATS_PORT: nats.port, POSTGRES_PORT: Number(new URL(inject('postgresUrl')).port) }
    const reachedAt = async (from: string) => {
      const names = ['GATEWAY_PORT', 'IDENTITY_PORT', 'S3_PORT', 'GATEWAY_HEALTH_PORT', 'PUSH_PORT'] as const
      const all = [...names, 'NATS_PORT', 'POSTGRES_PORT'] as const
      const reached = await Promise.all(all.map(async (name) => ((await isReached(from, ports[name])) ? [name] : [])))
      return reached.flat()
    }
    expect(await reachedAt('127.0.0.1')).toHaveLength(7)
    expect(await reachedAt(address)).toEqual(['GATEWAY_PORT', 'IDENTITY_PORT', 'S3_PORT'])
    const origin = `http://${address}:${config.GATEWAY_PORT}`
    const asked = { method: 'OPTIONS', headers: { origin, 'access-control-request-method': 'PUT' } }
    for (const port of [config.GATEWAY_PORT, config.S3_PORT]) {
      const response = await fetch(`http://${address}:${port}/api/me`, asked)
      expect([port, response.headers.get('access-control-allow-origin')]).toEqual([port, origin])
    }
  },
)
