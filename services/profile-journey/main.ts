import { connectBus } from '@yoldas/bus'
import { readConfig } from '@yoldas/config'
import { connectDb, isUnavailable, ping } from '@yoldas/db'
import { serveInternal } from '@yoldas/http'
import { createLog, untilStopped } from '@yoldas/telemetry'
import { Config } from './config.ts'
import { studentHandlers } from './students/handlers.ts'

const service = 'profile-journey'
const config = readConfig(Config, process.env)
const log = createLog(service, config.LOG_LEVEL)

await using parts = new AsyncDisposableStack()
const db = parts.use(await connectDb(config.DATABASE_URL))
const bus = parts.use(await connectBus({ url: config.NATS_URL, name: service, log, live: false }))
parts.use(await bus.serve(studentHandlers({ db }), { service, isUnavailable }))
const internal = parts.use(
  await serveInternal({
    host: config.HOST,
    port: config.INTERNAL_PORT,
    checks: { nats: bus.connected, postgres: () => ping(db) },
  }),
)
log.info({ internal: internal.url }, 'ready')
log.info({ signal: await untilStopped() }, 'stopping')
