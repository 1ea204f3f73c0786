import { readConfig } from '@yoldas/config'
import { connectDb, databaseTime } from '@yoldas/db'
import { z } from 'zod'
import { ErasureVariables } from '../config.ts'
import { exportTombstones, replayErasures, verifyReplay } from '../erasures/replay.ts'
import { Tombstone } from '../erasures/store.ts'
import type { ErasureKeys } from '../students/erase.ts'
import { noteDone } from '../upkeep/store.ts'

const Address = z.object({ DATABASE_URL: z.url() })
const Config = Address.extend(ErasureVariables)
type Environment = Record<string, string | undefined>

/** What an export has printed, and where it comes from. */
export type Exported = { name: string; text: string }

/** Prints a line for each student who was erased. */
export async function exportErasures(env: Environment): Promise<void> {
  const { DATABASE_URL } = readConfig(Address, env)
  await using db = await connectDb(DATABASE_URL, { connections: 1 })
  for await (const tombstone of exportTombstones(db)) console.log(JSON.stringify(tombstone))
}

/** Reads these lines, and returns how many students they erased, for a person to read. */
export async function replayErasuresFrom({ name, text }: Exported, env: Environment): Promise<string> {
  const { DATABASE_URL, erasureKeys } = read(env)
  const tombstones = readTombstones(text)
  await using db = await connectDb(DATABASE_URL, { connections: 1 })
  const replayed = await replayErasures({ db, erasureKeys }, tombstones)
  return `erasures replay: ${replayed.tombstones} tombstones of ${name} kept, ${replayed.erased} students erased`
}

/**
 * Whether these lines were replayed, for a person to read. Changes nothing.
 * @throws a sentence that says what to do, when they were not
 */
export async function verifyReplayOf({ name, text }: Exported, env: Environment): Promise<string> {
  const { DATABASE_URL, erasureKeys } = read(env)
  const tombstones = readTombstones(text)
  await using db = await connectDb(DATABASE_URL, { connections: 1 })
  const { kept, absent, students, erased } = await verifyReplay({ db, erasureKeys }, tombstones)
  if (absent > 0 || erased > 0)
    throw new Error(
      `${absent} tombstones of ${name} are not in the database, and ${erased} of its ${students} students were ` +
        'erased and are there: run erasures replay with these tombstones, then this again.',
    )
  return `restore verify: the tombstones of ${name} are among the ${kept} here, and none of ${students} students is meant`
}

/** Notes that a restored backup has been verified now, for the alert. */
export async function noteVerified(env: Environment): Promise<string> {
  const { DATABASE_URL } = readConfig(Address, env)
  await using db = await connectDb(DATABASE_URL, { connections: 1 })
  const at = await databaseTime(db)
  await noteDone(db, 'restore verified', at)
  return `restore note: a restored backup was verified at ${at}`
}

function read(env: Environment): { DATABASE_URL: string; erasureKeys: ErasureKeys } {
  const { DATABASE_URL, ERASURE_KEY, ERASURE_KEY_PREVIOUS } = readConfig(Config, env)
  return { DATABASE_URL, erasureKeys: [ERASURE_KEY, ERASURE_KEY_PREVIOUS ?? ERASURE_KEY] }
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
