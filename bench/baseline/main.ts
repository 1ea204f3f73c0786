import { once } from 'node:events'
import { connectModel, streamCompletion } from '@yoldas/chat-engine/clients/model'
import { Port, readConfigOrExit } from '@yoldas/config'
import { connectDb } from '@yoldas/db'
import { keySet } from '@yoldas/gateway/identity/keys'
import { tokenVerifier } from '@yoldas/gateway/identity/verify'
import { createLog } from '@yoldas/telemetry'
import { z } from 'zod'
import { createApp } from './app.ts'
import { frozen } from './frozen.ts'
import { streamWithSdk, withFetch } from './sdkReader.ts'
import { ours } from './statements.ts'
import { authenticator } from './students.ts'

const Config = z.object({
  /** Of the chat engine's role, and of profile-journey's. */
  DATABASE_URL: z.url(),
  PROFILE_DATABASE_URL: z.url(),
  ERASURE_KEY: z.string(),
  AUTH_URL: z.url(),
  MODEL_BASE_URL: z.url(),
  PORT: Port,
  /** Ours: the services' statements and reader of the model's stream. Ordinary: the SDK's, and older statements. */
  KIND: z.enum(['ours', 'ordinary']),
})

const config = readConfigOrExit(Config, process.env)
const log = createLog('single process', 'info')
await using parts = new AsyncDisposableStack()
const chatDb = parts.use(await connectDb(config.DATABASE_URL))
const profileDb = parts.use(await connectDb(config.PROFILE_DATABASE_URL))
const model = connectModel({ baseUrl: config.MODEL_BASE_URL, apiKey: 'bench', name: 'stand-in', maxAnswerTokens: 8192 })
const app = await createApp({
  log,
  chatDb,
  profileDb,
  ...(config.KIND === 'ours'
    ? { model, read: streamCompletion, statements: ours }
    : { model: withFetch(model), read: streamWithSdk, statements: frozen }),
  authenticate: authenticator(
    profileDb,
    tokenVerifier({ keys: keySet({ authUrl: config.AUTH_URL, log }) }),
    config.ERASURE_KEY,
  ),
})
parts.defer(() => app.close())
await app.listen({ host: '127.0.0.1', port: config.PORT })
await once(process, 'SIGTERM')
