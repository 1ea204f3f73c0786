import { fork } from 'node:child_process'
import { join } from 'node:path'
import { pause } from '@yoldas/time'
import { root } from '../servers.ts'
import type { Feeds, PublisherOrder, PublisherReport, Publishing, ReaderOrder, ReaderReport } from './protocol.ts'

/** Processes beside the measured one that read feeds and publish to them. */
export type FeedLoad = Disposable & {
  pids: { readers: number; publisher: number }
  open(feeds: Feeds): Promise<void>
  /**
   * Publishes as fast as feeds are read, in a closed loop, and reports the window that follows; `onWindow` runs as it
   * opens and as it closes.
   * @throws when an event did not arrive or a feed was closed: figures of a broken run mean nothing
   */
  run(
    publishing: Publishing,
    window: { leadSeconds: number; seconds: number; onWindow: () => void },
  ): Promise<{ perSecond: number; count: number }>
  /** Closes every feed. */
  close(): void
}

/** What is under way when a run ends has arrived by then. */
const arrivalMilliseconds = 20_000

/** `clone`: another clone of the repository, whose gateway is measured: its own engine's part publishes. */
export function startFeedLoad(natsUrl: string, clone = root): FeedLoad {
  const readers = fork(join(import.meta.dirname, 'readers.ts'))
  const publisher = fork(join(clone, 'bench/feeds/publisher.ts'), { env: { ...process.env, NATS_URL: natsUrl } })
  const tellReaders = (order: ReaderOrder) => void readers.send(order)
  const tellPublisher = (order: PublisherOrder) => void publisher.send(order)
  /** What the readers had received before the run. */
  let before = 0
  let failure: Error | undefined
  const [opened, counted, ended] = [answers<void>(), answers<Count>(), answers<number>()]

  readers.on('message', (report: ReaderReport) => {
    if (report.kind === 'opened') opened.resolve()
    else if (report.kind === 'counted') counted.resolve(report)
    else if (report.kind === 'received') tellPublisher({ kind: 'received', events: report.events - before })
    else {
      failure ??= new Error(report.reason)
      for (const waiting of [opened, counted, ended]) waiting.reject(failure)
    }
  })
  publisher.on('message', ({ events }: PublisherReport) => ended.resolve(events))

  const count = () => {
    tellReaders({ kind: 'count' })
    return counted.next()
  }
  const arrived = async (expected: number) => {
    let received = 0
    while (received < expected) received = (await count()).events - before
    if (failure) throw failure
    if (received > expected) throw new Error(`${received} events arrived of ${expected}`)
  }

  return {
    pids: { readers: readers.pid as number, publisher: publisher.pid as number },

    async open(feeds) {
      tellReaders({ kind: 'open', feeds })
      await opened.next()
    },

    async run(publishing, { leadSeconds, seconds, onWindow }) {
      before = (await count()).events
      tellPublisher({ kind: 'start', publishing })
      await pause(leadSeconds * 1000)
      onWindow()
      const from = await count()
      await pause(seconds * 1000)
      onWindow()
      const to = await count()
      tellPublisher({ kind: 'stop' })
      await inTime(arrived(await inTime(ended.next())))
      const events = to.events - from.events
      return { perSecond: events / ((to.at - from.at) / 1000), count: events }
    },

    close: () => tellReaders({ kind: 'close' }),
    [Symbol.dispose]: () => {
      for (const child of [readers, publisher]) child.kill()
    },
  }
}

type Count = { events: number; at: number }

/** What a process answers to one order after the other. */
function answers<Answer>() {
  let waiting: PromiseWithResolvers<Answer> | undefined
  return {
    next: () => {
      waiting = Promise.withResolvers<Answer>()
      return waiting.promise
    },
    resolve: (answer: Answer) => waiting?.resolve(answer),
    reject: (error: Error) => waiting?.reject(error),
  }
}

function inTime<Value>(work: Promise<Value>): Promise<Value> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('events did not arrive')), arrivalMilliseconds)
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
