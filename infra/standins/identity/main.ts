import { Port, readConfig } from '@yoldas/config'
import { z } from 'zod'
import { runStandin } from '../run.ts'
import { startIdentity } from './server.ts'

const Config = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: Port.default(8090),
  AUTH_JWT_SECRET: z.string().optional(),
  ISSUER: z.string().optional(),
  KEYS_FILE: z.string().optional(),
})

const config = readConfig(Config, process.env)
await runStandin('identity stand-in', () =>
  startIdentity({
    host: config.HOST,
    port: config.PORT,
    hs256Secret: config.AUTH_JWT_SECRET,
    issuer: config.ISSUER,
    keysFile: config.KEYS_FILE,
  }),
)
