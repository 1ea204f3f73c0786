import { CommaList, Port, readConfig } from '@yoldas/config'
import { z } from 'zod'
import { runStandin } from '../run.ts'
import { versions } from './mcp.ts'
import { startHigherEducation } from './server.ts'

const Config = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: Port.default(8093),
  /** What it speaks. */
  VERSIONS: CommaList.prefault(versions.join(',')).pipe(z.array(z.enum(versions)).min(1)),
  /** Who may ask: everybody, without a token and a client. */
  TOKEN: z.string().min(1).optional(),
  CLIENT_ID: z.string().min(1).optional(),
  CLIENT_SECRET: z.string().min(1).optional(),
})

const { HOST: host, PORT: port, VERSIONS, TOKEN: token, ...config } = readConfig(Config, process.env)
const { CLIENT_ID: id, CLIENT_SECRET: secret } = config
const access = { ...(token && { token }), ...(id && secret && { client: { id, secret } }) }
await runStandin('higher-education stand-in', () => startHigherEducation({ host, port, versions: VERSIONS, access }))
