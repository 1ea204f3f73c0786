import { pause } from '@yoldas/time'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** What this process counts and measures. Labels are from small sets: never a student, a turn or a path. */
export type Metrics = {
  counter<Label extends string>(name: string, help: string, labels?: readonly Label[]): Counter<Label>
  /** Buckets are upper bounds, in the unit that ends the name. */
  histogram<Label extends string>(
    name: string,
    help: string,
    buckets: readonly number[],
    labels?: readonly Label[],
  ): Histogram<Label>
  /** Read at every scrape; NaN when it cannot be read within a second. */
  gauge(name: string, help: string, read: () => number | Promise<number>): void
  /** One for each value of the label that the reading names, at every scrape. */
  gaugeBy(name: string, help: string, label: string, read: () => ReadingBy | Promise<ReadingBy>): void
  /** Several that come of one reading, so that what it costs is paid once. */
  gauges<Reading>(read: () => Reading | Promise<Reading>, shown: Shown<Reading>): void
  contentType: string
  /** All of it, as Prometheus scrapes it. */
  text(): Promise<string>
}

/** A number by the value of a label. */
export type ReadingBy = Record<string, number>

/** By name: what it says, and which number of the reading it is. */
export type Shown<Reading> = Record<string, { help: string; of: (reading: Reading) => number }>

const readMilliseconds = 1_000

/** The one registry of a process, with what Node says of itself. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  // Ten looks a second at the event loop: its default, a hundred, is most of what an idle process does.
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 100 })
  const gauges = <Reading>(read: () => Reading | Promise<Reading>, shown: Shown<Reading>) => {
    const current = withinDeadline(read)
    for (const [name, { help, of }] of Object.entries(shown))
      new Gauge({
        name,
        help,
        registers,
        async collect() {
          this.set(await current().then(of, () => Number.NaN))
        },
      })
  }
  return {
    counter: (name, help, labels = []) => new Counter({ name, help, labelNames: labels, registers }),
    histogram: (name, help, buckets, labels = []) =>
      new Histogram({ name, help, buckets: [...buckets], labelNames: labels, registers }),
    gauge: (name, help, read) => gauges(read, { [name]: { help, of: (value) => value } }),
    gaugeBy: (name, help, label, read) =>
      void new Gauge({
        name,
        help,
        labelNames: [label],
        registers,
        async collect() {
          const reading = await read()
          this.reset()
          for (const [value, number] of Object.entries(reading)) this.set({ [label]: value }, number)
        },
      }),
    gauges,
    contentType: registry.contentType,
    text: () => registry.metrics(),
  }
}

/**
 * A reading that is still under way is not begun again, so that scrapes pile up nothing on a database that hangs:
 * those who ask meanwhile get the same.
 * @throws when it fails, or takes longer than a second
 */
function withinDeadline<Reading>(read: () => Reading | Promise<Reading>): () => Promise<Reading> {
  let reading: Promise<Reading> | undefined
  return async () => {
    reading ??= Promise.resolve()
      .then(read)
      .finally(() => {
        reading = undefined
      })
    const answered = new AbortController()
    const late = pause(readMilliseconds, answered.signal).then(() => Promise.reject(new Error('it took too long')))
    return Promise.race([reading, late]).finally(() => answered.abort())
  }
}
