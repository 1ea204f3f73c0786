import { busAccess, busCertificates } from '@yoldas/bus'
import { readConfig } from '@yoldas/config'
import { keeperName } from '@yoldas/contracts/bus'
import { serveInternal } from '@yoldas/http'
import { createLog, createMetrics, endOnCrash, untilStopped, watchCertificates } from '@yoldas/telemetry'
import { Config } from './config.ts'
import { startKeeper } from './keep.ts'

const config = readConfig(Config, process.env)
const log = createLog(keeperName, config.LOG_LEVEL)
endOnCrash(log)
const metrics = createMetrics()
watchCertificates(metrics, busCertificates(busAccess(config)))

await using parts = new AsyncDisposableStack()
const internal = parts.use(await serveInternal({ host: config.HOST, port: config.INTERNAL_PORT, metrics }))
const { STREAM_REPLICAS: replicas, STREAM_STORE_BYTES: storeBytes } = config
const keeper = parts.use(await startKeeper({ ...busAccess(config), replicas, storeBytes, log, metrics }))
internal.ready({ streams: keeper.ready })
log.info({ internal: internal.url }, 'ready')
log.info({ signal: await untilStopped() }, 'stopping')
internal.drain()
