import type { Msg, NatsConnection, Subscription } from '@nats-io/transport-node'
import { getEventsState, StreamsAnnounced, streamsSubject } from '@yoldas/contracts/bus'
import { deadlineIn, pause } from '@yoldas/time'
import type { BusConnection, BusLog } from './connect.ts'
import type { EventsState } from './events.ts'
import { isSignal } from './genuine.ts'

/** Core publishes. The subscription is closed where the server refuses it. */
export function onSignal({ nats }: BusConnection, subject: string, listener: (msg: Msg) => void): Subscription {
  return nats.subscribe(subject, {
    callback: (error, msg) => {
      if (!error && isSignal(msg)) listener(msg)
    },
  })
}

const announcedParts = ['live', 'events', 'consumers'] as const
type Changes = Record<(typeof announcedParts)[number], () => void>

/** Calls the listener of each part that the keeper announces another of, and those of all after every reconnect. */
export function watchStreams(connection: BusConnection, changed: Changes) {
  let known: Partial<StreamsAnnounced> = {}
  let announcedAt = performance.now()
  onSignal(connection, streamsSubject, (msg) => {
    const announced = readAnnounced(msg)
    // All is looked at anyway when it is connected again.
    if (!announced || !connection.connected()) return
    announcedAt = performance.now()
    const before = known
    known = announced
    for (const part of announcedParts) if (before[part] !== announced[part]) changed[part]()
  })
  connection.onReconnect(() => {
    for (const part of announcedParts) changed[part]()
  })
  return { silentSeconds: () => (performance.now() - announcedAt) / 1000 }
}

function readAnnounced(msg: Msg): StreamsAnnounced | undefined {
  try {
    return StreamsAnnounced.parse(msg.json())
  } catch {
    return undefined
  }
}

const keptMilliseconds = 5_000
const [askMilliseconds, againMilliseconds] = [500, 50]

/**
 * The same connection, which counts as connected again when the keeper has made the streams on the server that came
 * back: what is done before would leave nothing to resume by. Without a keeper it goes on after 5 s.
 */
export function withStreams(opened: BusConnection, log: BusLog): BusConnection {
  let [isKept, latest] = [true, 0]
  const listeners: Array<() => void> = []
  opened.onReconnect(() => {
    latest += 1
    const mine = latest
    isKept = false
    void untilKept(opened, log).then(() => {
      if (mine !== latest) return
      isKept = true
      for (const listener of listeners) listener()
    })
  })
  return {
    ...opened,
    connected: () => isKept && opened.connected(),
    onReconnect: (listener) => listeners.push(listener),
  }
}

async function untilKept({ nats, connected }: BusConnection, log: BusLog): Promise<void> {
  const deadline = deadlineIn(keptMilliseconds)
  while (connected() && deadline.remaining() > 0) {
    const state = await askKeeper(nats, askMilliseconds).catch(() => null)
    if (state) return
    await pause(againMilliseconds)
  }
  if (connected()) log.warn({}, 'the keeper of the streams does not answer: they may be missing')
}

/** The keeper's answer. No span is opened for it: relays ask by themselves. */
export async function askKeeper(nats: NatsConnection, timeout: number): Promise<EventsState | null> {
  const msg = await nats.request(getEventsState.subject, '{}', { timeout })
  return getEventsState.output.parse(msg.json()).state
}
