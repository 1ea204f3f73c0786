import { type ConsumerInfo, JetStreamApiError, type JetStreamManager, type StreamInfo } from '@nats-io/jetstream'
import { eventsStream, liveStreams, mostPartitions } from '@yoldas/contracts/bus'
import { type Configuration, consumerOf, isAsWanted, type Kept } from './streams.ts'

/** Is called with what was missing. */
export type OnMade = (what: string) => void

/** The stream, made or changed when it is not as wanted. */
export async function keepStream(
  { streams }: JetStreamManager,
  wanted: Configuration,
  onMade: OnMade,
  seen?: StreamInfo,
): Promise<StreamInfo> {
  const there = seen ?? (await unlessMissing(streams.info(wanted.name)))
  if (there) return isAsWanted(wanted, there.config) ? there : await streams.update(wanted.name, wanted)
  const added = await streams.add(wanted)
  onMade(wanted.name)
  return added
}

/**
 * The streams of live events. Those of another number of partitions give way to them: one that takes other students
 * than before is another stream, or places in it would be taken for places among all that these students have had.
 */
export async function keepLive(
  manager: JetStreamManager,
  wanted: readonly Configuration[],
  onMade: OnMade,
): Promise<StreamInfo[]> {
  const seen = await Promise.all(wanted.map(({ name }) => unlessMissing(manager.streams.info(name))))
  const isWhole = wanted.every((one, nth) => takesAsWanted(one, seen[nth]))
  if (!isWhole) for (const name of await findOthers(manager, wanted)) await manager.streams.delete(name)
  const kept: StreamInfo[] = []
  for (const [nth, one] of wanted.entries())
    kept.push(await keepStream(manager, one, onMade, isWhole ? seen[nth] : undefined))
  return kept
}

const takesAsWanted = ({ subjects }: Configuration, there: StreamInfo | undefined): boolean =>
  there !== undefined && isAsWanted({ subjects }, there.config)

/** Streams of live events that are there and take others than wanted. */
export async function findOthers({ streams }: JetStreamManager, wanted: readonly Configuration[]): Promise<string[]> {
  const others: string[] = []
  for (const name of liveStreams(mostPartitions)) {
    const there = await unlessMissing(streams.info(name))
    const one = wanted.find((stream) => stream.name === name)
    if (there && !(one && takesAsWanted(one, there))) others.push(name)
  }
  return others
}

/** The durable consumer, made or changed when it is not as wanted; one that an earlier release made keeps its place. */
export async function keepConsumer(
  { consumers }: JetStreamManager,
  wanted: Kept,
  there: readonly ConsumerInfo[],
  onMade: OnMade,
): Promise<ConsumerInfo> {
  const { durable_name: name, ...changeable } = consumerOf(wanted)
  const found = there.find((one) => one.name === name)
  if (found)
    return isAsWanted(changeable, found.config) ? found : await consumers.update(eventsStream, name, changeable)
  const added = await consumers.add(eventsStream, { durable_name: name, ...changeable })
  onMade(name)
  return added
}

/** All of the stream of events; none when there is no stream. */
export const listConsumers = async ({ consumers }: JetStreamManager): Promise<ConsumerInfo[]> =>
  (await unlessMissing(Array.fromAsync(consumers.list(eventsStream)))) ?? []

const notFound = 404

/** Undefined for what JetStream does not have. */
export async function unlessMissing<Found>(asked: Promise<Found>): Promise<Found | undefined> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof JetStreamApiError && error.status === notFound) return undefined
    throw error
  }
}
