import { CommaList, Port, readConfig } from '@yoldas/config'
import { z } from 'zod'
import { runStandin } from '../run.ts'
import { startStorage } from './server.ts'

const Config = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: Port.default(8094),
  S3_ACCESS_KEY_ID: z.string(),
  S3_SECRET_ACCESS_KEY: z.string(),
  S3_BUCKET: z.string(),
  S3_REGION: z.string().default('us-east-1'),
  FOLDER: z.string().optional(),
  CORS_ORIGINS: CommaList,
})

const config = readConfig(Config, process.env)
await runStandin('object storage stand-in', () =>
  startStorage({
    host: config.HOST,
    port: config.PORT,
    accessKeyId: config.S3_ACCESS_KEY_ID,
    secretAccessKey: config.S3_SECRET_ACCESS_KEY,
    bucket: config.S3_BUCKET,
    region: config.S3_REGION,
    folder: config.FOLDER,
    corsOrigins: config.CORS_ORIGINS,
  }),
)
