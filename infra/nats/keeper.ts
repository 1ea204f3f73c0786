import { busAccess } from '@yoldas/bus'
import { readConfig } from '@yoldas/config'
import { keeperName } from '@yoldas/contracts/bus'
import { serveInternal } from '@yoldas/http'
import { createLog, createMetrics, endOnCrash, untilStopped } from '@yoldas/telemetry'
import { Config } from './config.ts'
import { startKeeper } from './keep.ts'

const config = readConfig(Config, process.env)
const log = createLog(keeperName, config.LOG_LEVEL)
endOnCrash(log)
const metrics = createMetrics()

await using parts = new AsyncDisposableStack()
const internal = parts.use(await serveInternal({ host: config.HOST, port: config.INTERNAL_PORT, metrics }))
const keeper = parts.use(await startKeeper({ ...busAccess(config), replicas: config.STREAM_REPLICAS, log, metrics }))
internal.ready({ streams: keeper.ready })
log.info({ internal: internal.url }, 'ready')
log.info({ signal: await untilStopped() }, 'stopping')
internal.drain()
