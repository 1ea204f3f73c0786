import type { Database } from '@yoldas/local'
import { type OwnQuery, untilNone } from '../notifier/students.ts'
import type { Servers } from '../servers.ts'
import { type ProgramOptions, startEngine, startProfile } from '../variants.ts'
import { timed } from './timed.ts'

/** What the scheduler delivers through. */
export type Delivering = AsyncDisposable & { pids: number[] }

export async function startDelivering(
  servers: Servers,
  database: Database,
  options: ProgramOptions = {},
): Promise<Delivering> {
  await using opened = new AsyncDisposableStack()
  const profile = opened.use(await startProfile(servers, database, options))
  const engine = opened.use(await startEngine(servers, database, options))
  const close = opened.move()
  return { pids: [profile.pid, engine.pid], [Symbol.asyncDispose]: () => close.disposeAsync() }
}

/** The seconds until the engine has published what it recorded. */
export const untilPublished = (query: OwnQuery): Promise<number> =>
  timed(() => untilNone(query, 'SELECT count(*) FROM chat.outbox WHERE published_at IS NULL', 10))
