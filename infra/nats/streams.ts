import {
  AckPolicy,
  type ConsumerConfig,
  DeliverPolicy,
  DiscardPolicy,
  RetentionPolicy,
  StorageType,
  type StreamConfig,
} from '@nats-io/jetstream'
import { nanos } from '@nats-io/transport-node'
import { ackMilliseconds, eventsKeptMilliseconds } from '@yoldas/bus/events'
import { consumes, durableOf, eventsStream, keeperName, liveStream } from '@yoldas/contracts/bus'
import { eventSubject, studentErased } from '@yoldas/contracts/events'
import { liveSubject } from '@yoldas/contracts/live'

export type Configuration = Partial<StreamConfig> & { name: string; subjects: string[] }

/** Live events of ten minutes; they are gone with the servers that have them. */
const live = {
  name: liveStream,
  subjects: [liveSubject('*', '*')],
  storage: StorageType.Memory,
  retention: RetentionPolicy.Limits,
  discard: DiscardPolicy.Old,
  max_age: nanos(10 * 60_000),
  max_bytes: 256 * 1024 * 1024,
  // Publishers ask for no answer, so nobody can have one sent elsewhere.
  no_ack: true,
  // Gateways read by sequence and subject.
  allow_direct: true,
  // So that who follows a student as a whole gets each event with its place in the stream.
  republish: { src: 'live.>', dest: 'feed.>' },
} satisfies Configuration

const events = {
  name: eventsStream,
  subjects: ['events.>'],
  storage: StorageType.File,
  retention: RetentionPolicy.Limits,
  max_age: nanos(eventsKeptMilliseconds),
} satisfies Configuration

/** The streams, each kept by so many servers of a cluster. */
export const streamsKeptBy = (servers: number): Record<'live' | 'events', Configuration> => ({
  live: { ...live, num_replicas: servers },
  events: { ...events, num_replicas: servers },
})

/** An event, by its name, and who reads it. */
export type Kept = { service: string; name: string }

/** What services read. */
export const kept: readonly Kept[] = Object.entries(consumes).flatMap(([service, read]) =>
  read.map(({ name }) => ({ service, name })),
)

/** Every durable consumer: those of services, and the keeper's own. */
export const wantedConsumers = (ofServices: readonly Kept[]): Kept[] => [
  ...ofServices,
  { service: keeperName, name: studentErased.name },
]

export const consumerOf = ({ service, name }: Kept): Partial<ConsumerConfig> & { durable_name: string } => ({
  durable_name: durableOf(service, name),
  ack_policy: AckPolicy.Explicit,
  ack_wait: nanos(ackMilliseconds),
  deliver_policy: DeliverPolicy.All,
  max_deliver: -1,
  filter_subject: eventSubject(name, '*'),
})

/** Their names. */
export const durablesOf = (ofServices: readonly Kept[]): string[] =>
  wantedConsumers(ofServices).map((one) => consumerOf(one).durable_name)

/** Whether what there is has everything that is wanted; the server adds values of its own. */
export const isAsWanted = (wanted: object, there: object): boolean =>
  Object.entries(wanted).every(
    ([name, value]) => JSON.stringify(Object.entries(there).find(([of]) => of === name)?.[1]) === JSON.stringify(value),
  )
