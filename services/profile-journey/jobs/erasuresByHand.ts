import { text } from 'node:stream/consumers'
import { readConfig } from '@yoldas/config'
import { connectDb } from '@yoldas/db'
import { z } from 'zod'
import { ErasureVariables } from '../config.ts'
import { exportTombstones, replayErasures } from '../erasures/replay.ts'
import { Tombstone } from '../erasures/store.ts'

const Config = z.object({ DATABASE_URL: z.url(), ...ErasureVariables })
type Environment = Record<string, string | undefined>

/** Prints a line for each student who was erased. */
export async function exportErasures(env: Environment): Promise<void> {
  const { DATABASE_URL } = readConfig(Config, env)
  await using db = await connectDb(DATABASE_URL, { connections: 1 })
  for await (const tombstone of exportTombstones(db)) console.log(JSON.stringify(tombstone))
}

/** Reads these lines, and prints how many students they erased. */
export async function replayErasuresFrom(lines: NodeJS.ReadableStream, env: Environment): Promise<void> {
  const config = readConfig(Config, env)
  const erasureKeys = [config.ERASURE_KEY, config.ERASURE_KEY_PREVIOUS ?? config.ERASURE_KEY] as const
  const tombstones = readTombstones(await text(lines))
  await using db = await connectDb(config.DATABASE_URL, { connections: 1 })
  const replayed = await replayErasures({ db, erasureKeys }, tombstones)
  console.log(`erasures replay: ${replayed.tombstones} tombstones kept, ${replayed.erased} students erased`)
}

/** @throws with the number of a line that is not a tombstone */
function readTombstones(lines: string): Tombstone[] {
  return lines.split('\n').flatMap((line, i) => {
    if (line.trim() === '') return []
    try {
      return [Tombstone.parse(JSON.parse(line))]
    } catch (cause) {
      throw new Error(`line ${i + 1} is not what erasures export prints: nothing was changed`, { cause })
    }
  })
}
