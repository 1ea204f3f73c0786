import { text } from 'node:stream/consumers'
import { quoted, readConfig } from '@yoldas/config'
import { connectDb } from '@yoldas/db'
import { z } from 'zod'
import { ErasureVariables } from './config.ts'
import { exportTombstones, replayErasures } from './erasures/replay.ts'
import { Tombstone } from './erasures/store.ts'

const usage = `usage: job erasures export > tombstones
       job erasures replay < tombstones

export  prints which students were erased, a line for each, as keyed hashes that name nobody
replay  erases from a restored database those who were erased after it was backed up; it may be repeated`

const Config = z.object({ DATABASE_URL: z.url(), ...ErasureVariables })

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

async function run(what: 'export' | 'replay'): Promise<void> {
  const config = readConfig(Config, process.env)
  const erasureKeys = [config.ERASURE_KEY, config.ERASURE_KEY_PREVIOUS ?? config.ERASURE_KEY] as const
  const tombstones = what === 'replay' ? readTombstones(await text(process.stdin)) : []
  await using db = await connectDb(config.DATABASE_URL, { connections: 1 })
  if (what === 'export') {
    for await (const tombstone of exportTombstones(db)) console.log(JSON.stringify(tombstone))
    return
  }
  const replayed = await replayErasures({ db, erasureKeys }, tombstones)
  console.log(`erasures replay: ${replayed.tombstones} tombstones kept, ${replayed.erased} students erased`)
}

const [group, what, ...rest] = process.argv.slice(2)
if (group === 'erasures' && (what === 'export' || what === 'replay') && rest.length === 0) {
  await run(what).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  })
} else {
  console.error(`job ${quoted(process.argv.slice(2).join(' '))} is not how it is called\n${usage}`)
  process.exitCode = 1
}
