import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { readConfig } from '@yoldas/config'
import { connectDb, databaseTime } from '@yoldas/db'
import { z } from 'zod'
import { exportTombstones } from '../erasures/replay.ts'
import { noteExport } from '../erasures/store.ts'

const Config = z.object({
  DATABASE_URL: z.url(),
  TOMBSTONES_REGION: z.string(),
  /** Not the one of the database's backups: who loses that bucket needs these. */
  TOMBSTONES_BUCKET: z.string(),
  /** Of an S3-compatible storage; without it AWS itself. */
  TOMBSTONES_ENDPOINT: z.url().optional(),
  /** Without them the SDK looks where AWS has them: the environment, the container, the machine's role. */
  TOMBSTONES_ACCESS_KEY_ID: z.string().optional(),
  TOMBSTONES_SECRET_ACCESS_KEY: z.string().optional(),
})
type Config = z.output<typeof Config>

/**
 * Writes a line for each student who was erased to an object of its own, named by the time: an export takes the place of
 * none before it. Returns what was done, for a person to read.
 */
export async function keepErasures(env: Record<string, string | undefined>): Promise<string> {
  const config = readConfig(Config, env)
  await using db = await connectDb(config.DATABASE_URL, { connections: 1 })
  // A student who is erased while this reads may be absent, so the time is that of its beginning.
  const at = await databaseTime(db)
  const lines = await Array.fromAsync(exportTombstones(db), (tombstone) => `${JSON.stringify(tombstone)}\n`)
  const key = `tombstones/${at}.jsonl`
  await put(config, key, lines.join(''))
  await noteExport(db, at)
  return `erasures keep: ${lines.length} tombstones written to ${key}`
}

async function put(config: Config, Key: string, Body: string): Promise<void> {
  const { TOMBSTONES_ACCESS_KEY_ID: accessKeyId, TOMBSTONES_SECRET_ACCESS_KEY: secretAccessKey } = config
  const client = new S3Client({
    region: config.TOMBSTONES_REGION,
    ...(config.TOMBSTONES_ENDPOINT ? { endpoint: config.TOMBSTONES_ENDPOINT, forcePathStyle: true } : {}),
    ...(accessKeyId && secretAccessKey ? { credentials: { accessKeyId, secretAccessKey } } : {}),
    requestChecksumCalculation: 'WHEN_REQUIRED',
  })
  try {
    const object = { Key, Body, ContentType: 'application/jsonl', IfNoneMatch: '*' }
    await client.send(new PutObjectCommand({ Bucket: config.TOMBSTONES_BUCKET, ...object }))
  } finally {
    client.destroy()
  }
}
