import { type ConsumerInfo, JetStreamApiError, type JetStreamManager, type StreamInfo } from '@nats-io/jetstream'
import { eventsStream } from '@yoldas/contracts/bus'
import { type Configuration, consumerOf, isAsWanted, type Kept } from './streams.ts'

/** Is called with what was missing. */
export type OnMade = (what: string) => void

/** The stream, made or changed when it is not as wanted. */
export async function keepStream(
  { streams }: JetStreamManager,
  wanted: Configuration,
  onMade: OnMade,
): Promise<StreamInfo> {
  const there = await unlessMissing(streams.info(wanted.name))
  if (there) return isAsWanted(wanted, there.config) ? there : await streams.update(wanted.name, wanted)
  const added = await streams.add(wanted)
  onMade(wanted.name)
  return added
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
