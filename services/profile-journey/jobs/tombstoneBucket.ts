import { GetObjectCommand, PutObjectCommand, paginateListObjectsV2, S3Client } from '@aws-sdk/client-s3'
import { readConfig } from '@yoldas/config'
import { z } from 'zod'

const Config = z.object({
  TOMBSTONES_REGION: z.string(),
  /** Not the one of the database's backups: who loses that bucket needs these. */
  TOMBSTONES_BUCKET: z.string(),
  /** Of an S3-compatible storage; without it AWS itself. */
  TOMBSTONES_ENDPOINT: z.url().optional(),
  /** Without them the SDK looks where AWS has them: the environment, the container, the machine's role. */
  TOMBSTONES_ACCESS_KEY_ID: z.string().optional(),
  TOMBSTONES_SECRET_ACCESS_KEY: z.string().optional(),
})

const folder = 'tombstones/'

/** Where tombstones are kept for a restore. Who adds to it need not be able to read it, nor the other way round. */
export function openBucket(env: Record<string, string | undefined>) {
  const config = readConfig(Config, env)
  const { TOMBSTONES_ACCESS_KEY_ID: accessKeyId, TOMBSTONES_SECRET_ACCESS_KEY: secretAccessKey } = config
  const Bucket = config.TOMBSTONES_BUCKET
  const client = new S3Client({
    region: config.TOMBSTONES_REGION,
    ...(config.TOMBSTONES_ENDPOINT ? { endpoint: config.TOMBSTONES_ENDPOINT, forcePathStyle: true } : {}),
    ...(accessKeyId && secretAccessKey ? { credentials: { accessKeyId, secretAccessKey } } : {}),
    requestChecksumCalculation: 'WHEN_REQUIRED',
  })
  return {
    /** Adds the export of a time, and returns its name. @throws when there is one */
    async add(at: string, Body: string): Promise<string> {
      const Key = `${folder}${at}.jsonl`
      await client.send(new PutObjectCommand({ Bucket, Key, Body, ContentType: 'application/jsonl', IfNoneMatch: '*' }))
      return Key
    },
    /** @throws a sentence when there is none */
    async newest(): Promise<{ name: string; text: string }> {
      let name: string | undefined
      // In the order of their times, which their names are.
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix: folder }))
        name = Contents.at(-1)?.Key ?? name
      if (!name) throw new Error(`There are no tombstones in ${Bucket}: does the CronJob tombstones write them there?`)
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: name }))
      return { name, text: (await Body?.transformToString()) ?? '' }
    },
    [Symbol.dispose]: () => client.destroy(),
  }
}
