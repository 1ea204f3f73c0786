import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { type Database, nodeArgs } from '@yoldas/local'
import { type CpuSeconds, cpuOf, forEachPart } from '../cpu.ts'
import { root, type Servers } from '../servers.ts'
import { tracing } from '../variants.ts'
import type { DrainEnvironment, DrainName, Order, Report } from './protocol.ts'

/** CPU is in milliseconds for each row: the drain's process and those that work for it, NATS, Postgres. */
export type Drained = { perSecond: number; cpu: CpuSeconds }

export type Drain = Disposable & {
  /**
   * Fills the queue with so many, and then measures how fast it is emptied. CPU counts until `untilDone` has resolved:
   * what emptying has left to do costs too.
   */
  measure(count: number, untilDone?: () => Promise<unknown>): Promise<Drained>
}

/** They run as the scheduler does in production, traced; other queues as their users run them. */
const isOurs = (name: DrainName) => name === 'claims' || name === 'deliveries'

/**
 * A process that empties a queue in this database; `helpers` are the programs that work for it. `clone`: that of
 * another clone of the repository.
 */
export async function startDrain(
  servers: Servers,
  database: Database,
  name: DrainName,
  { helpers = [], clone = root }: { helpers?: number[]; clone?: string | undefined } = {},
): Promise<Drain> {
  const { nats, postgres, model } = servers
  const own: DrainEnvironment = {
    DRAIN: name,
    OWNER_URL: database.url,
    SERVICE_URL: database.urls['companion-scheduler'],
    NATS_URL: nats.urlFor('companion-scheduler'),
  }
  // graphile-worker would else log each job.
  const env = { ...process.env, ...own, NO_LOG_SUCCESS: '1', ...(isOurs(name) && tracing(servers)) }
  const program = 'bench/schedules/main.ts'
  const execArgv = isOurs(name) ? nodeArgs(program, clone).slice(0, -1) : []
  const child = fork(join(clone, program), { env, execArgv })
  const { pid } = child
  if (pid === undefined) throw new Error(`the process of ${name} did not start`)
  const ended = once(child, 'exit').then(() => {
    throw new Error(`the process of ${name} has ended`)
  })
  ended.catch(() => {})
  const ask = async (order: Order): Promise<Report> => {
    const reported = once(child, 'message')
    child.send(order)
    const [report] = await Promise.race([reported, ended])
    return report as Report
  }
  const look = () => cpuOf({ services: [pid, ...helpers], nats: nats.pid, postgres: postgres.pid, model: model.pid })
  return {
    async measure(count, untilDone = async () => {}) {
      await ask({ order: 'fill', count })
      const before = look()
      const { seconds } = await ask({ order: 'empty', count })
      await untilDone()
      const after = look()
      const cpu = forEachPart((part) => ((after[part] - before[part]) * 1000) / count)
      return { perSecond: count / seconds, cpu }
    },
    [Symbol.dispose]: () => void child.kill(),
  }
}
