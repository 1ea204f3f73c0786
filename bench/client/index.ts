import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { percentile } from '../statistics.ts'
import type { Load, Order, Report } from './protocol.ts'

export type { Load } from './protocol.ts'

/**
 * Of answers a second, and of those begun within the window: milliseconds to the first chunk, or to the answer's end.
 */
export type Result = { perSecond: number; p50: number; p99: number; count: number }

export type Client = Disposable & {
  /**
   * Puts the load on, lets it run in once all have begun, and reports the window that follows; `onWindow` runs as it
   * opens and as it closes.
   */
  run(load: Load, window: { leadSeconds: number; seconds: number; onWindow?: () => void }): Promise<Result>
}

export function startClient(): Client {
  const child = fork(join(import.meta.dirname, 'main.ts'), { serialization: 'advanced' })
  const order = (message: Order) => void child.send(message)
  return {
    async run(load, { leadSeconds, seconds, onWindow = () => {} }) {
      order({ kind: 'start', load })
      const spreadSeconds = 'spreadMilliseconds' in load ? (load.spreadMilliseconds ?? 0) / 1000 : 0
      for (const wait of [spreadSeconds + leadSeconds, seconds]) {
        await setTimeout(wait * 1000)
        order({ kind: 'mark' })
        onWindow()
      }
      order({ kind: 'stop' })
      const [report] = (await once(child, 'message')) as [Report]
      return summarise(report)
    },
    [Symbol.dispose]: () => void child.kill(),
  }
}

/**
 * An answer that lies partly in the window counts for that part: students who began together end together, and whole
 * answers would come in waves.
 * @throws when an answer failed: figures of a broken run mean nothing
 */
export function summarise({ marks, samples, failures }: Report): Result {
  if (failures.length > 0) throw new Error(`${failures.length} answers failed, the first: ${failures[0]}`)
  const [from = 0, to = 0] = marks
  const parts = samples.map(({ start, end }) => Math.max(0, Math.min(end, to) - Math.max(start, from)) / (end - start))
  const count = parts.reduce((sum, part) => sum + part, 0)
  const firsts = samples.filter(({ start }) => start >= from && start < to).map(({ start, first }) => first - start)
  return {
    perSecond: count / ((to - from) / 1000),
    p50: percentile(firsts, 0.5),
    p99: percentile(firsts, 0.99),
    count,
  }
}
