import { readConfig } from '@yoldas/config'
import { connectDb } from '@yoldas/db'
import { createLog, createMetrics } from '@yoldas/telemetry'
import { z } from 'zod'
import { RetentionVariables } from '../config.ts'
import { retentionMetrics } from '../metrics.ts'
import { type Erased, eraseOld, planErasing } from './eraseOld.ts'

const Config = z.object({ DATABASE_URL: z.url(), ...RetentionVariables })

/** Does once what is done every night, or finds what that would be. Returns it for a person to read. */
export async function eraseOldByHand(
  env: Record<string, string | undefined>,
  { isDry }: { isDry: boolean },
): Promise<string> {
  const { DATABASE_URL, MESSAGE_DAYS: days } = readConfig(Config, env)
  await using db = await connectDb(DATABASE_URL, { connections: 1, statementMilliseconds: 60_000 })
  if (days === 0) return 'retention: MESSAGE_DAYS is 0: messages are kept for ever'
  if (isDry) return describe('would be', days, await planErasing(db, days))
  const deps = { db, log: createLog('chat-engine', 'warn'), retention: retentionMetrics(createMetrics()) }
  return describe('were', days, await eraseOld(deps, days, async () => true))
}

const describe = (verb: string, days: number, { emptied, removed, attachments }: Erased) =>
  `retention: of more than ${days} days ago, ${emptied} messages of students ${verb} emptied, and ` +
  `${removed} messages of the companion and ${attachments} attachments ${verb} removed`
