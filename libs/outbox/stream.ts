import type { Bus } from '@yoldas/bus'
import type { Db } from '@yoldas/db'
import { every, untilNoMore } from '@yoldas/time'
import { reviveAbsent, reviveBeyond } from './store.ts'

type WatchDeps = { db: Db; bus: Bus; log: { warn(object: object, message: string): void } }

/** The stream of events as it was last seen; each look makes another object. */
export type SeenStream = { incarnation: string }

export type StreamWatch = AsyncDisposable & {
  /** Null until the stream was looked at: no event is published then. */
  seen(): SeenStream | null
  /** Something may have happened to the stream: looks at it again. */
  look(): void
}

const againMilliseconds = 1_000

/**
 * Looks at the stream of events now, after every reconnect, when the keeper announces another one and when asked to,
 * and makes due again the published events that the stream has lost. A look that fails is repeated until it succeeds;
 * there is one at a time. `onSeen` runs after each.
 */
export function watchStream({ db, bus, log }: WatchDeps, onSeen: () => void): StreamWatch {
  let seen: SeenStream | null = null
  let [asked, done] = [1, 0]
  const lookOnce = async () => {
    if (done === asked || !bus.connected()) return
    const answering = asked
    const { incarnation, lastSequence } = await bus.eventsState()
    // Before this replica publishes again: its own new events lie beyond this end too.
    let revived = await untilNoMore(() => reviveBeyond(db, incarnation, lastSequence))
    if (answering !== asked) return
    seen = { incarnation }
    onSeen()
    revived += await untilNoMore(() => reviveAbsent(db, incarnation))
    done = answering
    if (revived === 0) return
    log.warn({ events: revived }, 'the stream has lost events: they are published again')
    onSeen()
  }
  const looking = every(againMilliseconds, lookOnce, (err) =>
    log.warn({ err }, 'the stream of events cannot be read: tried again'),
  )
  const look = () => {
    asked += 1
    seen = null
    looking.wake()
  }
  const changes = bus.onStreamsChanged(look)
  looking.wake()
  return {
    seen: () => seen,
    look,
    async [Symbol.asyncDispose]() {
      changes[Symbol.dispose]()
      await looking[Symbol.asyncDispose]()
    },
  }
}
