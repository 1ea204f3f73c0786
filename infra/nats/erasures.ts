import type { JetStreamManager } from '@nats-io/jetstream'
import type { BusConnection, BusLog } from '@yoldas/bus/connect'
import { consumeEvents, type EventConsumer, type ReceivedEvent } from '@yoldas/bus/events'
import { eventsStream, keeperName, liveStream, publishes } from '@yoldas/contracts/bus'
import { eventSubject, studentErased } from '@yoldas/contracts/events'
import { liveSubject } from '@yoldas/contracts/live'
import { listConsumers, unlessMissing } from './make.ts'
import { consumerOf } from './streams.ts'

const readAgainMilliseconds = 5_000

type Deps = {
  connection: BusConnection
  manager: JetStreamManager
  log: BusLog
  /** A relay or an engine may publish so long after the student left. */
  againMilliseconds: number
  /** Runs a purge when nothing else is done to the streams; it resolves with how many events it removed. */
  inTurn(purge: () => Promise<number>): Promise<void>
}

/**
 * Removes from the streams what is of erased students: at once, and again `againMilliseconds` later. That they left
 * goes itself when every service has read it.
 */
export function eraseStudents({ connection, manager, log, againMilliseconds, inTurn }: Deps): EventConsumer {
  /** Purged once, by this process. */
  const purgedOnce = new Set<string>()

  const purgeEvents = async (names: readonly string[], studentKey: string) => {
    let removed = 0
    for (const name of names) {
      const { purged } = await manager.streams.purge(eventsStream, { filter: eventSubject(name, studentKey) })
      removed += purged
    }
    return removed
  }
  const purge = (studentKey: string) =>
    inTurn(async () => {
      await unlessMissing(manager.streams.purge(liveStream, { filter: liveSubject(studentKey, '*') }))
      return purgeEvents(
        names.filter((name) => name !== studentErased.name),
        studentKey,
      )
    })
  const isReadByAll = async (sequence: number) => {
    const { durable_name: own, filter_subject: subject } = consumerOf({ service: keeperName, name: studentErased.name })
    const readers = (await listConsumers(manager)).filter(
      ({ name, config }) => name !== own && config.filter_subject === subject,
    )
    return readers.every(({ ack_floor }) => ack_floor.stream_seq >= sequence)
  }

  const receive = async (event: ReceivedEvent) => {
    const { id, studentKey, sequence } = event
    // What was sent to this subject as if it were an event.
    const left = studentErased.data.safeParse(event.data)
    if (!left.success || left.data.studentKey !== studentKey) return event.discard()
    await purge(studentKey)
    if (!purgedOnce.has(id)) {
      purgedOnce.add(id)
      return event.again(againMilliseconds)
    }
    if (!(await isReadByAll(sequence))) return event.again(readAgainMilliseconds)
    await inTurn(() => purgeEvents([studentErased.name], studentKey))
    event.acknowledge()
    purgedOnce.delete(id)
  }
  return consumeEvents(connection, { service: keeperName, name: studentErased.name, log, receive })
}

const names = Object.values(publishes).flatMap((published) => published.map(({ name }) => name))
