import { readConfig } from '@yoldas/config'
import { connectDb, databaseTime } from '@yoldas/db'
import { z } from 'zod'
import { exportTombstones } from '../erasures/replay.ts'
import { noteDone } from '../upkeep/store.ts'
import { openBucket } from './tombstoneBucket.ts'

const Config = z.object({ DATABASE_URL: z.url() })

/**
 * Writes a line for each student who was erased to an object of its own, named by the time: an export takes the place
 * of none before it. Returns what was done, for a person to read.
 */
export async function keepErasures(env: Record<string, string | undefined>): Promise<string> {
  const { DATABASE_URL } = readConfig(Config, env)
  using bucket = openBucket(env)
  await using db = await connectDb(DATABASE_URL, { connections: 1 })
  // A student who is erased while this reads may be absent, so the time is that of its beginning.
  const at = await databaseTime(db)
  const lines = await Array.fromAsync(exportTombstones(db), (tombstone) => `${JSON.stringify(tombstone)}\n`)
  const key = await bucket.add(at, lines.join(''))
  await noteDone(db, 'tombstones exported', at)
  return `erasures keep: ${lines.length} tombstones written to ${key}`
}
