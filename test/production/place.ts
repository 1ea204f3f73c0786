import { spawnSync } from 'node:child_process'
import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findPostgres, initialise, prepareDatabase, startPostgres } from '@yoldas/local'
import { startProxy, type TcpProxy } from '../chaos/proxy.ts'
import { type Stack, startStack } from '../support/stack.ts'
import { startKeeperPart } from './prometheus.ts'

/** A stack whose servers may hang, and whose Postgres has a disk of its own. */
export type Place = AsyncDisposable & {
  stack: Stack
  /** Of each service and the keeper: where Prometheus scrapes it. */
  targets: Record<string, string>
  /** Where the files of Postgres are; its log is elsewhere, as with CloudNativePG. */
  disk: string
  postgresLog: string
  model: TcpProxy
  identity: TcpProxy
}

/** Of memory, so that it is full soon. */
export const diskMegabytes = 384

/** @throws with what it printed, when it fails */
export const must = (command: string, ...args: string[]) => {
  const { status, stderr } = spawnSync(command, args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stderr}`)
}

/** Whether this process may mount a disk of memory. */
export const mayMount = () => process.getuid?.() === 0 && spawnSync('unshare', ['--mount', 'true']).status === 0

export async function startPlace(folder: string): Promise<Place> {
  await using opened = new AsyncDisposableStack()
  const [disk, wal, log] = [join(folder, 'disk'), join(folder, 'wal'), join(folder, 'postgres.log')]
  await mkdir(disk)
  if (mayMount()) {
    must('mount', '-t', 'tmpfs', '-o', `size=${diskMegabytes}m,mode=0700`, 'tmpfs', disk)
    opened.defer(() => must('umount', '--lazy', disk))
  }
  const [data, password] = [join(disk, 'data'), join(disk, 'password')]
  await writeFile(password, 'a password of this check', { mode: 0o600 })
  await initialise(await findPostgres('/nowhere'), data, password, false)
  must('mv', join(data, 'pg_wal'), wal)
  await symlink(wal, join(data, 'pg_wal'))
  const postgres = opened.use(await startPostgres({ folder: disk, durable: true, log }))
  const database = await prepareDatabase(postgres.url, 'yoldas')
  const proxies: Partial<Record<'model' | 'identity', TcpProxy>> = {}
  const stack = opened.use(
    await startStack({
      database,
      replicas: { gateway: 2 },
      env: async ({ model, identity }) => {
        proxies.model = opened.use(await startProxy({ target: model.url }))
        proxies.identity = opened.use(await startProxy({ target: identity.url }))
        return { 'chat-engine': { MODEL_BASE_URL: proxies.model.url }, gateway: { AUTH_URL: proxies.identity.url } }
      },
    }),
  )
  const { model, identity } = proxies
  if (!model || !identity) throw new Error('a stack asks for its environment')
  const keeper = opened.use(await startKeeperPart(stack))
  const targets = { ...stack.internalUrls, 'bus-keeper': keeper.url }
  const close = opened.move()
  return { stack, targets, disk, postgresLog: log, model, identity, [Symbol.asyncDispose]: () => close.disposeAsync() }
}
