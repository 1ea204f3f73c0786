import { join } from 'node:path'
import { readConfig } from '@yoldas/config'
import { studentErased } from '@yoldas/contracts/events'
import { studentArrived } from '@yoldas/contracts/profile'
import { consumeEvent } from '@yoldas/outbox'
import { openService } from '@yoldas/service'
import { every } from '@yoldas/time'
import { openBreakers } from './clients/breaker.ts'
import { connectEmbeddings, sparing } from './clients/embeddings.ts'
import { connectModel } from './clients/model.ts'
import { connectModeration } from './clients/moderation.ts'
import { connectStorage } from './clients/storage.ts'
import { Config, modelPrices, moderationOptions } from './config.ts'
import { conversationHandlers } from './conversation/handlers.ts'
import { lockErased, openConversation } from './conversation/store.ts'
import { embeddingOptions } from './corpus/config.ts'
import { openCorpus } from './corpus/find.ts'
import { removeReplaced } from './corpus/ingest/remove.ts'
import { startEngine } from './engine/engine.ts'
import { watchEngine } from './engine/gauges.ts'
import { turnHandlers } from './engine/handlers.ts'
import { failGivenUp, keepLease, resumeTurns, returnUnstarted, takeTurns } from './engine/leases/jobs.ts'
import { forgetGone, leave } from './engine/leases/store.ts'
import { watchOutage } from './engine/outage.ts'
import { sendingHandlers } from './engine/sending/handlers.ts'
import { openSendQueue } from './engine/sending/sendQueue.ts'
import { countUnfinished } from './engine/sending/store.ts'
import { openHigherEducation } from './higherEducation/tools.ts'
import { forgetConcerns } from './jobs/forgetConcerns.ts'
import { forgetSpending } from './jobs/forgetSpending.ts'
import { removeMedia } from './jobs/removeMedia.ts'
import { mediaCompleter } from './media/complete.ts'
import { watchRemovals } from './media/gauges.ts'
import { mediaHandlers } from './media/handlers.ts'
import { imageCleaner } from './media/imageCleaner.ts'
import { readForModel } from './media/images.ts'
import { mediaSigner } from './media/signing.ts'
import { mediaMetrics, retrievalMetrics, turnMetrics } from './metrics.ts'
import { watchPgvector } from './pgvector/watch.ts'
import { proactiveHandlers } from './proactive/handlers.ts'
import { promptVersion } from './prompt/promptVersion.ts'
import { findStudentContext } from './prompt/studentContext.ts'
import { reactionHandlers } from './reactions/handlers.ts'
import { openMeter } from './spending/meter.ts'
import { forgetStudent, studentHandlers } from './students/handlers.ts'
import { tools } from './tools/index.ts'

const config = readConfig(Config, process.env)

await using parts = new AsyncDisposableStack()
const { bus, db, failed, log, metrics, relay, serve, service } = await openService(parts, {
  service: 'chat-engine',
  config,
  schema: 'chat',
  migrations: join(import.meta.dirname, 'migrations'),
})
const turns = turnMetrics(metrics)
const model = connectModel({
  baseUrl: config.MODEL_BASE_URL,
  apiKey: config.MODEL_API_KEY,
  name: config.MODEL_NAME,
  maxAnswerTokens: config.MAX_ANSWER_TOKENS,
})
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
const budgets = { studentTokens: config.STUDENT_DAILY_TOKENS, deploymentTokens: config.DAILY_TOKENS }
const meter = openMeter(db, metrics, budgets, modelPrices(config))
const embedding = embeddingOptions(config)
const breakers = openBreakers(metrics, log)
const embeddings = embedding && sparing(connectEmbeddings({ ...embedding, retries: 0 }), breakers)
const moderationAccess = moderationOptions(config)
const moderation = moderationAccess && connectModeration(moderationAccess, breakers)
const corpus = openCorpus({ db, log, embeddings, retrievals: retrievalMetrics(metrics) })
const higherEducation =
  config.MCP_URL === undefined
    ? undefined
    : parts.use(
        openHigherEducation(
          { log, breakers },
          {
            server: { url: config.MCP_URL },
            allowed: config.MCP_TOOLS,
            prefix: config.MCP_TOOL_PREFIX,
            taken: new Set(tools.map(({ definition }) => definition.function.name)),
            listMilliseconds: config.MCP_LIST_MILLISECONDS,
          },
        ),
      )
const contextOf = (studentKey: string) => findStudentContext(bus, studentKey)
const engine = startEngine(
  {
    db,
    bus,
    findStudentContext: contextOf,
    log,
    relay,
    turns,
    model,
    moderation,
    tools,
    corpus,
    higherEducation,
    signMedia,
    meter,
    readImage: (...image) => readForModel(storage, ...image),
    turnSeconds: config.TURN_SECONDS,
    historyTokens: config.HISTORY_TOKENS,
    // A phone waits for the answer to what was typed into its notification; beside a stream a push may come a little
    // later.
    onEnd: ({ origin }) => (origin === 'chat' ? relay.wakeSoon() : relay.wake()),
  },
  {
    slots: config.TURN_SLOTS,
    leaseSeconds: config.LEASE_SECONDS,
    drainSeconds: config.DRAIN_SECONDS,
    onFree: () => taking.wake(),
  },
)
const media = mediaMetrics(metrics)
const { clean } = parts.use(imageCleaner())
const completeMedia = mediaCompleter({ db, storage, log, clean })
const sendQueue = openSendQueue(
  (studentKeys) => countUnfinished(db, studentKeys),
  (err) => log.warn({ err }, 'unfinished turns could not be counted: sends in the queue wait on'),
)
const renewalMilliseconds = (config.LEASE_SECONDS * 1000) / 4
const outage = watchOutage(renewalMilliseconds)
const studentMediaBytes = config.STUDENT_MEDIA_BYTES
const deps = {
  db,
  bus,
  log,
  relay,
  turns,
  model,
  engine,
  findStudentContext: contextOf,
  outage,
  sendQueue,
  storage,
  media,
  signMedia,
  completeMedia,
  studentMediaBytes,
  meter,
}
watchEngine(metrics, deps)
watchRemovals(metrics, db)

// Opened before the engine, so closed after it: turns under way need its lease until it has drained.
parts.defer(() => leave(db, engine.identity).catch(failed('leave')))
const untilRenewal = () => (outage.isAway() ? Math.min(500, renewalMilliseconds) : renewalMilliseconds)
const renew = () => outage.watch(() => keepLease(deps))
// Before anything is asked of it: what an engine without a lease accepts waits for another.
await renew().catch(failed('keepLease'))
parts.use(every(untilRenewal, renew, failed('keepLease')))
parts.defer(() => meter.settle().catch(failed('settle')))
parts.use(every(10_000, meter.settle, failed('settle'))).wake()
parts.use(engine)
const taking = parts.use(every(1_000, () => outage.watch(() => takeTurns(deps)), failed('takeTurns')))
parts.use(every(1_000, () => outage.watch(() => resumeTurns(deps)), failed('resumeTurns')))
parts.use(every(1_000, () => returnUnstarted(deps), failed('returnUnstarted')))
parts.use(every(5_000, () => failGivenUp(deps), failed('failGivenUp')))
parts.use(every(600_000, () => forgetGone(db), failed('forgetGone')))
parts.use(every(60_000, () => removeMedia(deps), failed('removeMedia'))).wake()
parts.use(every(60_000, () => removeReplaced(db), failed('removeReplaced')))
parts.use(every(600_000, () => forgetConcerns(db), failed('forgetConcerns'))).wake()
parts.use(every(3_600_000, () => forgetSpending(db), failed('forgetSpending'))).wake()
bus.onReady(taking.wake)
bus.onStopping(engine.stop)
bus.onSnapshotAsked(engine.snapshot)
bus.onReconnect(engine.snapshotAll)

const pgvector = watchPgvector(deps)
parts.use(every(60_000, pgvector.look, failed('watchPgvector'))).wake()

const consuming = { ...deps, relay, service, isErased: lockErased }
parts.use(
  consumeEvent(consuming, studentArrived, ({ studentKey, arrivedAt }) => openConversation(db, studentKey, arrivedAt)),
)
parts.use(consumeEvent(consuming, studentErased, ({ studentKey }) => forgetStudent(consuming, studentKey)))
bus.onErased(engine.abandonStudent)

const handlers = [
  ...conversationHandlers(deps),
  ...sendingHandlers({ ...deps, historyTokens: config.HISTORY_TOKENS }),
  ...turnHandlers(deps),
  ...reactionHandlers(deps),
  ...proactiveHandlers(deps),
  ...mediaHandlers(deps),
  ...studentHandlers(deps),
]
log.info({ promptVersion }, 'prompt version')
await serve(handlers, {
  // A full engine is ready: what it accepts waits for it or another.
  report: () => ({ slots: { free: engine.freeSlots(), total: config.TURN_SLOTS }, ...pgvector.report() }),
  // Not before: it takes CPU that a start has better uses for. The first turn finds them read.
  onReady: () => void higherEducation?.tools(),
})
