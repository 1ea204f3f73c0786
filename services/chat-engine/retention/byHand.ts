import { readConfig } from '@yoldas/config'
import { connectDb } from '@yoldas/db'
import { createLog, createMetrics } from '@yoldas/telemetry'
import { z } from 'zod'
import { RetentionVariables } from '../config.ts'
import { retentionMetrics } from '../metrics.ts'
import { countSounds, silenceOld } from '../voice/silence.ts'
import { type Erased, eraseOld, planErasing } from './eraseOld.ts'

const Config = z.object({ DATABASE_URL: z.url(), ...RetentionVariables })

/** Does once what is done every night, or finds what that would be. Returns it for a person to read. */
export async function eraseOldByHand(
  env: Record<string, string | undefined>,
  { isDry }: { isDry: boolean },
): Promise<string> {
  const { DATABASE_URL, MESSAGE_DAYS: days, AUDIO_DAYS: soundDays } = readConfig(Config, env)
  await using db = await connectDb(DATABASE_URL, { connections: 1, statementMilliseconds: 60_000 })
  const deps = { db, log: createLog('chat-engine', 'warn'), retention: retentionMetrics(createMetrics()) }
  const always = async () => true
  const erased = isDry ? await planErasing(db, days) : await eraseOld(deps, days, always)
  const sounds = isDry ? await countSounds(db, soundDays) : await silenceOld(deps, soundDays, always)
  const verb = isDry ? 'would be' : 'were'
  return `${describe(verb, days, erased)}\nretention: the sounds of ${sounds} recordings ${verb} erased`
}

function describe(verb: string, days: number, { emptied, removed, attachments }: Erased): string {
  if (days === 0) return 'retention: MESSAGE_DAYS is 0: messages are kept for ever'
  return (
    `retention: of more than ${days} days ago, ${emptied} messages of students ${verb} emptied, and ` +
    `${removed} messages of the companion and ${attachments} attachments ${verb} removed; pictures go once no mistake has them`
  )
}
