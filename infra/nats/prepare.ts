import { jetstreamManager } from '@nats-io/jetstream'
import type { BusAccess } from '@yoldas/bus'
import { type BusLog, openConnection } from '@yoldas/bus/connect'
import { keepConsumer, keepStream, listConsumers } from './make.ts'
import { kept, streamsKeptBy, wantedConsumers } from './streams.ts'

const askMilliseconds = 10_000

/**
 * Makes the streams and the durable consumers that are missing, once, and answers with their names. Beside a keeper it
 * changes nothing that the keeper would not make, given the same number of replicas.
 * @throws when NATS does not answer within the time, or refuses the user
 */
export async function prepareStreams(
  { replicas = 1, ...access }: BusAccess & { replicas?: number },
  log: BusLog,
  signal: AbortSignal,
): Promise<string[]> {
  const { live, events } = streamsKeptBy(replicas)
  const { nats } = await openConnection(access, 'migrate', log, signal).catch((cause) => {
    throw new Error('NATS refused the connection', { cause })
  })
  try {
    const manager = await jetstreamManager(nats, { checkAPI: false, timeout: askMilliseconds })
    const made: string[] = []
    const onMade = (what: string) => void made.push(what)
    await keepStream(manager, live, onMade)
    await keepStream(manager, events, onMade)
    const there = await listConsumers(manager)
    for (const one of wantedConsumers(kept)) await keepConsumer(manager, one, there, onMade)
    return made
  } finally {
    await nats.close()
  }
}
