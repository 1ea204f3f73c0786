import { DiscardPolicy, jetstream, jetstreamManager, RetentionPolicy, StorageType } from '@nats-io/jetstream'
import { nanos } from '@nats-io/transport-node'
import { LiveEvent, liveSubject } from '@yoldas/contracts/live'
import type { BusConnection, BusLog } from './connect.ts'

const stream = 'LIVE'
const keptMilliseconds = 10 * 60_000
const maxBytes = 256 * 1024 * 1024
const replayMilliseconds = 2_000

const configuration = {
  name: stream,
  subjects: ['live.>'],
  storage: StorageType.Memory,
  retention: RetentionPolicy.Limits,
  discard: DiscardPolicy.Old,
  max_age: nanos(keptMilliseconds),
  max_bytes: maxBytes,
  num_replicas: 1,
}

/** Makes or updates the memory stream that keeps live events for 10 minutes; it is gone with the server. */
export async function ensureLiveStream({ nats }: BusConnection): Promise<void> {
  const manager = await jetstreamManager(nats)
  const existing = await manager.streams.info(stream).catch(() => null)
  if (existing) await manager.streams.update(stream, configuration)
  else await manager.streams.add(configuration)
}

/** Events of one turn as they are published. Disposal unsubscribes. */
export function subscribeLive(
  { nats }: BusConnection,
  studentKey: string,
  turnId: string,
  onEvent: (event: LiveEvent) => void,
  log: BusLog,
): Disposable {
  const subscription = nats.subscribe(liveSubject(studentKey, turnId), {
    callback: (error, msg) => {
      if (error) return log.warn({ err: error, turnId }, 'live subscription failed')
      const event = readEvent(msg.data)
      if (event) onEvent(event)
      else log.warn({ turnId }, 'live event breaks the contract')
    },
  })
  return { [Symbol.dispose]: () => subscription.unsubscribe() }
}

/** What the memory stream still has of a turn, in order. Rejects when the stream cannot be read. */
export async function replayLive({ nats }: BusConnection, studentKey: string, turnId: string): Promise<LiveEvent[]> {
  const filter = { filter_subjects: liveSubject(studentKey, turnId) }
  const consumer = await jetstream(nats).consumers.get(stream, filter)
  const { num_pending: pending } = await consumer.info(true)
  const events: LiveEvent[] = []
  if (pending > 0) {
    for await (const msg of await consumer.fetch({ max_messages: pending, expires: replayMilliseconds })) {
      const event = readEvent(msg.data)
      if (event) events.push(event)
      if (msg.info.pending === 0) break
    }
  }
  await consumer.delete()
  return events
}

/** Removes what the memory stream keeps of a student. */
export async function purgeLive({ nats }: BusConnection, studentKey: string): Promise<void> {
  const { streams } = await jetstreamManager(nats)
  await streams.purge(stream, { filter: liveSubject(studentKey, '*') })
}

const decoder = new TextDecoder()

function readEvent(data: Uint8Array): LiveEvent | undefined {
  try {
    return LiveEvent.parse(JSON.parse(decoder.decode(data)))
  } catch {
    return undefined
  }
}
