import { Port, readConfig } from '@yoldas/config'
import { z } from 'zod'
import { runStandin } from '../run.ts'
import { startModelServers } from './server.ts'

const Config = z.object({ HOST: z.string().default('127.0.0.1'), PORT: Port.default(9092) })

const config = readConfig(Config, process.env)
await runStandin('stand-in of model servers', () => startModelServers({ host: config.HOST, port: config.PORT }))
