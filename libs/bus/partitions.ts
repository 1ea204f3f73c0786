import type { NatsConnection } from '@nats-io/transport-node'
import { countPartitions, liveStream, liveStreams, partitionOf } from '@yoldas/contracts/bus'
import { z } from 'zod'
import { askStreams } from './jetstream.ts'

/** Over how many streams live events are spread is the keeper's alone. It is asked for once, and known until then. */
export type Partitions = {
  /** Every stream. @throws Unavailable when that is not to be known now */
  streams(): Promise<string[]>
  /** The one that has a student's events. */
  streamOf(studentKey: string): Promise<string>
  /** The streams may be others from now on. */
  forget(): void
}

export function learnPartitions(nats: NatsConnection): Partitions {
  let asked: Promise<number> | null = null
  const count = async () => {
    const asking = asked ?? askCount(nats)
    asked = asking
    asking.catch(() => {
      if (asked === asking) asked = null
    })
    return asking
  }
  return {
    streams: async () => liveStreams(await count()),
    streamOf: async (studentKey) => {
      const streams = liveStreams(await count())
      return streams[partitionOf(studentKey, streams.length)] ?? liveStream
    },
    forget: () => {
      asked = null
    },
  }
}

const Subjects = z.object({ config: z.object({ subjects: z.array(z.string()) }) })

async function askCount(nats: NatsConnection): Promise<number> {
  const { config } = await askStreams(nats, `STREAM.INFO.${liveStream}`, Subjects)
  return countPartitions(config.subjects)
}

/**
 * Whose live events may have been lost, between two announcements of the keeper; undefined: everybody's. A partition
 * that was lost is no loss to the students of another.
 */
export function concernedBy(before: string | undefined, now: string): ((studentKey: string) => boolean) | undefined {
  const [old, there] = [before?.split(' ') ?? [], now.split(' ')]
  if (old.length !== there.length) return undefined
  return (studentKey) => {
    const partition = partitionOf(studentKey, there.length)
    return old[partition] !== there[partition]
  }
}
