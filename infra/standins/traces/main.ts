import { Port, readConfig } from '@yoldas/config'
import { z } from 'zod'
import { runStandin } from '../run.ts'
import { startTraces } from './server.ts'

const Config = z.object({ HOST: z.string().default('127.0.0.1'), PORT: Port.default(8096) })

const config = readConfig(Config, process.env)
await runStandin('receiver of traces', () => startTraces({ host: config.HOST, port: config.PORT }))
