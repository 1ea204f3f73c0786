import { join } from 'node:path'
import { readConfig } from '@yoldas/config'
import { openService } from '@yoldas/service'
import { every } from '@yoldas/time'
import { verdictHandlers } from './blocked/handlers.ts'
import { openClassifier } from './care/classifier/classifier.ts'
import { forgetConcerns } from './care/forgetConcerns.ts'
import { openBreakers } from './clients/breaker.ts'
import { modelOptions } from './clients/config.ts'
import { connectModels } from './clients/models.ts'
import { connectModeration } from './clients/moderation.ts'
import { pseudonyms } from './clients/pseudonyms.ts'
import { connectTranscription } from './clients/transcription.ts'
import { Config, moderationOptions, storageOptions, tokenBudgets, transcriptionOptions, turnOptions } from './config.ts'
import { conversationHandlers } from './conversation/handlers.ts'
import { embeddingOptions } from './corpus/config.ts'
import { openRetrieval } from './corpus/open.ts'
import { openTurns } from './engine/open.ts'
import { feedbackHandlers } from './feedback/handlers.ts'
import { callMetrics } from './genAi.ts'
import { higherEducationOptions } from './higherEducation/config.ts'
import { openHigherEducation } from './higherEducation/tools.ts'
import { openMedia } from './media/open.ts'
import { memoryHandlers } from './memory/handlers.ts'
import { proactiveHandlers } from './proactive/handlers.ts'
import { promptVersion } from './prompt/promptVersion.ts'
import { reactionHandlers } from './reactions/handlers.ts'
import { openRetention } from './retention/open.ts'
import { searchHandlers } from './search/handlers.ts'
import { openSpending } from './spending/open.ts'
import { openStudents } from './students/open.ts'
import { tools } from './tools/index.ts'
import { whyHandlers } from './why/handlers.ts'

const config = readConfig(Config, process.env)

const classifier = openClassifier()

await using parts = new AsyncDisposableStack()
const { bus, db, failed, log, metrics, relay, serve, service } = await openService(parts, {
  service: 'chat-engine',
  config,
  schema: 'chat',
  migrations: join(import.meta.dirname, 'migrations'),
})
const breakers = openBreakers(metrics, log)
const calls = callMetrics(metrics)
const models = connectModels(modelOptions(config), { breakers, metrics, calls, log }, config.MODEL_STALL_SECONDS)
const pseudonymOf = pseudonyms(config.PSEUDONYM_SECRET)
const moderationAccess = moderationOptions(config)
const moderation = moderationAccess && connectModeration(moderationAccess, breakers)
const higherEducationAccess = higherEducationOptions(config)
const taken = new Set(tools.map(({ definition }) => definition.function.name))
const higherEducation =
  higherEducationAccess && parts.use(openHigherEducation({ log, breakers }, { ...higherEducationAccess, taken }))
const { corpus, report } = openRetrieval(parts, { db, log, metrics, failed, breakers, calls }, embeddingOptions(config))
const meter = openSpending(parts, { db, metrics, failed }, tokenBudgets(config))
const media = openMedia(parts, { db, bus, log, metrics, failed }, storageOptions(config), config.STUDENT_MEDIA_BYTES)
const { storage, signMedia, completeMedia, readImage, readSound } = media
const transcriptionAccess = transcriptionOptions(config)
const hearing = transcriptionAccess && {
  transcription: connectTranscription(transcriptionAccess, breakers),
  ...{ readSound, mostADay: config.STUDENT_DAILY_RECORDINGS, hear: classifier.hear },
}
parts.use(every(600_000, () => forgetConcerns(db), failed('forgetConcerns'))).wake()
openRetention(parts, { db, log, metrics, failed }, config)

const turns = await openTurns(
  parts,
  {
    ...{ db, bus, log, metrics, relay, failed },
    ...{
      models,
      pseudonymOf,
      moderation,
      tools,
      higherEducation,
      corpus,
      meter,
      signMedia,
      completeMedia,
      readImage,
      hearing,
    },
    hear: classifier.hear,
  },
  turnOptions(config),
)
const students = openStudents(parts, { db, bus, log, relay, service, engine: turns.engine, storage, signMedia })

log.info({ promptVersion }, 'prompt version')
log.info({ classifierVersion: classifier.version }, 'classifier version')
const handlers = [
  ...turns.handlers,
  ...conversationHandlers({ db, bus, relay, signMedia }),
  ...verdictHandlers({ db, bus }),
  ...reactionHandlers({ db, bus, log, signMedia }),
  ...feedbackHandlers({ db, bus, log, signMedia }),
  ...searchHandlers({ db, signMedia }),
  ...memoryHandlers({ db, bus }),
  ...whyHandlers({ db }),
  ...proactiveHandlers({ db, bus, log, relay, models, pseudonymOf, meter }),
  ...media.handlers,
  ...students.handlers,
]
await serve(handlers, {
  // A full engine is ready: what it accepts waits for it or another.
  report: () => ({ slots: { free: turns.engine.freeSlots(), total: config.TURN_SLOTS }, ...report() }),
  // Not before: it takes CPU that a start has better uses for. The first turn finds them read.
  onReady: () => void higherEducation?.tools(),
})
