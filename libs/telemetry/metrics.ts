import { pause } from '@yoldas/time'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** What this process counts and measures. Labels are from small sets: never a student, a turn or a path. */
export type Metrics = {
  counter<Label extends string>(name: string, help: string, labels?: readonly Label[]): Counter<Label>
  /** Buckets are upper bounds in seconds. */
  histogram<Label extends string>(
    name: string,
    help: string,
    buckets: readonly number[],
    labels?: readonly Label[],
  ): Histogram<Label>
  /** Read at every scrape; NaN when it cannot be read within a second. */
  gauge(name: string, help: string, read: () => number | Promise<number>): void
  contentType: string
  /** All of it, as Prometheus scrapes it. */
  text(): Promise<string>
}

const readMilliseconds = 1_000

/** The one registry of a process, with what Node says of itself. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  return {
    counter: (name, help, labels = []) => new Counter({ name, help, labelNames: labels, registers }),
    histogram: (name, help, buckets, labels = []) =>
      new Histogram({ name, help, buckets: [...buckets], labelNames: labels, registers }),
    gauge: (name, help, read) => {
      const current = withinDeadline(read)
      new Gauge({
        name,
        help,
        registers,
        async collect() {
          this.set(await current())
        },
      })
    },
    contentType: registry.contentType,
    text: () => registry.metrics(),
  }
}

/** A reading that is still under way is not begun again, so that scrapes pile up nothing on a database that hangs. */
function withinDeadline(read: () => number | Promise<number>): () => Promise<number> {
  let reading: Promise<number> | undefined
  return async () => {
    reading ??= Promise.resolve()
      .then(read)
      .catch(() => Number.NaN)
      .finally(() => {
        reading = undefined
      })
    const answered = new AbortController()
    const late = pause(readMilliseconds, answered.signal).then(() => Number.NaN)
    const value = await Promise.race([reading, late])
    answered.abort()
    return value
  }
}
