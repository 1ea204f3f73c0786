import { quoted, readConfig } from '@yoldas/config'
import { connectDb } from '@yoldas/db'
import { createLog, createMetrics } from '@yoldas/telemetry'
import { z } from 'zod'
import { RetentionVariables } from './config.ts'
import { retentionMetrics } from './metrics.ts'
import { type Erased, eraseOld, planErasing } from './retention/eraseOld.ts'

const usage = `usage: job retention [--dry-run]

retention  erases texts, attachments and reactions that are older than MESSAGE_DAYS, as every night; it may be ended
           and repeated. --dry-run: only says how many there are`

const Config = z.object({ DATABASE_URL: z.url(), ...RetentionVariables })

async function run(isDry: boolean): Promise<string> {
  const { DATABASE_URL, MESSAGE_DAYS: days } = readConfig(Config, process.env)
  await using db = await connectDb(DATABASE_URL, { connections: 1, statementMilliseconds: 60_000 })
  if (days === 0) return 'retention: MESSAGE_DAYS is 0: messages are kept for ever'
  if (isDry) return describe('would be', days, await planErasing(db, days))
  const deps = { db, log: createLog('chat-engine', 'warn'), retention: retentionMetrics(createMetrics()) }
  return describe('were', days, await eraseOld(deps, days, async () => true))
}

const describe = (verb: string, days: number, { emptied, removed, attachments }: Erased) =>
  `retention: of more than ${days} days ago, ${emptied} messages of students ${verb} emptied, and ` +
  `${removed} messages of the companion and ${attachments} attachments ${verb} removed`

const [job, ...options] = process.argv.slice(2)
const isDry = options.join(' ') === '--dry-run'
if (job === 'retention' && (isDry || options.length === 0)) {
  await run(isDry).then(console.log, (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  })
} else {
  console.error(`job ${quoted(process.argv.slice(2).join(' '))} is not how it is called\n${usage}`)
  process.exitCode = 1
}
