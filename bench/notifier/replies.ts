import { connectBus, handle } from '@yoldas/bus'
import { storeReply } from '@yoldas/contracts/chat'
import { noteSeen } from '@yoldas/contracts/inactivity'
import type { Database } from '@yoldas/local'
import { createLog } from '@yoldas/telemetry'
import { z } from 'zod'
import type { Servers } from '../servers.ts'
import { type ProgramOptions, startGateway, startServices } from '../variants.ts'
import { startNotifier } from './start.ts'

/** What accepts replies: the address of its public door, and its programs. */
export type Accepting = AsyncDisposable & { url: string; pids: number[] }

type Clone = Pick<ProgramOptions, 'clone'>

/** Gateway and notifier; commands for other services are answered by this process, so that none is sent twice. */
export async function startAccepting(servers: Servers, database: Database, options: Clone = {}): Promise<Accepting> {
  await using opened = new AsyncDisposableStack()
  const log = createLog('bench', 'warn')
  for (const { service, subject } of [storeReply, noteSeen]) {
    const bus = opened.use(await connectBus({ url: servers.nats.urlFor(service), name: service, log }))
    const taken = handle({ service, subject, input: z.unknown(), output: z.object({}) }, async () => ({}))
    opened.use(await bus.serve([taken], { service, isUnavailable: () => false }))
  }
  const notifier = opened.use(await startNotifier(servers, database, undefined, options))
  const gateway = opened.use(await startGateway(servers, options))
  const close = opened.move()
  return { url: gateway.url, pids: [gateway.pid, notifier.pid], [Symbol.asyncDispose]: () => close.disposeAsync() }
}

/** All services. Answers are noted for notifications, and sent to nobody: the students have no phones. */
export async function startAnswering(servers: Servers, database: Database, options: Clone = {}): Promise<Accepting> {
  await using opened = new AsyncDisposableStack()
  const notifier = opened.use(await startNotifier(servers, database, undefined, options))
  const services = opened.use(await startServices(servers, database, options))
  const close = opened.move()
  const pids = [...services.pids, notifier.pid]
  return { url: services.url, pids, [Symbol.asyncDispose]: () => close.disposeAsync() }
}
