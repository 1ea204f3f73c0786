import { Port, readConfig } from '@yoldas/config'
import { z } from 'zod'
import { runStandin } from '../run.ts'
import { startPush } from './server.ts'

const Config = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: Port.default(8091),
  FCM_ACCESS_TOKEN: z.string().optional(),
  ONESIGNAL_API_KEY: z.string().optional(),
})

const config = readConfig(Config, process.env)
await runStandin('push stand-in', () =>
  startPush({
    host: config.HOST,
    port: config.PORT,
    accessToken: config.FCM_ACCESS_TOKEN,
    oneSignalKey: config.ONESIGNAL_API_KEY,
  }),
)
