import { connectBus } from '@yoldas/bus'
import { readConfig } from '@yoldas/config'
import { studentErased } from '@yoldas/contracts/events'
import { studentArrived } from '@yoldas/contracts/profile'
import { connectDb, isUnavailable, ping } from '@yoldas/db'
import { serveInternal } from '@yoldas/http'
import { consumeEvent, startRelay, watchOutbox } from '@yoldas/outbox'
import { createLog, createMetrics, endOnCrash, untilStopped } from '@yoldas/telemetry'
import { every } from '@yoldas/time'
import { connectModel } from './clients/model.ts'
import { connectStorage } from './clients/storage.ts'
import { Config } from './config.ts'
import { removeMedia } from './jobs/removeMedia.ts'
import { failGivenUp, keepLeases, takeTurns } from './jobs/runTurns.ts'
import { mediaCompleter } from './media/complete.ts'
import { mediaHandlers } from './media/handlers.ts'
import { readForModel } from './media/images.ts'
import { mediaSigner } from './media/signing.ts'
import { messageHandlers } from './messages/handlers.ts'
import { mediaMetrics, turnMetrics, watchEngine, watchRemovals } from './metrics.ts'
import { proactiveHandlers } from './proactive/handlers.ts'
import { reactionHandlers } from './reactions/handlers.ts'
import { forgetStudent, studentHandlers } from './students/handlers.ts'
import { openConversation } from './students/store.ts'
import { tools } from './tools/index.ts'
import { startEngine } from './turn/engine.ts'
import { turnHandlers } from './turn/handlers.ts'

const service = 'chat-engine' as const
const config = readConfig(Config, process.env)
const log = createLog(service, config.LOG_LEVEL)
endOnCrash(log)
const metrics = createMetrics()
const turns = turnMetrics(metrics)
const model = connectModel({
  baseUrl: config.MODEL_BASE_URL,
  apiKey: config.MODEL_API_KEY,
  name: config.MODEL_NAME,
})

await using parts = new AsyncDisposableStack()
const internal = parts.use(await serveInternal({ host: config.HOST, port: config.INTERNAL_PORT, metrics }))
const db = parts.use(await connectDb(config.DATABASE_URL))
const bus = parts.use(await connectBus({ url: config.NATS_URL, name: service, log, metrics, live: true }))
const relay = parts.use(startRelay({ db, bus, log }))
const storage = parts.use(
  connectStorage({
    region: config.S3_REGION,
    bucket: config.S3_BUCKET,
    endpoint: config.S3_ENDPOINT,
    publicEndpoint: config.S3_PUBLIC_ENDPOINT,
    accessKeyId: config.S3_ACCESS_KEY_ID,
    secretAccessKey: config.S3_SECRET_ACCESS_KEY,
  }),
)
// Chat works without it.
storage.ping().catch((err) => log.warn({ err }, 'the storage cannot be used: attachments will fail'))
const signMedia = mediaSigner(storage)
const engine = startEngine(
  {
    db,
    bus,
    log,
    relay,
    turns,
    model,
    tools,
    signMedia,
    readImage: (...image) => readForModel(storage, ...image),
    turnSeconds: config.TURN_SECONDS,
    historyTokens: config.HISTORY_TOKENS,
    onEnd: () => relay.ring(),
  },
  {
    slots: config.TURN_SLOTS,
    leaseSeconds: config.LEASE_SECONDS,
    drainSeconds: config.DRAIN_SECONDS,
    onFree: () => taking.ring(),
  },
)
const media = mediaMetrics(metrics)
const completeMedia = mediaCompleter({ db, storage, log })
const deps = { db, bus, log, relay, turns, model, engine, storage, media, signMedia, completeMedia }
watchEngine(metrics, deps)
watchRemovals(metrics, db)
const failed = (job: string) => (err: unknown) => log.error({ err, job }, 'job failed: it runs again')

// Opened before the engine, so closed after it: turns under way need their leases until it has drained.
parts.use(every((config.LEASE_SECONDS * 1000) / 4, () => keepLeases(deps), failed('keepLeases')))
parts.use(engine)
const taking = parts.use(every(1_000, () => takeTurns(deps), failed('takeTurns')))
parts.use(every(5_000, () => failGivenUp(deps), failed('failGivenUp')))
parts.use(every(60_000, () => removeMedia(deps), failed('removeMedia')))
bus.onReady(taking.ring)
bus.onStopping(engine.stop)
bus.onSnapshotAsked(engine.snapshot)
bus.onReconnect(engine.snapshotAll)

watchOutbox(metrics, db)
const consuming = { ...deps, relay, service }
parts.use(
  consumeEvent(consuming, studentArrived, ({ studentKey, arrivedAt }) => openConversation(db, studentKey, arrivedAt)),
)
parts.use(consumeEvent(consuming, studentErased, ({ studentKey }) => forgetStudent(consuming, studentKey)))
bus.onErased(engine.abandonStudent)

const handlers = [
  ...messageHandlers(deps),
  ...turnHandlers(deps),
  ...reactionHandlers(deps),
  ...proactiveHandlers(deps),
  ...mediaHandlers(deps),
  ...studentHandlers(deps),
]
const serving = parts.use(await bus.serve(handlers, { service, isUnavailable }))
// A full engine is ready: what it accepts waits for it or another.
internal.ready({ nats: bus.connected, serving: serving.alive, postgres: () => ping(db) }, () => ({
  slots: { free: engine.freeSlots(), total: config.TURN_SLOTS },
}))
log.info({ internal: internal.url }, 'ready')
log.info({ signal: await untilStopped() }, 'stopping')
internal.drain()
