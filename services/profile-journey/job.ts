import { text } from 'node:stream/consumers'
import { quoted } from '@yoldas/config'
import { type AgeCommand, usage as ageUsage, readCommand } from './age/byOperator.ts'
import { changeByHand } from './jobs/ageByHand.ts'
import {
  type Exported,
  exportErasures,
  noteVerified,
  replayErasuresFrom,
  verifyReplayOf,
} from './jobs/erasuresByHand.ts'
import { forgetByHand } from './jobs/retentionByHand.ts'

const usage = `usage: job erasures export > tombstones
       job erasures keep
       job erasures replay < tombstones
       job restore verify < tombstones
       job restore note
       job retention [--dry-run]

export     prints which students were erased, a line for each, as keyed hashes that name nobody
keep       writes the same to an object of its own in TOMBSTONES_BUCKET, as every night
replay     erases from a restored database those who were erased after it was backed up; it may be repeated
verify     whether the tombstones were replayed in a restored database; changes nothing
--kept     for replay and verify: the newest tombstones in TOMBSTONES_BUCKET, in place of standard input
note       notes that a restored backup has been verified now; an alert comes when that is 35 days ago
retention  has students warned who were not seen for INACTIVE_DAYS, and erases those who were not seen since a warning
           of 14 days ago, as every night; it may be ended and repeated. --dry-run: only says how many there are`

/** An empty terminal would pass for tombstones of nobody. */
async function piped(): Promise<Exported> {
  if (process.stdin.isTTY) throw new Error('Name the tombstones: < FILE, or --kept.')
  return { name: 'standard input', text: await text(process.stdin) }
}

async function kept(): Promise<Exported> {
  const { openBucket } = await import('./jobs/tombstoneBucket.ts')
  using bucket = openBucket(process.env)
  return await bucket.newest()
}

const replay = async (from: Exported) => console.log(await replayErasuresFrom(from, process.env))
const verify = async (from: Exported) => console.log(await verifyReplayOf(from, process.env))
const retention = async (how: { isDry: boolean }) => console.log(await forgetByHand(process.env, how))

const jobs: Record<string, () => Promise<void>> = {
  'erasures export': () => exportErasures(process.env),
  // Not before it is asked for: it loads the SDK of the storage.
  'erasures keep': async () => console.log(await (await import('./jobs/keepErasures.ts')).keepErasures(process.env)),
  'erasures replay': async () => replay(await piped()),
  'erasures replay --kept': async () => replay(await kept()),
  'restore verify': async () => verify(await piped()),
  'restore verify --kept': async () => verify(await kept()),
  'restore note': async () => console.log(await noteVerified(process.env)),
  retention: () => retention({ isDry: false }),
  'retention --dry-run': () => retention({ isDry: true }),
}

const fail = (error: unknown, advice = '') => {
  console.error(error instanceof Error ? error.message : error)
  if (advice) console.error(advice)
  process.exitCode = 1
}

/** Null after what is wrong with the arguments was said. */
function readAgeCommand(args: string[]): AgeCommand | null {
  try {
    return readCommand(args)
  } catch (error) {
    fail(error, ageUsage)
    return null
  }
}

const args = process.argv.slice(2)
const asked = args.join(' ')
const job = Object.hasOwn(jobs, asked) ? jobs[asked] : undefined
if (job) await job().catch(fail)
else if (args[0] === 'age' || args[0] === 'consent') {
  const command = readAgeCommand(args)
  if (command) await changeByHand(process.env, command).catch(fail)
} else fail(`job ${quoted(asked)} is not how it is called`, `${usage}\n\n${ageUsage}`)
